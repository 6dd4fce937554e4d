/**
 * Magtheridon, chained and unleashed (MLR-1, MLR-2), and the cards around him: his Blood, the Cubes and his Lair.
 * Neither source has his damage icon or says where "Chained" and "Unleashed" are printed. Melee, and the tags, are our
 * choice. One source prints numbers of other rows over Magtheridon's numbers. He has no printed ATK, and 100 health.
 * Where his Lair says "Magtheridon", we write your hero.
 */
import {
  allAreTrue,
  any,
  asLongAs,
  atEndOfYourTurn,
  atkBonus,
  attachWhile,
  bloodCard,
  cant,
  cardPaidWith,
  cubeCard,
  detach,
  each,
  enters,
  exhausted,
  exhaustingAndRemembering,
  flipOver,
  flips,
  gainFromPile,
  hero,
  lairCard,
  numberOfCards,
  oneOrMoreLeaveParty,
  onYourTurn,
  opposing,
  type PowerOrModifiers,
  pay,
  placesResource,
  powerUsableBy,
  product,
  putDamage,
  raiders,
  self,
  swapBossFor,
  tagged,
  thereAreAtLeast,
  thereIs,
  thereIsNo,
  turnStarts,
  type UnnumberedCard,
  unattached,
  uninterruptibly,
  untargetable,
  when,
  whenIf,
  withAttachment,
  withoutAttachment,
  withWordInName,
  you,
  your,
  yourHero,
} from '../builders.ts'

const uncommon = { rarity: 'uncommon' } as const
export const gainBlood = gainFromPile('MLR-41', 'Blood')
export const numberOfBloods = numberOfCards(each(your.blood))

const flipSelf = flipOver(self)
const channelers = withWordInName('Channeler', your.ally)
/** Whether Magtheridon is still chained. He is unleashed once, by whichever event comes first. */
const isChained = self.isA(tagged('Chained'))

const boss = (tags: string, front: PowerOrModifiers[], back: PowerOrModifiers[]): UnnumberedCard => ({
  ...hero('Magtheridon', { melee: 0, health: 100, rarity: 'rare' }, `Pit Lord, ${tags}`, ...front),
  back: { powers: hero('Magtheridon', {}, '', ...back).powers },
})

const whileAttacking = (forEach: number) =>
  asLongAs(
    self.isAttacking(),
    self.has(atkBonus(forEach === 1 ? numberOfBloods : product(forEach, numberOfBloods))),
  )

export const bosses = {
  1: boss(
    'Chained',
    [
      untargetable,
      self.has(cant('attack'), cant('beDealt')),
      whenIf(oneOrMoreLeaveParty(channelers), allAreTrue(isChained, thereIsNo(each(channelers))), flipSelf),
      whenIf(placesResource(you), allAreTrue(isChained, thereAreAtLeast(5, each(your.resource))), flipSelf),
    ],
    [
      // The effects are in the order of R402.1a: the Blood comes before the Cubes.
      uninterruptibly(
        when(
          flips(self),
          gainBlood,
          gainFromPile('MLR-42', 'Cube', 5),
          gainFromPile('MLR-43', 'Lair'),
          swapBossFor('MLR-2', 'Magtheridon, Unleashed'),
        ),
      ),
    ],
  ),
  2: boss(
    'Unleashed',
    [whileAttacking(1), whenIf(enters(your.blood), thereAreAtLeast(10, each(your.blood)), flipSelf)],
    [whileAttacking(2)],
  ),
}

const flipsEachTurn = atEndOfYourTurn(flipSelf)
const bearers = each(withAttachment(any.cube, any.heroOrAlly))

/** Bloods, Cubes (R402.3a) and the Lair (R402.4b–d). */
export const bloodsCubesAndLair = {
  41: bloodCard("Magtheridon's Blood", uncommon, 'Blood'),
  42: cubeCard(
    'Manticron Cube',
    uncommon,
    'Cube',
    powerUsableBy(
      raiders,
      onYourTurn(
        pay(exhaustingAndRemembering(each(withoutAttachment(any.cube, your.heroOrAlly)))).to(
          attachWhile(exhausted(any.card), self, cardPaidWith),
        ),
      ),
    ),
  ),
  43: {
    ...lairCard(
      "Magtheridon's Lair",
      uncommon,
      'Lair',
      when(flips(self), putDamage(2, bearers), detach(each(any.cube))),
      flipsEachTurn,
    ),
    back: {
      powers: lairCard(
        '',
        {},
        '',
        whenIf(
          turnStarts(you),
          thereIs(each(unattached(any.cube))),
          yourHero.deals(10, 'fire').to(each(opposing.heroOrAlly)),
        ),
        flipsEachTurn,
      ).powers,
    },
  },
} satisfies Record<string, UnnumberedCard>
