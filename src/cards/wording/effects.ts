/** Renders effects: a list of clauses, each of which becomes a sentence. */
import {
  CLASS_TAGS,
  type Effect,
  hasNode,
  RACE_TAGS,
  type Selector,
  type SpelledOutKeyword,
} from '../../engine/index.ts'
import { numberPhrase } from './amount.ts'
import {
  type ClauseOrText,
  clauseText,
  type EffectOfKind,
  imperativeClause,
  joinClauses,
  makeClause,
} from './clause.ts'
import { conditionPhrase } from './conditions.ts'
import { isSelectorOfBoundName, type WordingContext } from './context.ts'
import { dealClause, filterOfSelector, healClause, putDamageClause, removeDamageClause } from './damaging.ts'
import { chooseClause, lookClause, revealClause, searchClauses } from './finding.ts'
import {
  empowerClauses,
  forEachCardClauses,
  forEachClauses,
  ifClauses,
  ifYouDoClauses,
  mayClause,
  modalClause,
} from './joining.ts'
import { KEYWORD_NAMES } from './keywords.ts'
import {
  addCountersClause,
  amountInWords,
  gainFromPileClause,
  putIntoPlayTogetherClause,
  putTokenClause,
  removeCountersClause,
  tokenCopyClause,
} from './making.ts'
import { delayedEffectText, modifySentences, thereuponSentence } from './modify-effects.ts'
import {
  clauseOfVerbAndCards,
  discardClause,
  drawClause,
  drawUntilClause,
  entryWithDamage,
  flipClause,
  placeResourceClause,
  playClause,
  putClause,
  putResourceClause,
  shuffleGraveyardClause,
  shuffleIntoDeckClause,
  swapClause,
} from './moving.ts'
import { oneCardPhrase, pluralCardsPhrase } from './nouns.ts'
import {
  assertUnreachable,
  bold,
  capitalize,
  joinAsSentences,
  joinList,
  withIndefiniteArticle,
  YOU_PHRASE,
} from './phrase.ts'
import { chooserPhrase, playerPhrase } from './players.ts'
import { predicatePhrase } from './predicates.ts'
import { dropClause, rollClause, rollForEachCardClauses, rollTableText } from './rolling.ts'
import { allCardsPhrase, cardsPhrase } from './selectors.ts'
import { sortClause, sortingChoiceAt } from './sorting.ts'
import { declareTargetInFirst } from './target-declaration.ts'
import { endTurnText, extraTurnClause, skipTurnClause } from './turns.ts'

/** Returns the sentences of an effect's text, to which `joinAsSentences` adds capitals and full stops. */
export const effectSentences = (effect: Effect, t: WordingContext): string[] =>
  joinClauses(effectClauses(effect, t)).map(clauseText).reduce<string[]>(withWhatItCant, [])

/** Joins a prohibition to the clause about the same card: "exhaust target ally, and it can't ready". */
const withWhatItCant = (said: string[], clause: string): string[] => {
  const before = said.at(-1)
  if (before === undefined || !clause.startsWith("it can't ") || /[.!?:]”?$/.test(before))
    return [...said, clause]
  return [...said.slice(0, -1), `${before}, and ${clause}`]
}

