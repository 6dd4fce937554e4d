/** Renders messages with character sheets. */
import type { APIEmbed } from 'discord.js'
import type { BossResults, BossResultsInMode } from '../../campaign/boss-results.ts'
import { TOP_LEVEL } from '../../campaign/levels.ts'
import type { CharacterResultsInRaid, CharacterSheet, XpFromRaid } from '../../campaign/sheet.ts'
import type { Person } from '../../table/contract.ts'
import { texts } from '../../texts/texts.ts'
import { toMarkup, toPlain } from '../../texts/user-text.ts'
import {
  DISCORD_LIMITS,
  joinLinesThatFit,
  shrinkEmbed,
  truncateWithEllipsis,
} from '../message-parts/limits.ts'
import { currentCardName, modeName, raidTitle } from '../message-parts/names.ts'
import {
  type ButtonSpec,
  buttonRows,
  type ComponentRow,
  newPost,
  type Post,
  selectRow,
} from '../message-parts/post.ts'
import { recordComponentIds } from '../records/ids.ts'
import { characterComponentIds } from './ids.ts'
import { xpReasonText } from './xp-reason.ts'

const GOLD = 0xd4af37
const DARK = 0x7a1f1f

/**
 * A person's sheets, and the number of the shown one (`at`). The characters' sheets come first, and the person's
 * results as a Boss last.
 */
export interface SheetsOfPerson {
  readonly who: Person
  readonly sheets: readonly CharacterSheet[]
  /** The person's results as a Boss; null if they have never played one. */
  readonly boss: BossResults | null
  readonly at: number
}

/**
 * Returns the post of a character sheet beside its picture: text on what the character can do now, and buttons for the
 * other pages.
 * @param isOwn whether the viewer owns the sheet, and only they see it
 */
export function characterSheetPost(book: SheetsOfPerson, isOwn: boolean): Post {
  const { who, sheets, boss, at } = book
  const sheet = sheets[at]
  if (!sheet && !boss) return newPost({ content: texts.sheet.none(toMarkup(who.name)) })
  if (!sheet) return characterSheetTextPost(book)
  return newPost({
    embeds: [faceOf(sheet)],
    components: [...buttonRows(buttons(book, sheet, isOwn)), ...otherSheets(book)],
  })
}

/** Shows the whole sheet as text. */
export function characterSheetTextPost(book: SheetsOfPerson): Post {
  const { who, sheets, boss, at } = book
  const sheet = sheets[at]
  const embeds = sheet ? [sheetEmbed(sheet)] : boss ? [bossEmbed(who, boss)] : []
  return newPost({
    embeds: embeds.map((embed) => shrinkEmbed(embed, DISCORD_LIMITS.embedTotal)),
    components: [...(sheet ? buttonRows([characterSheetButton(who.id, at)]) : []), ...otherSheets(book)],
  })
}

/**
 * Returns the button that shows a person's sheet as a picture; by default the active character's, which is the
 * first.
 */
export const characterSheetButton = (who: string, at = 0): ButtonSpec => ({
  id: characterComponentIds.sheet(who, 'show', at),
  label: texts.sheet.open,
})

function faceOf(sheet: CharacterSheet): APIEmbed {
  return {
    title: truncateWithEllipsis(toMarkup(sheet.name), DISCORD_LIMITS.title),
    description: headLines(sheet).join('\n'),
    color: GOLD,
  }
}

function buttons(
  { who, at }: SheetsOfPerson,
  { characterId, active }: CharacterSheet,
  isOwn: boolean,
): ButtonSpec[] {
  const t = texts.sheet
  return [
    { id: characterComponentIds.sheet(who.id, 'words', at), label: t.inWords },
    ...(active ? [{ id: characterComponentIds.deckPage(who.id, null, 0), label: t.deck }] : []),
    { id: recordComponentIds.history(characterId, 'back', 1), label: t.history },
    ...(isOwn ? [{ id: recordComponentIds.achievements('mine', null, 0), label: t.achievements }] : []),
  ]
}

/** Returns the select of the person's other sheets, including the one as a Boss. */
function otherSheets({ who, sheets, boss, at }: SheetsOfPerson): ComponentRow[] {
  const all = [...sheets.map(({ name }) => toPlain(name)), ...(boss ? [texts.bossSheet.option] : [])].map(
    (label, value) => ({ value: `${value}`, label }),
  )
  const others = all.filter(({ value }) => value !== `${at}`)
  const options = { placeholder: texts.sheet.another, options: others }
  return others.length > 0
    ? [selectRow({ id: characterComponentIds.sheet(who.id, 'pick', at), ...options })]
    : []
}

