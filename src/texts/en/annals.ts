import { worded } from '../worded.ts'
import { list, plural, worth } from './words.ts'

interface Ran {
  when: string
  code: string
  mode: string
}

interface Row {
  place: number
  name: string
  person: string
  retired: boolean
}

const dated = ({ when, code, mode }: Ran): string => [when, `\`${code}\``, mode].filter(Boolean).join(', ')

const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`)

/** Formats a place. The form "1." is avoided because Discord reads it as a list and numbers the list itself. */
const at = (place: number): string => `\`#${place}\``

const who = ({ place, name, person, retired }: Row): string =>
  `${at(place)} **${name}** (${person})${retired ? ' *retired*' : ''}`

/** Texts for records: Achievements, leaderboards, histories and replays. */
export const annalsTexts = {
  moment: (at: Date) => `<t:${Math.floor(at.getTime() / 1000)}:d>`,
  day: (at: Date) => at.toISOString().slice(0, 10),
  raid: 'Which dungeon; all unless you say',
  mode: 'Which difficulty; all unless you say',
  everybody: 'Show it to everybody',
  more: (n: number) => `… and ${n} more`,
  fellow: (character: string, person: string) => `${character} (${person})`,
  fellows: (names: readonly string[], more: number) =>
    list(more > 0 ? [...names, `${more} more`] : [...names]),
  scope: (dungeon: string | null, mode: string | null) =>
    [dungeon ?? 'all dungeons', mode ?? 'all difficulties'].join(', '),

  achievements: {
    command: 'Achievements: yours, this server’s, and those that are left',
    whose:
      'The goals of the raid here, yours, this server’s, or what is left; the goals or yours unless you say',
    whoseChoices: {
      mine: 'Mine, with the run that earned each',
      guild: 'This server’s: who was first, how many have it',
      left: 'What is left for me, and how it is earned',
      goals: 'What can be earned in the raid here, and how near it is',
    },
    goals: (dungeon: string, code: string) => `Goals of ${dungeon} · ${code}`,
    goalsEarned: (earned: number, of: number) => `${earned} of ${of} earned in this raid`,
    goal: (name: string, xp: number, progress: string, text: string) =>
      `▫ **${name}** (${worth(xp)})${progress === '' ? '' : ` · **${progress}**`}\n${text}`,
    goalEarned: (name: string, xp: number) => `★ **${name}** (${worth(xp)}): earned in this raid`,
    progress: (now: number, of: number) => `${now} of ${of}`,
    mine: (earned: number, of: number, characters: number) =>
      `You have earned **${earned} of ${of}** Achievements${characters > 1 ? ` with ${characters} characters` : ''}.`,
    left: (left: number, of: number) =>
      left === 0
        ? `You have earned all **${of}** Achievements.`
        : `**${left} of ${of}** Achievements are left for you.`,
    guild: (earned: number, of: number) =>
      `This server has earned **${earned} of ${of}** Achievements. How to: \`/achievements whose: left\`.`,
    own: (name: string, xp: number, ran: Ran, character: string, times: number) =>
      `★ **${name}** (${worth(xp)}): ${dated(ran)}, ${character}${times > 1 ? ` · ${times} times in all` : ''}`,
    ownLeft: (n: number) => (n === 0 ? '✓ All of them!' : `▫ ${n} left: \`/achievements whose: left\``),
    howTo: (name: string, xp: number, text: string) => `▫ **${name}** (${worth(xp)})\n${text}`,
    ofSeveral: 'Of several raids',
    noneLeft: '✓ Nothing is left here.',
    first: (name: string, xp: number, ran: Ran, heroes: string, holders: number) =>
      `★ **${name}** (${worth(xp)}): first ${heroes}, ${dated(ran)} · ${holders === 1 ? 'one character has' : `${holders} characters have`} it`,
    nobody: (name: string, xp: number) => `▫ ${name} (${worth(xp)}): nobody yet`,
  },

  leaderboard: {
    command: 'The best of this server: XP, wins, fastest clears, Bosses',
    by: 'By what; XP unless you say',
    byChoices: {
      xp: 'XP of characters',
      wins: 'Wins, by difficulty',
      fastest: 'Fastest clears, in turns',
      bosses: 'Bosses: raids held, raiders felled',
    },
    title: {
      xp: 'Most XP',
      wins: 'Most wins',
      fastest: 'Fastest clears',
      bosses: 'The most dreadful Bosses',
    },
    xp: (row: Row, kind: string, level: number, xp: number) =>
      `${who(row)} · ${kind}, level ${level} · **${xp} XP**`,
    wins: (row: Row, total: number, modes: readonly string[]) =>
      `${who(row)} · **${plural(total, 'win')}**: ${modes.join(', ')}`,
    winsOf: (mode: string, wins: number) => `${mode} ${wins}`,
    clear: (place: number, turns: number, where: string, ran: Ran, party: string) =>
      `${at(place)} **${plural(turns, 'turn')}** · ${where} · ${dated(ran)} · ${party}`,
    boss: (place: number, person: string, runs: number, held: number, felled: number) =>
      `${at(place)} **${person}** · **${held} of ${plural(runs, 'raid')} held** · ${plural(felled, 'raider')} felled`,
    own: (line: string) => `Your best:\n${line}`,
    later: (line: string) => `…\n${line}`,
    ownNone: 'You are not on this list yet.',
    nobody: 'Nobody yet: be the first.',
    of: { xp: 'character', wins: 'character', fastest: 'clear', bosses: 'Boss player' },
    footer: (scope: string, n: number, what: string) => `${scope} · ${plural(n, what)}`,
  },

  history: {
    command: 'The raids that a character has seen through, and what each brought',
    player: 'Whose; yours unless you say',
    raid: 'A raid’s code, to read of that raid alone',
    title: (name: string) => `History of ${name}`,
    headline: (count: number, person: string) =>
      count === 0 ? `No raid has been seen through yet. (${person})` : `${plural(count, 'raid')} (${person})`,
    marks: worded<Record<string, string>>({ won: '♛', lost: '☠', drawn: '▫', abandoned: '▫' }),
    statuses: worded<Record<string, string>>({
      won: 'won',
      lost: 'lost',
      drawn: 'a draw',
      abandoned: 'abandoned',
    }),
    turns: (status: string, turns: number | null) =>
      turns === null ? status : `${status} in ${plural(turns, 'turn')}`,
    line: (mark: string, dungeon: string, ran: Ran, outcome: string, xp: number, others: string) =>
      `${mark} **${dungeon}**, ${dated(ran)}: ${outcome} · **${signed(xp)} XP** · ${others || 'alone'}`,
    with: (others: string) => `with ${others}`,
    open: 'Read of a raid …',
    option: (code: string, dungeon: string, mode: string) => `${code}: ${dungeon}, ${mode}`,
    optionText: (day: string, outcome: string, xp: number) => `${day} · ${outcome} · ${signed(xp)} XP`,
    of: 'Another character …',
    pages: (page: number, pages: number) => `Page ${page} of ${pages}`,
    suggestion: (code: string, dungeon: string, mode: string, outcome: string, day: string) =>
      [code, `${dungeon}, ${mode}`, outcome, day].filter(Boolean).join(' · '),

    runTitle: (dungeon: string, mode: string, code: string) => `${dungeon}, ${mode} · ${code}`,
    runHead: (mark: string, outcome: string, when: string) =>
      `${mark} ${[outcome, when].filter(Boolean).join(', ')}`,
    led: (person: string) => `Led by ${person}`,
    did: (damage: number, bosses: number) =>
      `${damage} damage to the Dungeon hero · ${plural(bosses, 'Boss', 'Bosses')} destroyed`,
    achievements: (names: readonly string[]) =>
      names.length > 0 ? `★ ${names.join(', ')}` : 'No Achievement was earned.',
    fellow: (character: string, person: string, xp: number) => `${character} (${person}): ${signed(xp)} XP`,
    entry: (amount: number, reason: string) => `${signed(amount)} ${reason}`,
    correction: (amount: number, by: string | null, note: string) =>
      `${signed(amount)} Correction${by === null ? '' : ` by ${by}`}: ${note}`,
    corrected: (n: number) =>
      `⚙ ${n === 1 ? 'Once' : `${n} times`} something was put right by \`/judge\`: it is on no leaderboard.`,
    correctedMark: '⚙ put right',
    noXp: 'No XP',
    back: '‹ Back to the history',
    replay: 'Replay it',
  },

  replay: {
    command: 'Step through a raid that is over, turn by turn',
    code: 'The raid’s code',
    turn: 'Which turn; its beginning unless you say',
    opening: 'Before the first turn',
    turnOf: (number: number, whose: string) => `Turn ${number}: ${whose}`,
    quiet: 'Nothing happened that all could see.',
    noBoard:
      'The rules that I play by have changed since, so I can’t set this table up again. What happened is told as it was noted down.',
    unreadable: 'I can’t tell this part any more: it was noted down by another version of me.',
    footer: (page: number, pages: number, part: number, parts: number) =>
      [
        `Page ${page} of ${pages}`,
        ...(parts > 1 ? [`part ${part} of ${parts}`] : []),
        'the board is as the turn left it; hands stay hidden',
      ].join(' · '),
    only: (turns: number) => `The raid had ${plural(turns, 'turn')}; this is the last.`,
    first: '« First',
    previous: '‹ Back',
    next: 'Next ›',
    last: 'Last »',
    more: (part: number, parts: number) => `More of it (${part} of ${parts})`,
    earned: 'What it earned',
    jump: 'Go to a turn …',
  },
} as const
