/** Renders prohibitions, prevention and replacement. */
import type {
  AffectedObjects,
  ForbiddableAct,
  Modifier,
  NumberExpression,
  PacketChange,
  PacketFilter,
  PacketRole,
  ReplaceableEvent,
} from '../../engine/index.ts'
import { numberOrXWithMeaning } from './amount.ts'
import type { WordingContext } from './context.ts'
import { effectSentences } from './effects.ts'
import { isAnyCard } from './filters.ts'
import type { ModifierWords } from './modifier-words.ts'
import { oneCardPhrase, pluralCardsPhrase, thatCardPhrase } from './nouns.ts'
import {
  assertUnreachable,
  joinAsSentences,
  joinList,
  joinWords,
  newPhrase,
  numberInWords,
  type Phrase,
  withIndefiniteArticle,
} from './phrase.ts'
import { playerPhrase, zonePhrase } from './players.ts'
import { cardsPhrase } from './selectors.ts'

type Kind<K extends Modifier['kind']> = Extract<Modifier, { kind: K }>

/** Renders one of the affected cards: "an ally you control". */
export const affectedPhrase = (to: AffectedObjects, who: Phrase, t: WordingContext): Phrase =>
  to.kind === 'filter' ? newPhrase(oneCardPhrase(to.filter, t)) : who

export const FORBIDDEN_ACT_WORDS: Readonly<Record<ForbiddableAct, string>> = {
  attack: 'attack',
  beAttacked: 'be attacked',
  beCompleted: 'be completed',
  beDamaged: 'be damaged',
  beDealt: 'be dealt damage',
  beDestroyed: 'be destroyed',
  beDiscarded: 'be discarded',
  beHealed: 'be healed',
  beInterrupted: 'be interrupted',
  bePlaced: 'be placed as a resource',
  bePlacedFaceUp: 'be placed face up',
  bePlayed: 'be played',
  beReadied: 'ready at all',
  beRemoved: 'be removed from the game',
  beTargeted: 'be targeted',
  beUsed: 'use its powers',
  dealDamage: 'deal damage',
  exhaust: 'exhaust',
  leaveControl: 'change controllers',
  leaveGraveyard: 'leave a graveyard',
  leavePlay: 'leave play',
  protect: 'protect',
  ready: 'ready',
  strike: 'strike',
}

/** The word between the verb of a forbidden act and the players who can't do it. */
const ABOUT: Readonly<Partial<Record<ForbiddableAct, string>>> = {
  bePlaced: 'by ',
  bePlacedFaceUp: 'by ',
  bePlayed: 'by ',
  beUsed: 'by ',
  exhaust: 'for ',
  protect: 'against ',
  ready: 'for ',
  strike: 'with ',
}

/** Returns words such as "be targeted by opponents", "be dealt fire damage". */
export const forbiddenActPhrase = ({ what, whom, by, types }: Kind<'cant'>, t: WordingContext): string => {
  const does =
    what === 'beDealt'
      ? joinWords('be dealt', joinList(types ?? [], 'or'), 'damage')
      : FORBIDDEN_ACT_WORDS[what]
  const said = joinWords(does, whom && `${ABOUT[what] ?? ''}${pluralCardsPhrase(whom, t)}`)
  if (!by) return said
  return `${said} by ${by.kind === 'opponents' ? 'opponents' : playerPhrase(by, t).object}`
}

// The functions below render changes of packets.

/** Returns words such as "non-combat fire damage with an ability". */
const damage = (
  { types = [], combat, with: card, least, most, fatal }: PacketFilter,
  t: WordingContext,
): string =>
  joinWords(
    fatal === undefined ? undefined : fatal ? 'fatal' : 'non-fatal',
    combat === undefined ? undefined : combat ? 'combat' : 'non-combat',
    joinList(types, 'or'),
    'damage',
    least === undefined ? undefined : `of ${least} or more`,
    most === undefined ? undefined : `of ${most} or less`,
    card ? `with ${oneCardPhrase(card, t)}` : undefined,
  )

/** Returns the damage that remains if all but this amount is prevented. */
const keeps = (amount: NumberExpression | 'all'): number | undefined => {
  if (typeof amount !== 'object' || amount.kind !== 'sum') return undefined
  const [whole, less] = amount.of
  if (typeof whole !== 'object' || whole.kind !== 'thatMuch' || typeof less !== 'number') return undefined
  return -less
}

export const preventionWords = (
  mod: Kind<'prevent'>,
  each: Phrase,
  who: Phrase,
  t: WordingContext,
): ModifierWords => {
  const { amount, role, of = {}, limit } = mod
  const dealing = role === 'dealer'
  const other = of.other ? `${dealing ? 'to' : 'from'} ${oneCardPhrase(of.other, t)}` : undefined
  const isAnyDealer = dealing && mod.to.kind === 'filter' && isAnyCard(mod.to.filter)
  const whose = isAnyDealer ? undefined : `${dealing ? 'from' : 'to'} ${who.object}`
  const all = joinWords(damage(of, t), whose, other)
  const kept = keeps(amount)
  if (kept !== undefined)
    return { whole: `all ${all.replace('damage', `but ${kept} damage`)}`, after: ' is prevented' }
  if (amount === 'all') return { whole: `all ${all}`, after: ' is prevented' }
  const [n, where] = numberOrXWithMeaning(amount, t)
  const after = ` is prevented${where ? `, ${where}` : ''}`
  if (limit === 'next') return { whole: `the next ${n} ${all}`, after }
  if (limit === 'first') return { whole: `the first ${n} ${all} each turn`, after }
  const would = joinWords(each.subject, 'would', dealing ? 'deal' : 'be dealt', damage(of, t), other)
  return {
    whole: `if ${would}`,
    after: `, ${joinWords(`prevent ${n} of it`, where && `, ${where}`).replace(' ,', ',')}`,
  }
}

