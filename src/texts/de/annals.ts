import type { annalsTexts as en } from '../en/annals.ts'
import type { Worded } from '../worded.ts'
import { inTurns, list, plural, turns as turnsOf, worth } from './words.ts'

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

export const annalsTexts: Worded<typeof en> = {
  moment: (when) => `<t:${Math.floor(when.getTime() / 1000)}:d>`,
  day: (when) => DAY.format(when),
  raid: 'Welcher Dungeon; ohne Angabe alle',
  mode: 'Welche Schwierigkeit; ohne Angabe alle',
  everybody: 'Allen zeigen',
  more: (n) => `… und ${n} mehr`,
  fellow: (character, person) => `${character} (${person})`,
  fellows: (names, more) => list(more > 0 ? [...names, `${more} weitere`] : [...names]),
  scope: (dungeon, mode) => [dungeon ?? 'alle Dungeons', mode ?? 'alle Schwierigkeiten'].join(', '),

  achievements: {
    command: 'Erfolge: deine, die dieses Servers, und was noch fehlt',
    whose:
      'Die Ziele des Raids hier, deine, die dieses Servers, oder was fehlt; ohne Angabe Ziele oder deine',
    whoseChoices: {
      mine: 'Meine, mit dem Lauf, der sie einbrachte',
      guild: 'Die dieses Servers: wer zuerst, wie viele',
      left: 'Was mir noch fehlt, und wie es zu erringen ist',
      goals: 'Was sich im Raid hier erringen lässt, und wie nah es ist',
    },
    goals: (dungeon, code) => `Ziele von ${dungeon} · ${code}`,
    goalsEarned: (earned, of) => `${earned} von ${of} in diesem Raid errungen`,
    goal: (name, xp, progress, text) =>
      `▫ **${name}** (${worth(xp)})${progress === '' ? '' : ` · **${progress}**`}\n${text}`,
    goalEarned: (name, xp) => `★ **${name}** (${worth(xp)}): in diesem Raid errungen`,
    progress: (now, of) => `${now} von ${of}`,
    mine: (earned, of, characters) =>
      `Du hast **${earned} von ${of}** Erfolgen errungen${characters > 1 ? `, mit ${characters} Charakteren` : ''}.`,
    left: (left, of) =>
      left === 0 ? `Du hast alle **${of}** Erfolge errungen.` : `Dir fehlen **${left} von ${of}** Erfolgen.`,
    guild: (earned, of) =>
      `Dieser Server hat **${earned} von ${of}** Erfolgen errungen. Wie: \`/achievements whose: fehlt\`.`,
    own: (name, xp, ran, character, times) =>
      `★ **${name}** (${worth(xp)}): ${dated(ran)}, ${character}${times > 1 ? ` · ${times}-mal im Ganzen` : ''}`,
    ownLeft: (n) => (n === 0 ? '✓ Alle!' : `▫ ${n} fehlen: \`/achievements whose: fehlt\``),
    howTo: (name, xp, text) => `▫ **${name}** (${worth(xp)})\n${text}`,
    ofSeveral: 'Mehrerer Raids',
    noneLeft: '✓ Hier fehlt nichts mehr.',
    first: (name, xp, ran, heroes, holders) =>
      `★ **${name}** (${worth(xp)}): zuerst ${heroes}, ${dated(ran)} · ${holders === 1 ? 'ein Charakter hat ihn' : `${holders} Charaktere haben ihn`}`,
    nobody: (name, xp) => `▫ ${name} (${worth(xp)}): noch niemand`,
  },

  leaderboard: {
    command: 'Die Besten dieses Servers: EP, Siege, schnellste Läufe, Bosse',
    by: 'Wonach; ohne Angabe nach EP',
    byChoices: {
      xp: 'EP der Charaktere',
      wins: 'Siege, nach Schwierigkeit',
      fastest: 'Schnellste Siege, in Zügen',
      bosses: 'Bosse: gehaltene Raids, gefällte Raider',
    },
    title: {
      xp: 'Die meisten EP',
      wins: 'Die meisten Siege',
      fastest: 'Die schnellsten Siege',
      bosses: 'Die schrecklichsten Bosse',
    },
    xp: (row, kind, level, xp) => `${who(row)} · ${kind}, Stufe ${level} · **${xp} EP**`,
    wins: (row, total, modes) => `${who(row)} · **${plural(total, 'Sieg', 'Siege')}**: ${modes.join(', ')}`,
    winsOf: (mode, wins) => `${mode} ${wins}`,
    clear: (place, turns, where, ran, party) =>
      `${at(place)} **${turnsOf(turns)}** · ${where} · ${dated(ran)} · ${party}`,
    boss: (place, person, runs, held, felled) =>
      `${at(place)} **${person}** · **${held} von ${plural(runs, 'Raid', 'Raids')} gehalten** · ${plural(felled, 'Raider', 'Raider')} gefällt`,
    own: (line) => `Dein Bestes:\n${line}`,
    later: (line) => `…\n${line}`,
    ownNone: 'Du stehst noch nicht auf dieser Liste.',
    nobody: 'Noch niemand: Mach den Anfang.',
    of: { xp: 'Charakter', wins: 'Charakter', fastest: 'Sieg', bosses: 'Boss-Spieler' },
    footer: (scope, n, what) => `${scope} · ${plural(n, what, PLURALS[what] ?? what)}`,
  },

  history: {
    command: 'Die Raids, die ein Charakter zu Ende gebracht hat, und was jeder einbrachte',
    player: 'Wessen; ohne Angabe deine',
    raid: 'Der Code eines Raids, um nur von ihm zu lesen',
    title: (name) => `Geschichte von ${name}`,
    headline: (count, person) =>
      count === 0
        ? `Noch wurde kein Raid zu Ende gebracht. (${person})`
        : `${plural(count, 'Raid', 'Raids')} (${person})`,
    marks: { won: '♛', lost: '☠', drawn: '▫', abandoned: '▫' },
    statuses: { won: 'gewonnen', lost: 'verloren', drawn: 'unentschieden', abandoned: 'abgebrochen' },
    turns: (status, turns) => (turns === null ? status : `${status} in ${inTurns(turns)}`),
    line: (mark, dungeon, ran, outcome, xp, others) =>
      `${mark} **${dungeon}**, ${dated(ran)}: ${outcome} · **${signed(xp)} EP** · ${others || 'allein'}`,
    with: (others) => `mit ${others}`,
    open: 'Von einem Raid lesen …',
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
      `${damage} Schaden am Helden des Dungeons · ${plural(bosses, 'Boss', 'Bosse')} zerstört`,
    achievements: (names) => (names.length > 0 ? `★ ${names.join(', ')}` : 'Kein Erfolg wurde errungen.'),
    fellow: (character, person, xp) => `${character} (${person}): ${signed(xp)} EP`,
    entry: (amount, reason) => `${signed(amount)} ${reason}`,
    correction: (amount, by, note) =>
      `${signed(amount)} Berichtigung${by === null ? '' : ` durch ${by}`}: ${note}`,
    corrected: (n) =>
      `⚙ ${n === 1 ? 'Einmal' : `${n}-mal`} wurde mit \`/judge\` etwas richtiggestellt: Er steht auf keiner Bestenliste.`,
    correctedMark: '⚙ richtiggestellt',
    noXp: 'Keine EP',
    back: '‹ Zurück zur Geschichte',
    replay: 'Noch einmal ansehen',
  },

  replay: {
    command: 'Einen beendeten Raid Zug um Zug durchgehen',
    code: 'Der Code des Raids',
    turn: 'Welcher Zug; ohne Angabe der Anfang',
    opening: 'Vor dem ersten Zug',
    turnOf: (number, whose) => `Zug ${number}: ${whose}`,
    quiet: 'Nichts geschah, was alle sehen konnten.',
    noBoard:
      'Die Regeln, nach denen ich spiele, haben sich seitdem geändert, also kann ich diesen Tisch nicht mehr aufbauen. Was geschah, wird erzählt, wie es aufgeschrieben wurde.',
    unreadable:
      'Diesen Teil kann ich nicht mehr erzählen: Eine andere Version von mir hat ihn aufgeschrieben.',
    footer: (page, pages, part, parts) =>
      [
        `Seite ${page} von ${pages}`,
        ...(parts > 1 ? [`Teil ${part} von ${parts}`] : []),
        'das Spielfeld, wie der Zug es hinterließ; Hände bleiben verborgen',
      ].join(' · '),
    only: (turns) => `Der Raid hatte ${turnsOf(turns)}; dies ist der letzte.`,
    first: '« Anfang',
    previous: '‹ Zurück',
    next: 'Weiter ›',
    last: 'Ende »',
    more: (part, parts) => `Mehr davon (${part} von ${parts})`,
    earned: 'Was er einbrachte',
    jump: 'Zu einem Zug gehen …',
  },
}
