/** Texts for the panel in which a player does what a card played by hand says. */
export const manualCardTexts = {
  button: '✋ By hand',
  head: (card: string) =>
    `✋ Read the text of **${card}** to the table. Then choose what it does, one thing after another. I ask the table about each.`,
  none: 'No card that the table plays by hand is in play or in a graveyard now.',
  whichManual: 'The card that is played by hand',
  whichTool: 'What does the card do?',
  tools: {
    damage: 'Put damage on a hero or ally',
    heal: 'Heal damage on a hero or ally',
    draw: 'Somebody draws cards',
    move: 'Move a card that everybody can see',
    attach: 'Attach a card to another',
    unseen: 'Move a card of a deck or hand, unseen',
    exhaust: 'Exhaust a card',
    ready: 'Ready a card',
    counters: 'Put counters on a card, or take some off',
    resources: 'Add or take away resources',
    flip: 'Flip a hero, or turn a resource face down',
    endturn: 'End the turn',
  },
  whichCard: 'Which card?',
  whichRaider: 'Whose?',
  whichHost: 'Attach it to which card?',
  whichPlace: 'Where does it go?',
  unseen: {
    deck: (to: string) => `The top card of the deck → ${to}`,
    hand: (to: string) => `A card of the hand, at random → ${to}`,
  },
  /** @param number the number of the card in pictures */
  numbered: (card: string, number: number) => `${card} #${number}`,
  resource: 'resource',
  damaged: (n: number) => `${n} damage`,
  exhausted: 'exhausted',
  more: (page: number, pages: number) => `More (${page} of ${pages})`,
  nothingFits: 'No card fits now',
  /** The label and the description of each field in a form. */
  number: {
    plain: { label: 'How many?', hint: 'A number such as 3' },
    signed: { label: 'How many?', hint: 'A number such as 2, or -1 to take one away' },
  },
  counter: { label: 'Name of the counters', hint: 'In letters, such as Rage' },
  noNumber: 'Write a whole number, such as 3. Nothing has changed.',
} as const
