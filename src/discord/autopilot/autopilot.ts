/** Gives and ends autopilot instructions that people click or type. */
import type { CurrentInstructions, InstructionRequest } from '../../table/autopilot/contract.ts'
import type { RaidInfo, Rejected } from '../../table/contract.ts'
import {
  ambiguousNameText,
  findByTypedName,
  type ItemWithNames,
  type TypedNameMatch,
} from '../../table/typed-names/match.ts'
import { texts } from '../../texts/texts.ts'
import { userText } from '../../texts/user-text.ts'
import {
  type BotContext,
  findRaidHere,
  type InteractionSource,
  type PlayerLook,
  playerLookOf,
  runWithRaidHere,
} from '../bot-context.ts'
import type { Suggestion } from '../command.ts'
import type { Click } from '../feature.ts'
import { isMulliganDecisionOpen } from '../hand/mulligan.ts'
import { handReplyInPlace } from '../hand/post.ts'
import { DISCORD_LIMITS, truncateWithEllipsis } from '../message-parts/limits.ts'
import { privateReply, type Reply, replyInPlaceOrPrivately } from '../message-parts/post.ts'
import { answerPanelWithPreviews } from '../raid-questions/panel.ts'
import { encodeInstructionRequest } from './ids.ts'
import { autopilotPanel } from './panel.ts'
import { type InstructionOffer, instructionInWords, instructionOffers } from './requests.ts'

export async function handleInstructionClick(
  context: BotContext,
  click: Click,
  raid: RaidInfo,
  { request, seat }: { request: InstructionRequest | null; seat: number },
): Promise<Reply> {
  if (!request) return privateReply(texts.reply.unknownButton)
  const before = await playerLookOf(context, raid, click.person, seat)
  const result = await context.table.autopilot.give(raid.id, click.person, request, seat)
  const said = saidOf(before, request, result)
  const isOfHand = request.kind === 'ahead' && isMulliganDecisionOpen(before.view)
  // The click was in the player's private thread, which the table updates.
  if (isOfHand && !click.isPrivate) return { how: 'quiet' }
  const after = await playerLookOf(context, raid, click.person)
  return isOfHand
    ? handReplyInPlace(context, click, after, said)
    : replyInPlaceOrPrivately(click, await answerPanelWithPreviews(context, after, said))
}

/** Returns the confirmation of an instruction, in the words of its offer. */
function saidOf(
  before: PlayerLook,
  request: InstructionRequest,
  result: CurrentInstructions | Rejected,
): string {
  if ('rejected' in result) return result.rejected
  if (request.kind === 'ahead' && isMulliganDecisionOpen(before.view))
    return texts.autopilot.handDone(request.move?.[0] === 'mulligan')
  if (request.kind === 'ahead' && before.view?.waitingFor?.kind !== 'priority')
    return texts.autopilot.answerDone
  if (request.kind === 'ahead')
    return request.move ? texts.autopilot.moveDone : texts.autopilot.passedInAdvance
  const offer = instructionOffers(before).find(
    (one) => encodeInstructionRequest(one.request) === encodeInstructionRequest(request),
  )
  return texts.autopilot.given(offer?.label ?? texts.autopilot.button)
}

/**
 * Stores an answer in advance for this player. If the player is already asked, the answer counts immediately.
 * @param move empty for passing
 * @param moment the moment in which it was offered; by default the current one
 */
export async function instructToAnswerInAdvance(
  context: BotContext,
  source: InteractionSource & Partial<Click>,
  look: PlayerLook,
  move: readonly string[] = [],
  moment = look.view?.window?.moment,
): Promise<Reply> {
  const { raid, seat } = look
  const request: InstructionRequest = {
    kind: 'ahead',
    ...(moment === undefined ? {} : { moment }),
    ...(move.length > 0 ? { move: [...move] } : {}),
  }
  const result = await context.table.autopilot.give(raid.id, source.person, request, seat ?? undefined)
  return replyInPlaceOrPrivately(
    { isPrivate: source.isPrivate ?? false },
    await answerPanelWithPreviews(
      context,
      await playerLookOf(context, raid, source.person),
      saidOf(look, request, result),
    ),
  )
}

export async function handleEndInstructionClick(
  context: BotContext,
  click: Click,
  raid: RaidInfo,
  { seat, order: instruction }: { seat: number; order: number | null },
): Promise<Reply> {
  const result = await context.table.autopilot.cancel(raid.id, click.person, instruction, seat)
  const said = 'rejected' in result ? result.rejected : texts.autopilot.instructionsEnded
  return replyInPlaceOrPrivately(
    click,
    autopilotPanel(await playerLookOf(context, raid, click.person, seat), said),
  )
}

