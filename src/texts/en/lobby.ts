import { worded } from '../worded.ts'
import { list, plural } from './words.ts'

export const lobbyTexts = {
  title: (raid: string, code: string) => `Raid: ${raid} · ${code}`,
  modes: worded<Record<string, string>>({
    novice: 'Novice: the Raiders take the first turn',
    experienced: 'Experienced: the Dungeon takes the first turn',
    heroic: 'Heroic: the Dungeon starts at level 2',
    legendary: 'Legendary: the Dungeon starts at level 3',
    standard: 'Standard: as printed',
    full: 'Full clear: every Boss, one after the other',
  }),
  /** Descriptions of the difficulties of single raids, for raids that need more than the general description. */
  modesOf: worded<Record<string, string>>({
    'molten-core/standard':
      'Standard: Lucifron, three of seven rune Bosses drawn in secret, Majordomo, Ragnaros',
    'magtheridon/standard':
      'Standard: Magtheridon in chains, until his Channelers fall or he has five resources',
    'black-temple/standard':
      'Standard: nine Bosses in their order, from High Warlord Naj’entus to The Betrayer',
    'molten-core/full': 'Full clear: all ten Bosses in their order, a longer and harder raid',
  }),
  invite: (leader: string) =>
    `${leader} leads. Take a seat with your character or with a starter deck; three raiders are what it’s made for, one to five may go. You may take several seats.`,
  inviteToBoss: (leader: string) =>
    `${leader} leads. Take a seat with your character or with a starter deck, all of one faction, or play the Boss; three to five raiders are what it’s made for, one to eight may go.`,
  difficulty: 'Difficulty',
  seats: (n: number) => `Seats (${n})`,
  noSeats: 'Nobody yet: be the first.',
  nobody: 'Nobody.',
  seat: (person: string, hero: string, character: string, level: number) =>
    `**${person}** as ${hero}, *${character}*${level > 1 ? ` (level ${level})` : ''}`,
  starters: 'Take a seat with a starter deck …',
  starter: (className: string, faction: string) => (faction ? `${className}, ${faction}` : className),
  otherFaction: (faction: string, names: readonly string[]) =>
    `Alliance and Horde don’t raid together here, and ${list(names)} ${names.length > 1 ? 'come' : 'comes'} with ${faction} heroes. Take a seat with one of the ${faction}, or play the Boss.`,
  factionsMixed: (sides: readonly string[]) =>
    `Alliance and Horde don’t raid together here: ${sides.join(', ')}. Somebody takes another seat, or **Change …** chooses another raid.`,
  comesWith: (faction: string, names: readonly string[]) =>
    `${list(names)} ${names.length > 1 ? 'come' : 'comes'} with ${faction} heroes`,
  own: 'Join with my character',
  leave: 'Leave',
  start: 'Start',
  playing: (thread: string) => `The raid is on: ${thread}`,
  over: worded<Record<string, string>>({
    won: '♛ The Raiders won.',
    lost: '☠ The Raiders lost.',
    drawn: 'Nobody won.',
    abandoned: 'Abandoned.',
  }),
  threadName: (raid: string, code: string) => `${raid} · ${code}`,
  noThread:
    'I can’t open a thread here: for that I need the permissions “Create Public Threads” and “Send Messages in Threads”. This raid will be played right in the channel instead.',
  playingHere: 'The raid is on, right here.',
  inThread: 'Create a raid in a channel, not in a thread: each raid gets a thread of its own.',
  startedTitle: (raid: string) => `⚔ ${raid}: the raid begins`,
  started: 'Keep your opening hands, and good luck. `/help` explains everything; `/board` shows the table.',
  order: 'The raiders',
  joined: (n: number) => `You’re in. ${plural(n, 'seat')} taken.`,
} as const
