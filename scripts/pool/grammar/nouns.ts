/** Noun phrases: "target ally", "up to two other allies", "it", "each of your weapons". */
import { and, filterOf, not, or, tagged } from '../../../src/cards/builders/filters.ts'
import { attached, type Noun, self, yourHero } from '../../../src/cards/builders/nouns.ts'
import {
  controllerOf,
  opponents,
  targetOpponent,
  targetPlayer,
  type Who,
  you,
} from '../../../src/cards/builders/who.ts'
import type { Filter, Num, Selector } from '../../../src/engine/index.ts'
import { family, NO, reader, rule, words } from '../chart.ts'
import {
  actor,
  cardLeftOutByOther,
  isObject,
  isOther,
  kindOfOthers,
  type MentionMark,
  mention,
  person,
  personPronoun,
  pronoun,
  readMention,
  replaceNodes,
  subject,
} from '../marks.ts'
import type { Description } from '../symbols.ts'
import { nounOfTag, ofPlayers, state } from './heads.ts'

// ---------------------------------------------------------------- mentions

interface Counted {
  readonly min?: Num
  readonly max?: Num
  readonly zone?: 'graveyard' | 'hand' | 'chain'
  readonly of?: Who
  readonly other?: true
  readonly random?: true
}

const selected = (filter: Filter, { of, ...how }: Counted): Extract<Selector, { kind: 'target' }> => ({
  kind: 'target',
  filter,
  ...how,
  ...(of ? { of: of.are } : {}),
})

export const targetNoun = (d: Description, at: number, how: Counted = {}) =>
  mention(
    { how: 'target', at, noun: d.noun, many: how.max !== undefined && how.max !== 1 },
    selected(d.filter, how),
  )
/** Marks a card that its player chooses as the effect happens: "an ally". */
export const indefiniteNoun = (d: Description, at: number, how: Counted = {}) =>
  mention(
    { how: 'a', at, noun: d.noun, many: how.max !== undefined && how.max !== 1 },
    { ...selected(d.filter, { min: 1, max: 1, ...how }), by: actor.are },
  )
export const everyCardNoun = (
  d: Description,
  at: number,
  how: { zone?: 'graveyard' | 'hand'; of?: Who } = {},
) =>
  mention(
    { how: 'each', at, noun: d.noun, many: true },
    {
      kind: 'all',
      filter: d.filter,
      ...(how.zone ? { zone: how.zone } : {}),
      ...(how.of ? { of: how.of.are } : {}),
    },
  )
export const definiteNoun = (at: number, noun: string, is: Selector) =>
  mention({ how: 'the', at, noun, many: false }, is)

/** Whether the noun is this card, your hero or an attached card. */
const isClear = (noun: Noun): boolean => readMention(noun.is)?.mark.how === 'the'

/** Adds a further description to cards of a kind; undefined for a single card. */
export function narrowedGroup(what: Noun, filter: Filter): Noun | undefined {
  const known = readMention(what.is)
  if (known?.mark.how !== 'each' || known.is?.kind !== 'all') return undefined
  return mention(known.mark, { ...known.is, filter: and(known.is.filter, filter) })
}

/** Adds to a description that it leaves out this card: "another ally". */
export const another = (d: Description, at: number): Description => ({
  ...d,
  filter: and(not(filterOf(cardLeftOutByOther(at, d.noun))), d.filter),
})
const yours = (d: Description, who: Who = you): Description => ({
  ...d,
  filter: and(d.filter, ofPlayers(who)),
})

const PAST_WORDS = [
  ...['attacking', 'chosen', 'damaged', 'defending', 'destroyed', 'exhausted', 'friendly', 'opposing'],
  ...['removed', 'revealed', 'targeted'],
]

