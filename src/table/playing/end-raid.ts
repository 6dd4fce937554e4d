/** The end of a raid. XP and Achievements are booked in the transaction of the input that ends it. */
import { levelAtXp } from '../../campaign/levels.ts'
import { xpRewardsFor } from '../../campaign/rewards.ts'
import type { Game, GameOutcome } from '../../engine/index.ts'
import { raidNamed } from '../../raids/index.ts'
import type { RaidRewards } from '../../raids/raid.ts'
import {
  finishedRunsOfCharacter,
  saveEarnedAchievements,
  saveEarnedXp,
} from '../../store/characters/characters.ts'
import { type NewRaidRecord, saveRaidRecord } from '../../store/characters/records.ts'
import type { Transaction } from '../../store/database/open.ts'
import { isComputerPlayer } from '../../store/people/house.ts'
import { seatsAnsweredByComputer, timesOfInputs } from '../../store/raids/inputs.ts'
import { lockCharactersAndReadXp } from '../../store/raids/lookups.ts'
import { updateRaid } from '../../store/raids/raids.ts'
import { deleteSnapshots } from '../../store/raids/snapshots.ts'
import { type CorrectionAndUndoCounts, countCorrectionsAndUndos } from '../corrections/counts.ts'
import type { AnnouncingStep } from '../model/after-input.ts'
import type { Announcement, CharacterReward } from '../model/announcement.ts'
import type { LockedGame } from '../model/locked-raid.ts'
import type { RaidInfo, RaidStatus, SeatInfo } from '../model/raid.ts'
import { countManualCards, raiderSeatsOf } from '../raid-loading/raid-info.ts'
import { markLeaderboardChanged } from '../records/leaderboard-changes.ts'
import { activeSeconds } from './active-time.ts'

/**
 * Once the game has an outcome, closes the raid, books XP and Achievements, and returns the last
 * announcement. An abandoned raid has no rewards.
 */
export const concludeEndedRaid: AnnouncingStep = async ({ playing }) => {
  const { outcome } = playing.game
  return outcome ? [await finish(playing, outcome)] : []
}

/** Closes the raid and books its rewards. @returns its last announcement */
async function finish({ tx, raid, game }: LockedGame, outcome: GameOutcome): Promise<Announcement> {
  const counted = outcome.kind === 'abandoned' ? undefined : raidNamed(raid.raid)?.rewards
  const rewards = counted ? await reward(tx, raid, game) : []
  raid.status = statusOf(outcome)
  await updateRaid(tx, raid.id, { status: raid.status })
  await deleteSnapshots(tx, raid.id)
  markLeaderboardChanged(tx, raid.guildId, 'places')
  if (counted) await saveRaidRecord(tx, await wholeRecord(tx, recordOf(raid, game, counted), raid))
  return { kind: 'ended', version: raid.version, outcome, raid, rewards }
}

type FromGame = Omit<NewRaidRecord, keyof CorrectionAndUndoCounts | 'seconds' | 'computers'>

/** Adds to a record the figures that only the log contains: the time, the interventions and the computer's seats. */
async function wholeRecord(tx: Transaction, record: FromGame, raid: RaidInfo): Promise<NewRaidRecord> {
  const times = await timesOfInputs(tx, record.raidId)
  const computers = await countComputers(tx, raid)
  return {
    ...record,
    ...(await countCorrectionsAndUndos(tx, record.raidId)),
    seconds: activeSeconds(times),
    computers,
  }
}

/** Returns the number of raiders that the computer has played, from the beginning or for an absent person. */
async function countComputers(tx: Transaction, raid: RaidInfo): Promise<number> {
  const answered = await seatsAnsweredByComputer(tx, raid.id)
  return raiderSeatsOf(raid).filter(({ person, seat }) => isComputerPlayer(person) || answered.includes(seat))
    .length
}

/** Returns the record of the raid, for campaigns, leaderboards and histories. */
function recordOf(card: RaidInfo, game: Game, { counts }: RaidRewards): FromGame {
  const { id: raidId, guildId, raid, mode, status } = card
  const { damage, bosses } = counts(game)
  return {
    raidId,
    guildId,
    raid,
    mode,
    status,
    raiders: raiderSeatsOf(card).length,
    turns: game.turn.number,
    damage,
    bosses,
    felled: felledIn(game),
    byHand: countManualCards(card),
  }
}

/** Returns the number of raiders who were destroyed or ran out of cards. Raiders who conceded aren't counted. */
const felledIn = ({ players }: Game): number =>
  players.filter(({ side, lost }) => side === 'raiders' && (lost === 'destroyed' || lost === 'decked')).length

function statusOf(outcome: GameOutcome): RaidStatus {
  if (outcome.kind !== 'won') return outcome.kind
  return outcome.side === 'raiders' ? 'won' : 'lost'
}

/** Rewards each character once, in however many seats it played. House players have no characters. */
async function reward(tx: Transaction, raid: RaidInfo, game: Game): Promise<CharacterReward[]> {
  const raiders = raiderSeatsOf(raid).filter(({ characterId }) => characterId !== '')
  const seats = raiders.filter(
    ({ characterId }, at) => raiders.findIndex((other) => other.characterId === characterId) === at,
  )
  const before = await lockCharactersAndReadXp(
    tx,
    seats.map((seat) => seat.characterId),
  )
  const rewards: CharacterReward[] = []
  for (const seat of seats)
    rewards.push(await rewardSeat({ tx, raid, game }, seat, before.get(seat.characterId) ?? 0))
  return rewards
}

type Ended = Pick<LockedGame, 'tx' | 'raid' | 'game'>

async function rewardSeat(
  { tx, raid, game }: Ended,
  seat: SeatInfo,
  before: number,
): Promise<CharacterReward> {
  const { characterId } = seat
  const runs = await finishedRunsOfCharacter(tx, characterId)
  const lines = xpRewardsFor(game, { firstAttempt: !runs.some((run) => run.raid === raid.raid) })
  const earned = game.earned.map((cardId) => ({ characterId, cardId, raid: raid.raid }))
  const xp = lines.map((line) => ({ ...line, characterId }))
  const booked = await saveEarnedXp(tx, raid.id, xp)
  await saveEarnedAchievements(tx, raid.id, earned)
  const after = before + booked.reduce((sum, { amount }) => sum + amount, 0)
  return {
    seat: seat.seat,
    character: seat.character,
    xp: lines.map(({ reason: code, amount }) => ({ code, amount })),
    before,
    after,
    levelBefore: levelAtXp(before),
    levelAfter: levelAtXp(after),
    achievements: [...game.earned],
  }
}
