/** For tests of pictures: sheets of somebody new and of somebody who has seen it all. */
import type { Achievement, DungeonRecord, Sheet } from '../../campaign/sheet.ts'
import { card } from '../../cards/index.ts'
import { raids } from '../../raids/index.ts'

export const newSheet: Sheet = {
  characterId: 'c1',
  name: "Anna's Frizlix",
  hero: { card: 'CD2-R1', name: 'Frizlix of Kezan' },
  class: 'Rogue',
  faction: 'Horde',
  xp: 0,
  level: 1,
  nextLevelAt: 10,
  runs: 0,
  wins: 0,
  dungeons: raids.map((raid) => dungeon(raid, 0)),
  active: true,
  retired: false,
  openLevels: [],
  packs: 0,
  cards: { deck: 60, collection: 60 },
  ledger: [],
}

export const richSheet: Sheet = {
  ...newSheet,
  name: 'Maximilian-Konstantin of Stormwd',
  hero: { card: 'CD3-K1', name: 'Davron of Stormwind' },
  class: 'Death Knight',
  faction: 'Alliance',
  xp: 76,
  level: 70,
  nextLevelAt: 80,
  runs: 21,
  wins: 12,
  dungeons: raids.map((raid, at) => dungeon(raid, 6 - at)),
  openLevels: [60, 70],
  packs: 2,
  cards: { deck: 64, collection: 148 },
}

function dungeon({ name, modes, lair }: (typeof raids)[number], earned: number): DungeonRecord {
  const { name: title, achievements } = lair(modes[0] ?? '')
  const all = achievements.map(
    (id, at): Achievement => ({
      card: id,
      name: card(id).name,
      xp: card(id).xp ?? 0,
      runs: at < earned ? ['BCDFGH', 'JKMNPQ'].slice(0, 1 + (at % 2)) : [],
    }),
  )
  const isPlayed = earned > 0
  return {
    dungeon: name,
    title,
    runs: isPlayed ? 7 : 0,
    wins: isPlayed ? 4 : 0,
    modes: isPlayed
      ? [
          { mode: 'novice', runs: 4, wins: 3 },
          { mode: 'heroic', runs: 3, wins: 1 },
        ]
      : [],
    earned: all.slice(0, earned),
    missing: all.slice(earned),
  }
}
