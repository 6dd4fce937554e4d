/** Autopilot instructions that are clicked or typed. */
import type { CurrentInstructions, InstructionRequest } from '../../table/autopilot/contract.ts'
import type { RaidCard, Rejected } from '../../table/contract.ts'
import { askWhich, type Meant, type Named, whichIsMeant } from '../../table/typed-names/meant.ts'
import { texts } from '../../texts/texts.ts'
import { userText } from '../../texts/user-text.ts'
import { panelFor } from '../asking/panel.ts'
import type { Suggestion } from '../command.ts'
import { type Desk, lookAs, raidHere, type Seen, type Visit, withRaid } from '../desk.ts'
import type { Click } from '../feature.ts'
import { isOpening } from '../hand/opening.ts'
import { handAgain } from '../hand/post.ts'
import { clip, LIMITS } from '../posts/limits.ts'
import { changeOrTell, type Outcome, tell } from '../posts/post.ts'
import { requestText } from './ids.ts'
import { autopilotPanel } from './panel.ts'
import { instructionInWords, type RequestOffer, requestsOf } from './requests.ts'

export async function give(
  desk: Desk,
  click: Click,
  raid: RaidCard,
  { wish: request, seat }: { wish: InstructionRequest | null; seat: number },
): Promise<Outcome> {
  if (!request) return tell(texts.reply.unknownButton)
  const before = await lookAs(desk, raid, click.person, seat)
  const result = await desk.table.autopilot.give(raid.id, click.person, request, seat)
  const said = saidOf(before, request, result)
  const isOfHand = request.kind === 'ahead' && isOpening(before.view)
  if (isOfHand && !click.isPrivate) return { how: 'quiet' } // in the player's own thread
  const after = await lookAs(desk, raid, click.person)
  return isOfHand
    ? handAgain(desk, click, after, said)
    : changeOrTell(click, await panelFor(desk, after, said))
}

/** The confirmation of an instruction, in the words of its offer. */
function saidOf(before: Seen, request: InstructionRequest, result: CurrentInstructions | Rejected): string {
  if ('rejected' in result) return result.rejected
  if (request.kind === 'ahead' && isOpening(before.view))
    return texts.orders.handDone(request.move?.[0] === 'mulligan')
  if (request.kind === 'ahead' && before.view?.waitingFor?.kind !== 'priority') return texts.orders.answerDone
  if (request.kind === 'ahead') return request.move ? texts.orders.moveDone : texts.orders.aheadDone
  const offer = requestsOf(before).find((one) => requestText(one.wish) === requestText(request))
  return texts.orders.given(offer?.label ?? texts.orders.button)
}

/**
 * Records an answer ahead. It counts when the player is asked, or at once if they are already asked.
 * @param move empty for passing
 * @param moment the moment in which it was offered; by default the current one
 */
export async function sayAhead(
  desk: Desk,
  visit: Visit & Partial<Click>,
  look: Seen,
  move: readonly string[] = [],
  moment = look.view?.window?.moment,
): Promise<Outcome> {
  const { raid, seat } = look
  const request: InstructionRequest = {
    kind: 'ahead',
    ...(moment === undefined ? {} : { moment }),
    ...(move.length > 0 ? { move: [...move] } : {}),
  }
  const result = await desk.table.autopilot.give(raid.id, visit.person, request, seat ?? undefined)
  return changeOrTell(
    { isPrivate: visit.isPrivate ?? false },
    await panelFor(desk, await lookAs(desk, raid, visit.person), saidOf(look, request, result)),
  )
}

export async function lift(
  desk: Desk,
  click: Click,
  raid: RaidCard,
  { seat, order: instruction }: { seat: number; order: number | null },
): Promise<Outcome> {
  const result = await desk.table.autopilot.lift(raid.id, click.person, instruction, seat)
  const said = 'rejected' in result ? result.rejected : texts.orders.lifted
  return changeOrTell(click, autopilotPanel(await lookAs(desk, raid, click.person, seat), said))
}

// ---------------------------------------------------------------- typed

