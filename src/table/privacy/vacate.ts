/** Takes a forgotten person out of a raid that isn't over. */
import type { Transaction } from '../../store/database/open.ts'
import { isComputerPlayer } from '../../store/people/house.ts'
import { updateRaid } from '../../store/raids/raids.ts'
import { seatsOfRaid, updateSeat, vacateSeatsOfPlayer } from '../../store/raids/seats.ts'
import { giveBossSeatToComputer } from '../absence/give-seat-to-computer.ts'
import { addAnnouncements } from '../announcing/announce.ts'
import { setEveryWindowForBossPlayer } from '../boss-player/boss-player.ts'
import { reloadAndAnnounceLobby } from '../lobby/lobbies.ts'
import { endUnstartedRaid } from '../lobby/lobby.ts'
import type { LockedGame, LockedRaid } from '../model/locked-raid.ts'
import type { Person } from '../model/person.ts'
import type { SeatInfo } from '../model/raid.ts'
import { runStepsAfterInputs } from '../playing/finish-inputs.ts'
import { addInput } from '../playing/inputs.ts'
import { abandonRaidOrLobby } from '../playing/play.ts'
import { loadGameOfLockedRaid, lockRaid } from '../raid-loading/lock.ts'
import { bossPlayerSeatOf, seatsOfPerson } from '../raid-loading/raid-info.ts'

interface Leaving {
  readonly person: Pick<Person, 'id'>
  /** The nameless player who takes the person's place. */
  readonly nameless: Person
}

/**
 * Frees the seats of a person in a lobby. In a game that has begun, the computer plays the seats from now on;
 * without other people the raid ends.
 */
export async function vacateSeatsOfForgottenPerson(
  tx: Transaction,
  raidId: string,
  leaving: Leaving,
): Promise<void> {
  const locked = await lockRaid(tx, raidId)
  if (locked.raid.status === 'lobby') return vacateLobby(locked, leaving)
  if (locked.raid.status === 'playing') return vacateGame(await loadGameOfLockedRaid(locked), leaving)
}

async function vacateLobby(locked: LockedRaid, { person }: Leaving): Promise<void> {
  const { tx, raid, row } = locked
  const isBoss = bossPlayerSeatOf(raid)?.person.id === person.id
  await vacateSeatsOfPlayer(tx, raid.id, person.id)
  if (isBoss) await setEveryWindowForBossPlayer(tx, raid, 'computer')
  const heir = raid.seats.find((seat) => stays(seat.person, { person }))?.person
  if (raid.leader.id !== person.id) return void (await reloadAndAnnounceLobby(locked))
  if (!heir) return void (await endUnstartedRaid(locked))
  await updateRaid(tx, raid.id, { leaderId: heir.id })
  await reloadAndAnnounceLobby({ ...locked, row: { ...row, leaderId: heir.id } })
}

async function vacateGame(playing: LockedGame, leaving: Leaving): Promise<void> {
  const { raid } = playing
  const others = raid.seats.filter(({ person, seat }) => isStillIn(playing, seat) && stays(person, leaving))
  const [heir] = others
  if (!heir) return void (await abandonRaidOrLobby(playing, leaving.nameless))
  if (raid.leader.id === leaving.person.id) await lead(playing, heir.person)
  for (const seat of seatsOfPerson(raid, leaving.person.id)) {
    if (seat.boss && isStillIn(playing, seat.seat))
      await giveBossSeatToComputer(playing, { by: leaving.nameless, seat: seat.seat })
    else await vacateSeat(playing, seat, leaving)
  }
}

const isStillIn = ({ game }: LockedGame, seat: number): boolean => game.players[seat]?.out !== true
const stays = (one: Person, { person }: Pick<Leaving, 'person'>): boolean =>
  one.id !== person.id && !isComputerPlayer(one)

async function lead({ tx, raid }: LockedGame, leader: Person): Promise<void> {
  await updateRaid(tx, raid.id, { leaderId: leader.id })
  raid.leader = leader
}

/** Gives the seat to the nameless player, for whom the computer plays until the others name another player. */
async function vacateSeat(playing: LockedGame, leaving: SeatInfo, { nameless }: Leaving): Promise<void> {
  const { tx, raid, places, game } = playing
  const { number } = places[leaving.seat] ?? {}
  if (number === undefined) throw new Error(`raid ${raid.code} has no seat ${leaving.seat}`)
  await updateSeat(tx, raid.id, number, { playerId: nameless.id })
  raid.seats[leaving.seat] = { ...leaving, person: nameless, awayUntil: null }
  if (game.players[leaving.seat]?.out) return
  const input = { kind: 'replace', seat: leaving.seat, name: nameless.name } as const
  const taken = await addInput(playing, input, { by: null, interactionId: null })
  await addAnnouncements(tx, raid, [{ kind: 'vacated', seat: leaving.seat }])
  const announced = game.decision?.seat === leaving.seat ? null : playing.announced
  await runStepsAfterInputs({ ...playing, places: await seatsOfRaid(tx, raid.id), announced }, [taken])
}
