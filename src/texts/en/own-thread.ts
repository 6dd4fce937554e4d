/** Texts for the private threads of single players. */
export const ownThreadTexts = {
  over: (code: string) => `This was your part of the raid **${code}**; nothing more comes here.`,
  gone: (name: string) =>
    `The private thread of ${name} is gone. I ask here as ever; \`/settings thread: True\` makes another.`,
  hindered: (name: string) =>
    `I can’t keep a private thread for ${name}: I need “Create Private Threads” and “Send Messages in Threads” in this channel. I ask here as ever; \`/settings thread: True\` tries again.`,
  tooMany: (name: string) =>
    `${name} has as many private threads as I open for one person, so there is none for this raid. I ask here as ever; \`/settings thread: True\` tries again.`,
} as const
