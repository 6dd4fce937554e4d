/** Renders effects: a list of clauses, each of which becomes a sentence. */
import { CLASSES, type Effect, RACES, type Selector, type SpelledKeyword } from '../../engine/index.ts'
import { numberPhrase } from './amount.ts'
import {
  type ClauseOrText,
  clauseText,
  type EffectOfKind,
  imperative,
  joinClauses,
  makeClause,
} from './clause.ts'
import { condition } from './conditions.ts'
import { hasName, type WordingContext } from './context.ts'
import { deal, filterOfAll, heal, putDamage, removeDamage } from './damaging.ts'
import { choose, look, reveal, search } from './finding.ts'
import { empower, forEach, forEachCard, ifClause, ifYouDo, mayClause, modalClause } from './joining.ts'
import { KEYWORDS } from './keywords.ts'
import { addCounters, amountInWords, bringIn, gain, putToken, removeCounters, tokenCopy } from './making.ts'
import { delayedEffect, modify, thereuponSentence } from './modify-effects.ts'
import {
  acts,
  discard,
  draw,
  drawUntil,
  flip,
  placeResource,
  play,
  put,
  putResource,
  shuffle,
  swap,
} from './moving.ts'
import { oneCard, pluralOf } from './nouns.ts'
import {
  assertUnreachable,
  bold,
  capitalize,
  joinList,
  sentences,
  withIndefiniteArticle,
  YOU,
} from './phrase.ts'
import { chooserPhrase, player } from './players.ts'
import { predicate } from './predicates.ts'
import { byRoll, dropClause, roll, rollFor } from './rolling.ts'
import { allOfPhrase, cardsPhrase } from './selectors.ts'
import { declareInFirst } from './target-declaration.ts'
import { endTurn, extraTurn, skipTurn } from './turns.ts'

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
      return [deal(effect, t)]
    case 'heal':
      return [heal(effect, t)]
    case 'putDamage':
      return [putDamage(effect, t)]
    case 'removeDamage':
      return [removeDamage(effect, t)]
    case 'putDivided': {
      const dividers = chooserPhrase(effect.who, t)
      const oneOfThem = `${numberPhrase(effect.amount, t)} damage, divided as ${dividers.plural ? 'they choose' : 'you choose'},`
      return [
        makeClause(
          dividers,
          'put',
          `${oneOfThem} on ${pluralOf(filterOfAll(effect.on), t)}, no more than fatal on each`,
        ),
      ]
    }
    case 'moveDamage':
      return [
        imperative(
          'move',
          `all damage from ${cardsPhrase(effect.from, t).object} to ${cardsPhrase(effect.to, t).object}`,
        ),
      ]
    case 'switchDamage':
      return [
        imperative(
          'switch',
          `the damage on ${cardsPhrase(effect.of, t).object} and ${cardsPhrase(effect.with, t).object}`,
        ),
      ]
    case 'preventThat':
      return [imperative('prevent', 'that damage')]
    case 'destroy':
      return [acts('destroy', effect, t)]
    case 'exhaust':
      return [acts('exhaust', effect, t)]
    case 'ready':
      return [acts('ready', effect, t)]
    case 'put':
      return [put(effect, t)]
    case 'draw':
      return [draw(effect, t)]
    case 'drawUntil':
      return [drawUntil(effect, t)]
    case 'discard':
      return [discard(effect, t)]
    case 'choose':
      return [choose(effect, t)]
    case 'forEach':
      return forEach(effect, t)
    case 'forEachCard':
      return forEachCard(effect, t)
    case 'may':
      return [mayClause(effect, t)]
    case 'pay':
      return [makeClause(player(effect.who, t), 'pay', `(${numberPhrase(effect.amount, t)})`)]
    case 'ifYouDo':
      return ifYouDo(effect, t)
    case 'if':
      return ifClause(effect, t)
    case 'roll':
      return [roll(effect, t)]
    case 'drop':
      return dropClause(effect, t)
    case 'rollFor':
      return rollFor(effect, t)
    case 'repeat':
      return [...effectClauses(effect.do, t), `while ${condition(effect.while, t)}, do so again`]
    case 'turnDie':
      return [`${player(effect.who, t).subject} may turn that die to any face`]
    case 'byRoll':
      return [byRoll(effect, t)]
    case 'modal':
      return [modalClause(effect, t)]
    case 'modify':
      return modify(effect, t)
    case 'later':
      return [delayedEffect(effect, t)]
    case 'thereupon':
      return [thereuponSentence(effect, t)]
    case 'gainControl':
      return [makeClause(player(effect.who, t), 'take', `control of ${cardsPhrase(effect.of, t).object}`)]
    case 'reveal':
      return [reveal(effect, t)]
    case 'look':
      return [look(effect, t)]
    case 'play':
      return [play(effect, t)]
    case 'putResource':
      return [putResource(effect, t)]
    case 'name': {
      const names = player(effect.who, t)
      if (effect.what === 'madeUp') return [makeClause(names, 'make', 'up a name')]
      if (typeof effect.what !== 'string') return [makeClause(names, 'choose', oneOfWords(effect.what))]
      return [makeClause(names, 'name', effect.what === 'card' ? 'a card' : 'a card type')]
    }
    case 'choosePlayer':
      return [
        makeClause(player(effect.who, t), 'choose', player(effect.from, t).subject.replace(/^each /, 'one ')),
      ]
    case 'chooseNumber':
      t.name(effect.as, { noun: 'the chosen number', how: 'number' })
      return [
        makeClause(player(effect.who, t), 'choose', `a number from 0 to ${numberPhrase(effect.most, t)}`),
      ]
    case 'guess':
      return [
        makeClause(
          player(effect.who, t),
          'guess',
          effect.named === undefined ? 'higher or lower' : 'whether it is of that type',
        ),
      ]
    case 'nameTag':
      return [makeClause(player(effect.who, t), 'choose', withIndefiniteArticle(effect.as))]
    case 'search':
      return [search(effect, t)]
    case 'turnDeckOver': {
      const whose = player(effect.who, t)
      return [makeClause(whose, 'turn', `${whose.subject === 'you' ? 'your' : 'their'} deck over`)]
    }
    case 'shuffle': {
      const whose = player(effect.who, t)
      if (effect.who.kind === 'side' && effect.who.side === 'lair')
        return [imperative('shuffle', 'the Dungeon deck')]
      return [makeClause(whose, 'shuffle', `${whose.subject === 'you' ? 'your' : 'their'} deck`)]
    }
    case 'shuffleGraveyardIntoDeck':
      return [shuffle(effect, t)]
    case 'empower':
      return empower(effect, t)
    case 'changeTarget':
      return [
        makeClause(
          YOU,
          'change',
          `${effect.of === 'thatLink' ? 'its' : cardsPhrase(effect.of, t).possessive} target to ${cardsPhrase(effect.to, t).object}`,
        ),
      ]
    case 'flipCards':
      return [
        imperative(
          'flip',
          effect.count === 1 ? 'a Dungeon card' : `${amountInWords(effect.count, t)} Dungeon cards`,
        ),
      ]
    case 'placeResource':
      return [placeResource(effect, t)]
    case 'interrupt':
      return [acts('interrupt', effect, t)]
    case 'flip':
      return [flip(effect, t)]
    case 'turnUp':
      return [imperative('turn', `${cardsPhrase(effect.what, t).object} face up`)]
    case 'swap':
      return [swap(effect, t)]
    case 'addCounters':
      return [addCounters(effect, t)]
    case 'removeCounters':
      return [removeCounters(effect, t)]
    case 'putToken':
      return [putToken(effect, t)]
    case 'gain':
      return [gain(effect, t)]
    case 'bringIn':
      return [bringIn(effect, t)]
    case 'newHand':
      return [
        imperative('shuffle', `the ${capitalize(effect.deck)} deck`),
        imperative('put', `${amountInWords(effect.count, t)} cards from the top of it into your hand`),
      ]
    case 'tokenCopy':
      return [tokenCopy(effect, t)]
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
      return [acts('copy', effect, t), 'you may choose new targets for the copy']
    case 'exchangeControl':
      return [
        imperative(
          'exchange',
          `control of ${cardsPhrase(effect.a, t).object} and ${cardsPhrase(effect.b, t).object}`,
        ),
      ]
    case 'attach': {
      const attached = cardsPhrase(effect.what, t).object
      const held = effect.while ? ` while it ${predicate(effect.while, t)}` : ''
      return [imperative('attach', `${attached} to ${oneChosenCard(effect.to, t)}${held}`)]
    }
    case 'detach':
      return [imperative('detach', allOfPhrase(effect.what, t).object)]
    case 'reattach':
      return [
        imperative(
          'attach',
          `${cardsPhrase(effect.what, t).object} to another ${effect.to ? oneCard(effect.to, t).replace(/^an? /, '') : 'card it could be attached to'}`,
        ),
      ]
    case 'triggerPowers':
      return [imperative('trigger', `each triggered power of ${cardsPhrase(effect.of, t).object}`)]
    case 'removeFromCombat':
      return [imperative('remove', `${allOfPhrase(effect.what, t).object} from combat`)]
    case 'becomeDefender':
      return [makeClause(cardsPhrase(effect.what, t), 'become', 'the defender')]
    case 'extraTurn':
      return [extraTurn(effect, t)]
    case 'skipTurn':
      return [skipTurn(effect, t)]
    case 'endTurn':
      return [endTurn(effect, t)]
    case 'moveToRightOf':
      return [makeClause(player(effect.who, t), 'move', `to the right of ${player(effect.of, t).object}`)]
    case 'win':
      return [makeClause(player(effect.who, t), 'win', 'the game')]
    case 'earn':
      return [imperative('earn', 'this Achievement')]
    default:
      return assertUnreachable(effect)
  }
}

