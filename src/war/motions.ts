/** What a table votes on: taking a move back, answering for who is absent, and who plays a character from now on. */
import type { UserText } from '../texts/user-text.ts'
import { choicePicks } from './choices.ts'
import type { PlayerId, War } from './model.ts'

/** Who would take a place; what they are beside the table's name for them is the caller's. */
export interface Newcomer {
  readonly id: string
  readonly name: UserText
}

export type About =
  | { readonly kind: 'undo' }
  /** An answer to the open choice, for who is asked and doesn't come. */
  | { readonly kind: 'answer'; readonly asked: number; readonly pick: readonly number[] }
  | {
      readonly kind: 'replace'
      readonly player: PlayerId
      readonly newcomer: Newcomer
      readonly isAbsent: boolean
    }

/** A player, or who would take a place. */
export type Voter = PlayerId | 'newcomer'

/** One thing at a time waits for votes: what becomes of the game, and who plays in it. */
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
  /** Without whom it can't be, whoever else agrees. */
  must: readonly Voter[]
}

const byMoreThanHalf = (voters: readonly Voter[], must: readonly Voter[] = []): Electorate => ({
  voters,
  needed: Math.floor(voters.length / 2) + 1,
  must,
})

/** Of a move more than half of all; of an answer, more than half of those who aren't asked; of a place, who has it and who would, or the table for who is absent. */
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

/** Who is asked, and who of those that vote hasn't yet. */
export function awaited(game: War, motions: readonly (Motion | null)[]): Voter[] {
  const silent = motions.flatMap((motion) =>
    motion ? electorateOf(game, motion).voters.filter((voter) => !(voter in motion.votes)) : [],
  )
  return game.outcome === null ? [...new Set<Voter>([...(game.choice?.who ?? []), ...silent])] : []
}

/** What the votes come to so far. */
export function countOf(game: War, motion: Motion): 'open' | 'carried' | 'refused' {
  const { voters, needed, must } = electorateOf(game, motion)
  const count = (wanted: boolean) => Object.values(motion.votes).filter((agrees) => agrees === wanted).length
  const voteOf = (voter: Voter) => motion.votes[voter]
  if (count(false) > voters.length - needed || must.some((one) => voteOf(one) === false)) return 'refused'
  return count(true) >= needed && must.every(voteOf) ? 'carried' : 'open'
}

/**
 * What the table may answer for somebody. Which Bonus Item goes to the Merchant only its owner may read: for them it's the
 * newest.
 */
export function tablesAnswers(game: War): number[][] {
  const { choice } = game
  if (!choice) return []
  const all = choicePicks(game, choice)
  return choice.kind === 'overflow' ? all.slice(-1) : all
}
