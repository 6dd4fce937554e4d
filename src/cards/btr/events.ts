/**
 * Black Temple's events (BTR-43 to 65), which lie face down as resources until their Boss dies (R502.1c), and the
 * Betrayer's events (BTR-66 to 70, R501.1b).
 *
 * One of the sources prints them as quests. That is wrong, because the raid's rules have no quests. All events of the
 * first kind have the same name. By the words of Flame Crash, its player may choose a number that no card in play
 * costs, which has no effect. Here its player chooses among the cards instead.
 */
import type { Effect, Filter } from '../../engine/index.ts'
import {
  always,
  and,
  any,
  atkAndHealthBonus,
  atkBonus,
  atStartOfYourTurn,
  bossNumber,
  both,
  cardsInCollection,
  cardsInGraveyard,
  cardsRememberedAsThem,
  chosenCards,
  controlledBy,
  controllerOf,
  costsLess,
  defBonus,
  destroy,
  destroySelf,
  doEffectByRoll,
  doNothing,
  each,
  entersPlayWith,
  eventCard,
  exhaust,
  exhaustSelf,
  faceUp,
  flipOver,
  forEach,
  inNextReadyStep,
  inOrder,
  interrupt,
  isDestroyed,
  isOdd,
  isPlayed,
  not,
  ongoing,
  onlyIf,
  opponents,
  opposing,
  or,
  type PartOfAbility,
  pay,
  put,
  putIntoResourceRow,
  rememberedCards,
  rememberedNumber,
  rollResult,
  sameNameAs,
  self,
  tagged,
  target,
  targetPlayer,
  targets,
  thatCard,
  thatTarget,
  their,
  thereAreAtLeast,
  they,
  thisTurn,
  topCards,
  topCardsOfDeck,
  turnStarts,
  unless,
  upToOtherTargets,
  upToTargets,
  when,
  whenIf,
  withStat,
  wouldDraw,
  you,
  your,
  yourHero,
} from '../builders.ts'

const uncommon = { rarity: 'uncommon' } as const
const prepared = (...text: PartOfAbility[]) => eventCard('You Are Not Prepared!', uncommon, 'Event', ...text)
const betrayer = (name: string, ...text: PartOfAbility[]) =>
  eventCard(name, uncommon, 'Betrayer Event', ...text)

const facedUp = faceUp(their.resource)
/** An opposing ally, equipment or ability. The print names the three kinds in another order. */
const ofTheirs = and(or(any.ally, any.equipment, any.ability), opposing.card)
const partOf = (kind: Filter) => destroy(each(kind))
/** The first of up to two cards, and on an odd roll the second as well. */
const oneOrBoth = (kind: Filter): Effect[] => [
  you.roll(1),
  destroy(upToTargets(1, kind)),
  onlyIf(isOdd(rollResult()), destroy(upToOtherTargets(1, kind))),
]
const traitorAllies = and(tagged('Traitor'), any.ally)

