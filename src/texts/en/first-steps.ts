/** Labels of the buttons for newcomers, and the answers to them. */
export const firstStepTexts = {
  tutorial: 'Tutorial',
  openRaid: 'Open a raid',
  whatIsThis: 'What is this?',
  openedIn: (channel: string) => `✓ The lobby is open in ${channel}.`,
} as const
