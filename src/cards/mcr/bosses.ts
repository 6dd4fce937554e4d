/**
 * The ten Bosses of Molten Core (MCR-1 to 10), each with the cards that enter play beside it (R301.5a) and the effect
 * of its fall (R302.2).
 *
 * Neither source has their damage icons. Our choice is fire for the Flamewakers and the elementals, melee for the
 * hound and the giant, arcane for Shazzrah. On Golemagg's card one of the sources says Sulfuron Harbinger instead of
 * Golemagg. R303.1a says that Majordomo Executus can't be destroyed.
 */
import type { TokenCard } from '../../engine/index.ts'
import {
  always,
  and,
  any,
  asLongAs,
  atEndOfYourTurn,
  atkBonus,
  atStartOfYourTurn,
  attachedTo,
  both,
  type CardFacts,
  cant,
  chosenCards,
  controlledBy,
  controllerOf,
  dealNewHandFromDeck,
  dealsDamage,
  destroy,
  destroySelf,
  dropOnto,
  each,
  enters,
  everyone,
  exhausting,
  exhaustSelf,
  flipOver,
  flips,
  forEach,
  hero,
  ifYouDo,
  inOrder,
  isAtLeast,
  isAtMost,
  isEqualTo,
  named,
  numberOfCards,
  oncePerTurn,
  oneOrMoreLeavePlay,
  onlyNthTime,
  onYourTurn,
  opponents,
  opposing,
  type PowerOrModifiers,
  pay,
  powerUsableBy,
  preventsDamage,
  put,
  putIntoPlayTogether,
  putToken,
  randomTarget,
  rememberedCards,
  self,
  sum,
  tagged,
  target,
  targetOpponent,
  thatDamageDealer,
  thatTarget,
  their,
  thereIsNo,
  they,
  turnEnds,
  turnStarts,
  type UnnumberedCard,
  untargetable,
  untilYourNextTurn,
  useOnlyIf,
  when,
  whenIf,
  you,
  your,
} from '../builders.ts'
import {
  coreRager,
  firesworn,
  flamewaker,
  flamewakerElite,
  flamewakerHealer,
  flamewakerPriest,
  flamewakerProtector,
  immuneToFire,
  sonOfFlame,
} from './tokens.ts'

const onlyHeroes = self.canAttackOnly(any.hero)
const whileAttacking = (n: number) => asLongAs(self.isAttacking(), self.has(atkBonus(n)))
const flipSelf = flipOver(self)
const damage = self.stat('damage')

/** The Minions that were removed from the game when the Boss fell (R302.1, R302.2). */
const minionsCome = put(rememberedCards('minions'), 'play')

const sons = named('Son of Flame', any.ally)

interface Sides {
  readonly front: PowerOrModifiers[]
  readonly back: PowerOrModifiers[]
  /** The tokens that enter play with the Boss, with the number of each. */
  readonly beside?: [TokenCard, number][]
}

/** Makes a Boss. Its rune and tokens, if it has any, enter play with the Boss. */
const boss = (
  name: string,
  facts: CardFacts,
  tags: string,
  { front, back, beside = [] }: Sides,
): UnnumberedCard => ({
  ...hero(name, { rarity: 'rare', ...facts }, tags, ...front),
  back: { powers: hero(name, {}, '', ...back).powers },
  scenes: {
    arrival: putIntoPlayTogether(both(self, rememberedCards('rune')), ...beside),
    fall: minionsCome,
  },
})