/** Returns the sheet of a Boss player. It belongs to the person, since a Boss is nobody's character. */
function bossEmbed({ name }: Person, { runs, held, felled, records }: BossResults): APIEmbed {
  const t = texts.bossSheet
  return {
    title: truncateWithEllipsis(t.title(toMarkup(name)), DISCORD_LIMITS.title),
    description: t.all(runs, held, felled),
    fields: records.map((record) => ({
      name: truncateWithEllipsis(t.raid(record.title, modeName(record.mode)), DISCORD_LIMITS.fieldName),
      value: recordLines(record).join('\n'),
    })),
    color: DARK,
  }
}

function recordLines({ runs, held, felled, fastest, most }: BossResultsInMode): string[] {
  const t = texts.bossSheet
  return [
    t.all(runs, held, felled),
    ...(fastest ? [t.fastest(fastest.turns, fastest.raiders)] : []),
    ...(most > 0 ? [t.most(most)] : []),
  ]
}

/** Returns the lines that a person needs at once: the level, and what can be used or opened. */
function headLines(sheet: CharacterSheet): string[] {
  const t = texts.sheet
  return [
    t.level(sheet.level, sheet.xp, sheet.nextLevelAt),
    ...(sheet.openLevels.length > 0 ? [t.openLevels(sheet.openLevels)] : []),
    ...(sheet.packs > 0 ? [t.packs(sheet.packs)] : []),
    ...(sheet.level === TOP_LEVEL ? [t.topLevel] : []),
  ]
}

function sheetEmbed(sheet: CharacterSheet): APIEmbed {
  const t = texts.sheet
  const kind = [sheet.faction ?? '', sheet.class].filter((word) => word !== '').join(' ')
  return {
    title: truncateWithEllipsis(toMarkup(sheet.name), DISCORD_LIMITS.title),
    description: [
      `${sheet.hero.name}, ${kind}`,
      ...headLines(sheet),
      t.cards(sheet.cards.deck, sheet.cards.collection),
      ...(sheet.retired ? [t.retired] : []),
    ].join('\n'),
    fields: [
      { name: t.runs, value: runsText(sheet) },
      ...sheet.raids.map((raid) => ({
        name: truncateWithEllipsis(t.achievementsOf(raid.title), DISCORD_LIMITS.fieldName),
        value: truncateWithEllipsis(raidLines(raid).join('\n'), DISCORD_LIMITS.fieldValue),
      })),
      ...(sheet.ledger.length > 0 ? [{ name: t.ledger, value: ledgerText(sheet.ledger) }] : []),
    ],
    color: GOLD,
  }
}

function runsText({ runs, wins, corrected }: CharacterSheet): string {
  const t = texts.sheet
  if (runs === 0) return t.noRuns
  return [t.runsLine(runs, wins), ...(corrected > 0 ? [t.correctedRuns(corrected)] : [])].join('\n')
}

function raidLines(raid: CharacterResultsInRaid): string[] {
  const t = texts.sheet
  return [
    ...raid.modes.map(({ mode, runs, wins, bestTurns }) => t.mode(modeName(mode), runs, wins, bestTurns)),
    ...raid.earned.map((one) => t.has(one.name, one.xp, one.runs.length)),
    ...raid.missing.map((one) => t.lacks(one.name, one.xp)),
  ]
}

/** Returns the sources of XP, the newest first, as many as there is room for. */
const ledgerText = (ledger: readonly XpFromRaid[]): string =>
  joinLinesThatFit(ledger.map(ledgerLine), DISCORD_LIMITS.fieldValue, texts.board.leftOut)

function ledgerLine({ code, raid, amount, corrected, entries }: XpFromRaid): string {
  const title = raidTitle(raid)
  const parts = entries.map((entry) =>
    texts.sheet.ledgerEntry(
      entry.amount,
      entry.note === null ? xpReasonText(entry.reason, title, currentCardName) : toMarkup(entry.note),
    ),
  )
  const marks = corrected ? [texts.sheet.correctedMark] : []
  return texts.sheet.ledgerRaid(amount, title, code, [...parts, ...marks])
}
