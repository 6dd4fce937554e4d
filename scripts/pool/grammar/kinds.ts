/** A kind of card that a player chooses, and cards of that kind: "Choose "ability" or "ally"." */

import { cardsInHand } from '../../../src/cards/builders/card-nouns.ts'
import { ofChosenCardType, or } from '../../../src/cards/builders/filters.ts'
import { CLASS_TAGS, type Effect, type Filter } from '../../../src/engine/index.ts'
import { NO_MATCH, rule, ruleFamily, symbolReader } from '../chart.ts'
import { actorMark, markPronoun } from '../marks.ts'

const KINDS: ReadonlySet<string> = new Set(['ability', 'ally', 'equipment', 'location', 'quest'])
const AS = 'kind'

const CLASS = 'class'
const choosesClass: Effect = { kind: 'name', who: actorMark.are, what: [...CLASS_TAGS], as: CLASS }

const choosesKind = (what: string[]): Effect => ({ kind: 'name', who: actorMark.are, what, as: AS })

/** Marks "of that kind". `lowering/kinds.ts` decides whether the kind was chosen, or is that of a card. */
const namedOrShared = (at: number): Filter =>
  or(ofChosenCardType(AS), { kind: 'sharesType', with: markPronoun(at, 'card').is })

/** The words between two quoted kinds. */
const isBetween = (word: string): boolean => word === ',' || word === 'or'

export const kindRules = ruleFamily(
  'chosen kinds',
  symbolReader('quotedKinds', ({ word }, at) => {
    const kinds: string[] = []
    let end = at
    for (let next = at; word(next) === '"' && KINDS.has(word(next + 1)) && word(next + 2) === '"'; ) {
      kinds.push(word(next + 1))
      end = next + 3
      next = end
      while (isBetween(word(next))) next++
    }
    return kinds.length > 1 ? [{ value: kinds, end }] : []
  }),
  rule('deed', '(choose|chooses) {of:quotedKinds}', ({ of }) => choosesKind(of)),
  rule('after', '(of the chosen kind|of the chosen type)', () => ofChosenCardType(AS)),
  rule('after', 'of that kind', (_, at) => namedOrShared(at)),
  rule('having', 'the chosen type', () => ofChosenCardType(AS)),
  rule('deed', 'name a class', () => choosesClass),
  rule('deed', 'choose a class', () => choosesClass),
  rule('after', '(of that class|of the chosen class)', () => ({ kind: 'tagCalled', name: CLASS })),
  rule('deed', '(reveal|reveals) (his|her|their) hand', () => ({
    kind: 'reveal',
    what: cardsInHand(actorMark).is,
    as: 'revealed',
  })),
  rule('deed', '(discard|discards) all {d:plural}', ({ d }) => actorMark.discardOf('hand', d.filter)),
  rule('power', 'as (self|this {n?:noun}) enters play , {then:effect}', ({ then: effect }) =>
    effect.kind === 'name' ? [{ kind: 'asEnters', effect }] : NO_MATCH,
  ),
)
