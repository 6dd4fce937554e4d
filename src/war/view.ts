/**
 * The state and events that one player may see. Everybody sees equipped powers, worn items, talents, tokens, levels,
 * the Merchant's cards and all face-up cards. Only its owner sees into a Bag and a Spellbook; the others see the
 * number of cards. Of a deck, everybody sees the number of cards.
 */
import type { OpenChoice, PileName, PlayerIndex, WarCharacter, WarEvent, WarGame } from './model.ts'

export interface CharacterView extends Omit<WarCharacter, 'spellbook' | 'bag' | 'small'> {
  /** The cards of the Spellbook; null if the viewer may not see them. */
  spellbook: string[] | null
  bag: string[] | null
  small: string[] | null
  counts: { spellbook: number; bag: number; small: number }
}

export interface WarView extends Omit<WarGame, 'rng' | 'players' | 'piles' | 'todo' | 'choice'> {
  players: CharacterView[]
  /** The number of cards in the deck, and the discarded cards. */
  piles: Record<PileName, { left: number; discard: string[] }>
  choice: OpenChoice | null
}

/** Returns the view of a player. @param player null for a spectator */
export function warViewFor(game: WarGame, player: PlayerIndex | null): WarView {
  const { rng, players, piles, todo, choice, ...open } = structuredClone({ ...game, lists: undefined })
  return {
    ...open,
    lists: game.lists,
    players: players.map((one, at) => characterFor(one, at === player)),
    piles: pilesSeen(piles),
    choice: choice && choiceFor(choice, player),
  }
}

function characterFor(whose: WarCharacter, isOwn: boolean): CharacterView {
  const { spellbook, bag, small } = whose
  const counts = { spellbook: spellbook.length, bag: bag.length, small: small.length }
  return { ...whose, counts, ...(isOwn ? {} : { spellbook: null, bag: null, small: null }) }
}

const pilesSeen = (piles: WarGame['piles']): WarView['piles'] => {
  const seen = (name: PileName) => ({ left: piles[name].deck.length, discard: piles[name].discard })
  return {
    destiny: seen('destiny'),
    quests: seen('quests'),
    events: seen('events'),
    bonus: seen('bonus'),
    circle: seen('circle'),
    square: seen('square'),
    triangle: seen('triangle'),
    special: seen('special'),
  }
}

/** Hides a Bonus Item that is being given away from players outside of the group. */
function choiceFor(choice: OpenChoice, player: PlayerIndex | null): OpenChoice {
  const isAsked = player !== null && choice.who.includes(player)
  return choice.kind === 'recipient' && !isAsked ? { ...choice, card: '' } : choice
}

/** Returns an event with the details that this player may know. */
export function warEventAsSeenBy(event: WarEvent, player: PlayerIndex | null): WarEvent {
  const isPrivate = event.kind === 'gained' || (event.kind === 'learned' && !event.talent) || isQuiet(event)
  if (!isPrivate || event.player === player) return event
  return event.kind === 'item' && event.to === player ? event : { ...event, card: null }
}

type ItemEvent = Extract<WarEvent, { kind: 'item' }>

/** Whether the event is about a traded item, which the other players don't see. */
const isQuiet = (event: WarEvent): event is ItemEvent => event.kind === 'item' && event.how === 'trade'
