/** The effects of cards: one function for each deed of the vocabulary. */
import { type Deed, FACTIONS, type Who } from './cards.ts'
import { cardOf } from './lookup.ts'
import type { PlayerId, Step, War } from './model.ts'
import { replaceAll } from './quests.ts'
import { giveXp } from './rewards.ts'
import { character, draw, next, type Run, say } from './run.ts'
import { advanceBy, stock } from './track.ts'

export function doDeed(run: Run, { deed, only }: Extract<Step, { do: 'deed' }>): void {
  const on = (who: Who): PlayerId[] => (only === undefined ? meant(run.game, who) : [only])
  switch (deed.do) {
    case 'xp':
      return on(deed.who).forEach((player) => void giveXp(run, player, deed.amount))
    case 'hits':
      return on(deed.who).forEach((player) => void changeTokens(run, player, { hits: deed.amount }))
    case 'energy':
      return on(deed.who).forEach((player) => void changeTokens(run, player, { energy: deed.amount }))
    case 'bonus':
      return next(
        run,
        ...on(deed.who).map((one) => ({ do: 'drawBonus' as const, group: [one], defeated: [] })),
      )
    case 'advance':
      return advanceBy(run, deed.spaces)
    case 'event':
      return drawEvents(run, deed.count)
    case 'merchant':
      return stock(run)
    case 'quests':
      return replaceAll(run)
    case 'board':
      return say(run, { kind: 'board', creature: deed.creature, count: deed.count })
    case 'overlord':
      return strengthen(run, deed.amount)
  }
}

function meant({ players, faction }: War, who: Who): PlayerId[] {
  const other = FACTIONS.find((one) => one !== faction)
  const side = who === 'active' ? faction : who === 'other' ? other : who
  return players.flatMap((one, player) => (side === 'each' || one.faction === side ? [player] : []))
}

/** Changes tokens by a card's effect, which is never refused: a total below zero becomes zero. */
export function changeTokens(run: Run, player: PlayerId, by: { hits?: number; energy?: number }): void {
  const whose = character(run.game, player)
  const hits = Math.max(0, whose.hits + (by.hits ?? 0))
  const energy = Math.max(0, whose.energy + (by.energy ?? 0))
  if (hits === whose.hits && energy === whose.energy) return
  Object.assign(whose, { hits, energy })
  say(run, { kind: 'tokens', player, hits, energy })
}

function drawEvents(run: Run, count: number): void {
  const steps: Deed[] = []
  for (let n = 0; n < count; n++) {
    const id = draw(run, 'events')
    if (id === null) break
    run.game.piles.events.discard.push(id)
    say(run, { kind: 'event', card: id })
    steps.push(...cardOf(run.game, 'events', id).does)
  }
  next(run, ...steps.map((deed) => ({ do: 'deed' as const, deed })))
}

function strengthen(run: Run, amount: number): void {
  run.game.strength = Math.max(0, run.game.strength + amount)
  say(run, { kind: 'overlord', amount, strength: run.game.strength })
}
