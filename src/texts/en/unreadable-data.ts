const broken =
  'I can’t read the stored data of this. The data stays unchanged until it is repaired. Please report it with /report.'

const report = 'The data stays unchanged until it is repaired. Please report this with /report.'
const tell = 'The data stays unchanged until the people who run this bot have repaired it. Please tell them.'

/** Texts for stored data that this version of the bot can't read. */
export const unreadableDataTexts = {
  newer:
    'This was last played with a newer version of the bot than the one that is running now. Nothing is lost, and I change nothing. You can continue when the newer version runs again.',
  broken,
  /** Texts about a single stored item, by the name of the item. */
  item: {
    raid: (_name: string) => broken,
    war: (_name: string) => broken,
    log: (_name: string) => `The stored log of this raid can’t be read. ${report}`,
    lobby: (_name: string) => `The stored settings of this lobby can’t be read. ${report}`,
    raidSettings: (_name: string) => `The stored settings of this raid can’t be read. ${report}`,
    orders: (name: string) => `The stored instructions of ${name} can’t be read. ${report}`,
    motion: (_name: string) => `The stored vote of this table can’t be read. ${report}`,
    announcement: (_name: string) => `A stored announcement of this raid can’t be read. ${report}`,
    personSettings: (_name: string) =>
      `Your stored settings can’t be read, so the defaults are used for now. ${tell}`,
    guildSettings: (_name: string) => `The stored settings of this server can’t be read. ${tell}`,
    deck: (name: string) => `The stored deck of ${name} can’t be read. ${tell}`,
    draft: (name: string) => `The unsaved deck or level of ${name} can’t be read. ${tell}`,
    collection: (name: string) => `The stored collection of ${name} can’t be read. ${tell}`,
    constructed: (name: string) => `The stored constructed deck of ${name} can’t be read. ${tell}`,
    level: (name: string) => `A stored level of ${name} can’t be read. ${tell}`,
    bossDeck: (name: string) => `Your stored deck for ${name} can’t be read. ${tell}`,
  },
  /** The note beside a character in a list. */
  unreadable: ' · ⚠ its deck can’t be read',
}
