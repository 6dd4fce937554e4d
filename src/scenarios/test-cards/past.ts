/** Made-up cards that ask what happened this turn. */
import {
  ability,
  ally,
  amountDealtThisTurn,
  amountHealedThisTurn,
  any,
  asLongAs,
  atkBonus,
  damageWasDealtThisTurn,
  damageWasHealedThisTurn,
  destroy,
  didThisTurn,
  exhaustSelf,
  hasDealtDamageThisTurn,
  isAtLeast,
  numberedCardsOfSet,
  numberOfDamageDealersThisTurn,
  numberOfDamagedCharactersThisTurn,
  onlyIf,
  opponents,
  opposing,
  other,
  pay,
  quest,
  self,
  target,
  timesDoneThisTurn,
  useOnlyIf,
  wasDealtDamageThisTurn,
  you,
  your,
  yourHero,
} from '../../cards/builders.ts'
import type { Card } from '../../engine/index.ts'

export const exampleCardsAboutThisTurn: readonly Card[] = numberedCardsOfSet('EX', {
  'past-1': ability(
    'Rake the Embers',
    { cost: 0, instant: true },
    '',
    destroy(target(wasDealtDamageThisTurn(any.ally, { by: your.heroOrAlly, types: ['fire', 'frost'] }, 2))),
  ),
  'past-2': ability(
    'Name the Culprit',
    { cost: 0, instant: true },
    '',
    destroy(target(hasDealtDamageThisTurn(any.ally, { to: yourHero, combat: true }))),
  ),
  'past-3': quest(
    'Trial by Fire',
    0,
    {
      provided: damageWasDealtThisTurn({ by: your.heroOrAlly, to: opposing.heroOrAlly, types: ['fire'] }, 3),
    },
    you.draw(1),
  ),
  'past-4': quest(
    'Many Hands',
    0,
    { provided: isAtLeast(numberOfDamageDealersThisTurn({ by: your.ally }), 2) },
    you.draw(numberOfDamagedCharactersThisTurn({ to: opposing.heroOrAlly })),
  ),
  'past-5': ability(
    'Second Helping',
    { cost: 0, instant: true },
    '',
    yourHero.deals(amountDealtThisTurn({ to: your.hero }), 'shadow').to(target(any.heroOrAlly)),
  ),
  'past-6': ally(
    'Kind Hand',
    { holy: 1, health: 5 },
    'Human, Priest',
    useOnlyIf(
      damageWasHealedThisTurn({ by: yourHero }, 2),
      pay(exhaustSelf).to(
        self.deals(amountHealedThisTurn({ from: your.heroOrAlly }), 'holy').to(target(any.heroOrAlly)),
      ),
    ),
  ),
  'past-7': ability(
    'Encore',
    { cost: 0, instant: true },
    '',
    yourHero
      .deals({ kind: 'sum', of: [1, timesDoneThisTurn('played', other(any.ability))] }, 'arcane')
      .to(target(any.heroOrAlly)),
  ),
  'past-8': ally(
    'Latecomer',
    { melee: 1, health: 3 },
    'Orc',
    asLongAs(didThisTurn('entered', any.ally, { by: opponents }), self.has(atkBonus(2))),
    asLongAs(didThisTurn('left', any.ally, { by: null }), self.has(atkBonus(3))),
    asLongAs(didThisTurn('discarded'), self.has(atkBonus(5))),
    asLongAs(didThisTurn('drew', any.card, { least: 2 }), self.has(atkBonus(7))),
  ),
  'past-9': ability(
    'Patience',
    { cost: 0, instant: true },
    '',
    onlyIf(didThisTurn('played', other(any.card), { most: 0 }), you.draw(1)),
  ),
})
