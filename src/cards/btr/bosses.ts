/**
 * The nine Bosses of Black Temple (BTR-1 to 10; the sixth has two cards), with the cards that enter play beside each
 * (R502.2b, R502.2c) and its threat level (R504.2).
 *
 * The sources give them no ATK, so 0 is our choice, as in Molten Core. Tags are from the second source. Where the
 * second source has more text or other text than the first, we follow it: Naj'entus is turned over by an opponent
 * only in that opponent's own turn. R101.3d says that a Boss can't attack while it is immune. For the end of the
 * Council, one source says "swap" and the other "destroy". We follow R502: see docs/rulings.md.
 */
import type { Effect, TokenCard } from '../../engine/index.ts'
import {
  addCounters,
  always,
  and,
  any,
  asLongAs,
  atEndOfYourTurn,
  atkBonus,
  atStartOfYourTurn,
  becomesGhost,
  both,
  type CardFacts,
  cant,
  chosenCards,
  controlledBy,
  controllerOf,
  dealsCombatDamage,
  destroy,
  each,
  everyone,
  exhaustingAndRemembering,
  exhaustSelf,
  filterOfNoun,
  flipOver,
  flips,
  ghosts,
  hero,
  immune,
  inOrder,
  isAtLeast,
  isDealtDamage,
  isDestroyed,
  named,
  nextTimeWithin,
  not,
  numberOfCards,
  numberOfCounters,
  oneOrMoreAreDealtDamage,
  oneOrMoreLeaveParty,
  onlyWhile,
  onYourTurn,
  opponents,
  opposing,
  type PowerOrModifiers,
  pay,
  powerUsableBy,
  protector,
  put,
  putIntoPlayTogether,
  putIntoResourceRow,
  putToken,
  rememberedCards,
  removeCounters,
  removeDamage,
  removingCounters,
  self,
  separateGhosts,
  sum,
  swapBossFor,
  tagged,
  target,
  thatDamageDealer,
  thatDamagedCharacter,
  thatMuch,
  thatTarget,
  thereIsNo,
  thereIsNoPlayer,
  thisTurn,
  topCards,
  topCardsOfDeck,
  turnStarts,
  type UnnumberedCard,
  untargetable,
  untilItFlips,
  upToTargets,
  when,
  whenIf,
  withCounter,
  withoutCounter,
  withStat,
  wouldBeDestroyed,
  you,
  your,
} from '../builders.ts'
import {
  ashtongueChanneler,
  gathiosTheShatterer,
  highNethermancerZerevor,
  ladyMalande,
  shadowyConstruct,
  soulFragment,
  verasDarkshadow,
} from './tokens.ts'

const whileAttacking = (n: number) => asLongAs(self.isAttacking(), self.has(atkBonus(n)))
const flipSelf = flipOver(self)
/** The powers of a Boss that can't be attacked, damaged or targeted, and can't attack (R101.3d). */
const outOfReach: PowerOrModifiers[] = [immune, self.cant('attack')]

interface Sides {
  readonly front: PowerOrModifiers[]
  readonly back: PowerOrModifiers[]
  /** The other side's tags, if it has its own type line. */
  readonly backTags?: string
  /** The number of events that are placed face down when the Boss enters play (R502.2b). */
  readonly events?: number
  /** The tokens that enter play with the Boss, with the number of each (R502.2c). */
  readonly beside?: [TokenCard, number][]
  /** Further effects for the Boss player when the Boss enters play (R503.3a). */
  readonly besides?: Effect[]
}

/** A Boss's other side. `tags` is given if it has its own type line. */
const turnedOver = (powers: PowerOrModifiers[], tags?: string) => {
  const side = hero('', {}, tags === undefined ? '' : `${tags}, Traitor`, ...powers)
  return { powers: side.powers, ...(tags === undefined ? {} : { tags: side.tags }) }
}

/** The Boss enters play with the Minions from the resource row, its tokens and its events, in one effect (R502.2). */
const boss = (name: string, facts: CardFacts, tags: string, sides: Sides): UnnumberedCard => {
  const { front, back, backTags, events = 0, beside = [], besides = [] } = sides
  const lay = events === 0 ? [] : [putIntoResourceRow(topCardsOfDeck('events', events, you))]
  return {
    ...hero(name, { rarity: 'rare', ...facts }, `${tags}, Traitor`, ...front),
    back: turnedOver(back, backTags),
    scenes: {
      arrival: inOrder([
        putIntoPlayTogether(both(self, rememberedCards('minions')), ...beside),
        ...lay,
        ...besides,
      ]),
    },
  }
}

