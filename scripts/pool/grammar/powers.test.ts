/** Keywords, triggers, payments, continuous powers, quests and heroes. */
import { test } from 'vitest'
import {
  and,
  any,
  asLongAs,
  assault,
  atkAndHealthBonus,
  atkBonus,
  atStartOfYourTurn,
  attachTo,
  attacks,
  costsLess,
  dealsCombatDamage,
  defends,
  destroy,
  destroySelf,
  discarding,
  each,
  enters,
  exhaust,
  exhaustSelf,
  flipHero,
  hero,
  hostCard,
  isDestroyed,
  isYourTurn,
  numberOfCards,
  ongoing,
  onYourTurn,
  opposing,
  or,
  otherCardOfEvent,
  pay,
  product,
  protector,
  quest,
  ready,
  self,
  stealth,
  tagged,
  target,
  thatCard,
  thereIs,
  thisTurn,
  weapon,
  when,
  whenIf,
  you,
  your,
  yourHero,
} from '../../../src/cards/builders.ts'
import { expectAbility, expectAlly, expectRefused, expectText } from '../pool.testkit.ts'

test('keywords stand in a list', () => {
  expectAlly('Protector, Stealth, Assault 2', protector, stealth, assault(2))
})

test('a trigger is a subject, an event and an object', () => {
  expectAlly('When Mira enters play, draw a card.', when(enters(self), you.draw(1)))
  expectAlly(
    'When an opposing ally is destroyed, Mira heals 2 damage from your hero.',
    when(isDestroyed(opposing.ally), self.heals(2).from(yourHero)),
  )
  expectAlly(
    'When Mira deals combat damage to a hero, destroy Mira.',
    when(dealsCombatDamage(self, any.hero), destroy(self)),
  )
  expectAlly('At the start of your turn, you may draw a card.', atStartOfYourTurn(you.may(you.draw(1))))
})

test('"it" and "that ally" are cards of the event', () => {
  expectAlly(
    'When Mira attacks, it has +2 ATK this turn.',
    when(attacks(self), thisTurn(self.has(atkBonus(2)))),
  )
  expectAlly(
    'When an ally you control attacks, that ally has +1 ATK this turn.',
    when(attacks(your.ally), thisTurn(thatCard.has(atkBonus(1)))),
  )
  expectAlly(
    'When Mira defends against an ally, destroy it.',
    when(defends(self, any.ally), destroy(otherCardOfEvent)),
  )
  expectAlly('When Mira defends against an ally, ready her.', when(defends(self, any.ally), ready(self)))
  expectRefused('ally', 'When this ally defends against an ally, destroy it.', 'pronoun with several nouns')
})

test('"another target" is not the one card that the text is about', () => {
  const anyOther = target(and({ kind: 'not', filter: { kind: 'is', what: self.is } }, any.ally))
  expectAlly('[Activate] → Exhaust another target ally.', pay(exhaustSelf).to(exhaust(anyOther)))
})

test('the other cards of "this or another ally" have an owner', () => {
  const another = and({ kind: 'not', filter: { kind: 'is', what: self.is } }, tagged('Gnome'), your.ally)
  expectAlly(
    'When this or another Gnome ally enters play under your control, draw a card.',
    when(enters(or({ kind: 'is', what: self.is }, another)), you.draw(1)),
  )
})

test('a condition right after a trigger is checked twice', () => {
  expectAlly(
    'When Mira enters play, if you control a Demon, draw a card.',
    whenIf(enters(self), thereIs(each(and(tagged('Demon'), your.card))), you.draw(1)),
  )
})

test('a payment has costs, an effect and limits', () => {
  expectAlly(
    '[Activate], Discard a card → Draw a card.',
    pay(exhaustSelf, discarding({ kind: 'and', all: [] })).to(you.draw(1)),
  )
  expectAlly(
    '2, Destroy Mira → Mira deals 4 fire damage to target hero. Use only on your turn.',
    onYourTurn(pay(2, destroySelf).to(self.deals(4, 'fire').to(target(any.hero)))),
  )
})

test('modifiers hold while a card is in play', () => {
  expectAlly('Other allies you control have +1 ATK / +1 health.', otherAllies)
  expectAlly('Mira has +3 ATK while attacking.', asLongAs(self.isAttacking(), self.has(atkBonus(3))))
  expectAlly('You pay 1 less to play Demons.', each(and(tagged('Demon'), your.card)).has(costsLess(1)))
  expectText(
    'weapon',
    'Blade of Examples has +2 ATK for each Gnome in your party.',
    weapon('', {}, '', perGnome),
  )
})
const otherAllies = each(and({ kind: 'not', filter: { kind: 'is', what: self.is } }, your.ally)).has(
  atkAndHealthBonus(1, 1),
)
const perGnome = self.has(atkBonus(product(2, numberOfCards(each(and(tagged('Gnome'), your.card))))))

test('an ongoing ability and an attachment', () => {
  expectAbility('Ongoing: Your hero has Stealth.', ongoing(yourHero.has(stealth)))
  expectAbility(
    'Attach to target ally you control.\nOngoing: Attached ally has +2 ATK.',
    attachTo(target(your.ally)),
    ongoing(hostCard.has(atkBonus(2))),
  )
})

test('a quest has a cost and a reward', () => {
  expectText('quest', 'Pay 3 to complete this quest.\nReward: Draw two cards.', quest('', 3, {}, you.draw(2)))
  expectText(
    'quest',
    'On your turn: Pay 1 to complete this quest.\nReward: Draw a card.',
    quest('', 1, { provided: isYourTurn }, you.draw(1)),
  )
  expectRefused('quest', 'Reward: Draw a card.', 'quest without a reward or its cost')
})

test('a hero flips', () => {
  expectText(
    'hero',
    'On your turn: 5, Flip Tessa → Draw a card.',
    hero('', {}, '', onYourTurn(pay(5, flipHero).to(you.draw(1)))),
  )
})

test('an additional card with a limited tag is allowed to the cards with that tag (414.3b)', () => {
  expectAlly('You can control an additional Pet.', each(and(tagged('Pet'), your.card)).mayBeMore(1, 'Pet'))
})
