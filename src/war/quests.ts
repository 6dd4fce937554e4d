/**
 * Blue Quests (p. 5 and 6): three lie face up. Slain creatures of a combat complete them, and they are replaced after
 * their rewards.
 */
import { foldCaseAndTrim } from '../texts/user-text.ts'
import type { QuestCard } from './cards.ts'
import { lastingEffectsOfDestiny, recordKillsForDestiny } from './destiny.ts'
import { requireCardInList } from './lookup.ts'
import {
  type KilledCreatures,
  type MoveOfKind,
  OPEN_QUEST_COUNT,
  type PlayerIndex,
  type RemainingStep,
  type WarGame,
} from './model.ts'
import {
  addWarEvent,
  drawTopCardOfPile,
  type MoveContext,
  prependRemainingSteps,
  refuseMove,
  removeCardFromList,
} from './move-context.ts'
import { divideXpAmongGroup } from './rewards.ts'

/**
 * Draws quests until three lie face up beside the board. No creatures are spawned. Booklet: p. 2, Component Overview
 * (3); p. 3, Setup (3); p. 5, Blue Quests (1).
 */
export function refillOpenQuests(run: MoveContext, redrawn = false): void {
  const { game } = run
  while (game.quests.length < OPEN_QUEST_COUNT) {
    const card = drawTopCardOfPile(run, 'quests')
    if (card === null) return
    game.quests.push({ card, redrawn, fresh: true })
    addWarEvent(run, { kind: 'quest', how: 'revealed', card, group: [] })
  }
}

/** Returns the independent creatures of a combat, which alone count. Booklet: p. 5, Blue Quests (4). */
export const creaturesCountedForBlueQuests = (kills: readonly KilledCreatures[]): string[] =>
  kills.flatMap(({ creature, colour, count }) =>
    colour === 'blue' ? Array.from({ length: count }, () => foldCaseAndTrim(creature)) : [],
  )

/**
 * Returns the largest sets of open quests that these creatures complete. Each creature counts for one quest, whoever
 * slew it and wherever. Booklet: p. 5, Blue Quests (2, 3); p. 5, Timing of Rewards (3, 4).
 */
export function largestCompletableQuestSets(game: WarGame, slain: readonly string[]): string[][] {
  const open = game.quests.map(({ card }) => requireCardInList(game, 'quests', card))
  const all = subsets(open).filter((set) => canComplete(set, slain))
  const most = Math.max(0, ...all.map((set) => set.length))
  return all.filter((set) => set.length === most).map((set) => set.map(({ id }) => id))
}

function subsets<T>([first, ...rest]: readonly T[]): T[][] {
  if (first === undefined) return [[]]
  const without = subsets(rest)
  return [...without, ...without.map((set) => [first, ...set])]
}

/** Whether each quest of a set has a separate creature of one of its two types. Booklet: p. 5, Blue Quests (5). */
function canComplete([first, ...rest]: readonly QuestCard[], slain: readonly string[]): boolean {
  if (!first) return true
  return first.creatures.some((creature) => {
    const left = [...slain]
    return removeCardFromList(left, foldCaseAndTrim(creature)) && canComplete(rest, left)
  })
}

/**
 * Completes quests after a combat. The group chooses if several sets are possible. Booklet: p. 5, Timing of Rewards (1,
 * 5).
 */
export function completeQuestsAfterCombat(
  run: MoveContext,
  group: PlayerIndex[],
  kills: readonly KilledCreatures[],
  defeated: PlayerIndex[],
): void {
  const { game } = run
  // The steps of the hunt come after the quests’ rewards, because the rewards are put before them in the queue.
  recordKillsForDestiny(run, kills)
  const sets = largestCompletableQuestSets(game, creaturesCountedForBlueQuests(kills))
  const [only = []] = sets
  if (sets.length > 1) game.choice = { kind: 'quests', who: group, sets, defeated }
  else if (only.length > 0) prependRemainingSteps(run, { do: 'completed', quests: only, group, defeated })
}

/**
 * Gives all rewards first, then discards the quests, then draws new ones. The slain creatures don't count for the new
 * quests. Booklet: p. 5, Timing of Rewards (2, 3, 6).
 */
export function rewardAndReplaceCompletedQuests(
  run: MoveContext,
  { quests, group, defeated }: Extract<RemainingStep, { do: 'completed' }>,
): void {
  for (const card of quests) addWarEvent(run, { kind: 'quest', how: 'done', card, group })
  const rewards = quests.map((quest) => ({ do: 'reward' as const, quest, group, defeated }))
  prependRemainingSteps(run, ...rewards, { do: 'replace', quests })
}

/**
 * Gives the printed experience, because a blue quest has no target level. Booklet: p. 6, Experience Penalties and
 * Bonuses (1).
 */
export function giveBlueQuestReward(
  run: MoveContext,
  { quest, group, defeated }: Extract<RemainingStep, { do: 'reward' }>,
): void {
  const { xp, bonus } = requireCardInList(run.game, 'quests', quest)
  const more = lastingEffectsOfDestiny(run.game).reduce(
    (sum, one) => sum + (one.holds === 'plenty' ? one.by : 0),
    0,
  )
  const draws = Array.from({ length: bonus + more }, () => ({ do: 'drawBonus' as const, group, defeated }))
  prependRemainingSteps(run, ...draws)
  divideXpAmongGroup(run, group, xp)
}

export function discardAndRefillQuests(run: MoveContext, quests: readonly string[]): void {
  const { game } = run
  for (const card of quests) {
    game.quests = game.quests.filter((quest) => quest.card !== card)
    game.piles.quests.discard.push(card)
  }
  refillOpenQuests(run)
}

/** Replaces all open quests for a card's effect. */
export function replaceAllOpenQuests(run: MoveContext): void {
  const cards = run.game.quests.map(({ card }) => card)
  for (const card of cards) addWarEvent(run, { kind: 'quest', how: 'replaced', card, group: [] })
  discardAndRefillQuests(run, cards)
}

/**
 * Replaces, once, a quest that was just drawn and that no creature on the board fits. Booklet: p. 7, Optional Rule (1).
 */
export function redrawQuest(run: MoveContext, { quest: id }: MoveOfKind<'redraw'>): void {
  const { game } = run
  const quest = game.quests.find(({ card }) => card === id)
  if (!game.redraw) refuseMove({ kind: 'noRedraw' })
  if (!quest) return refuseMove({ kind: 'noCard' })
  if (quest.redrawn) refuseMove({ kind: 'redrawn' })
  if (!quest.fresh) refuseMove({ kind: 'notFresh' })
  if (game.piles.quests.deck.length + game.piles.quests.discard.length === 0) refuseMove({ kind: 'noOther' })
  game.quests = game.quests.filter((one) => one !== quest)
  addWarEvent(run, { kind: 'quest', how: 'redrawn', card: id, group: [] })
  refillOpenQuests(run, true)
  game.piles.quests.discard.push(id)
}
