import { worded } from '../worded.ts'
import { list, plural } from './words.ts'

export const lobbyTexts = {
  title: (raid: string, code: string) => `Raid: ${raid} · ${code}`,
  modes: worded<Record<string, string>>({
    story: 'Story (of the house): our own difficulty, easier than Novice',
    novice: 'Novice: the Raiders take the first turn',
    experienced: 'Experienced: the Dungeon takes the first turn',
    heroic: 'Heroic: the Dungeon starts at level 2',
    legendary: 'Legendary: the Dungeon starts at level 3',
    standard: 'Standard: as printed',
    full: 'Full clear: every Boss, one after the other',
  }),
  /** Descriptions of the difficulties of single raids, for raids that need more than the general description. */
  modesOf: worded<Record<string, string>>({
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
  /** How often raids are won: from those that nearly always are to those that hardly ever are. */
  hardness: { gentle: 'Gentle', fair: 'Fair', hard: 'Hard', veryHard: 'Very hard' },
  howHard: (word: string, percent: number) =>
    `**${word}**: plain computer players win ${percent} % of these raids.`,
  ownRecord: (runs: number, wins: number) => `This server has won ${wins} of ${runs}.`,
  seats: (n: number) => `Seats (${n})`,
  noSeats: 'Nobody yet. Be the first!',
  nobody: 'Nobody.',
  seat: (person: string, hero: string, character: string, level: number) =>
    `**${person}** as ${hero}, *${character}*${level > 1 ? ` (level ${level})` : ''}`,
  starters: 'Take a seat with a starter deck …',
  starter: (className: string, faction: string) => (faction ? `${className}, ${faction}` : className),
  otherFaction: (faction: string, names: readonly string[]) =>
    `Alliance and Horde can’t raid together here, and ${list(names)} already ${names.length > 1 ? 'play' : 'plays'} for the ${faction}. Take a seat with a hero of the ${faction}, or play the Boss.`,
  factionsMixed: (sides: readonly string[]) =>
    `Alliance and Horde can’t raid together here, and ${sides.join(', ')}. Somebody must take a seat with another hero, or the raid leader can choose another raid with **Change …**.`,
  comesWith: (faction: string, names: readonly string[]) =>
    `${list(names)} ${names.length > 1 ? 'play' : 'plays'} for the ${faction}`,
  own: 'Join with my character',
  leave: 'Leave',
  start: 'Start',
  playing: (thread: string) => `The raid has begun: ${thread}`,
  over: worded<Record<string, string>>({
    won: '♛ The Raiders won.',
    lost: '☠ The Raiders lost.',
    drawn: 'Nobody won.',
    abandoned: 'Abandoned.',
  }),
  threadName: (raid: string, code: string) => `${raid} · ${code}`,
  noThread:
    'I can’t open a thread here, because I need the permissions “Create Public Threads” and “Send Messages in Threads” for that. This raid will be played in the channel instead.',
  playingHere: 'The raid has begun, here in this channel.',
  inThread: 'Create a raid in a channel, not in a thread. Each raid gets its own thread.',
  startedTitle: (raid: string) => `⚔ ${raid}: the raid begins`,
  started:
    'First, keep your opening hand or take a mulligan. Good luck! `/help` explains everything, and `/board` shows the table.',
  order: 'The raiders',
  joined: (n: number) => `You have joined the raid. ${plural(n, 'seat is', 'seats are')} taken.`,
} as const
