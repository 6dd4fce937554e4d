/** Texts for the private threads of players. */
export const privateThreadTexts = {
  over: (code: string) => `This was your part of the raid **${code}**. Nothing more will come here.`,
  gone: (name: string) =>
    `The private thread of ${name} is gone. I ask here as usual. \`/settings thread: True\` makes a new private thread.`,
  hindered: (name: string) =>
    `I can’t open a private thread for ${name}, because I need “Create Private Threads” and “Send Messages in Threads” in this channel. I ask here as usual. \`/settings thread: True\` tries again.`,
  kind: (name: string) =>
    `This kind of channel has no private threads, so ${name} gets none for this raid. I ask here as usual.`,
  tooMany: (name: string) =>
    `${name} already has as many private threads as I open for one person, so there is none for this raid. I ask here as usual. \`/settings thread: True\` tries again.`,
} as const
