/** Texts for the settings of people, tables and servers. */
import type { settingsTexts as en } from '../en/settings.ts'
import { toMarkup } from '../user-text.ts'
import type { TranslationOf } from '../worded.ts'
import { computerTexts } from './computers.ts'
import { countWithNoun, joinAsList } from './words.ts'

const hours = (n: number): string =>
  n % 24 === 0 ? countWithNoun(n / 24, 'Tag', 'Tage') : countWithNoun(n, 'Stunde', 'Stunden')
const afterHours = (n: number): string =>
  n % 24 === 0 ? countWithNoun(n / 24, 'Tag', 'Tagen') : countWithNoun(n, 'Stunde', 'Stunden')
const { levels } = computerTexts
const allowed = (may: boolean): string => (may ? 'ja' : 'nein')

export const settingsTexts: TranslationOf<typeof en> = {
  whose: {
    me: 'Meine',
    raid: 'Die dieses Raids; für die Raidleitung',
    server: 'Die dieses Servers; braucht „Server verwalten“',
  },

  languages: { auto: 'Wie in Discord' },
  themes: { dark: 'Dunkel', light: 'Hell' },
  stops: { few: 'wo es zählt', all: 'immer, wenn du etwas tun kannst (volle Kontrolle)' },
  never: 'Nie',
  noLimit: 'Kein Limit',
  afterHours: (n) => `Nach ${afterHours(n)}`,

  meTitle: 'Deine Einstellungen',
  meShown: ({ language, theme, reminder, quiet, zone, stops, lookBack, privateThread, ...fallen }) =>
    [
      `**Sprache**: ${language}`,
      `**Bilder**: ${theme}`,
      `**Erinnerungen**: ${reminder === null ? 'nie' : `${hours(reminder)} nach meiner Frage, höchstens fünfmal`}`,
      `**Ruhezeit**: ${quiet ?? 'keine'}`,
      `**Zeitzone**: ${zone}`,
      `**In neuen Raids frage ich dich**: ${stops}`,
      `**Bevor dein Zug endet**, sage ich, was du noch tun könntest: ${allowed(lookBack)}`,
      `**Ein eigener privater Thread** in jedem Raid, mit deiner Hand und allem, was du gefragt wirst: ${allowed(privateThread)}. Wer hier Threads verwaltet, kann ihn lesen.`,
      `**Wenn dein Held gefallen ist**, kannst du für den Gegner sprechen und Tipps geben: ${allowed(fallen.spirits)}`,
      `**Gefallene Raider sehen deine Hand**: ${allowed(fallen.handForFallen)}`,
    ].join('\n'),
  meAway: (until) => `**Im Urlaub** bis ${until}`,
  meMuted: (raids) => `**Stumme Raids**: ${raids}`,
  language: 'Sprache …',
  reminder: 'Erinnere mich …',
  themeTo: (theme) => (theme === 'dark' ? 'Dunkle Bilder' : 'Helle Bilder'),
  stopsTo: { few: 'Nur fragen, wo es zählt', all: 'Volle Kontrolle in neuen Raids' },
  lookBackTo: (on) => (on ? 'Rückblick vor dem Zugende' : 'Kein Rückblick am Zugende'),
  ownThreadTo: (on) => (on ? 'Privater Thread in Raids' : 'Kein privater Thread in Raids'),
  spiritsTo: (on) => (on ? 'Eine Rolle, wenn ich falle' : 'Keine Rolle, wenn ich falle'),
  showHandTo: (on) => (on ? 'Gefallenen meine Hand zeigen' : 'Hand vor Gefallenen verbergen'),
  quiet: 'Ruhezeit …',
  zone: 'Zeitzone …',
  vacation: 'Urlaub …',
  unmute: 'An alle Raids erinnern',

  raidTitle: (code) => `Die Einstellungen des Raids ${code}`,
  raidShown: ({
    limitHours,
    friendsPass,
    everyWindow,
    spirits,
    computerForAbsent,
    takeoverLevel = 'able',
    hints,
  }) =>
    [
      limitHours === null
        ? '**Zeitlimit**: keines'
        : `**Zeitlimit**: ${hours(limitHours)}. Ich warne einen Spieler, bevor die Zeit um ist. Dann ${computerForAbsent ? 'spielt der Computer, bis der Spieler wieder handelt' : 'gilt die Vorgabe'}.`,
      `**Der Computer spielt für Abwesende** auf der Stufe: ${levels[takeoverLevel]}`,
      `**Passen für abwesende Freunde**: ${allowed(friendsPass)}`,
      `**Alle werden in jedem Fenster gefragt**: ${allowed(everyWindow)}`,
      `**Tipps vom Computer** für Spieler, die fragen (\`/hint\`): ${allowed(hints !== false)}`,
      `**Gefallene sprechen für den Gegner und geben Tipps**: ${allowed(spirits !== false)}`,
    ].join('\n'),
  raidOnlyLeader: (leader) => `Nur die Raidleitung kann diese Einstellungen ändern: Frag ${leader}.`,
  windowsFixed:
    'Wer in welchem Fenster gefragt wird, lässt sich nach dem Beginn eines Raids nicht mehr ändern. `/settings of: server` legt es für neue Raids fest.',
  limit: 'Zeitlimit …',
  friendsTo: (may) => (may ? 'Freunde passen lassen' : 'Kein Passen für Freunde'),
  computerTo: (on) => (on ? 'Computer spielt für Abwesende' : 'Vorgabe für Abwesende'),
  levelTo: (level) => `Computer für Abwesende: ${level}`,
  hintsTo: (on) => (on ? 'Tipps vom Computer' : 'Keine Tipps vom Computer'),
  windowsTo: (all) => (all ? 'Alle in jedem Fenster fragen' : 'Nur fragen, wer reagieren kann'),
  raidSpiritsTo: (on) => (on ? 'Eine Rolle für Gefallene' : 'Keine Rolle für Gefallene'),
  agreed: (leader, { limitHours, friendsPass, everyWindow, spirits, hints, ...computer }) =>
    `⚙ **${leader}** hat für diesen Raid eingestellt: ${joinAsList([
      limitHours === null ? 'kein Zeitlimit' : `Zeitlimit ${hours(limitHours)}`,
      friendsPass ? 'Raider dürfen für abwesende Freunde passen' : 'niemand passt für andere',
      ...(computer.computerForAbsent ? ['nach dem Zeitlimit spielt der Computer für Abwesende'] : []),
      ...(computer.takeoverLevel && computer.takeoverLevel !== 'able'
        ? [`der Computer spielt für Abwesende auf der Stufe „${levels[computer.takeoverLevel]}“`]
        : []),
      everyWindow ? 'alle werden in jedem Fenster gefragt' : 'nur wer reagieren kann, wird gefragt',
      ...(hints === false ? ['der Computer gibt keine Tipps'] : []),
      ...(spirits === false ? ['Gefallene haben keine Rolle'] : []),
    ])}.`,

  serverTitle: 'Die Einstellungen dieses Servers',
  serverShown: (language, zone, judges) =>
    [
      `**Sprache in Threads**: ${language}`,
      `**Zeitzone** für alle, die keine eingestellt haben: ${zone ?? 'keine'}`,
      `**Schiedsrichter**, zusätzlich zur Leitung jedes Raids: ${judges.length > 0 ? joinAsList(judges) : 'niemand'}`,
      '',
      '**Neue Raids beginnen mit**',
    ].join('\n'),
  serverOnlyManagers:
    'Nur wer die Berechtigung „Server verwalten“ hat, kann die Einstellungen dieses Servers ändern.',
  judges: 'Rollen, die /judge benutzen dürfen …',

  quietTitle: 'Ruhezeit',
  quietFrom: 'Von (leer für keine)',
  quietTo: 'Bis',
  quietHint: 'In deiner Zeitzone',
  zoneTitle: 'Zeitzone',
  zoneLabel: 'Ihr Name',
  zoneHint: 'Etwa Europe/Berlin, America/New_York oder UTC',
  vacationTitle: 'Urlaub',
  vacationLabel: 'Bis (leer, wenn du zurück bist)',
  vacationHint: 'Ein Tag wie 2027-01-31, 31.1. oder Sonntag, oder „10 Tage“',

  zoneOf: {
    person: (zone) => zone,
    guild: (zone) => `${zone} (die dieses Servers, weil du keine eingestellt hast)`,
    bot: (zone) => `${zone} (weil weder du noch dieser Server eine eingestellt hat)`,
  },
  zoneWithQuiet: (zone) =>
    `Du hattest keine Zeitzone eingestellt, deshalb gilt deine Ruhezeit in ${zone}. Das ist jetzt deine Zeitzone. \`/settings zone:\` ändert sie.`,
  badQuiet: (text) =>
    `Ich kann „${toMarkup(text)}“ nicht als Ruhezeit lesen. Schreib sie wie 22:00-08:00 oder 22-8 Uhr, oder „none“. Nichts hat sich geändert.`,
  badZone: (text, near) =>
    near.length > 0
      ? `Ich kenne keine Zeitzone „${toMarkup(text)}“. Meinst du ${joinAsList(near, 'or')}? Nichts hat sich geändert.`
      : `Ich kenne keine Zeitzone „${toMarkup(text)}“. Zeitzonen haben Namen wie Europe/Berlin oder America/New_York. Nichts hat sich geändert.`,
}
