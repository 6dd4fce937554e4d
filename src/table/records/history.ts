/** Loads the histories of characters and of Boss players, and the details of a finished raid. */
import { namesOfUnrecordedRaids, raidSummaries } from '../../raids/index.ts'
import { bossPlayerRunsOfPerson } from '../../store/characters/boss-runs.ts'
import { charactersOfPlayer } from '../../store/characters/characters.ts'
import {
  countRunsOfCharacter,
  findPastRaids,
  findPastRunsPageOfCharacter,
  findRaidWithRewards,
  type PastRaidSummary,
  type PastRunOfCharacter,
  type RaidWithRewards,
} from '../../store/characters/history.ts'
import { type CharacterWithPlayer, charactersById } from '../../store/characters/leaderboards.ts'
import type { Transaction } from '../../store/database/open.ts'
import { playerNameInServer, playerNamesInServer } from '../../store/people/names.ts'
import { texts } from '../../texts/texts.ts'
import { type UserText, userText } from '../../texts/user-text.ts'
import { hasBossPlayerSeat } from '../boss-player/boss-player.ts'
import type { CharacterOwner } from '../model/person.ts'
import { personFromRow } from '../model/person.ts'
import type { RaidCards } from '../model/raid.ts'
import { Rejection } from '../model/rejection.ts'
import { loadRaidCards } from '../raid-loading/pinned.ts'
import { BOSS_SEAT_NUMBER, hasOwnBossDeck } from '../raid-loading/raid-info.ts'
import { isGuid } from '../stored/schemas.ts'
import { loadBossPlayerResults } from '../views/sheets.ts'
import type {
  BossPlayerHistory,
  CharacterHistory,
  CharacterHistoryRun,
  PastRaidReference,
  RunDetails,
  RunParticipant,
  XpLedgerLine,
} from './contract.ts'
import { rankedCharacterOf } from './leaderboard.ts'
import { charactersOfSeats, partyMembersOfSeats } from './party-members.ts'

/** The number of raids on a page of a history. */
const PAGE = 8

export async function loadCharacterHistory(
  tx: Transaction,
  whose: CharacterOwner,
  wanted: string | null,
  wantedPage: number,
): Promise<CharacterHistory> {
  const hero = rankedCharacterOf(await whoseHistory(tx, whose, wanted))
  const own = await charactersOfPlayer(tx, whose.guildId, hero.person.id)
  const count = await countRunsOfCharacter(tx, hero.id)
  const pages = Math.max(1, Math.ceil(count / PAGE))
  const page = Math.min(Math.max(Math.trunc(wantedPage), 1), pages)
  const runs = await findPastRunsPageOfCharacter(
    tx,
    { id: hero.id, guildId: whose.guildId },
    (page - 1) * PAGE,
    PAGE,
  )
  return {
    hero,
    characters: own
      .sort((a, b) => Number(b.active) - Number(a.active))
      .map(({ id, name }) => ({ id, name: userText(name) })),
    asBoss: (await bossPlayerRunsOfPerson(tx, bossOf(whose.guildId, hero.person.id), { take: 1 })).length > 0,
    page,
    pages,
    count,
    runs: runs.map((historyOfRun) => historyRun(historyOfRun, hero.id)),
  }
}

const bossOf = (guildId: string, playerId: string) => ({ guildId, playerId, number: BOSS_SEAT_NUMBER })

/**
 * Loads a page of the raids in which a person was the Boss.
 * @throws Rejection for a person who never was a Boss in the guild
 */
export async function loadBossPlayerHistory(
  tx: Transaction,
  { guildId, personId }: CharacterOwner,
  wanted: number,
): Promise<BossPlayerHistory> {
  const sheet = await loadBossPlayerResults(tx, guildId, personId)
  if (!sheet) throw new Rejection(texts.characterAnswers.noCharacter())
  const pages = Math.max(1, Math.ceil(sheet.runs / PAGE))
  const page = Math.min(Math.max(1, wanted), pages)
  const runs = await bossPlayerRunsOfPerson(tx, bossOf(guildId, personId), {
    skip: (page - 1) * PAGE,
    take: PAGE,
  })
  const name = userText(await playerNameInServer(tx, guildId, personId))
  return { name, sheet, page, pages, runs: runs.map(({ raidId: _, ...run }) => run) }
}

/**
 * Returns the character with the wanted id; without an id, the person's active character, otherwise their newest.
 * @throws Rejection if there is none
 */
async function whoseHistory(
  tx: Transaction,
  { guildId, personId }: CharacterOwner,
  wanted: string | null,
): Promise<CharacterWithPlayer> {
  const own = wanted === null ? await charactersOfPlayer(tx, guildId, personId) : []
  const id = wanted ?? (own.find((one) => one.active) ?? own.at(-1))?.id ?? ''
  const found = isGuid(id) ? (await charactersById(tx, guildId, [id])).get(id) : undefined
  if (!found || found.guildId !== guildId) throw new Rejection(texts.characterAnswers.noCharacter())
  return found
}

