import type { ActionHindrance, HindranceReason } from '../../engine/index.ts'
import type {
  actionPhraseTexts as enDoing,
  rejectionTexts as enSay,
  actionAsSubjectTexts as enTrying,
  xpTexts as enXp,
} from '../en/table.ts'
import { toMarkup } from '../user-text.ts'
import type { TranslationOf } from '../worded.ts'
import { playerTaskTexts } from './prompts.ts'
import { countWithNoun, joinAsList } from './words.ts'

const ready = (n: number): string =>
  n === 0 ? 'keine bereite Ressource' : countWithNoun(n, 'bereite Ressource', 'bereite Ressourcen')

const reasons: Readonly<Record<HindranceReason, (explanation: ActionHindrance) => string>> = {
  notYours: () => 'du kontrollierst sie nicht',
  notInHand: () => 'sie ist nicht auf deiner Hand',
  placedOnly: () => 'Quests und Orte werden als Ressource gelegt, nicht gespielt',
  notYourActionPhase: () =>
    'das ist nur in deiner eigenen Aktionsphase möglich, mit leerer Kette und ohne Kampf',
  tooExpensive: ({ needs, has = 0 }) =>
    needs === undefined
      ? `du hast nur ${ready(has)}, und das reicht nicht`
      : `sie kostet ${needs}, und du hast ${ready(has)}`,
  noTarget: () => 'es gibt nichts, worauf sie zielen könnte',
  alreadyPlaced: () => 'du hast in diesem Zug schon eine Ressource gelegt',
  noSuchPower: () => 'sie hat keine solche Kraft',
  condition: () => 'ihre Bedingung ist nicht erfüllt',
  usedUp: () => 'in diesem Zug lässt sie sich nicht noch einmal benutzen',
  forbidden: () => 'eine Karte im Spiel verbietet es',
  exhausted: () => 'sie ist erschöpft',
  tooNew: () => 'sie kam erst in diesem Zug in deine Gruppe',
  cantAttack: () => 'sie kann jetzt nicht angreifen',
  nobodyToAttack: () => 'es gibt niemanden, den sie angreifen könnte',
  notACharacter: () => 'nur Helden und Verbündete greifen an',
}

/** The most options that a sentence lists by name. */
const NAMED = 6

