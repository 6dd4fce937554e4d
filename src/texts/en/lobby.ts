import { worded } from '../worded.ts'
import { plural } from './words.ts'

export const lobbyTexts = {
  title: (raid: string, code: string) => `Raid: ${raid} · ${code}`,
  modes: worded<Record<string, string>>({
    novice: 'Novice: the Raiders take the first turn',
    experienced: 'Experienced: the Dungeon takes the first turn',
    heroic: 'Heroic: the Dungeon starts at level 2',
    legendary: 'Legendary: the Dungeon starts at level 3',
  }),
  invite: (leader: string) =>
    `${leader} leads. Take a seat with your character or with a starter deck; three raiders are what it’s made for, one to five may go. You may take several seats.`,
  difficulty: 'Difficulty',
  seats: (n: number) => `Seats (${n})`,
  noSeats: 'Nobody yet: be the first.',
  seat: (person: string, hero: string, character: string, level: number) =>
    `**${person}** as ${hero}, *${character}*${level > 1 ? ` (level ${level})` : ''}`,
  starters: 'Take a seat with a starter deck …',
  starter: (className: string, faction: string) => (faction ? `${className}, ${faction}` : className),
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
