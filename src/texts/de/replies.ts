import type { replyTexts as en } from '../en/replies.ts'
import { toMarkup } from '../user-text.ts'
import type { Worded } from '../worded.ts'
import { list, plural } from './words.ts'

interface Picked {
  id: string
  group: string
  label: string
}

/** Confirms to a player what they have just chosen. */
function told({ id, group, label }: Picked): string {
  if (id === 'pass') return 'Du passt.'
  if (group === 'play') return `Du spielst ${label}.`
  if (group === 'place') return `Du legst ${label}.`
  if (group === 'attack') return `Du greifst an: ${label}.`
  return label
}

const ready = (n = 0): string => plural(n, 'bereite Ressource', 'bereite Ressourcen')

export const replyTexts: Worded<typeof en> = {
  noRaid: (isChannel) =>
    `Hier gibt es keinen Raid. \`/raid create\` eröffnet ${isChannel ? 'in diesem Kanal' : 'in einem Kanal'} einen.`,
  ofRaid: (title, code) => `-# ${title} · ${code}`,
  noSuchRaid: (code) => `Den Raid ${code} gibt es nicht mehr.`,
  notSeated: 'Du siehst diesem Raid nur zu: Du hast keinen Platz darin.',
  over: 'Dieser Raid ist vorbei.',
  notBegun: 'Dieser Raid hat noch nicht begonnen.',
  nothing: 'Für dich gibt es gerade nichts zu entscheiden.',
  done: (what) => `✓ ${what}`,
  chosen: (what) => `Du hast gewählt: ${what}.`,
  tookBack: 'Zurückgenommen.',
  took: 'Gewählt.',
  did: (picked) => list(picked.map(told)),
  cantPass: (what) => `Hier kannst du nicht passen: ${what}`,
  optionTooLong: (option, letters) => `„${option}“ hat höchstens ${letters} Zeichen.`,
  fieldTooLong: (letters) => `Das ist zu lang: Ein Feld hat höchstens ${letters} Zeichen.`,
  unknownOption: (text) => `„${toMarkup(text)}“ ist jetzt nicht möglich.`,
  unknownTarget: (text, move) => `„${toMarkup(text)}“ lässt sich für ${move} nicht wählen.`,
  noTargetNeeded: (move) => `${move} verlangt jetzt kein Ziel; lass es weg.`,
  notYourMove: 'Du wirst gerade nicht gefragt.',
  possible: (names) =>
    names.length === 0 ? 'Etwas anderes ist jetzt nicht möglich.' : `Möglich: ${list(names, 'or')}.`,
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
    alreadyPlaced: () => 'du hast in diesem Zug schon eine Ressource gelegt; mehr als eine geht nicht.',
    noSuchPower: () => 'sie hat keine Kraft zum Benutzen.',
    condition: () => 'ihre Bedingung ist jetzt nicht erfüllt.',
    usedUp: () => 'in diesem Zug lässt sie sich nicht noch einmal benutzen.',
    forbidden: () => 'eine Karte im Spiel verbietet das.',
    exhausted: () => 'sie ist erschöpft.',
    tooNew: () => 'sie kam erst in diesem Zug in deine Gruppe; nur mit Ferocity greift man sofort an.',
    cantAttack: () => 'sie kann jetzt nicht angreifen.',
    nobodyToAttack: () => 'es gibt niemanden, den sie angreifen dürfte.',
    notACharacter: () => 'nur Helden und Verbündete greifen an.',
  },
  wrongDecision: 'Das wirst du gerade nicht gefragt.',
  confirmConcede: 'Wirklich aufgeben? Es gibt kein Zurück; die anderen spielen ohne deine Gruppe weiter.',
  concedeAs: (character) => `Aufgeben als ${character}`,
  confirmAbandon: 'Diesen Raid wirklich für alle beenden? Es gibt kein Zurück, und niemand bekommt etwas.',
  concede: 'Aufgeben',
  abandon: 'Den Raid abbrechen',
  keepPlaying: 'Weiterspielen',
  kept: 'Gut. Weiter geht’s.',
  drew: (cards) => `✋ Du hast **${list(cards)}** gezogen.`,
  begun: 'Der Raid beginnt.',
  conceded: 'Du hast aufgegeben.',
  abandoned: 'Der Raid ist abgebrochen.',
  left: 'Du bist nicht mehr dabei.',
  noCard: (name) => `Ich kenne keine Karte namens „${toMarkup(name)}“.`,
  unknownButton: 'Diesen Knopf kenne ich nicht mehr. `/raid status` zeigt, wie der Raid steht.',
  shownBelow: 'Hier ist es, für alle.',
  noWindow: 'Das hat zu lange gedauert, um das Fenster zu öffnen. Bitte versuch es noch einmal.',
  heard: 'Gehört.',
  broken: 'Bei mir ist etwas schiefgegangen; nichts hat sich geändert. Bitte versuch es noch einmal.',
  unsure:
    'Ob das geschehen ist, weiß ich nicht: meine Datenbank war gerade weg. Schau erst nach, und versuch es dann noch einmal.',
  ending:
    'Ich werde gerade neu gestartet. Es hat sich nichts geändert: versuch es bitte in einer Minute noch einmal.',
  tooLong: 'Das sind zu viele, um sie hier einzeln zu wählen; tippe stattdessen `/answer` mit ihren Namen.',
}