const constructs = and(named('Shadowy Construct'), your.ally)
const fragments = and(named('Soul Fragment'), your.ally)
const channelers = and(named('Ashtongue Channeler'), your.ally)
const members = and(tagged('Council Member'), your.ally)
const partyOfChosen = controlledBy(controllerOf(chosenCards))

export const bosses = {
  1: boss("High Warlord Naj'entus", { melee: 0, health: 5, threat: 4 }, 'Naga, Boss 1', {
    front: [
      ...outOfReach,
      atEndOfYourTurn(addCounters('spine', 1, target(opposing.hero)), self.deals(2, 'melee').to(thatTarget)),
      powerUsableBy(
        opponents,
        onYourTurn(
          pay(2, exhaustingAndRemembering(each(withoutCounter('spine', your.heroOrAlly)))).to(
            removeCounters('spine', 'all', each(withCounter('spine', any.card))),
            flipSelf,
          ),
        ),
      ),
    ],
    back: [when(flips(self), self.deals(2, 'frost').to(each(opposing.hero))), whileAttacking(2)],
  }),
  2: boss('Supremus', { melee: 0, health: 6, threat: 5 }, 'Abyssal, Demon, Boss 2', {
    front: [
      whileAttacking(2),
      when(
        dealsCombatDamage(self, any.heroOrAlly),
        you.may(
          self
            .deals(thatMuch, 'melee')
            .to(target(and(any.heroOrAlly, not(filterOfNoun(thatDamagedCharacter))))),
        ),
      ),
      atEndOfYourTurn(flipSelf),
    ],
    back: [
      atStartOfYourTurn(
        you.chooseRandom(1, each(opposing.hero)),
        self.deals(2, 'fire').to(each(partyOfChosen.heroOrAlly)),
      ),
      atEndOfYourTurn(flipSelf),
    ],
    events: 1,
  }),
  3: boss('Shade of Akama', { melee: 0, health: 7, threat: 6 }, 'Broken, Boss 3', {
    front: [
      ...outOfReach,
      atStartOfYourTurn(self.deals(numberOfCards(each(channelers)), 'melee').to(target(opposing.heroOrAlly))),
      whenIf(oneOrMoreLeaveParty(channelers), thereIsNo(each(channelers)), flipSelf),
    ],
    back: [
      whileAttacking(3),
      atStartOfYourTurn(
        you.choose(1, each(opposing.hero)),
        onlyWhile(self.isAttacking(chosenCards), thisTurn(self.has(atkBonus(3)))),
        nextTimeWithin('turn', isDestroyed(chosenCards), destroy(each(opposing.hero))),
      ),
    ],
    events: 2,
    beside: [[ashtongueChanneler, 6]],
  }),
  4: boss('Teron Gorefiend', { melee: 0, health: 13, threat: 7 }, 'Undead, Death Knight, Boss 4', {
    front: [
      separateGhosts(everyone),
      whileAttacking(4),
      atEndOfYourTurn(
        putToken(shadowyConstruct, 4),
        you.choose(1, each(controlledBy(opponents.except(ghosts)).hero)),
        untilItFlips(becomesGhost(controllerOf(chosenCards))), // R503.1d
      ),
      whenIf(oneOrMoreLeaveParty(constructs), thereIsNo(each(constructs)), flipSelf),
      whenIf(turnStarts(you), thereIsNoPlayer(opponents.except(ghosts)), you.wins()),
    ],
    back: [
      whileAttacking(2),
      atEndOfYourTurn(
        you.chooseRandom(1, each(opposing.hero)),
        self.deals(numberOfCards(each(your.resource)), 'shadow').to(each(partyOfChosen.heroOrAlly)),
      ),
    ],
    events: 2,
  }),
  5: boss('Gurtogg Bloodboil', { melee: 0, health: 15, threat: 8 }, 'Mutated, Fel Orc, Boss 5', {
    front: [
      whileAttacking(5),
      atEndOfYourTurn(
        you.chooseUpTo(5, each(and(any.ally, not({ kind: 'damageType', type: 'melee' })))),
        destroy(chosenCards),
        flipSelf,
      ),
    ],
    back: [
      untargetable,
      atStartOfYourTurn(
        you.chooseRandom(1, each(opposing.hero)),
        chosenCards.heals(5).from(chosenCards),
        thisTurn(self.canAttackOnly(chosenCards)),
        onlyWhile(self.isAttacking(), thisTurn(self.has(atkBonus(15)))),
      ),
      atEndOfYourTurn(flipSelf),
    ],
    events: 3,
  }),
  6: {
    ...boss('Shrine of Lost Souls', { melee: 0, health: 10, threat: 9 }, 'Shrine, Boss 6', {
      front: [...outOfReach, whenIf(oneOrMoreLeaveParty(fragments), thereIsNo(each(fragments)), flipSelf)],
      back: [
        whileAttacking(15),
        each(opposing.heroOrAlly).has(protector),
        // A Boss that would be destroyed is swapped instead (R503.2b, R503.2c).
        self.has(wouldBeDestroyed(swapBossFor('BTR-7', 'Essence of Desire', { sameReadiness: true }))),
      ],
      backTags: 'Essence, Boss 6',
      events: 3,
      beside: [[soulFragment, 3]],
    }),
  },
  7: {
    ...hero(
      'Essence of Desire',
      { melee: 0, health: 10, threat: 9, rarity: 'rare' },
      'Essence, Boss 6, Traitor',
      whileAttacking(5),
      when(isDealtDamage(self), self.deals(thatMuch, 'melee').to(thatDamageDealer)),
      self.has(wouldBeDestroyed(removeDamage(self), flipSelf)),
    ),
    back: turnedOver([
      atStartOfYourTurn(addCounters('anger', 5)),
      asLongAs(self.isAttacking(), self.has(atkBonus(sum(5, numberOfCounters('anger'))))),
      pay(removingCounters('anger', 1)).to(self.deals(1, 'melee').to(target(any.ally))),
    ]),
  },
  8: boss('Mother Shahraz', { shadow: 0, health: 20, threat: 10 }, 'Shivan, Demon, Boss 7', {
    front: [
      whileAttacking(4),
      when(
        dealsCombatDamage(self, any.heroOrAlly),
        self
          .deals(thatMuch, 'melee')
          .to(upToTargets(2, and(any.heroOrAlly, not(filterOfNoun(thatDamagedCharacter))))),
      ),
      whenIf(isDealtDamage(self), isAtLeast(self.stat('damage'), 15), flipSelf),
    ],
    back: [whileAttacking(7), pay(1).to(self.deals(1, 'shadow').to(each(opposing.heroOrAlly)))],
    events: 3,
  }),
  // Neither the Council nor the next Boss has a threat level (R504.2b).
  9: boss('The Illidari Council', { melee: 0 }, 'Council, Boss 8', {
    front: [
      ...outOfReach,
      always(each(members).has(cant('leavePlay'), cant('leaveControl'))),
      whenIf(
        oneOrMoreAreDealtDamage(members),
        thereIsNo(each(withStat(members, 'remaining', '>', 0))),
        flipSelf,
        put(each(members), 'removed'),
      ),
      pay(4).to(destroy(each(opposing.ability))),
    ],
    back: [when(flips(self), put(self, 'removed'))],
    events: 4,
    beside: [
      [gathiosTheShatterer, 1],
      [highNethermancerZerevor, 1],
      [ladyMalande, 1],
      [verasDarkshadow, 1],
    ],
  }),
  // This is the last Boss. After its fall no resource is turned face up (R503.3b).
  10: boss('The Betrayer', { melee: 0, health: 50 }, 'Night Elf, Demon, Demonhunter, Boss 9', {
    front: [whileAttacking(10), pay(exhaustSelf).to(self.heals(15).from(self)), atEndOfYourTurn(flipSelf)],
    back: [
      whileAttacking(10),
      pay(exhaustSelf).to(self.deals(3, 'shadow').to(each(opposing.heroOrAlly))),
      atEndOfYourTurn(flipSelf),
    ],
    events: 5,
    besides: [you.discard('hand'), put(topCards(7, you), 'hand')],
  }),
} satisfies Record<string, UnnumberedCard>
