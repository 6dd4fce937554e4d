import { countWithNoun } from './words.ts'

/** Private answers to people who send too many requests in a short time. */
export const rateLimitTexts = {
  press: (seconds: number) =>
    `That was too fast for me. Wait ${countWithNoun(seconds, 'second')}, and I will answer you again. Until you slow down, I don’t answer.`,
  vote: (seconds: number) =>
    `You have asked for many votes and corrections in a short time. You can ask for the next one in ${countWithNoun(seconds, 'second')}.`,
  opening: (seconds: number) =>
    `You have opened or sent a lot in a short time. You can do the next one in ${countWithNoun(seconds, 'second')}.`,
  server: (seconds: number) =>
    `This server is sending me more requests than I can answer right now. Try again in ${countWithNoun(seconds, 'second')}.`,
}
