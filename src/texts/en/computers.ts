import { withWiderType } from '../worded.ts'
import { countWithNoun } from './words.ts'

export type ComputerPlayerLevel = 'easy' | 'able' | 'strong'

const levels = withWiderType<Record<ComputerPlayerLevel, string>>({
  easy: 'easy',
  able: 'able',
  strong: 'strong',
})

/** Texts about computer players. */
export const computerTexts = {
  levels,
  /** The name of a computer player in a message. The lobby explains the sign 🤖. */
  named: (name: string) => `🤖 ${name}`,
  /** The name of a computer player in a picture or a menu, whose font may lack the sign 🤖. */
  namedPlainly: (name: string) => `${name}, computer`,
  /** The words for a computer player in a list of seats, in the place of the name of a character. */
  computer: 'computer player',
  seat: (name: string, hero: string, level: string) => `🤖 **${name}** (computer, ${level}) as ${hero}`,
  /** Texts in the lobby of a raid with a Boss player. */
  bossLevel: (level: string) => `The computer’s level: ${level}.`,
  bossNow: (level: string) =>
    `✓ If nobody takes the Boss’s seat, the computer plays the Boss at the level “${level}”.`,
  noBoss: 'This raid has no Boss player.',
  tooMany: (room: number) =>
    room <= 0
      ? 'People have taken all seats, so no computer player can join.'
      : `Only ${countWithNoun(room, 'computer player')} can join. Nothing has changed.`,
  nobodyPlays: 'Only computer players have seats so far. At least one person must take a seat.',
  filled: (n: number) =>
    n === 0
      ? '✓ No computer players take part.'
      : `✓ ${countWithNoun(n, 'computer player takes', 'computer players take')} part. Each leaves when a person needs the seat.`,
  /** A note in a lobby in which somebody plays a constructed deck. */
  onlyStarters: 'Computer players play starter decks.',
  inChallenge:
    'In the challenge they play the decks of its seats, and the result says that computers played.',
  pick: 'Computer players …',
  levelOption: (level: string) => `They play at the level “${level}”`,
  bossOption: (level: string) => `The computer plays the Boss at the level “${level}”`,
  option: (n: number) => (n === 0 ? 'No computer players' : countWithNoun(n, 'computer player')),
  /**
   * The number of raiders that the computer played, beside the result of a raid. A raider counts if the computer
   * played it at any time.
   */
  mark: (n: number) => `🤖 played ${countWithNoun(n, 'raider')}`,
  record: (n: number, raiders: number) =>
    `🤖 The computer played ${n} of the ${countWithNoun(raiders, 'raider')}, for the whole raid or a part of it.`,
} as const
