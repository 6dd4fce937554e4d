/** Builds the corrections of `/judge` and of the panel for cards played by hand. */
import type { ObjectId, Seat } from '../../engine/index.ts'
import type { Rejected } from '../../table/contract.ts'
import type { RequestedCorrection } from '../../table/corrections/contract.ts'
import { DESTINATIONS_OF_UNSEEN_MOVE } from '../../table/stored/schemas.ts'
import type { ProposalResult } from '../../table/votes/contract.ts'
import { texts } from '../../texts/texts.ts'

export type CardCorrectionKind = 'damage' | 'exhaust' | 'ready' | 'flip' | 'counters' | 'move'
export type RaiderCorrectionKind = 'unseen' | 'draw' | 'resources' | 'kick'

/** The values of a correction besides its card or player. A missing number is 1. */
export interface CorrectionValues {
  number?: number | null
  /** The name of the counters. */
  name?: string | null
  /** The place to which a card goes, and the place from which a hidden card comes. */
  to?: string | null
  from?: string | null
}

export function buildCardCorrection(
  kind: CardCorrectionKind,
  object: ObjectId,
  { number, name, to }: CorrectionValues = {},
): RequestedCorrection {
  if (kind === 'damage') return { kind, object, damage: number ?? 0 }
  if (kind === 'counters') return { kind, object, counter: name ?? '', n: number ?? 0 }
  if (kind === 'move') return { kind, object, to: destinationNamed(to) ?? 'play' }
  return { kind, object }
}

export function buildRaiderCorrection(
  kind: RaiderCorrectionKind,
  player: Seat,
  { number, to, from }: CorrectionValues = {},
): RequestedCorrection {
  const n = number ?? 1
  if (kind === 'kick') return { kind, player }
  if (kind === 'draw') return { kind, player, n }
  if (kind === 'resources')
    return { kind: n < 0 ? 'removeResources' : 'addResources', player, n: Math.abs(n) }
  const source = from === 'hand' ? 'hand' : 'deck'
  return { kind: 'moveUnseen', player, from: source, to: destinationNamed(to) ?? 'graveyard' }
}

const destinationNamed = (text: string | null | undefined) =>
  DESTINATIONS_OF_UNSEEN_MOVE.find((place) => place === text)

/**
 * Returns a sentence for the person who asked for a correction: the reason why it is impossible, that the table
 * votes on it, or that it was made.
 */
export function correctionResultText(done: ProposalResult | Rejected): string {
  if ('rejected' in done) return done.rejected
  return done.motion ? texts.judge.asked(done.motion.needed) : texts.judge.done
}
