/** Reads raids for people who look at them. Nothing here changes a raid. */
import {
  eventAsSeenBy,
  type Game,
  isAskedForTargetOfOptionalText,
  objectById,
  playerInSeat,
  type Seat,
  viewFor,
  whyCardCantAttack,
  whyCardCantBePlayed,
} from '../../engine/index.ts'
import type { Transaction } from '../../store/database/open.ts'
import type { SavedInput } from '../../store/raids/inputs.ts'
import { countNarratedInputs, findLikelyRaidIds, findNarratedInputs } from '../../store/raids/lookups.ts'
import { findRaidWithoutGame } from '../../store/raids/raids.ts'
import { seatsOfRaid } from '../../store/raids/seats.ts'
import {
  autoPassingSeats,
  instructionsOfSeat,
  seatsThatAnsweredInAdvance,
} from '../autopilot/apply-instructions.ts'
import { hasBossPlayer } from '../autopilot/automatic.ts'
import type { Announcement, AskedPerson } from '../model/announcement.ts'
import type { PlayAndAttackHindrances } from '../model/explanations.ts'
import type { Person } from '../model/person.ts'
import type { RaidInfo } from '../model/raid.ts'
import { loadGame, seatOfPersonInRaid } from '../raid-loading/lock.ts'
import { loadRaidInfo, raidInfoFromRow } from '../raid-loading/raid-info.ts'
import { memoizePerGame } from '../raids-in-memory/memoize-per-game.ts'
import { type CachedRaid, peekCachedRaid, type RaidKey } from '../raids-in-memory/raid-cache.ts'
import { loadLogWithEvents, readRaidEvenIfArchived } from '../retention/log.ts'
import { readStoredItemAsync } from '../stored/damaged-items.ts'
import { parseConsequences } from '../stored/parse-stored.ts'
import {
  byInstructionLogEntrySchema,
  isGuid,
  logEntryWithReasonSchema,
  narratedLogEntrySchema,
  onBehalfLogEntrySchema,
} from '../stored/schemas.ts'
import type { QuestionLook, RaidInChannelOrThread, RaidLook } from './contract.ts'

const cardOf = ({ row, places, leader, cards }: CachedRaid): RaidInfo =>
  raidInfoFromRow(row, places, leader, cards)

export async function findRaidInfo(tx: Transaction, where: RaidKey): Promise<RaidInfo | null> {
  if ('raidId' in where && !isGuid(where.raidId)) return null
  const here = await peekCachedRaid(where, cardOf)
  if (here) return here
  const row = await findRaidWithoutGame(tx, 'raidId' in where ? { id: where.raidId } : where)
  return row && loadRaidInfo(tx, row)
}

/** Finds the raid that a person means in a channel or thread. @param isForLobby prefers a raid that hasn't begun */
export async function findRaidInChannelOrThread(
  tx: Transaction,
  placeId: string,
  who: Person | null,
  isForLobby: boolean,
): Promise<RaidInChannelOrThread> {
  const held = await peekCachedRaid({ threadId: placeId }, cardOf)
  if (held) return { raid: held, isOneOfSeveral: false }
  const [raidId, ...others] = await findLikelyRaidIds(tx, { placeId, playerId: who?.id ?? null, isForLobby })
  const raid = raidId === undefined ? null : await findRaidInfo(tx, { raidId })
  return { raid, isOneOfSeveral: others.length > 0 && raid?.threadId !== placeId }
}

/** Returns what a person sees of a raid. @throws Error if there is no such raid */
export const readRaidLook = (
  tx: Transaction,
  raidId: string,
  who: Person | null,
  preferredSeat?: Seat,
): Promise<RaidLook> => readFromRaid(tx, raidId, (raid) => lookAt(raid, who, preferredSeat))

/**
 * Returns a raid with its open question, as everybody sees it and as the asked person sees it.
 * @throws Error if there is no such raid
 */
export const readQuestionLook = (
  tx: Transaction,
  raidId: string,
  { person, seat }: AskedPerson,
): Promise<QuestionLook> =>
  readFromRaid(tx, raidId, (raid) => {
    const table = lookAt(raid, null)
    return { table, asked: raid.game ? { ...table, ...ownLook(raid, raid.game, person, seat) } : table }
  })

/**
 * Returns the result of `see`, which is called with a cached or loaded raid.
 * @param see must not change the game
 * @throws Error when there is no such raid
 */
export async function readFromRaid<T>(
  tx: Transaction,
  raidId: string,
  see: (raid: LoadedRaidForLook) => T,
): Promise<T> {
  const here = await peekCachedRaid({ raidId }, (raid) => see({ ...raid, raid: cardOf(raid) }))
  if (here) return here
  const row = isGuid(raidId) ? await readRaidEvenIfArchived(tx, raidId) : null
  if (!row) throw new Error(`there is no raid ${raidId}`)
  const places = await seatsOfRaid(tx, row.id)
  const raid = await loadRaidInfo(tx, row, places)
  return see({ row, raid, places, game: row.state === null ? null : await loadGame(tx, row) })
}

export type LoadedRaidForLook = Pick<CachedRaid, 'row' | 'places'> & { raid: RaidInfo; game: Game | null }

