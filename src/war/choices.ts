/** Applies the answers to open choices. */
import { overflow, receive } from './bonus.ts'
import type { Choice, Move, PlayerId, War } from './model.ts'
import { giveXp } from './rewards.ts'
import { next, type Run, refuse, say } from './run.ts'

type Choose = Extract<Move, { move: 'choose' }>
type Of<K extends Choice['kind']> = Extract<Choice, { kind: K }>

export function choose(run: Run, { by, asked, pick }: Choose): void {
  const { game } = run
  const choice = game.choice
  if (!choice || asked !== game.asked) return refuse({ kind: 'stale' })
  if (!choice.who.includes(by)) refuse({ kind: 'notAsked' })
  game.choice = null
  say(run, { kind: 'chosen', what: choice.kind, player: by })
  settle(run, choice, pick)
}

function settle(run: Run, choice: Choice, pick: readonly number[]): void {
  switch (choice.kind) {
    case 'quests':
      return chooseQuests(run, choice, one(pick))
    case 'recipient':
      return receive(run, choice.among[one(pick)] ?? refuse({ kind: 'pick' }), choice.card)
    case 'overflow':
      return overflow(run, choice.player, one(pick))
    case 'extra':
      return divideRest(run, choice, pick)
  }
}

const one = (pick: readonly number[]): number => (pick.length === 1 ? (pick[0] ?? -1) : -1)

function chooseQuests(run: Run, { who: group, sets, defeated }: Of<'quests'>, at: number): void {
  const quests = sets[at] ?? refuse({ kind: 'pick' })
  next(run, { do: 'completed', quests, group, defeated })
}

/** Gives one more experience to each of as many players as there is experience left. */
function divideRest(run: Run, { among, left }: Of<'extra'>, pick: readonly PlayerId[]): void {
  const isWhole = new Set(pick).size === left && pick.length === left
  if (!isWhole || !pick.every((player) => among.includes(player))) refuse({ kind: 'pick' })
  for (const player of pick) giveXp(run, player, 1)
}

/** All legal answers to a choice, for buttons and for random players. */
export function choicePicks({ players }: Pick<War, 'players'>, choice: Choice): number[][] {
  switch (choice.kind) {
    case 'quests':
      return choice.sets.map((_, at) => [at])
    case 'recipient':
      return choice.among.map((_, at) => [at])
    case 'overflow':
      return (players[choice.player]?.small ?? []).map((_, at) => [at])
    case 'extra':
      return ofSize(choice.among, choice.left)
  }
}

/** All sets of this size. */
function ofSize(players: readonly PlayerId[], size: number): PlayerId[][] {
  if (size === 0) return [[]]
  return players.flatMap((first, at) =>
    ofSize(players.slice(at + 1), size - 1).map((rest) => [first, ...rest]),
  )
}
