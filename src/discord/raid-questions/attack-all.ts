/** `/attack attacker: all`: all characters with ATK attack, one after the other. */
import { texts } from '../../texts/texts.ts'
import {
  type BotContext,
  findRaidHere,
  type InteractionSource,
  type PlayerLook,
  playerLookOf,
  runWithRaidHere,
} from '../bot-context.ts'
import type { Suggestion } from '../command.ts'
import { DISCORD_LIMITS } from '../message-parts/limits.ts'
import { findCardInView } from '../message-parts/names.ts'
import type { Reply } from '../message-parts/post.ts'
import { addTakeBackToLook } from '../undo/button.ts'
import { picksAndResultsText } from './answering.ts'
import {
  attackersOfOpenDecision,
  commonDefenders,
  defenderQuestion,
  findOpenDecision,
  MAX_GROUP_ATTACKERS,
  type OpenDecisionOfPlayer,
} from './group-attack.ts'
import { answerPanelWithPreviews } from './panel.ts'
import { makeMove, matchTypedOffer, suggestMoves } from './typed.ts'

/** The words for all attackers, in every language. */
const WORDS = ['all', 'everybody', 'everyone', 'everything', 'alle', 'alles']

export const meansAllAttackers = (typed: string): boolean => WORDS.includes(typed.trim().toLowerCase())

/** Suggests all attackers together, then each of them. */
export async function suggestAttackers(
  context: BotContext,
  source: InteractionSource,
  typed: string,
): Promise<Suggestion[]> {
  const each = await suggestMoves(context, source, 'attack', meansAllAttackers(typed) ? '' : typed)
  const isWanted = WORDS.some((word) => word.startsWith(typed.trim().toLowerCase()))
  const raid = isWanted ? await findRaidHere(context, source) : null
  const open = raid && (await openNow(context, await playerLookOf(context, raid, source.person)))
  const all = open ? attackersIn(open).length : 0
  const together = all > 1 ? [{ name: texts.choice.attackAll(all), value: 'all' }] : []
  return [...together, ...each].slice(0, DISCORD_LIMITS.choices)
}

/**
 * Attacks one defender with all characters that can attack.
 * @param defender the typed name; null asks for it if several are possible
 */
export const attackWithAll = (
  context: BotContext,
  source: InteractionSource,
  defender: string | null,
): Promise<Reply> =>
  runWithRaidHere(context, source, async (raid) => {
    const open = await openNow(context, await playerLookOf(context, raid, source.person))
    const attackers = open ? attackersIn(open) : []
    const [first = ''] = attackers
    if (!open || attackers.length < 2)
      return makeMove(context, source, {
        group: 'attack',
        first: first || 'all',
        targets: defender === null ? [] : [defender],
      })
    const found = defenderOf(open, attackers, defender)
    if (found !== null) return attack(context, source, open, attackers, found)
    return { how: 'tell', post: defenderQuestion(open, attackers.slice(0, MAX_GROUP_ATTACKERS)) }
  })

const openNow = (context: BotContext, look: PlayerLook): Promise<OpenDecisionOfPlayer | null> =>
  findOpenDecision(context, look, look.view?.decision?.id ?? -1)

/** Returns the characters that can attack and have ATK. */
function attackersIn(open: OpenDecisionOfPlayer): string[] {
  const able = new Set(attackersOfOpenDecision(open))
  return open.decision.options.flatMap((one) =>
    able.has(one.id) && 'object' in one && (findCardInView(open.view, one.object)?.atk ?? 0) > 0
      ? [one.id]
      : [],
  )
}

/** Returns the defender that all attackers attack; null if the person has to choose. */
function defenderOf(
  open: OpenDecisionOfPlayer,
  attackers: readonly string[],
  typed: string | null,
): string | null {
  const offers = commonDefenders(open, attackers)
  if (typed === null) return offers.length === 1 ? (offers[0]?.id ?? null) : null
  const found = matchTypedOffer(offers, typed)
  return found.kind === 'one' ? found.it.id : null
}

async function attack(
  context: BotContext,
  { person, interactionId }: InteractionSource,
  { look }: OpenDecisionOfPlayer,
  [first = '', ...others]: readonly string[],
  defender: string,
): Promise<Reply> {
  const { table } = context
  const { raid, view } = look
  const decision = view?.decision?.id
  const steps = [{ ...(decision === undefined ? {} : { decision }), picks: [first] }, { picks: [defender] }]
  const attacks = others.map((attacker) => ({ attacker, defender }))
  const result = await table.answer(raid.id, person, steps, interactionId, { kind: 'assault', attacks })
  const after = await playerLookOf(context, raid, person)
  if ('rejected' in result)
    return { how: 'tell', post: await answerPanelWithPreviews(context, after, result.rejected) }
  const shown = addTakeBackToLook(after, look, result)
  return {
    how: 'tell',
    post: await answerPanelWithPreviews(context, shown, picksAndResultsText(look, [first], result)),
  }
}
