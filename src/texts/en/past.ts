/** Reasons why the bot can't show a raid that somebody asks for. */
export const pastTexts = {
  noRaid: () => 'There is no raid of that code here. /history lists those that are over.',
  notOver: (code: string, status: 'lobby' | 'playing') =>
    status === 'lobby'
      ? `The raid ${code} has not begun yet.`
      : `The raid ${code} is still being played. /log tells how it goes so far.`,
  abandoned: (code: string) =>
    `The raid ${code} was abandoned, so it earned nothing. \`/history replay:\` tells what happened in it.`,
  neverBegan: (code: string) => `The raid ${code} was called off before it began: there is nothing to tell.`,
  otherRules: (code: string) =>
    `The raid ${code} was played by older rules, and today’s lead elsewhere: how it was left can’t be shown any more. /history tells what came of it.`,
} as const
