import { countWithNoun } from './words.ts'

const ends = 'As soon as they act again, the computer stops.'

/** Texts about the computer that plays for an absent person. */
export const takeoverTexts = {
  instruction: 'Let the computer play for me',
  instructionDetail: 'Ends when you act. If nobody else plays, I wait for you when your next turn begins.',
  /** The announcement, by the person who has decided the takeover. */
  begins: {
    player: (name: string, hero: string) =>
      `🤖 ${name} is away, and the computer plays ${hero} for them. Nobody sees their hand. ${ends}`,
    table: (name: string, hero: string) =>
      `🤖 As the table has decided, the computer plays ${hero} for ${name}. Nobody sees their hand. ${ends}`,
    clock: (name: string, hero: string) =>
      `🤖 ${name} hasn’t answered in time, so the computer plays ${hero} for them. Nobody sees their hand. ${ends}`,
  },
  ended: {
    acted: (name: string) => `▶ ${name} is back, and the computer doesn’t play for them any more.`,
    alone: (name: string) =>
      `⏸ Nobody else plays here, so the raid waits for ${name}. The computer doesn’t play for them any more.`,
  },
  /** One fact in the line about the wait. */
  plays: (name: string) => `the computer plays for ${name}`,
  playsForYou: '🤖 The computer plays for you. Your first answer ends that.',
  back: 'I’m back',
  youPlay: '▶ Welcome back! You play again. The computer doesn’t play for you any more.',
  youAct: '▶ You are back, so the computer doesn’t play for you any more.',
  notYours: 'Only the player of that seat can press this.',
  notNow: 'The computer doesn’t play for you.',
  byClock: (name: string, hours: number) =>
    `⌛ ${name} didn’t answer within ${countWithNoun(hours, 'hour')}, so the computer played for them.`,
  already: 'The computer plays that seat already.',
  given: 'The computer plays that seat until its player acts.',
  asks: (by: string, name: string) =>
    `🤖 ${by} wants the computer to play for ${name} until ${name} is back.`,
} as const
