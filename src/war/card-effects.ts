/** Applies the effects of cards: one function for each kind of effect. */
import { type AffectedPlayersSelector, type CardEffect, FACTIONS } from './cards.ts'
import { requireCardInList } from './lookup.ts'
import type { PlayerIndex, RemainingStep, WarGame } from './model.ts'
import {
  addWarEvent,
  drawTopCardOfPile,
  type MoveContext,
  prependRemainingSteps,
  requireCharacterOfPlayer,
} from './move-context.ts'
import { replaceAllOpenQuests } from './quests.ts'
import { giveXp } from './rewards.ts'
import { advanceMarkerByEffect, giveItemsToMerchant } from './track.ts'

export function applyCardEffect(
  run: MoveContext,
  { deed, only }: Extract<RemainingStep, { do: 'deed' }>,
): void {
  const on = (who: AffectedPlayersSelector): PlayerIndex[] =>
    only === undefined ? meant(run.game, who) : [only]
  switch (deed.do) {
    case 'xp':
      return on(deed.who).forEach((player) => void giveXp(run, player, deed.amount))
    case 'hits':
      return on(deed.who).forEach((player) => void changeHitsAndEnergy(run, player, { hits: deed.amount }))
    case 'energy':
      return on(deed.who).forEach((player) => void changeHitsAndEnergy(run, player, { energy: deed.amount }))
    case 'bonus':
      return prependRemainingSteps(
        run,
        ...on(deed.who).map((one) => ({ do: 'drawBonus' as const, group: [one], defeated: [] })),
      )
    case 'advance':
      return advanceMarkerByEffect(run, deed.spaces)
    case 'event':
      return drawEvents(run, deed.count)
    case 'merchant':
      return giveItemsToMerchant(run)
    case 'quests':
      return replaceAllOpenQuests(run)
    case 'board':
      return addWarEvent(run, { kind: 'board', creature: deed.creature, count: deed.count })
    case 'overlord':
      return strengthen(run, deed.amount)
  }
}

function meant({ players, faction }: WarGame, who: AffectedPlayersSelector): PlayerIndex[] {
  const other = FACTIONS.find((one) => one !== faction)
  const side = who === 'active' ? faction : who === 'other' ? other : who
  return players.flatMap((one, player) => (side === 'each' || one.faction === side ? [player] : []))
}

/** Changes a player's tokens by a card's effect. This is never refused: a total below zero becomes zero. */
export function changeHitsAndEnergy(
  run: MoveContext,
  player: PlayerIndex,
  by: { hits?: number; energy?: number },
): void {
  const whose = requireCharacterOfPlayer(run.game, player)
  const hits = Math.max(0, whose.hits + (by.hits ?? 0))
  const energy = Math.max(0, whose.energy + (by.energy ?? 0))
  if (hits === whose.hits && energy === whose.energy) return
  Object.assign(whose, { hits, energy })
  addWarEvent(run, { kind: 'tokens', player, hits, energy })
}

function drawEvents(run: MoveContext, count: number): void {
  const steps: CardEffect[] = []
  for (let n = 0; n < count; n++) {
    const id = drawTopCardOfPile(run, 'events')
    if (id === null) break
    run.game.piles.events.discard.push(id)
    addWarEvent(run, { kind: 'event', card: id })
    steps.push(...requireCardInList(run.game, 'events', id).does)
  }
  prependRemainingSteps(run, ...steps.map((deed) => ({ do: 'deed' as const, deed })))
}

function strengthen(run: MoveContext, amount: number): void {
  run.game.strength = Math.max(0, run.game.strength + amount)
  addWarEvent(run, { kind: 'overlord', amount, strength: run.game.strength })
}