function lookAt(raid: LoadedRaidForLook, who: Person | null, preferredSeat?: Seat): RaidLook {
  const { game, places, row } = raid
  if (!game) return { raid: raid.raid, ...NO_GAME }
  return {
    raid: raid.raid,
    passing: autoPassingSeats(places),
    since: game.decision ? row.lastInputAt : null,
    decided: seatsThatAnsweredInAdvance(game, places),
    ...ownLook(raid, game, who, preferredSeat),
  }
}

type OwnLook = Pick<RaidLook, 'view' | 'seat' | 'explain' | 'instructions' | 'stops' | 'optional'>

/** Returns the part of a `RaidLook` that depends on the person. */
function ownLook(
  { raid, places }: LoadedRaidForLook,
  game: Game,
  who: Person | null,
  preferredSeat?: Seat,
): OwnLook {
  const seat = who && seatOfPersonInRaid(raid, game, who, preferredSeat)
  const place = seat === null ? undefined : places[seat]
  return {
    view: viewOf(game, seat),
    seat,
    explain: seat === null || game.outcome ? NOTHING : explained(game, seat),
    instructions: place ? instructionsOfSeat(place).list : [],
    stops: (seat !== null && game.players[seat]?.stops) || 'all',
    optional: game.decision?.seat === seat && hasBossPlayer(game) && isAskedForTargetOfOptionalText(game),
  }
}

/**
 * Returns the result of `see`, which is called with the current game; null if there is no game.
 * @param see must not change the game
 */
export async function readFromGame<T>(
  db: Transaction,
  raidId: string,
  see: (game: Game) => T,
): Promise<T | null> {
  const here = await peekCachedRaid({ raidId }, ({ game }) => ({ seen: see(game) }))
  if (here) return here.seen
  const row = isGuid(raidId) ? await readRaidEvenIfArchived(db, raidId) : null
  return row && row.state !== null ? see(await loadGame(db, row)) : null
}

const viewOf = memoizePerGame(viewFor)
const explained = memoizePerGame(explanations)

const NOTHING: PlayAndAttackHindrances = { play: {}, attack: {} }

/** The fields of a `RaidLook` for a raid that hasn't begun. */
const NO_GAME: Omit<RaidLook, 'raid'> = {
  view: null,
  seat: null,
  explain: NOTHING,
  instructions: [],
  stops: 'all',
  passing: [],
  since: null,
  decided: [],
}

function explanations(game: Game, seat: Seat): PlayAndAttackHindrances {
  const explain: PlayAndAttackHindrances = { play: {}, attack: {} }
  for (const id of playerInSeat(game, seat).hand) {
    const why = whyCardCantBePlayed(game, seat, id)
    if (why) explain.play[id] = why
  }
  for (const id of game.play) {
    const { play } = objectById(game, id)
    if (play?.controller !== seat || (play.row !== 'hero' && play.row !== 'ally')) continue
    const why = whyCardCantAttack(game, seat, id)
    if (why) explain.attack[id] = why
  }
  return explain
}

/** The number of inputs on a page of a raid's log. */
const PAGE = 15

/** Returns a page of a raid's log in chronological order. @param page from 1, the newest @throws UnreadableState */
export async function readRaidLogPage(
  tx: Transaction,
  raidId: string,
  page: number,
): Promise<{ pages: number; entries: Announcement[] }> {
  if (!isGuid(raidId)) return { pages: 0, entries: [] }
  return readStoredItemAsync({ kind: 'log', id: raidId, name: '' }, () => pageOfLog(tx, raidId, page))
}

async function pageOfLog(
  tx: Transaction,
  raidId: string,
  page: number,
): Promise<{ pages: number; entries: Announcement[] }> {
  const kept = await countNarratedInputs(tx, raidId)
  const again = kept === 0 ? (await loadLogWithEvents(tx, raidId)).inputs.filter(isNarrated) : []
  const pages = Math.ceil((kept + again.length) / PAGE)
  const at = Math.min(Math.max(Math.trunc(page), 1), Math.max(pages, 1))
  const newer = (at - 1) * PAGE
  const inputs =
    kept > 0
      ? await findNarratedInputs(tx, raidId, newer, PAGE)
      : again.slice(Math.max(0, again.length - newer - PAGE), again.length - newer)
  return { pages, entries: inputs.map(entry) }
}

const isNarrated = ({ payload }: SavedInput): boolean => narratedLogEntrySchema.safeParse(payload).success

function entry({ seq, seat, payload, events: stored }: SavedInput): Announcement {
  const { events, objects } = parseConsequences(stored)
  const publicEvents = events.map((event) => eventAsSeenBy(event, null))
  const order = byInstructionLogEntrySchema.safeParse(payload).data?.order
  const ordered = order && seat !== null ? [{ seat, order }] : []
  const how = onBehalfLogEntrySchema.safeParse(payload).data?.how
  const whose = how ? { how } : {}
  const reason = logEntryWithReasonSchema.safeParse(payload).data?.reason
  const why = reason ? { reasons: [reason] } : {}
  return { kind: 'news', version: seq, by: seat, events: publicEvents, objects, ordered, ...whose, ...why }
}