function historyRun(run: PastRunOfCharacter, characterId: string): CharacterHistoryRun {
  const others = run.seats.filter(({ character }) => character?.id !== characterId)
  return {
    ...pastName(run),
    turns: run.record?.turns ?? null,
    xp: run.xpEntries.reduce((sum, { amount }) => sum + amount, 0),
    corrections: run.record?.corrections ?? 0,
    byHand: run.record?.byHand ?? 0,
    computers: run.record?.computers ?? 0,
    hints: run.hints,
    with: partyMembersOfSeats(others),
  }
}

const pastName = ({ code, name: raid, mode, status, endedAt }: PastRaidSummary): PastRaidReference => ({
  code,
  raid,
  mode,
  status,
  endedAt,
})

/**
 * Returns the details of a finished raid.
 * @throws Rejection for an unknown, unfinished or abandoned raid
 */
export async function readRunDetails(tx: Transaction, guildId: string, code: string): Promise<RunDetails> {
  const found = await findRaidWithRewards(tx, guildId, code)
  if (!found) throw new Rejection(texts.unavailableRaid.noRaid())
  if (found.status === 'lobby' || found.status === 'playing')
    throw new Rejection(texts.unavailableRaid.notOver(found.code, found.status))
  if (found.status === 'abandoned') throw new Rejection(texts.unavailableRaid.abandoned(found.code))
  const correctors = found.xpEntries.flatMap(({ byId }) => byId ?? [])
  return runCard(
    found,
    await playerNamesInServer(tx, found.guildId, correctors),
    await loadRaidCards(tx, found.cardHash),
  )
}

function runCard(
  run: RaidWithRewards,
  correctors: ReadonlyMap<string, string>,
  cards: RaidCards,
): RunDetails {
  return {
    ...pastName(run),
    cards,
    leader: personFromRow(run.leader),
    turns: run.record?.turns ?? null,
    damage: run.record?.damage ?? null,
    bosses: run.record?.bosses ?? null,
    corrections: run.record?.corrections ?? 0,
    byHand: run.record?.byHand ?? 0,
    raiders: run.record?.raiders ?? 0,
    computers: run.record?.computers ?? 0,
    hints: run.hints,
    achievements: run.achievements.map(({ cardId }) => cardId),
    boss: bossIn(run),
    party: charactersOfSeats(run.seats).map((character) => fellow(run, character, correctors)),
  }
}

/**
 * Returns the Boss player of a raid; null if the raid has no Boss. `person` is null if the computer played the
 * Boss.
 */
function bossIn({ name, mode, seats, record }: RaidWithRewards): RunDetails['boss'] {
  if (!hasBossPlayerSeat({ raid: name, mode })) return null
  const { player, deck = '' } = seats.find(({ number }) => number === BOSS_SEAT_NUMBER) ?? {}
  const { felled = 0, raiders = 0 } = record ?? {}
  return { person: player ? personFromRow(player) : null, ownDeck: hasOwnBossDeck({ deck }), felled, raiders }
}

function nameIn(names: ReadonlyMap<string, string>, id: string | null): UserText | null {
  const name = id === null ? undefined : names.get(id)
  return name === undefined ? null : userText(name)
}

function fellow(
  { xpEntries }: RaidWithRewards,
  { id, name, heroCardId, player }: NonNullable<RaidWithRewards['seats'][number]['character']>,
  correctors: ReadonlyMap<string, string>,
): RunParticipant {
  const entries = xpEntries
    .filter((entry) => entry.characterId === id)
    .map(
      ({ reason, amount, note, byId }): XpLedgerLine => ({
        reason,
        amount,
        note: note === null ? null : userText(note),
        by: nameIn(correctors, byId),
      }),
    )
  const xp = entries.reduce((sum, { amount }) => sum + amount, 0)
  return {
    character: userText(name),
    person: personFromRow(player),
    characterId: id,
    hero: heroCardId,
    xp,
    entries,
  }
}

/** The most raids that are found, because Discord's menus and suggestions show at most 25. */
const MOST = 25

export async function findMatchingPastRaids(
  tx: Transaction,
  guildId: string,
  typed: string,
  { abandoned }: { abandoned: boolean },
): Promise<PastRaidReference[]> {
  const wanted = typed.trim().toLowerCase()
  const meant = raidSummaries
    .filter(({ title }) => title.toLowerCase().includes(wanted))
    .map(({ name }) => name)
  const asked = { guildId, code: typed, raids: meant, without: namesOfUnrecordedRaids, abandoned, take: MOST }
  const found = await findPastRaids(tx, asked)
  return found.map(pastName)
}