/**
 * Renders several effects. If a player takes cards from the top of a deck that are revealed next, that player reveals
 * them.
 */
const inSteps = (effects: readonly Effect[], t: WordingContext): ClauseOrText[] => {
  const [one, rest] = declareInFirst(effects.slice(0, 1), effects.slice(1), t)
  const steps = [...one, ...rest]
  return steps.flatMap((step, i) => {
    const taken = takenFromTop(steps[i - 1])
    if (step.kind === 'reveal' && hasName(step.what, taken)) {
      reveal(step, t)
      return []
    }
    const next = steps[i + 1]
    t.revealing = next?.kind === 'reveal' && hasName(next.what, takenFromTop(step))
    const said = effectClauses(step, t)
    t.revealing = false
    return said
  })
}

/** Returns the name of the cards that a player takes, or may take, from the top of a deck. */
const takenFromTop = (step: Effect | undefined): string | undefined => {
  if (step?.kind === 'forEach' || step?.kind === 'may') return takenFromTop(step.do)
  return step?.kind === 'choose' && step.from.kind === 'top' && step.from.count === step.count
    ? step.as
    : undefined
}

/** Returns words for one card out of several, when a player chooses it. */
export const oneChosenCard = (what: Selector, t: WordingContext): string =>
  what.kind === 'all' ? oneCard(what.filter, t) : cardsPhrase(what, t).object

/** Returns words such as "Delve (look at the top two cards of your deck. ...)". */
const keyword = (called: SpelledKeyword, { steps }: EffectOfKind<'do'>, t: WordingContext): string =>
  `${bold(KEYWORDS[called])} (${sentences(steps.flatMap((step) => effectSentences(step, t)))})`

export const effectAsOneClause = (effect: Effect, t: WordingContext): string => {
  const [first = '', ...rest] = effectSentences(effect, t)
  return rest.length > 0 ? `${first}. ${sentences(rest)}` : first
}

/** Returns words such as "a class", "a race", or the words themselves. */
const oneOfWords = (among: readonly string[]): string => {
  if (among.every((one) => CLASSES.includes(one))) return 'a class'
  return among.every((one) => RACES.includes(one)) ? 'a race' : joinList(among, 'or')
}
