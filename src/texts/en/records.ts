import { withWiderType } from '../worded.ts'
import { achievementXpText, countWithNoun, joinAsList } from './words.ts'

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

/** Formats a rank. The form "1." is avoided because Discord reads it as a list and numbers the list itself. */
const at = (place: number): string => `\`#${place}\``

const who = ({ place, name, person, retired }: Row): string =>
  `${at(place)} **${name}** (${person})${retired ? ' *retired*' : ''}`

/** Texts for records: Achievements, leaderboards, histories and replays. */
export const recordTexts = {
  moment: (at: Date) => `<t:${Math.floor(at.getTime() / 1000)}:d>`,
  day: (at: Date) => at.toISOString().slice(0, 10),
  more: (n: number) => `… and ${n} more`,
  fellow: (character: string, person: string) => `${character} (${person})`,
  fellows: (names: readonly string[], more: number) =>
    joinAsList(more > 0 ? [...names, `${more} more`] : [...names]),
  scope: (dungeon: string | null, mode: string | null) =>
    [dungeon ?? 'all dungeons', mode ?? 'all difficulties'].join(', '),

  achievements: {
    whoseChoices: {
      mine: 'Mine, with the raid in which I earned each',
      guild: 'This server’s: who was first, and how many have it',
      left: 'Those that are left for me, and how to earn them',
      goals: 'Those that can be earned in the raid here, and our progress',
    },
    goals: (dungeon: string, code: string) => `Goals of ${dungeon} · ${code}`,
    goalsEarned: (earned: number, of: number) => `${earned} of ${of} earned in this raid`,
    goal: (name: string, xp: number, progress: string, text: string) =>
      `▫ **${name}** (${achievementXpText(xp)})${progress === '' ? '' : ` · **${progress}**`}\n${text}`,
    goalEarned: (name: string, xp: number) => `★ **${name}** (${achievementXpText(xp)}): earned in this raid`,
    progress: (now: number, of: number) => `${now} of ${of}`,
    mine: (earned: number, of: number, characters: number) =>
      `You have earned **${earned} of ${of}** Achievements${characters > 1 ? ` with ${characters} characters` : ''}.`,
    left: (left: number, of: number) =>
      left === 0
        ? `You have earned all **${of}** Achievements.`
        : `You don’t have **${left} of ${of}** Achievements yet.`,
    guild: (earned: number, of: number) => `This server has earned **${earned} of ${of}** Achievements.`,
    own: (name: string, xp: number, ran: Ran, character: string, times: number) =>
      `★ **${name}** (${achievementXpText(xp)}): ${dated(ran)}, ${character}${times > 1 ? ` · ${times} times in total` : ''}`,
    ownLeft: (n: number) => (n === 0 ? '✓ All of them!' : `▫ ${n} left`),
    howTo: (name: string, xp: number, text: string) => `▫ **${name}** (${achievementXpText(xp)})\n${text}`,
    lists: { mine: 'Mine', left: 'Still to earn', guild: 'This server' },
    ofSeveral: 'In several raids',
    noneLeft: '✓ Nothing is left here.',
    first: (name: string, xp: number, ran: Ran, heroes: string, holders: number) =>
      `★ **${name}** (${achievementXpText(xp)}): first ${heroes}, ${dated(ran)} · ${holders === 1 ? 'one character has' : `${holders} characters have`} it`,
    nobody: (name: string, xp: number) => `▫ ${name} (${achievementXpText(xp)}): nobody yet`,
  },

  leaderboard: {
    byChoices: {
      xp: 'XP of characters',
      wins: 'Wins, by difficulty',
      fastest: 'Fastest clears, in turns',
      bosses: 'Boss players: raids won, raiders destroyed',
    },
    title: {
      xp: 'Most XP',
      wins: 'Most wins',
      fastest: 'Fastest clears',
      bosses: 'The most dangerous Boss players',
    },
    xp: (row: Row, kind: string, level: number, xp: number) =>
      `${who(row)} · ${kind}, level ${level} · **${xp} XP**`,
    wins: (row: Row, total: number, modes: readonly string[]) =>
      `${who(row)} · **${countWithNoun(total, 'win')}**: ${modes.join(', ')}`,
    winsOf: (mode: string, wins: number) => `${mode} ${wins}`,
    clear: (place: number, turns: number, where: string, ran: Ran, party: string) =>
      `${at(place)} **${countWithNoun(turns, 'turn')}** · ${where} · ${dated(ran)} · ${party}`,
    boss: (place: number, person: string, runs: number, held: number, felled: number) =>
      `${at(place)} **${person}** · **${held} of ${countWithNoun(runs, 'raid')} won** · ${countWithNoun(felled, 'raider')} destroyed`,
    own: (line: string) => `Your best:\n${line}`,
    later: (line: string) => `…\n${line}`,
    ownNone: 'You are not on this list yet.',
    nobody: 'Nobody yet. Be the first!',
    of: { xp: 'character', wins: 'character', fastest: 'clear', bosses: 'Boss player' },
    footer: (scope: string, n: number, what: string) => `${scope} · ${countWithNoun(n, what)}`,
  },

  history: {
    title: (name: string) => `History of ${name}`,
    headline: (count: number, person: string) =>
      count === 0 ? `No finished raid yet. (${person})` : `${countWithNoun(count, 'raid')} (${person})`,
    marks: withWiderType<Record<string, string>>({ won: '♛', lost: '☠', drawn: '▫', abandoned: '▫' }),
    statuses: withWiderType<Record<string, string>>({
      won: 'won',
      lost: 'lost',
      drawn: 'a draw',
      abandoned: 'abandoned',
    }),
    turns: (status: string, turns: number | null) =>
      turns === null ? status : `${status} in ${countWithNoun(turns, 'turn')}`,
    line: (mark: string, dungeon: string, ran: Ran, outcome: string, xp: number, others: string) =>
      `${mark} **${dungeon}**, ${dated(ran)}: ${outcome} · **${signed(xp)} XP** · ${others || 'alone'}`,
    with: (others: string) => `with ${others}`,
    open: 'Show a raid …',
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
      `${damage} damage to the Dungeon hero · ${countWithNoun(bosses, 'Boss', 'Bosses')} destroyed`,
    achievements: (names: readonly string[]) =>
      names.length > 0 ? `★ ${names.join(', ')}` : 'No Achievement was earned.',
    fellow: (character: string, person: string, xp: number) => `${character} (${person}): ${signed(xp)} XP`,
    entry: (amount: number, reason: string) => `${signed(amount)} ${reason}`,
    correction: (amount: number, by: string | null, note: string) =>
      `${signed(amount)} Correction${by === null ? '' : ` by ${by}`}: ${note}`,
    corrected: (n: number) =>
      `⚙ The game was corrected ${n === 1 ? 'once' : `${n} times`} with \`/judge\`, so this raid is not on the leaderboards.`,
    correctedMark: '⚙ corrected',
    noXp: 'No XP',
    back: '‹ Back to the history',
    replay: 'Replay',
  },

  replay: {
    code: 'The raid’s code',
    opening: 'Before the first turn',
    turnOf: (number: number, whose: string) => `Turn ${number}: ${whose}`,
    quiet: 'Nothing happened that everybody could see.',
    noBoard:
      'The rules of this bot have changed since then, so I can’t show the board of this raid any more. The texts show what was recorded at the time.',
    unreadable: 'I can’t show this part any more, because another version of this bot recorded it.',
    footer: (page: number, pages: number, part: number, parts: number) =>
      [
        `Page ${page} of ${pages}`,
        ...(parts > 1 ? [`part ${part} of ${parts}`] : []),
        'hands stay hidden',
      ].join(' · '),
    only: (turns: number) => `The raid had ${countWithNoun(turns, 'turn')}. This is the last one.`,
    first: '« First',
    previous: '‹ Back',
    next: 'Next ›',
    last: 'Last »',
    more: (part: number, parts: number) => `More (${part} of ${parts})`,
    earned: 'What it earned',
    jump: 'Go to a turn …',
  },
} as const
