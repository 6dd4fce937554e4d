/** More cards of the sets The Hunt for Illidan and Heroes of Azeroth. */
import {
  activate,
  alsoTagged,
  and,
  any,
  atEndOfYourTurn,
  atk,
  atMost,
  attachTo,
  attackedThisTurn,
  chosen,
  count,
  destroy,
  destroyed,
  destroySelf,
  each,
  elusive,
  enters,
  found,
  ifYouDo,
  increasedBy,
  inDeck,
  inGraveyard,
  inHand,
  inOrder,
  it,
  nextTime,
  notLessThan,
  ongoing,
  ongoingOnes,
  onlyIf,
  onlyWhile,
  outOfTheGame,
  pay,
  plus,
  preventsDamage,
  protector,
  put,
  putTokenAndRememberAs,
  ready,
  remembered,
  rememberedNumber,
  removeDamage,
  removedThisWay,
  removingCounters,
  resources,
  restOfGame,
  search,
  self,
  tagged,
  target,
  targetInGraveyard,
  thatCard,
  thereIs,
  thisTurn,
  token,
  total,
  turnStarts,
  unpreventably,
  untilAfterYourNextTurn,
  upToInGraveyard,
  when,
  wouldDeal,
  wouldDraw,
  you,
  your,
  yourHero,
} from '../../../src/cards/builders.ts'
import { type CardByHand, card, several, toComplete } from './card.ts'

export const illidanCards: readonly CardByHand[] = [
  card('HfI-36', 'The Beast Within', {
    2: onlyWhile(
      thereIs(each(and(tagged('Pet'), your.card))),
      thisTurn(yourHero.has(preventsDamage('all'), atk(3))),
    ),
  }),
  card('HfI-49', 'Flickers from the Past', {
    1: onlyIf(
      atMost(
        total(
          'cost',
          upToInGraveyard(count(inGraveyard(you, ongoingOnes(any.ability))), you, ongoingOnes(any.ability)),
        ),
        count(each(your.resource)),
      ),
      put(it, 'play'),
    ),
  }),
  card('HfI-60', 'Full Circle', {
    1: ifYouDo(
      you.may(you.discardOf(1, any.ally)),
      put(targetInGraveyard(you, any.ally), 'play'),
      put(target(your.ally), 'hand'),
    ),
  }),
  card(
    'HfI-63',
    'Seal of Retribution',
    {
      2: pay(1, destroySelf).to(destroy(target(attackedThisTurn(any.ally)))),
    },
    { words: '-retribution', because: 'The print misspells the name of the card.' },
  ),
  card('HfI-66', 'Divine Spirit', {
    2: ongoing(
      pay(activate).to(
        you.doOneOf(you.draw(1), inOrder([you.chooseUpTo(3, each(your.resource)), ready(chosen)])),
      ),
    ),
  }),
  card('HfI-88', 'Gifts from the Past', {
    1: onlyIf(
      atMost(
        total('cost', upToInGraveyard(count(inGraveyard(you, any.equipment)), you, any.equipment)),
        count(each(your.resource)),
      ),
      put(it, 'play'),
    ),
  }),
  card('HfI-104', 'Vicious Circle', {
    1: ifYouDo(
      you.may(you.choose(1, inHand(you, any.ally)), put(chosen, 'play')),
      destroy(target(your.ally)),
      put(targetInGraveyard(you, any.ally), 'hand'),
    ),
  }),
  card(
    'HfI-137',
    'Raena the Unpredictable',
    {
      1: atEndOfYourTurn(
        you.doOneOf(untilAfterYourNextTurn(self.has(elusive)), untilAfterYourNextTurn(self.has(protector))),
      ),
    },
    { words: '+turn', because: 'The generated text has a sentence for each choice.' },
  ),
  card('HfI-140', 'Spirit of Stormrage', {
    2: pay(activate).to(search(you, you, any.card), put(found, 'hand')),
  }),
  card('HfI-204', "Akama's Sash", {
    2: yourHero.has(
      wouldDeal(increasedBy(1), { with: any.ability }),
      wouldDeal(unpreventably, { with: any.ability }),
    ),
    3: when(destroyed(any.ally, { with: your.ability }), put(thatCard, 'removed')),
  }),
  card('HfI-244', 'Minions of the Shadow Council', {
    2: toComplete([removingCounters('corpse', 'all', 'removed'), resources(3)]),
    3: onlyIf(notLessThan(rememberedNumber('removed'), 3), you.draw(3)),
  }),
  card(
    'HfI-248',
    'Skywing',
    {
      2: inOrder([
        putTokenAndRememberAs('bird', token('Bird', { name: 'Skywing', melee: 1, health: 1 })),
        nextTime(turnStarts(you), restOfGame(remembered('bird').has(plus(3, 3), alsoTagged('Arakkoa')))),
      ]),
    },
    { words: '+forever', because: 'The generated text says how long the modifier lasts.' },
  ),
  card('HoA-124', 'Forbidden Knowledge', {
    1: put(inDeck(any.card, you), 'removed'),
    2: ongoing(wouldDraw(you, you.choose(1, outOfTheGame(you, removedThisWay)), put(chosen, 'hand'))),
  }),
  card('HoA-167', 'Rise to the Challenge', { 1: several(attachTo(yourHero), removeDamage(yourHero)) }),
  card('HoA-293', "Herod's Shoulder", {
    1: when(enters(self), ifYouDo(you.may(search(you, you, any.weapon)), put(found, 'deckTop'))),
  }),
]
