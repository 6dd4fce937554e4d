import type { recordTexts as en } from '../en/records.ts'
import type { TranslationOf } from '../worded.ts'
import {
  achievementXpText,
  countWithNoun,
  joinAsList,
  turnCountInDativeText,
  turnCountText as turnsOf,
} from './words.ts'

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
const at = (place: number): string => `\`#${place}\``
const who = ({ place, name, person, retired }: Row): string =>
  `${at(place)} **${name}** (${person})${retired ? ' *ruht*' : ''}`

const DAY = new Intl.DateTimeFormat('de', { dateStyle: 'medium', timeZone: 'UTC' })

const PLURALS: Readonly<Record<string, string>> = { Sieg: 'Siege', Charakter: 'Charaktere' }

export const recordTexts: TranslationOf<typeof en> = {
  moment: (when) => `<t:${Math.floor(when.getTime() / 1000)}:d>`,
  day: (when) => DAY.format(when),
  more: (n) => `… und ${n} mehr`,
  fellow: (character, person) => `${character} (${person})`,
  fellows: (names, more) => joinAsList(more > 0 ? [...names, `${more} weitere`] : [...names]),
  scope: (dungeon, mode) => [dungeon ?? 'alle Dungeons', mode ?? 'alle Schwierigkeiten'].join(', '),

  achievements: {
    whoseChoices: {
      mine: 'Meine, mit dem Raid, in dem ich sie errungen habe',
      guild: 'Die dieses Servers: wer war zuerst, und wie viele haben sie',
      left: 'Was mir noch fehlt, und wie ich es erringe',
      goals: 'Die im Raid hier möglich sind, und wie weit wir sind',
    },
    goals: (dungeon, code) => `Ziele von ${dungeon} · ${code}`,
    goalsEarned: (earned, of) => `${earned} von ${of} in diesem Raid errungen`,
    goal: (name, xp, progress, text) =>
      `▫ **${name}** (${achievementXpText(xp)})${progress === '' ? '' : ` · **${progress}**`}\n${text}`,
    goalEarned: (name, xp) => `★ **${name}** (${achievementXpText(xp)}): in diesem Raid errungen`,
    progress: (now, of) => `${now} von ${of}`,
    mine: (earned, of, characters) =>
      `Du hast **${earned} von ${of}** Erfolgen errungen${characters > 1 ? `, mit ${characters} Charakteren` : ''}.`,
    left: (left, of) =>
      left === 0 ? `Du hast alle **${of}** Erfolge errungen.` : `Dir fehlen **${left} von ${of}** Erfolgen.`,
    guild: (earned, of) => `Dieser Server hat **${earned} von ${of}** Erfolgen errungen.`,
    own: (name, xp, ran, character, times) =>
      `★ **${name}** (${achievementXpText(xp)}): ${dated(ran)}, ${character}${times > 1 ? ` · ${times}-mal im Ganzen` : ''}`,
    ownLeft: (n) => (n === 0 ? '✓ Alle!' : `▫ ${n} fehlen`),
    howTo: (name, xp, text) => `▫ **${name}** (${achievementXpText(xp)})\n${text}`,
    lists: { mine: 'Meine', left: 'Was mir fehlt', guild: 'Dieser Server' },
    ofSeveral: 'In mehreren Raids',
    noneLeft: '✓ Hier fehlt nichts mehr.',
    first: (name, xp, ran, heroes, holders) =>
      `★ **${name}** (${achievementXpText(xp)}): zuerst ${heroes}, ${dated(ran)} · ${holders === 1 ? 'ein Charakter hat ihn' : `${holders} Charaktere haben ihn`}`,
    nobody: (name, xp) => `▫ ${name} (${achievementXpText(xp)}): noch niemand`,
  },

  leaderboard: {
    byChoices: {
      xp: 'EP der Charaktere',
      wins: 'Siege, nach Schwierigkeit',
      fastest: 'Schnellste Siege, in Zügen',
      bosses: 'Boss-Spieler: gewonnene Raids, zerstörte Raider',
    },
    title: {
      xp: 'Die meisten EP',
      wins: 'Die meisten Siege',
      fastest: 'Die schnellsten Siege',
      bosses: 'Die gefährlichsten Boss-Spieler',
    },
    xp: (row, kind, level, xp) => `${who(row)} · ${kind}, Stufe ${level} · **${xp} EP**`,
    wins: (row, total, modes) =>
      `${who(row)} · **${countWithNoun(total, 'Sieg', 'Siege')}**: ${modes.join(', ')}`,
    winsOf: (mode, wins) => `${mode} ${wins}`,
    clear: (place, turns, where, ran, party) =>
      `${at(place)} **${turnsOf(turns)}** · ${where} · ${dated(ran)} · ${party}`,
    boss: (place, person, runs, held, felled) =>
      `${at(place)} **${person}** · **${held} von ${countWithNoun(runs, 'Raid', 'Raids')} gewonnen** · ${countWithNoun(felled, 'Raider', 'Raider')} zerstört`,
    own: (line) => `Dein Bestes:\n${line}`,
    later: (line) => `…\n${line}`,
    ownNone: 'Du stehst noch nicht auf dieser Liste.',
    nobody: 'Noch niemand. Mach den Anfang!',
    of: { xp: 'Charakter', wins: 'Charakter', fastest: 'Sieg', bosses: 'Boss-Spieler' },
    footer: (scope, n, what) => `${scope} · ${countWithNoun(n, what, PLURALS[what] ?? what)}`,
  },

  history: {
    title: (name) => `Geschichte von ${name}`,
    headline: (count, person) =>
      count === 0
        ? `Noch kein beendeter Raid. (${person})`
        : `${countWithNoun(count, 'Raid', 'Raids')} (${person})`,
    marks: { won: '♛', lost: '☠', drawn: '▫', abandoned: '▫' },
    statuses: { won: 'gewonnen', lost: 'verloren', drawn: 'unentschieden', abandoned: 'abgebrochen' },
    turns: (status, turns) => (turns === null ? status : `${status} in ${turnCountInDativeText(turns)}`),
    line: (mark, dungeon, ran, outcome, xp, others) =>
      `${mark} **${dungeon}**, ${dated(ran)}: ${outcome} · **${signed(xp)} EP** · ${others || 'allein'}`,
    with: (others) => `mit ${others}`,
    open: 'Einen Raid zeigen …',
    option: (code, dungeon, mode) => `${code}: ${dungeon}, ${mode}`,
    optionText: (day, outcome, xp) => `${day} · ${outcome} · ${signed(xp)} EP`,
    of: 'Ein anderer Charakter …',
    pages: (page, pages) => `Seite ${page} von ${pages}`,
    suggestion: (code, dungeon, mode, outcome, day) =>
      [code, `${dungeon}, ${mode}`, outcome, day].filter(Boolean).join(' · '),

    runTitle: (dungeon, mode, code) => `${dungeon}, ${mode} · ${code}`,
    runHead: (mark, outcome, when) => `${mark} ${[outcome, when].filter(Boolean).join(', ')}`,
    led: (person) => `Geleitet von ${person}`,
    did: (damage, bosses) =>
      `${damage} Schaden am Helden des Dungeons · ${countWithNoun(bosses, 'Boss', 'Bosse')} zerstört`,
    achievements: (names) => (names.length > 0 ? `★ ${names.join(', ')}` : 'Kein Erfolg wurde errungen.'),
    fellow: (character, person, xp) => `${character} (${person}): ${signed(xp)} EP`,
    entry: (amount, reason) => `${signed(amount)} ${reason}`,
    correction: (amount, by, note) =>
      `${signed(amount)} Berichtigung${by === null ? '' : ` durch ${by}`}: ${note}`,
    corrected: (n) =>
      `⚙ Das Spiel wurde ${n === 1 ? 'einmal' : `${n}-mal`} mit \`/judge\` korrigiert, deshalb steht dieser Raid auf keiner Bestenliste.`,
    correctedMark: '⚙ korrigiert',
    noXp: 'Keine EP',
    back: '‹ Zurück zur Geschichte',
    replay: 'Noch einmal ansehen',
  },

  replay: {
    code: 'Der Code des Raids',
    opening: 'Vor dem ersten Zug',
    turnOf: (number, whose) => `Zug ${number}: ${whose}`,
    quiet: 'Nichts geschah, was alle sehen konnten.',
    noBoard:
      'Die Regeln dieses Bots haben sich seitdem geändert, deshalb kann ich das Spielfeld dieses Raids nicht mehr zeigen. Die Texte zeigen, was damals aufgezeichnet wurde.',
    unreadable:
      'Diesen Teil kann ich nicht mehr zeigen, weil eine andere Version dieses Bots ihn aufgezeichnet hat.',
    footer: (page, pages, part, parts) =>
      [
        `Seite ${page} von ${pages}`,
        ...(parts > 1 ? [`Teil ${part} von ${parts}`] : []),
        'Hände bleiben verborgen',
      ].join(' · '),
    only: (turns) => `Der Raid hatte ${turnsOf(turns)}. Das ist der letzte.`,
    first: '« Anfang',
    previous: '‹ Zurück',
    next: 'Weiter ›',
    last: 'Ende »',
    more: (part, parts) => `Mehr (${part} von ${parts})`,
    earned: 'Was er einbrachte',
    jump: 'Zu einem Zug gehen …',
  },
}
