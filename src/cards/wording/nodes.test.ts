/** Nodes that no card of ours uses yet, and those whose words depend on earlier parts of a text. */
import { describe, expect, test } from 'vitest'
import type { Condition, Effect, Modifier, Power, Trigger } from '../../engine/index.ts'
import {
  ability,
  ally,
  and,
  any,
  anyIsTrue,
  atkBonus,
  cant,
  cardsInGraveyard,
  cardsWithLowest,
  chosenCards,
  controllerOf,
  damaged,
  destroy,
  discarding,
  doNothing,
  each,
  eachCardDealingDamage,
  exhaust,
  exhaustSelf,
  isDestroyed,
  labelledPower,
  nextTime,
  not,
  numberOfCards,
  oneOrMoreAreDealtDamage,
  oneOrMoreLeaveParty,
  onlyIf,
  onlyNthTime,
  opponents,
  opposing,
  ownerOf,
  pay,
  product,
  put,
  putToken,
  raiderControlled,
  rememberedCards,
  self,
  sideWins,
  target,
  targetPlayer,
  targetsBetween,
  thatTarget,
  theDungeon,
  thereAreAtLeast,
  thereIs,
  thisTurn,
  token,
  topCards,
  turnEnds,
  upToTargets,
  when,
  withKeyword,
  wouldDraw,
  wrapUpStepEnds,
  you,
  your,
  yourHero,
} from '../builders.ts'
import { cardTextLines } from '../text.ts'
import { testCard } from './wording.testkit.ts'

const effectText = (...effects: Effect[]) =>
  cardTextLines(testCard(ability('Test', {}, '', ...effects))).join('\n')
const powerText = (...powers: (Power | Modifier[])[]) =>
  cardTextLines(testCard(ally('Test', {}, '', ...powers))).join('\n')
const whileText = (cond: Condition) =>
  powerText({ kind: 'continuous', while: cond, mods: self.has(atkBonus(1)) }).replace(
    /^While (.*), this ally.*$/,
    '$1',
  )
const whenText = (on: Trigger) => powerText(when(on, you.draw(1))).replace(/, draw a card\.$/, '')

describe('effects', () => {
  test.each<[string, Effect[]]>([
    ['Draw three cards.', [you.draw(3)]],
    ['Each opponent draws a card.', [opponents.draw(1)]],
    ['Target player discards two cards.', [targetPlayer.discard(2)]],
    [
      'Destroy target ally. Its controller draws a card.',
      [destroy(target(any.ally)), controllerOf(thatTarget).draw(1)],
    ],
    ["Return target ally to its owner's hand.", [put(target(any.ally), 'hand')]],
    ["Put target ally on the bottom of its owner's deck.", [put(target(any.ally), 'deckBottom')]],
    ['Remove target ally from the game.', [put(target(any.ally), 'removed')]],
    ['Put all allies in your graveyard into play.', [put(cardsInGraveyard(you, any.ally), 'play')]],
    ['Draw cards up to a hand of 5.', [you.drawUpTo(5)]],
    [
      'You may choose an ally you control. Exhaust it.',
      [you.chooseUpTo(1, each(your.ally)), exhaust(chosenCards)],
    ],
    [
      'Choose one: draw a card; or destroy target ally.',
      [you.chooseOne(you.draw(1), destroy(target(any.ally)))],
    ],
    ['You may draw a card.', [you.may(you.draw(1))]],
    ['Each opponent may draw a card.', [opponents.may(opponents.draw(1))]],
    ['If you control an ally, draw a card.', [onlyIf(thereIs(each(your.ally)), you.draw(1))]],
    [
      'If you control an ally, draw a card. Otherwise, discard a card.',
      // biome-ignore lint/suspicious/noThenProperty: the vocabulary's word, plain data
      [{ kind: 'if', cond: thereIs(each(your.ally)), then: you.draw(1), else: you.discard(1) }],
    ],
    ['The next time your turn ends, draw a card.', [nextTime(turnEnds(you), you.draw(1))]],
    ['Take control of target ally.', [you.gainControlOf(target(any.ally))]],
    ['Shuffle your graveyard into your deck.', [you.shuffleGraveyardIntoDeck()]],
    ['Flip your hero.', [{ kind: 'flip', what: yourHero.is }]],
    [
      'Exhaust target hero. Turn it face down.',
      [exhaust(target(any.hero)), { kind: 'flip', what: thatTarget.is }],
    ],
    [
      'Destroy up to three target allies. Exhaust them.',
      [destroy(upToTargets(3, any.ally)), exhaust(thatTarget)],
    ],
    [
      'Your hero deals target ally 3 unpreventable fire damage.',
      [
        {
          kind: 'deal',
          by: yourHero.is,
          amount: 3,
          types: ['fire'],
          to: target(any.ally).is,
          unpreventable: true,
        },
      ],
    ],
    [
      'Your hero deals each opposing ally 2 fire and frost damage per ally you control.',
      [yourHero.deals(product(2, numberOfCards(each(your.ally))), 'fire', 'frost').to(each(opposing.ally))],
    ],
    [
      'Your hero deals target ally X fire damage.',
      [yourHero.deals({ kind: 'x' }, 'fire').to(target(any.ally))],
    ],
    [
      'Target ally gets +X ATK this turn, where X is the number of your allies.',
      [thisTurn(target(any.ally).has(atkBonus(numberOfCards(each(your.ally)))))],
    ],
    [
      'Target ally gets -2 ATK and -1 [Health] this turn.',
      [thisTurn(target(any.ally).has({ kind: 'stats', atk: -2, health: -1 }))],
    ],
    ["Target ally can't attack this turn.", [thisTurn(target(any.ally).cant('attack'))]],
    ['Its owner draws a card.', [destroy(target(any.ally)), ownerOf(thatTarget).draw(1)]],
    ['Earn this Achievement.', [{ kind: 'earn' }]],
    [
      'Choose an opposing hero with the lowest damage.',
      [you.choose(1, cardsWithLowest('damage', opposing.hero)), destroy(chosenCards)],
    ],
    [
      'Destroy the first ally. Exhaust the second ally.',
      [
        you.choose(1, each(your.ally), 'one'),
        you.choose(1, each(opposing.ally), 'other'),
        destroy(rememberedCards('one')),
        exhaust(rememberedCards('other')),
      ],
    ],
    [
      'They deal each other melee damage equal to their ATK.',
      [
        exhaust(targetsBetween(2, 2, any.ally), 'both'),
        rememberedCards('both')
          .eachDeals(eachCardDealingDamage.stat('atk'), 'melee')
          .to(
            each(
              and(
                { kind: 'is', what: rememberedCards('both').is },
                not({ kind: 'is', what: eachCardDealingDamage.is }),
              ),
            ),
          ),
      ],
    ],
    [
      'may put into play under their control a Wolf ally token',
      [
        destroy(target(any.ally)),
        controllerOf(thatTarget).may(
          putToken(token('Wolf', { melee: 1, health: 1 }), 1, controllerOf(thatTarget)),
        ),
      ],
    ],
    [
      "Put the card on top of each opponent's deck into its owner's hand.",
      [put(topCards(1, opponents), 'hand')],
    ],
  ])('%s', (text, effects) => {
    expect(effectText(...effects)).toContain(text)
  })
})

