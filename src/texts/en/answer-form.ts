/** Texts for the forms in which a player types a number or a name. */
export const answerFormTexts = {
  title: 'Your answer',
  gone: 'That question has been answered already.',
  number: 'Your number',
  numberHint: (min: number, max: number) => `From ${min} to ${max}`,
  name: 'The name',
  nameHint: { card: 'The name of a card', madeUp: 'Any name of letters and digits, at most 40' },
  shareHint: (sum: number) => `A number (${sum} in all)`,
} as const
