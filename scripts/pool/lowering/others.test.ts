/** The cards that "other" and "another" leave out. */
import { test } from 'vitest'
import {
  and,
  any,
  attachTo,
  attacks,
  controlledBy,
  controllerOf,
  dealsCombatDamage,
  destroy,
  each,
  filterOfNoun,
  heals,
  hero,
  hostCard,
  isDestroyed,
  not,
  numberOfCards,
  ongoing,
  other,
  self,
  tagged,
  target,
  thatCard,
  thatDamagedCharacter,
  thatTarget,
  when,
  you,
  your,
  yourHero,
} from '../../../src/cards/builders.ts'
import { expectAbility, expectAlly, expectRefused, expectText } from '../pool.testkit.ts'

test('an ability leaves out the character that its sentence names', () => {
  expectAbility(
    'Ongoing: When another hero or ally heals damage from your hero, draw a card.',
    ongoing(
      when(
        heals(and(not(filterOfNoun(yourHero)), any.heroOrAlly), { from: filterOfNoun(yourHero) }),
        you.draw(1),
      ),
    ),
  )
  expectAbility(
    'Ongoing: When an ally you control is destroyed, destroy each other ally.',
    ongoing(when(isDestroyed(your.ally), destroy(each(and(not(filterOfNoun(thatCard)), any.ally))))),
  )
  expectAbility(
    'Your hero deals 2 fire damage to target ally. Destroy each other ally.',
    yourHero.deals(2, 'fire').to(target(any.ally)),
    destroy(each(and(not(filterOfNoun(thatTarget)), any.ally))),
  )
})

test('the other characters in the party of a character are not that character', () => {
  expectAbility(
    "Ongoing: When your hero deals combat damage to an ally, destroy each other ally in that ally's party.",
    ongoing(
      when(
        dealsCombatDamage(filterOfNoun(yourHero), any.ally),
        destroy(
          each(
            and(
              not(filterOfNoun(thatDamagedCharacter)),
              controlledBy(controllerOf(thatDamagedCharacter)).ally,
            ),
          ),
        ),
      ),
    ),
  )
  expectAbility(
    "Attach to target ally.\nOngoing: When attached ally attacks, destroy each other ally in attached ally's party.",
    attachTo(target(any.ally)),
    ongoing(
      when(
        attacks(hostCard),
        destroy(each(and(not(filterOfNoun(hostCard)), controlledBy(controllerOf(hostCard)).ally))),
      ),
    ),
  )
})

test('an ally leaves out itself, and a hero does if the text mentions nobody else', () => {
  expectAlly(
    'When Mira attacks, destroy each other ally.',
    when(attacks(self), destroy(each(other(any.ally)))),
  )
  expectText(
    'hero',
    'When another Mage attacks, draw a card.',
    hero('', { health: 1 }, '', when(attacks(other(tagged('Mage'))), you.draw(1))),
  )
})

test('a number of each of several cards leaves out the card for which it is read', () => {
  expectAlly('Allies you control have +1 ATK for each other ally you control.', {
    kind: 'continuous',
    mods: each(your.ally).has({
      kind: 'stats',
      atk: numberOfCards(each(and(not({ kind: 'is', what: { kind: 'about' } }), your.ally))),
    }),
  })
})

test('an unclear "other" refuses the card', () => {
  expectRefused('ability', 'Ready all allies. Exhaust all other allies.', 'other than what')
  expectRefused('ability', 'Ongoing: Other allies have Stealth.', 'other than what')
  expectRefused(
    'weapon',
    'When an ally deals damage to another ally, draw a card.',
    'other than a card of the same event',
  )
})
