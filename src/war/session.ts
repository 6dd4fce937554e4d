/**
 * A game with its log: moves, and the table's votes. A move is taken back when more than half agree, the asking
 * player included. Random results aren't restored: a deck from which a card was drawn is shuffled again, so nobody
 * knows its order.
 */
import { isDeepStrictEqual } from 'node:util'
import { shuffle } from '../engine/index.ts'
import { userText } from '../texts/user-text.ts'
import { apply, isRefusal } from './engine.ts'
import {
  type Move,
  PILES,
  type PlayerId,
  type Reason,
  type Refusal,
  type War,
  type WarEvent,
} from './model.ts'
import {
  type About,
  countOf,
  electorateOf,
  type Motion,
  type Newcomer,
  type Topic,
  tablesAnswers,
  topicOf,
  type Voter,
} from './votes.ts'

export type Entry =
  /** `friend` made the move for a player who has trusted them with their answers. */
  | { readonly kind: 'move'; readonly move: Move; readonly friend?: PlayerId }
  /** By default, the request is to take back the last move. */
  | { readonly kind: 'ask'; readonly by: PlayerId; readonly about?: About }
  | { readonly kind: 'vote'; readonly by: Voter; readonly agrees: boolean; readonly topic?: Topic }
  /** Names the friend who may answer for a player. Null: nobody may any more. */
  | { readonly kind: 'trust'; readonly by: PlayerId; readonly friend: PlayerId | null }

export interface Session {
  game: War
  /** The number of entries so far. */
  seq: number
  /** The moves that haven't been taken back, in order. */
  line: number[]
  /** The open motions: one about the game, and one about who plays in it. */
  motion: Motion | null
  seat: Motion | null
  /** The friend who may answer, by the number of the player. */
  trust: Record<string, PlayerId>
}

/** The result of an entry beside the game's own events. */
export type Voted = 'asked' | 'agreed' | 'against' | 'refused' | 'undone'

export interface Entered {
  events: WarEvent[]
  voted: Voted | null
  /** The subject of the vote. Missing for a move that is taken back. */
  about?: About
}

/** The reason why a vote is refused. */
export type VoteReason =
  | { kind: 'nothingToUndo' }
  | { kind: 'noMotion' }
  | { kind: 'voted' }
  | { kind: 'noPlayer' }
  | { kind: 'noVote' }
  | { kind: 'noTrust' }
  | { kind: 'stale' }
  | { kind: 'pick' }
export interface VoteRefusal {
  refused: VoteReason | Reason
}

export const openSession = (game: War): Session => ({
  game,
  seq: 0,
  line: [],
  motion: null,
  seat: null,
  trust: {},
})

type Before = (seq: number) => War
type Of<K extends Entry['kind']> = Extract<Entry, { kind: K }>

/**
 * Applies an entry, or returns a refusal and changes nothing.
 * @param before returns the game before the move with this number; the session takes it over
 */
export function enter(session: Session, entry: Entry, before: Before): Entered | VoteRefusal {
  switch (entry.kind) {
    case 'move':
      return move(session, entry)
    case 'trust':
      return trust(session, entry)
    case 'ask':
      return ask(session, entry, before)
    case 'vote':
      return vote(session, entry, before)
  }
}

function move(session: Session, { move: made, friend }: Of<'move'>): Entered | VoteRefusal {
  if (friend !== undefined && session.trust[made.by] !== friend) return { refused: { kind: 'noTrust' } }
  const events: WarEvent[] | Refusal = apply(session.game, made)
  if (isRefusal(events)) return events
  moved(session)
  return { events: friend === undefined ? events : [answered(made.by, friend), ...events], voted: null }
}

const answered = (player: PlayerId, friend: PlayerId | null): WarEvent => ({
  kind: 'answeredFor',
  player,
  friend,
})

/** A move closes the open motion about the game. A motion about who plays stays open. */
function moved(session: Session): void {
  session.seq += 1
  session.line.push(session.seq)
  session.motion = null
}

function trust(session: Session, { by, friend }: Of<'trust'>): Entered | VoteRefusal {
  const { players } = session.game
  if (!players[by] || by === friend || (friend !== null && !players[friend]))
    return { refused: { kind: 'noPlayer' } }
  session.seq += 1
  if (friend === null) delete session.trust[by]
  else session.trust[by] = friend
  return { events: [{ kind: 'trusts', player: by, friend }], voted: null }
}

const slotOf = (topic: Topic): 'motion' | 'seat' => (topic === 'seat' ? 'seat' : 'motion')

