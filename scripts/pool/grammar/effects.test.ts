/** Effects: damage, deeds, moved cards, tokens, durations. */
import { expect, test } from 'vitest'
import {
  allAreTrue,
  amountPerTarget,
  and,
  any,
  assault,
  atkBonus,
  attacks,
  cardsRememberedAsThem,
  chosenCards,
  dealsCombatDamage,
  dealsDamage,
  destroy,
  each,
  entersPlayWith,
  exhaust,
  exhausted,
  forEach,
  ifYouDo,
  inNextReadyStep,
  nonToken,
  not,
  numberOfCards,
  onlyIf,
  opponents,
  opposing,
  or,
  put,
  putAndRememberAs,
  putToken,
  ready,
  self,
  sum,
  tagged,
  target,
  targetInGraveyard,
  targetPlayer,
  thatDamageDealer,
  thatMuch,
  thatTarget,
  their,
  thereIs,
  they,
  thisTurn,
  token,
  topCards,
  upToTargets,
  upToTargetsInGraveyard,
  when,
  withStat,
  you,
  your,
  yourHero,
} from '../../../src/cards/builders.ts'
import { compileTestText, expectAbility, expectAlly, expectRefused } from '../pool.testkit.ts'

test('damage has an amount, a type and a destination', () => {
  expectAbility(
    'Your hero deals 3 frost damage to target ally.',
    yourHero.deals(3, 'frost').to(target(any.ally)),
  )
  expectAbility(
    'Your hero deals 2 unpreventable fire damage to each opposing hero and ally.',
    yourHero.dealsUnpreventable(2, 'fire').to(each(opposing.heroOrAlly)),
  )
  expectAbility(
    'Your hero deals 1 holy damage to target hero for each Demon you control.',
    yourHero.deals(numberOfCards(each(and(tagged('Demon'), your.card))), 'holy').to(target(any.hero)),
  )
})

test('only targets have their shares of damage in an order', () => {
  expectAbility(
    'Your hero deals 3, 2, and 1 fire damage to up to three target allies, respectively.',
    yourHero.dealsDivided(amountPerTarget(3, 2, 1), 'fire').among(upToTargets(3, any.ally)),
  )
  expectRefused(
    'ability',
    'Choose up to two allies. Your hero deals 2 and 1 fire damage to them, respectively.',
    'shares without targets',
  )
})

test('healing', () => {
  expectAbility(
    'Your hero heals 5 damage from target hero or ally.',
    yourHero.heals(5).from(target(any.heroOrAlly)),
  )
})

test('a card that is not targeted is chosen as the effect happens', () => {
  expectAlly(
    'When Mira attacks, ready one of your weapons.',
    when(attacks(self), you.choose(1, each(your.weapon)), ready(chosenCards)),
  )
  expectAbility(
    'Each opponent destroys an ally in his party.',
    forEach(opponents, they.destroys(1, their.ally)),
  )
})

test('cards move between zones', () => {
  expectAbility("Put target equipment into its owner's hand.", put(target(any.equipment), 'hand'))
  expectAbility(
    'Put up to four target weapons from your graveyard into your hand.',
    put(upToTargetsInGraveyard(4, you, any.weapon), 'hand'),
  )
})

test('tokens have a body', () => {
  expectAbility(
    'Put two 3 nature / 1 health Treant ally tokens into play.',
    putToken(token('Treant', { nature: 3, health: 1 }), 2),
  )
})

test('a token may be unique, have powers or a number of tags, and be an armor', () => {
  expectAbility(
    'Put a unique Cat ally token named Tom into play with 1 melee ATK, 2 health, and "When this ally attacks, draw a card."',
    putToken(
      token('Cat', { name: 'Tom', unique: true, melee: 1, health: 2 }, when(attacks(self), you.draw(1))),
    ),
  )
  expectAbility(
    'Put two Wall armor tokens into play with 1 DEF.',
    putToken(token('Wall, Armor', { type: 'equipment', def: 1 }), 2),
  )
  expectAbility(
    'Put a Bear ally token into play with 2 melee ATK / 2 health and Pet (1).',
    putToken(token('Bear, Pet (1)', { melee: 2, health: 2 })),
  )
})

test('single cards of several kinds are not one card', () => {
  expectAbility(
    'If you control an ability, ally, and weapon, draw a card.',
    onlyIf(
      allAreTrue(thereIs(each(your.ability)), thereIs(each(your.ally)), thereIs(each(your.weapon))),
      you.draw(1),
    ),
  )
  expectRefused('ability', 'If you control an ability and weapon, draw a card.', 'if')
})

test('traits last for a time', () => {
  expectAbility(
    'Target ally has +2 ATK and Assault 3 this turn.',
    thisTurn(target(any.ally).has(atkBonus(2), assault(3))),
  )
})

test('"it" is the target, also in the next sentence', () => {
  expectAbility(
    "Exhaust target hero. It can't ready during its controller's next ready step.",
    exhaust(target(any.hero)),
    inNextReadyStep(thatTarget.cant('ready')),
  )
})

