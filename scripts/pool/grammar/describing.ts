/** Words before and after a noun: "exhausted opposing …", "… with cost 3 or less in your party". */
import {
  and,
  any,
  attackingOneOf,
  filterOfNoun,
  inCombatWith,
  not,
  or,
  tagged,
} from '../../../src/cards/builders/filters.ts'
import {
  controllerOf,
  friends,
  opponents,
  targetOpponent,
  targetPlayer,
  you,
} from '../../../src/cards/builders/player-nouns.ts'
import { CLASS_TAGS, type DamageType, type Filter, type NumberExpression } from '../../../src/engine/index.ts'
import { NO_MATCH, rule, ruleFamily, symbolReader } from '../chart.ts'
import { PRINTED_TAGS } from '../lexicon.ts'
import { cardLeftOutByOther, markPlayer, markPlayerPronoun, markPronoun } from '../marks.ts'
import { anyCard, controlledByPlayers, inState } from './heads.ts'

const stat = (
  of: Extract<Filter, { kind: 'stat' }>['stat'],
  op: '<=' | '>=' | '=' | '<' | '>',
  value: NumberExpression,
): Filter => ({
  kind: 'stat',
  stat: of,
  op,
  value,
})

/** Whether a tag is also a damage type. "Fire" before a noun is read as the damage type first. */
const isTypeName = (tag: string): boolean => [...TYPES].some((type) => type === tag.toLowerCase())
const TYPES: ReadonlySet<DamageType> = new Set<DamageType>([
  'arcane',
  'fire',
  'frost',
  'holy',
  'melee',
  'nature',
  'ranged',
  'shadow',
])

const isFaction = (tag: string): boolean => tag === 'Horde' || tag === 'Alliance'

/** Returns the tag in a word such as "non-Demon"; undefined for other words. */
function excludedTag(written: string): string | undefined {
  const [, tag] = /^[Nn]on-([A-Z]\w+)$/.exec(written) ?? []
  return tag && (PRINTED_TAGS.has(tag) || isFaction(tag)) ? tag : undefined
}

/** The keywords that name the cards on which they act. */
const DESCRIBED = ['inspire', 'sabotage', 'diplomacy'] as const

