/** Changing a lobby, being ready, and beginning with those who are. */
import type { Seat } from '../../engine/index.ts'
import type { Store, Tx } from '../../store/open.ts'
import { updateRaid } from '../../store/raids.ts'
import { firstSeat, leaveSeats } from '../../store/seats.ts'
import { texts } from '../../texts/texts.ts'
import type { Person, RaidCard, Rejected } from '../contract.ts'
import { beginWithWhoIsThere, raidInMode } from '../lobby.ts'
import { seatsOfPerson } from '../raid-card.ts'
import { Rejection } from '../rejection.ts'
import { mustLead, type Sitting, sitInLobby } from '../sitting.ts'
import { again, lastIn } from './again.ts'
import type { Gathering, LobbyChange } from './contract.ts'
import { call, notReady, settle, showLobby, shown } from './lobbies.ts'
import { due, plan, remind } from './schedule.ts'

type Write = <T>(work: (tx: Tx) => Promise<T>) => Promise<T | Rejected>

export function openGathering(store: Store, write: Write, newSeed: () => string): Gathering {
  return {
    change: (id, by, wish) => write((tx) => change(tx, id, by, wish)),
    ready: (id, who, isReady) => write((tx) => ready(tx, id, who, isReady)),
    check: (id, by) => write((tx) => check(tx, id, by)),
    startWithout: (id, by) => write((tx) => startWithout(tx, id, by, newSeed())),
    plan: (id, by, at) => write((tx) => plan(tx, id, by, at)),
    note: (id, noted) => write(async (tx) => settle(await sitInLobby(tx, id), noted)),
    again: (id, by, which) => write((tx) => again(tx, id, by, which)),
    lastIn: (id) => lastIn(store.db, id),
    due: (now) => due(store.db, now),
    remind: async (soon, now) => (await write((tx) => remind(tx, soon, now))) === true,
  }
}

async function ledBy(tx: Tx, raidId: string, by: Person): Promise<Sitting> {
  const sitting = await sitInLobby(tx, raidId)
  mustLead(sitting.raid, by)
  return sitting
}

async function change(tx: Tx, raidId: string, by: Person, wish: LobbyChange): Promise<RaidCard> {
  const sitting = await ledBy(tx, raidId, by)
  const { raid } = sitting
  if (wish.out !== undefined) await free(sitting, wish.out)
  if (wish.first !== undefined) await firstSeat(tx, raidId, numberOf(sitting, wish.first))
  const [name, mode] = [wish.raid ?? raid.raid, wish.mode ?? raid.mode]
  if (name === raid.raid && mode === raid.mode) return shown(sitting)
  const { seats } = raidInMode(name, mode)
  if (raid.seats.length > seats.most) throw new Rejection(texts.say.full(seats.most))
  await updateRaid(tx, raidId, { name, mode })
  const lobby = { ...raid.lobby, ready: [] }
  await settle(sitting, lobby)
  return shown({ tx, row: { ...sitting.row, name, mode } }, lobby)
}

function numberOf({ raid, places }: Sitting, seat: Seat): number {
  const place = places[seat]
  if (!place) throw new Rejection(texts.absence.noSuchSeat(raid.seats.map(({ person }) => person.name)))
  return place.number
}

async function free(sitting: Sitting, seat: Seat): Promise<void> {
  const number = numberOf(sitting, seat)
  const { person } = sitting.raid.seats[seat] ?? {}
  await leaveSeats(sitting.tx, sitting.raid.id, person?.id ?? '', number)
}

async function ready(tx: Tx, raidId: string, who: Person, isReady: boolean): Promise<RaidCard> {
  const sitting = await sitInLobby(tx, raidId)
  const { raid } = sitting
  if (seatsOfPerson(raid, who.id).length === 0) throw new Rejection(texts.say.noSeat())
  const others = raid.lobby.ready.filter((id) => id !== who.id)
  await settle(sitting, { ready: isReady ? [...others, who.id] : others })
  await showLobby(tx, raid)
  return raid
}

async function check(tx: Tx, raidId: string, by: Person): Promise<RaidCard> {
  const sitting = await ledBy(tx, raidId, by)
  const raid = await settle(sitting, { must: true, ready: [by.id] })
  const people = notReady(raid)
  if (people.length > 0) await call(tx, raid, { why: 'check', by, people, at: null })
  await showLobby(tx, raid)
  return raid
}

async function startWithout(tx: Tx, raidId: string, by: Person, seed: string): Promise<RaidCard> {
  const { raid } = await ledBy(tx, raidId, by)
  for (const { id } of notReady(raid)) if (id !== by.id) await leaveSeats(tx, raidId, id)
  return beginWithWhoIsThere(await sitInLobby(tx, raidId), { by, seed })
}
