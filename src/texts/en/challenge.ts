import { worded } from '../worded.ts'
import { list, plural } from './words.ts'

/** Texts for the weekly challenge. */
export const challengeTexts = {
  command: 'This week’s challenge: one raid, the same decks for the groups of all servers',
  title: (name: string, week: string) => `Challenge: ${name} · ${week}`,
  what: (raid: string, mode: string) => `**${raid}**, ${mode}`,
  decks: (decks: readonly string[]) => `Seat by seat: ${list(decks)}, as starters, without what levels give.`,
  rules:
    'Decks and the Dungeon lie the same for everybody. The first run of each of you counts, once it is over; not one that `/judge` put right or in which a revealing answer was taken back.',
  played: 'You have begun one this week: another one is for fun, and doesn’t count.',
  open: 'Open a lobby for it',
  invite: (leader: string, seats: number) =>
    `${leader} leads this week’s challenge. ${plural(seats, 'seat')}, each with its own deck: whoever sits down gets the next one. You may take several.`,
  alike:
    'One raid, the same decks and the same shuffle for the groups of all servers; `/raid challenge` compares them.',
  takeSeat: 'Take the next seat',
  free: (hero: string) => `▫ *free: ${hero}*`,
  leaving: (name: string) =>
    `This is the challenge ${name}. Another raid or difficulty makes it an ordinary lobby.`,
  noneYet: 'No group has finished it yet.',
  place: (place: number, who: string, result: string) => `\`#${place}\` ${who} · ${result}`,
  own: (people: readonly string[], code: string) => `**${list(people)}** (\`${code}\`)`,
  elsewhere: 'a group of another server',
  won: (turns: number) => `♛ won in **${plural(turns, 'turn')}**`,
  lost: (turns: number, bosses: number, damage: number) =>
    `☠ lost in ${plural(turns, 'turn')}: ${plural(bosses, 'Boss', 'Bosses')}, ${damage} damage`,
  unranked: 'Not counted',
  why: worded<Record<string, string>>({
    corrected: 'put right by `/judge`',
    undone: 'something revealed was taken back',
    again: 'somebody had begun one before',
  }),
  because: (line: string, why: string) => `${line} · ${why}`,
  playing: (n: number) => (n === 0 ? 'Nobody plays it just now' : `${plural(n, 'group')} playing now`),
  seats: (n: number) => `The challenge is for exactly ${plural(n, 'seat')}. One person may take several.`,
} as const
