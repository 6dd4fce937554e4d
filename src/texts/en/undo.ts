import { list, plural, possessive } from './words.ts'

/** The number of answers that a player loses when moments are undone. */
export interface Loss {
  name: string
  answers: number
}

const losses = (lost: readonly Loss[]): string =>
  list(
    lost.map(({ name, answers }) =>
      answers === 1 ? `${possessive(name)} answer` : `${possessive(name)} ${answers} answers`,
    ),
  )

const isOne = (lost: readonly Loss[]): boolean => lost.length === 1 && lost[0]?.answers === 1

/** Texts for undoing answers and for votes of the table. */
export const undoTexts = {
  command: 'Take an answer back: at once when it revealed nothing, otherwise the table is asked',
  what: 'What shall be taken back; a list of moments unless you say',
  moments:
    'Back to just before which moment? What came after it goes with it. What told nobody anything is taken back at once, otherwise the table is asked.',
  choose: (page: number, pages: number) =>
    `Back to just before …${pages > 1 ? ` (${page + 1} of ${pages})` : ''}`,
  earlier: '‹ Earlier moments',
  later: 'Later moments ›',
  before: (what: string) => `Before: ${what}`,
  momentText: (who: string, answers: number) => `${who} answered · takes back ${plural(answers, 'answer')}`,
  step: 'My last answer',
  action: 'My last move, with all that came of it',
  steps: 'So many last answers of the whole table, whoever gave them',
  button: '↶ Take back',
  done: '↶ It is taken back.',
  asked: (needed: number) =>
    `The table is asked: ${plural(needed, 'raider')} must agree, you included, or the raid leader alone.`,

  // announcements
  takenBack: (who: string, steps: number, lost: readonly Loss[]) =>
    lost.length === 0
      ? `↶ ${who} takes back ${plural(steps, 'answer')}.`
      : `↶ ${who} takes back ${plural(steps, 'answer')}; ${losses(lost)} ${isOne(lost) ? 'is' : 'are'} lost.`,
  /** A line of what doesn't count any more: struck out, and marked for those to whom that isn't read aloud. */
  undone: (line: string) => `> ↶ ~~${line}~~`,
  /** A line of what would be taken back. */
  about: (line: string) => `> ${line}`,
  undoneMore: '> … and more: `/log`',

  // questions to the table
  asks: (who: string, steps: number) => `↶ **${who}** asks to take back ${plural(steps, 'answer')}:`,
  asksTurn: (who: string, reason: string) => `↶ **${who}** asks to play this turn anew: ${reason}`,
  quiet: 'Nothing of it was seen by everybody.',
  lost: (lost: readonly Loss[]) => `With it ${losses(lost)} ${isOne(lost) ? 'is' : 'are'} lost.`,
  /** Reasons why something can't be undone. */
  why: {
    over: () => 'The raid is over and its XP is given: nothing of it can be taken back.',
    wentOn: () => 'The raid has gone on since. /undo still takes your answer back, if the table agrees.',
    nothing: () => 'Nothing has been answered yet that could be taken back.',
    nothingOfYours: () =>
      'You have given no answer lately that could be taken back. /undo alone lists the moments of all.',
    noMove: () => 'You have made no move lately that could be taken back.',
    noTurn: () => 'This turn began too long ago to go back to its start.',
    tooFar: (most: number) =>
      most === 1
        ? 'So far back nothing is kept. One answer can be taken back.'
        : `So far back nothing is kept. ${most} answers can be taken back.`,
    conceded: () => 'You can’t take your own concession back alone, and nobody else sits at this table.',
  },
  chance:
    'Dice and shuffles come by chance anew; cards that were drawn lie where they lay, and are drawn again.',
} as const

export const voteTexts = {
  agree: 'Agree',
  refuse: 'Refuse',
  needed: (n: number, of: number) => `${n} of ${of} raiders must agree, or the raid leader alone.`,
  agreed: (names: readonly string[]) => `For it: ${list(names)}.`,
  against: (names: readonly string[]) => `Against it: ${list(names)}.`,
  open: (names: readonly string[]) => `Still to vote: ${list(names)}.`,
  status: {
    carried: '✓ The table has agreed.',
    refused: '✗ The table has refused.',
    withdrawn: '✗ The raid has gone on: there is nothing to vote on any more.',
    superseded: '✗ Whoever asked wants something else now: the vote goes on below.',
  },
  /** Reasons why a person can't ask the table for something, or can't vote. */
  why: {
    notSeated: () => 'You have no seat in this raid, so it is not for you to ask its table or to vote.',
    another: (by: string) =>
      `The table is voting already on what ${by} has asked for. Once that is settled, ask again.`,
    notAsked: (names: readonly string[]) => `That is for ${list(names)} to answer.`,
    gone: () => 'There is no such vote.',
  },
  granted: (who: string) => `✓ ${who} has granted it.`,
} as const
