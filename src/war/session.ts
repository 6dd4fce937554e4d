/**
 * A game with its log: moves, and the table's votes. A move is taken back if more than half of the players agree,
 * including the player who asks. Random results aren't restored: a deck from which a card was drawn is shuffled again,
 * so that nobody knows its order.
 */
import { isDeepStrictEqual } from 'node:util'
import { shuffle } from '../engine/index.ts'
import { userText } from '../texts/user-text.ts'
import { applyMove, isRefusal } from './engine.ts'
import {
  type Move,
  PILE_NAMES,
  type PlayerIndex,
  type Refusal,
  type RefusalReason,
  type WarEvent,
  type WarGame,
} from './model.ts'
import {
  answersTableMayGive,
  currentResultOfVote,
  electorateOfMotion,
  type ReplacementPlayer,
  topicOfVoteProposal,
  type VoteProposal,
  type Voter,
  type VoteTopic,
  type WarMotion,
} from './votes.ts'

export type SessionEntry =
  /** A move. `friend` is the player who made it for another one who trusts them. */
  | { readonly kind: 'move'; readonly move: Move; readonly friend?: PlayerIndex }
  /** A request for a vote; by default to take back the last move. */
  | { readonly kind: 'ask'; readonly by: PlayerIndex; readonly about?: VoteProposal }
  | { readonly kind: 'vote'; readonly by: Voter; readonly agrees: boolean; readonly topic?: VoteTopic }
  /** The friend who may answer for a player; null for nobody. */
  | { readonly kind: 'trust'; readonly by: PlayerIndex; readonly friend: PlayerIndex | null }

export interface WarSession {
  game: WarGame
  /** The number of entries so far. */
  seq: number
  /** The numbers of the moves that haven't been taken back, in order. */
  line: number[]
  /** The open motions: one about the game, and one about a seat. */
  motion: WarMotion | null
  seat: WarMotion | null
  /** The friend who may answer for each player, by the player's number. */
  trust: Record<string, PlayerIndex>
}

/** The change that an entry made to a vote, which is no event of the game. */
export type VoteEventKind = 'asked' | 'agreed' | 'against' | 'refused' | 'undone'

export interface SessionEntryResult {
  events: WarEvent[]
  voted: VoteEventKind | null
  /** The subject of the vote; absent if the last move is taken back. */
  about?: VoteProposal
}

/** The reason why an entry is refused, unless the game's rules refuse its move. */
export type SessionRefusalReason =
  | { kind: 'nothingToUndo' }
  | { kind: 'noMotion' }
  | { kind: 'voted' }
  | { kind: 'noPlayer' }
  | { kind: 'noVote' }
  | { kind: 'noTrust' }
  | { kind: 'stale' }
  | { kind: 'pick' }
export interface SessionEntryRefusal {
  refused: SessionRefusalReason | RefusalReason
}

export const newWarSession = (game: WarGame): WarSession => ({
  game,
  seq: 0,
  line: [],
  motion: null,
  seat: null,
  trust: {},
})

type Before = (seq: number) => WarGame
type Of<K extends SessionEntry['kind']> = Extract<SessionEntry, { kind: K }>

/**
 * Applies an entry, or returns a refusal and changes nothing.
 * @param before returns a copy of the game before the move with this number. The session changes and keeps the copy
 */
