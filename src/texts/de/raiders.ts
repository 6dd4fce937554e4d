import type { raiderTexts as en } from '../en/raiders.ts'
import type { Worded } from '../worded.ts'
import { cards as cardsOf, isOne, list, plural } from './words.ts'

const noCharacter = () =>
  'Du hast hier noch keinen Charakter. Nimm mit einem Starterdeck Platz, oder erschaffe einen mit /character new:.'

export const raiderTexts: Worded<typeof en> = {
  noCharacter,
  noneActive: () => 'Keiner deiner Charaktere ist aktiv. /character use: holt einen zurück.',
  unknownCharacter: (known) =>
    known.length === 0
      ? noCharacter()
      : `Du hast keinen Charakter dieses Namens. Du hast: ${known.join(', ')}.`,
  badName: (most) =>
    `Ein Name hat 1 bis ${most} Buchstaben, Ziffern, Leerzeichen, Apostrophe, Bindestriche oder Punkte und beginnt mit Buchstabe oder Ziffer. Nichts hat sich geändert.`,
  nameTaken: (name) => `Du hast schon einen Charakter namens ${name}. Nichts hat sich geändert.`,
  tooMany: (most) => `Du hast hier ${most} Charaktere, und mehr kann es nicht geben.`,
  seated: (name, code) => `${name} sitzt im Raid ${code} und kann ruhen, wenn der vorbei ist.`,
  retiredAlready: (name) => `${name} ruht schon. /character use: holt den Charakter zurück.`,
  nothingToChange: () => 'Sag, welche Karte hineinkommt, welche herausgeht, oder beides.',
  notInDeck: (name, copies, there) =>
    `In deinem Deck ist ${name} ${there === 0 ? 'gar nicht' : `${there}-mal`}, also kann es nicht ${copies}-mal herausgehen. Nichts hat sich geändert.`,
  unknownCard: (name, nearest) =>
    `Eine Karte namens „${name}“ gibt es nicht.${nearest.length > 0 ? ` Meinst du ${list(nearest, 'or')}?` : ''}`,
  notAutomated: (names) =>
    `${isOne(names.length) ? 'Diese Karte beherrsche' : 'Diese Karten beherrsche'} ich noch nicht: ${names.join('; ')}.`,
  heroInDeck: (name) => `${name} ist ein Held und führt ein Deck an, statt darin zu sein.`,
  otherHero: (name, own) => `Die Liste ist für ${name}; dieser Charakter ist ${own}.`,
  moreThanName: (line, name) =>
    `In „${line}“ finde ich ${name}, aber nicht, was der Rest bedeutet. Schreib es als „4 ${name}“.`,
  emptyList: (possible) => `Ich finde in dieser Liste keine Karten. ${possible}`,
  unread: (lines) => `Das kann ich nicht lesen: ${lines.map((line) => `„${line}“`).join('; ')}.`,
  notOwned: (cards) =>
    `In der Sammlung fehlt: ${cards.map(({ name, copies }) => `${copies} ${name}`).join('; ')}.`,
  notForLevel: (name, level) =>
    `Stufe ${level} lässt ${name} jetzt nicht hinein: Sieh nach, was sie erlaubt und was gewählt ist.`,
  cantGoOut: (name) =>
    `${name} kann jetzt nicht herausgehen: Es gehen so viele Karten heraus, wie hineinkommen, und die Karte muss im Deck sein.`,
  nothingChosen: (level) => `Wähle zuerst, was Stufe ${level} in dein Deck bringt.`,
  nothingToUndo: () =>
    'Es gibt keine Stufe zurückzunehmen: Nur was seit Beginn deines letzten Raids genutzt wurde, lässt sich zurücknehmen.',
  cantUndo: (names) =>
    `Dein Deck hat sich seitdem geändert: Nimm zuerst ${names.join('; ')} wieder hinein, oder lies es ein, wie es war.`,
  badReason: (most) => `Sag in 1 bis ${most} Zeichen, warum. Nichts hat sich geändert.`,
  badAmount: (most) => `Berichtige um 1 bis ${most} EP, nach oben oder unten. Nichts hat sich geändert.`,
  noRaidToCorrect: () => 'Diesen Raid gibt es hier nicht. Nenne einen beendeten mit seinem Code.',
  notOver: (code) => `Der Raid ${code} wurde nicht zu Ende gespielt, also gibt es nichts zu berichtigen.`,
  wasNotThere: (code) => `Im Raid ${code} gab es diesen Platz nicht. Nichts hat sich geändert.`,
  belowZero: (character, xp) => `${character} hat ${xp} EP und kann nicht weniger als keine haben.`,
  noTreasure: () =>
    'Du hast keinen Schatz zu öffnen. Jeder Charakter, der in einem gewonnenen Raid war, öffnet dafür einen, auch wer unterwegs fiel: Gewinne einen Raid, und /treasure oder der Knopf unter seinem Ende öffnet ihn.',
  noRaidWithTreasure: () => 'Diesen Raid gibt es hier nicht. /treasure ohne Raid öffnet, was da ist.',
  treasureNotYet: (code) => `Der Raid ${code} ist nicht vorbei. Sein Schatz ist für die, die ihn gewinnen.`,
  noTreasureIn: (code) =>
    `Der Raid ${code} wurde nicht gewonnen, also hat er keinen Schatz. Gewinne einen Raid für einen.`,
  noSeatNoTreasure: (code) =>
    `Du hattest im Raid ${code} keinen Platz. Sein Schatz ist für die Charaktere, die dabei waren.`,
  treasureOfRetired: (names) =>
    `${names.join(', ')} ${isOne(names.length) ? 'ruht und öffnet' : 'ruhen und öffnen'} keinen Schatz. /character use: holt einen Charakter zurück.`,
  treasureOpened: (code) =>
    `Der Schatz des Raids ${code} ist schon geöffnet. /deck show führt auf, was die Sammlung enthält.`,
  levelGone: (level) => `Stufe ${level} ist schon genutzt oder noch nicht erreicht.`,
  unplayable: (name, findings) =>
    [`Der Raid kann nicht beginnen: Das Deck von ${name} ist nicht mehr zulässig.`, ...findings].join('\n'),
  left: (n) => `… und ${n} weitere dieser Art.`,
  unchecked: (lines) => `${plural(lines, 'Zeile ist', 'Zeilen sind')} nicht geprüft.`,
  collectionTooBig: (cards, most) => `Die Sammlung hat ${cardsOf(cards)}; höchstens ${most} sind erlaubt.`,
  unchanged: () => 'Dein Deck bleibt, wie es ist.',
}
