import { plural } from './words.ts'

/** Private answers to people who send too many requests in a short time. */
export const limitTexts = {
  press: (seconds: number) =>
    `That was too fast for me. Wait ${plural(seconds, 'second')}, and I answer you again; until you slow down I don’t.`,
  vote: (seconds: number) =>
    `You have asked for many votes and corrections in a short time. I take the next one in ${plural(seconds, 'second')}.`,
  opening: (seconds: number) =>
    `You have opened or sent a lot in a short time. I take the next one in ${plural(seconds, 'second')}.`,
  server: (seconds: number) =>
    `This server asks more of me than I can do just now. Try again in ${plural(seconds, 'second')}.`,
}