export const bosses = {
  1: boss('Lucifron', { fire: 0, health: 6 }, 'Flamewaker, Boss 1', {
    front: [whileAttacking(2), onlyHeroes, onlyNthTime(3, atStartOfYourTurn(flipSelf))],
    back: [whileAttacking(2), onlyHeroes, atEndOfYourTurn(self.deals(6, 'shadow').to(each(opposing.hero)))],
    beside: [[flamewakerProtector, 2]],
  }),
  2: boss('Magmadar', { melee: 0, health: 12 }, 'Core Hound, Boss 2', {
    front: [whileAttacking(5), onlyHeroes, atEndOfYourTurn(flipSelf)],
    back: [
      whileAttacking(10),
      onlyHeroes,
      powerUsableBy(
        everyone,
        onYourTurn(pay(1, exhausting(each(and(tagged('Hunter'), your.heroOrAlly)))).to(flipSelf)),
      ),
    ],
  }),
  3: boss('Gehennas', { fire: 0, health: 11 }, 'Flamewaker, Boss 3', {
    front: [
      whileAttacking(2),
      onlyHeroes,
      atEndOfYourTurn(
        self.deals(3, 'shadow').to(randomTarget(opposing.hero)),
        controllerOf(thatTarget).discard(1),
        flipSelf,
      ),
    ],
    back: [
      whileAttacking(2),
      onlyHeroes,
      atEndOfYourTurn(self.deals(1, 'fire').to(each(opposing.ally)), flipSelf),
    ],
    beside: [[flamewaker, 2]],
  }),
  4: boss('Garr', { fire: 0, health: 14 }, 'Elemental, Boss 4', {
    front: [
      whileAttacking(3),
      onlyHeroes,
      whenIf(turnEnds(everyone), isAtMost(numberOfCards(each(named('Firesworn', your.ally))), 4), flipSelf),
    ],
    back: [
      whileAttacking(6),
      onlyHeroes,
      pay(1).to(
        you.choose(1, each(named('Firesworn', your.ally))),
        ifYouDo(
          destroy(chosenCards),
          chosenCards.deals(2, 'fire').to(each(controlledBy(targetOpponent).heroOrAlly)),
        ),
      ),
    ],
    beside: [[firesworn, 8]],
  }),
  5: boss('Baron Geddon', { fire: 0, health: 15 }, 'Elemental, Boss 5', {
    front: [
      when(
        enters(self),
        forEach(opponents, they.destroys(sum(numberOfCards(each(their.resource)), -5), their.resource)),
      ),
      atEndOfYourTurn(self.deals(numberOfCards(each(your.resource)), 'fire').to(each(opposing.heroOrAlly))),
      pay(exhaustSelf).to(flipSelf),
    ],
    back: [
      useOnlyIf(
        isAtLeast(damage, 12),
        pay(destroySelf).to(self.deals(12, 'fire').to(each(opposing.heroOrAlly))),
      ),
    ],
  }),
  6: boss('Shazzrah', { arcane: 0, health: 13 }, 'Flamewaker, Boss 6', {
    front: [whileAttacking(2), onlyHeroes, oncePerTurn(pay(1).to(flipSelf))],
    back: [
      when(
        flips(self),
        dropOnto(opponents, any.heroOrAlly),
        self.deals(5, 'arcane').to(rememberedCards('touched')),
      ),
      atStartOfYourTurn(flipSelf),
    ],
  }),
  7: boss('Sulfuron Harbinger', { fire: 0, health: 10 }, 'Flamewaker, Boss 7', {
    front: [whileAttacking(4), onlyHeroes, onYourTurn(pay(exhaustSelf).to(flipSelf))],
    back: [whileAttacking(8), onlyHeroes],
    beside: [[flamewakerPriest, 4]],
  }),
  8: boss('Golemagg the Incinerator', { melee: 0, health: 20 }, 'Giant, Boss 8', {
    front: [
      whileAttacking(5),
      onlyHeroes,
      atEndOfYourTurn(self.deals(3, 'fire').to(target(opposing.heroOrAlly))),
      whenIf(turnStarts(you), isAtLeast(damage, 15), flipSelf),
    ],
    back: [
      whileAttacking(5),
      onlyHeroes,
      when(dealsDamage(undefined, self), self.deals(5, 'melee').to(thatDamageDealer)),
    ],
    beside: [[coreRager, 2]],
  }),
  9: {
    ...boss('Majordomo Executus', { fire: 0 }, 'Flamewaker, Boss 9', {
      front: [
        always(self.has(cant('beDestroyed'))),
        atStartOfYourTurn(
          you.flipCoin(
            untilYourNextTurn(each(any.heroOrAlly).has(preventsDamage('all', { other: opposing.ally }))),
            inOrder([
              destroy(each(attachedTo(each(your.ally), any.ability))),
              untilYourNextTurn(each(any.heroOrAlly).has(preventsDamage('all', { with: opposing.ability }))),
            ]),
          ),
        ),
        whenIf(turnEnds(everyone), thereIsNo(each(your.ally)), flipSelf),
      ],
      back: [],
    }),
    scenes: {
      arrival: putIntoPlayTogether(self, [flamewakerElite, 4], [flamewakerHealer, 4]),
      awakening: inOrder([
        minionsCome,
        put(rememberedCards('next'), 'play'),
        dealNewHandFromDeck('ragnaros', 7),
      ]),
    },
  },
  10: {
    ...hero(
      'Ragnaros',
      { fire: 0, health: 50, rarity: 'rare' },
      'Elemental, Submerged, Boss 10',
      untargetable,
      self.has(cant('beDealt')),
      always(each(any.card).has(cant('bePlayed', { by: you })), each(your.card).has(cant('beDiscarded'))),
      atStartOfYourTurn(flipSelf),
      whenIf(oneOrMoreLeavePlay(sons), thereIsNo(each(sons)), flipSelf),
    ),
    back: {
      tags: [{ tag: 'Elemental' }, { tag: 'Boss 10' }],
      powers: hero(
        'Ragnaros',
        {},
        '',
        whileAttacking(10),
        onlyHeroes,
        immuneToFire,
        whenIf(
          turnEnds(you),
          isEqualTo(numberOfCards(each(your.resource)), 3),
          putToken(sonOfFlame, 8),
          flipSelf,
        ),
      ).powers,
    },
  },
} satisfies Record<string, UnnumberedCard>
