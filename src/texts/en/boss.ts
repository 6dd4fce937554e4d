import { withWiderType } from '../worded.ts'
import { countWithNoun, joinAsList, possessiveOf } from './words.ts'

/** Texts for the Boss's seat, for the views of its player and for the narration of a Boss. */
export const bossTexts = {
  noSeat:
    'This raid has no seat for a Boss player, because its lair plays by itself. Take a raider’s seat instead.',
  taken: (name: string) =>
    `${name} already has the Boss’s seat. Take a raider’s seat, or ask them to leave it.`,
  youRaid:
    'You have a raider’s seat. Nobody can play on both sides, because the Boss’s hand is a secret. Leave your seat first.',
  youAreBoss: 'You have the Boss’s seat. Nobody can play on both sides. Leave the Boss’s seat first.',
  notARaider: 'The Boss player is not one of the raiders. Choose a raider.',
  title: 'The Boss',
  joined: 'You are the Boss. `/hand` shows your cards once the raid has begun; nobody else sees them.',
  take: 'Play the Boss',
  seat: (person: string, boss: string) => `♛ **${person}** as ${boss}, the Boss`,
  computer: (boss: string) => `♛ the computer as ${boss}`,
  /** The line of a lobby whose Boss's seat is free. */
  computerIfFree: (boss: string) => `♛ the computer as ${boss}, unless somebody takes the Boss’s seat`,
  balance: {
    few: 'Made for three to five raiders. With fewer raiders the raid ends quickly.',
    many: 'Made for three to five raiders. With more raiders the Boss has a hard time.',
  },

  // The narration of events of a raid against a Boss.
  event: (card: string, to: string) => (to ? `☄ Event: ${card} → ${to}.` : `☄ Event: ${card}.`),
  intoRow: (whose: readonly string[], n: number) =>
    `▫ ${countWithNoun(n, 'card')} ${n === 1 ? 'goes' : 'go'} face down into the resource ${whose.length === 1 ? 'row' : 'rows'} of ${joinAsList(whose)}.`,
  arrival: (boss: string, rune: string | null) =>
    rune === null ? `### ♛ The next Boss: ${boss}` : `### ♛ The next Boss: ${boss}, with the ${rune}`,
  has: (boss: string, health: number) => `${boss} has **${health}** health.`,
  uncovered: (cards: string, n: number) => `↻ The ${n === 1 ? 'Minion' : 'Minions'} of the row: ${cards}.`,
  spent: (runes: string, n: number) =>
    `↻ ${runes} ${n === 1 ? 'turns' : 'turn'} face down, but ${n === 1 ? 'is still a resource' : 'are still resources'}.`,
  fall: (boss: string) => `### ♛ ${boss} has fallen, and his Minions turn face up`,
  awakening: (boss: string) => `### ♛ ${boss} steps aside, and his master awakens`,
  changed: (from: string, to: string) =>
    `### ♛ ${from} is swapped for ${from === to ? 'the other card of that name' : to}`,
  turnsOver: (card: string, side: string) => `↻ ${card} turns over. Now ${side} is face up.`,
  /** Names the two sides of a card: first the side that starts face up, then the other. */
  sides: withWiderType<Record<string, readonly [string, string]>>({
    'MLR-43': ['its Cooldown side', 'its Nova side'],
    'BTR-6': ['the Shrine of Lost Souls', 'the Essence of Suffering'],
    'BTR-7': ['the Essence of Desire', 'the Essence of Anger'],
  }),
  anySides: withWiderType<readonly [string, string]>(['its first side', 'its other side']),
  swapped: (from: string, stage: string) => `### ♛ ${from} falls … and continues the fight: ${stage}`,
  comes: (card: string, health: number) => `${card} has **${health}** health now, and no damage.`,
  /** For each card of a Boss, by id: the scene in which the card replaces the Boss's card before it. */
  scenes: withWiderType<Record<string, string>>({
    'OLR-2': 'She takes flight, and fire falls from above.',
    'OLR-3': 'She lands among you, in full fury.',
    'MLR-2': 'His chains break. From now on he can be damaged, and Bloods, Cubes and his Lair are in play.',
    'BTR-7': 'The souls are free, and the next Essence appears.',
  }),

  // Parts of the views of the Boss player.
  nth: (n: number, left: number) => (left === 0 ? 'the last Boss' : `Boss ${n}`),
  between: (left: number) =>
    `No Boss is in play. ${left === 1 ? 'The last one comes' : `${left} are left, and the next one comes`} in the Boss’s turn.`,
  stage: (n: number, of: number) => `stage ${n} of ${of}`,
  decks: withWiderType<Record<string, string>>({
    main: 'Deck',
    events: 'Event deck',
    minions: 'Minion deck',
    betrayer: 'Betrayer Event deck',
    ragnaros: 'Ragnaros deck',
    runes: 'Runes to come',
  }),
  runesToCome: (names: readonly string[]) =>
    `Only you see this. They come in this order: ${joinAsList(names)}`,
  pile: (name: string, deck: number, graveyard: number) => `${name} ${deck} · its graveyard ${graveyard}`,
  more: (n: number) => (n === 0 ? 'the last one' : `${countWithNoun(n, 'more', 'more')} after it`),
  faceDown: (n: number) => `${n} of them face down, and nobody may look at ${n === 1 ? 'it' : 'these'}`,
  ongoing: (name: string, text: string) => `☄ **${name}** ${text}`,
  lasting: (names: readonly string[]) => `Still in force: ${joinAsList(names)}`,
  seen: (who: string, hand: number) =>
    `${possessiveOf(who)} hand (${countWithNoun(hand, 'card')}) and the next cards are secret. Everybody may know this:`,
  ownTurn: 'it’s your turn! Play cards, attack or use powers. Then press **End turn**.',
  notBegun:
    'The raid has not begun yet. `/raid join boss: True` takes the Boss’s seat if it is free. Otherwise the computer plays the Boss.',
  none: 'This raid has no Boss player, because its lair plays by itself. `/board` shows it.',
} as const
