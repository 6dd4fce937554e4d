import { countWithNoun, joinAsList } from './words.ts'

const hint = 'It is your **constructed deck** now, beside your character’s own deck, which is unchanged.'

/** Texts for constructed decks: decks from all cards and with any hero, beside the decks of characters. */
export const constructedTexts = {
  title: (name: string) => `Constructed deck of ${name}`,
  rules: 'built from every card, with any hero (100)',
  none: (name: string) =>
    `${name} has no constructed deck yet. \`/deck import\` takes a list of any cards that are legal for its hero.`,
  saved: (hero: string, cards: number) =>
    `✓ A constructed deck: **${hero}**, ${countWithNoun(cards, 'card')}. ${hint}`,
  withSide: (cards: number) => `Side deck: ${countWithNoun(cards, 'card')}.`,
  /** @param why the reasons, as sentences */
  whyNotOwn: (why: readonly string[]) => ['It can’t be your character’s own deck:', ...why].join('\n'),
  changed: (hero: string, cards: number) =>
    `✓ Your constructed deck has changed: **${hero}**, ${countWithNoun(cards, 'card')}.`,
  unchanged: (cards: number) => `✓ That is already your constructed deck: ${countWithNoun(cards, 'card')}.`,
  whenUsed: (raids: readonly string[]) =>
    `You choose it when you take a seat. By default it can be played in ${joinAsList(raids)}; a server can allow it in all raids.`,
  listLegal: (hero: string, cards: number) =>
    `✓ That list is a legal constructed deck of **${hero}**: ${countWithNoun(cards, 'card')}.`,
  exported: (name: string) => `The constructed deck of ${name}, for \`/deck import\`:`,
  severalHeroes: (names: readonly string[]) =>
    `The list names several heroes: ${joinAsList(names)}. A deck has one (100.1).`,
  notARaider: (hero: string) =>
    `${hero} belongs to a raid’s Boss or Dungeon, and can’t lead a raider’s deck.`,
  /** @param allowed the raids that allow constructed decks; empty if none does */
  notAllowed: (raid: string, allowed: readonly string[]) =>
    `Constructed decks can’t be played in ${raid} on this server. ${
      allowed.length > 0 ? `They can be played in ${joinAsList(allowed)}. ` : ''
    }Take a seat with your character’s own deck, or ask the people who manage the server to allow them with \`/campaign decks:\`.`,
  unplayable: (name: string, findings: readonly string[]) =>
    [`The raid can’t begin, because the constructed deck of ${name} isn’t legal any more.`, ...findings].join(
      '\n',
    ),
  withConstructed: 'with a constructed deck',
  /** @param names cards whose text isn't automated */
  byHand: (names: readonly string[]) =>
    `✋ I don’t know the text of ${countWithNoun(names.length, 'card')}: ${joinAsList(names)}. You can play ${names.length === 1 ? 'it' : 'them'} all the same. Read the text to the table and do what it says with the button **✋ By hand** or \`/judge\`; one other player has to agree. A raid with such cards is on no leaderboard.`,
  byHandTitle: 'Played by hand',
  byHandOf: (person: string, names: readonly string[]) => `✋ **${person}**: ${joinAsList(names)}`,
  byHandNote:
    'I don’t know the texts of these cards. Their players read them to the table and do what they say with the button **✋ By hand** or `/judge`. This raid will be on no leaderboard.',
  byHandPlayed: (card: string) =>
    `✋ I don’t know the text of ${card}. Its player reads it to the table and does what it says with **✋ By hand** below the question, or with \`/judge\`.`,
  /** @param cards the number of cards in the decks */
  byHandRecord: (cards: number) =>
    `✋ The decks had ${countWithNoun(cards, 'card')} that the table plays by hand, so this raid is not on the leaderboards.`,
  byHandMark: '✋ cards by hand',
  side: (cards: number) => `Side deck (${cards})`,
  choose: 'With which deck do you take the seat?',
  chooseOwn: (name: string, hero: string) => `${name}: ${hero}`,
  chooseConstructed: (hero: string, cards: number) => `Constructed: ${hero} (${cards})`,
  seated: (hero: string) => `✓ You play **${hero}**. The lobby shows your seat.`,
  suggestion: (name: string, hero: string) => `${name}: constructed deck, ${hero}`,
} as const
