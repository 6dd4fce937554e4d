/** Does what was proposed, and says so. */
import type { Happening, Person } from '../contract.ts'
import { conclude, put } from '../inputs.ts'
import { seatsOfPerson } from '../raid-card.ts'
import type { Playing } from '../sitting.ts'
import { rewind } from '../undo/rewind.ts'
import type { Proposal } from './contract.ts'

export interface Enacting {
  proposal: Proposal
  undone: Happening | null
  by: Person
  interactionId: string | null
}

export async function enact(
  playing: Playing,
  { proposal, undone, by, interactionId }: Enacting,
): Promise<void> {
  const origin = { by, interactionId }
  const seat = seatFor(playing, by)
  if (proposal.kind === 'undo') return rewind(playing, { ...proposal, seat, undone }, origin)
  const { change, reason } = proposal
  await conclude(playing, [await put(playing, { kind: 'adjust', seat, change, reason }, origin)])
}

/** For whom it is logged: their first seat; the leader's for a judge without one. */
const seatFor = ({ raid, game }: Playing, by: Person): number =>
  seatsOfPerson(raid, by.id)[0]?.seat ?? game.leader
