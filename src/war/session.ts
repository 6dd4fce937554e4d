/**
 * A game with its log: moves, and votes on taking the last one back. More than half of the players must agree; who asks
 * does. Chance isn't given back, and where a deck was drawn from it's shuffled anew: nobody knows what comes.
 */
import { shuffle } from '../engine/index.ts'
import { apply, isRefusal, start } from './engine.ts'
import {
  type Move,
  PILES,
  type PlayerId,
  type Reason,
  type Refusal,
  type Setup,
  type War,
  type WarEvent,
} from './model.ts'

export type Entry =
  | { readonly kind: 'move'; readonly move: Move }
  /** The last move shall be taken back. */
  | { readonly kind: 'ask'; readonly by: PlayerId }
  | { readonly kind: 'vote'; readonly by: PlayerId; readonly agrees: boolean }

export interface Motion {
  by: PlayerId
  votes: Record<string, boolean>
}

export interface Session {
  game: War
  /** How many entries there were. */
  seq: number
  /** Those moves that stand, in their order. */
  line: number[]
  motion: Motion | null
}

/** What an entry has brought about beside the game's own events. */
export type Voted = 'asked' | 'agreed' | 'against' | 'refused' | 'undone'

export interface Entered {
  events: WarEvent[]
  voted: Voted | null
}

/** Why a vote can't be had. */
export type VoteReason =
  | { kind: 'nothingToUndo' }
  | { kind: 'noMotion' }
  | { kind: 'voted' }
  | { kind: 'noPlayer' }
export interface VoteRefusal {
  refused: VoteReason | Reason
}

export const openSession = (game: War): Session => ({ game, seq: 0, line: [], motion: null })

/**
 * Takes an entry, or says why not, and changes nothing then.
 * @param before the game as it was before the move with this number; it is given away
 */
export function enter(session: Session, entry: Entry, before: (seq: number) => War): Entered | VoteRefusal {
  if (entry.kind !== 'move') return vote(session, entry, before)
  const events: WarEvent[] | Refusal = apply(session.game, entry.move)
  if (isRefusal(events)) return events
  session.seq += 1
  session.line.push(session.seq)
  session.motion = null
  return { events, voted: null }
}

type Voting = Exclude<Entry, { kind: 'move' }>

function vote(session: Session, entry: Voting, before: (seq: number) => War): Entered | VoteRefusal {
  const why = whyNotVote(session, entry)
  if (why) return { refused: why }
  session.motion ??= { by: entry.by, votes: {} }
  session.motion.votes[entry.by] = entry.kind === 'ask' || entry.agrees
  session.seq += 1
  return { events: [], voted: settle(session, session.motion, entry, before) }
}

function whyNotVote({ game, line, motion }: Session, entry: Voting): VoteReason | null {
  if (!game.players[entry.by]) return { kind: 'noPlayer' }
  if (line.length === 0) return { kind: 'nothingToUndo' }
  if (entry.kind === 'vote' && !motion) return { kind: 'noMotion' }
  return motion && entry.by in motion.votes ? { kind: 'voted' } : null
}

function settle(session: Session, { votes }: Motion, entry: Voting, before: (seq: number) => War): Voted {
  const half = session.game.players.length / 2
  const count = (wanted: boolean) => Object.values(votes).filter((agrees) => agrees === wanted).length
  if (count(true) > half) {
    const last = session.line.pop()
    if (last !== undefined) session.game = takeBack(session.game, before(last))
    session.motion = null
    return 'undone'
  }
  if (count(false) >= half) {
    session.motion = null
    return 'refused'
  }
  if (entry.kind === 'ask') return 'asked'
  return entry.agrees ? 'agreed' : 'against'
}

/** @param was becomes the game that goes on */
export function takeBack(now: War, was: War): War {
  was.rng = [...now.rng]
  was.asked = now.asked + 1
  for (const name of PILES)
    if (now.piles[name].deck.join() !== was.piles[name].deck.join()) shuffle(was, was.piles[name].deck)
  return was
}

/** The same game again, from its set-up, its seed and its log. */
export function replay(setup: Setup, seed: number | string, entries: readonly Entry[]): Session {
  const session = openSession(start(setup, seed).game)
  const past = new Map<number, War>()
  for (const entry of entries) {
    past.set(session.seq + 1, structuredClone(session.game))
    const done = enter(session, entry, (seq) => structuredClone(past.get(seq) ?? session.game))
    if ('refused' in done) throw new Error(`entry ${session.seq + 1} is refused: ${done.refused.kind}`)
  }
  return session
}