/** The verbs for the affected character in each part of the sentence: "would deal", "is dealt". */
const ROLES: Readonly<Record<PacketRole, { would: string; other: string }>> = {
  dealer: { would: 'deal', other: 'to' },
  dealt: { would: 'be dealt', other: 'by' },
  healer: { would: 'heal', other: 'from' },
  healed: { would: 'be healed of', other: 'by' },
}

export const packetChangeWords = (
  { role, of = {}, change, next, may }: Kind<'packet'>,
  who: Phrase,
  t: WordingContext,
): ModifierWords => {
  const { would, other } = ROLES[role]
  const whom = of.other ? `${other} ${oneCardPhrase(of.other, t)}` : undefined
  const more = change.kind === 'smash' ? 'more than fatal' : undefined
  const event = joinWords(who.subject, 'would', would, more, damage(of, t), whom)
  return { whole: `${next ? 'the next time' : 'if'} ${event}`, after: `, ${becomes(change, role, t, may)}` }
}

const becomes = (change: PacketChange, role: PacketRole, t: WordingContext, may?: true): string => {
  const done = role === 'healer' || role === 'healed' ? 'healed' : 'dealt'
  switch (change.kind) {
    case 'plus':
      return moreOrLess(change.n, done, t)
    case 'times':
      return `${TIMES[change.n] ?? `${numberInWords(change.n)} times`} as much is ${done}`
    case 'redirect':
      return `${cardsPhrase(change.to, t).subject} is dealt that damage instead`
    case 'redirectPart':
      return `you may have any part of it dealt to ${cardsPhrase(change.to, t).object} instead`
    case 'types':
      return `that damage is ${joinList(change.types)} instead`
    case 'unpreventable':
      return 'that damage is unpreventable'
    case 'combat':
      return change.is ? 'it counts as combat damage' : 'it is not combat damage'
    case 'smash':
      return "only as much as is fatal is dealt to it, and the rest to its controller's hero instead"
    case 'divide':
      return `${may ? 'you may have it' : 'it is'} divided among any number of ${pluralCardsPhrase(change.among, t)} as you choose`
    case 'instead':
      return joined(effectSentences(change.do, t))
    default:
      return assertUnreachable(change)
  }
}

const TIMES: Readonly<Record<number, string>> = { 2: 'twice' }
const moreOrLess = (amount: NumberExpression, done: string, t: WordingContext): string => {
  const [n, where] = numberOrXWithMeaning(amount, t)
  const said = n.startsWith('-') ? `${n.slice(1)} less` : `${n} more`
  return `${said} is ${done}${where ? `, ${where}` : ''}`
}

// The functions below render other replaced events.

export const replacementWords = (
  { to, would, do: effect, may }: Kind<'replace'>,
  who: Phrase,
  t: WordingContext,
): ModifierWords => {
  if (to.kind === 'filter') t.roles.set('subject', thatCardPhrase(to.filter, t))
  if (would.event === 'draw' && effectSentences(effect, t).length === 0)
    return { whole: who.subject.replace(/^each (.*)$/, '$1s'), after: " can't draw cards" }
  const often = would.event === 'draw' ? 'whenever' : 'if'
  const whose = /^(rolled|draw)$/.test(would.event)
    ? who.subject.replace(/^each (\w+)/, (_, one: string) => withIndefiniteArticle(one))
    : who.subject
  const event = `${often} ${joinWords(whose, 'would', wouldBe(would, t))}`
  const [first = '', ...rest] = effectSentences(effect, t)
  const does = first === '' ? 'nothing happens' : first
  const told = `${may ? 'you may ' : ''}${does} instead`
  return { whole: event, after: `, ${joined([told, ...rest])}` }
}

const wouldBe = (would: ReplaceableEvent, t: WordingContext): string => {
  switch (would.event) {
    case 'leavesPlay':
      return 'leave play'
    case 'destroyed':
      return 'be destroyed'
    case 'discarded':
      return 'be discarded'
    case 'draw':
      return 'draw a card'
    case 'rolled':
      return `roll a ${would.face}`
    case 'moved':
      return joinWords(
        'go',
        would.from ? `from ${would.from}` : undefined,
        'into',
        would.owner
          ? zonePhrase(would.owner, would.to, t).replace(/^each (\w+)/, (_, one: string) =>
              withIndefiniteArticle(one),
            )
          : `a ${would.to}`,
      )
    default:
      return assertUnreachable(would)
  }
}

const joined = ([first = '', ...rest]: readonly string[]): string =>
  rest.length > 0 ? `${first}. ${joinAsSentences(rest).replace(/\.$/, '')}` : first