export const effectClauses = (effect: Effect, t: WordingContext): ClauseOrText[] => {
  switch (effect.kind) {
    case 'do':
      return effect.called ? [keyword(effect.called, effect, t)] : inSteps(effect.steps, t)
    case 'deal':
      return [dealClause(effect, t)]
    case 'heal':
      return [healClause(effect, t)]
    case 'putDamage':
      return [putDamageClause(effect, t)]
    case 'removeDamage':
      return [removeDamageClause(effect, t)]
    case 'putDivided': {
      const dividers = chooserPhrase(effect.who, t)
      const oneOfThem = `${numberPhrase(effect.amount, t)} damage, divided as ${dividers.plural ? 'they choose' : 'you choose'},`
      return [
        makeClause(
          dividers,
          'put',
          `${oneOfThem} on ${pluralCardsPhrase(filterOfSelector(effect.on), t)}, no more than fatal on each`,
        ),
      ]
    }
    case 'moveDamage':
      return [
        imperativeClause(
          'move',
          `all damage from ${cardsPhrase(effect.from, t).object} to ${cardsPhrase(effect.to, t).object}`,
        ),
      ]
    case 'switchDamage':
      return [
        imperativeClause(
          'switch',
          `the damage on ${cardsPhrase(effect.of, t).object} and ${cardsPhrase(effect.with, t).object}`,
        ),
      ]
    case 'preventThat':
      return [imperativeClause('prevent', 'that damage')]
    case 'destroy':
      return [clauseOfVerbAndCards('destroy', effect, t)]
    case 'exhaust':
      return [clauseOfVerbAndCards('exhaust', effect, t)]
    case 'ready':
      return [clauseOfVerbAndCards('ready', effect, t)]
    case 'put':
      return [putClause(effect, t)]
    case 'draw':
      return [drawClause(effect, t)]
    case 'drawUntil':
      return [drawUntilClause(effect, t)]
    case 'discard':
      return [discardClause(effect, t)]
    case 'choose':
      return [chooseClause(effect, t)]
    case 'forEach':
      return forEachClauses(effect, t)
    case 'forEachCard':
      return forEachCardClauses(effect, t)
    case 'may':
      return [mayClause(effect, t)]
    case 'pay':
      return [makeClause(playerPhrase(effect.who, t), 'pay', `(${numberPhrase(effect.amount, t)})`)]
    case 'ifYouDo':
      return ifYouDoClauses(effect, t)
    case 'if':
      return ifClauses(effect, t)
    case 'roll':
      return [rollClause(effect, t)]
    case 'drop':
      return dropClause(effect, t)
    case 'rollFor':
      return rollForEachCardClauses(effect, t)
    case 'repeat':
      return [...effectClauses(effect.do, t), `while ${conditionPhrase(effect.while, t)}, do so again`]
    case 'turnDie':
      return [`${playerPhrase(effect.who, t).subject} may turn that die to any face`]
    case 'byRoll':
      return [rollTableText(effect, t)]
    case 'modal':
      return [modalClause(effect, t)]
    case 'modify':
      return modifySentences(effect, t)
    case 'later':
      return [delayedEffectText(effect, t)]
    case 'thereupon':
      return [thereuponSentence(effect, t)]
    case 'gainControl':
      return [
        makeClause(playerPhrase(effect.who, t), 'take', `control of ${cardsPhrase(effect.of, t).object}`),
      ]
    case 'reveal':
      return [revealClause(effect, t)]
    case 'look':
      return [lookClause(effect, t)]
    case 'play':
      return [playClause(effect, t)]
    case 'putResource':
      return [putResourceClause(effect, t)]
    case 'name': {
      const names = playerPhrase(effect.who, t)
      if (effect.what === 'madeUp') return [makeClause(names, 'make', 'up a name')]
      if (typeof effect.what !== 'string') return [makeClause(names, 'choose', oneOfWords(effect.what))]
      return [makeClause(names, 'name', effect.what === 'card' ? 'a card' : 'a card type')]
    }
    case 'choosePlayer':
      return [
        makeClause(
          playerPhrase(effect.who, t),
          'choose',
          playerPhrase(effect.from, t).subject.replace(/^each /, 'one '),
        ),
      ]
    case 'chooseNumber':
      t.name(effect.as, { noun: 'the chosen number', how: 'number' })
      return [
        makeClause(
          playerPhrase(effect.who, t),
          'choose',
          `a number from 0 to ${numberPhrase(effect.most, t)}`,
        ),
      ]
    case 'guess':
      return [
        makeClause(
          playerPhrase(effect.who, t),
          'guess',
          effect.named === undefined ? 'higher or lower' : 'whether it is of that type',
        ),
      ]
    case 'nameTag':
      return [makeClause(playerPhrase(effect.who, t), 'choose', withIndefiniteArticle(effect.as))]
    case 'search':
      return searchClauses(effect, t)
    case 'turnDeckOver': {
      const whose = playerPhrase(effect.who, t)
      return [makeClause(whose, 'turn', `${whose.subject === 'you' ? 'your' : 'their'} deck over`)]
    }
    case 'shuffle': {
      const whose = playerPhrase(effect.who, t)
      if (effect.who.kind === 'side' && effect.who.side === 'lair')
        return [imperativeClause('shuffle', 'the Dungeon deck')]
      return [makeClause(whose, 'shuffle', `${whose.subject === 'you' ? 'your' : 'their'} deck`)]
    }
    case 'shuffleGraveyardIntoDeck':
      return [shuffleGraveyardClause(effect, t)]
    case 'empower':
      return empowerClauses(effect, t)
    case 'changeTarget':
      return [
        makeClause(
          YOU_PHRASE,
          'change',
          `${effect.of === 'thatLink' ? 'its' : cardsPhrase(effect.of, t).possessive} target to ${cardsPhrase(effect.to, t).object}`,
        ),
      ]
    case 'flipCards':
      return [
        imperativeClause(
          'flip',
          effect.count === 1 ? 'a Dungeon card' : `${amountInWords(effect.count, t)} Dungeon cards`,
        ),
      ]
    case 'placeResource':
      return [placeResourceClause(effect, t)]
    case 'interrupt':
      return [clauseOfVerbAndCards('interrupt', effect, t)]
    case 'flip':
      return [flipClause(effect, t)]
    case 'turnUp':
      return [imperativeClause('turn', `${cardsPhrase(effect.what, t).object} face up`)]
    case 'swap':
      return [swapClause(effect, t)]
    case 'addCounters':
      return [addCountersClause(effect, t)]
    case 'removeCounters':
      return [removeCountersClause(effect, t)]
    case 'putToken':
      return [putTokenClause(effect, t)]
    case 'gain':
      return [gainFromPileClause(effect, t)]
    case 'bringIn':
      return [putIntoPlayTogetherClause(effect, t)]
    case 'newHand':
      return [
        imperativeClause('shuffle', `the ${capitalize(effect.deck)} deck`),
        imperativeClause('put', `${amountInWords(effect.count, t)} cards from the top of it into your hand`),
      ]
    case 'tokenCopy':
      return [tokenCopyClause(effect, t)]
    case 'becomeCopy': {
      const changed = cardsPhrase(effect.what, t)
      return [
        makeClause(
          changed,
          'become',
          `${changed.plural ? 'copies' : 'a copy'} of ${cardsPhrase(effect.of, t).object}`,
        ),
      ]
    }
    case 'copyLink':
      return [clauseOfVerbAndCards('copy', effect, t), 'you may choose new targets for the copy']
    case 'exchangeControl':
      return [
        imperativeClause(
          'exchange',
          `control of ${cardsPhrase(effect.a, t).object} and ${cardsPhrase(effect.b, t).object}`,
        ),
      ]
    case 'attach': {
      const attached = cardsPhrase(effect.what, t).object
      const held = effect.while ? ` while it ${predicatePhrase(effect.while, t)}` : ''
      return [imperativeClause('attach', `${attached} to ${oneChosenCardPhrase(effect.to, t)}${held}`)]
    }
    case 'detach':
      return [imperativeClause('detach', allCardsPhrase(effect.what, t).object)]
    case 'reattach':
      return [
        imperativeClause(
          'attach',
          `${cardsPhrase(effect.what, t).object} to another ${effect.to ? oneCardPhrase(effect.to, t).replace(/^an? /, '') : 'card it could be attached to'}`,
        ),
      ]
    case 'triggerPowers':
      return [imperativeClause('trigger', `each triggered power of ${cardsPhrase(effect.of, t).object}`)]
    case 'removeFromCombat':
      return [imperativeClause('remove', `${allCardsPhrase(effect.what, t).object} from combat`)]
    case 'becomeDefender':
      return [makeClause(cardsPhrase(effect.what, t), 'become', 'the defender')]
    case 'extraTurn':
      return [extraTurnClause(effect, t)]
    case 'skipTurn':
      return [skipTurnClause(effect, t)]
    case 'endTurn':
      return [endTurnText(effect, t)]
    case 'moveToRightOf':
      return [
        makeClause(
          playerPhrase(effect.who, t),
          'move',
          `to the right of ${playerPhrase(effect.of, t).object}`,
        ),
      ]
    case 'win':
      return [makeClause(playerPhrase(effect.who, t), 'win', 'the game')]
    case 'earn':
      return [imperativeClause('earn', 'this Achievement')]
    default:
      return assertUnreachable(effect)
  }
}

