/** Finds the control that answers a decision, on the prompt or in a private panel, and presses it. */
import { isSameQuestion } from '../../scripts/crowd/controls.ts'
import { questionComponentIds } from '../../src/discord/raid-questions/ids.ts'
import { asksTargetsAndShares } from '../../src/discord/raid-questions/targets-and-shares.ts'
import type { Decision } from '../../src/engine/index.ts'
import { isEphemeral } from '../../src/playground/client.ts'
import type { MessageJson } from '../../src/playground/world/message-json.ts'
import type { Fingers } from './fingers.ts'
import { asks } from './questions.ts'
import type { Move } from './story.ts'
import type { Sight, Witness } from './witness.ts'

export type Way = { press: string } | { choose: string; values: string[]; isLast: boolean }

/** A move, and the move that chooses its target, if both are chosen at once. */
export type Aimed = readonly [Move, Move | undefined]

/**
 * Returns the controls of a message that make these picks, or the next of them.
 * @param aim the move that chooses the target of the first pick, if both are chosen at once
 */
export function wayOf(message: MessageJson, move: Move, aim?: Move): Way | null {
  for (const { customId, values } of controlsOf(message)) {
    const way = waysOf(customId, move, aim)
    if (!way) continue
    if ('press' in way || way.values.every((value) => values.includes(value))) return way
  }
  return null
}

function waysOf(customId: string, move: Move, aim?: Move): Way | null {
  if (asksTargetsAndShares(move.decision)) return wayBy(customId, { ...move, picks: withShares(move, aim) })
  return aim || questionComponentIds.aim.read(customId)
    ? wayByAim(customId, move, aim)
    : wayBy(customId, move)
}

/** Targets with their shares: the amounts of the following division, or all to one, or 1 each. */
function withShares({ decision, picks }: Move, division?: Move): string[] {
  const alone = picks.length === 1 ? (decision.amount ?? 1) : 1
  return picks.map((pick) => division?.picks.find((one) => one.startsWith(`${pick}=`)) ?? `${pick}=${alone}`)
}

function wayByAim(choose: string, { decision, picks }: Move, aim?: Move): Way | null {
  const [, id] = questionComponentIds.aim.read(choose) ?? []
  if (id !== decision.id) return null
  return { choose, values: [[...picks, ...(aim?.picks ?? [])].join('>')], isLast: true }
}

/** Each target is asked for its share, also one that gets nothing. */
const asAsked = ({ decision, picks }: Move): readonly string[] =>
  decision.kind === 'divide'
    ? decision.options.map(({ id }) => picks.find((pick) => pick.startsWith(`${id}=`)) ?? `${id}=0`)
    : picks

function wayBy(customId: string, move: Move): Way | null {
  const { decision } = move
  const picks = asAsked(move)
  const { pick, end, choose, here } = questionComponentIds
  const isAsked = (said: readonly unknown[] | null) => said?.[1] === decision.id
  const [button, menu] = [pick.read(customId), choose.read(customId)]
  if (isAsked(end.read(customId)) && `${picks}` === 'pass') return { press: customId }
  const shared = here.read(customId)
  if (shared) return isAsked(shared) && shared[4] === `${picks}` ? { press: customId } : null
  if (button) return isAsked(button) && `${button[2]}` === `${picks}` ? { press: customId } : null
  if (isAsked(questionComponentIds.course.read(customId)) && picks.length === 1)
    return { choose: customId, values: [...picks], isLast: true }
  if (isAsked(menu) && picks.length > 0) return { choose: customId, values: [...picks], isLast: true }
  const before = pickedBefore(customId, move)
  const [next] = picks.slice(before?.length)
  if (!before || next === undefined || before.some((pick, n) => pick !== picks[n])) return null
  return { choose: customId, values: [next], isLast: isLast(decision, picks, before.length + 1) }
}

/** The picks before a select for one more was offered; null for another question. */
export function pickedBefore(customId: string, { decision }: Move): readonly string[] | null {
  const { next, share } = questionComponentIds
  const [, id, , before] = next.read(customId) ?? share.read(customId) ?? []
  if (id !== decision.id) return null
  return before?.map((one, n) => (typeof one === 'string' ? one : `${decision.options[n]?.id}=${one}`)) ?? []
}

/** Whether nothing more is asked after this number of picks, and no button must end the question. */
function isLast({ kind, min, max, options }: Decision, picks: readonly string[], made: number): boolean {
  const left = picks.slice(made)
  if (kind === 'divide') return left.length <= 1 || left.every((pick) => pick.endsWith('=0'))
  const goesWithoutSaying = left.length === 1 && min === options.length
  return goesWithoutSaying || (left.length === 0 && picks.length >= Math.min(max, options.length))
}

interface Control {
  customId: string
  values: string[] // the values of a select
}

