/** How a game of the companion is kept: its row, read and checked. */
import { z } from 'zod'
import type { Tx } from '../../store/open.ts'
import { findWar, type WarRow } from '../../store/wars.ts'
import { texts } from '../../texts/texts.ts'
import { CLASSES, FACTIONS, LIST_NAMES, type Lists, OVERLORDS } from '../../war/cards.ts'
import { house } from '../../war/house/index.ts'
import type { PlayerId } from '../../war/model.ts'
import { SHAPE, type War } from '../../war/model.ts'
import type { Session } from '../../war/session.ts'
import type { Person } from '../contract.ts'
import { Rejection } from '../rejection.ts'
import type { WarCard, WarNews } from './contract.ts'

const personShape = z.object({ id: z.string(), name: z.string() })
export const setupShape = z.object({
  overlord: z.enum(OVERLORDS),
  redraw: z.boolean(),
  leader: personShape,
  people: z.array(z.object({ person: personShape, faction: z.enum(FACTIONS), cls: z.enum(CLASSES) })),
})
export type StoredSetup = z.infer<typeof setupShape>

/** Of what we wrote ourselves only the shape's number is checked. */
const kept = <T extends object>() => z.custom<T>((value) => typeof value === 'object' && value !== null)
const gameShape = kept<War>().refine((game) => game.shape === SHAPE)
const sessionShape = kept<Session>().refine((session) => gameShape.safeParse(session.game).success)
const ownShape = kept<Partial<Lists>>()
const newsShape = kept<WarNews>()

export const warNewsFrom = (payload: unknown): WarNews => newsShape.parse(payload)

export const listsOf = (row: WarRow): Lists => ({ ...house, ...ownShape.parse(row.lists) })

export function cardOfRow(row: WarRow): WarCard {
  const { leader, ...setup } = setupShape.parse(row.setup)
  const { id, code, guildId, channelId, threadId, status, version } = row
  const own = ownShape.parse(row.lists)
  return {
    ...{ id, code, guildId, channelId, threadId, status, version, leader, ...setup },
    own: LIST_NAMES.filter((name) => name in own),
  }
}

/** Which of the game's players somebody is; null for who takes no part. */
export function placeOf({ people }: WarCard, who: Person): PlayerId | null {
  const at = people.findIndex(({ person }) => person.id === who.id)
  return at < 0 ? null : at
}

/** The lists are kept once, beside the game. */
export const packed = (session: Session): object => ({ ...session, game: { ...session.game, lists: null } })

export function sessionOf(row: WarRow): Session {
  if (row.state === null) throw new Rejection(texts.war.refused.notBegun ?? '')
  const session = sessionShape.parse(row.state)
  return { ...session, game: { ...session.game, lists: listsOf(row) } }
}

export const gameFrom = (row: WarRow, state: unknown): War => ({
  ...gameShape.parse(state),
  lists: listsOf(row),
})

export async function warById(tx: Tx, id: string): Promise<WarCard | null> {
  const row = await findWar(tx, { id })
  return row && cardOfRow(row)
}
