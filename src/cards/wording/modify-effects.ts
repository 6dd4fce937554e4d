/** Renders lasting effects, and effects that happen later. */
import {
  type Duration,
  type Effect,
  type Filter,
  hasNode,
  type Modifier,
  type Trigger,
} from '../../engine/index.ts'
import type { EffectOfKind } from './clause.ts'
import type { WordingContext } from './context.ts'
import { uncapitalizedEffectText } from './effects.ts'
import { durationPhrase, modifierClauses } from './modifiers.ts'
import { oneCardPhrase } from './nouns.ts'
import { joinWords, newPhrase } from './phrase.ts'
import { playerPhrase } from './players.ts'
import { cardsPhrase, nounOfSelector } from './selectors.ts'
import { eventClause } from './triggers.ts'

export const modifySentences = (
  { mods, duration, until, while: cond, remains }: EffectOfKind<'modify'>,
  t: WordingContext,
): string[] => {
  const told = modifierClauses(
    mods,
    t,
    (remains || cond || mods.every(isOver)) && duration === 'game' ? undefined : duration,
    undefined,
    cond,
    until,
  )
  if (!remains) return told
  const what = cardsPhrase(remains.what, t)
  return told.map((one) => `${one} while ${what.subject} remains ${remaining(remains.is, t)}`)
}

/** Whether a modifier has no duration in words, because a card enters play only once. */
const isOver = ({ kind }: Modifier): boolean => kind === 'entersWith'

/** Returns words such as "exhausted", "under your control". */
const remaining = (is: Filter, t: WordingContext): string => {
  if (is.kind === 'controlledBy') return `under ${playerPhrase(is.players, t).possessive} control`
  return is.kind === 'state' ? is.state : oneCardPhrase(is, t)
}

export const delayedEffectText = (
  { on, do: inner, duration, next, fromNextTurn }: EffectOfKind<'later'>,
  t: WordingContext,
): string => {
  const said = eventClause(on, t)
  const what = fromNextTurn ? said.replace(/ turn (starts|ends)$/, ' next turn $1') : said
  if (fromNextTurn && what !== said)
    return `when ${what.replace(/^a player's next /, 'the next ')}, ${uncapitalizedEffectText(inner, t)}`
  if (on.event === 'turnEnds' && on.of.kind === 'everyone' && duration === 'turn')
    return `when this turn ends, ${ofTurnPlayer(inner, uncapitalizedEffectText(inner, t))}`
  if (on.event === 'combatEnds') return `as ${what}, ${uncapitalizedEffectText(inner, t)}`
  const moment = momentOf(on, duration, t)
  if (moment !== undefined) return `at the ${moment}, ${uncapitalizedEffectText(inner, t)}`
  if (duration === undefined) return `the next time ${what}, ${uncapitalizedEffectText(inner, t)}`
  if (duration === 'turn' && what.endsWith('in a turn'))
    return `when ${what.replace(/in a turn$/, 'this turn')}, ${uncapitalizedEffectText(inner, t)}`
  const how = next ? 'the next time' : isOnce(on) ? 'when' : 'each time'
  return `${joinWords(how, what, durationPhrase(duration, t))}, ${uncapitalizedEffectText(inner, t)}`
}

const isThatPlayer = (node: object): boolean => 'kind' in node && node.kind === 'thatPlayer'
const isTargetPlayer = (node: object): boolean => 'kind' in node && node.kind === 'targetPlayer'

/** At the end of the turn, "that player" would refer to nobody whom the text has named. */
const ofTurnPlayer = (inner: Effect, said: string): string =>
  hasNode(inner, isThatPlayer) && !hasNode(inner, isTargetPlayer)
    ? said.replace(/\bthat player\b/g, 'the turn player')
    : said

/** Returns words such as "end of this turn", "start of your next turn". */
function momentOf(on: Trigger, duration: Duration | undefined, t: WordingContext): string | undefined {
  if (on.event === 'turnEnds' && on.of.kind === 'everyone' && (duration ?? 'turn') === 'turn')
    return `end of ${duration === undefined ? 'the' : 'this'} turn`
  if (on.event !== 'turnStarts' || duration !== undefined) return undefined
  if (on.of.kind === 'everyone') return 'start of the next turn'
  return on.of.kind === 'you' ? `start of ${playerPhrase(on.of, t).possessive} next turn` : undefined
}

/** Whether the event can happen only once, as the destruction of a single card. */
const isOnce = (on: Trigger): boolean => on.event === 'destroyed' && on.what.kind === 'is'

export const thereuponSentence = (
  { of, do: inner }: EffectOfKind<'thereupon'>,
  t: WordingContext,
): string => {
  const what = cardsPhrase(of, t)
  const { how, done = 'affected' } = of.kind === 'bound' ? t.meaning(of.name) : {}
  t.roles.set('subject', newPhrase(`that ${nounOfSelector(of, t)}`))
  const each = what.subject.replace(/ damaged this way$/, '').replace(/^each /, 'a ')
  return `when ${each} is ${how === 'damaged' ? 'dealt damage' : done} this way, ${uncapitalizedEffectText(inner, t)}`
}
