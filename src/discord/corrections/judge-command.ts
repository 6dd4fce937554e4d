/** `/judge`: corrections of the game, by a person with the right to make them or by a vote. */
import type { ObjectId, View } from '../../engine/index.ts'
import type { RaidInfo, Rejected } from '../../table/contract.ts'
import type { RequestedCorrection } from '../../table/corrections/contract.ts'
import { ambiguousNameText } from '../../table/typed-names/match.ts'
import type { ProposalResult } from '../../table/votes/contract.ts'
import { texts } from '../../texts/texts.ts'
import { userText } from '../../texts/user-text.ts'
import { type BotContext, type CommandCall, findRaidHere, runWithRaidHere } from '../bot-context.ts'
import { correctXp } from '../characters/campaign.ts'
import type { Suggestion } from '../command.ts'
import { privateReply, type Reply } from '../message-parts/post.ts'
import { findSeat, suggestSeatsOf } from '../message-parts/seats-typed.ts'
import { matchTypedOffer, namedItemOfOffer } from '../raid-questions/typed.ts'
import {
  buildCardCorrection,
  buildRaiderCorrection,
  type CardCorrectionKind,
  type CorrectionValues,
  correctionResultText,
  type RaiderCorrectionKind,
} from './build-correction.ts'
import {
  answerOffersIfPublic,
  findPublicCardByName,
  namedItemsOfPublicCards,
  suggestNamedItems,
} from './card-naming.ts'

/** The kinds of corrections, and the options that each needs besides the reason. */
const NEEDS = {
  damage: ['card', 'number'],
  move: ['card', 'to'],
  attach: ['card', 'host'],
  unseen: ['raider', 'from', 'to'],
  exhaust: ['card'],
  ready: ['card'],
  flip: ['card'],
  counters: ['card', 'name', 'number'],
  draw: ['raider', 'number'],
  resources: ['raider', 'number'],
  endturn: [],
  answer: ['choice'],
  skip: [],
  kick: ['raider'],
  restart: [],
  xp: ['who', 'number'],
} as const satisfies Record<string, readonly Option[]>

type Tool = keyof typeof NEEDS
type Option = 'card' | 'host' | 'raider' | 'number' | 'from' | 'to' | 'name' | 'choice' | 'who'

const isTool = (word: string): word is Tool => Object.hasOwn(NEEDS, word)

/** The values of the option `what` of `/judge`. */
export const JUDGE_TOOLS: readonly Tool[] = Object.keys(NEEDS).filter(isTool)

export async function runJudgeCommand(context: BotContext, call: CommandCall): Promise<Reply> {
  const tool = call.text('what') ?? ''
  if (!isTool(tool)) return privateReply(texts.reply.unknownOption(userText(tool)))
  const missing = NEEDS[tool].filter((option) => !isGiven(call, option))
  if (missing.length > 0) return privateReply(texts.judge.missing(missing))
  return tool === 'xp' ? correct(context, call) : put(context, call, tool)
}

function isGiven(call: CommandCall, option: Option): boolean {
  if (option === 'number') return call.whole(option) !== null
  return (option === 'who' ? call.someone(option) : call.text(option)) !== null
}

const correct = (context: BotContext, call: CommandCall): Promise<Reply> =>
  correctXp(context, call, {
    who: call.someone('who') ?? call.person,
    amount: call.whole('number') ?? 0,
    reason: userText(call.text('reason') ?? ''),
    code: call.text('raid'),
  })

const put = (context: BotContext, call: CommandCall, tool: Exclude<Tool, 'xp'>): Promise<Reply> =>
  runWithRaidHere(context, call, async (raid) => {
    if (raid.status === 'lobby') return privateReply(texts.reply.notBegun)
    const reason = userText(call.text('reason') ?? '')
    const asking = { raidId: raid.id, by: call, interactionId: call.interactionId }
    if (tool === 'restart')
      return told(await context.table.undo.ask({ ...asking, target: { what: 'turn', reason } }))
    const correction = await correctionOfCommand(context, call, raid, tool)
    if ('rejected' in correction) return privateReply(correction.rejected)
    return told(await context.table.corrections.make({ ...asking, correction, reason }))
  })

