import { withWiderType } from '../worded.ts'
import { countWithNoun, joinAsList } from './words.ts'

/** Texts for the weekly challenge. */
export const challengeTexts = {
  title: (name: string, week: string) => `Challenge: ${name} · ${week}`,
  what: (raid: string, mode: string) => `**${raid}**, ${mode}`,
  decks: (decks: readonly string[]) =>
    `The seats have these decks: ${joinAsList(decks)}. They are starter decks, without the cards and bonuses of levels.`,
  rules:
    'All groups have the same shuffled decks and the same Dungeon. For each of you, only the first run counts, when it is over. A run doesn’t count if it was corrected with `/judge` or if an answer that revealed something was taken back.',
  played: 'You have already begun a run this week. Another one is for fun and doesn’t count.',
  open: 'Open a lobby for it',
  invite: (leader: string, seats: number) =>
    `${leader} leads this week’s challenge. It has ${countWithNoun(seats, 'seat')}, each with its own deck. If you join, you get the next seat. You can take several seats.`,
  alike:
    'The groups of all servers play one raid with the same decks and the same shuffle. `/raid challenge` compares their results.',
  takeSeat: 'Take the next seat',
  free: (hero: string) => `▫ *free: ${hero}*`,
  leaving: (name: string) =>
    `This is the challenge ${name}. If you choose another raid or difficulty, it becomes an ordinary lobby.`,
  noneYet: 'No group has finished it yet.',
  place: (place: number, who: string, result: string) => `\`#${place}\` ${who} · ${result}`,
  own: (people: readonly string[], code: string) => `**${joinAsList(people)}** (\`${code}\`)`,
  elsewhere: 'a group of another server',
  won: (turns: number) => `♛ won in **${countWithNoun(turns, 'turn')}**`,
  lost: (turns: number, bosses: number, damage: number) =>
    `☠ lost in ${countWithNoun(turns, 'turn')}: ${countWithNoun(bosses, 'Boss', 'Bosses')}, ${damage} damage`,
  unranked: 'Not counted',
  why: withWiderType<Record<string, string>>({
    corrected: 'corrected with `/judge`',
    undone: 'a revealing answer was taken back',
    again: 'somebody had already begun a run',
  }),
  because: (line: string, why: string) => `${line} · ${why}`,
  playing: (n: number) =>
    n === 0 ? 'Nobody is playing it right now' : `${countWithNoun(n, 'group')} playing now`,
  seats: (n: number) =>
    `The challenge needs exactly ${countWithNoun(n, 'seat')} taken. One person can take several seats.`,
} as const
