/**
 * Blue Quests (p. 5 and 6): three lie face up. The creatures that a combat slew complete them, and they are replaced
 * after their rewards.
 */
import { caseFolded } from '../texts/user-text.ts'
import type { QuestCard } from './cards.ts'
import { countHunted, lastingEffects } from './destiny.ts'
import { cardOf } from './lookup.ts'
import { type Kill, type MoveOf, type PlayerId, QUESTS_OPEN, type Step, type War } from './model.ts'
import { divideXp } from './rewards.ts'
import { draw, next, type Run, refuse, say, takeOut } from './run.ts'

/**
 * p. 2, Component Overview (3); p. 3, Setup (3); p. 5, Blue Quests (1): the quests lie face up beside the board, and
 * no creatures are spawned.
 */
export function fillQuests(run: Run, redrawn = false): void {
  const { game } = run
  while (game.quests.length < QUESTS_OPEN) {
    const card = draw(run, 'quests')
    if (card === null) return
    game.quests.push({ card, redrawn, fresh: true })
    say(run, { kind: 'quest', how: 'revealed', card, group: [] })
  }
}

/** p. 5, Blue Quests (4): only the independent creatures of a combat count. */
export const blueOf = (kills: readonly Kill[]): string[] =>
  kills.flatMap(({ creature, colour, count }) =>
    colour === 'blue' ? Array.from({ length: count }, () => caseFolded(creature)) : [],
  )

/**
 * p. 5, Blue Quests (2, 3); p. 5, Timing of Rewards (3, 4): the largest sets of open quests that these creatures
 * complete. Each creature counts for one quest, whoever slew it and wherever.
 */
export function completedBy(game: War, slain: readonly string[]): string[][] {
  const open = game.quests.map(({ card }) => cardOf(game, 'quests', card))
  const all = subsets(open).filter((set) => canComplete(set, slain))
  const most = Math.max(0, ...all.map((set) => set.length))
  return all.filter((set) => set.length === most).map((set) => set.map(({ id }) => id))
}

function subsets<T>([first, ...rest]: readonly T[]): T[][] {
  if (first === undefined) return [[]]
  const without = subsets(rest)
  return [...without, ...without.map((set) => [first, ...set])]
}

/** p. 5, Blue Quests (5): whether each quest of a set can have a separate creature of either of its types. */
function canComplete([first, ...rest]: readonly QuestCard[], slain: readonly string[]): boolean {
  if (!first) return true
  return first.creatures.some((creature) => {
    const left = [...slain]
    return takeOut(left, caseFolded(creature)) && canComplete(rest, left)
  })
}

/**
 * p. 5, Timing of Rewards (1, 5): completes quests after the combat. The group chooses if several sets are possible.
 */
export function complete(run: Run, group: PlayerId[], kills: readonly Kill[], defeated: PlayerId[]): void {
  const { game } = run
  countHunted(run, kills) // Its steps come after the quests’ rewards, because those are put before them in the queue.
  const sets = completedBy(game, blueOf(kills))
  const [only = []] = sets
  if (sets.length > 1) game.choice = { kind: 'quests', who: group, sets, defeated }
  else if (only.length > 0) next(run, { do: 'completed', quests: only, group, defeated })
}

/**
 * p. 5, Timing of Rewards (2, 3, 6): all rewards come first. Then the quests are discarded, and only after that
 * others are drawn, for which the slain creatures no longer count.
 */
export function completed(run: Run, { quests, group, defeated }: Extract<Step, { do: 'completed' }>): void {
  for (const card of quests) say(run, { kind: 'quest', how: 'done', card, group })
  const rewards = quests.map((quest) => ({ do: 'reward' as const, quest, group, defeated }))
  next(run, ...rewards, { do: 'replace', quests })
}

/** p. 6, Experience Penalties and Bonuses (1): there is no target level, so the XP is as printed. */
export function reward(run: Run, { quest, group, defeated }: Extract<Step, { do: 'reward' }>): void {
  const { xp, bonus } = cardOf(run.game, 'quests', quest)
  const more = lastingEffects(run.game).reduce((sum, one) => sum + (one.holds === 'plenty' ? one.by : 0), 0)
  const draws = Array.from({ length: bonus + more }, () => ({ do: 'drawBonus' as const, group, defeated }))
  next(run, ...draws)
  divideXp(run, group, xp)
}

export function replace(run: Run, quests: readonly string[]): void {
  const { game } = run
  for (const card of quests) {
    game.quests = game.quests.filter((quest) => quest.card !== card)
    game.piles.quests.discard.push(card)
  }
  fillQuests(run)
}

/** A card replaces all of them. */
export function replaceAll(run: Run): void {
  const cards = run.game.quests.map(({ card }) => card)
  for (const card of cards) say(run, { kind: 'quest', how: 'replaced', card, group: [] })
  replace(run, cards)
}

/** p. 7, Optional Rule (1): replaces, once, a quest that was just drawn and that nothing on the board fits. */
export function redraw(run: Run, { quest: id }: MoveOf<'redraw'>): void {
  const { game } = run
  const quest = game.quests.find(({ card }) => card === id)
  if (!game.redraw) refuse({ kind: 'noRedraw' })
  if (!quest) return refuse({ kind: 'noCard' })
  if (quest.redrawn) refuse({ kind: 'redrawn' })
  if (!quest.fresh) refuse({ kind: 'notFresh' })
  if (game.piles.quests.deck.length + game.piles.quests.discard.length === 0) refuse({ kind: 'noOther' })
  game.quests = game.quests.filter((one) => one !== quest)
  say(run, { kind: 'quest', how: 'redrawn', card: id, group: [] })
  fillQuests(run, true)
  game.piles.quests.discard.push(id)
}
