import { type PreconstructedDeck, starterDecks } from '../../cards/index.ts'
import { raidDescriptionOfGame, type Setup, startGame } from '../../engine/index.ts'
import { raids } from '../../raids/index.ts'
import { activateCharacter, charactersOfPlayer } from '../../store/characters/characters.ts'
import type { Transaction } from '../../store/database/open.ts'
import type { Character } from '../../store/generated/client.ts'
import { ensureGuild, ensurePlayer } from '../../store/people/people.ts'
import { saveRaidSettings } from '../../store/people/settings.ts'
import { setChallengeWeek } from '../../store/raids/challenge.ts'
import { createRaid, updateRaid } from '../../store/raids/raids.ts'
import { takeSeat, vacateSeatsOfPlayer } from '../../store/raids/seats.ts'
import { texts } from '../../texts/texts.ts'
import { toMarkup, userText } from '../../texts/user-text.ts'
import { recordSeenSideOfEverySeat } from '../absence/seen-sides.ts'
import { addAnnouncements } from '../announcing/announce.ts'
import {
  requireNotBossPlayer,
  setEveryWindowForBossPlayer,
  setStopsOfBossPlayer,
} from '../boss-player/boss-player.ts'
import { createCharacterWithDefaultName } from '../characters/characters.ts'
import { requireConstructedDeck, requireConstructedDecksAllowed } from '../characters/constructed.ts'
import type { RaiderDeckKind } from '../characters/contract.ts'
import { lockPlayer, requireCharacter } from '../characters/stored-characters.ts'
import type { LockedRaid } from '../model/locked-raid.ts'
import type { Person } from '../model/person.ts'
import { personToStoredRow } from '../model/person.ts'
import type { RaidInfo } from '../model/raid.ts'
import { Rejection } from '../model/rejection.ts'
import { requireNotExcluded } from '../moderation/exclusion.ts'
import { runStepsAfterInputs } from '../playing/finish-inputs.ts'
import { addInput, logInput } from '../playing/inputs.ts'
import { requireAllowedFactions, requireHeroOfRaidFaction } from '../raid-loading/factions.ts'
import { lockLobby, lockRaid, requireLeader } from '../raid-loading/lock.ts'
import { loadRaidCards, pinCardsOfSetup } from '../raid-loading/pinned.ts'
import {
  bossPlayerSeatOf,
  constructedDeckKey,
  loadRaidInfo,
  raiderSeatsOf,
  requireStarterDeck,
} from '../raid-loading/raid-info.ts'
import { PROCESS_ID } from '../raids-in-memory/raid-cache.ts'
import type { OnRaidBegin } from '../raids-in-memory/raid-runner.ts'
import { settingsOfGuild } from '../settings/settings.ts'
import { challengeSeedOfWeek } from '../weekly-challenge/challenge.ts'
import { challengeOfRaid, deckKeyOfNextFreeSeat } from '../weekly-challenge/challenge-of-week.ts'
import { vacateHousePlayerSeatIfFull } from './house-players.ts'
import { peopleInRaid, reloadAndAnnounceLobby, unreadyPeople, updateLobbyMessage } from './lobbies.ts'
import { buildGameSetup } from './setup.ts'

export interface NewLobby {
  at: { guildId: string; channelId: string }
  by: Person
  raid: string
  mode: string
}

export async function openRaidLobby(tx: Transaction, { at, by, raid, mode }: NewLobby): Promise<RaidInfo> {
  requireRaidWithMode(raid, mode)
  await requireNotExcluded(tx, at.guildId, by)
  await ensureGuild(tx, at.guildId)
  await ensurePlayer(tx, personToStoredRow(by), at.guildId)
  const row = await createRaid(tx, { ...at, name: raid, mode, leaderId: by.id })
  await saveRaidSettings(tx, row.id, (await settingsOfGuild(tx, at.guildId)).raid)
  return loadRaidInfo(tx, row)
}

/** Returns the raid with this name in this mode. @throws Rejection for an unknown raid or mode */
export function requireRaidWithMode(raid: string, mode: string) {
  const module = raids.find((one) => one.name === raid)
  const known = raids.map((one) => one.name)
  if (!module) throw new Rejection(texts.say.unknownRaid(userText(raid), known))
  const modes = module.modes.map((one) => one.name)
  if (!modes.includes(mode)) throw new Rejection(texts.say.unknownMode(userText(mode), modes))
  return module
}

