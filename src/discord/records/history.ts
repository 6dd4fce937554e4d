/** Handles `/history`, which shows the raids of a character page by page, and the results of one raid. */
import type { APIEmbed } from 'discord.js'
import type { Person, Rejected } from '../../table/contract.ts'
import type {
  BossPlayerHistory,
  BossPlayerHistoryRun,
  CharacterHistory,
  CharacterHistoryRun,
  RunDetails,
  RunParticipant,
  XpLedgerLine,
} from '../../table/records/contract.ts'
import { texts } from '../../texts/texts.ts'
import { toMarkup, toPlain, userText } from '../../texts/user-text.ts'
import type { BotContext, InteractionSource } from '../bot-context.ts'
import { characterSheetButton } from '../characters/sheet-post.ts'
import { xpReasonText } from '../characters/xp-reason.ts'
import {
  DISCORD_LIMITS,
  joinLinesThatFit,
  shrinkEmbed,
  truncateWithEllipsis,
} from '../message-parts/limits.ts'
import { cardNameInRaid, modeName, raidTitle } from '../message-parts/names.ts'
import {
  type ButtonSpec,
  buttonRows,
  type ComponentRow,
  newPost,
  type Post,
  privateReply,
  type Reply,
  selectRow,
} from '../message-parts/post.ts'
import { rejectionReply } from '../message-parts/refusal-reply.ts'
import { recordComponentIds } from './ids.ts'
import { replayButton } from './replay.ts'
import { dateCodeAndModeOfRun, partyMemberNames, runOutcomeText } from './run-names.ts'

const t = texts.records.history
const GOLD = 0xd4af37

export async function showHistory(
  context: BotContext,
  source: InteractionSource,
  who: Person,
): Promise<Reply> {
  const whose = { guildId: source.guildId, personId: who.id }
  const history = await context.table.records.history(whose, null, 1)
  if (!('rejected' in history)) return { how: 'tell', post: historyPost(history) }
  const asBoss = await context.table.records.bossHistory(whose, 1)
  if (!('rejected' in asBoss)) return { how: 'tell', post: bossHistoryPost(asBoss, who.id) }
  return who.id === source.person.id
    ? rejectionReply(history)
    : privateReply(texts.sheet.none(toMarkup(who.name)))
}

export async function showPastRun(
  context: BotContext,
  source: InteractionSource,
  code: string,
): Promise<Reply> {
  const run = await context.table.records.run(source.guildId, code)
  return 'rejected' in run ? rejectionReply(run) : { how: 'tell', post: pastRunPost(run, []) }
}

/** Loads a page of a character's history. @returns the post that shows it */
export async function loadHistoryPost(
  context: BotContext,
  source: InteractionSource,
  character: string,
  page: number,
): Promise<Post | Rejected> {
  const whose = { guildId: source.guildId, personId: source.person.id }
  const history = await context.table.records.history(whose, character, page)
  return 'rejected' in history ? history : historyPost(history)
}

/** Loads a page of the raids that a person played as the Boss. @returns the post that shows it */
export async function loadBossHistoryPost(
  context: BotContext,
  source: InteractionSource,
  person: string,
  page: number,
): Promise<Post | Rejected> {
  const history = await context.table.records.bossHistory({ guildId: source.guildId, personId: person }, page)
  if ('rejected' in history) return history
  return bossHistoryPost(history, person)
}

/** Loads one raid of a person's Boss history. @returns the post that shows it, with a button back to the list */
export async function loadBossHistoryRunPost(
  context: BotContext,
  source: InteractionSource,
  code: string,
  person: string,
): Promise<Post | Rejected> {
  const run = await context.table.records.run(source.guildId, code)
  if ('rejected' in run) return run
  return pastRunPost(run, [{ id: recordComponentIds.bossHistory(person, 'back'), label: t.back }])
}

export function bossHistoryPost({ name, sheet, runs, page, pages }: BossPlayerHistory, person: string): Post {
  const b = texts.bossSheet
  const lines = [b.all(sheet.runs, sheet.held, sheet.felled), ...runs.map(bossLine)]
  return newPost({
    embeds: [
      {
        title: truncateWithEllipsis(b.title(toMarkup(name)), DISCORD_LIMITS.title),
        description: joinLinesThatFit(lines, DISCORD_LIMITS.description, texts.records.more),
        color: GOLD,
        ...(pages > 1 ? { footer: { text: t.pages(page, pages) } } : {}),
      },
    ],
    components: [
      ...(pages > 1 ? buttonRows(bossTurns(person, page, pages)) : []),
      selectRow({
        id: recordComponentIds.bossHistory(person, 'run'),
        placeholder: t.open,
        options: runs.map((run) => ({
          value: run.code,
          label: t.option(run.code, raidTitle(run.raid), modeName(run.mode)),
        })),
      }),
    ],
  })
}

