/** Rules that read counters and tokens: "put a Treant ally token into play". */

import type { ModifierWithoutCards } from '../../../src/cards/builders/card-nouns.ts'
import { thatMuch } from '../../../src/cards/builders/numbers.ts'
import { addCounters, putToken, putTokenCopy, removeCounters } from '../../../src/cards/builders/objects.ts'
import {
  CLASS_TAGS,
  type NumberExpression,
  type Power,
  type TokenCard,
  type WithLabel,
} from '../../../src/engine/index.ts'
import { NO_MATCH, rule, ruleFamily, symbolReader } from '../chart.ts'
import { PRINTED_TAGS } from '../lexicon.ts'
import { actorMark } from '../marks.ts'
import type { CountedToken } from '../symbols.ts'
import { timesEach } from './amounts.ts'

/** Moves the faction of "Horde Orc" from the tags of a token to its faction (206.1d). */
function withFaction(token: TokenCard): TokenCard {
  const [first, ...tags] = token.tags
  return first === 'Horde' || first === 'Alliance' ? { ...token, faction: first, tags } : token
}

/** Returns a token with its numbers and keywords, which may be printed before or after its noun. */
const withBody = (
  { token, count }: CountedToken,
  { tags = [], ...body }: Partial<TokenCard>,
): ReturnType<typeof putToken> | typeof NO_MATCH => {
  if (token.health !== undefined && body.health !== undefined) return NO_MATCH
  const whole = withFaction({ ...token, ...body, tags: [...token.tags, ...tags] })
  return whole.health === undefined && whole.def === undefined ? NO_MATCH : putToken(whole, count, actorMark)
}
const forEach = (put: ReturnType<typeof withBody>, each: NumberExpression): ReturnType<typeof withBody> =>
  put !== NO_MATCH && put.kind === 'putToken' ? { ...put, count: timesEach(put.count, each) } : NO_MATCH

/** Converts traits to powers of a token; NO_MATCH for a trait that no power can be. */
function asPowers(traits: readonly ModifierWithoutCards[]): WithLabel<Power>[] | typeof NO_MATCH {
  const powers = traits.map((one): WithLabel<Power> | typeof NO_MATCH =>
    one.kind === 'keyword' ? { ...one } : one.kind === 'grant' ? one.power : NO_MATCH,
  )
  const known = powers.filter((one) => one !== NO_MATCH)
  return known.length === powers.length ? known : NO_MATCH
}
const withTraits = (
  body: Partial<TokenCard>,
  traits: readonly ModifierWithoutCards[],
): Partial<TokenCard> | typeof NO_MATCH => {
  const powers = asPowers(traits)
  if (powers === NO_MATCH) return NO_MATCH
  const all = [...(body.powers ?? []), ...powers]
  return all.length > 0 ? { ...body, powers: all } : body
}

/** Returns the tags in a list of words. Known tags may have several words, and the words between them are one tag. */
function tagsOf(words: readonly string[]): string[] | undefined {
  if (words.some((word) => word === 'Unique' || word === 'Self')) return undefined
  if (words.slice(1).some(isFaction)) return undefined
  const tags: string[] = []
  let unknown: string[] = []
  for (let i = 0; i < words.length; ) {
    const known = [3, 2, 1].map((n) => words.slice(i, i + n).join(' ')).find((text) => isTag(text))
    if (known === undefined) unknown.push(words[i++] ?? '')
    else {
      if (unknown.length > 0) tags.push(unknown.join(' '))
      unknown = []
      tags.push(known)
      i += known.split(' ').length
    }
  }
  return unknown.length > 0 ? [...tags, unknown.join(' ')] : tags
}

const isFaction = (word: string): boolean => word === 'Horde' || word === 'Alliance'
const isTag = (text: string): boolean =>
  PRINTED_TAGS.has(text) || CLASS_TAGS.includes(text) || isFaction(text)