// ---------------------------------------------------------------- typed

export const showAutopilot = (context: BotContext, source: InteractionSource): Promise<Reply> =>
  withSeat(context, source, async (look) => ({ how: 'tell', post: autopilotPanel(look) }))

export const giveTypedInstruction = (
  context: BotContext,
  source: InteractionSource,
  text: string,
): Promise<Reply> =>
  withSeat(context, source, async (look) => {
    const meant = findByTypedName(text, instructionOffers(look).map(offerByLabel))
    if (meant.kind === 'several')
      return { how: 'tell', post: autopilotPanel(look, ambiguousNameText(text, meant.them)) }
    if (meant.kind === 'none')
      return { how: 'tell', post: autopilotPanel(look, texts.autopilot.unknownInstruction) }
    const request = meant.it
    const result = await context.table.autopilot.give(
      look.raid.id,
      source.person,
      request,
      look.seat ?? undefined,
    )
    const after = await playerLookOf(context, look.raid, source.person)
    return { how: 'tell', post: autopilotPanel(after, saidOf(look, request, result)) }
  })

/** Ends an instruction, or all. @param text the number or words of an instruction, or the words for all of them */
export const endTypedInstruction = (
  context: BotContext,
  source: InteractionSource,
  text: string,
): Promise<Reply> =>
  withSeat(context, source, async (look) => {
    const meant = orderMeant(look, text)
    if (meant.kind === 'several')
      return { how: 'tell', post: autopilotPanel(look, ambiguousNameText(text, meant.them)) }
    if (meant.kind === 'none')
      return { how: 'tell', post: autopilotPanel(look, texts.reply.unknownOption(userText(text))) }
    const instruction = meant.it
    const result = await context.table.autopilot.cancel(
      look.raid.id,
      source.person,
      instruction,
      look.seat ?? undefined,
    )
    const after = await playerLookOf(context, look.raid, source.person, look.seat ?? undefined)
    return {
      how: 'tell',
      post: autopilotPanel(after, 'rejected' in result ? result.rejected : texts.autopilot.instructionsEnded),
    }
  })

const ALL = 'all'

/** Returns the id of the instruction that a typed text means. The id null stands for all instructions. */
function orderMeant({ instructions, raid }: PlayerLook, text: string): TypedNameMatch<number | null> {
  const each = instructions.map((instruction): ItemWithNames<number | null> => {
    const label = instructionInWords(instruction, raid)
    return { it: instruction.id, id: `${instruction.id}`, label, names: [label] }
  })
  return findByTypedName(text, [
    {
      it: null,
      id: ALL,
      label: texts.autopilot.endAllInstructions,
      names: [texts.autopilot.endAllInstructions],
    },
    ...each,
  ])
}

const offerByLabel = ({ request, label }: InstructionOffer): ItemWithNames<InstructionRequest> => ({
  it: request,
  id: encodeInstructionRequest(request),
  label,
  names: [label],
})

export async function suggestInstructions(
  context: BotContext,
  source: InteractionSource,
  option: 'order' | 'lift',
  typed: string,
): Promise<Suggestion[]> {
  const raid = await findRaidHere(context, source)
  if (!raid) return []
  const look = await playerLookOf(context, raid, source.person)
  const all =
    option === 'order'
      ? instructionOffers(look).map(({ request, label }) => ({
          name: label,
          value: encodeInstructionRequest(request),
        }))
      : [
          ...look.instructions.map((instruction) => ({
            name: instructionInWords(instruction, raid),
            value: `${instruction.id}`,
          })),
          { name: texts.autopilot.endAllInstructions, value: ALL },
        ]
  const wanted = typed.trim().toLowerCase()
  return all
    .filter(({ name }) => name.toLowerCase().includes(wanted))
    .map(({ name, value }) => ({ name: truncateWithEllipsis(name, DISCORD_LIMITS.choiceName), value }))
}

/**
 * Runs the work with the person's look if the raid is being played and the person has a seat; otherwise replies why
 * not.
 */
function withSeat(
  context: BotContext,
  source: InteractionSource,
  work: (look: PlayerLook) => Promise<Reply>,
): Promise<Reply> {
  return runWithRaidHere(context, source, async (raid) => {
    if (raid.status === 'lobby') return privateReply(texts.reply.notBegun)
    if (raid.status !== 'playing') return privateReply(texts.reply.over)
    const look = await playerLookOf(context, raid, source.person)
    return look.seat === null ? privateReply(texts.reply.notSeated) : work(look)
  })
}
