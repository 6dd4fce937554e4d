/** Texts for the settings of people, tables and servers. */

import { toMarkup, type UserText } from '../user-text.ts'
import { absenceTexts } from './absence.ts'
import { type ComputerPlayerLevel, computerTexts } from './computers.ts'
import { joinAsList } from './words.ts'

const { hours } = absenceTexts
const { levels } = computerTexts

interface Agreed {
  limitHours: number | null
  friendsPass: boolean
  computerForAbsent?: boolean
  takeoverLevel?: ComputerPlayerLevel // This is absent in announcements of an earlier version.
  everyWindow: boolean
  spirits?: boolean // This is absent in announcements of an earlier version.
  hints?: boolean
}

const allowed = (may: boolean): string => (may ? 'yes' : 'no')

/** Texts about settings. */
export const settingsTexts = {
  whose: {
    me: 'Mine',
    raid: 'This raid’s; for the raid leader',
    server: 'This server’s; needs “Manage Server”',
  },

  languages: { auto: 'As in Discord' },
  themes: { dark: 'Dark', light: 'Light' },
  stops: { few: 'where it matters', all: 'whenever you can do something (full control)' },
  never: 'Never',
  noLimit: 'No limit',
  afterHours: (n: number) => `After ${hours(n)}`,

  meTitle: 'Your settings',
  meShown: (shown: {
    language: string
    theme: string
    reminder: number | null
    quiet: string | null
    zone: string
    stops: string
    lookBack: boolean
    privateThread: boolean
    spirits: boolean
    handForFallen: boolean
  }) =>
    [
      `**Language**: ${shown.language}`,
      `**Pictures**: ${shown.theme}`,
      `**Reminders**: ${shown.reminder === null ? 'never' : `${hours(shown.reminder)} after I ask you, five times at most`}`,
      `**Quiet hours**: ${shown.quiet ?? 'none'}`,
      `**Time zone**: ${shown.zone}`,
      `**In new raids I ask you**: ${shown.stops}`,
      `**Before your turn ends** I say what you could still do: ${allowed(shown.lookBack)}`,
      `**A private thread of your own** in each raid, with your hand and what you are asked: ${allowed(shown.privateThread)}. People who manage threads here can read it.`,
      `**When your hero has fallen** you can speak for the lair and give hints: ${allowed(shown.spirits)}`,
      `**Raiders who have fallen see your hand**: ${allowed(shown.handForFallen)}`,
    ].join('\n'),
  meAway: (until: string) => `**On vacation** until ${until}`,
  meMuted: (raids: number) => `**Muted raids**: ${raids}`,
  language: 'Language …',
  reminder: 'Remind me …',
  themeTo: (theme: 'dark' | 'light') => (theme === 'dark' ? 'Dark pictures' : 'Light pictures'),
  stopsTo: { few: 'Ask me where it matters', all: 'Full control in new raids' },
  lookBackTo: (on: boolean) => (on ? 'Look back before turns end' : 'No look back at turns’ ends'),
  ownThreadTo: (on: boolean) => (on ? 'A private thread in raids' : 'No private thread in raids'),
  spiritsTo: (on: boolean) => (on ? 'A part when I have fallen' : 'No part when I have fallen'),
  showHandTo: (on: boolean) => (on ? 'Show the fallen my hand' : 'Hide my hand from the fallen'),
  quiet: 'Quiet hours …',
  zone: 'Time zone …',
  vacation: 'Vacation …',
  unmute: 'Unmute all raids',

  raidTitle: (code: string) => `The settings of raid ${code}`,
  raidShown: (agreed: Agreed) =>
    [
      agreed.limitHours === null
        ? '**Time limit**: none'
        : `**Time limit**: ${hours(agreed.limitHours)}. I warn a player before the time is over. Then ${agreed.computerForAbsent ? 'the computer plays for them until they act again' : 'the default answer counts'}.`,
      `**The computer plays for absent players** at the level: ${levels[agreed.takeoverLevel ?? 'able']}`,
      `**Passing for absent friends**: ${allowed(agreed.friendsPass)}`,
      `**Everybody is asked in every window**: ${allowed(agreed.everyWindow)}`,
      `**Hints of the computer** for players who ask (\`/hint\`): ${allowed(agreed.hints !== false)}`,
      `**The fallen speak for the lair and give hints**: ${allowed(agreed.spirits !== false)}`,
    ].join('\n'),
  raidOnlyLeader: (leader: string) => `Only the raid leader can change these settings: ask ${leader}.`,
  windowsFixed:
    'Who is asked in which window can’t be changed after a raid has begun. `/settings of: server` sets it for new raids.',
  limit: 'Time limit …',
  friendsTo: (may: boolean) => (may ? 'Let friends pass' : 'No passing for friends'),
  computerTo: (on: boolean) => (on ? 'Computer plays for the absent' : 'Default answer for the absent'),
  levelTo: (level: string) => `Computer for the absent: ${level}`,
  hintsTo: (on: boolean) => (on ? 'Hints of the computer' : 'No hints of the computer'),
  windowsTo: (all: boolean) => (all ? 'Ask all in every window' : 'Ask only who can respond'),
  raidSpiritsTo: (on: boolean) => (on ? 'A part for the fallen' : 'No part for the fallen'),
  agreed: (leader: string, agreed: Agreed) =>
    `⚙ **${leader}** has set for this raid: ${joinAsList([
      agreed.limitHours === null ? 'no time limit' : `time limit ${hours(agreed.limitHours)}`,
      agreed.friendsPass ? 'raiders may pass for absent friends' : 'nobody passes for others',
      ...(agreed.computerForAbsent ? ['after the time limit the computer plays for an absent player'] : []),
      ...(agreed.takeoverLevel && agreed.takeoverLevel !== 'able'
        ? [`the computer plays for absent players at the level “${levels[agreed.takeoverLevel]}”`]
        : []),
      agreed.everyWindow ? 'everybody is asked in every window' : 'only players who can respond are asked',
      ...(agreed.hints === false ? ['the computer gives no hints'] : []),
      ...(agreed.spirits === false ? ['the fallen have no part'] : []),
    ])}.`,

  serverTitle: 'The settings of this server',
  serverShown: (language: string, zone: string | null, judges: readonly string[]) =>
    [
      `**Language in threads**: ${language}`,
      `**Time zone** for everybody who has set none: ${zone ?? 'none'}`,
      `**Judges**, in addition to each raid’s leader: ${judges.length > 0 ? joinAsList(judges) : 'nobody'}`,
      '',
      '**New raids begin with**',
    ].join('\n'),
  serverOnlyManagers:
    'Only people with the permission “Manage Server” can change the settings of this server.',
  judges: 'Roles that may use /judge …',

  quietTitle: 'Quiet hours',
  quietFrom: 'From (empty for none)',
  quietTo: 'Until',
  quietHint: 'In your time zone',
  zoneTitle: 'Time zone',
  zoneLabel: 'Its name',
  zoneHint: 'Such as Europe/Berlin, America/New_York or UTC',
  vacationTitle: 'Vacation',
  vacationLabel: 'Until (empty when you are back)',
  vacationHint: 'A day such as 2027-01-31, 31.1. or Sunday, or “10 days”',

  zoneOf: {
    person: (zone: string) => zone,
    guild: (zone: string) => `${zone} (this server’s, because you have set none)`,
    bot: (zone: string) => `${zone} (because neither you nor this server has set one)`,
  },
  zoneWithQuiet: (zone: string) =>
    `You had not set a time zone, so your quiet hours are in ${zone}. That is your time zone now. \`/settings zone:\` changes it.`,
  badQuiet: (text: UserText) =>
    `I can’t read “${toMarkup(text)}” as quiet hours. Write them as 22:00-08:00 or 10pm-8am, or “none”. Nothing has changed.`,
  badZone: (text: UserText, near: readonly string[]) =>
    near.length > 0
      ? `I know no time zone “${toMarkup(text)}”. Did you mean ${joinAsList(near, 'or')}? Nothing has changed.`
      : `I know no time zone “${toMarkup(text)}”. Time zones have names such as Europe/Berlin or America/New_York. Nothing has changed.`,
} as const
