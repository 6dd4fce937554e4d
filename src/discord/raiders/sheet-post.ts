/** Character sheets. */
import { type APIEmbed, escapeMarkdown } from 'discord.js'
import { TOP_LEVEL } from '../../campaign/levels.ts'
import type { LedgerRaid, RaidRecord, Sheet } from '../../campaign/sheet.ts'
import type { Person } from '../../table/contract.ts'
import { texts } from '../../texts/texts.ts'
import { clip, fitLines, LIMITS, shrink } from '../posts/limits.ts'
import { cardToday, raidTitle } from '../posts/names.ts'
import { plain } from '../posts/plain.ts'
import { type Post, post } from '../posts/post.ts'
import { reasonText } from './xp-reason.ts'

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
    ...raid.modes.map(({ mode, runs, wins }) => t.mode(mode, runs, wins)),
    ...raid.earned.map((one) => t.has(one.name, one.xp, one.runs.length)),
    ...raid.missing.map((one) => t.lacks(one.name, one.xp)),
  ]
}

/** Where each XP came from, as far back as there is room. */
const ledgerText = (ledger: readonly LedgerRaid[]): string =>
  fitLines(ledger.map(ledgerLine), LIMITS.fieldValue, texts.board.leftOut)

function ledgerLine({ code, raid, amount, corrected, entries }: LedgerRaid): string {
  const title = raidTitle(raid)
  const parts = entries.map((entry) =>
    texts.sheet.ledgerEntry(entry.amount, plain(entry.note ?? reasonText(entry.reason, title, cardToday))),
  )
  const marks = corrected ? [texts.sheet.correctedMark] : []
  return texts.sheet.ledgerRaid(amount, title, code, [...parts, ...marks])
}
