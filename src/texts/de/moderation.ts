/** Texts for people who manage a server. */
import { joinAsList } from './words.ts'

const stateOf = (status: string): string => (status === 'lobby' ? 'Lobby' : 'läuft')

export const moderationTexts = {
  onlyManagers: 'Nur wer diesen Server verwalten darf, kann `/moderate` benutzen.',
  youAreOut:
    'Die Leute, die diesen Server verwalten, haben dich hier von neuen Raids ausgeschlossen. Raids, in denen du schon einen Platz hast, gehen weiter. Frage sie, wenn du das für ein Versehen hältst.',
  notHere: (channels: readonly string[]) =>
    `In diesem Kanal lassen sich keine Raids eröffnen. Möglich ist es in ${joinAsList(channels)}.`,
  notYou: (roles: readonly string[]) =>
    `Raids eröffnen können hier nur Leute mit einer dieser Rollen: ${joinAsList(roles)}.`,

  title: 'Moderation dieses Servers',
  noRaids: 'Hier ist kein Raid offen, und keiner läuft.',
  raid: (code: string, title: string, place: string, leader: string, status: string) =>
    `**${code}** ${title}, ${stateOf(status)}, geleitet von ${leader}: ${place}`,
  war: (code: string, place: string, leader: string) =>
    `**${code}** Shadow of War, geleitet von ${leader}: ${place}`,
  opens: (channels: readonly string[] | null, roles: readonly string[] | null) =>
    [
      ...(channels
        ? [`**Raids eröffnet man in**: ${channels.length > 0 ? joinAsList(channels) : 'allen Kanälen'}`]
        : []),
      ...(roles ? [`**Raids eröffnen dürfen**: ${roles.length > 0 ? joinAsList(roles) : 'alle'}`] : []),
    ].join('\n'),
  kept: (people: readonly string[]) =>
    `**Von neuen Raids ausgeschlossen**: ${people.length > 0 ? joinAsList(people) : 'niemand'}`,
  forgotten: 'eine Person, die vergessen wurde',
  replaced: (names: readonly string[]) =>
    `**Ersetzte Namen**: ${names.length > 0 ? joinAsList(names) : 'keine'}`,
  logIs: (channel: string | null) => `**Protokoll der Moderation**: ${channel ?? 'in keinem Kanal'}`,
  how: '`/moderate here: True` erlaubt Raids in dem Kanal, in dem du es tippst, und dann nur in solchen Kanälen. `role:` fügt eine Rolle hinzu, die Raids eröffnen darf, `log:` macht den Kanal zum Protokoll, und `person:` betrifft eine Person.',
  choose: 'Einen Raid beenden, schlafen legen, seinen Thread sperren …',
  choice: (code: string, title: string, leader: string) => `${code}: ${title}, geleitet von ${leader}`,
  allChannels: 'Alle Kanäle erlauben',
  allRoles: 'Allen erlauben',
  noLog: 'Kein Protokoll',

  raidTitle: (code: string) => `Raid ${code}`,
  end: (status: string) => (status === 'lobby' ? 'Lobby schließen' : 'Raid beenden'),
  sleep: 'Schlafen legen',
  lock: 'Thread sperren',
  gone: 'Dieser Raid ist vorbei, oder er ist nicht auf diesem Server.',
  ended: (code: string) => `${code} wurde beendet.`,
  sleeps: (code: string) => `${code} wurde schlafen gelegt. Niemand wird erinnert, bis wieder jemand spielt.`,
  locked: (code: string) =>
    `Der Thread von ${code} wurde gesperrt. Wer Threads verwaltet, kann ihn entsperren.`,
  cannotLock:
    'Ich kann den Thread nicht sperren. Dazu brauche ich in seinem Kanal das Recht „Threads verwalten“.',

  personIs: (isOut: boolean) =>
    isOut
      ? 'Diese Person ist auf diesem Server von neuen Raids ausgeschlossen.'
      : 'Diese Person darf auf diesem Server an Raids teilnehmen.',
  shownAs: (name: string | null) =>
    name === null
      ? 'Ich zeige ihren Namen aus Discord.'
      : `Ich zeige den Namen **${name}** statt ihres eigenen.`,
  keepOut: 'Von neuen Raids ausschließen',
  letIn: 'Wieder zulassen',
  replaceName: 'Namen ersetzen',
  ownName: 'Eigenen Namen zeigen',
  renameCharacter: 'Einen Charakter umbenennen …',
  nameTitle: 'Ein anderer Name',
  nameLabel: 'Der Name, den ich von jetzt an zeige',
  isOut: (name: string) => `${name} ist von neuen Raids ausgeschlossen.`,
  isIn: (name: string) => `${name} darf wieder an Raids teilnehmen.`,
  nameReplaced: (before: string, after: string) => `Der Name ${before} wurde durch ${after} ersetzt.`,
  hasOwnName: (name: string) => `${name} erscheint wieder unter dem eigenen Namen.`,

  erase: 'Daten dieses Servers löschen',
  whatIsErased:
    'Soll ich alles über diesen Server löschen? Das lässt sich nicht rückgängig machen.\n▶ Alle Raids und Partien werden sofort gelöscht, auch laufende. Ebenso alle Charaktere mit Decks und EP und die Einstellungen dieses Servers.\n▶ Die Einstellungen jeder Person bleiben ihre eigenen.\n▶ Meine Nachrichten bleiben auf Discord. Wenn ich auf dem Server bleibe, kann man neu anfangen.\nDie Daten werden auch gelöscht, einige Zeit nachdem ihr mich vom Server entfernt habt.',
  eraseForGood: 'Alles löschen',
  word: 'alles löschen',
  wrongWord: 'Du hast ein anderes Wort getippt, also wurde nichts gelöscht.',
  erased: 'Alle Daten dieses Servers wurden gelöscht.',

  logLine: (by: string, what: string) => `🛡 ${by}: ${what}`,
}
