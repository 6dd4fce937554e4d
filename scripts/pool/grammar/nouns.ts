/** Noun phrases: "target ally", "up to two other allies", "it", "each of your weapons". */

import { type CardNoun, hostCard, self, yourHero } from '../../../src/cards/builders/card-nouns.ts'
import { and, filterOfNoun, not, or, tagged } from '../../../src/cards/builders/filters.ts'
import {
  controllerOf,
  opponents,
  type PlayerNoun,
  targetOpponent,
  targetPlayer,
  you,
} from '../../../src/cards/builders/player-nouns.ts'
import type { Filter, NumberExpression, Selector } from '../../../src/engine/index.ts'
import { NO_MATCH, rule, ruleFamily, symbolReader, wordReader } from '../chart.ts'
import {
  actorMark,
  cardLeftOutByOther,
  isDataObject,
  isOtherMark,
  kindOfOthers,
  type MentionMark,
  markMention,
  markPlayer,
  markPlayerPronoun,
  markPronoun,
  readMentionMark,
  replaceNodes,
  subjectMark,
} from '../marks.ts'
import type { NounDescription } from '../symbols.ts'
import { controlledByPlayers, inState, nounOfTag } from './heads.ts'

// The functions below mark mentions.

interface Counted {
  readonly min?: NumberExpression
  readonly max?: NumberExpression
  readonly zone?: 'graveyard' | 'hand' | 'chain'
  readonly of?: PlayerNoun
  readonly other?: true
  readonly random?: true
}

const selected = (filter: Filter, { of, ...how }: Counted): Extract<Selector, { kind: 'target' }> => ({
  kind: 'target',
  filter,
  ...how,
  ...(of ? { of: of.are } : {}),
})

export const targetNoun = (d: NounDescription, at: number, how: Counted = {}) =>
  markMention(
    { how: 'target', at, noun: d.noun, many: how.max !== undefined && how.max !== 1 },
    selected(d.filter, how),
  )
/** Marks a card that its player chooses as the effect happens: "an ally". */
export const indefiniteNoun = (d: NounDescription, at: number, how: Counted = {}) =>
  markMention(
    { how: 'a', at, noun: d.noun, many: how.max !== undefined && how.max !== 1 },
    { ...selected(d.filter, { min: 1, max: 1, ...how }), by: actorMark.are },
  )
export const everyCardNoun = (
  d: NounDescription,
  at: number,
  how: { zone?: 'graveyard' | 'hand'; of?: PlayerNoun } = {},
) =>
  markMention(
    { how: 'each', at, noun: d.noun, many: true },
    {
      kind: 'all',
      filter: d.filter,
      ...(how.zone ? { zone: how.zone } : {}),
      ...(how.of ? { of: how.of.are } : {}),
    },
  )
export const definiteNoun = (at: number, noun: string, is: Selector) =>
  markMention({ how: 'the', at, noun, many: false }, is)

/** Whether the noun is this card, your hero or an attached card. */
const isClear = (noun: CardNoun): boolean => readMentionMark(noun.is)?.mark.how === 'the'

/** Adds a further description to cards of a kind; undefined for a single card. */
export function narrowedGroup(what: CardNoun, filter: Filter): CardNoun | undefined {
  const known = readMentionMark(what.is)
  if (known?.mark.how !== 'each' || known.is?.kind !== 'all') return undefined
  return markMention(known.mark, { ...known.is, filter: and(known.is.filter, filter) })
}

/** Adds to a description that it leaves out this card: "another ally". */
export const another = (d: NounDescription, at: number): NounDescription => ({
  ...d,
  filter: and(not(filterOfNoun(cardLeftOutByOther(at, d.noun))), d.filter),
})
const yours = (d: NounDescription, who: PlayerNoun = you): NounDescription => ({
  ...d,
  filter: and(d.filter, controlledByPlayers(who)),
})

const PAST_WORDS = [
  ...['attacking', 'chosen', 'damaged', 'defending', 'destroyed', 'exhausted', 'friendly', 'opposing'],
  ...['removed', 'revealed', 'targeted'],
]

