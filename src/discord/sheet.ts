/** Character sheets. */
import { type APIEmbed, escapeMarkdown } from 'discord.js'
import type { DungeonRecord, Sheet } from '../campaign/sheet.ts'
import type { Person } from '../table/contract.ts'
import { clip, LIMITS, shrink } from './limits.ts'
import { type Post, post } from './post.ts'
import { texts } from './texts.ts'

const GOLD = 0xd4af37
/** Sheets of somebody with many characters share a message. */
const MOST = 5

export function sheetPost(who: Person, sheets: readonly Sheet[]): Post {
  if (sheets.length === 0) return post({ content: texts.sheet.none(escapeMarkdown(who.name)) })
  const shown = sheets.slice(0, MOST)
  const size = Math.floor(LIMITS.embedTotal / shown.length)
  return post({ embeds: shown.map((sheet) => shrink(sheetEmbed(sheet), size)) })
}

function sheetEmbed(sheet: Sheet): APIEmbed {
  const t = texts.sheet
  const kind = [sheet.faction ?? '', sheet.class].filter((word) => word !== '').join(' ')
  return {
    title: clip(sheet.name, LIMITS.title),
    description: [`${sheet.hero.name}, ${kind}`, t.level(sheet.level, sheet.xp, sheet.nextLevelAt)].join(
      '\n',
    ),
    fields: [
      { name: t.runs, value: sheet.runs === 0 ? t.noRuns : t.runsLine(sheet.runs, sheet.wins) },
      ...sheet.dungeons.map((dungeon) => ({
        name: clip(t.achievementsOf(dungeon.title), LIMITS.fieldName),
        value: clip(dungeonLines(dungeon).join('\n'), LIMITS.fieldValue),
      })),
    ],
    color: GOLD,
  }
}

function dungeonLines(dungeon: DungeonRecord): string[] {
  const t = texts.sheet
  return [
    ...dungeon.modes.map(({ mode, runs, wins }) => t.mode(mode, runs, wins)),
    ...dungeon.earned.map((one) => t.has(one.name, one.xp, one.runs.length)),
    ...dungeon.missing.map((one) => t.lacks(one.name, one.xp)),
  ]
}