describe('powers', () => {
  test.each<[string, Power | Modifier[]]>([
    [
      '(1), [Activate], discard a weapon → Draw a card.',
      pay(1, exhaustSelf, discarding(any.weapon)).to(you.draw(1)),
    ],
    ['The first time your turn ends, draw a card.', onlyNthTime(1, when(turnEnds(you), you.draw(1)))],
    ['Your allies can attack only heroes.', each(your.ally).canAttackOnly(any.hero)],
    [
      'You control the damaged ally with the lowest cost.',
      cardsWithLowest('cost', damaged(any.ally)).has({ kind: 'control', by: you.are }),
    ],
    ["Opponents can't draw cards.", wouldDraw(opponents, doNothing)],
    ["Your allies can't change controllers.", each(your.ally).has(cant('leaveControl'))],
    ['All damage to this ally is prevented.', self.has({ kind: 'prevent', amount: 'all' })],
    ['If this ally would be dealt damage, prevent 1 of it.', self.has({ kind: 'prevent', amount: 1 })],
    [
      'The next X damage to this ally is prevented, where X is the number of opposing allies.',
      self.has({ kind: 'prevent', amount: numberOfCards(each(opposing.ally)), limit: 'next' }),
    ],
    ['Overdrive: [Activate] → Draw a card.', labelledPower('Overdrive', pay(exhaustSelf).to(you.draw(1)))],
  ])('%s', (text, power) => {
    expect(powerText(power)).toBe(text)
  })
})

describe('conditions', () => {
  test.each<[string, Condition]>([
    ['there are at least two Raiding heroes', thereAreAtLeast(2, each(raiderControlled.hero))],
    ['it is your turn', { kind: 'turnOf', players: you.are }],
    [
      'your hero is damaged and is exhausted',
      yourHero.isA({
        kind: 'and',
        all: [
          { kind: 'state', state: 'damaged' },
          { kind: 'state', state: 'exhausted' },
        ],
      }),
    ],
    ['your hero is not exhausted', yourHero.isA(not({ kind: 'state', state: 'exhausted' }))],
    [
      'your hero has Stealth or is an ally',
      yourHero.isA({ kind: 'or', any: [{ kind: 'keyword', keyword: 'stealth' }, any.ally] }),
    ],
    ['your hero has a cost of 4', yourHero.isA({ kind: 'stat', stat: 'cost', op: '=', value: 4 })],
    ['the Dungeon hero is at level 2 or lower', { kind: 'not', cond: { kind: 'level', least: 3 } }],
    ['3 is 3 or more', { kind: 'not', cond: { kind: 'compare', a: 3, op: '<', b: 3 } }],
    [
      'the number of your allies is 3 or more',
      { kind: 'compare', a: numberOfCards(each(your.ally)), op: '>=', b: 3 },
    ],
    ['a Raider has lost', { kind: 'lost', side: 'raiders', atLeast: 1 }],
    [
      'it is your turn or you control an ally',
      anyIsTrue({ kind: 'turnOf', players: you.are }, thereIs(each(your.ally))),
    ],
  ])('%s', (text, cond) => {
    expect(whileText(cond)).toBe(text)
  })
})

describe('triggers', () => {
  test.each<[string, Trigger]>([
    ['When the Raiders win', sideWins('raiders')],
    ['When the Dungeon wins', sideWins('lair')],
    ['When a turn of the Dungeon is over', wrapUpStepEnds(theDungeon)],
    ['When your turn ends', turnEnds(you)],
    ['When one or more allies you control leave your party', oneOrMoreLeaveParty(your.ally)],
    ['When one or more allies you control are dealt damage', oneOrMoreAreDealtDamage(your.ally)],
    [
      "When an ally with Stealth is destroyed by this ally's damage",
      isDestroyed(withKeyword('stealth', any.ally), { by: self }),
    ],
    ['When your hero deals damage', { event: 'dealt', by: { kind: 'is', what: yourHero.is } }],
  ])('%s', (text, on) => {
    expect(whenText(on)).toBe(text)
  })
})
