/** The table's votes: taking a move back, answering for an absent player, and replacing the player of a character. */
import type { UserText } from '../texts/user-text.ts'
import { choicePicks } from './choices.ts'
import type { PlayerId, War } from './model.ts'

/** A person who would take over a character. Only the caller uses their id. The table uses their name. */
export interface Newcomer {
  readonly id: string
  readonly name: UserText
}

export type About =
  | { readonly kind: 'undo' }
  /** An answer to the open choice, for a player who must choose and is absent. */
  | { readonly kind: 'answer'; readonly asked: number; readonly pick: readonly number[] }
  | {
      readonly kind: 'replace'
      readonly player: PlayerId
      readonly newcomer: Newcomer
      readonly isAbsent: boolean
    }

/** A player, or the person who would take over a character. */
export type Voter = PlayerId | 'newcomer'

/** The two topics: what happens in the game, and who plays in it. One motion for each topic can be open. */
export type Topic = 'game' | 'seat'
export const topicOf = ({ kind }: About): Topic => (kind === 'replace' ? 'seat' : 'game')

export interface Motion {
  by: PlayerId
  about: About
  votes: Record<string, boolean>
}

interface Electorate {
  voters: readonly Voter[]
  needed: number
  /** Voters who must agree, whoever else does. */
  must: readonly Voter[]
}

const byMoreThanHalf = (voters: readonly Voter[], must: readonly Voter[] = []): Electorate => ({
  voters,
  needed: Math.floor(voters.length / 2) + 1,
  must,
})

/**
 * The voters of a motion, and the votes that it needs:
 * - a move is taken back if more than half of all players agree
 * - an answer is given if more than half of the players agree whom the choice doesn't ask
 * - a character changes hands if its player, the newcomer and the player who asked agree
 * - an absent player's character changes hands if more than half of the other players and the newcomer agree, among
 *   them the newcomer
 */
export function electorateOf({ players, choice }: War, { by, about }: Motion): Electorate {
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

/** The players whom the game waits for: those who must choose, and voters who haven't voted yet. */
export function awaited(game: War, motions: readonly (Motion | null)[]): Voter[] {
  const silent = motions.flatMap((motion) =>
    motion ? electorateOf(game, motion).voters.filter((voter) => !(voter in motion.votes)) : [],
  )
  return game.outcome === null ? [...new Set<Voter>([...(game.choice?.who ?? []), ...silent])] : []
}

/** The present result of the votes. */
export function countOf(game: War, motion: Motion): 'open' | 'carried' | 'refused' {
  const { voters, needed, must } = electorateOf(game, motion)
  const count = (wanted: boolean) => Object.values(motion.votes).filter((agrees) => agrees === wanted).length
  const voteOf = (voter: Voter) => motion.votes[voter]
  if (count(false) > voters.length - needed || must.some((one) => voteOf(one) === false)) return 'refused'
  return count(true) >= needed && must.every(voteOf) ? 'carried' : 'open'
}

/**
 * The answers that the table may give for a player. Only the owner of Bonus Items may look at them, so the table can
 * only put away the newest.
 */
export function tablesAnswers(game: War): number[][] {
  const { choice } = game
  if (!choice) return []
  const all = choicePicks(game, choice)
  return choice.kind === 'overflow' ? all.slice(-1) : all
}
