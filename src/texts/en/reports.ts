/** Texts for reporting problems. */
export const reportTexts = {
  formTitle: 'What went wrong?',
  formLabel: 'What happened, and what should have happened',
  formHint: 'The report includes the raid. Only the people who run this bot see it.',
  made: (number: number) =>
    `Thank you. This is report **${number}**. With it, the people who run this bot can play the raid again up to this moment. /undo can take back what went wrong, and /judge can correct it.`,
} as const
