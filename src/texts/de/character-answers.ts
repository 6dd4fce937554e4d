import type { characterRejectionTexts as en } from '../en/character-answers.ts'
import type { TranslationOf } from '../worded.ts'
import { cardCountText as cardsOf, countWithNoun, isSingularCount, joinAsList } from './words.ts'

const noCharacter = () =>
  'Du hast hier noch keinen Charakter. Nimm mit einem Starterdeck Platz, oder erschaffe einen mit /character new:.'

export const characterRejectionTexts: TranslationOf<typeof en> = {
  noCharacter,
  noneActive: () => 'Keiner deiner Charaktere ist aktiv. /character use: holt einen zurück.',
  unknownCharacter: (known) =>
    known.length === 0
      ? noCharacter()
      : `Du hast keinen Charakter mit diesem Namen. Du hast: ${known.join(', ')}.`,
  badName: (most) =>
    `Ein Name hat 1 bis ${most} Buchstaben, Ziffern, Leerzeichen, Apostrophe, Bindestriche oder Punkte und beginnt mit Buchstabe oder Ziffer. Nichts hat sich geändert.`,
  nameTaken: (name) => `Du hast schon einen Charakter namens ${name}. Nichts hat sich geändert.`,
  tooMany: (most) => `Du hast hier ${most} Charaktere, und mehr kann es nicht geben.`,
  seated: (name, code) => `${name} ist im Raid ${code} und kann ruhen, wenn dieser Raid vorbei ist.`,
  retiredAlready: (name) => `${name} ruht schon. /character use: holt den Charakter zurück.`,
  nothingToChange: () => 'Sag, welche Karte hineinkommt, welche herausgeht, oder beides.',
  notInDeck: (name, copies, there) =>
    `In deinem Deck ist ${name} ${there === 0 ? 'gar nicht' : `${there}-mal`}, deshalb kannst du es nicht ${copies}-mal herausnehmen. Nichts hat sich geändert.`,
  unknownCard: (name, nearest) =>
    `Eine Karte namens „${name}“ gibt es nicht.${nearest.length > 0 ? ` Meinst du ${joinAsList(nearest, 'or')}?` : ''}`,
  notAutomated: (names) =>
    `${isSingularCount(names.length) ? 'Diese Karte kann' : 'Diese Karten kann'} ich noch nicht spielen: ${names.join('; ')}.`,
  heroInDeck: (name) => `${name} ist ein Held. Ein Held führt ein Deck an und kann keine seiner Karten sein.`,
  otherHero: (name, own) => `Die Liste ist für ${name}, aber dieser Charakter ist ${own}.`,
  moreThanName: (line, name) =>
    `In „${line}“ finde ich ${name}, aber den Rest verstehe ich nicht. Schreib es als „4 ${name}“.`,
  emptyList: (possible) => `Ich finde in dieser Liste keine Karten. ${possible}`,
  unread: (lines) => `Diese Zeilen kann ich nicht lesen: ${lines.map((line) => `„${line}“`).join('; ')}.`,
  notOwned: (cards) =>
    `In der Sammlung fehlt: ${cards.map(({ name, copies }) => `${copies} ${name}`).join('; ')}.`,
  notForLevel: (name, level) =>
    `Stufe ${level} erlaubt ${name} jetzt nicht. Sieh nach, was sie erlaubt und was du schon gewählt hast.`,
  cantGoOut: (name) =>
    `${name} kann jetzt nicht herausgehen. Die Karte muss im Deck sein, und es können nur so viele Karten herausgehen, wie hineinkommen.`,
  nothingChosen: (level) => `Wähle zuerst die Karten, die Stufe ${level} in dein Deck bringt.`,
  nothingToUndo: () =>
    'Es gibt keine Stufe, die du zurücknehmen kannst. Du kannst nur Stufen zurücknehmen, die du seit Beginn deines letzten Raids genutzt hast.',
  cantUndo: (names) =>
    `Dein Deck hat sich seitdem geändert. Nimm zuerst ${names.join('; ')} wieder hinein, oder importiere das Deck, wie es war.`,
  badReason: (most) => `Gib einen Grund mit 1 bis ${most} Zeichen an. Nichts hat sich geändert.`,
  badAmount: (most) => `Berichtige um 1 bis ${most} EP, nach oben oder unten. Nichts hat sich geändert.`,
  noRaidToCorrect: () => 'Diesen Raid gibt es hier nicht. Gib den Code eines beendeten Raids an.',
  notOver: (code) => `Der Raid ${code} wurde nicht zu Ende gespielt, deshalb gibt es nichts zu berichtigen.`,
  wasNotThere: (code) => `Dieser Spieler hatte im Raid ${code} keinen Platz. Nichts hat sich geändert.`,
  belowZero: (character, xp) => `${character} hat ${xp} EP, und EP können nicht unter 0 fallen.`,
  noTreasure: () =>
    'Du hast keinen Schatz zu öffnen. Wenn du einen Raid gewinnst, bekommt jeder Charakter, der dabei war, einen Schatz, auch wenn er gefallen ist. Öffne ihn mit /treasure oder mit dem Knopf unter dem Ende des Raids.',
  noRaidWithTreasure: () =>
    'Diesen Raid gibt es hier nicht. /treasure ohne Raid zeigt die Schätze, die du öffnen kannst.',
  treasureNotYet: (code) =>
    `Der Raid ${code} ist nicht vorbei. Du bekommst seinen Schatz, wenn du ihn gewinnst.`,
  noTreasureIn: (code) =>
    `Der Raid ${code} wurde nicht gewonnen, deshalb hat er keinen Schatz. Gewinne einen Raid, um einen Schatz zu bekommen.`,
  noSeatNoTreasure: (code) =>
    `Du hattest im Raid ${code} keinen Platz. Sein Schatz ist für die Charaktere, die dabei waren.`,
  treasureOfRetired: (names) =>
    `${names.join(', ')} ${isSingularCount(names.length) ? 'ruht' : 'ruhen'}, und ein ruhender Charakter kann keinen Schatz öffnen. /character use: holt einen Charakter zurück.`,
  treasureOpened: (code) =>
    `Der Schatz des Raids ${code} ist schon geöffnet. /deck show zeigt die Karten der Sammlung.`,
  levelGone: (level) => `Stufe ${level} ist schon genutzt oder noch nicht erreicht.`,
  unplayable: (name, findings) =>
    [`Der Raid kann nicht beginnen, weil das Deck von ${name} nicht mehr zulässig ist.`, ...findings].join(
      '\n',
    ),
  left: (n) => `… und ${n} weitere dieser Art.`,
  unchecked: (lines) => `${countWithNoun(lines, 'Zeile wurde', 'Zeilen wurden')} nicht geprüft.`,
  collectionTooBig: (cards, most) =>
    `Die Sammlung hat ${cardsOf(cards)}, aber höchstens ${most} sind erlaubt.`,
  unchanged: () => 'Dein Deck hat sich nicht geändert.',
}