export const showAutopilot = (desk: Desk, visit: Visit): Promise<Outcome> =>
  withSeat(desk, visit, async (look) => ({ how: 'tell', post: autopilotPanel(look) }))

export const giveInstruction = (desk: Desk, visit: Visit, text: string): Promise<Outcome> =>
  withSeat(desk, visit, async (look) => {
    const meant = whichIsMeant(text, requestsOf(look).map(wishNamed))
    if (meant.kind === 'several')
      return { how: 'tell', post: autopilotPanel(look, askWhich(text, meant.them)) }
    if (meant.kind === 'none') return { how: 'tell', post: autopilotPanel(look, texts.orders.noWish) }
    const request = meant.it
    const result = await desk.table.autopilot.give(
      look.raid.id,
      visit.person,
      request,
      look.seat ?? undefined,
    )
    const after = await lookAs(desk, look.raid, visit.person)
    return { how: 'tell', post: autopilotPanel(after, saidOf(look, request, result)) }
  })

/** @param text the number or words of an instruction, or the words for all of them */
export const endInstruction = (desk: Desk, visit: Visit, text: string): Promise<Outcome> =>
  withSeat(desk, visit, async (look) => {
    const meant = orderMeant(look, text)
    if (meant.kind === 'several')
      return { how: 'tell', post: autopilotPanel(look, askWhich(text, meant.them)) }
    if (meant.kind === 'none')
      return { how: 'tell', post: autopilotPanel(look, texts.reply.unknownOption(userText(text))) }
    const instruction = meant.it
    const result = await desk.table.autopilot.lift(
      look.raid.id,
      visit.person,
      instruction,
      look.seat ?? undefined,
    )
    const after = await lookAs(desk, look.raid, visit.person, look.seat ?? undefined)
    return {
      how: 'tell',
      post: autopilotPanel(after, 'rejected' in result ? result.rejected : texts.orders.lifted),
    }
  })

const ALL = 'all'

/** The instruction that the text means. Null stands for all of them. */
function orderMeant({ orders, raid }: Seen, text: string): Meant<number | null> {
  const each = orders.map((instruction): Named<number | null> => {
    const label = instructionInWords(instruction, raid)
    return { it: instruction.id, id: `${instruction.id}`, label, names: [label] }
  })
  return whichIsMeant(text, [
    { it: null, id: ALL, label: texts.orders.liftsAll, names: [texts.orders.liftsAll] },
    ...each,
  ])
}

const wishNamed = ({ wish: request, label }: RequestOffer): Named<InstructionRequest> => ({
  it: request,
  id: requestText(request),
  label,
  names: [label],
})

export async function suggestInstructions(
  desk: Desk,
  visit: Visit,
  option: 'order' | 'lift',
  typed: string,
): Promise<Suggestion[]> {
  const raid = await raidHere(desk, visit)
  if (!raid) return []
  const look = await lookAs(desk, raid, visit.person)
  const all =
    option === 'order'
      ? requestsOf(look).map(({ wish: request, label }) => ({ name: label, value: requestText(request) }))
      : [
          ...look.orders.map((instruction) => ({
            name: instructionInWords(instruction, raid),
            value: `${instruction.id}`,
          })),
          { name: texts.orders.liftsAll, value: ALL },
        ]
  const wanted = typed.trim().toLowerCase()
  return all
    .filter(({ name }) => name.toLowerCase().includes(wanted))
    .map(({ name, value }) => ({ name: clip(name, LIMITS.choiceName), value }))
}

/** Runs the work if the raid is being played and the person has a seat. */
function withSeat(desk: Desk, visit: Visit, work: (look: Seen) => Promise<Outcome>): Promise<Outcome> {
  return withRaid(desk, visit, async (raid) => {
    if (raid.status === 'lobby') return tell(texts.reply.notBegun)
    if (raid.status !== 'playing') return tell(texts.reply.over)
    const look = await lookAs(desk, raid, visit.person)
    return look.seat === null ? tell(texts.reply.notSeated) : work(look)
  })
}