export const events = {
  43: prepared(
    you.chooseOne(partOf(withStat(ofTheirs, 'cost', '<=', 2)), partOf(withStat(ofTheirs, 'cost', '>=', 6))),
  ),
  44: prepared(you.draw(bossNumber)),
  45: prepared(put(topCardsOfDeck('minions', 2, you), 'play')),
  46: prepared(forEach(opponents, they.choose(1, each(facedUp))), flipOver(chosenCards)),
  47: prepared(
    you.chooseOne(
      partOf(controlledBy(targetPlayer).ability),
      partOf(controlledBy(targetPlayer).ally),
      partOf(controlledBy(targetPlayer).equipment),
    ),
  ),
  48: prepared(...oneOrBoth(opposing.ally)),
  49: prepared(ongoing(pay(exhaustSelf).to(thisTurn(each(your.ability).has(costsLess(2, { next: true })))))),
  50: prepared(
    ongoing(
      always(
        each(opposing.weapon).has(atkBonus(-2)),
        each(and(tagged('Armor'), opposing.card)).has(defBonus(-2)),
      ),
    ),
  ),
  51: prepared(forEach(opponents, they.destroys(1, their.permanent))),
  52: prepared(...oneOrBoth(opposing.equipment)),
  53: prepared(...oneOrBoth(opposing.ability)),
  54: prepared(
    forEach(opponents, they.discard('hand', 'discarded'), they.draw(rememberedNumber('discarded'))),
  ),
  55: prepared(
    you.chooseUpTo(1, cardsInGraveyard(you, any.ability), 'first'),
    you.chooseUpTo(
      1,
      cardsInGraveyard(you, and(any.ability, not(sameNameAs(rememberedCards('first'), any.card)))),
      'second',
    ),
    put(both(rememberedCards('first'), rememberedCards('second')), 'hand'),
  ),
  56: prepared(ongoing(pay(exhaustSelf).to(exhaust(target(any.ally))))),
  57: prepared(put(cardsInGraveyard(opponents), 'removed')),
  58: prepared(
    you.roll(2),
    doEffectByRoll(
      'roll',
      [
        2,
        6,
        inOrder([you.choose(1, each(opposing.hero)), yourHero.deals(rollResult(), 'melee').to(chosenCards)]),
      ],
      [
        8,
        12,
        inOrder([you.choose(1, each(opposing.ally)), yourHero.deals(rollResult(), 'melee').to(chosenCards)]),
      ],
    ),
  ),
  59: prepared(yourHero.deals(2, 'melee').to(each(opposing.heroOrAlly))),
  60: prepared(
    you.may(destroy(target(any.permanent))),
    ongoing(when(isPlayed(any.permanent, opponents), interrupt(thatCard), destroy(self))),
  ),
  61: prepared(
    ongoing(wouldDraw(opponents, doNothing), atStartOfYourTurn(put(topCards(1, opponents), 'hand'))),
  ),
  62: prepared(ongoing(when(isDestroyed(any.hero), destroy(target(any.permanent))))),
  63: prepared(put(both(target(opposing.permanent), each(sameNameAs(thatTarget, opposing.card))), 'removed')),
  64: prepared(ongoing(each(opposing.card).has(entersPlayWith({ exhausted: true })))),
  65: prepared(ongoing(pay(destroySelf).to(putIntoResourceRow(topCardsOfDeck('minions', 1, you))))),
  66: betrayer(
    'Demonic Fireball',
    you.choose(1, each(opposing.hero)),
    unless(
      controllerOf(chosenCards).may(
        controllerOf(chosenCards).choose(1, each(opposing.hero), 'other'),
        yourHero.deals(15, 'fire').to(rememberedCards('other')),
      ),
      yourHero.deals(5, 'fire').to(chosenCards),
    ),
    ongoing(pay(2).to(yourHero.deals(1, 'fire').to(target(opposing.hero)))),
  ),
  67: betrayer(
    'Draw Soul',
    forEach(opponents, they.destroys(1, their.ally)),
    ongoing(each(opposing.hero).has(atkAndHealthBonus(0, -5))),
  ),
  68: betrayer(
    'Flame Crash',
    you.choose(1, each(withStat(opposing.card, 'cost', '>', 0))),
    destroy(each(withStat(opposing.card, 'cost', '=', chosenCards.stat('cost')))),
    ongoing(
      whenIf(
        turnStarts(you),
        thereAreAtLeast(5, each(and(tagged('Betrayer Event'), your.card))),
        yourHero.deals(20, 'fire').to(each(opposing.hero)),
      ),
    ),
  ),
  69: betrayer(
    'Shadow Demons',
    exhaust(upToTargets(4, any.heroOrAlly), 'them'),
    inNextReadyStep(cardsRememberedAsThem.cant('ready')),
    ongoing(
      pay(3, exhaustSelf).to(
        you.chooseUpTo(1, both(cardsInGraveyard(you, traitorAllies), cardsInCollection(you, traitorAllies))),
        put(chosenCards, 'play'),
      ),
    ),
  ),
  70: betrayer(
    'Flames of Azzinoth',
    yourHero.deals(5, 'fire').to(targets(2, opposing.heroOrAlly)),
    ongoing(pay(exhaustSelf).to(you.draw(1))),
  ),
}
