/** Texts for reporting problems. */
export const reportTexts = {
  command: 'Tell who runs this bot that something went wrong in this raid',
  note: 'What went wrong; a window asks for it unless you say',
  formTitle: 'What went wrong?',
  formLabel: 'What happened, and what should have happened',
  formHint: 'The raid as it stands is kept with it, for who runs this bot alone.',
  made: (number: number) =>
    `Thank you. This is report **${number}**: who runs this bot can play the raid again from it, up to this moment. /undo takes back what went wrong, /judge puts it right.`,
} as const
