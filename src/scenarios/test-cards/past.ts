/** Made-up cards that ask what happened this turn. */
import {
  ability,
  activate,
  ally,
  any,
  asLongAs,
  atk,
  cardsOf,
  damageDealt,
  damageHealed,
  damageThisTurn,
  destroy,
  didThisTurn,
  hasDealtThisTurn,
  healingThisTurn,
  howManyDealt,
  howManyWereDealt,
  noLess,
  opponents,
  opposing,
  other,
  pay,
  provided,
  quest,
  self,
  target,
  timesThisTurn,
  useOnlyIf,
  wasDealtThisTurn,
  you,
  your,
  yourHero,
} from '../../cards/builders.ts'
import type { Card } from '../../engine/index.ts'

export const pastExamples: readonly Card[] = cardsOf('EX', {
  'past-1': ability(
    'Rake the Embers',
    { cost: 0, instant: true },
    '',
    destroy(target(wasDealtThisTurn(any.ally, { by: your.heroOrAlly, types: ['fire', 'frost'] }, 2))),
  ),
  'past-2': ability(
    'Name the Culprit',
    { cost: 0, instant: true },
    '',
    destroy(target(hasDealtThisTurn(any.ally, { to: yourHero, combat: true }))),
  ),
  'past-3': quest(
    'Trial by Fire',
    0,
    { provided: damageThisTurn({ by: your.heroOrAlly, to: opposing.heroOrAlly, types: ['fire'] }, 3) },
    you.draw(1),
  ),
  'past-4': quest(
    'Many Hands',
    0,
    { provided: noLess(howManyDealt({ by: your.ally }), 2) },
    you.draw(howManyWereDealt({ to: opposing.heroOrAlly })),
  ),
  'past-5': ability(
    'Second Helping',
    { cost: 0, instant: true },
    '',
    yourHero.deals(damageDealt({ to: your.hero }), 'shadow').to(target(any.heroOrAlly)),
  ),
  'past-6': ally(
    'Kind Hand',
    { holy: 1, health: 5 },
    'Human, Priest',
    useOnlyIf(
      healingThisTurn({ by: yourHero }, 2),
      pay(activate).to(
        self.deals(damageHealed({ from: your.heroOrAlly }), 'holy').to(target(any.heroOrAlly)),
      ),
    ),
  ),
  'past-7': ability(
    'Encore',
    { cost: 0, instant: true },
    '',
    yourHero
      .deals({ kind: 'sum', of: [1, timesThisTurn('played', other(any.ability))] }, 'arcane')
      .to(target(any.heroOrAlly)),
  ),
  'past-8': ally(
    'Latecomer',
    { melee: 1, health: 3 },
    'Orc',
    asLongAs(didThisTurn('entered', any.ally, { by: opponents }), self.has(atk(2))),
    asLongAs(didThisTurn('left', any.ally, { by: null }), self.has(atk(3))),
    asLongAs(didThisTurn('discarded'), self.has(atk(5))),
    asLongAs(didThisTurn('drew', any.card, { least: 2 }), self.has(atk(7))),
  ),
  'past-9': ability(
    'Patience',
    { cost: 0, instant: true },
    '',
    provided(didThisTurn('played', other(any.card), { most: 0 }), you.draw(1)),
  ),
})
