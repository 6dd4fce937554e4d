import { cardIdOfEachCopy } from '../../campaign/copies.ts'
import { type Input, lairOfGame, type Seat, type Setup } from '../../engine/index.ts'
import type { Transaction } from '../../store/database/open.ts'
import { ensurePlayer } from '../../store/people/people.ts'
import { saveRaidSettings } from '../../store/people/settings.ts'
import { takeSeat, updateSeat } from '../../store/raids/seats.ts'
import { runInPublicLanguage } from '../../texts/language.ts'
import { texts } from '../../texts/texts.ts'
import { toMarkup, userText } from '../../texts/user-text.ts'
import { loadSavedBossDeck } from '../characters/load-editable-deck.ts'
import { reloadAndAnnounceLobby } from '../lobby/lobbies.ts'
import { type AddInputFunction, type EventsAndNews, TABLE_INPUT_ORIGIN } from '../model/accepted-input.ts'
import type { LockedGame, LockedRaid } from '../model/locked-raid.ts'
import type { Person } from '../model/person.ts'
import { personToStoredRow } from '../model/person.ts'
import type { BossDeckChoice, RaidInfo } from '../model/raid.ts'
import { Rejection } from '../model/rejection.ts'
import { requireNotExcluded } from '../moderation/exclusion.ts'
import { lockLobby } from '../raid-loading/lock.ts'
import {
  BOSS_SEAT_NUMBER,
  bossPlayerSeatOf,
  hasOwnBossDeck,
  OWN_BOSS_DECK_KEY,
  seatsOfPerson,
} from '../raid-loading/raid-info.ts'
import { settingsOfGuild, settingsOfPerson, settingsOfRaid } from '../settings/settings.ts'

/** Whether the lair of this raid is a Boss, whom a person of the group or the computer plays. */
export const hasBossPlayerSeat = ({ raid, mode }: Pick<RaidInfo, 'raid' | 'mode'>): boolean =>
  lairOfGame({ raid, mode })?.boss === true

/**
 * Gives a person the Boss's seat, with the printed deck or their own.
 * @throws Rejection if there is no such seat, if somebody has it, or if this person raids themselves
 */
export async function takeBossPlayerSeat(
  tx: Transaction,
  raidId: string,
  who: Person,
  which: BossDeckChoice,
): Promise<RaidInfo> {
  const locked = await lockLobby(tx, raidId)
  const { raid } = locked
  if (!hasBossPlayerSeat(raid)) throw new Rejection(texts.boss.noSeat)
  const there = bossPlayerSeatOf(raid)
  if (there) throw new Rejection(texts.boss.taken(toMarkup(there.person.name)))
  if (seatsOfPerson(raid, who.id).length > 0) throw new Rejection(texts.boss.youRaid)
  await requireNotExcluded(tx, raid.guildId, who)
  await ensurePlayer(tx, personToStoredRow(who), raid.guildId)
  const deck = await chosenDeck(tx, raid, who, which)
  await takeSeat(tx, raidId, { playerId: who.id, characterId: null, deck }, BOSS_SEAT_NUMBER)
  await setEveryWindowForBossPlayer(tx, raid, 'person')
  return reloadAndAnnounceLobby(locked)
}

/**
 * Sets whether everybody is asked in every window of the raid. If a person plays the Boss, everybody is
 * asked, because a person could learn from missing questions what a hand contains. If the computer plays, the
 * server's default applies.
 */
export async function setEveryWindowForBossPlayer(
  tx: Transaction,
  { id, guildId }: Pick<RaidInfo, 'id' | 'guildId'>,
  player: 'person' | 'computer',
): Promise<void> {
  const { raid } = await settingsOfGuild(tx, guildId)
  const everyWindow = player === 'person' || raid.everyWindow
  await saveRaidSettings(tx, id, { ...(await settingsOfRaid(tx, id)), everyWindow })
}

/**
 * Changes the deck of the Boss's seat, for the person in it.
 * @throws Rejection for anybody else, and if their own deck can't be played
 */
export async function chooseBossDeck(
  tx: Transaction,
  raidId: string,
  who: Person,
  which: BossDeckChoice,
): Promise<RaidInfo> {
  const locked = await lockLobby(tx, raidId)
  const { raid } = locked
  if (bossPlayerSeatOf(raid)?.person.id !== who.id) throw new Rejection(texts.bossDeck.notYourSeat)
  await updateSeat(tx, raidId, BOSS_SEAT_NUMBER, { deck: await chosenDeck(tx, raid, who, which) })
  return reloadAndAnnounceLobby(locked)
}

async function chosenDeck(
  tx: Transaction,
  { raid }: RaidInfo,
  { id }: Person,
  which: BossDeckChoice,
): Promise<string> {
  if (which === 'printed') return raid
  await loadSavedBossDeck(tx, id, raid)
  return OWN_BOSS_DECK_KEY
}

/**
 * Sets the deck of the Boss's seat to the printed deck of another raid, after the lobby has changed its raid.
 * @param to the name of that raid
 */
export async function setPrintedBossDeck(
  { tx, raid }: Pick<LockedRaid, 'tx' | 'raid'>,
  to: string,
): Promise<void> {
  if (bossPlayerSeatOf(raid)) await updateSeat(tx, raid.id, BOSS_SEAT_NUMBER, { deck: to })
}

/**
 * Checks that a person may take a raider's seat. @throws Rejection if they have the Boss's seat, since nobody may have
 * both
 */
export function requireNotBossPlayer(raid: RaidInfo, who: Person): void {
  if (bossPlayerSeatOf(raid)?.person.id === who.id) throw new Rejection(texts.boss.youAreBoss)
}

/**
 * Returns the name of the Boss player and the deck for a game that begins.
 * @throws Rejection when the deck can't be played any more
 */
export async function bossPlayerSetup(
  tx: Transaction,
  raid: RaidInfo,
): Promise<Pick<Setup, 'boss' | 'bossDeck'>> {
  if (!hasBossPlayerSeat(raid)) return {}
  const there = bossPlayerSeatOf(raid)
  const boss = there?.person.name ?? userText(runInPublicLanguage(() => texts.lair.boss.name))
  if (!there || !hasOwnBossDeck(there)) return { boss }
  return { boss, bossDeck: cardIdOfEachCopy(await loadSavedBossDeck(tx, there.person.id, raid.raid)) }
}

/** Puts the Boss player's stops into a game that begins. The setup already contains those of the raiders. */
export async function setStopsOfBossPlayer(
  playing: LockedGame,
  put: AddInputFunction,
): Promise<EventsAndNews[]> {
  const boss = bossPlayerSeatOf(playing.raid)
  if (!boss) return []
  return [await put(playing, await newStopsInput(playing, boss.seat, boss.person), TABLE_INPUT_ORIGIN)]
}

/** Returns the input that gives a seat the stops of this person: the windows in which the person wants to be asked. */
export async function newStopsInput({ tx }: LockedGame, seat: Seat, { id }: Person): Promise<StopsInput> {
  const { stops } = await settingsOfPerson(tx, id)
  return { kind: 'stops', seat, stops }
}

type StopsInput = Extract<Input, { kind: 'stops' }>