test('"those allies" are all to which something happened', () => {
  expectAbility(
    "Exhaust each opposing ally. Those allies can't attack this turn.",
    exhaust(each(opposing.ally), 'them'),
    thisTurn(cardsRememberedAsThem.cant('attack')),
  )
})

test('"if you do" depends on what was done before', () => {
  expectAlly(
    'When Mira attacks, you may discard a card. If you do, draw two cards.',
    when(attacks(self), ifYouDo(you.may(you.discard(1)), you.draw(2))),
  )
})

test('the owner of the last noun in a list is the owner of all', () => {
  expectAbility(
    "Destroy target ability or equipment in target player's party.",
    destroy(target(and(or(any.ability, any.equipment), { kind: 'controlledBy', players: targetPlayer.are }))),
  )
  expectAbility('Destroy target exhausted hero or ally.', destroy(target(exhausted(any.heroOrAlly))))
  expectAbility(
    'Destroy target non-token ability or equipment.',
    destroy(target(nonToken(or(any.ability, any.equipment)))),
  )
})

test('adjectives of the first noun in a list hold for all', () => {
  const abilityOrEquipment = or(any.ability, any.equipment)
  expectAbility(
    'Destroy target Rogue ability or equipment.',
    destroy(target(and({ kind: 'icon', trait: 'Rogue' }, abilityOrEquipment))),
  )
  expectAbility(
    'Destroy target fire ally or equipment.',
    destroy(target(and({ kind: 'damageType', type: 'fire' }, or(any.ally, any.equipment)))),
  )
  expectAbility(
    'Destroy target holy or nature ally or weapon.',
    destroy(
      target(
        and(
          or({ kind: 'damageType', type: 'holy' }, { kind: 'damageType', type: 'nature' }),
          or(any.ally, any.weapon),
        ),
      ),
    ),
  )
  // A class is a tag of characters and an icon of other cards.
  expectAbility(
    'Destroy target Rogue ally or ability.',
    destroy(target(or(and(tagged('Rogue'), any.ally), and({ kind: 'icon', trait: 'Rogue' }, any.ability)))),
  )
})

test('a description has limits', () => {
  expectAbility(
    'Destroy target ally with cost 3 or less.',
    destroy(target(withStat(any.ally, 'cost', '<=', 3))),
  )
  expectAbility(
    'Up to two target allies have +1 ATK this turn.',
    thisTurn(upToTargets(2, any.ally).has(atkBonus(1))),
  )
})

test('unclear texts are refused', () => {
  expectRefused('ability', 'Destroy it.', 'pronoun without a noun')
  expectRefused('ally', 'Destroy target ally.', 'effect without a power')
  expectRefused('ability', 'Your hero gladly deals 2 fire damage to target ally.', 'damage')
})

test('a card that was on top of a deck is meant after its move', () => {
  expectAbility(
    "Put the top card of your deck into your graveyard. Your hero deals holy damage equal to that card's cost to each ally.",
    putAndRememberAs('them', topCards(1, you), 'graveyard'),
    yourHero.deals(cardsRememberedAsThem.stat('cost'), 'holy').to(each(any.ally)),
  )
  expectRefused(
    'ability',
    "Put the top card of your deck into your graveyard. Your hero deals holy damage to target hero equal to that card's cost.",
    'pronoun with several nouns',
  )
})

test('one revealed card of each kind is not one card of any of them', () => {
  const text = (kinds: string): string =>
    `Reveal the top six cards of your deck. Put a revealed ${kinds} card into play and the rest on the bottom of your deck.`
  expect(compileTestText('ability', text('ally or quest')).ok).toBe(true)
  expect(compileTestText('ability', text('ally and quest')).ok).toBe(false)
})

test('"it also" is the card that has just done something, not the other card of the event', () => {
  expectAlly(
    'When another ally you control deals damage to an ally, it also heals that much damage from your hero.',
    when(
      dealsDamage(and(not({ kind: 'is', what: self.is }), your.ally), any.ally),
      thatDamageDealer.heals(thatMuch).from(yourHero),
    ),
  )
  expectAlly(
    'When your hero deals combat damage to an ally, it also deals 2 fire damage to target hero.',
    when(dealsCombatDamage(yourHero, any.ally), yourHero.deals(2, 'fire').to(target(any.hero))),
  )
})

test('a card enters play with damage, although a later sentence says so (710.1b)', () => {
  const returned = targetInGraveyard(you, any.ally)
  const damaged = thisTurn(returned.has(entersPlayWith({ damage: sum(thatTarget.stat('health'), -1) })))
  for (const text of [
    'Put target ally from your graveyard into play with damage equal to its health -1.',
    'Put target ally from your graveyard into play. It enters play with damage equal to its health minus 1.',
  ])
    expectAbility(text, damaged, put(thatTarget, 'play'))
})
