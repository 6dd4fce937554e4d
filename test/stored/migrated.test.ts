import { expect, test } from 'vitest'
import { z } from 'zod'
import { type Game, registerCards } from '../../src/engine/index.ts'
import type { SavedInput } from '../../src/store/raids/inputs.ts'
import { replaySteps } from '../../src/table/replay/replay.ts'
import { parseGame, parsePinnedCards } from '../../src/table/stored/parse-stored.ts'
import { folderOf } from './describe.ts'
import { cardsIn, raidsIn, readRaidFile, type StoredRaid } from './file.ts'

const inputsSchema = z.array(z.custom<SavedInput>())
/**
 * Returns a game as JSON, without the fields that games record only since later: who has attacked whom, who has
 * completed a quest, what players did, and the facts of damage and healing, until the turn ends, and the numbers of the
 * cards in play, who went first, and who remembers a card. No card that a raid of that time has pinned asks for them. Counts of events in a
 * turn (`nthThisTurn`) are left out, too, because today's games read them from the history.
 */
function plain(game: Game): unknown {
  const { registers, ...rest } = game
  const { fought: _, acts: __, nthThisTurn: ____, used, damage, healing, tally, ...kept } = registers
  const { wentFirst: ___, ...tallied } = tally
  const asked = Object.fromEntries(Object.entries(used).filter(([key]) => !key.startsWith('completed:')))
  const json = JSON.stringify({
    ...rest,
    registers: { ...kept, tally: tallied, used: asked, ...pairs({ damage, healing }) },
  })
  return JSON.parse(json, (key, value) => {
    if (key === 'rememberedBy') return undefined
    return key === 'play' && !Array.isArray(value) ? withoutNumber(value) : value
  })
}

/** The cards that dealt damage, were dealt damage and were healed. */
const pairs = ({ damage, healing = [] }: Pick<Game['registers'], 'damage' | 'healing'>): object => ({
  damage: [...new Set(damage.map(({ by, to, bySeat, toSeat }) => [by, to, bySeat, toSeat].join()))],
  healing: [...new Set(healing.map(({ from }) => from))],
})

const withoutNumber = ({ number: _, ...play }: { number?: number }) => play

/** The game that today's rules make of the log; null if they give other events, because a fault has been corrected. */
function replayed({ inputs }: StoredRaid): Game | null {
  let last: Game | null = null
  try {
    for (const { game } of replaySteps(inputsSchema.parse(inputs))) last = game
  } catch {
    return null
  }
  return last
}

test.each([3, 4])(
  'a migrated game of schema version %i is the game that today’s rules make of its seed and its answers',
  {
    timeout: 60_000,
  },
  (shape) => {
    const folder = folderOf(shape)
    let same = 0
    for (const name of raidsIn(folder)) {
      const stored = readRaidFile(folder, name)
      const game = parseGame(stored.raid.state)
      for (const cards of cardsIn(folder).values())
        registerCards(game.cards, new Map(parsePinnedCards(cards).map((card) => [card.id, card])))
      const today = replayed(stored)
      if (!today) continue
      expect(plain(game), name).toEqual(plain(today))
      same += 1
    }
    expect(same).toBeGreaterThan(20)
  },
)