export const tokenRules = ruleFamily(
  'counters and tokens',
  rule(
    'deed',
    '(add|put) {n:number} {of:counter} (counter|counters) [(on|to) (self|this {x?:noun})]',
    ({ n, of }) => addCounters(of, n),
  ),
  rule('deed', '(add|put) {n:number} {of:counter} (counter|counters) (on|to) {on:np}', ({ n, of, on }) =>
    addCounters(of, n, on),
  ),
  rule(
    'deed',
    'remove {n:number} {of:counter} (counter|counters) [from (self|this {x?:noun})]',
    ({ n, of }) => removeCounters(of, n),
  ),
  rule(
    'deed',
    '(add|put) {n:int} {of:counter} (counter|counters) (on|to) {on:np} for each {each:each}',
    ({ n, of, on, each }) => addCounters(of, timesEach(n, each), on),
  ),
  rule(
    'deed',
    '(add|put) (a|an) {of:counter} counter (on|to) {on:np} for each {each:each}',
    ({ of, on, each }) => addCounters(of, each, on),
  ),
  rule('deed', 'remove {n:number} {of:counter} (counter|counters) from {from:np}', ({ n, of, from }) =>
    removeCounters(of, n, from),
  ),
  rule('deed', 'remove all {of:counter} counters [from (self|this {x?:noun})]', ({ of }) =>
    removeCounters(of, 'all'),
  ),
  rule('deed', 'remove all {of:counter} counters from {from:np}', ({ of, from }) =>
    removeCounters(of, 'all', from),
  ),
  symbolReader('tokenTags', ({ written, word }, at) => {
    let end = at
    while (/^[A-Z][A-Za-z'-]*$/.test(written(end)) && word(end) !== 'ally') end++
    const tags = tagsOf(Array.from({ length: end - at }, (_, i) => written(at + i)))
    return end > at && tags ? [{ value: tags, end }] : []
  }),
  // "1 nature / 1 health snake ally token": a tag without its capital
  symbolReader('tokenTags', ({ written, word }, at) => {
    const tag = capital(written(at))
    const isSlip = /^[a-z]+$/.test(written(at)) && word(at + 1) === 'ally' && PRINTED_TAGS.has(tag)
    return isSlip ? [{ value: [tag], end: at + 1 }] : []
  }),
  rule('tokens', '{n:number} [{u:uniqueWord}] {tags:tokenTags} ally (token|tokens)', ({ n, u, tags }) => ({
    count: n,
    token: { ...unique(u), type: 'ally', tags },
  })),
  rule('tokens', 'that many {tags:tokenTags} ally tokens', ({ tags }) => ({
    count: thatMuch,
    token: { type: 'ally', tags },
  })),
  rule(
    'tokens',
    '{n:number} [{u:uniqueWord}] {tags:tokenTags} ally (token|tokens) named {name:name}',
    ({ n, u, tags, name }) => ({
      count: n,
      token: { ...unique(u), name, type: 'ally', tags },
    }),
  ),
  rule(
    'tokens',
    '{n:number} {body:numbers} [{u:uniqueWord}] {tags:tokenTags} [ally] (token|tokens)',
    ({ n, body, u, tags }) => ({ count: n, token: { ...unique(u), ...body, type: 'ally', tags } }),
  ),
  rule('tokens', 'that many {body:numbers} {tags:tokenTags} [ally] tokens', ({ body, tags }) => ({
    count: thatMuch,
    token: { ...body, type: 'ally', tags },
  })),
  rule(
    'tokens',
    '{n:number} {body:numbers} [{u:uniqueWord}] {tags:tokenTags} ally (token|tokens) named {name:name}',
    ({ n, body, u, tags, name }) => ({
      count: n,
      token: { ...unique(u), name, ...body, type: 'ally', tags },
    }),
  ),
  rule('tokens', '{n:number} {tags:tokenTags} armor (token|tokens)', ({ n, tags }) => ({
    count: n,
    token: { type: 'equipment', tags: [...tags, 'Armor'] },
  })),
  rule('uniqueWord', 'unique', () => true),
  symbolReader('limitedTag', ({ written, word }, at) => {
    const tag = written(at)
    return PRINTED_TAGS.has(tag) && word(at + 1) === '1' ? [{ value: `${tag} (1)`, end: at + 2 }] : []
  }),
  rule('numbers', '{atk:int} {type?:type} [atk] (/|and) {health:int} [health]', ({ atk, type, health }) => ({
    atk,
    damageType: type ?? 'melee',
    health,
  })),
  rule('body', '{of:numbers}', ({ of }) => of),
  rule('body', '{def:int} def', ({ def }) => ({ def })),
  rule('body', '{of:numbers} (and|,|, and) {with:traits}', ({ of, with: traits }) => withTraits(of, traits)),
  rule(
    'body',
    '{of:numbers} (and|,|, and) {tag:limitedTag} [(and|,|, and) {with:traits}]',
    ({ of, tag, with: traits }) => withTraits({ ...of, tags: [tag] }, traits ?? []),
  ),
  rule('body', '{of:numbers} , {with:keywords} [,] and {more:traits}', ({ of, with: some, more }) =>
    withTraits(of, [...some, ...more]),
  ),
  rule(
    'body',
    '{atk:int} {type?:type} [atk] , {health:int} [health] (and|,|, and) {with:traits}',
    ({ atk, type, health, with: traits }) => withTraits({ atk, damageType: type ?? 'melee', health }, traits),
  ),
  rule('body', '{with:traits}', ({ with: traits }) => withTraits({}, traits)),
  rule('body', '{tag:limitedTag} [and {with:traits}]', ({ tag, with: traits }) =>
    withTraits({ tags: [tag] }, traits ?? []),
  ),
  rule('deed', '(put|puts) {of:tokens} into play', ({ of }) => withBody(of, {})),
  rule('deed', '(put|puts) {of:tokens} into play with {body:body}', ({ of, body }) => withBody(of, body)),
  rule('deed', '(put|puts) {of:tokens} with {body:body} into play', ({ of, body }) => withBody(of, body)),
  rule(
    'deed',
    '(put|puts) {of:tokens} into play [with {body:body}] for each {each:each}',
    ({ of, body, each }) => forEach(withBody(of, body ?? {}), each),
  ),
  rule('deed', 'put a token copy of {of:np} into play', ({ of }) => putTokenCopy(of)),
)

const unique = (is: true | undefined): { unique?: true } => (is ? { unique: true } : {})
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
