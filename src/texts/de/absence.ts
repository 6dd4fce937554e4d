/**
 * Texts for players who are asked and don't answer: reminders, time limits, passing for friends, replacements and
 * vacations.
 */
import type { DecisionKind } from '../../engine/index.ts'
import type { absenceTexts as en } from '../en/absence.ts'
import type { TranslationOf } from '../worded.ts'
import { countWithNoun, joinAsList } from './words.ts'

/** Phrases that follow "du sollst", and "muss" unless `others` has another. */
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
  layOut: 'die Gruppe auslegen',
  place: 'einen Charakter hinlegen',
  aim: 'zielen',
}

const others: Readonly<Partial<Record<DecisionKind, string>>> = { may: 'sich entscheiden' }

function byDefault(asked: DecisionKind): string {
  if (asked === 'priority') return 'Es wird gepasst'
  if (asked === 'mulligan') return 'Die Starthand bleibt'
  if (asked === 'layOut') return 'Die Gruppe liegt weit auseinander'
  if (asked === 'may' || asked === 'protect' || asked === 'strike') return 'Nein'
  return 'So wenig, wie die Regeln erlauben'
}

const hours = (n: number): string =>
  n % 24 === 0 ? countWithNoun(n / 24, 'Tag', 'Tage') : countWithNoun(n, 'Stunde', 'Stunden')