function bossTurns(person: string, page: number, pages: number): ButtonSpec[] {
  const { older, newer } = texts.log
  const to = (deed: 'older' | 'newer', n: number) => recordComponentIds.bossPages(person, deed, n)
  return [
    { id: to('older', Math.min(page + 1, pages)), label: older, disabled: page >= pages },
    { id: to('newer', Math.max(page - 1, 1)), label: newer, disabled: page <= 1 },
  ]
}

function bossLine(run: BossPlayerHistoryRun): string {
  const b = texts.bossSheet
  const { when, code, mode } = dateCodeAndModeOfRun(run, run.endedAt)
  const outcome = t.turns(b.statuses[run.status] ?? run.status, run.turns)
  const marked = [outcome, ...marksOf(run)].join(' · ')
  const place = [when, `\`${code}\``, mode].filter(Boolean).join(', ')
  return b.line(BOSS_MARKS[run.status] ?? '▫', raidTitle(run.raid), place, marked, run.felled, run.raiders)
}

/** Returns the marks of a raid: the reasons why it is on no leaderboard, computer players, and hints. */
const marksOf = ({
  corrections,
  byHand,
  computers,
  hints,
}: Pick<CharacterHistoryRun, 'corrections' | 'byHand' | 'computers' | 'hints'>): string[] => [
  ...(corrections > 0 ? [t.correctedMark] : []),
  ...(byHand > 0 ? [texts.constructed.byHandMark] : []),
  ...(computers > 0 ? [texts.computers.mark(computers)] : []),
  ...(hints > 0 ? [texts.hints.mark] : []),
]

/** The result marks of Boss runs. A raid that the raiders lost is a win for the Boss. */
const BOSS_MARKS: Readonly<Record<string, string>> = { lost: '♛', won: '☠' }

/** Loads one raid of a character's history. @returns the post that shows it, with a button back to the list */
export async function loadHistoryRunPost(
  context: BotContext,
  source: InteractionSource,
  code: string,
  from: { character: string; page: number },
): Promise<Post | Rejected> {
  const run = await context.table.records.run(source.guildId, code)
  if ('rejected' in run) return run
  return pastRunPost(run, [
    { id: recordComponentIds.history(from.character, 'back', from.page), label: t.back },
  ])
}

export function historyPost(history: CharacterHistory): Post {
  const { hero, page, pages, count, runs } = history
  const lines = [t.headline(count, toMarkup(hero.person.name)), ...runs.map(line)]
  const embed: APIEmbed = {
    title: truncateWithEllipsis(t.title(toMarkup(hero.name)), DISCORD_LIMITS.title),
    description: joinLinesThatFit(lines, DISCORD_LIMITS.description, texts.records.more),
    ...(pages > 1 ? { footer: { text: t.pages(page, pages) } } : {}),
    color: GOLD,
  }
  return newPost({ embeds: [embed], components: [...menus(history), ...leaving(history)] })
}

function line(run: CharacterHistoryRun): string {
  const others = run.with.length > 0 ? t.with(partyMemberNames(run.with)) : ''
  const mark = t.marks[run.status] ?? ''
  const outcome = [runOutcomeText(run), ...marksOf(run)].join(' · ')
  return t.line(mark, raidTitle(run.raid), dateCodeAndModeOfRun(run, run.endedAt), outcome, run.xp, others)
}

function menus({ hero, runs, page, characters, asBoss }: CharacterHistory): ComponentRow[] {
  const others = [
    ...characters.filter(({ id }) => id !== hero.id),
    ...(asBoss ? [{ id: BOSS_RUNS_OPTION_VALUE, name: userText(texts.bossSheet.option) }] : []),
  ]
  return [
    ...(runs.length > 0
      ? [
          selectRow({
            id: recordComponentIds.history(hero.id, 'run', page),
            placeholder: t.open,
            options: runs.map(option),
          }),
        ]
      : []),
    ...(others.length > 0
      ? [
          selectRow({
            id: recordComponentIds.history(hero.id, 'of', 1),
            placeholder: t.of,
            options: others.map(({ id, name }) => ({ value: id, label: toPlain(name) })),
          }),
        ]
      : []),
  ]
}

