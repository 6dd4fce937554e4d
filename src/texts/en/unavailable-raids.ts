/** Reasons why the bot can't show a raid that somebody asks for. */
export const unavailableRaidTexts = {
  noRaid: () => 'There is no raid with that code here. /history lists the finished raids.',
  notOver: (code: string, status: 'lobby' | 'playing') =>
    status === 'lobby'
      ? `The raid ${code} has not begun yet.`
      : `The raid ${code} is still being played. /log shows how it goes so far.`,
  abandoned: (code: string) =>
    `The raid ${code} was abandoned, so it earned nothing. \`/history replay:\` shows what happened in it.`,
  neverBegan: (code: string) =>
    `The raid ${code} was cancelled before it began, so there is nothing to show.`,
  otherRules: (code: string) =>
    `The raid ${code} was played with older rules. With the current rules its game takes another course, so I can’t show its end any more. /history shows its result.`,
} as const
