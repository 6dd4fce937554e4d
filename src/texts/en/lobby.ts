import { withWiderType } from '../worded.ts'
import { countWithNoun, joinAsList } from './words.ts'

/** Texts about lobbies. */
export const lobbyTexts = {
  title: (raid: string, code: string) => `Raid: ${raid} · ${code}`,
  modes: withWiderType<Record<string, string>>({
    story: 'Story (of the house): our own difficulty, easier than Novice',
    novice: 'Novice: the Raiders take the first turn',
    experienced: 'Experienced: the Dungeon takes the first turn',
    heroic: 'Heroic: the Dungeon starts at level 2',
    legendary: 'Legendary: the Dungeon starts at level 3',
    standard: 'Standard: as printed',
    full: 'Full clear: every Boss, one after the other',
  }),
  /** Descriptions of the difficulties of single raids, for raids that need more than the general description. */
  modesOf: withWiderType<Record<string, string>>({
    'deadmines/story':
      'Story (of the house): easier than Novice. The Dungeon flips one card less until it reaches level 3, and the first raider who would fall gets up again.',
    'shadowfang-keep/story':
      'Story (of the house): easier than Novice. The Dungeon flips one card less until it reaches level 3, and the first raider who would fall gets up again.',
    'scarlet-monastery/story':
      'Story (of the house): easier than Novice. The first raider who would fall gets up again.',
    'molten-core/standard':
      'Standard: Lucifron, three of seven rune Bosses drawn in secret, Majordomo, Ragnaros',
    'magtheridon/standard':
      'Standard: Magtheridon in chains, until his Channelers fall or he has five resources',
    'black-temple/standard':
      'Standard: nine Bosses in their order, from High Warlord Naj’entus to The Betrayer',
    'molten-core/full': 'Full clear: all ten Bosses in their order, a longer and harder raid',
  }),
  invite: (leader: string) =>
    `${leader} leads this raid. Take a seat with your character or with a starter deck. The raid is made for three raiders, but one to five can play. You can take several seats.`,
  inviteToBoss: (leader: string) =>
    `${leader} leads this raid. Take a seat with your character or with a starter deck, or play the Boss. All raiders must be of the same faction. The raid is made for three to five raiders, but one to eight can play.`,
  difficulty: 'Difficulty',
  /** Words for the share of raids that are won, from nearly all to hardly any. */
  hardness: { gentle: 'Gentle', fair: 'Fair', hard: 'Hard', veryHard: 'Very hard' },
  /** The share of won raids. @param raiders the number of raiders against a Boss; null for a dungeon */
  howHard: (word: string, percent: number, raiders: number | null) =>
    raiders === null
      ? `**${word}**: plain computer players win ${percent} % of these raids.`
      : `**${word}** with ${raiders} raiders: plain computer players win ${percent} % of these raids against the computer.`,
  ownRecord: (runs: number, wins: number) => `This server has won ${wins} of ${runs}.`,
  length: 'Length',
  /** The median duration of the server's own raids, without breaks. */
  takesHere: (minutes: number, runs: number) =>
    `About ${countWithNoun(minutes, 'minute')}: the median of ${runs} raids on this server, without breaks.`,
  /** The duration of a raid, as measured with computer players. */
  takes: (turns: number, choices: number, raiders: number) =>
    `About ${turns} turns and ${choices} choices for ${raiders} raiders, measured with computer players.`,
  roles: { healer: 'healer', protector: 'protector', damage: 'damage dealer' },
  lacks: (roles: readonly string[]) => `The party has ${joinAsList(roles.map((role) => `no ${role}`))} yet.`,
  complete: 'The party has a healer, a protector and a damage dealer.',
  factions: {
    none: 'Agree on Alliance or Horde before you level characters: raids against a Boss take one faction only.',
    one: (faction: string) =>
      `Everybody here plays for the ${faction} so far. Raids against a Boss take one faction only.`,
    both: '⚠ Alliance and Horde raid together here. Raids against a Boss take one faction only, so think twice before you level these characters.',
    /** The heroes of other people on the server, shown to a person who chooses a hero. */
    others: (raids: readonly string[], alliance: number, horde: number) =>
      `${joinAsList(raids)} take raiders of one faction only. On this server, ${othersPlay(alliance, 'Alliance')} and ${othersPlay(horde, 'Horde')}.`,
    nobody: (raids: readonly string[]) =>
      `${joinAsList(raids)} take raiders of one faction only. Agree on a faction with your friends before you level a character.`,
    alone: (faction: string, other: string, n: number) =>
      `⚠ Before you level this character: nobody else on this server plays for the ${faction}, and ${countWithNoun(n, 'other person plays', 'other people play')} for the ${other}. Raids against a Boss take raiders of one faction only.`,
  },
  seats: (n: number) => `Seats (${n})`,
  noSeats: 'Nobody yet. Be the first!',
  nobody: 'Nobody.',
  withRole: (line: string, mark: string, role: string) => `${line} · ${mark} ${role}`,
  seat: (person: string, hero: string, character: string, level: number) =>
    `**${person}** as ${hero}, *${character}*${level > 1 ? ` (level ${level})` : ''}`,
  starters: 'Take a seat with a starter deck …',
  starter: (className: string, faction: string) => (faction ? `${className}, ${faction}` : className),
  otherFaction: (faction: string, names: readonly string[]) =>
    `Alliance and Horde can’t raid together here, and ${joinAsList(names)} already ${names.length > 1 ? 'play' : 'plays'} for the ${faction}. Take a seat with a hero of the ${faction}, or play the Boss.`,
  factionsMixed: (sides: readonly string[]) =>
    `Alliance and Horde can’t raid together here, and ${sides.join(', ')}. Somebody must take a seat with another hero, or the raid leader can choose another raid with **Change …**.`,
  comesWith: (faction: string, names: readonly string[]) =>
    `${joinAsList(names)} ${names.length > 1 ? 'play' : 'plays'} for the ${faction}`,
  own: 'Join',
  /** Short texts in the picture of a party. */
  picture: {
    free: 'Free seat',
    anybody: 'Press Join, and choose a hero.',
    wanted: {
      healer: 'A healer would help this party.',
      protector: 'A protector would help this party.',
      damage: 'Somebody who deals damage would help this party.',
    },
  },
  choosing: {
    title: 'Choose your starter deck',
    what: 'You have no active character here. Choose a starter deck: it becomes your character, takes a seat in this raid, and can gain levels and treasure later.',
    factionOf: (faction: string) => `Starter decks of the ${faction} …`,
    drawn: (faction: string) => `Starter decks of the ${faction}`,
    show: (faction: string) => `Show the ${faction}`,
    seated: (hero: string) => `✓ You play **${hero}**. The lobby shows your seat.`,
  },
  leave: 'Leave',
  start: 'Start',
  playing: (thread: string) => `The raid has begun: ${thread}`,
  over: withWiderType<Record<string, string>>({
    won: '♛ The Raiders won.',
    lost: '☠ The Raiders lost.',
    drawn: 'Nobody won.',
    abandoned: 'Abandoned.',
  }),
  threadName: (raid: string, code: string) => `${raid} · ${code}`,
  /** Reasons why no thread could be opened. */
  noThread: {
    kind: 'This kind of channel has no threads, so everything happens in the channel itself.',
    limit:
      'This server has as many active threads as Discord allows, so I can’t open another one. Everything happens in the channel instead.',
    permission:
      'I can’t open a thread here, because I need the permissions “Create Public Threads” and “Send Messages in Threads” for that. Everything happens in the channel instead.',
  },
  playingHere: 'The raid has begun, here in this channel.',
  inThread: 'Create a raid in a channel, not in a thread. Each raid gets its own thread.',
  startedTitle: (raid: string) => `⚔ ${raid}: the raid begins`,
  started: 'First, keep your opening hand or take a mulligan. Good luck!',
  raidersHeading: 'The raiders',
  joined: (n: number) => `You have joined the raid. ${countWithNoun(n, 'seat is', 'seats are')} taken.`,
} as const

function othersPlay(n: number, faction: string): string {
  return n === 0
    ? `nobody else plays for the ${faction}`
    : `${countWithNoun(n, 'other person plays', 'other people play')} for the ${faction}`
}