export const nounRules = ruleFamily(
  'nouns',
  rule('definite', 'self', (_, at) => definiteNoun(at, 'self', self.is)),
  rule('definite', 'this {n?:noun}', (_, at) => definiteNoun(at, 'this', self.is)),
  rule('definite', 'your hero', (_, at) => definiteNoun(at, 'hero', yourHero.is)),
  rule('definite', 'attached {n:noun}', ({ n }, at) => definiteNoun(at, n, hostCard.is)),
  rule('definite', '(it|them)', (_, at, { word }) => markPronoun(at, 'it', word(at) === 'them')),
  rule('definite', '(him|her)', (_, at) => markPronoun(at, 'he')),
  rule('definite', 'that {n:noun}', ({ n }, at) => markPronoun(at, n)),
  rule('definite', 'that {done:pastWord} {n:noun}', ({ n }, at) => markPronoun(at, n)),
  wordReader('pastWord', Object.fromEntries(PAST_WORDS.map((word) => [word, true as const]))),
  rule('definite', 'that {of:tag}', ({ of }, at) =>
    markPronoun(at, nounOfTag({ filter: tagged(of), tag: of })),
  ),
  rule('definite', 'the {d:description} you destroyed', ({ d }, at) =>
    d.many ? NO_MATCH : markPronoun(at, d.noun),
  ),
  rule('definite', 'that {of:class}', ({ of }, at) =>
    markPronoun(at, nounOfTag({ filter: tagged(of), class: of })),
  ),
  rule('definite', 'those {d:plural}', ({ d }, at) => markPronoun(at, d.noun, true)),
  rule('definite', '(itself|himself|herself)', () => subjectMark),

  // The rules below read noun phrases.
  rule('group', '[all] [your] {d:plural}', ({ d }, at, { word }) => {
    const isYours = word(at) === 'your' || word(at + 1) === 'your'
    return isYours ? and(d.filter, controlledByPlayers(you)) : d.filter
  }),
  rule('np', '{of:definite}', ({ of }) => of),
  rule('np', 'target {d:description}', ({ d }, at) => targetNoun(d, at)),
  rule('np', '(another target|a second target|a third target) {d:description}', ({ d }, at) =>
    targetNoun(d, at, { other: true }),
  ),
  rule('np', 'up to {n:number} target {d:description}', ({ n, d }, at) =>
    targetNoun(d, at, { min: 0, max: n }),
  ),
  rule('np', '{n:numberWord} target {d:description}', ({ n, d }, at) =>
    targetNoun(d, at, { min: n, max: n }),
  ),
  rule('np', '(each|all|all of|each of) {d:description}', ({ d }, at) => everyCardNoun(d, at)),
  rule('np', '(your|all your|all of your|each of your) {d:plural}', ({ d }, at) =>
    everyCardNoun(yours(d), at),
  ),
  rule('np', "all of (target player|target opponent) 's {d:plural}", ({ d }, at, { word }) =>
    everyCardNoun(yours(d, markPlayer(at, word(at + 3) === 'player' ? targetPlayer : targetOpponent)), at),
  ),
  rule('np', "all of its controller 's {d:plural}", ({ d }, at) =>
    everyCardNoun(yours(d, controllerOf(markPronoun(at, 'controlled'))), at),
  ),
  rule('np', '(his|their|all of his|all of their) {d:plural}', ({ d }, at) =>
    everyCardNoun(yours(d, markPlayerPronoun(at)), at),
  ),
  rule('np', '(self|this {n?:noun}) and other {d:plural}', ({ d }, at) =>
    everyCardNoun({ ...d, filter: or(filterOfNoun(self), and(not(filterOfNoun(self)), d.filter)) }, at),
  ),
  rule('np', '{a:definite} and {d:plural}', ({ a, d }, at) =>
    isClear(a) ? everyCardNoun({ ...d, filter: or(filterOfNoun(a), d.filter) }, at) : NO_MATCH,
  ),
  rule('np', '{a:definite} or (a|an) {d:description}', ({ a, d }, at) =>
    isClear(a) && !d.many ? indefiniteNoun({ ...d, filter: or(filterOfNoun(a), d.filter) }, at) : NO_MATCH,
  ),
  rule('np', '(self|this {n?:noun}|this) and each other {d:description}', ({ d }, at) =>
    everyCardNoun({ ...d, filter: or(filterOfNoun(self), and(not(filterOfNoun(self)), d.filter)) }, at),
  ),
  // Only in play is an attachment known by its host.
  rule('np', 'target attachment', (_, at, { word }) =>
    /^(?:from|in)$/.test(word(at + 2))
      ? NO_MATCH
      : targetNoun({ filter: not(inState('unattached')), noun: 'card', many: false }, at),
  ),
  rule('np', '[each of] x target {d:plural}', ({ d }, at) =>
    targetNoun(d, at, { min: { kind: 'x' }, max: { kind: 'x' } }),
  ),
  rule('np', 'each of up to {n:number} target {d:plural}', ({ n, d }, at) =>
    targetNoun(d, at, { min: 0, max: n }),
  ),
  rule('np', '(up to|each of up to) x target {d:plural}', ({ d }, at) =>
    targetNoun(d, at, { min: 0, max: { kind: 'x' } }),
  ),
  rule('np', 'any number of target {d:plural}', ({ d }, at) =>
    targetNoun(d, at, { min: 0, max: { kind: 'count', of: { kind: 'all', filter: d.filter } } }),
  ),
  rule('np', 'each of {n:numberWord} target {d:plural}', ({ n, d }, at) =>
    targetNoun(d, at, { min: n, max: n }),
  ),
  rule('np', "(an opponent 's|opponents ') {d:description}", ({ d }, at) =>
    d.many ? everyCardNoun(yours(d, opponents), at) : indefiniteNoun(yours(d, opponents), at),
  ),
  rule('np', 'up to that many of your {d:plural}', ({ d }, at) =>
    indefiniteNoun(yours(d), at, { min: 0, max: { kind: 'thatMuch' } }),
  ),
  rule('np', '(the source of that [combat] damage|its source)', (_, at) =>
    definiteNoun(at, 'character', { kind: 'event', role: 'dealer' }),
  ),
  rule('np', 'each of them', (_, at) => markPronoun(at, 'it', true)),
  rule('np', 'each of those {d:plural}', ({ d }, at) => markPronoun(at, d.noun, true)),
  rule('np', '{d:plural}', ({ d }, at) => everyCardNoun(d, at)),
  rule('np', '(a|an) {d:description}', ({ d }, at) => (d.many ? NO_MATCH : indefiniteNoun(d, at))),
  rule('np', 'a random {d:description}', ({ d }, at) =>
    d.many ? NO_MATCH : indefiniteNoun(d, at, { random: true }),
  ),
  rule('np', 'another {d:description}', ({ d }, at) => indefiniteNoun(another(d, at), at)),
  rule('np', '{n:numberWord} {d:plural}', ({ n, d }, at) => indefiniteNoun(d, at, { min: n, max: n })),
  rule('np', 'up to {n:numberWord} {d:plural}', ({ n, d }, at) => indefiniteNoun(d, at, { min: 0, max: n })),
  rule('np', '{n:numberWord} of your {d:plural}', ({ n, d }, at) =>
    indefiniteNoun(yours(d), at, { min: n, max: n }),
  ),
  rule('np', 'up to {n:numberWord} of your {d:plural}', ({ n, d }, at) =>
    indefiniteNoun(yours(d), at, { min: 0, max: n }),
  ),
  rule('np', 'up to x of your {d:plural}', ({ d }, at) =>
    indefiniteNoun(yours(d), at, { min: 0, max: { kind: 'x' } }),
  ),
  rule('np', 'up to x {d:plural}', ({ d }, at) => indefiniteNoun(d, at, { min: 0, max: { kind: 'x' } })),
  rule('np', '{n:numberWord} of (his|their) {d:plural}', ({ n, d }, at) =>
    indefiniteNoun(yours(d, markPlayerPronoun(at)), at, { min: n, max: n }),
  ),
  symbolReader('separate', (chart, at) => (DETERMINERS.has(chart.word(at)) ? chart.values('np', at) : [])),
  rule('he', '(he|she)', (_, at) => markPronoun(at, 'he')),
  rule('he', 'they', (_, at) => markPronoun(at, 'it', true)),
  rule('np', '(self|this {n?:noun}) or another {d:description}', ({ d }, at) =>
    indefiniteNoun({ ...d, filter: or(filterOfNoun(self), and(not(filterOfNoun(self)), d.filter)) }, at),
  ),
  rule('np', 'any number of {d:plural}', ({ d }, at) =>
    indefiniteNoun(d, at, { min: 0, max: { kind: 'count', of: { kind: 'all', filter: d.filter } } }),
  ),
)