export const absenceTexts: TranslationOf<typeof en> = {
  hours,

  reminder: (mention, asked, since) =>
    `⏰ ${mention}, der Raid wartet auf dich: Du sollst ${asks[asked]}. Du wurdest ${since} gefragt.`,
  offerMute: 'Zu viele Erinnerungen? Stelle sie hier ab, oder wähle deine eigenen Zeiten: `/settings`.',
  lastReminder: (name) =>
    `Das war die letzte Erinnerung. Raider, ${name} ist vielleicht länger weg. Die Raidleitung kann ein Zeitlimit setzen (\`/settings limit:\`), Freunde passen lassen (\`/settings of: raid\`) oder den Platz jemand anderem geben (\`/raid replace\`).`,
  muteRaid: 'Für diesen Raid abstellen',
  muteAll: 'Alle abstellen',
  passFor: (name) => `Für ${name} passen`,
  mutedRaid: (code) => `An den Raid ${code} wirst du nicht mehr erinnert. \`/settings\` ändert das.`,
  mutedAll: 'Du wirst nicht mehr erinnert. `/settings` ändert das.',

  warning: (who, asked, at, left) =>
    `⌛ ${who}, dieser Tisch hat ein Zeitlimit. Wenn du bis ${at} (${left}) nicht antwortest, gilt die Vorgabe: ${byDefault(asked)}.`,
  byDefault: (name, asked, limit) =>
    `⌛ **${name}** hat ${hours(limit)} lang nicht geantwortet. Es gilt die Vorgabe: ${byDefault(asked)}.`,
  byFriend: (friend, name) => `🤝 **${friend}** passt für **${name}**.`,
  passed: (name) => `Du hast für ${name} gepasst. Alle sehen, dass du es warst.`,

  replaced: (newcomer, from, hero, by) =>
    `🔁 ${newcomer} übernimmt den Platz von ${from} als ${hero}, auf Wunsch von ${by}. Ab jetzt sieht ${newcomer} diese Hand und entscheidet. Der Charakter und alles, was er verdient, gehören weiter ${from}.`,
  replacedBoss: (newcomer, from, boss, by) =>
    `🔁 ${newcomer} übernimmt den Platz von ${from} als ${boss}, der Boss, auf Wunsch von ${by}. Ab jetzt sieht ${newcomer} diese Hand und entscheidet.`,
  vacated: (hero: string, leader: string) =>
    `Wer ${hero} gespielt hat, ist endgültig gegangen. Von jetzt an spielt der Computer diesen Platz. Wer möchte ihn übernehmen? ${leader} kann ihn allen geben, die zustimmen: \`/raid replace\`.`,
  computerPlays: (from, by) =>
    `🔁 Der Computer übernimmt den Platz von ${from} als Boss, auf Wunsch von ${by}, und spielt gleich weiter.`,
  givenToComputer: 'Ab jetzt spielt der Computer den Boss.',
  asksSeat: (by, newcomer, from, hero) =>
    by === from
      ? `🪑 ${by} möchte ${hero} an ${newcomer} abgeben, mit den Handkarten.`
      : `🪑 ${by} möchte, dass ${newcomer} statt ${from} ${hero} spielt, mit den Handkarten.`,
  agreeAll: 'Das geschieht, sobald alle zustimmen, die es betrifft.',
  agreeForAbsent: (from, newcomer) =>
    `${from} ist nicht da, deshalb entscheidet der Tisch, und ${newcomer} muss auch zustimmen. Wenn ${from} zurückkommt und abstimmt, muss auch ${from} zustimmen.`,
  asksComputer: (by, from) => `🪑 ${by} möchte, dass statt ${from} der Computer den Boss spielt.`,
  decideForAbsent: (from) =>
    `${from} ist nicht da, deshalb entscheidet der Tisch. Wenn ${from} zurückkommt und abstimmt, muss ${from} zustimmen.`,
  seatAsked: 'Ich habe im Thread alle gefragt, die es betrifft.',
  seatGiven: (newcomer) => `${newcomer} hat jetzt den Platz und weiß es.`,
  asleep: (since) =>
    `💤 Hier hat seit dem ${since} niemand gespielt, deshalb legt sich dieser Raid schlafen. Nichts geht verloren. \`/raid status wake: True\` oder jeder seiner Knöpfe weckt ihn.`,
  awake: (name) => `☀ **${name}** hat den Raid geweckt. Weiter geht’s!`,
  isAwake: 'Der Raid ist schon wach.',
  woken: 'Der Raid ist wieder wach.',
  vacation: (until) =>
    `Du bist bis ${until} weg. Bis dahin bekommst du keine Erinnerungen, und dein Tisch sieht, dass du weg bist. Das Zeitlimit des Tisches zählt weiter, und Freunde können für dich passen, wenn der Tisch es erlaubt. \`/settings away: none\` beendet deinen Urlaub früher.`,
  back: 'Willkommen zurück! Du bekommst wieder Erinnerungen.',
  away: (name, until) => `${name} ist bis ${until} im Urlaub`,
  seatGone: (name) =>
    `Dein Platz in diesem Raid gehört jetzt ${name}. Ab jetzt sieht ${name} diese Hand und entscheidet. Danke fürs Mitspielen! Du bekommst weiter alles, was dein Charakter hier verdient.`,
  inDays: (n) => `In ${countWithNoun(n, 'Tag', 'Tagen')}`,
  noSuchRaider: 'Nenne den Platz: Es muss der eines Raiders dieses Raids sein.',

  oneself: () => 'Für dich selbst kannst du mit /pass passen.',
  friendsMayNot: (leader) =>
    `An diesem Tisch passt niemand für andere. Die Raidleitung, ${leader}, kann das mit /settings of: raid erlauben.`,
  notAsked: (friend, asked) =>
    asked === null
      ? `${friend} wird gerade nichts gefragt.`
      : `${friend} wird gerade nicht gefragt, sondern ${asked}.`,
  answered: (friend) => `Diese Frage an ${friend} ist schon beantwortet.`,
  onlyPriority: (friend, kind) =>
    `${friend} muss ${others[kind] ?? asks[kind]}. Freunde können nur passen. Diese Wahl kann nur ${friend} treffen.`,
  notAbsent: (friend, minutes) =>
    `${friend} wurde erst vor Kurzem gefragt. Freunde können für Spieler passen, die im Urlaub sind oder ${countWithNoun(minutes, 'Minute', 'Minuten')} lang nicht geantwortet haben.`,
  noSuchSeat: (people) => `Diesen Platz hat niemand. Die Raider sind ${joinAsList(people)}.`,
  notYoursToGive: (leader) =>
    `Du kannst nur deinen eigenen Platz abgeben. Die Raidleitung kann andere Plätze vergeben: Frag ${leader}.`,
  isOut: (name) => `${name} ist aus dem Raid ausgeschieden, deshalb gibt es nichts mehr zu übernehmen.`,
  sitsThere: (name) => `${name} hat diesen Platz schon.`,
  noBots: 'Ein Bot kann keinen Platz eines Raiders übernehmen.',
  knowsOther: (name) =>
    `${name} hat in diesem Raid schon Karten der anderen Seite gesehen, von einem Platz dort oder in einem privaten Thread. Niemand darf beide Seiten kennen, auch wenn der Tisch zustimmt. Wähle jemand anderen. Den Platz des Bosses kann auch der Computer bekommen (\`/raid replace\`, mit mir als Ersatz).`,
  otherSide: (name) =>
    `${name} ist auf der anderen Seite, und nur Freunde können füreinander passen. Die Raidleitung kann mit \`/raid replace\` jemand anderen oder den Computer übernehmen lassen.`,
}
