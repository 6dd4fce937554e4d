/** Counters and tokens. */

import type { Trait } from '../../../src/cards/builders/nouns.ts'
import { addCounters, putToken, putTokenCopy, removeCounters } from '../../../src/cards/builders/objects.ts'
import { CLASSES, type Named, type Power, type TokenCard } from '../../../src/engine/index.ts'
import { family, NO, reader, rule } from '../chart.ts'
import { TAGS } from '../lexicon.ts'
import { actor } from '../marks.ts'
import type { Tokens } from '../symbols.ts'

/** A token with a body: its ATK, health and keywords may be printed before or after its noun. */
const withBody = (
  { token, count }: Tokens,
  body: Partial<TokenCard>,
): ReturnType<typeof putToken> | typeof NO => {
  if (token.health !== undefined && body.health !== undefined) return NO
  const whole = { ...token, ...body }
  return whole.health === undefined ? NO : putToken(whole, count, actor)
}

const asPowers = (keywords: readonly Trait[]): Named<Power>[] =>
  keywords.flatMap((one) => (one.kind === 'keyword' ? [{ ...one }] : []))

/** Known tags of one or several words; the words between them are one tag. A token has no faction. */
function tagsOf(words: readonly string[]): string[] | undefined {
  if (words.some((word) => ['Horde', 'Alliance', 'Unique'].includes(word))) return undefined
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

const isTag = (text: string): boolean => TAGS.has(text) || CLASSES.includes(text)

export const tokenFamily = family(
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
  rule('deed', 'remove {n:number} {of:counter} (counter|counters) from {from:np}', ({ n, of, from }) =>
    removeCounters(of, n, from),
  ),
  rule('deed', 'remove all {of:counter} counters [from (self|this {x?:noun})]', ({ of }) =>
    removeCounters(of, 'all'),
  ),
  rule('deed', 'remove all {of:counter} counters from {from:np}', ({ of, from }) =>
    removeCounters(of, 'all', from),
  ),
  reader('tokenTags', ({ written, word }, at) => {
    let end = at
    while (/^[A-Z][A-Za-z'-]*$/.test(written(end)) && word(end) !== 'ally') end++
    const tags = tagsOf(Array.from({ length: end - at }, (_, i) => written(at + i)))
    return end > at && tags ? [{ value: tags, end }] : []
  }),
  rule('tokens', '{n:number} {tags:tokenTags} ally (token|tokens)', ({ n, tags }) => ({
    count: n,
    token: { type: 'ally', tags },
  })),
  rule(
    'tokens',
    '{n:number} {tags:tokenTags} ally (token|tokens) named {name:name}',
    ({ n, tags, name }) => ({
      count: n,
      token: { name, type: 'ally', tags },
    }),
  ),
  rule(
    'tokens',
    '{n:number} {atk:int} {type?:type} / {health:int} [health] {tags:tokenTags} ally (token|tokens)',
    ({ n, atk, type, health, tags }) => ({
      count: n,
      token: { type: 'ally', tags, atk, damageType: type ?? 'melee', health },
    }),
  ),
  rule(
    'tokens',
    '{n:number} {atk:int} {type:type} / {health:int} [health] {tags:tokenTags} ally (token|tokens) named {name:name}',
    ({ n, atk, type, health, tags, name }) => ({
      count: n,
      token: { name, type: 'ally', tags, atk, damageType: type, health },
    }),
  ),
  rule('body', '{atk:int} {type?:type} [atk] (/|and) {health:int} [health]', ({ atk, type, health }) => ({
    atk,
    damageType: type ?? 'melee',
    health,
  })),
  rule(
    'body',
    '{atk:int} {type?:type} [atk] (/|,) {health:int} [health] (and|,|, and) {with:keywords}',
    ({ atk, type, health, with: keywords }) => ({
      atk,
      damageType: type ?? 'melee',
      health,
      powers: asPowers(keywords),
    }),
  ),
  rule('body', '{with:keywords}', ({ with: keywords }) => ({ powers: asPowers(keywords) })),
  rule('deed', '(put|puts) {of:tokens} into play', ({ of }) => withBody(of, {})),
  rule('deed', '(put|puts) {of:tokens} into play with {body:body}', ({ of, body }) => withBody(of, body)),
  rule('deed', '(put|puts) {of:tokens} with {body:body} into play', ({ of, body }) => withBody(of, body)),
  rule('deed', 'put a token copy of {of:np} into play', ({ of }) => putTokenCopy(of)),
)
