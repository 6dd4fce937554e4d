import { idPerCopy } from '../../campaign/copies.ts'
import { type Input, lairOf, type Seat, type Setup } from '../../engine/index.ts'
import type { Tx } from '../../store/database/open.ts'
import { ensurePlayer } from '../../store/people/people.ts'
import { saveRaidSettings } from '../../store/people/settings.ts'
import { changeSeat, takeSeat } from '../../store/raids/seats.ts'
import { forEverybody } from '../../texts/language.ts'
import { texts } from '../../texts/texts.ts'
import { toMarkup, userText } from '../../texts/user-text.ts'
import { savedBossDeck } from '../characters/edited-deck.ts'
import { announceLobby } from '../lobby/lobbies.ts'
import { type AcceptedInput, type AddInput, TABLE_ORIGIN } from '../model/accepted-input.ts'
import type { LockedGame, LockedRaid } from '../model/locked-raid.ts'
import type { Person } from '../model/person.ts'
import { storedPerson } from '../model/person.ts'
import type { BossDeckChoice, RaidInfo } from '../model/raid.ts'
import { Rejection } from '../model/rejection.ts'
import { requireNotExcluded } from '../moderation/exclusion.ts'
import { lockLobby } from '../raid-loading/lock.ts'
import {
  BOSS_SEAT,
  BUILT_BOSS_DECK,
  bossOf,
  hasBuiltBossDeck,
  seatsOfPerson,
} from '../raid-loading/raid-info.ts'
import { settingsOfGuild, settingsOfPerson, settingsOfRaid } from '../settings/settings.ts'

/** Whether a person of the group, or the computer, plays the lair of this raid. */
export const hasBoss = ({ raid, mode }: Pick<RaidInfo, 'raid' | 'mode'>): boolean =>
  lairOf({ raid, mode })?.boss === true

/**
 * Takes the Boss's seat, with the printed deck or the player's own.
 * @throws Rejection if there is no such seat, if somebody has it, or if this person raids themselves
 */
export async function joinAsBoss(
  tx: Tx,
  raidId: string,
  who: Person,
  which: BossDeckChoice,
): Promise<RaidInfo> {
  const locked = await lockLobby(tx, raidId)
  const { raid } = locked
  if (!hasBoss(raid)) throw new Rejection(texts.boss.noSeat)
  const there = bossOf(raid)
  if (there) throw new Rejection(texts.boss.taken(toMarkup(there.person.name)))
  if (seatsOfPerson(raid, who.id).length > 0) throw new Rejection(texts.boss.youRaid)
  await requireNotExcluded(tx, raid.guildId, who)
  await ensurePlayer(tx, storedPerson(who), raid.guildId)
  const deck = await chosenDeck(tx, raid, who, which)
  await takeSeat(tx, raidId, { playerId: who.id, characterId: null, deck }, BOSS_SEAT)
  await resetEveryWindow(tx, raid, 'person')
  return announceLobby(locked)
}

/**
 * Sets whether everybody is asked in every window to its default for this player of the Boss. A person could learn
 * from the questions what a hand contains, so then everybody is asked. The computer learns nothing from them.
 */
export async function resetEveryWindow(
  tx: Tx,
  { id, guildId }: Pick<RaidInfo, 'id' | 'guildId'>,
  player: 'person' | 'computer',
): Promise<void> {
  const { raid } = await settingsOfGuild(tx, guildId)
  const everyWindow = player === 'person' || raid.everyWindow
  await saveRaidSettings(tx, id, { ...(await settingsOfRaid(tx, id)), everyWindow })
}

/**
 * The person in the Boss's seat chooses the deck.
 * @throws Rejection for anybody else, and if their own deck can't be played
 */
export async function chooseBossDeck(
  tx: Tx,
  raidId: string,
  who: Person,
  which: BossDeckChoice,
): Promise<RaidInfo> {
  const locked = await lockLobby(tx, raidId)
  const { raid } = locked
  if (bossOf(raid)?.person.id !== who.id) throw new Rejection(texts.bossDeck.notYourSeat)
  await changeSeat(tx, raidId, BOSS_SEAT, { deck: await chosenDeck(tx, raid, who, which) })
  return announceLobby(locked)
}

async function chosenDeck(
  tx: Tx,
  { raid }: RaidInfo,
  { id }: Person,
  which: BossDeckChoice,
): Promise<string> {
  if (which === 'printed') return raid
  await savedBossDeck(tx, id, raid)
  return BUILT_BOSS_DECK
}

/** Resets the Boss's deck to the printed one, because another raid has another deck. */
export async function resetBossDeck(
  { tx, raid }: Pick<LockedRaid, 'tx' | 'raid'>,
  to: string,
): Promise<void> {
  if (bossOf(raid)) await changeSeat(tx, raid.id, BOSS_SEAT, { deck: to })
}

/** Nobody may have seats on both sides, because they would know the Boss's hand. @throws Rejection */
export function mustNotBeBoss(raid: RaidInfo, who: Person): void {
  if (bossOf(raid)?.person.id === who.id) throw new Rejection(texts.boss.youAreBoss)
}

/**
 * Returns the name of the Boss player and the deck for a game that begins.
 * @throws Rejection when the deck can't be played any more
 */
export async function bossSeatIn(tx: Tx, raid: RaidInfo): Promise<Pick<Setup, 'boss' | 'bossDeck'>> {
  if (!hasBoss(raid)) return {}
  const there = bossOf(raid)
  const boss = there?.person.name ?? userText(forEverybody(() => texts.lair.boss.name))
  if (!there || !hasBuiltBossDeck(there)) return { boss }
  return { boss, bossDeck: idPerCopy(await savedBossDeck(tx, there.person.id, raid.raid)) }
}

/** Puts the Boss player's stops into the game. Raiders have theirs from the beginning. */
export async function setBossStops(playing: LockedGame, put: AddInput): Promise<AcceptedInput[]> {
  const boss = bossOf(playing.raid)
  if (!boss) return []
  return [await put(playing, await stopsOf(playing, boss.seat, boss.person), TABLE_ORIGIN)]
}

/** Returns the input that makes the game ask in that seat where this person wants to be asked. */
export async function stopsOf({ tx }: LockedGame, seat: Seat, { id }: Person): Promise<StopsInput> {
  const { stops } = await settingsOfPerson(tx, id)
  return { kind: 'stops', seat, stops }
}

type StopsInput = Extract<Input, { kind: 'stops' }>