/** The usable buttons and selects of a message. */
export function controlsOf({ components }: MessageJson): Control[] {
  const found: Control[] = []
  const visit = (node: unknown) => {
    if (Array.isArray(node)) for (const each of node) visit(each)
    if (typeof node !== 'object' || node === null) return
    if ('custom_id' in node && !('disabled' in node && node.disabled))
      found.push({ customId: String(node.custom_id), values: valuesOf(node) })
    if ('components' in node) visit(node.components)
  }
  visit(components)
  return found
}

function valuesOf(select: object): string[] {
  if (!('options' in select) || !Array.isArray(select.options)) return []
  return select.options.map((option) => String(option.value))
}

/**
 * Whether an event posts a question, or changes one message into another question. An edit that only adds the picture
 * of the board doesn't count.
 */
export function promptsIn(sights: readonly Sight[]): Sight[] {
  const all = sights.filter(({ message }) => asks(message) && !isEphemeral(message))
  return all.filter(({ message }, n) => {
    const before = all[n - 1]?.message
    return !(before && isSameQuestion(before, message))
  })
}

/** The n-th question in the thread, counted from 0. */
export const promptAt = (watcher: Witness, n: number): Promise<MessageJson> =>
  watcher.until(`question ${n + 1}`, () => promptsIn(watcher.sights)[n]?.message)

/** How often a menu may disappear before the press. */
const MOST_GONE = 2

/**
 * Makes a move, perhaps with its target.
 * @param own the messages that the asked person sees
 */
export async function answer(
  prompt: MessageJson,
  own: Witness,
  [move, aim]: Aimed,
  fingers: Fingers,
): Promise<void> {
  let gone = 0
  for (let steps = 0; steps <= move.picks.length; steps++) {
    const message = await placeFor(prompt, own, [move, aim], fingers, steps)
    const way = wayOf(message, move, aim)
    if (!way) throw new Error('what was there is gone')
    if ('press' in way) {
      await fingers.press(message.id, way.press)
      return mayAsk(way.press) ? confirm(prompt, own, move, fingers) : undefined
    }
    try {
      await fingers.choose(message.id, way.choose, way.values)
    } catch (error) {
      // an updated panel says where the newer one is, which was posted meanwhile
      if (++gone > MOST_GONE) throw error
      steps -= 1
      continue
    }
    if (way.isLast) return
  }
}

/** "End turn" may ask for a confirmation. */
export const mayAsk = (customId: string): boolean => questionComponentIds.end.read(customId) !== null

/** Confirms the end of the turn, if the bot first lists what the player could still do. */
export async function confirm(prompt: MessageJson, own: Witness, { decision }: Move, fingers: Fingers) {
  const passesNow = ({ customId }: Control) => {
    const [, id, picks] = questionComponentIds.pick.read(customId) ?? []
    return id === decision.id && picks?.[0] === 'pass'
  }
  const isOpen = (message: MessageJson | undefined) =>
    message !== undefined &&
    controlsOf(message).some(({ customId }) => questionComponentIds.end.read(customId)?.[1] === decision.id)
  const asked = await own.until('the end of the turn', () => {
    const panel = [...own.messages.values()].find(
      (message) => isEphemeral(message) && controlsOf(message).some(passesNow),
    )
    return panel ?? (isOpen(own.messages.get(prompt.id)) ? undefined : 'ended')
  })
  const sure = asked === 'ended' ? undefined : controlsOf(asked).find(passesNow)
  if (asked !== 'ended' && sure) await fingers.press(asked.id, sure.customId)
}

/** The open private panel, or the prompt, or the panel that it opens. */
async function placeFor(
  prompt: MessageJson,
  own: Witness,
  [move, aim]: Aimed,
  fingers: Fingers,
  made: number,
): Promise<MessageJson> {
  const open = made === 0 ? panelFor(own, [move, aim], 0) : null
  if (open) return open
  if (made === 0 && wayOf(prompt, move, aim)) return prompt
  if (made === 0) await openMoves(prompt, fingers)
  return own.until(`a panel with decision ${move.decision.id}`, () => panelFor(own, [move, aim], made))
}

async function openMoves(prompt: MessageJson, fingers: Fingers): Promise<void> {
  const moves = controlsOf(prompt).find(({ customId }) => questionComponentIds.moves.read(customId))
  if (!moves) throw new Error(`There are no moves to open below "${prompt.content}"`)
  await fingers.press(prompt.id, moves.customId)
}

/** A private message on which this move can go on after this number of picks. */
function panelFor(own: Witness, [move, aim]: Aimed, made: number): MessageJson | null {
  const panels = [...own.messages.values()].filter(isEphemeral).reverse()
  return panels.find((panel) => isAt(wayOf(panel, move, aim), move, made)) ?? null
}

function isAt(way: Way | null, move: Move, made: number): boolean {
  if (!way || 'press' in way) return way !== null
  return (pickedBefore(way.choose, move) ?? []).length === made
}
