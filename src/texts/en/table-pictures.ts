import type { CardType, DamageType } from '../../engine/index.ts'
import { withWiderType } from '../worded.ts'
import { capitalize, joinAsList, possessiveOf } from './words.ts'

/**
 * Texts in pictures of the table, and descriptions of these pictures for people who can't see them. They have no
 * markup, because they are drawn.
 */
export const tablePictureTexts = {
  turn: (n: number, whose: string) => `Turn ${n}: ${whose}`,
  before: 'Before the first turn',
  over: 'The raid is over',
  thinking: (name: string) => `Thinking: ${name}`,
  thinkingFor: (name: string) => `The computer is thinking for ${name}`,
  waiting: (name: string, what: string) => `Waiting for ${name} to ${what}`,
  everybody: 'everybody',
  counts: {
    hand: 'Hand',
    resources: 'Ready',
    deck: 'Deck',
    graveyard: 'Graveyard',
    removed: 'Removed',
  },
  of: (part: number, all: number) => `${part}/${all}`,
  level: (n: number) => `Level ${n}`,
  threat: (level: number) => `Threat level ${level}`,
  threatTo: (resources: number, level: number) => `Threat ${resources}/${level}`,
  levelUp: (n: number) => `Level Up: a hero has ${n} damage`,
  levelUpDead: 'Level Up: a hero is destroyed',
  exhausted: 'exhausted',
  faceDown: 'face down',
  flipped: 'flipped',
  attacks: 'attacks',
  defends: 'defends',
  destroyed: 'Destroyed, out of the raid',
  quests: (names: readonly string[]) => `Quests: ${names.join(', ')}`,
  lasting: (names: readonly string[]) => `Events: ${names.join(', ')}`,
  decks: withWiderType<Record<string, string>>({
    events: 'Events',
    minions: 'Minions',
    betrayer: 'Betrayer',
    ragnaros: 'Ragnaros deck',
    runes: 'To come',
  }),
  rows: withWiderType<Record<string, string>>({
    runes: 'Runes',
    bloods: 'Bloods',
    cubes: 'Cubes',
    lairs: 'Lair',
    events: 'Ongoing',
  }),
  turned: withWiderType<Record<string, string>>({ runes: 'rune, face down' }),
  /** Names the two sides of a card: first the side that starts face up, then the other. */
  sides: withWiderType<Record<string, readonly [string, string]>>({ lairs: ['Cooldown', 'Nova'] }),
  nthBoss: (n: number, left: number) => (left === 0 ? 'the last Boss' : `Boss ${n}, ${left} left`),
  noBoss: (left: number) => `No Boss, ${left} left`,
  heading: (text: string) => capitalize(text),
  deckTop: (names: readonly string[]) => `Next in the deck: ${names.join(', ')}`,
  attached: (names: readonly string[]) => `+ ${names.join(', ')}`,
  counters: (counter: string, n: number) => `${n} ${counter}`,
  def: (n: number) => `${n} DEF`,
  kind: (type: string, cost: number | null) => (cost === null ? type : `${type}, cost ${cost}`),
  types: withWiderType<Record<CardType, string>>({
    ability: 'ability',
    ally: 'ally',
    equipment: 'equipment',
    hero: 'hero',
    location: 'location',
    quest: 'quest',
    achievement: 'Achievement',
    event: 'event',
    rune: 'rune',
    blood: 'Blood',
    cube: 'Cube',
    rule: 'house rule',
    lair: 'Lair',
  }),
  damage: withWiderType<Record<DamageType, string>>({
    arcane: 'arcane',
    fire: 'fire',
    frost: 'frost',
    holy: 'holy',
    melee: 'melee',
    nature: 'nature',
    ranged: 'ranged',
    shadow: 'shadow',
  }),

  face: {
    cost: (n: number, hasX: boolean) => (hasX ? (n === 0 ? 'X' : `${n}+X`) : `${n}`),
    strike: (n: number) => `strike ${n}`,
    copies: (n: number) => `×${n}`,
    className: (name: string) => name,
    faction: (name: string) => name,
    rarities: withWiderType<Record<string, string>>({
      common: 'Common',
      uncommon: 'Uncommon',
      rare: 'Rare',
      epic: 'Epic',
      legendary: 'Legendary',
    }),
  },
  curve: {
    heading: 'Cards by cost',
    before: 'before',
    after: 'after',
    now: 'in the deck',
    more: (cost: number) => `${cost}+`,
    point: (cost: string, before: number, after: number) =>
      before === after ? `${cost}: ${after}` : `${cost}: ${before} → ${after}`,
  },
  hand: {
    title: (name: string) => `Hand of ${name}`,
    playable: 'playable now',
    playableOr: 'playable now, or placed as a resource',
    placeable: (why: string) => `can be placed; ${why}`,
    placed: 'can be placed as a resource',
    notNow: 'not now',
  },

  /** Texts for a card that is dropped onto the table. */
  drop: {
    title: (card: string) => `${card} is dropped onto the table`,
    open: 'not laid out yet',
    how: 'Two dice decide how far off it lands, one across and one along. It touches every character in the area of two by two places on which it lands.',
    landed: (card: string, where: string) => `${card} lands in ${possessiveOf(where)} area`,
    came: (aimedAt: string, touched: readonly string[]) =>
      touched.length === 0
        ? `Aimed at ${aimedAt}. It touches nobody.`
        : `Aimed at ${aimedAt}. It touches ${joinAsList(touched)}.`,
    aimedAt: 'aimed at',
    touched: 'touched',
  },
  alt: {
    board: (title: string) => `The board of ${title}.`,
    sentence: (text: string) => `${text}.`,
    chain: (links: readonly string[]) => `Chain, the topmost link first: ${links.join('; ')}.`,
    party: (name: string, counts: readonly string[]) => `${name}: ${counts.join(', ')}.`,
    count: (label: string, value: string) => `${label} ${value}`,
    cards: (party: string, cards: readonly string[]) => `The cards of ${party}: ${cards.join('; ')}.`,
    card: (name: string, facts: readonly string[]) =>
      facts.length > 0 ? `${name} (${facts.join(', ')})` : name,
    atk: (n: string, types: string) => (types === '' ? `${n} ATK` : `${n} ${types} ATK`),
    health: (left: number, of: number) => `${left}/${of} health`,
    face: (name: string) => `The card ${name}.`,
    cost: (cost: string) => `Cost ${cost}`,
    fullHealth: (health: string) => `${health} health`,
    inHand: (number: string, name: string, cost: string | null, now: string) =>
      `${number}. ${name}${cost === null ? '' : `, cost ${cost}`}${now === '' ? '' : `: ${now}`}`,
    handGoesOn: (title: string, nth: number) => `${title}, picture ${nth}.`,
    listed: (heading: string, points: readonly string[]) => `${heading}: ${points.join(', ')}.`,
    leftOut: 'More with /board text: True.',
  },
} as const