/** Stores the thread of a raid. @throws when there is no such raid */
export async function setThreadOfRaid(tx: Transaction, raidId: string, threadId: string): Promise<void> {
  const { raid } = await lockRaid(tx, raidId)
  await moveLobbyToThread(tx, raid, threadId)
}

export async function moveLobbyToThread(tx: Transaction, raid: RaidInfo, threadId: string): Promise<void> {
  if (raid.threadId === threadId) return
  await updateRaid(tx, raid.id, { threadId })
  raid.threadId = threadId
  await updateLobbyMessage(tx, raid)
}

export async function joinLobbyWithStarter(
  tx: Transaction,
  raidId: string,
  who: Person,
  deckKey: string,
): Promise<RaidInfo> {
  const locked = await lockLobby(tx, raidId)
  return sit(locked, who, () => requireStarterDeck(deckKey))
}

export interface JoinRequest {
  who: Person
  /** A character's id or name; null for the active one. */
  wanted: string | null
  deck: RaiderDeckKind
}

/** Takes a seat with a character of this person. @throws Rejection if the raid doesn't allow the deck */
export async function joinLobbyWithCharacter(
  tx: Transaction,
  raidId: string,
  { who, wanted, deck }: JoinRequest,
): Promise<RaidInfo> {
  const locked = await lockLobby(tx, raidId)
  const whose = { guildId: locked.raid.guildId, personId: who.id }
  return sit(locked, who, () => requireCharacter(tx, whose, wanted), deck)
}

type Wish = () => PreconstructedDeck | Promise<Character>

/** Gives a person a seat. @param wish the deck or character that they want, which is ignored in a challenge */
async function sit(
  lobby: LockedRaid,
  who: Person,
  wish: Wish,
  which: RaiderDeckKind = 'own',
): Promise<RaidInfo> {
  const locked = await vacateHousePlayerSeatIfFull(lobby)
  const { tx, raid } = locked
  const challenge = challengeOfRaid(locked.row)
  requireNotBossPlayer(raid, who)
  await requireNotExcluded(tx, raid.guildId, who)
  await ensurePlayer(tx, personToStoredRow(who), raid.guildId)
  const asked = challenge ? requireStarterDeck(deckKeyOfNextFreeSeat(challenge, locked.places)) : await wish()
  const { character, deck } =
    'heroCardId' in asked && which === 'constructed'
      ? await withConstructed(tx, raid, asked)
      : await withOwnDeck(locked, who, asked)
  await takeSeat(tx, raid.id, { playerId: who.id, characterId: character.id, deck })
  return reloadAndAnnounceLobby(locked)
}

interface Seating {
  readonly character: Character
  /** The value of `deck` in the seat. */
  readonly deck: string
}

async function withOwnDeck(
  { tx, raid }: LockedRaid,
  who: Person,
  asked: PreconstructedDeck | Character,
): Promise<Seating> {
  const named = 'heroCardId' in asked
  requireHeroOfRaidFaction(raid, named ? asked.heroCardId : asked.hero)
  const character = named ? asked : await characterFor(tx, raid.guildId, who, asked)
  if (named) await activateCharacter(tx, character.id)
  const { heroCardId: hero } = character
  return { character, deck: starterDecks.find((one) => one.hero === hero)?.key ?? '' }
}

async function withConstructed(tx: Transaction, raid: RaidInfo, character: Character): Promise<Seating> {
  const { hero } = requireConstructedDeck(character)
  await requireConstructedDecksAllowed(tx, raid)
  requireHeroOfRaidFaction(raid, hero)
  await activateCharacter(tx, character.id)
  return { character, deck: constructedDeckKey(hero) }
}

/**
 * Returns the person's character of that hero, preferably the active one. Creates one if there is none. The active
 * character stays active.
 */
async function characterFor(
  tx: Transaction,
  guildId: string,
  who: Person,
  deck: PreconstructedDeck,
): Promise<Character> {
  await lockPlayer(tx, who.id)
  const own = await charactersOfPlayer(tx, guildId, who.id)
  const fitting = own.filter((one) => one.heroCardId === deck.hero && one.retiredAt === null)
  return (
    fitting.find((one) => one.active) ?? fitting[0] ?? createCharacterWithDefaultName(tx, guildId, who, deck)
  )
}

