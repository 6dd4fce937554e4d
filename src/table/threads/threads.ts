/** Who wants a private thread of their own, what there is of it, and when it is to be brought up to date. */
import type { Store, Tx } from '../../store/open.ts'
import {
  dropOwnThread,
  forgetGivenUp,
  ownThreadsOf,
  raidsPlayedBy,
  saveOwnThread,
} from '../../store/own-threads.ts'
import { type SeatWithPeople, seatsOf } from '../../store/seats.ts'
import { announce } from '../announce.ts'
import type { Announcement, Person } from '../contract.ts'
import { type Limits, mayOpenOwnThread } from '../limits.ts'
import { find } from '../look.ts'
import { personFrom } from '../people.ts'
import { personSettingsShape } from '../settings/shapes.ts'
import type { OwnThread, OwnThreads } from './contract.ts'

export function openOwnThreads({ db }: Store, limits: Limits): OwnThreads {
  const save = (raidId: string, playerId: string, known: Parameters<typeof saveOwnThread>[2]) =>
    saveOwnThread(db, { raidId, playerId }, known)
  return {
    of: (raidId) => of(db, raidId),
    mayOpen: (personId) => mayOpenOwnThread(db, limits, personId),
    opened: (raidId, personId, threadId) => save(raidId, personId, { threadId, messageId: null }),
    shown: (raidId, personId, messageId) => save(raidId, personId, { messageId }),
    giveUp: (raidId, personId) => save(raidId, personId, { threadId: null, messageId: null }),
    closed: (raidId, playerId) => dropOwnThread(db, { raidId, playerId }),
  }
}

async function of(tx: Tx, raidId: string): Promise<OwnThread[]> {
  const kept = await ownThreadsOf(tx, raidId)
  const wanting = wantingIn(await seatsOf(tx, raidId))
  const known = kept.map(({ player, threadId, messageId }) => ({
    person: personFrom(player),
    isWanted: wanting.some(({ id }) => id === player.id),
    isGivenUp: threadId === null,
    threadId,
    messageId,
  }))
  const others = wanting.filter(({ id }) => !kept.some(({ playerId }) => playerId === id))
  return [...known, ...others.map((person) => ({ person, isWanted: true, isGivenUp: false, ...NOWHERE }))]
}

const NOWHERE = { threadId: null, messageId: null }

/** Each once, whoever sits in how many seats. */
function wantingIn(places: readonly SeatWithPeople[]): Person[] {
  const wanting = places.filter(({ player }) => wants(player.settings))
  return [...new Map(wanting.map(({ player }) => [player.id, personFrom(player)])).values()]
}

const wants = (settings: unknown): boolean => personSettingsShape.parse(settings).privateThread

/** After what changes what people are asked: nothing where nobody wants a thread. */
export const ownNews = (places: readonly SeatWithPeople[]): Announcement[] =>
  places.some(({ player }) => wants(player.settings)) ? [{ kind: 'own' }] : []

/** Somebody wants threads from now on, or no more: in all that they play. */
export async function wishChanged(tx: Tx, personId: string): Promise<void> {
  await forgetGivenUp(tx, personId)
  for (const raidId of await raidsPlayedBy(tx, personId)) {
    const raid = await find(tx, { raidId })
    if (raid) await announce(tx, raid, [{ kind: 'own' }])
  }
}
