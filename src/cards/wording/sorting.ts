/** Renders cards that are looked at and sorted: "put up to two of them on top of your deck and the rest on the bottom". */
import type { Effect, Selector } from '../../engine/index.ts'
import { type ClauseOrText, type EffectOfKind, imperativeClause } from './clause.ts'
import { isSelectorOfBoundName, type WordingContext } from './context.ts'
import { chooseClause } from './finding.ts'
import { zonePhrase } from './players.ts'

/** The choice of looked-at cards of which the others go to the bottom of the deck, and then the chosen ones to the top. */
type Sorting = EffectOfKind<'choose'>

/** Returns the choice with which three steps begin, if they sort cards. */
export const sortingChoiceAt = (steps: readonly Effect[], i: number): Sorting | undefined => {
  const [choice, rest, chosen] = [steps[i], steps[i + 1], steps[i + 2]]
  const isSorted =
    choice?.kind === 'choose' &&
    choice.from.kind === 'bound' &&
    choice.count !== 1 &&
    rest?.kind === 'put' &&
    rest.to === 'deckBottom' &&
    isOthers(rest.what, choice.from.name, choice.as) &&
    chosen?.kind === 'put' &&
    chosen.to === 'deckTop' &&
    isSelectorOfBoundName(chosen.what, choice.as)
  return isSorted ? choice : undefined
}

/** Whether these are the cards of the first name that don't have the second one. */
const isOthers = (what: Selector, all: string, but: string | undefined): boolean => {
  const [one, other, ...more] = what.kind === 'all' && what.filter.kind === 'and' ? what.filter.all : []
  return (
    more.length === 0 &&
    one?.kind === 'is' &&
    isSelectorOfBoundName(one.what, all) &&
    other?.kind === 'not' &&
    other.filter.kind === 'is' &&
    isSelectorOfBoundName(other.filter.what, but)
  )
}

export const sortClause = (choice: Sorting, t: WordingContext): ClauseOrText => {
  const { owner = { kind: 'you' } } = choice.from.kind === 'bound' ? t.meaning(choice.from.name) : {}
  const chooses = chooseClause(choice, t)
  const some = typeof chooses === 'string' ? chooses : chooses.rest
  return imperativeClause(
    'put',
    `${some} back on top of ${zonePhrase(owner, 'deck', t)} and the rest on the bottom`,
  )
}