const told = (done: ProposalResult | Rejected): Reply => privateReply(correctionResultText(done))

async function correctionOfCommand(
  context: BotContext,
  call: CommandCall,
  raid: RaidInfo,
  tool: Exclude<Tool, 'xp' | 'restart'>,
): Promise<RequestedCorrection | Rejected> {
  switch (tool) {
    case 'damage':
    case 'exhaust':
    case 'ready':
    case 'flip':
    case 'counters':
    case 'move':
    case 'attach':
      return aboutCard(context, call, raid, tool)
    case 'unseen':
    case 'draw':
    case 'resources':
    case 'kick':
      return aboutRaider(call, raid, tool)
    case 'answer':
      return answerFor(context, call, raid)
    case 'endturn':
      return { kind: 'endTurn' }
    default:
      return { kind: 'skip' }
  }
}

async function aboutCard(
  context: BotContext,
  call: CommandCall,
  raid: RaidInfo,
  kind: CardCorrectionKind | 'attach',
): Promise<RequestedCorrection | Rejected> {
  const { view } = await context.table.look(raid.id, null)
  const meant = cardMeant(raid, view, call.text('card') ?? '')
  if ('rejected' in meant) return meant
  if (kind !== 'attach') return buildCardCorrection(kind, meant.object, valuesOf(call))
  const host = cardMeant(raid, view, call.text('host') ?? '')
  return 'rejected' in host ? host : { kind, object: meant.object, host: host.object }
}

const valuesOf = (call: CommandCall): CorrectionValues => ({
  number: call.whole('number'),
  name: call.text('name'),
  to: call.text('to'),
  from: call.text('from'),
})

function cardMeant(raid: RaidInfo, view: View | null, text: string): { object: ObjectId } | Rejected {
  const meant = view && findPublicCardByName(raid, view, text)
  if (meant?.kind === 'several') return { rejected: ambiguousNameText(text, meant.them) }
  if (meant?.kind !== 'one') return { rejected: texts.judge.unknownCard(userText(text)) }
  return { object: meant.it }
}

function aboutRaider(
  call: CommandCall,
  raid: RaidInfo,
  kind: RaiderCorrectionKind,
): RequestedCorrection | Rejected {
  const text = call.text('raider') ?? ''
  const meant = findSeat(raid, text)
  if (meant.kind === 'several') return { rejected: ambiguousNameText(text, meant.them) }
  if (meant.kind === 'none') return { rejected: texts.judge.unknownPlayer(userText(text)) }
  return buildRaiderCorrection(kind, meant.it, valuesOf(call))
}

async function answerFor(
  context: BotContext,
  call: CommandCall,
  raid: RaidInfo,
): Promise<RequestedCorrection | Rejected> {
  const text = call.text('choice') ?? ''
  const offers = await answerOffersIfPublic(context, raid)
  if (offers.length === 0) return { rejected: texts.judge.notOpen }
  const pick = matchTypedOffer(offers, text)
  if (pick.kind === 'several') return { rejected: ambiguousNameText(text, pick.them) }
  if (pick.kind === 'none') return { rejected: texts.reply.unknownOption(userText(text)) }
  return { kind: 'answer', picks: [pick.it.id] }
}

/** Suggests cards, raiders or answers, depending on the option. */
export async function suggestJudgeOptionValues(
  context: BotContext,
  call: CommandCall,
  { name, typed }: { name: string; typed: string },
): Promise<Suggestion[]> {
  const raid = await findRaidHere(context, call)
  if (!raid) return []
  if (name === 'raider') return suggestSeatsOf(raid, typed)
  if (name === 'choice')
    return suggestNamedItems((await answerOffersIfPublic(context, raid)).map(namedItemOfOffer), typed)
  const { view } = await context.table.look(raid.id, null)
  return view ? suggestNamedItems(namedItemsOfPublicCards(raid, view), typed) : []
}
