/**
 * The Ragnaros deck, from which the Boss player draws after the Firelord has awakened (R303.1b). "Ragnaros" is your
 * hero here, because no other Boss ever has these cards.
 *
 * All of them are abilities with the tag Ragnaros. One of the sources has mixed up Magma Blast with a shaman's.
 * Neither says which are instants. Our choice is "NOW FOR YOU, INSECTS!" (it interrupts), and Elemental Fire, which
 * is for the turns in which he is attacked. Three names are quotations of him, in quotation marks.
 */
import {
  ability,
  allAreTrue,
  and,
  any,
  atkBonus,
  type CardNoun,
  cant,
  controlledBy,
  controllerOf,
  damageWasDealtThisTurn,
  destroy,
  each,
  eachTime,
  forEach,
  heroOf,
  interrupt,
  isDealtDamage,
  isDestroyed,
  isNotTrue,
  not,
  numberOfCards,
  ongoing,
  opponents,
  opposing,
  ready,
  self,
  tagged,
  target,
  targetOpponent,
  targetPlayer,
  thatDamageDealer,
  thatMuch,
  thatPlayer,
  thatTarget,
  their,
  they,
  thisTurn,
  turnEnds,
  untargetable,
  valueOfX,
  when,
  whenIf,
  you,
  your,
  yourHero,
} from '../builders.ts'

const uncommon = { rarity: 'uncommon' } as const
const runes = numberOfCards(each(your.rune))
const partyOf = (what: CardNoun) => controlledBy(controllerOf(what))

export const ragnarosCards = {
  41: ability(
    '"BY FIRE BE PURGED"',
    { cost: 7, ...uncommon },
    'Ragnaros',
    you.chooseSome(
      2,
      destroy(each(opposing.ability)),
      destroy(each(opposing.ally)),
      destroy(each(opposing.equipment)),
    ),
  ),
  42: ability(
    '"DIE, INSECT!"',
    { cost: 2, ...uncommon },
    'Ragnaros',
    ongoing(when(isDestroyed(opposing.hero), you.draw(runes)), when(isDestroyed(opposing.ally), you.draw(1))),
  ),
  43: ability(
    'Elemental Fire',
    { cost: 1, instant: true, ...uncommon },
    'Ragnaros',
    eachTime(
      isDealtDamage(yourHero, any.heroOrAlly),
      'turn',
      yourHero.deals(thatMuch, 'fire').to(each(partyOf(thatDamageDealer).heroOrAlly)),
    ),
  ),
  44: ability(
    'Flames of Sulfuron',
    { cost: 1, ...uncommon },
    'Ragnaros',
    yourHero.deals(runes, 'fire').to(target(any.heroOrAlly)),
  ),
  45: ability('Flaming Assault', { cost: 3, ...uncommon }, 'Ragnaros', ready(yourHero)),
  46: ability(
    'Fury of the Firelord',
    { cost: 15, ...uncommon },
    'Ragnaros',
    yourHero.dealsUnpreventable(50, 'fire').to(each(opposing.heroOrAlly)),
    self.has(cant('beInterrupted')),
  ),
  47: ability(
    'Hammer of Ragnaros',
    { cost: 1, ...uncommon },
    'Ragnaros',
    destroy(target(any.permanent)),
    forEach(
      controllerOf(thatTarget),
      they.destroys(1, and(not({ kind: 'is', what: thatTarget.is }), their.permanent)),
    ),
  ),
  48: ability(
    'Lava Splash',
    { cost: 3, ...uncommon },
    'Ragnaros',
    yourHero.deals(runes, 'fire').to(each(controlledBy(targetPlayer).heroOrAlly)),
  ),
  49: ability(
    'Magma Blast',
    { cost: 3, ...uncommon },
    'Ragnaros',
    ongoing(
      whenIf(
        turnEnds(opponents),
        allAreTrue(
          yourHero.isA(not(tagged('Submerged'))),
          isNotTrue(damageWasDealtThisTurn({ by: any.card, to: yourHero })),
        ),
        yourHero.deals(runes, 'fire').to(heroOf(thatPlayer)),
      ),
    ),
  ),
  50: ability(
    'Melt Weapon',
    { cost: 2, ...uncommon },
    'Ragnaros',
    destroy(each(controlledBy(targetOpponent).equipment)),
  ),
  51: ability(
    '"NOW FOR YOU, INSECTS!"',
    { cost: 2, instant: true, ...uncommon },
    'Ragnaros',
    interrupt(target(any.permanent, 'chain')),
  ),
  52: ability(
    'Unstoppable Flame',
    { cost: 1, costHasX: true, ...uncommon },
    'Ragnaros',
    thisTurn(
      yourHero.has(atkBonus(valueOfX), untargetable),
      each(opposing.heroOrAlly).cant('protect', yourHero),
    ),
  ),
  53: ability(
    'Wrath of Ragnaros',
    { cost: 2, ...uncommon },
    'Ragnaros',
    destroy(target(any.ally)),
    yourHero.deals(thatTarget.stat('cost'), 'fire').to(heroOf(controllerOf(thatTarget))),
  ),
}