export async function leaveLobby(tx: Transaction, raidId: string, who: Person): Promise<RaidInfo> {
  const locked = await lockLobby(tx, raidId)
  const left = await vacateSeatsOfPlayer(tx, raidId, who.id)
  if (left === 0) throw new Rejection(texts.say.noSeat())
  if (bossPlayerSeatOf(locked.raid)?.person.id === who.id)
    await setEveryWindowForBossPlayer(tx, locked.raid, 'computer')
  const heir = peopleInRaid(locked.raid).find(({ id }) => id !== who.id)
  if (locked.raid.leader.id !== who.id || !heir) return reloadAndAnnounceLobby(locked)
  await updateRaid(tx, raidId, { leaderId: heir.id })
  return reloadAndAnnounceLobby({ ...locked, row: { ...locked.row, leaderId: heir.id } })
}

/** Ends a raid that never started. */
export async function endUnstartedRaid({ tx, raid }: LockedRaid): Promise<RaidInfo> {
  await updateRaid(tx, raid.id, { status: 'abandoned' })
  raid.status = 'abandoned'
  if (raid.threadId !== null || raid.lobby.event !== null)
    await addAnnouncements(tx, raid, [{ kind: 'lobby', raid }])
  return raid
}

export interface StartRequest {
  raidId: string
  by: Person
  seed: string
  onBegin: OnRaidBegin
}

export async function startRaidAsLeader(
  tx: Transaction,
  { raidId, by, seed, onBegin }: StartRequest,
): Promise<RaidInfo> {
  const locked = await lockLobby(tx, raidId)
  const { raid } = locked
  requireLeader(raid, by)
  const waiting = raid.lobby.must ? unreadyPeople(raid).filter(({ id }) => id !== by.id) : []
  if (waiting.length > 0)
    throw new Rejection(texts.planning.notReady(waiting.map(({ name }) => toMarkup(name))))
  return beginRaidFromLobby(locked, { by, seed, onBegin })
}

export async function beginRaidFromLobby(
  locked: LockedRaid,
  { by, seed, onBegin }: Omit<StartRequest, 'raidId'>,
): Promise<RaidInfo> {
  const { tx, raid } = locked
  const { least } = raidDescriptionOfGame(raid).seats
  if (raiderSeatsOf(raid).length < least) throw new Rejection(texts.say.tooFew(least))
  if (peopleInRaid(raid).length === 0) throw new Rejection(texts.computers.nobodyPlays)
  requireAllowedFactions(raid)
  const challenge = challengeOfRaid(locked.row)
  if (challenge && raiderSeatsOf(raid).length < challenge.decks.length)
    throw new Rejection(texts.challenge.seats(challenge.decks.length))
  if (!challenge) await setChallengeWeek(tx, raid.id, null)
  const alike = challenge ? await challengeSeedOfWeek(tx, challenge.week, seed) : seed
  const beginning = await buildGameSetup(locked)
  const row = challenge ? locked.row : { ...locked.row, challenge: null }
  return beginRaid({ ...locked, row }, { by, beginning, seed: alike }, onBegin)
}

/** Begins a raid: pins its cards, starts its game, and runs the steps after its first inputs. */
export async function beginRaid(
  locked: LockedRaid,
  { by, beginning, seed }: { by: Person; beginning: Omit<Setup, 'cards'>; seed: string },
  onBegin: OnRaidBegin | null = null,
): Promise<RaidInfo> {
  const { tx, raid } = locked
  const { setup, key: cardHash } = await pinCardsOfSetup(tx, beginning)
  const { game, events } = startGame(setup, seed)
  raid.status = 'playing'
  raid.record = null
  raid.cards = await loadRaidCards(tx, cardHash)
  const changes = { status: raid.status, cardHash, engineVersion: String(game.engine) }
  await updateRaid(tx, raid.id, onBegin ? { ...changes, heldBy: PROCESS_ID } : changes)
  await recordSeenSideOfEverySeat(tx, raid, game)
  const row = { ...locked.row, ...changes, startedAt: new Date() }
  const fresh = { ...locked, row, game, announced: null }
  const playing = onBegin?.(fresh) ?? fresh
  const entry = { kind: 'start', seed, setup } as const
  const taken = await logInput(playing, entry, { by, interactionId: null, events, before: {} })
  await addAnnouncements(tx, raid, [{ kind: 'started', raid }])
  await runStepsAfterInputs(playing, [taken, ...(await setStopsOfBossPlayer(playing, addInput))])
  return raid
}
