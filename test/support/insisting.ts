/**
 * Answers like a person who looks at the present messages: on any message that offers the answer, once it is there.
 * So it doesn't matter whether a move is offered together with its target, nor how many questions were asked before.
 */
import { questionComponentIds } from '../../src/discord/raid-questions/ids.ts'
import { asksTargetsAndShares } from '../../src/discord/raid-questions/targets-and-shares.ts'
import { isEphemeral } from '../../src/playground/client.ts'
import type { MessageJson } from '../../src/playground/world/message-json.ts'
import { type Aimed, confirm, controlsOf, mayAsk, pickedBefore, type Way, wayOf } from './answering.ts'
import type { Fingers } from './fingers.ts'
import { asks } from './questions.ts'
import type { Move } from './story.ts'
import type { Witness } from './witness.ts'

interface Found {
  message: MessageJson
  way: Way
}

const PATIENCE_MS = 40_000
const LOOK_MS = 40
/**
 * After this time a panel that shows the question again, with nothing picked, is used as well, and all moves are
 * opened again.
 */
const ANEW_MS = 3_000

export interface Insisting {
  own: Witness
  userId: string
  fingers: Fingers
  /** Waits until the press is answered. */
  answered: () => Promise<unknown>
}

/** Makes a move and chooses its target, at once or one after the other. */
export async function insistOn(who: Insisting, [move, aim]: Aimed): Promise<void> {
  const isBoth = await made(who, move, aim)
  if (aim && !aim.byTable && !isBoth) await made(who, aim)
}

/** @returns whether its target was chosen with it */
async function made(who: Insisting, move: Move, aim?: Move): Promise<boolean> {
  const opened = new Map<string, number>()
  for (let picked = 0; ; ) {
    const { message, way } = await found(who, opened, [move, aim], picked)
    if (!(await used(who, message, way, move))) continue
    if ('press' in way || way.isLast) return isAim(way) || asksTargetsAndShares(move.decision)
    picked = madeBefore(way, move) + 1
  }
}

const isAim = (way: Way): boolean => 'choose' in way && way.values.some((value) => value.includes('>'))

/** Presses it. @returns false if it was gone by then */
async function used(
  { own, fingers, answered }: Insisting,
  message: MessageJson,
  way: Way,
  move: Move,
): Promise<boolean> {
  try {
    if ('choose' in way) await fingers.choose(message.id, way.choose, way.values)
    else await fingers.press(message.id, way.press)
  } catch {
    return false
  }
  await answered()
  if ('press' in way && mayAsk(way.press)) await confirm(message, own, move, fingers)
  return true
}

async function found(
  who: Insisting,
  opened: Map<string, number>,
  aimed: Aimed,
  picked: number,
): Promise<Found> {
  const { own, fingers, answered } = who
  const began = Date.now()
  for (const end = began + PATIENCE_MS; Date.now() < end; ) {
    const isAnew = Date.now() > began + ANEW_MS
    const here = wayIn(own, aimed, (before) => before === picked || (isAnew && before < picked))
    if (here) return here
    const opener = openerFor(who, opened)
    if (opener) await fingers.press(opener.id, opener.customId).then(answered, () => null)
    else await own.news(LOOK_MS)
  }
  const [{ decision, picks }] = aimed
  throw new Error(
    `${own.name} finds nowhere to answer ${decision.kind} ${decision.id} with ${picks}.\n${lookOf(own)}`,
  )
}

/** The present messages: those that ask somebody, and those that only this person can read. */
function lookOf({ messages }: Witness): string {
  const open = [...messages.values()].filter((one) => asks(one) || isEphemeral(one))
  const lines = open.map((one) => [
    `${isEphemeral(one) ? 'in private' : 'in the thread'}: ${one.content}`,
    ...controlsOf(one).map(({ customId }) => customId),
  ])
  return lines.map((line) => line.join('\n  ')).join('\n')
}

/** The newest message on which the move can be made, with its target if that is offered. */
function wayIn({ messages }: Witness, [move, aim]: Aimed, isAt: (picked: number) => boolean): Found | null {
  const open = [...messages.values()].reverse().filter((one) => asks(one) || isEphemeral(one))
  const ways = open.flatMap((message) => {
    const way = (aim && wayOf(message, move, aim)) ?? wayOf(message, move)
    return way && ('press' in way || isAt(madeBefore(way, move))) ? [{ message, way }] : []
  })
  return ways.find(({ way }) => !('press' in way && mayAsk(way.press))) ?? ways[0] ?? null
}

const madeBefore = (way: Way, move: Move): number =>
  'choose' in way ? (pickedBefore(way.choose, move) ?? []).length : 0

/**
 * Opens all moves below the question, once each time that it asks this person for something else. It opens them again
 * after a while, because they may have been opened before the last answer was accepted, and the next question may
 * have the same words.
 */
function openerFor({ own, userId }: Insisting, opened: Map<string, number>) {
  const question = [...own.messages.values()].findLast(asks)
  if (!question?.content.includes(userId)) return null
  const key = question.id + question.content
  if (Date.now() - (opened.get(key) ?? 0) < ANEW_MS) return null
  opened.set(key, Date.now())
  const moves = controlsOf(question).find(({ customId }) => questionComponentIds.moves.read(customId))
  return moves ? { id: question.id, customId: moves.customId } : null
}