export const nounFamily = family(
  'nouns',
  rule('definite', 'self', (_, at) => definiteNoun(at, 'self', self.is)),
  rule('definite', 'this {n?:noun}', (_, at) => definiteNoun(at, 'this', self.is)),
  rule('definite', 'your hero', (_, at) => definiteNoun(at, 'hero', yourHero.is)),
  rule('definite', 'attached {n:noun}', ({ n }, at) => definiteNoun(at, n, attached.is)),
  rule('definite', '(it|them)', (_, at, { word }) => pronoun(at, 'it', word(at) === 'them')),
  rule('definite', '(him|her)', (_, at) => pronoun(at, 'he')),
  rule('definite', 'that {n:noun}', ({ n }, at) => pronoun(at, n)),
  rule('definite', 'that {done:pastWord} {n:noun}', ({ n }, at) => pronoun(at, n)),
  words('pastWord', Object.fromEntries(PAST_WORDS.map((word) => [word, true as const]))),
  rule('definite', 'that {of:tag}', ({ of }, at) => pronoun(at, nounOfTag({ filter: tagged(of), tag: of }))),
  rule('definite', 'the {d:description} you destroyed', ({ d }, at) => (d.many ? NO : pronoun(at, d.noun))),
  rule('definite', 'that {of:class}', ({ of }, at) =>
    pronoun(at, nounOfTag({ filter: tagged(of), class: of })),
  ),
  rule('definite', 'those {d:plural}', ({ d }, at) => pronoun(at, d.noun, true)),
  rule('definite', '(itself|himself|herself)', () => subject),

  // noun phrases
  rule('group', '[all] [your] {d:plural}', ({ d }, at, { word }) => {
    const isYours = word(at) === 'your' || word(at + 1) === 'your'
    return isYours ? and(d.filter, ofPlayers(you)) : d.filter
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
    everyCardNoun(yours(d, person(at, word(at + 3) === 'player' ? targetPlayer : targetOpponent)), at),
  ),
  rule('np', "all of its controller 's {d:plural}", ({ d }, at) =>
    everyCardNoun(yours(d, controllerOf(pronoun(at, 'controlled'))), at),
  ),
  rule('np', '(his|their|all of his|all of their) {d:plural}', ({ d }, at) =>
    everyCardNoun(yours(d, personPronoun(at)), at),
  ),
  rule('np', '(self|this {n?:noun}) and other {d:plural}', ({ d }, at) =>
    everyCardNoun({ ...d, filter: or(filterOf(self), and(not(filterOf(self)), d.filter)) }, at),
  ),
  rule('np', '{a:definite} and {d:plural}', ({ a, d }, at) =>
    isClear(a) ? everyCardNoun({ ...d, filter: or(filterOf(a), d.filter) }, at) : NO,
  ),
  rule('np', '{a:definite} or (a|an) {d:description}', ({ a, d }, at) =>
    isClear(a) && !d.many ? indefiniteNoun({ ...d, filter: or(filterOf(a), d.filter) }, at) : NO,
  ),
  rule('np', '(self|this {n?:noun}|this) and each other {d:description}', ({ d }, at) =>
    everyCardNoun({ ...d, filter: or(filterOf(self), and(not(filterOf(self)), d.filter)) }, at),
  ),
  // Only in play is an attachment known by its host.
  rule('np', 'target attachment', (_, at, { word }) =>
    /^(?:from|in)$/.test(word(at + 2))
      ? NO
      : targetNoun({ filter: not(state('unattached')), noun: 'card', many: false }, at),
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
  rule('np', 'each of them', (_, at) => pronoun(at, 'it', true)),
  rule('np', 'each of those {d:plural}', ({ d }, at) => pronoun(at, d.noun, true)),
  rule('np', '{d:plural}', ({ d }, at) => everyCardNoun(d, at)),
  rule('np', '(a|an) {d:description}', ({ d }, at) => (d.many ? NO : indefiniteNoun(d, at))),
  rule('np', 'a random {d:description}', ({ d }, at) =>
    d.many ? NO : indefiniteNoun(d, at, { random: true }),
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
    indefiniteNoun(yours(d, personPronoun(at)), at, { min: n, max: n }),
  ),
  reader('separate', (chart, at) => (DETERMINERS.has(chart.word(at)) ? chart.values('np', at) : [])),
  rule('he', '(he|she)', (_, at) => pronoun(at, 'he')),
  rule('he', 'they', (_, at) => pronoun(at, 'it', true)),
  rule('np', '(self|this {n?:noun}) or another {d:description}', ({ d }, at) =>
    indefiniteNoun({ ...d, filter: or(filterOf(self), and(not(filterOf(self)), d.filter)) }, at),
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
export function countedPerCard<T>(what: Noun, data: T): T {
  const own = readMention(what.is)?.mark
  if (own?.how !== 'each') return data
  return replaceNodes(data, (node) => {
    if (isObject(node) && node.kind === 'grant') return node
    if (isObject(node) && node.kind === 'count') return withEachLeftOut(node, own)
    const known = readMention(node)
    return known?.mark.how === 'it' && known.mark.at > own.at && !known.mark.many && !isOther(known.mark)
      ? { kind: 'about' }
      : undefined
  })
}

/**
 * * Returns a count that leaves out the card for which it is read, as in "Each Murloc has +1 ATK for each other
 * Murloc"; undefined for any other count.
 */
const withEachLeftOut = (count: object, { noun }: MentionMark): object | undefined => {
  const found = replaceNodes(count, (node) => {
    const mark = readMention(node)?.mark
    return mark && isOther(mark) && kindOfOthers(mark) === noun ? { kind: 'about' } : undefined
  })
  return JSON.stringify(found) === JSON.stringify(count) ? undefined : found
}