export function applySessionEntry(
  session: WarSession,
  entry: SessionEntry,
  before: Before,
): SessionEntryResult | SessionEntryRefusal {
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

function move(
  session: WarSession,
  { move: made, friend }: Of<'move'>,
): SessionEntryResult | SessionEntryRefusal {
  if (friend !== undefined && session.trust[made.by] !== friend) return { refused: { kind: 'noTrust' } }
  const events: WarEvent[] | Refusal = applyMove(session.game, made)
  if (isRefusal(events)) return events
  moved(session)
  return { events: friend === undefined ? events : [answered(made.by, friend), ...events], voted: null }
}

const answered = (player: PlayerIndex, friend: PlayerIndex | null): WarEvent => ({
  kind: 'answeredFor',
  player,
  friend,
})

/** Closes the open motion about the game after a move. A motion about a seat stays open. */
function moved(session: WarSession): void {
  session.seq += 1
  session.line.push(session.seq)
  session.motion = null
}

function trust(session: WarSession, { by, friend }: Of<'trust'>): SessionEntryResult | SessionEntryRefusal {
  const { players } = session.game
  if (!players[by] || by === friend || (friend !== null && !players[friend]))
    return { refused: { kind: 'noPlayer' } }
  session.seq += 1
  if (friend === null) delete session.trust[by]
  else session.trust[by] = friend
  return { events: [{ kind: 'trusts', player: by, friend }], voted: null }
}

const slotOf = (topic: VoteTopic): 'motion' | 'seat' => (topic === 'seat' ? 'seat' : 'motion')

/** Opens a motion, which replaces another open one. A player who asks for the open motion votes for it. */
function ask(
  session: WarSession,
  { by, about = { kind: 'undo' } }: Of<'ask'>,
  before: Before,
): SessionEntryResult | SessionEntryRefusal {
  const why = whyNotAsk(session, by, about)
  if (why) return { refused: why }
  const slot = slotOf(topicOfVoteProposal(about))
  const open = session[slot]
  const motion = open && isDeepStrictEqual(open.about, about) ? open : { by, about, votes: {} }
  if (by in motion.votes) return { refused: { kind: 'voted' } }
  session[slot] = motion
  return settle(session, motion, { voter: by, agrees: true, isAsking: true }, before)
}

function whyNotAsk(
  { game, line }: WarSession,
  by: PlayerIndex,
  about: VoteProposal,
): SessionRefusalReason | null {
  if (!game.players[by]) return { kind: 'noPlayer' }
  if (about.kind === 'undo') return line.length === 0 ? { kind: 'nothingToUndo' } : null
  if (about.kind === 'replace') return game.players[about.player] ? null : { kind: 'noPlayer' }
  if (about.asked !== game.asked || !game.choice) return { kind: 'stale' }
  return answersTableMayGive(game).some((pick) => isDeepStrictEqual(pick, about.pick))
    ? null
    : { kind: 'pick' }
}

function vote(
  session: WarSession,
  { by, agrees, topic = 'game' }: Of<'vote'>,
  before: Before,
): SessionEntryResult | SessionEntryRefusal {
  const motion = session[slotOf(topic)]
  if (by !== 'newcomer' && !session.game.players[by]) return { refused: { kind: 'noPlayer' } }
  if (!motion) return { refused: { kind: session.line.length === 0 ? 'nothingToUndo' : 'noMotion' } }
  if (!electorateOfMotion(session.game, motion).voters.includes(by)) return { refused: { kind: 'noVote' } }
  if (by in motion.votes) return { refused: { kind: 'voted' } }
  return settle(session, motion, { voter: by, agrees, isAsking: false }, before)
}

interface Ballot {
  voter: Voter
  agrees: boolean
  isAsking: boolean
}

/**
 * Closes a motion if its result is certain. A player who asks to replace another player isn't always one of the
 * voters.
 */
function settle(
  session: WarSession,
  motion: WarMotion,
  ballot: Ballot,
  before: Before,
): SessionEntryResult | SessionEntryRefusal {
  const { voter, agrees, isAsking } = ballot
  if (electorateOfMotion(session.game, motion).voters.includes(voter)) motion.votes[voter] = agrees
  const { about } = motion
  const subject = about.kind === 'undo' ? {} : { about }
  const count = currentResultOfVote(session.game, motion)
  if (count !== 'open') session[slotOf(topicOfVoteProposal(about))] = null
  if (count === 'carried') return { ...enact(session, motion, before), ...subject }
  session.seq += 1
  if (count === 'refused') return { events: [], voted: 'refused', ...subject }
  return { events: [], voted: isAsking ? 'asked' : agrees ? 'agreed' : 'against', ...subject }
}

/** Carries out a motion that the table has accepted. */
function enact(session: WarSession, { about }: WarMotion, before: Before): SessionEntryResult {
  switch (about.kind) {
    case 'undo': {
      session.seq += 1
      const last = session.line.pop()
      if (last !== undefined) session.game = restoreEarlierGame(session.game, before(last))
      return { events: [], voted: 'undone' }
    }
    case 'answer':
      return { events: answerFor(session, about), voted: null }
    case 'replace':
      session.seq += 1
      return { events: [replacePlayer(session, about.player, about.newcomer)], voted: null }
  }
}

function answerFor(
  session: WarSession,
  { asked, pick }: Extract<VoteProposal, { kind: 'answer' }>,
): WarEvent[] {
  const by = session.game.choice?.who[0] ?? 0
  const events = applyMove(session.game, { by, move: 'choose', asked, pick })
  if (isRefusal(events)) throw new Error(`the table's answer is refused: ${events.refused.kind}`)
  moved(session)
  return [answered(by, null), ...events]
}

/**
 * Gives a character to another player. The character keeps everything. The friends of the former player may not
 * answer for the new one.
 */
function replacePlayer(session: WarSession, player: PlayerIndex, { name }: ReplacementPlayer): WarEvent {
  const whose = session.game.players[player]
  const from = whose?.name ?? userText('')
  if (whose) whose.name = name
  const others = Object.entries(session.trust).filter(([by, to]) => Number(by) !== player && to !== player)
  session.trust = Object.fromEntries(others)
  return { kind: 'replaced', player, from, to: name }
}

/** Restores an earlier game, with the present players and shuffled decks. @param was is changed and becomes the game */
export function restoreEarlierGame(now: WarGame, was: WarGame): WarGame {
  was.rng = [...now.rng]
  was.asked = now.asked + 1
  for (const [at, one] of was.players.entries()) one.name = now.players[at]?.name ?? one.name
  for (const name of PILE_NAMES)
    if (now.piles[name].deck.join() !== was.piles[name].deck.join()) shuffle(was, was.piles[name].deck)
  return was
}
