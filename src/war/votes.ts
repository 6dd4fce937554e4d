/** The table's votes: to take a move back, to answer for an absent player, and to replace the player of a character. */
import type { UserText } from '../texts/user-text.ts'
import { legalPicks } from './choices.ts'
import type { PlayerIndex, WarGame } from './model.ts'

/** A person who would take over a character. Only the caller uses the id; the table uses the name. */
export interface ReplacementPlayer {
  readonly id: string
  readonly name: UserText
}

export type VoteProposal =
  | { readonly kind: 'undo' }
  /** Answers the open choice for a player who must choose and is absent. */
  | { readonly kind: 'answer'; readonly asked: number; readonly pick: readonly number[] }
  | {
      readonly kind: 'replace'
      readonly player: PlayerIndex
      readonly newcomer: ReplacementPlayer
      readonly isAbsent: boolean
    }

/** A player, or the person who would take over a character. */
export type Voter = PlayerIndex | 'newcomer'

/** The two topics of votes: the game, and who plays in it. Each topic can have one open motion. */
export type VoteTopic = 'game' | 'seat'
export const topicOfVoteProposal = ({ kind }: VoteProposal): VoteTopic =>
  kind === 'replace' ? 'seat' : 'game'

export interface WarMotion {
  by: PlayerIndex
  about: VoteProposal
  votes: Record<string, boolean>
}

interface Electorate {
  voters: readonly Voter[]
  needed: number
  /** The voters without whose agreement the motion fails. */
  must: readonly Voter[]
}

const byMoreThanHalf = (voters: readonly Voter[], must: readonly Voter[] = []): Electorate => ({
  voters,
  needed: Math.floor(voters.length / 2) + 1,
  must,
})

/**
 * Returns the voters of a motion, and the number of votes that it needs:
 * - a move is taken back if more than half of all players agree
 * - an answer is given if more than half of the players whom the choice doesn't ask agree
 * - a character gets a new player if its player, the newcomer and the player who asked agree
 * - an absent player's character gets a new player if the newcomer agrees, and with the newcomer more than half of all
 * voters, who are the newcomer and the other players
 */
export function electorateOfMotion({ players, choice }: WarGame, { by, about }: WarMotion): Electorate {
  const all = players.map((_, at) => at)
  switch (about.kind) {
    case 'undo':
      return byMoreThanHalf(all)
    case 'answer':
      return byMoreThanHalf(all.filter((player) => !choice?.who.includes(player)))
    case 'replace': {
      const others = all.filter((player) => player !== about.player)
      if (about.isAbsent) return byMoreThanHalf([...others, 'newcomer'], ['newcomer'])
      const voters: Voter[] = [...new Set([by, about.player]), 'newcomer']
      return { voters, needed: voters.length, must: voters }
    }
  }
}

/** Returns the players for whom the game waits: those who must choose, and voters who haven't voted yet. */
export function awaitedPlayersAndVoters(game: WarGame, motions: readonly (WarMotion | null)[]): Voter[] {
  const silent = motions.flatMap((motion) =>
    motion ? electorateOfMotion(game, motion).voters.filter((voter) => !(voter in motion.votes)) : [],
  )
  return game.outcome === null ? [...new Set<Voter>([...(game.choice?.who ?? []), ...silent])] : []
}

/** Returns the present result of a vote. */
export function currentResultOfVote(game: WarGame, motion: WarMotion): 'open' | 'carried' | 'refused' {
  const { voters, needed, must } = electorateOfMotion(game, motion)
  const count = (wanted: boolean) => Object.values(motion.votes).filter((agrees) => agrees === wanted).length
  const voteOf = (voter: Voter) => motion.votes[voter]
  if (count(false) > voters.length - needed || must.some((one) => voteOf(one) === false)) return 'refused'
  return count(true) >= needed && must.every(voteOf) ? 'carried' : 'open'
}

/**
 * Returns the answers that the table may give for a player. Only the owner of Bonus Items may look at them, so the
 * table can only discard the newest.
 */
export function answersTableMayGive(game: WarGame): number[][] {
  const { choice } = game
  if (!choice) return []
  const all = legalPicks(game, choice)
  return choice.kind === 'overflow' ? all.slice(-1) : all
}