/**
 * Renders several effects. If a player takes cards from the top of a deck that are revealed next, that player reveals
 * them.
 */
const inSteps = (effects: readonly Effect[], t: WordingContext): ClauseOrText[] => {
  const [one, rest] = declareTargetInFirst(effects.slice(0, 1), effects.slice(1), t)
  const steps = [...one, ...rest]
  let isShuffled = false
  return steps.flatMap((step, i) => {
    if (isShuffled) {
      isShuffled = false
      return []
    }
    const taken = takenFromTop(steps[i - 1])
    if (step.kind === 'reveal' && isSelectorOfBoundName(step.what, taken)) {
      revealClause(step, t)
      return []
    }
    const next = steps[i + 1]
    const sorting = sortingChoiceAt(steps, i)
    if (sorting) return [sortClause(sorting, t)]
    if (sortingChoiceAt(steps, i - 1) ?? sortingChoiceAt(steps, i - 2)) return []
    if (isDestroyedAtOnce(steps[i - 1], step)) {
      t.mention(step.kind === 'destroy' ? step.what : null)
      return []
    }
    const shuffling = shuffleIntoDeckClause(step, next, t)
    isShuffled = shuffling !== undefined
    if (shuffling) return [shuffling]
    if (entryWithDamage(step, next)) return []
    const entry = entryWithDamage(steps[i - 1], step)
    if (entry && step.kind === 'put') return [putClause({ ...step, what: entry.what }, t, entry.damage)]
    t.destroying = isDestroyedAtOnce(step, next)
    t.choosingAgain = step.kind === 'choose' && JSON.stringify(step) === JSON.stringify(steps[i - 1])
    t.revealing = next?.kind === 'reveal' && isSelectorOfBoundName(next.what, takenFromTop(step))
    const said = effectClauses(step, t)
    t.revealing = false
    t.destroying = false
    t.choosingAgain = false
    return said
  })
}

