/** Makes a proposed change and announces it. */
import type { Seat } from '../../engine/index.ts'
import { giveBossSeatToComputer } from '../absence/give-seat-to-computer.ts'
import { giveSeatToNewcomer, requireSeatStillInGame } from '../absence/give-seat-to-newcomer.ts'
import { beginTakeover } from '../computers/takeover.ts'
import type { LockedGame } from '../model/locked-raid.ts'
import type { Proposal } from '../model/motion.ts'
import type { Person } from '../model/person.ts'
import type { PublicEvents } from '../model/public-events.ts'
import { runStepsAfterInputs } from '../playing/finish-inputs.ts'
import { addInput } from '../playing/inputs.ts'
import { seatsOfPerson } from '../raid-loading/raid-info.ts'
import { rewindGame } from '../undo/rewind.ts'

interface Enacting {
  proposal: Proposal
  about: PublicEvents
  by: Person
  interactionId: string | null
  /** Whether the change is an undo of steps that have revealed nothing to anybody. */
  harmless?: boolean
}

/**
 * Makes a proposed change. It is logged for the person's first seat; for a judge without a seat, for the leader's.
 * @throws Rejection if it isn't possible any more
 */
export async function carryOutProposal(
  playing: LockedGame,
  { proposal, about, by, interactionId, harmless = false }: Enacting,
): Promise<void> {
  const origin = { by, interactionId, harmless }
  const own = seatsOfPerson(playing.raid, by.id)[0]
  const seat = own?.seat ?? playing.game.leader
  if (proposal.kind === 'replace') return giveSeatToNewcomer(playing, { ...proposal, by })
  if (proposal.kind === 'computer') return giveBossSeatToComputer(playing, { ...proposal, by })
  if (proposal.kind === 'takeover') return letComputerPlay(playing, proposal.seat, by)
  if (proposal.kind === 'undo') return rewindGame(playing, { ...proposal, seat, undone: about }, origin)
  const { change, reason } = proposal
  const input = { kind: 'adjust', seat, change, reason, ...(own ? {} : { by: by.name }) } as const
  await runStepsAfterInputs(playing, [await addInput(playing, input, origin)])
}

async function letComputerPlay(playing: LockedGame, seat: Seat, by: Person): Promise<void> {
  const { person } = requireSeatStillInGame(playing, seat)
  await beginTakeover(playing, seat, { by: person.id === by.id ? 'player' : 'table' })
  await runStepsAfterInputs(playing, [])
}