export const rejectionTexts: TranslationOf<typeof enSay> = {
  noSuchRaid: () => 'Diesen Raid gibt es nicht. `/raid create` in einem Kanal eröffnet einen.',
  unknownRaid: (raid, known) =>
    `Einen Raid namens „${toMarkup(raid)}“ gibt es nicht. Es gibt: ${known.join(', ')}.`,
  tooManyRaids: (most, codes) =>
    `Du leitest schon ${most} Raids, die noch nicht zu Ende sind, und mehr kannst du hier nicht leiten. Beende erst einen mit \`/raid abandon\` in seinem Thread: ${codes.join(', ')}.`,
  leadsTooManyRaids: (name, most) =>
    `${name} leitet schon ${most} Raids, die noch nicht zu Ende sind, und mehr kann hier niemand leiten. Erst muss einer davon enden, oder du eröffnest einen Raid, den du leitest: \`/raid create\` in einem Kanal.`,
  tooManyWars: (most, codes) =>
    `Du leitest schon ${most} Partien von Shadow of War, die noch nicht zu Ende sind, und mehr kannst du hier nicht leiten. Beende erst eine mit \`/war end\` in ihrem Thread: ${codes.join(', ')}.`,
  tooManyLessons: (most) =>
    `Du hast an einem Tag ${most} Lektionen begonnen, und mehr kannst du nicht beginnen. Mach in den Threads weiter, die du hast, oder beginne morgen die nächste Lektion.`,
  tooManyReports: (most) =>
    `Du hast an einem Tag ${most} Berichte geschickt, und mehr nehme ich nicht an. Die Leute, die diesen Bot betreiben, haben deine bekommen. Morgen kannst du wieder welche schicken.`,
  unknownMode: (mode, known) =>
    `Eine Schwierigkeit namens „${toMarkup(mode)}“ gibt es nicht. Es gibt: ${known.join(', ')}.`,
  unknownDeck: (deck, known) =>
    `Ein Deck namens „${toMarkup(deck)}“ gibt es nicht. Es gibt: ${known.join(', ')}.`,
  notStarted: () => 'Der Raid hat noch nicht begonnen. Seine Lobby ist noch offen.',
  alreadyStarted: () =>
    'Der Raid hat schon begonnen, deshalb sind seine Plätze vergeben. `/raid leave` verlässt einen laufenden Raid.',
  over: () =>
    'Der Raid ist vorbei. /log zeigt, wie er lief, und `/raid create` in einem Kanal eröffnet einen neuen.',
  full: (most) => `Alle ${most} Plätze sind besetzt. Erst muss jemand gehen.`,
  tooFew: (least) =>
    `Der Raid braucht mindestens ${countWithNoun(least, 'Raider', 'Raider')}. /raid join nimmt einen Platz, mit einem Deck deiner Wahl.`,
  notLeader: (leader) => `Das kann nur, wer den Raid leitet: Frag ${leader}.`,
  noSeat: () => 'Du hast in diesem Raid keinen Platz.',
  notYourSeat: () => 'Das ist nicht dein Platz.',
  alreadyOut: () => 'Du bist schon ausgeschieden.',
  emptyChain: () => 'Auf der Kette liegt nichts, deshalb gibt es nichts abzuwarten.',
  moveNotPossibleInAdvance: () =>
    'Das kannst du nicht tun, wenn du an die Reihe kommst. Sieh noch einmal nach, was möglich ist.',
  noQuestionInAdvance: () =>
    'Du kannst nur im Voraus passen, während andere gefragt sind und bevor du an der Reihe bist.',
  nothingToPassOn: () =>
    'Auf der Kette liegt weder eine Karte noch ein ausgelöster Effekt, bei dem du immer passen könntest.',
  notAskedThat: () => 'Das wirst du gerade nicht gefragt.',
  severalFit: (text, ways, more) =>
    `„${toMarkup(text)}“ kann mehreres bedeuten. Schreib eines davon, oder wähle einen Vorschlag: ${ways
      .map(({ say, label }) => (say === label ? `„${label}“` : `\`${say}\` für ${label}`))
      .join(', ')}${more > 0 ? ` und ${more} weitere` : ''}.`,
  otherNow: () =>
    'Inzwischen ist etwas geschehen, deshalb habe ich diese Anweisung nicht gespeichert. Sieh dir den Tisch noch einmal an.',
  nothingToAnswer: () => 'Es gibt nichts zu beantworten.',
  someoneElse: (asked, kind) => `${asked} ist dran: ${playerTaskTexts[kind]}.`,
  stale: (asked, kind) =>
    asked === null
      ? `Diese Frage ist schon beantwortet. Jetzt bist du dran: ${playerTaskTexts[kind]}.`
      : `Diese Frage ist schon beantwortet. Jetzt ist ${asked} dran: ${playerTaskTexts[kind]}.`,
  twice: () => 'Du kannst jedes nur einmal wählen.',
  howMany: (min, max) => `Wähle ${min === max ? `genau ${min}` : `${min} bis ${max}`}.`,
  numbers: ({ min, max, sum }) =>
    `Gib ${min === max ? `genau ${min}` : `eine Zahl von ${min} bis ${max}`}${sum === undefined ? '' : `, ${sum} im Ganzen`} an.`,
  notBack: () => 'Das lässt sich nicht zurücknehmen.',
  cannot: (what, why) => `${what} ist nicht möglich: ${reasons[why.reason](why)}.`,
  notOffered: (what) => `${what} ist hier nicht möglich.`,
  instead: (possible) =>
    possible.length <= NAMED
      ? `Möglich ist: ${joinAsList(possible, 'or')}.`
      : `Möglich ist: ${possible.slice(0, NAMED).join(', ')} und ${possible.length - NAMED} mehr.`,
  thatCard: () => 'Diese Karte',
}

export const actionPhraseTexts: TranslationOf<typeof enDoing> = {
  pass: 'passen',
  yes: 'Ja sagen',
  no: 'Nein sagen',
  keep: 'die Hand behalten',
  mulligan: 'eine neue Hand nehmen',
  none: 'keines wählen',
  play: (card) => `${card} spielen`,
  attack: (card) => `mit ${card} angreifen`,
  quest: (card) => `${card} erfüllen`,
  object: (card) => `${card} wählen`,
  sabotage: (card) => `${card} sabotieren`,
  thing: (name, what) => `sabotieren: ${what === 'player' ? name : `${what} von ${name}`}`,
  place: (card, faceUp) => `${card} ${faceUp ? 'offen' : 'verdeckt'} legen`,
  power: (card) => `${card} benutzen`,
  player: (name) => `${name} wählen`,
  mode: (number) => `Möglichkeit ${number} wählen`,
  trigger: (card) => `den Effekt von ${card} wählen`,
  number: 'eine Zahl wählen',
  cost: (card, alternate) =>
    alternate ? `auf andere Art zahlen (${card})` : `die Kosten von ${card} zahlen`,
  word: (word) => `${word} wählen`,
  back: 'zurückgehen',
}

export const actionAsSubjectTexts: TranslationOf<typeof enTrying> = {
  play: (card) => `${card} zu spielen`,
  up: (card) => `${card} zu legen`,
  down: (card) => `${card} zu legen`,
  attack: (card) => `Mit ${card} anzugreifen`,
  power: (card) => `${card} zu benutzen`,
  quest: (card) => `${card} zu erfüllen`,
  other: () => 'Das',
}

export const xpTexts: TranslationOf<typeof enXp> = {
  firstAttempt: (raid) => `Erster Versuch: ${raid}`,
  laterAttempt: (raid) => `Weiterer Versuch: ${raid}`,
  feats: {
    halfDamage: 'Dem Helden des Dungeons mindestens die Hälfte seiner Gesundheit genommen',
    dungeonHero: 'Den Helden des Dungeons zerstört',
    correction: 'Berichtigung',
  },
  boss: (name) => `${name} zerstört`,
  achievement: (name) => `Erfolg: ${name}`,
}
