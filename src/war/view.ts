/**
 * What one player may see, and hear. Open to all: what is equipped and worn, talents, tokens, levels, the Merchant's
 * cards, what lies face up. A Bag and a Spellbook are their owner's: others know how many cards are in them. Of decks
 * everybody knows how many are left.
 */
import type { Character, Choice, PileName, PlayerId, War, WarEvent } from './model.ts'

export interface CharacterView extends Omit<Character, 'spellbook' | 'bag' | 'small'> {
  /** Null where they aren't this player's to see. */
  spellbook: string[] | null
  bag: string[] | null
  small: string[] | null
  counts: { spellbook: number; bag: number; small: number }
}

export interface WarView extends Omit<War, 'rng' | 'players' | 'piles' | 'todo' | 'choice'> {
  players: CharacterView[]
  /** How many cards are left, and what was discarded. */
  piles: Record<PileName, { left: number; discard: string[] }>
  choice: Choice | null
}

/** @param player null for somebody who only looks on */
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

/** A Bonus Item that is being given away is the group's to look at. */
function choiceFor(choice: Choice, player: PlayerId | null): Choice {
  const isAsked = player !== null && choice.who.includes(player)
  return choice.kind === 'recipient' && !isAsked ? { ...choice, card: '' } : choice
}

/** An event as this player hears it. */
export function eventFor(event: WarEvent, player: PlayerId | null): WarEvent {
  const isPrivate = event.kind === 'gained' || (event.kind === 'learned' && !event.talent) || isQuiet(event)
  if (!isPrivate || event.player === player) return event
  return event.kind === 'item' && event.to === player ? event : { ...event, card: null }
}

type ItemEvent = Extract<WarEvent, { kind: 'item' }>

/** What is stowed or traded goes from Bag to Bag unseen. */
const isQuiet = (event: WarEvent): event is ItemEvent => event.kind === 'item' && event.how === 'trade'
