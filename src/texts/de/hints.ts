import type { hintTexts as en } from '../en/hints.ts'
import type { TranslationOf } from '../worded.ts'
import { joinAsList } from './words.ts'

const on = (targets: readonly string[]): string => (targets.length > 0 ? ` auf ${joinAsList(targets)}` : '')

const raiders = {
  outcome: 'es den Raid öfter für deine Seite entscheidet',
  bosses: 'Bosse früher fallen',
  lairHero: 'der Held des Gegners mehr Gesundheit verliert',
  level: 'der Held des Gegners später aufsteigt',
  heroes: 'die Helden der Raider mehr Gesundheit behalten',
  allies: 'die Verbündeten der Raider danach stärker sind',
  lairAllies: 'die Verbündeten des Gegners danach weniger oder schwächer sind',
  gear: 'die Ausrüstung und die Fähigkeiten deiner Seite im Spiel besser sind',
  attachments: 'angelegte Karten deiner Seite mehr helfen',
  hands: 'deine Seite mehr Karten auf der Hand hat',
  resources: 'deine Seite mehr Ressourcen hat',
  decks: 'die Decks der Raider länger reichen',
}

const lair = {
  ...raiders,
  bosses: 'der Boss länger bleibt',
  lairHero: 'der Held des Gegners mehr Gesundheit behält',
  level: 'der Held des Gegners früher aufsteigt',
  heroes: 'die Helden der Raider mehr Gesundheit verlieren',
  allies: 'die Verbündeten der Raider danach weniger oder schwächer sind',
  lairAllies: 'die Verbündeten des Gegners danach stärker sind',
  decks: 'die Decks der Raider früher leer sind',
}

export const hintTexts: TranslationOf<typeof en> = {
  button: '💡 Tipp',
  off: 'In diesem Raid gibt der Computer keine Tipps. Die Raidleitung kann sie mit `/settings of: raid` einschalten.',
  notAsked:
    'Du wirst gerade nichts gefragt. Wenn du gefragt wirst, sagt `/hint`, was der Computer tun würde.',
  stale: 'Die Frage ist inzwischen beantwortet.',
  deeds: {
    play: (what, targets) => `**${what}**${on(targets)} spielen`,
    place: (what) => `**${what}** als Ressource legen`,
    attack: (what, targets) =>
      `mit **${what}**${targets.length > 0 ? ` ${joinAsList(targets)}` : ''} angreifen`,
    use: (what, targets) => `**${what}**${on(targets)} wählen`,
    other: (what, targets) => `**${what}**${on(targets)} wählen`,
  },
  pass: 'passen',
  endTurn: 'den Zug beenden',
  reasons: { raiders, lair },
  publicReasons: {
    raiders: {
      ...raiders,
      allies: 'die Verbündeten der Raider stärker sind',
      lairAllies: 'der Gegner weniger oder schwächere Verbündete hat',
      gear: 'die Ausrüstung und die Fähigkeiten der Raider besser sind',
      attachments: 'angelegte Karten den Raidern mehr helfen',
      hands: 'die Raider mehr Karten auf der Hand haben',
      resources: 'die Raider mehr Ressourcen haben',
    },
    lair: {
      ...lair,
      allies: 'die Raider weniger oder schwächere Verbündete haben',
      lairAllies: 'die Verbündeten des Gegners stärker sind',
      gear: 'die Ausrüstung und die Fähigkeiten des Gegners besser sind',
      attachments: 'angelegte Karten dem Gegner mehr helfen',
      hands: 'der Gegner mehr Karten auf der Hand hat',
      resources: 'der Gegner mehr Ressourcen hat',
    },
  },
  moved: (reason) => `-# 💭 Damit ${reason}.`,
  and: (reasons) => joinAsList(reasons),
  better: (deed, other, better, of, reasons) =>
    `💡 Der Computer würde ${deed}: In ${better} von ${of} vorgestellten Spielen ist das besser als „${other}“, weil ${reasons}.`,
  plain: (deed) => `💡 Der Computer würde ${deed}, hat das aber mit nichts anderem verglichen.`,
  placed: (deed) =>
    `💡 Der Computer würde ${deed}, weil die Karte noch nicht gespielt werden kann und eine Ressource mehr in jedem weiteren Zug hilft.`,
  note: '-# Nur du siehst das. Der Computer kennt keine verdeckte Karte, die du nicht kennst. In Listen von Ergebnissen steht jetzt, dass es in diesem Raid Tipps gab.',
  mark: '💡 mit Tipps',
  record: (n) =>
    n === 1
      ? '💡 In diesem Raid hat ein Spieler einen Tipp vom Computer bekommen.'
      : `💡 In diesem Raid haben Spieler ${n} Tipps vom Computer bekommen.`,
}
