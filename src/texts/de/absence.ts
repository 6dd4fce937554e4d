/**
 * Texts for players who are asked and don't answer: reminders, time limits, passing for friends, replacements and
 * vacations.
 */
import type { DecisionKind } from '../../engine/index.ts'
import type { absenceTexts as en } from '../en/absence.ts'
import type { Worded } from '../worded.ts'
import { list, plural } from './words.ts'

/** Phrases that follow "du sollst" and "muss". */
const asks: Readonly<Record<DecisionKind, string>> = {
  mulligan: 'die Starthand behalten oder tauschen',
  priority: 'handeln oder passen',
  target: 'ein Ziel wählen',
  mode: 'wählen',
  defender: 'wählen, wer angegriffen wird',
  choose: 'wählen',
  may: 'dich entscheiden',
  order: 'eine Abfolge wählen',
  strike: 'zuschlagen oder nicht',
  protect: 'beschützen oder nicht',
  ready: 'wählen, was bereitgemacht wird',
  prevent: 'Schaden verhindern oder nicht',
  replace: 'wählen, was zuerst kommt',
  unique: 'wählen, welche Karte bleibt',
  handSize: 'auf die Handkartengrenze abwerfen',
  discard: 'abwerfen',
  number: 'eine Zahl wählen',
  loop: 'eine Schleife beenden',
  divide: 'aufteilen',
  cost: 'wählen, wie bezahlt wird',
  name: 'ein Wort wählen',
  layOut: 'deine Gruppe auslegen',
  place: 'einen Charakter hinlegen',
  aim: 'zielen',
}

const others: Readonly<Partial<Record<DecisionKind, string>>> = { may: 'sich entscheiden' }

function byDefault(asked: DecisionKind): string {
  if (asked === 'priority') return 'Es wird gepasst'
  if (asked === 'mulligan') return 'Die Starthand bleibt'
  if (asked === 'layOut') return 'die Gruppe liegt weit auseinander'
  if (asked === 'may' || asked === 'protect' || asked === 'strike') return 'Nein'
  return 'So wenig, wie die Regeln erlauben'
}

const hours = (n: number): string =>
  n % 24 === 0 ? plural(n / 24, 'Tag', 'Tage') : plural(n, 'Stunde', 'Stunden')

