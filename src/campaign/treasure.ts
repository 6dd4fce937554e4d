/** Draws treasure packs. The draw depends only on the run and the character, so anybody can repeat it. */
import { createHash } from 'node:crypto'
import { type Card, pickOne, randomStateOf, shuffle } from '../engine/index.ts'
import type { TreasurePack } from '../raids/raid.ts'

type Rarity = NonNullable<Card['rarity']>

const RARITIES: readonly Rarity[] = ['common', 'uncommon', 'rare', 'epic', 'legendary']

export const rankOf = ({ rarity }: Pick<Card, 'rarity'>): number => RARITIES.indexOf(rarity ?? 'common')

/** A card that a pack can contain. */
export type Loot = Pick<Card, 'id' | 'set' | 'no' | 'rarity'>

/** The source under which the cards of a pack are stored in the collection. */
export const treasureSource = (raidId: string): string => `treasure:${raidId}`

/** 32 hexadecimal digits, always the same for a character's pack of a run. */
export const treasureSeed = (raidId: string, characterId: string): string =>
  createHash('sha256')
    .update(`${treasureSource(raidId)}:${characterId}`)
    .digest('hex')
    .slice(0, 32)

/**
 * Draws a pack, rarest cards first. A card occurs twice only if our data has too few cards of its rarity.
 * @param known the treasure cards that existed when the run began, so cards that are added later change no pack of it
 * @throws if `known` has no treasure of a rarity that the pack needs
 */
export function drawPack({ set, slots }: TreasurePack, known: readonly Loot[], seed: string): Loot[] {
  const chance: Chance = { rng: randomStateOf(seed) }
  const treasure = known.filter((card) => card.set === set && card.no !== '').sort(byNumber)
  const piles = new Map<Rarity, Loot[]>()
  const rarities = slots.flatMap(({ cards, of }) => Array.from({ length: cards }, () => pickOne(chance, of)))
  const drawn = rarities.map((rarity) => {
    const left = piles.get(rarity) ?? []
    const pile = left.length > 0 ? left : shuffled(chance, treasure, rarity)
    piles.set(rarity, pile)
    return drawFrom(pile, rarity)
  })
  return drawn.sort((a, b) => rankOf(b) - rankOf(a))
}

type Chance = Parameters<typeof shuffle>[0]

function shuffled(chance: Chance, treasure: readonly Loot[], rarity: Rarity): Loot[] {
  const pile = treasure.filter((card) => card.rarity === rarity)
  shuffle(chance, pile)
  return pile
}

function drawFrom(pile: Loot[], rarity: Rarity): Loot {
  const card = pile.pop()
  if (!card) throw new Error(`no ${rarity} treasure is data`)
  return card
}

const byNumber = (a: Loot, b: Loot): number => Number(a.no) - Number(b.no)
