/** Draws treasure packs. The draw depends only on the run and the character, so it can be repeated. */
import { createHash } from 'node:crypto'
import { type Card, pickRandom, randomStateFromSeed, shuffle } from '../engine/index.ts'
import type { TreasurePack } from '../raids/raid.ts'

type Rarity = NonNullable<Card['rarity']>

const RARITIES: readonly Rarity[] = ['common', 'uncommon', 'rare', 'epic', 'legendary']

export const rarityRankOfCard = ({ rarity }: Pick<Card, 'rarity'>): number =>
  RARITIES.indexOf(rarity ?? 'common')

/** A card that a pack can contain. */
export type TreasureCard = Pick<Card, 'id' | 'set' | 'no' | 'rarity'>

/** Returns the source that the collection stores for the cards of a pack. */
export const collectionSourceOfTreasure = (raidId: string): string => `treasure:${raidId}`

/** Returns the seed of a character's pack for a run: 32 hexadecimal digits. */
export const treasureSeed = (raidId: string, characterId: string): string =>
  createHash('sha256')
    .update(`${collectionSourceOfTreasure(raidId)}:${characterId}`)
    .digest('hex')
    .slice(0, 32)

/**
 * Draws a pack, rarest cards first. A card occurs twice only if too few cards have its rarity.
 * @param known the treasure cards that existed when the run began, so that later cards don't change the pack
 * @throws Error if no card in `known` has a rarity that the pack needs
 */
export function drawTreasurePack(
  { set, slots }: TreasurePack,
  known: readonly TreasureCard[],
  seed: string,
): TreasureCard[] {
  const chance: Chance = { rng: randomStateFromSeed(seed) }
  const treasure = known.filter((card) => card.set === set && card.no !== '').sort(byNumber)
  const piles = new Map<Rarity, TreasureCard[]>()
  const rarities = slots.flatMap(({ cards, of }) =>
    Array.from({ length: cards }, () => pickRandom(chance, of)),
  )
  const drawn = rarities.map((rarity) => {
    const left = piles.get(rarity) ?? []
    const pile = left.length > 0 ? left : shuffled(chance, treasure, rarity)
    piles.set(rarity, pile)
    return drawFrom(pile, rarity)
  })
  return drawn.sort((a, b) => rarityRankOfCard(b) - rarityRankOfCard(a))
}

type Chance = Parameters<typeof shuffle>[0]

function shuffled(chance: Chance, treasure: readonly TreasureCard[], rarity: Rarity): TreasureCard[] {
  const pile = treasure.filter((card) => card.rarity === rarity)
  shuffle(chance, pile)
  return pile
}

function drawFrom(pile: TreasureCard[], rarity: Rarity): TreasureCard {
  const card = pile.pop()
  if (!card) throw new Error(`no ${rarity} treasure is data`)
  return card
}

const byNumber = (a: TreasureCard, b: TreasureCard): number => Number(a.no) - Number(b.no)
