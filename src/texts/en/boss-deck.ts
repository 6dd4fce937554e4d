import { plural } from './words.ts'

/** Texts for the deck of a Boss player, which is either the printed deck or one that the player built. */
export const bossDeckTexts = {
  fixed: (raid: string) => `The deck of ${raid} is fixed: nobody brings another. Play it as it is printed.`,
  none: (boss: string) =>
    `You have no deck of your own for ${boss} yet. Build one with **Build my deck** or \`/deck edit boss:\`, save it, and choose it then.`,
  unfit: (findings: readonly string[]) =>
    [
      'Your own deck can’t be played:',
      ...findings,
      'Put it right with `/deck edit boss:`, or play the printed one.',
    ].join('\n'),
  notYourSeat: 'Only who has the Boss’s seat chooses its deck. Take the seat first, if it is free.',
  option: 'A Boss’s deck of yours instead of your character’s',
  secret: 'With which deck somebody plays a Boss is a secret: only they see it.',
  button: 'The Boss’s deck',
  title: (boss: string) => `Your deck as ${boss}`,
  rules: 'from all of the Boss’s cards',
  playing: { printed: 'You play the printed deck.', own: 'You play your own deck.' },
  may: (cards: number, least: number, copies: number) =>
    `A deck of your own has ${least} cards or more, at most ${copies} of each of these ${cards}. Everything else of the raid stays as it is printed.`,
  printed: (cards: number) => `The printed deck (${cards})`,
  own: (cards: number) => `My own deck (${cards})`,
  suggestPrinted: 'The printed deck',
  suggestOwn: 'My own deck',
  build: 'Build my deck',
  withOwn: 'with a deck of their own',
  saved: 'A lobby’s **The Boss’s deck** chooses it.',
  listLegal: (boss: string, cards: number) =>
    `✓ That list is a legal deck for ${boss}: ${plural(cards, 'card')}.`,
  exported: (boss: string) => `Your deck as ${boss}, for \`/deck import boss:\`:`,
  formTitle: (boss: string) => `A decklist for ${boss}`,
  formHint: (card: string) =>
    `A line for each card: 4 ${card}, or 4x ${card}. It takes the place of your own deck.`,
} as const