const DETERMINERS: ReadonlySet<string> = new Set([
  ...[
    'a',
    'all',
    'an',
    'another',
    'attached',
    'one',
    'two',
    'three',
    'any',
    'each',
    'it',
    'itself',
    'self',
    'target',
    'that',
    'them',
    'this',
  ],
  ...['those', 'up', 'your'],
])

/** Replaces "it" in the numbers of several cards' modifiers by the card for which each number is read. */
export function countedPerCard<T>(what: CardNoun, data: T): T {
  const own = readMentionMark(what.is)?.mark
  if (own?.how !== 'each') return data
  return replaceNodes(data, (node) => {
    if (isDataObject(node) && node.kind === 'grant') return node
    if (isDataObject(node) && node.kind === 'count') return withEachLeftOut(node, own)
    const known = readMentionMark(node)
    return known?.mark.how === 'it' && known.mark.at > own.at && !known.mark.many && !isOtherMark(known.mark)
      ? { kind: 'about' }
      : undefined
  })
}

/**
 * Returns a count that leaves out the card for which it is read, as in "Each Murloc has +1 ATK for each other
 * Murloc"; undefined for any other count.
 */
const withEachLeftOut = (count: object, { noun }: MentionMark): object | undefined => {
  const found = replaceNodes(count, (node) => {
    const mark = readMentionMark(node)?.mark
    return mark && isOtherMark(mark) && kindOfOthers(mark) === noun ? { kind: 'about' } : undefined
  })
  return JSON.stringify(found) === JSON.stringify(count) ? undefined : found
}
