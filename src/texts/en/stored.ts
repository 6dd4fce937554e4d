const broken =
  'What is stored of this can’t be read. Nothing of it is changed, and it waits: please report it with /report.'

const report = 'Nothing of it is changed, and it waits: please report it with /report.'
const tell =
  'Nothing of it is changed, and it waits until whoever runs this bot has repaired it: please tell them.'

/** Texts for stored data that this version of the bot can't read. */
export const storedTexts = {
  newer:
    'This was last played with a newer version of the bot than the one that runs now. Nothing of it is lost and nothing is changed: it waits until the newer one runs again.',
  broken,
  /** Texts for a single stored item, by its name. */
  item: {
    raid: (_name: string) => broken,
    war: (_name: string) => broken,
    log: (_name: string) => `The stored log of this raid can’t be read. ${report}`,
    lobby: (_name: string) => `What this lobby has agreed on can’t be read. ${report}`,
    raidSettings: (_name: string) => `The stored settings of this raid can’t be read. ${report}`,
    orders: (name: string) => `The stored instructions of ${name} can’t be read. ${report}`,
    motion: (_name: string) => `What the table was asked can’t be read. ${report}`,
    announcement: (_name: string) => `A stored announcement of this raid can’t be read. ${report}`,
    personSettings: (_name: string) =>
      `Your stored settings can’t be read, so the defaults count meanwhile. ${tell}`,
    guildSettings: (_name: string) => `The stored settings of this server can’t be read. ${tell}`,
    deck: (name: string) => `The stored deck of ${name} can’t be read. ${tell}`,
    draft: (name: string) => `The unsaved deck or level of ${name} can’t be read. ${tell}`,
    collection: (name: string) => `The stored collection of ${name} can’t be read. ${tell}`,
    level: (name: string) => `A stored level of ${name} can’t be read. ${tell}`,
    bossDeck: (name: string) => `Your stored deck for ${name} can’t be read. ${tell}`,
  },
  /** Shown next to a character in a list. */
  unreadable: ' · ⚠ its deck can’t be read',
}
