/** Applies the answers to open choices. */
import { discardExcessBonusItem, putBonusItemIntoBag } from './bonus.ts'
import type { Move, OpenChoice, PlayerIndex, WarGame } from './model.ts'
import { addWarEvent, type MoveContext, prependRemainingSteps, refuseMove } from './move-context.ts'
import { giveXp } from './rewards.ts'

type Choose = Extract<Move, { move: 'choose' }>
type Of<K extends OpenChoice['kind']> = Extract<OpenChoice, { kind: K }>

export function applyChoice(run: MoveContext, { by, asked, pick }: Choose): void {
  const { game } = run
  const choice = game.choice
  if (!choice || asked !== game.asked) return refuseMove({ kind: 'stale' })
  if (!choice.who.includes(by)) refuseMove({ kind: 'notAsked' })
  game.choice = null
  addWarEvent(run, { kind: 'chosen', what: choice.kind, player: by })
  settle(run, choice, pick)
}

function settle(run: MoveContext, choice: OpenChoice, pick: readonly number[]): void {
  switch (choice.kind) {
    case 'quests':
      return chooseQuests(run, choice, one(pick))
    case 'recipient':
      return putBonusItemIntoBag(run, choice.among[one(pick)] ?? refuseMove({ kind: 'pick' }), choice.card)
    case 'overflow':
      return discardExcessBonusItem(run, choice.player, one(pick))
    case 'extra':
      return divideRest(run, choice, pick)
  }
}

const one = (pick: readonly number[]): number => (pick.length === 1 ? (pick[0] ?? -1) : -1)

function chooseQuests(run: MoveContext, { who: group, sets, defeated }: Of<'quests'>, at: number): void {
  const quests = sets[at] ?? refuseMove({ kind: 'pick' })
  prependRemainingSteps(run, { do: 'completed', quests, group, defeated })
}

/** Gives one more experience to one player for each point that is left. */
function divideRest(run: MoveContext, { among, left }: Of<'extra'>, pick: readonly PlayerIndex[]): void {
  const isWhole = new Set(pick).size === left && pick.length === left
  if (!isWhole || !pick.every((player) => among.includes(player))) refuseMove({ kind: 'pick' })
  for (const player of pick) giveXp(run, player, 1)
}

/** Returns all legal answers to a choice, for buttons and for random players. */
export function legalPicks({ players }: Pick<WarGame, 'players'>, choice: OpenChoice): number[][] {
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

/** Returns all sets of players of this size. */
function ofSize(players: readonly PlayerIndex[], size: number): PlayerIndex[][] {
  if (size === 0) return [[]]
  return players.flatMap((first, at) =>
    ofSize(players.slice(at + 1), size - 1).map((rest) => [first, ...rest]),
  )
}
