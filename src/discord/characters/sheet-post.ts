/** Messages with character sheets. */
import type { APIEmbed } from 'discord.js'
import type { BossRecord, BossSheet } from '../../campaign/boss-sheet.ts'
import { TOP_LEVEL } from '../../campaign/levels.ts'
import type { LedgerRaid, RaidRecord, Sheet } from '../../campaign/sheet.ts'
import type { Person } from '../../table/contract.ts'
import { texts } from '../../texts/texts.ts'
import { toMarkup } from '../../texts/user-text.ts'
import { clip, fitLines, LIMITS, shrink } from '../message-parts/limits.ts'
import { cardToday, modeName, raidTitle } from '../message-parts/names.ts'
import { type Post, post } from '../message-parts/post.ts'
import { reasonText } from './xp-reason.ts'

const GOLD = 0xd4af37
const DARK = 0x7a1f1f
/** The maximum number of sheets in a message. */
const MOST = 5

/** @param boss the person's record as a Boss */
export function sheetPost(who: Person, sheets: readonly Sheet[], boss: BossSheet | null = null): Post {
  const embeds = [...sheets.slice(0, MOST).map(sheetEmbed), ...(boss ? [bossEmbed(who, boss)] : [])]
  if (embeds.length === 0) return post({ content: texts.sheet.none(toMarkup(who.name)) })
  const size = Math.floor(LIMITS.embedTotal / embeds.length)
  return post({ embeds: embeds.map((embed) => shrink(embed, size)) })
}

/** The sheet of a Boss player. It belongs to the person, since a Boss is nobody's character. */
function bossEmbed({ name }: Person, { runs, held, felled, records }: BossSheet): APIEmbed {
  const t = texts.bossSheet
  return {
    title: clip(t.title(toMarkup(name)), LIMITS.title),
    description: t.all(runs, held, felled),
    fields: records.map((record) => ({
      name: clip(t.raid(record.title, modeName(record.mode)), LIMITS.fieldName),
      value: recordLines(record).join('\n'),
    })),
    color: DARK,
  }
}

function recordLines({ runs, held, felled, fastest, most }: BossRecord): string[] {
  const t = texts.bossSheet
  return [
    t.all(runs, held, felled),
    ...(fastest ? [t.fastest(fastest.turns, fastest.raiders)] : []),
    ...(most > 0 ? [t.most(most)] : []),
  ]
}

function sheetEmbed(sheet: Sheet): APIEmbed {
  const t = texts.sheet
  const kind = [sheet.faction ?? '', sheet.class].filter((word) => word !== '').join(' ')
  return {
    title: clip(toMarkup(sheet.name), LIMITS.title),
    description: [
      `${sheet.hero.name}, ${kind}`,
      t.level(sheet.level, sheet.xp, sheet.nextLevelAt),
      ...(sheet.openLevels.length > 0 ? [t.openLevels(sheet.openLevels)] : []),
      ...(sheet.packs > 0 ? [t.packs(sheet.packs)] : []),
      ...(sheet.level === TOP_LEVEL ? [t.topLevel] : []),
      t.cards(sheet.cards.deck, sheet.cards.collection),
      ...(sheet.retired ? [t.retired] : []),
    ].join('\n'),
    fields: [
      { name: t.runs, value: runsText(sheet) },
      ...sheet.raids.map((raid) => ({
        name: clip(t.achievementsOf(raid.title), LIMITS.fieldName),
        value: clip(raidLines(raid).join('\n'), LIMITS.fieldValue),
      })),
      ...(sheet.ledger.length > 0 ? [{ name: t.ledger, value: ledgerText(sheet.ledger) }] : []),
    ],
    color: GOLD,
  }
}

function runsText({ runs, wins, corrected }: Sheet): string {
  const t = texts.sheet
  if (runs === 0) return t.noRuns
  return [t.runsLine(runs, wins), ...(corrected > 0 ? [t.correctedRuns(corrected)] : [])].join('\n')
}

function raidLines(raid: RaidRecord): string[] {
  const t = texts.sheet
  return [
    ...raid.modes.map(({ mode, runs, wins, bestTurns }) => t.mode(modeName(mode), runs, wins, bestTurns)),
    ...raid.earned.map((one) => t.has(one.name, one.xp, one.runs.length)),
    ...raid.missing.map((one) => t.lacks(one.name, one.xp)),
  ]
}

/** The sources of XP, as far back as there is room. */
const ledgerText = (ledger: readonly LedgerRaid[]): string =>
  fitLines(ledger.map(ledgerLine), LIMITS.fieldValue, texts.board.leftOut)

function ledgerLine({ code, raid, amount, corrected, entries }: LedgerRaid): string {
  const title = raidTitle(raid)
  const parts = entries.map((entry) =>
    texts.sheet.ledgerEntry(
      entry.amount,
      entry.note === null ? reasonText(entry.reason, title, cardToday) : toMarkup(entry.note),
    ),
  )
  const marks = corrected ? [texts.sheet.correctedMark] : []
  return texts.sheet.ledgerRaid(amount, title, code, [...parts, ...marks])
}
