import { countWithNoun } from './words.ts'

/** Texts for the deck of a Boss player, which is either the printed deck or one that the player built. */
export const bossDeckTexts = {
  fixed: (raid: string) =>
    `The deck of ${raid} is fixed, so nobody can bring another one. You play the printed deck.`,
  none: (boss: string) =>
    `You have no deck of your own for ${boss} yet. Build one with **Build my deck** or \`/deck edit boss:\`, and save it. Then you can choose it.`,
  unfit: (findings: readonly string[]) =>
    [
      'Your own deck can’t be played:',
      ...findings,
      'Correct it with `/deck edit boss:`, or play the printed deck.',
    ].join('\n'),
  notYourSeat: 'Only the Boss player can choose the Boss’s deck. If the Boss’s seat is free, take it first.',
  secret: 'Only the Boss player can see which deck they play.',
  button: 'The Boss’s deck',
  title: (boss: string) => `Your deck as ${boss}`,
  rules: 'from all of the Boss’s cards',
  playing: { printed: 'You play the printed deck.', own: 'You play your own deck.' },
  may: (cards: number, least: number, copies: number) =>
    `A deck of your own has ${least} cards or more, at most ${copies} of each of these ${cards}. Everything else in the raid is as printed.`,
  printed: (cards: number) => `The printed deck (${cards})`,
  own: (cards: number) => `My own deck (${cards})`,
  suggestPrinted: 'The printed deck',
  suggestOwn: 'My own deck',
  build: 'Build my deck',
  withOwn: 'with a deck of their own',
  saved: 'To choose it, press **The Boss’s deck** in a lobby.',
  listLegal: (boss: string, cards: number) =>
    `✓ That list is a legal deck for ${boss}: ${countWithNoun(cards, 'card')}.`,
  exported: (boss: string) => `Your deck as ${boss}, for \`/deck import boss:\`:`,
  formTitle: (boss: string) => `A decklist for ${boss}`,
  formHint: (card: string) => `A line for each card: 4 ${card}, or 4x ${card}. It replaces your own deck.`,
} as const