/** A player who asks for the open motion agrees to it. A request for something else replaces it. */
function ask(
  session: Session,
  { by, about = { kind: 'undo' } }: Of<'ask'>,
  before: Before,
): Entered | VoteRefusal {
  const why = whyNotAsk(session, by, about)
  if (why) return { refused: why }
  const slot = slotOf(topicOf(about))
  const open = session[slot]
  const motion = open && isDeepStrictEqual(open.about, about) ? open : { by, about, votes: {} }
  if (by in motion.votes) return { refused: { kind: 'voted' } }
  session[slot] = motion
  return settle(session, motion, { voter: by, agrees: true, isAsking: true }, before)
}

function whyNotAsk({ game, line }: Session, by: PlayerId, about: About): VoteReason | null {
  if (!game.players[by]) return { kind: 'noPlayer' }
  if (about.kind === 'undo') return line.length === 0 ? { kind: 'nothingToUndo' } : null
  if (about.kind === 'replace') return game.players[about.player] ? null : { kind: 'noPlayer' }
  if (about.asked !== game.asked || !game.choice) return { kind: 'stale' }
  return tablesAnswers(game).some((pick) => isDeepStrictEqual(pick, about.pick)) ? null : { kind: 'pick' }
}

function vote(
  session: Session,
  { by, agrees, topic = 'game' }: Of<'vote'>,
  before: Before,
): Entered | VoteRefusal {
  const motion = session[slotOf(topic)]
  if (by !== 'newcomer' && !session.game.players[by]) return { refused: { kind: 'noPlayer' } }
  if (!motion) return { refused: { kind: session.line.length === 0 ? 'nothingToUndo' : 'noMotion' } }
  if (!electorateOf(session.game, motion).voters.includes(by)) return { refused: { kind: 'noVote' } }
  if (by in motion.votes) return { refused: { kind: 'voted' } }
  return settle(session, motion, { voter: by, agrees, isAsking: false }, before)
}

interface Ballot {
  voter: Voter
  agrees: boolean
  isAsking: boolean
}

/** A player who asks to replace another player isn't always one of the voters. */
function settle(session: Session, motion: Motion, ballot: Ballot, before: Before): Entered | VoteRefusal {
  const { voter, agrees, isAsking } = ballot
  if (electorateOf(session.game, motion).voters.includes(voter)) motion.votes[voter] = agrees
  const { about } = motion
  const told = about.kind === 'undo' ? {} : { about }
  const count = countOf(session.game, motion)
  if (count !== 'open') session[slotOf(topicOf(about))] = null
  if (count === 'carried') return { ...enact(session, motion, before), ...told }
  session.seq += 1
  if (count === 'refused') return { events: [], voted: 'refused', ...told }
  return { events: [], voted: isAsking ? 'asked' : agrees ? 'agreed' : 'against', ...told }
}

/** Carries out a motion that the table has agreed to. */
function enact(session: Session, { about }: Motion, before: Before): Entered {
  switch (about.kind) {
    case 'undo': {
      session.seq += 1
      const last = session.line.pop()
      if (last !== undefined) session.game = takeBack(session.game, before(last))
      return { events: [], voted: 'undone' }
    }
    case 'answer':
      return { events: answerFor(session, about), voted: null }
    case 'replace':
      session.seq += 1
      return { events: [sitDown(session, about.player, about.newcomer)], voted: null }
  }
}

function answerFor(session: Session, { asked, pick }: Extract<About, { kind: 'answer' }>): WarEvent[] {
  const by = session.game.choice?.who[0] ?? 0
  const events = apply(session.game, { by, move: 'choose', asked, pick })
  if (isRefusal(events)) throw new Error(`the table's answer is refused: ${events.refused.kind}`)
  moved(session)
  return [answered(by, null), ...events]
}

/** The character keeps everything. The friends of the former player may not answer for the newcomer. */
function sitDown(session: Session, player: PlayerId, { name }: Newcomer): WarEvent {
  const whose = session.game.players[player]
  const from = whose?.name ?? userText('')
  if (whose) whose.name = name
  const others = Object.entries(session.trust).filter(([by, to]) => Number(by) !== player && to !== player)
  session.trust = Object.fromEntries(others)
  return { kind: 'replaced', player, from, to: name }
}

/** @param was becomes the game that goes on, with the present players */
export function takeBack(now: War, was: War): War {
  was.rng = [...now.rng]
  was.asked = now.asked + 1
  for (const [at, one] of was.players.entries()) one.name = now.players[at]?.name ?? one.name
  for (const name of PILES)
    if (now.piles[name].deck.join() !== was.piles[name].deck.join()) shuffle(was, was.piles[name].deck)
  return was
}
