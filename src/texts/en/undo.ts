/** English texts for undoing answers, and for votes. */
import { countWithNoun, joinAsList, possessiveOf } from './words.ts'

/** The number of answers that a player loses when moments are undone. */
export interface LostAnswers {
  name: string
  answers: number
}

/** Lists the lost answers: "Anna's 2 answers and Bert's answer". */
const losses = (lost: readonly LostAnswers[]): string =>
  joinAsList(
    lost.map(({ name, answers }) =>
      answers === 1 ? `${possessiveOf(name)} answer` : `${possessiveOf(name)} ${answers} answers`,
    ),
  )

const isOne = (lost: readonly LostAnswers[]): boolean => lost.length === 1 && lost[0]?.answers === 1

/** Texts for choosing, announcing and proposing an undo. */
export const undoTexts = {
  moments:
    'Choose a moment. The raid goes back to just before it, and everything after it is taken back, too. If that revealed nothing to anybody, it is taken back at once. Otherwise the table is asked.',
  choose: (page: number, pages: number) =>
    `Go back to just before …${pages > 1 ? ` (${page + 1} of ${pages})` : ''}`,
  earlier: '‹ Earlier moments',
  later: 'Later moments ›',
  before: (what: string) => `Before: ${what}`,
  momentText: (who: string, answers: number) =>
    `${who} answered · takes back ${countWithNoun(answers, 'answer')}`,
  step: 'My last answer',
  action: 'My last move, with everything that followed from it',
  /** Asks whether to take back only the last answer or the whole announcement. */
  which: 'What do you take back?',
  announcement: 'The whole move, from its start',
  button: '↶ Take back',
  done: '↶ Taken back.',
  asked: (needed: number) =>
    `I have asked the table. ${countWithNoun(needed, 'raider')} must agree, including you, or the raid leader alone.`,

  // Announcements of undone answers.
  takenBack: (who: string, steps: number, lost: readonly LostAnswers[]) =>
    lost.length === 0
      ? `↶ ${who} takes back ${countWithNoun(steps, 'answer')}.`
      : `↶ ${who} takes back ${countWithNoun(steps, 'answer')}. ${losses(lost)} ${isOne(lost) ? 'is' : 'are'} lost.`,
  /** A line that was undone: struck through, and with a sign for people whose screen readers don't read that aloud. */
  undone: (line: string) => `> ↶ ~~${line}~~`,
  /** A line that was undone, in the message that announced it. */
  struck: (line: string) => `↶ ~~${line}~~`,
  /** A line that would be undone. */
  about: (line: string) => `> ${line}`,
  undoneMore: '> … and more: `/log`',

  // Questions to the table whether to undo answers.
  asks: (who: string, steps: number) => `↶ **${who}** asks to take back ${countWithNoun(steps, 'answer')}:`,
  asksTurn: (who: string, reason: string) =>
    `↶ **${who}** asks to play this turn again from its start: ${reason}`,
  quiet: 'Nothing of this was visible to everybody.',
  lost: (lost: readonly LostAnswers[]) => `${losses(lost)} would be lost.`,
  /** Reasons why something can't be undone. */
  why: {
    over: () => 'The raid is over and its XP has been given, so nothing in it can be taken back.',
    wentOn: () =>
      'The raid has gone on in the meantime. /undo can still take your answer back if the table agrees.',
    nothing: () => 'There is no answer yet that could be taken back.',
    nothingOfYours: () =>
      'You have given no answer lately that could be taken back. /undo without options lists the moments of all players.',
    noMove: () => 'You have made no move lately that could be taken back.',
    noTurn: () => 'This turn began too long ago to go back to its start.',
    tooFar: (most: number) =>
      most === 1
        ? 'I can’t go back that far. Only one answer can be taken back.'
        : `I can’t go back that far. At most ${most} answers can be taken back.`,
    conceded: () => 'You can’t take your own concession back alone, and nobody else plays at this table.',
  },
  chance:
    'Dice are rolled again and decks are shuffled again. Cards that were drawn return to their places and will be drawn again.',
} as const

/** Texts of a vote's message and buttons. */
export const voteTexts = {
  agree: 'Agree',
  refuse: 'Refuse',
  needed: (n: number, of: number) => `${n} of ${of} raiders must agree, or the raid leader alone.`,
  agreed: (names: readonly string[]) => `For it: ${joinAsList(names)}.`,
  against: (names: readonly string[]) => `Against it: ${joinAsList(names)}.`,
  open: (names: readonly string[]) => `Still to vote: ${joinAsList(names)}.`,
  status: {
    carried: '✓ The table has agreed.',
    refused: '✗ The table has refused.',
    withdrawn: '✗ The raid has gone on, so there is nothing to vote on any more.',
    superseded: '✗ The player who asked now asks for something else. That vote is below.',
  },
  /** Reasons why a person can't ask the table for something, or can't vote. */
  why: {
    notSeated: () =>
      'You have no seat in this raid, so you can’t ask its table for anything and you can’t vote.',
    another: (by: string) =>
      `The table is already voting on a request of ${by}. Ask again when that vote is over.`,
    notAsked: (names: readonly string[]) => `Only ${joinAsList(names)} can answer that.`,
    gone: () => 'There is no such vote.',
  },
  granted: (who: string) => `✓ ${who} has approved it.`,
} as const