/** Whether a player only chooses which cards to destroy: "target player destroys one of their allies". */
const isDestroyedAtOnce = (step: Effect | undefined, next: Effect | undefined): boolean =>
  step?.kind === 'choose' &&
  next?.kind === 'destroy' &&
  next.as === undefined &&
  isSelectorOfBoundName(next.what, step.as) &&
  hasNode(step.from, isAbleToBeDestroyed)

const isAbleToBeDestroyed = (node: object): boolean =>
  'kind' in node && node.kind === 'able' && 'to' in node && node.to === 'beDestroyed'

/** Returns the name of the cards that a player takes, or may take, from the top of a deck. */
const takenFromTop = (step: Effect | undefined): string | undefined => {
  if (step?.kind === 'forEach' || step?.kind === 'may') return takenFromTop(step.do)
  return step?.kind === 'choose' && step.from.kind === 'top' && step.from.count === step.count
    ? step.as
    : undefined
}

/**
 * Returns words such as "an ally you control" for the card that a player chooses, even if the selector selects all cards
 * among which the player chooses.
 */
export const oneChosenCardPhrase = (what: Selector, t: WordingContext): string =>
  what.kind === 'all' ? oneCardPhrase(what.filter, t) : cardsPhrase(what, t).object

/** Returns words such as "Delve (look at the top two cards of your deck. ...)". */
const keyword = (called: SpelledOutKeyword, { steps }: EffectOfKind<'do'>, t: WordingContext): string =>
  `${bold(KEYWORD_NAMES[called])} (${joinAsSentences(effectSentences({ kind: 'do', steps }, t))})`

/**
 * Returns the text of an effect without a capital, so that it can continue a sentence: "for each ally, draw a
 * card".
 */
export const uncapitalizedEffectText = (effect: Effect, t: WordingContext): string => {
  const [first = '', ...rest] = effectSentences(effect, t)
  return rest.length > 0 ? `${first}. ${joinAsSentences(rest)}` : first
}

/** Returns "a class" if all these tags are classes, "a race" if all are races, and otherwise the tags, joined by "or". */
const oneOfWords = (among: readonly string[]): string => {
  if (among.every((one) => CLASS_TAGS.includes(one))) return 'a class'
  return among.every((one) => RACE_TAGS.includes(one)) ? 'a race' : joinList(among, 'or')
}
