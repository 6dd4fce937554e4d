/** The seats that the computer plays, and its levels there. */
import { needsPlanning } from '../../bots/search/plan.ts'
import type { Decision, Seat } from '../../engine/index.ts'
import {
  type HousePlayerLevel,
  isComputerPlayer,
  LEVELS_THAT_PLAN,
  levelOfHousePlayer,
} from '../../store/people/house.ts'
import type { LockedGame } from '../model/locked-raid.ts'
import { parseRaidSettingsOrDefault } from '../stored/settings.ts'
import { takeoverInstructionOfSeat } from './takeover-instruction.ts'

type Played = Pick<LockedGame, 'raid' | 'game' | 'places'>

/** Whether no person plays the seat: a computer player has it, or nobody has the Boss's. */
export function isSeatOfComputerPlayer({ game, raid }: Pick<Played, 'game' | 'raid'>, seat: Seat): boolean {
  const there = raid.seats[seat]
  return there ? isComputerPlayer(there.person) : game.players[seat]?.boss === true
}

/** Whether the computer answers for the seat, also if it plays only for an absent person. */
export const isSeatPlayedByComputer = (playing: Played, seat: Seat): boolean =>
  takeoverInstructionOfSeat(playing.places[seat]) !== undefined || isSeatOfComputerPlayer(playing, seat)

/** Whether a computer player of the raid plans. */
export const hasPlanningComputerPlayer = ({ raid, row }: Pick<LockedGame, 'raid' | 'row'>): boolean =>
  raid.seats.some(({ person }) => isPlanningLevel(levelOfHousePlayer(person))) ||
  (raid.seats.every(({ boss }) => !boss) &&
    isPlanningLevel(parseRaidSettingsOrDefault(raid.id, row.settings).bossLevel))

const isPlanningLevel = (level: HousePlayerLevel | null): boolean =>
  LEVELS_THAT_PLAN.some((one) => one === level)

/** Returns the level at which the computer plays a seat. For a forgotten person it is the level for absent people. */
function levelOfSeat({ raid, row }: Played & Pick<LockedGame, 'row'>, seat: Seat): HousePlayerLevel {
  const there = raid.seats[seat]
  const { bossLevel, takeoverLevel } = parseRaidSettingsOrDefault(raid.id, row.settings)
  if (!there) return bossLevel
  return levelOfHousePlayer(there.person) ?? takeoverLevel
}

/**
 * Whether planning compares several answers to a question. For a question with several picks the plain player's answer
 * is the only course.
 */
const isWorthPlanning = (decision: Decision): boolean =>
  needsPlanning(decision) && decision.min <= 1 && !decision.amounts && !decision.ordered

/**
 * Returns the level at which a worker plans the open question; null if it isn't the computer's, or needs no planning.
 */
export function planningLevelOfDecision(
  playing: Played & Pick<LockedGame, 'row'>,
  decision: Decision,
): HousePlayerLevel | null {
  if (!isWorthPlanning(decision) || !isSeatPlayedByComputer(playing, decision.seat)) return null
  const level = levelOfSeat(playing, decision.seat)
  return isPlanningLevel(level) ? level : null
}