export const absenceTexts: Worded<typeof en> = {
  hours,

  reminder: (mention, asked, since) =>
    `⏰ ${mention}, der Raid wartet auf dich: Du sollst ${asks[asked]}. Gefragt wurdest du ${since}.`,
  offerMute: 'Zu viele Erinnerungen? Stelle sie hier ab, oder wähle deine eigenen Zeiten: `/settings`.',
  lastReminder: (name) =>
    `Das war die letzte Erinnerung. Raider, ${name} ist vielleicht länger weg: Die Raidleitung kann ein Zeitlimit setzen (\`/settings limit:\`), Freunde passen lassen (\`/settings of: raid\`) oder den Platz neu besetzen (\`/raid replace\`).`,
  muteRaid: 'Für diesen Raid abstellen',
  muteAll: 'Alle abstellen',
  passFor: (name) => `Für ${name} passen`,
  mutedRaid: (code) => `An den Raid ${code} wirst du nicht mehr erinnert. \`/settings\` ändert das.`,
  mutedAll: 'Du wirst nicht mehr erinnert. `/settings` ändert das.',

  warning: (who, asked, at, left) =>
    `⌛ ${who}, das Zeitlimit dieses Tisches ist nah: Ohne deine Antwort bis ${at} (${left}) gilt die Vorgabe. ${byDefault(asked)}.`,
  byDefault: (name, asked, limit) =>
    `⌛ **${name}** hat ${hours(limit)} lang nicht geantwortet. Es gilt die Vorgabe: ${byDefault(asked)}.`,
  byFriend: (friend, name) => `🤝 **${friend}** passt für **${name}**.`,
  passed: (name) => `Du hast für ${name} gepasst; alle sehen, dass du es warst.`,

  replaced: (newcomer, from, hero, by) =>
    `🔁 ${newcomer} übernimmt den Platz von ${from} als ${hero}; so will es ${by}. Ab jetzt sieht ${newcomer} diese Hand und entscheidet. Der Charakter und was er verdient gehören weiter ${from}.`,
  replacedBoss: (newcomer, from, boss, by) =>
    `🔁 ${newcomer} übernimmt den Platz von ${from} als ${boss}, der Boss; so will es ${by}. Ab jetzt sieht ${newcomer} diese Hand und entscheidet.`,
  computerPlays: (from, by) =>
    `🔁 Der Computer übernimmt den Platz von ${from} als Boss und spielt gleich weiter; so will es ${by}.`,
  givenToComputer: 'Ab jetzt spielt der Computer den Boss.',
  asksSeat: (by, newcomer, from, hero) =>
    by === from
      ? `🪑 ${by} möchte ${hero} an ${newcomer} abgeben, mit der Hand.`
      : `🪑 ${by} möchte, dass ${newcomer} statt ${from} ${hero} spielt, mit der Hand.`,
  agreeAll: 'Es geschieht, sobald alle zustimmen, die es angeht.',
  agreeForAbsent: (from, newcomer) =>
    `${from} ist nicht da, also entscheidet der Tisch; ${newcomer} muss auch zustimmen. Kommt ${from} zurück und stimmt ab, geht es nur mit dieser Stimme.`,
  asksComputer: (by, from) => `🪑 ${by} möchte, dass statt ${from} der Computer den Boss spielt.`,
  decideForAbsent: (from) =>
    `${from} ist nicht da, also entscheidet der Tisch. Kommt ${from} zurück und stimmt ab, geht es nur mit dieser Stimme.`,
  seatAsked: 'Ich habe im Thread gefragt, wen es angeht.',
  seatGiven: (newcomer) => `${newcomer} hat jetzt den Platz und weiß davon.`,
  asleep: (since) =>
    `💤 Hier hat seit dem ${since} niemand gespielt, also legt sich dieser Raid schlafen. Nichts geht verloren: \`/raid status wake: True\` oder jeder seiner Knöpfe weckt ihn.`,
  awake: (name) => `☀ **${name}** hat den Raid geweckt. Weiter geht’s!`,
  isAwake: 'Der Raid ist wach: Niemand muss ihn wecken.',
  woken: 'Der Raid ist wieder wach.',
  vacation: (until) =>
    `Du bist bis ${until} weg: Bis dahin keine Erinnerungen, und dein Tisch sieht es. Sein Zeitlimit zählt weiter, und Freunde dürfen für dich passen, wo der Tisch es erlaubt. \`/settings away: none\` holt dich früher zurück.`,
  back: 'Willkommen zurück! Erinnerungen kommen wie zuvor.',
  away: (name, until) => `${name} ist bis ${until} im Urlaub`,
  seatGone: (name) =>
    `Dein Platz in diesem Raid gehört jetzt ${name}: Dort wird die Hand gesehen und entschieden. Danke fürs Mitspielen! Was dein Charakter hier verdient, behältst du.`,
  inDays: (n) => `In ${plural(n, 'Tag', 'Tagen')}`,
  noSuchRaider: 'Sag, wessen Platz: den eines Raiders dieses Raids.',

  commandPassFor: 'Für einen abwesenden Freund, wo der Tisch es erlaubt',
  commandVacationUntil:
    'Du bist weg bis zu einem Tag: 2027-01-31, 31.1., Sonntag; oder „10 Tage“; „none“: wieder da',
  commandReplace: 'Jemand anders übernimmt einen Platz: deinen, oder für die Raidleitung jeden',
  commandReplaceSeat: 'Wessen Platz',
  commandReplaceBy: 'Wer ihn übernimmt; den des Bosses auch ich (der Computer), wenn er zustimmt',
  commandResume: 'Weckt einen Raid, der lange still war',

  oneself: () => 'Für dich selbst passt du mit /pass.',
  friendsMayNot: (leader) =>
    `An diesem Tisch passt niemand für andere. ${leader} leitet ihn und kann das mit /settings of: raid erlauben.`,
  notAsked: (friend, asked) =>
    asked === null
      ? `${friend} ist nicht gefragt: Gerade wird nichts gefragt.`
      : `${friend} ist gerade nicht gefragt, sondern ${asked}.`,
  answered: (friend) => `Was ${friend} da gefragt wurde, ist schon beantwortet.`,
  onlyPriority: (friend, kind) =>
    `${friend} muss ${others[kind] ?? asks[kind]}. Freunde können nur passen; diese Wahl hat ${friend} allein.`,
  notAbsent: (friend, minutes) =>
    `${friend} wurde eben erst gefragt. Freunde können für Leute passen, die im Urlaub sind oder ${plural(minutes, 'Minute', 'Minuten')} lang nicht geantwortet haben.`,
  noSuchSeat: (people) => `Dort sitzt niemand. Die Raider sind ${list(people)}.`,
  notYoursToGive: (leader) =>
    `Deinen eigenen Platz kannst du abgeben. Die der anderen vergibt die Raidleitung: Frag ${leader}.`,
  isOut: (name) => `${name} ist aus dem Raid ausgeschieden: Da gibt es nichts mehr zu übernehmen.`,
  sitsThere: (name) => `${name} hat diesen Platz schon.`,
  noBots: 'Ein Bot kann keinen Platz eines Raiders übernehmen.',
  knowsOther: (name) =>
    `${name} hat in diesem Raid schon Karten der anderen Seite gesehen: von einem Platz dort oder in einem privaten Thread. Niemand darf beide Seiten kennen, auch wenn der Tisch es will. Wähle jemand anderen; den Platz des Bosses kann auch der Computer bekommen (\`/raid replace\`, mit mir als Ersatz).`,
  otherSide: (name) =>
    `${name} sitzt auf der anderen Seite: Nur Freunde passen füreinander. Wer den Raid leitet, kann mit \`/raid replace\` jemand anderen oder den Computer übernehmen lassen.`,
}