export const describingRules = ruleFamily(
  'describing',
  // The rules below read adjectives that hold for all nouns of a list.
  rule('adjective', 'opposing', () => ({ filter: controlledByPlayers(opponents), spreads: true })),
  rule('adjective', 'friendly', () => ({ filter: controlledByPlayers(friends), spreads: true })),
  rule('adjective', 'exhausted', () => ({ filter: inState('exhausted'), spreads: true })),
  rule('adjective', 'ready', () => ({ filter: inState('ready'), spreads: true })),
  rule('adjective', 'damaged', () => ({ filter: inState('damaged'), spreads: true })),
  rule('adjective', 'undamaged', () => ({ filter: not(inState('damaged')), spreads: true })),
  rule('adjective', 'attacking', () => ({ filter: inState('attacking'), spreads: true })),
  rule('adjective', 'defending', () => ({ filter: inState('defending'), spreads: true })),
  rule('adjective', 'protecting', () => ({ filter: inState('protecting'), spreads: true })),
  rule('adjective', 'face-down', () => ({ filter: inState('faceDown'), spreads: true })),
  rule('adjective', 'face-up', () => ({ filter: not(inState('faceDown')), spreads: true })),
  rule('adjective', 'non-hero', () => ({ filter: any.nonHero, spreads: true })),
  rule('adjective', 'non-token', () => ({ filter: not({ kind: 'token' }), spreads: true })),
  rule('adjective', 'other', (_, at) => ({
    filter: not(filterOfNoun(cardLeftOutByOther(at))),
    spreads: true,
  })),
  // The rules below read adjectives of one noun.
  rule('adjective', '{of:class}', ({ of }) => ({ filter: tagged(of), class: of })),
  rule('adjective', '{of:faction}', ({ of }) => ({ filter: { kind: 'icon', trait: of } })),
  rule('adjective', '{of:tag}', ({ of }) => (isTypeName(of) ? NO_MATCH : { filter: tagged(of), tag: of })),
  rule('adjective', '{of:type}', ({ of }, at, { written }) => ({
    filter: anyCard,
    type: of,
    ...(at === 0 ? {} : { isTag: /^[A-Z]/.test(written(at)) }),
  })),
  rule('adjective', 'unique', () => ({ filter: { kind: 'printed', fact: 'unique' } })),
  rule('adjective', 'unlimited', () => ({ filter: { kind: 'printed', fact: 'unlimited' } })),
  rule('adjective', 'ongoing', () => ({ filter: { kind: 'printed', fact: 'ongoing' } })),
  rule('adjective', 'non-ongoing', () => ({ filter: not({ kind: 'printed', fact: 'ongoing' }) })),
  rule('adjective', 'instant', () => ({ filter: { kind: 'printed', fact: 'instant' } })),
  rule('adjective', 'token', () => ({ filter: { kind: 'token' } })),

  rule('adjective', 'two-handed', () => ({ filter: tagged('Two-Handed') })),
  rule('adjective', 'protector', () => ({ filter: { kind: 'keyword', keyword: 'protector' } })),
  // "Black or Twilight Dragonkin": two tags of several words with the same last word
  symbolReader('adjective', ({ written, word }, at) => {
    if (word(at + 1) !== 'or' && word(at + 1) !== 'and') return []
    const [first, second, last] = [written(at), written(at + 2), written(at + 3)]
    const tags = [`${first} ${last}`, `${second} ${last}`]
    if (!tags.every((tag) => PRINTED_TAGS.has(tag))) return []
    return [{ value: { filter: or(...tags.map(tagged)), tag: tags[0] ?? '' }, end: at + 4 }]
  }),
  symbolReader('adjective', ({ word }, at) => {
    const [, name] = /^non-([a-z]+)$/.exec(word(at)) ?? []
    const type = [...TYPES].find((one) => one === name)
    return type ? [{ value: { filter: not({ kind: 'damageType', type }) }, end: at + 1 }] : []
  }),
  // "Frost or frost card": the talent or the damage type. One source has lost the capital.
  symbolReader('adjective', ({ word }, at) => {
    const type = [...TYPES].find((one) => one === word(at))
    const [joint, again, noun] = [word(at + 1), word(at + 2), word(at + 3)]
    if (!type || again !== type || !/^(?:or|and)$/.test(joint) || !/^cards?$/.test(noun)) return []
    const tag = type.charAt(0).toUpperCase() + type.slice(1)
    return [{ value: { filter: or(tagged(tag), { kind: 'damageType', type }) }, end: at + 3 }]
  }),
  symbolReader('adjective', ({ written, word }, at) => {
    const excluded: Filter[] = []
    let end = at
    for (let tag = excludedTag(written(end)); tag; tag = excludedTag(written(end))) {
      excluded.push(not(isFaction(tag) ? { kind: 'icon', trait: tag } : tagged(tag)))
      end += word(end + 1) === ',' && excludedTag(written(end + 2)) ? 2 : 1
    }
    return excluded.length > 0 ? [{ value: { filter: and(...excluded) }, end }] : []
  }),
  rule('adjectives', '{a:adjective}', ({ a }) => [a]),
  rule('adjectives', '{a:adjective} {more:adjectives}', ({ a, more }) => [a, ...more]),

  // The rules below read words after a noun.
  rule('after', '(you control|in your party|of yours|under your control)', () => controlledByPlayers(you)),
  rule('after', '(your opponents control|opponents control|an opponent controls)', () =>
    controlledByPlayers(opponents),
  ),
  rule('after', "(in an opponent 's party|in opposing parties)", () => controlledByPlayers(opponents)),
  rule('after', "(target player controls|in target player 's party)", (_, at) =>
    controlledByPlayers(markPlayer(at, targetPlayer)),
  ),
  rule('after', "(target opponent controls|in target opponent 's party)", (_, at) =>
    controlledByPlayers(markPlayer(at, targetOpponent)),
  ),
  rule(
    'after',
    "(he controls|she controls|they control|that player controls|that opponent controls|in his party|in their party|in his or her party|in that player 's party|in that opponent 's party)",
    (_, at) => controlledByPlayers(markPlayerPronoun(at)),
  ),
  rule('after', '(from his party|from their party|from his or her party)', (_, at) =>
    controlledByPlayers(markPlayerPronoun(at)),
  ),
  rule('after', 'from your party', () => controlledByPlayers(you)),
  rule('after', "in {of:definite} 's party", ({ of }) => controlledByPlayers(controllerOf(of))),
  rule('after', "(in its controller 's party|its controller controls|its controller has)", (_, at) =>
    controlledByPlayers(controllerOf(markPronoun(at, 'controlled'))),
  ),
  rule('after', 'in play', () => anyCard),
  rule('after', 'with (cost|a cost of) {n:int} or less', ({ n }) => stat('cost', '<=', n)),
  rule('after', 'with (cost|a cost of) {n:int} or more', ({ n }) => stat('cost', '>=', n)),
  rule('after', 'with (cost|a cost of) {n:number}', ({ n }) => (n === 1 ? NO_MATCH : stat('cost', '=', n))),
  rule('after', 'with (cost|a cost of) 1', () => stat('cost', '=', 1)),
  rule('after', 'with {n:int} or less {of:stat}', ({ n, of }) => stat(of, '<=', n)),
  rule('after', 'with {n:int} or more {of:stat}', ({ n, of }) => stat(of, '>=', n)),
  rule('after', 'with {of:stat} {n:int} or less', ({ n, of }) =>
    of === 'cost' ? NO_MATCH : stat(of, '<=', n),
  ),
  rule('after', 'with {of:stat} {n:int} or more', ({ n, of }) =>
    of === 'cost' ? NO_MATCH : stat(of, '>=', n),
  ),
  rule('after', 'with {of:stat} (less than or equal to) {than:amount}', ({ of, than }) =>
    stat(of, '<=', than),
  ),
  rule('after', 'with {n:int} or more damage [on it]', ({ n }) => stat('damage', '>=', n)),
  rule('after', 'with (cost|a cost of) x or less', () => stat('cost', '<=', { kind: 'x' })),
  rule('after', 'with (cost|a cost of) x or more', () => stat('cost', '>=', { kind: 'x' })),
  rule('after', 'with {of:stat} less than {than:amount}', ({ of, than }) => stat(of, '<', than)),
  rule('after', 'with lower cost than {than:definite}', ({ than }) => stat('cost', '<', than.stat('cost'))),
  rule('after', 'with higher cost than {than:definite}', ({ than }) => stat('cost', '>', than.stat('cost'))),
  rule('after', 'each {a:after}', ({ a }) => a),
  rule('after', 'with damage on them', () => inState('damaged')),
  rule('after', 'with {of:stat} equal to {than:amount}', ({ of, than }) => stat(of, '=', than)),
  rule('after', 'with an odd cost', () => ({ kind: 'parity', stat: 'cost', odd: true })),
  rule('after', 'with an even cost', () => ({ kind: 'parity', stat: 'cost', odd: false })),
  rule('after', 'with an odd cost of {n:int} or more', ({ n }) =>
    and({ kind: 'parity', stat: 'cost', odd: true }, stat('cost', '>=', n)),
  ),
  rule('after', 'with an even cost of {n:int} or more', ({ n }) =>
    and({ kind: 'parity', stat: 'cost', odd: false }, stat('cost', '>=', n)),
  ),
  rule('after', 'with damage [on it]', () => inState('damaged')),
  rule('after', 'without damage', () => not(inState('damaged'))),
  rule('after', 'with {of:keyword}', ({ of }) => ({ kind: 'keyword', keyword: of })),
  rule('after', 'with {a:numbered} or {b:keyword}', ({ a, b }) =>
    or({ kind: 'keyword', keyword: a }, { kind: 'keyword', keyword: b }),
  ),
  rule('after', 'with (inspire)', () => ({ kind: 'keyword', keyword: 'inspire' })),
  rule('after', 'with (sabotage)', () => ({ kind: 'keyword', keyword: 'sabotage' })),
  rule('after', 'with {of:numbered}', ({ of }) => ({ kind: 'keyword', keyword: of })),
  rule('after', 'without {of:keyword}', ({ of }) => not({ kind: 'keyword', keyword: of })),
  rule('after', 'named {of:name}', ({ of }) => ({ kind: 'named', name: of })),
  rule('after', 'with {of:capital} in (its|their) name', ({ of }) => ({ kind: 'nameHas', word: of })),
  rule('after', '(that is|that are) not attached to (a|an) {d:description}', ({ d }) =>
    not({ kind: 'attachedTo', what: { kind: 'all', filter: d.filter } }),
  ),
  rule('after', '(that is|that are) attached to (a|an) {d:description}', ({ d }) => ({
    kind: 'attachedTo',
    what: { kind: 'all', filter: d.filter },
  })),
  rule('after', '(that is|that are) targeting (a|an) {d:description}', ({ d }) => ({
    kind: 'targeting',
    whom: d.filter,
  })),
  rule('after', '(that shares|that share) a class with {of:definite}', ({ of }) => ({
    kind: 'sharesTag',
    with: of.is,
    tags: [...CLASS_TAGS],
  })),
  rule('after', '(that is|that are) targeting {whom:definite}', ({ whom }) => ({
    kind: 'targeting',
    whom: filterOfNoun(whom),
  })),
  rule('after', 'with (inspire|sabotage|diplomacy)', (_, at, { word }) => {
    const keyword = DESCRIBED.find((one) => one === word(at + 1))
    return keyword ? { kind: 'keyword', keyword } : NO_MATCH
  }),
  rule('after', 'that entered play this turn', () => inState('enteredThisTurn')),
  rule('after', 'that attacked this turn', () => inState('attackedThisTurn')),

  rule('after', '(that was|that were) dealt combat damage by {by:definite} this turn', ({ by }) => ({
    kind: 'dealtCombatDamageThisTurn',
    by: by.is,
  })),
  rule('after', 'other than {of:definite}', ({ of }) => not(filterOfNoun(of))),
  rule('after', 'attacking {whom:np}', ({ whom }) => attackingOneOf(whom, anyCard)),
  rule('after', 'in combat with {whom:definite}', ({ whom }) => inCombatWith(whom, anyCard)),
  rule('after', 'attached to (a|an) {d:description}', ({ d }) => ({
    kind: 'attachedTo',
    what: { kind: 'all', filter: d.filter },
  })),
  rule('after', 'attached to {d:plural}', ({ d }) => ({
    kind: 'attachedTo',
    what: { kind: 'all', filter: d.filter },
  })),
  rule('after', 'attached to {of:definite}', ({ of }) => ({ kind: 'attachedTo', what: of.is })),
  rule('after', 'with the same name as {of:definite}', ({ of }) => ({ kind: 'sharesName', with: of.is })),
  rule('after', 'with {of:counterName} (counter|counters) on (it|them)', ({ of }) => ({
    kind: 'bearsCounter',
    counter: of,
  })),
  rule('after', 'with (a|an) {of:counterName} counter [on it]', ({ of }) => ({
    kind: 'bearsCounter',
    counter: of,
  })),
  rule('after', 'with (a|an) {d:description} attached to (it|him|her|them)', ({ d }) => ({
    kind: 'bears',
    what: d.filter,
  })),
  rule('after', '(with|that has) an attachment you control', () => ({
    kind: 'bears',
    what: controlledByPlayers(you),
  })),
  rule('after', '[that (is|are)] attached to (a|an) {to:description}', ({ to }) => ({
    kind: 'attachedTo',
    what: { kind: 'all', filter: to.filter },
  })),
  rule('after', "(that (is|are) not|that (isn't|aren't)) attached to (a|an) {to:description}", ({ to }) =>
    not({ kind: 'attachedTo', what: { kind: 'all', filter: to.filter } }),
  ),
  rule('after', '[that (is|are)] attached to {to:plural}', ({ to }) => ({
    kind: 'attachedTo',
    what: { kind: 'all', filter: to.filter },
  })),
  rule('after', 'with an attachment', () => ({ kind: 'bears', what: anyCard })),
  rule('afters', '{a:after}', ({ a }) => [a]),
  rule('afters', '{a:after} {more:afters}', ({ a, more }) => [a, ...more]),
)
