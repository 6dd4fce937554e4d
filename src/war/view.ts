/**
 * The state and events that one player may see. Open to all are equipped powers, worn items, talents, tokens, levels,
 * the Merchant's cards and all face-up cards. A Bag and a Spellbook are open only to their owner, and others see how
 * many cards are in them. Of a deck everybody sees how many cards are left.
 */
import type { Character, Choice, PileName, PlayerId, War, WarEvent } from './model.ts'

export interface CharacterView extends Omit<Character, 'spellbook' | 'bag' | 'small'> {
  /** The cards of the Spellbook; null if the viewer may not see them. */
  spellbook: string[] | null
  bag: string[] | null
  small: string[] | null
  counts: { spellbook: number; bag: number; small: number }
}

export interface WarView extends Omit<War, 'rng' | 'players' | 'piles' | 'todo' | 'choice'> {
  players: CharacterView[]
  /** The number of cards left, and the discarded cards. */
  piles: Record<PileName, { left: number; discard: string[] }>
  choice: Choice | null
}

/** @param player null for a spectator */
export function viewFor(game: War, player: PlayerId | null): WarView {
  const { rng, players, piles, todo, choice, ...open } = structuredClone({ ...game, lists: undefined })
  return {
    ...open,
    lists: game.lists,
    players: players.map((one, at) => characterFor(one, at === player)),
    piles: pilesSeen(piles),
    choice: choice && choiceFor(choice, player),
  }
}

function characterFor(whose: Character, isOwn: boolean): CharacterView {
  const { spellbook, bag, small } = whose
  const counts = { spellbook: spellbook.length, bag: bag.length, small: small.length }
  return { ...whose, counts, ...(isOwn ? {} : { spellbook: null, bag: null, small: null }) }
}

const pilesSeen = (piles: War['piles']): WarView['piles'] => {
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

/** Only its group may look at a Bonus Item that is being given away. */
function choiceFor(choice: Choice, player: PlayerId | null): Choice {
  const isAsked = player !== null && choice.who.includes(player)
  return choice.kind === 'recipient' && !isAsked ? { ...choice, card: '' } : choice
}

/** An event with the details that this player may know. */
export function eventAsSeenBy(event: WarEvent, player: PlayerId | null): WarEvent {
  const isPrivate = event.kind === 'gained' || (event.kind === 'learned' && !event.talent) || isQuiet(event)
  if (!isPrivate || event.player === player) return event
  return event.kind === 'item' && event.to === player ? event : { ...event, card: null }
}

type ItemEvent = Extract<WarEvent, { kind: 'item' }>

/** A traded item goes from Bag to Bag unseen. */
const isQuiet = (event: WarEvent): event is ItemEvent => event.kind === 'item' && event.how === 'trade'
