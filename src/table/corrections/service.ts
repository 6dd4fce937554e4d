/**
 * Turns requested corrections into changes of the game. Corrections of a raid leader or judge are executed at once,
 * and the players vote on those of anybody else.
 */

import {
  type Decision,
  type Game,
  type GameCorrection,
  mayKnowCard,
  refusalOfCorrection,
  splitPick,
} from '../../engine/index.ts'
import type { Clock } from '../../store/database/clock.ts'
import type { Transaction } from '../../store/database/open.ts'
import { findInputOfInteraction } from '../../store/raids/inputs.ts'
import { texts } from '../../texts/texts.ts'
import { rawText, userText } from '../../texts/user-text.ts'
import { defaultPicks } from '../absence/default-answer.ts'
import { isPlayerOfSeatAbsent } from '../absence/replacement-rules.ts'
import { publiclyKnownCards } from '../announcing/mentioned-cards.ts'
import type { LockedGame } from '../model/locked-raid.ts'
import type { ProposalResult } from '../model/motion.ts'
import type { Person } from '../model/person.ts'
import type { PublicEvents } from '../model/public-events.ts'
import { Rejection } from '../model/rejection.ts'
import { loadGameOfLockedRaid, lockRaid } from '../raid-loading/lock.ts'
import type { RunTransaction } from '../transactions/write.ts'
import { mayDecideWithoutVote, requireSeatOrAuthority } from '../votes/authority.ts'
import { carryOutProposalOrOpenMotion } from '../votes/votes.ts'
import { opponentAffectedByCorrection } from './affected-opponent.ts'
import type { CorrectionRequest, CorrectionService, RequestedCorrection } from './contract.ts'

export function createCorrectionService(write: RunTransaction, clock: Clock): CorrectionService {
  return {
    make: (asked) => write(async (tx) => makeCorrection(tx, asked, await clock(tx)), { locks: asked.raidId }),
  }
}

async function makeCorrection(tx: Transaction, asked: CorrectionRequest, now: Date): Promise<ProposalResult> {
  const { raidId, by, correction } = asked
  const reason = rawText(asked.reason).trim()
  const interactionId = asked.interactionId ?? null
  const locked = await lockRaid(tx, raidId)
  const before = interactionId === null ? null : await findInputOfInteraction(tx, interactionId)
  if (before) return { ok: true, version: before.seq, motion: null }
  const playing = await loadGameOfLockedRaid(locked)
  const decides = await mayDecideWithoutVote(tx, playing.raid, by)
  requireSeatOrAuthority(playing.raid, by.person, decides)
  if (reason === '') throw new Rejection(texts.judge.noReason)
  const change = changeOf(playing.game, correction)
  const refusal = refusalOfCorrection(playing.game, change)
  if (refusal?.wrong) throw new Rejection(texts.judge.wrong[refusal.wrong])
  const proposal = { kind: 'adjust', change, reason: userText(reason) } as const
  return carryOutProposalOrOpenMotion(playing, {
    by,
    proposal,
    about: named(playing.game, change),
    isFree: decides && (await isTheirsToDecide(playing, by.person, change, now)),
    interactionId,
  })
}

/**
 * Whether a leader or judge may make this change of the game without a vote. A person who plays may decide for an
 * opponent only while that opponent is absent, and may never remove them from the game.
 */
async function isTheirsToDecide(
  playing: LockedGame,
  by: Person,
  change: GameCorrection,
  now: Date,
): Promise<boolean> {
  const opponent = opponentAffectedByCorrection(playing, by, change)
  return (
    opponent === null || (change.kind === 'answer' && (await isPlayerOfSeatAbsent(playing, opponent, now)))
  )
}

function changeOf(game: Game, correction: RequestedCorrection): GameCorrection {
  if (correction.kind !== 'answer' && correction.kind !== 'skip') return correction
  const { decision } = game
  if (!decision) throw new Rejection(texts.say.nothingToAnswer())
  if (correction.kind === 'skip')
    return { kind: 'answer', decision: decision.id, picks: defaultPicks(decision) }
  mustBeOpen(game, decision, correction.picks)
  return { kind: 'answer', decision: decision.id, picks: correction.picks }
}

/**
 * Checks picks of a judge. @throws Rejection if one isn't offered, or its card is seen only by the player who is asked
 */
function mustBeOpen(game: Game, { options }: Decision, picks: readonly string[]): void {
  const picked = options.filter(({ id }) => picks.some((pick) => splitPick(pick).id === id))
  const isHidden = picked.some((option) => 'object' in option && !mayKnowCard(game, null, option.object))
  if (isHidden || picked.length < picks.length) throw new Rejection(texts.judge.notOpen)
}

/**
 * Returns the cards that a correction is about, if everybody may know them. The list of events in the result is empty.
 */
function named(game: Game, change: GameCorrection): PublicEvents {
  const known = publiclyKnownCards(game)
  const about = [...('object' in change ? [change.object] : []), ...('host' in change ? [change.host] : [])]
  const objects = about.flatMap((id) => (known[id] ? [[id, known[id]] as const] : []))
  return { events: [], objects: Object.fromEntries(objects) }
}
