import type { replyTexts as en } from '../en/replies.ts'
import { toMarkup } from '../user-text.ts'
import type { TranslationOf } from '../worded.ts'
import { countWithNoun, joinAsList } from './words.ts'

interface Picked {
  id: string
  group: string
  label: string
}

/** Repeats to a player what they have just chosen. */
function told({ id, group, label }: Picked): string {
  if (id === 'pass') return 'Du passt.'
  if (group === 'play') return `Du spielst ${label}.`
  if (group === 'place') return `Du legst ${label}.`
  if (group === 'attack') return `Du greifst an: ${label}.`
  return label
}

const ready = (n = 0): string => countWithNoun(n, 'bereite Ressource', 'bereite Ressourcen')

export const replyTexts: TranslationOf<typeof en> = {
  noRaid: 'Hier gibt es keinen Raid. Du kannst einen eröffnen oder in der Einführung raiden lernen.',
  ofRaid: (title, code) => `-# ${title} · ${code}`,
  noSuchRaid: (code) => `Den Raid ${code} gibt es nicht mehr.`,
  notSeated: 'Du siehst diesem Raid nur zu, weil du keinen Platz darin hast.',
  over: 'Dieser Raid ist vorbei.',
  notBegun: 'Dieser Raid hat noch nicht begonnen.',
  nothing: 'Du hast gerade nichts zu entscheiden.',
  done: (what) => `✓ ${what}`,
  chosen: (what) => `Du hast gewählt: ${what}.`,
  tookBack: 'Zurückgenommen.',
  took: 'Gewählt.',
  did: (picked) => joinAsList(picked.map(told)),
  cantPass: (what) => `Hier kannst du nicht passen: ${what}`,
  optionTooLong: (option, letters) => `„${option}“ hat höchstens ${letters} Zeichen.`,
  fieldTooLong: (letters) => `Das ist zu lang: Ein Feld hat höchstens ${letters} Zeichen.`,
  unknownOption: (text) => `„${toMarkup(text)}“ ist jetzt nicht möglich.`,
  unknownTarget: (text, move) => `„${toMarkup(text)}“ lässt sich für ${move} nicht wählen.`,
  noTargetNeeded: (move) => `${move} braucht jetzt kein Ziel. Lass das Ziel weg.`,
  notYourMove: 'Du wirst gerade nicht gefragt.',
  possible: (names) =>
    names.length === 0 ? 'Etwas anderes ist jetzt nicht möglich.' : `Möglich: ${joinAsList(names, 'or')}.`,
  possibleMore: (names, more) => `Möglich: ${names.join(', ')} und ${more} mehr.`,
  cant: (card, why) => `${card}: ${why}`,
  reasons: {
    notYours: () => 'sie gehört nicht dir.',
    notInHand: () => 'sie ist nicht auf deiner Hand.',
    placedOnly: () => 'Quests und Orte werden als Ressource gelegt, nicht gespielt: `/place`.',
    notYourActionPhase: () => 'das geht nur in deiner eigenen Aktionsphase, mit leerer Kette.',
    tooExpensive: ({ needs, has }) =>
      needs === undefined
        ? `sie kostet mehr, als du hast: ${ready(has)}.`
        : `sie kostet ${needs}, und du hast ${ready(has)}.`,
    noTarget: () => 'sie hat jetzt kein zulässiges Ziel.',
    alreadyPlaced: () =>
      'du hast in diesem Zug schon eine Ressource gelegt, und mehr als eine darfst du nicht legen.',
    noSuchPower: () => 'sie hat keine Kraft zum Benutzen.',
    condition: () => 'ihre Bedingung ist jetzt nicht erfüllt.',
    usedUp: () => 'in diesem Zug lässt sie sich nicht noch einmal benutzen.',
    forbidden: () => 'eine Karte im Spiel verbietet das.',
    exhausted: () => 'sie ist erschöpft.',
    tooNew: () =>
      'sie kam erst in diesem Zug in deine Gruppe, und nur Verbündete mit Ferocity können sofort angreifen.',
    cantAttack: () => 'sie kann jetzt nicht angreifen.',
    nobodyToAttack: () => 'es gibt niemanden, den sie angreifen dürfte.',
    notACharacter: () => 'nur Helden und Verbündete greifen an.',
  },
  wrongDecision: 'Das wirst du gerade nicht gefragt.',
  confirmConcede:
    'Willst du wirklich aufgeben? Es gibt kein Zurück. Die anderen spielen ohne deine Gruppe weiter.',
  concedeAs: (character) => `Aufgeben als ${character}`,
  confirmAbandon:
    'Willst du diesen Raid wirklich für alle beenden? Es gibt kein Zurück, und niemand bekommt etwas.',
  concede: 'Aufgeben',
  abandon: 'Den Raid abbrechen',
  keepPlaying: 'Weiterspielen',
  kept: 'Gut. Der Raid geht weiter.',
  drew: (cards) => `✋ Du hast **${joinAsList(cards)}** gezogen.`,
  begun: 'Der Raid beginnt.',
  conceded: 'Du hast aufgegeben.',
  abandoned: 'Der Raid ist abgebrochen.',
  left: 'Du bist nicht mehr dabei.',
  noCard: (name) => `Ich kenne keine Karte namens „${toMarkup(name)}“.`,
  unknownButton: 'Diesen Knopf kenne ich nicht mehr. `/raid status` zeigt, wie der Raid steht.',
  shownBelow: 'Hier ist es, für alle.',
  noWindow: 'Ich habe zu lange gebraucht, um das Fenster zu öffnen. Bitte versuch es noch einmal.',
  heard: 'Angekommen.',
  broken: 'Bei mir ist etwas schiefgegangen. Nichts hat sich geändert. Bitte versuch es noch einmal.',
  unsure:
    'Ich weiß nicht, ob das geschehen ist, weil ich die Verbindung zu meiner Datenbank verloren habe. Sieh erst nach, und versuch es dann noch einmal.',
  ending:
    'Ich werde gerade neu gestartet. Nichts hat sich geändert. Bitte versuch es in einer Minute noch einmal.',
  tooLong: 'Es sind zu viele, um sie hier einzeln zu wählen. Tippe stattdessen `/answer` mit ihren Namen.',
}
