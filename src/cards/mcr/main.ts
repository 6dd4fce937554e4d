/**
 * Molten Core's main deck. The cards help every Boss, and each helps one Boss most. "Your hero" is the Boss in play,
 * or otherwise the last one that left (R302.3).
 *
 * All of them are abilities with the tag Molten Core. One of the sources has mixed up Ashes to Ashes, Flame Burst and
 * Magma Blast with cards of the same name from other sets. Neither says which of them are instants. Our choice is the
 * cards that are useful only in response or in another player's turn: Lucifron's Curse (it interrupts) and Unexpected
 * Distraction (it prevents damage).
 */
import {
  ability,
  and,
  any,
  asLongAs,
  atStartOfYourTurn,
  attachTo,
  type CardNoun,
  chosenCards,
  controlledBy,
  controllerOf,
  destroy,
  each,
  exhaust,
  flipOver,
  forEach,
  hostCard,
  ifElse,
  interrupt,
  isDestroyed,
  named,
  not,
  ongoing,
  onlyIf,
  opponents,
  opposing,
  preventsDamage,
  put,
  ready,
  target,
  targetOpponent,
  thatCard,
  thatTarget,
  their,
  thereAreAtLeast,
  they,
  thisTurn,
  turnStarts,
  when,
  whenIf,
  you,
  your,
  yourHero,
} from '../builders.ts'

const uncommon = { rarity: 'uncommon' } as const
const yourHeroIs = (name: string) => yourHero.isA(named(name))
const partyOf = (what: CardNoun) => controlledBy(controllerOf(what))
const otherThan = (what: CardNoun) => not({ kind: 'is', what: what.is })

export const mainDeckCards = {
  18: ability(
    'Ashes to Ashes',
    { cost: 3, ...uncommon },
    'Molten Core',
    ifElse(
      yourHeroIs('Majordomo Executus'),
      forEach(opponents, you.choose(1, each(their.ally))),
      forEach(opponents, they.choose(1, each(their.ally))),
    ),
    put(chosenCards, 'removed'),
    ongoing(when(isDestroyed(any.ally), put(thatCard, 'removed'))),
  ),
  19: ability(
    'Flame Burst',
    { cost: 4, ...uncommon },
    'Molten Core',
    forEach(opponents, they.destroys(1, their.resource)),
  ),
  20: ability(
    'Flames of the Incinerator',
    { cost: 2, ...uncommon },
    'Molten Core',
    attachTo(target(opposing.heroOrAlly)),
    yourHero.deals(3, 'fire').to(thatTarget),
    ongoing(
      atStartOfYourTurn(
        ifElse(
          yourHeroIs('Golemagg the Incinerator'),
          yourHero.deals(4, 'fire').to(hostCard),
          yourHero.deals(1, 'fire').to(hostCard),
        ),
      ),
    ),
  ),
  21: ability(
    "Gehennas's Shadowbolt",
    { cost: 3, ...uncommon },
    'Molten Core',
    yourHero.deals(4, 'shadow').to(target(opposing.heroOrAlly)),
    onlyIf(yourHeroIs('Gehennas'), forEach(opponents, they.discard(1))),
  ),
  22: ability(
    'Hotter Than Goo',
    { cost: 6, ...uncommon },
    'Molten Core',
    destroy(each(controlledBy(targetOpponent).permanent)),
  ),
  23: ability(
    'Inspire',
    { cost: 4, ...uncommon },
    'Molten Core',
    you.may(flipOver(yourHero)),
    onlyIf(yourHeroIs('Sulfuron Harbinger'), you.may(ready(yourHero))),
  ),
  24: ability('Lava Pool', { cost: 2, ...uncommon }, 'Molten Core', destroy(target(any.permanent))),
  25: ability(
    'Lava Spit',
    { cost: 1, ...uncommon },
    'Molten Core',
    yourHero.deals(2, 'fire').to(target(opposing.ally)),
    onlyIf(
      yourHeroIs('Magmadar'),
      yourHero.deals(2, 'fire').to(each(and(otherThan(thatTarget), partyOf(thatTarget).heroOrAlly))),
    ),
  ),
  26: ability(
    'Living Bomb',
    { cost: 1, ...uncommon },
    'Molten Core',
    attachTo(target(opposing.ally)),
    ongoing(
      atStartOfYourTurn(
        destroy(hostCard),
        onlyIf(
          yourHeroIs('Baron Geddon'),
          hostCard
            .deals(hostCard.stat('cost'), 'fire')
            .to(each(and(otherThan(hostCard), partyOf(hostCard).heroOrAlly))),
        ),
      ),
    ),
  ),
  27: ability(
    "Lucifron's Curse",
    { cost: 1, instant: true, ...uncommon },
    'Molten Core',
    you.chooseOneOrMoreIf(
      yourHeroIs('Lucifron'),
      destroy(target(any.ability)),
      interrupt(target(any.ability, 'chain')),
    ),
  ),
  28: ability(
    'Magma Shackles',
    { cost: 1, ...uncommon },
    'Molten Core',
    attachTo(target(any.ally)),
    exhaust(thatTarget),
    ongoing(hostCard.cant('ready'), asLongAs(yourHeroIs('Garr'), each(partyOf(hostCard).ally).cant('ready'))),
  ),
  29: ability(
    "Shazzrah's Arcane Explosion",
    { cost: 2, ...uncommon },
    'Molten Core',
    yourHero.deals(1, 'arcane').to(each(controlledBy(targetOpponent).heroOrAlly)),
    onlyIf(yourHeroIs('Shazzrah'), you.draw(3)),
  ),
  30: ability('Tight Quarters', { cost: 1, ...uncommon }, 'Molten Core', destroy(target(any.equipment))),
  31: ability(
    'Unexpected Distraction',
    { cost: 1, instant: true, ...uncommon },
    'Molten Core',
    thisTurn(target(any.heroOrAlly).has(preventsDamage('all'))),
  ),
  32: ability(
    'Volcanic Lair',
    { cost: 1, ...uncommon },
    'Molten Core',
    ongoing(whenIf(turnStarts(you), thereAreAtLeast(5, each(your.resource)), destroy(target(opposing.hero)))),
  ),
}