/** The menu value, in the menu of characters, that opens the person's runs as the Boss. */
export const BOSS_RUNS_OPTION_VALUE = 'boss'

function option(run: CharacterHistoryRun) {
  const { code, raid, mode, endedAt, xp } = run
  const day = endedAt ? texts.records.day(endedAt) : ''
  return {
    value: code,
    label: t.option(code, raidTitle(raid), modeName(mode)),
    description: t.optionText(day, runOutcomeText(run), xp),
  }
}

/** Returns the buttons that turn the page, and the one to the character's sheet. */
function leaving({ hero, page, pages, characters }: CharacterHistory): ComponentRow[] {
  const { older, newer } = texts.log
  const to = (deed: 'older' | 'newer', wanted: number) => recordComponentIds.history(hero.id, deed, wanted)
  const at = characters.findIndex(({ id }) => id === hero.id)
  const turning: ButtonSpec[] = [
    { id: to('older', Math.min(page + 1, pages)), label: older, disabled: page >= pages },
    { id: to('newer', Math.max(page - 1, 1)), label: newer, disabled: page <= 1 },
  ]
  return buttonRows([...(pages > 1 ? turning : []), characterSheetButton(hero.person.id, Math.max(0, at))])
}

export const pastRunPost = (run: RunDetails, buttons: readonly ButtonSpec[]): Post =>
  newPost({
    embeds: [shrinkEmbed(pastRunEmbed(run), DISCORD_LIMITS.embedTotal)],
    components: buttonRows([...buttons, replayButton(run.code)]),
  })

export function pastRunEmbed(run: RunDetails): APIEmbed {
  const { code, raid, mode, endedAt, leader, damage, bosses, achievements, party } = run
  const when = endedAt ? texts.records.moment(endedAt) : ''
  return {
    title: truncateWithEllipsis(t.runTitle(raidTitle(raid), modeName(mode), code), DISCORD_LIMITS.title),
    description: [
      t.runHead(t.marks[run.status] ?? '', runOutcomeText(run), when),
      t.led(toMarkup(leader.name)),
      ...bossLines(run),
      ...(damage === null || bosses === null ? [] : [(run.boss ? texts.bossSheet : t).did(damage, bosses)]),
      t.achievements(achievements.map((card) => cardNameInRaid(run, card))),
      ...(run.corrections > 0 ? [t.corrected(run.corrections)] : []),
      ...(run.byHand > 0 ? [texts.constructed.byHandRecord(run.byHand)] : []),
      ...(run.computers > 0 ? [texts.computers.record(run.computers, run.raiders)] : []),
      ...(run.hints > 0 ? [texts.hints.record(run.hints)] : []),
    ].join('\n'),
    fields: party.map((one) => field(run, one)),
    color: GOLD,
  }
}

/** Returns lines about the Boss player; none for a raid without a Boss. */
function bossLines({ boss }: RunDetails): string[] {
  if (!boss) return []
  const b = texts.bossSheet
  const { person, ownDeck, felled, raiders } = boss
  return [person ? b.playedBy(toMarkup(person.name), ownDeck) : b.computer, b.felled(felled, raiders)]
}

/** The maximum length of a raider's field, because five raiders share an embed. */
const SHARE = 900

function field(run: RunDetails, { character, person, xp, entries }: RunParticipant) {
  const lines = entries.map((entry) => entryLine(run, entry))
  return {
    name: truncateWithEllipsis(
      t.fellow(toMarkup(character), toMarkup(person.name), xp),
      DISCORD_LIMITS.fieldName,
    ),
    value: joinLinesThatFit(lines.length > 0 ? lines : [t.noXp], SHARE, texts.records.more),
  }
}

/** Describes the source of an XP amount. For a correction, it says who made it and why. */
function entryLine(run: RunDetails, { reason, amount, note, by }: XpLedgerLine): string {
  if (note !== null) return t.correction(amount, by === null ? null : toMarkup(by), toMarkup(note))
  return t.entry(
    amount,
    xpReasonText(reason, raidTitle(run.raid), (card) => cardNameInRaid(run, card)),
  )
}
