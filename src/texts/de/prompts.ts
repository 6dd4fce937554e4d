import type { promptTexts as en } from '../en/prompts.ts'
import type { TranslationOf } from '../worded.ts'
import { capitalize, isSingularCount, joinAsList } from './words.ts'

const range = (min: number, max: number): string =>
  min === max ? (min === 1 ? 'eines' : `${min}`) : min === 0 ? `bis zu ${max}` : `${min} bis ${max}`

/** A player's task, as a phrase that follows a colon. */
export const playerTaskTexts: TranslationOf<typeof en>['waitingKinds'] = {
  mulligan: 'Starthand behalten oder einen Mulligan nehmen',
  priority: 'handeln oder passen',
  target: 'ein Ziel wählen',
  mode: 'wählen',
  defender: 'wählen, wer angegriffen wird',
  choose: 'wählen',
  may: 'entscheiden',
  order: 'eine Abfolge wählen',
  strike: 'entscheiden, ob zugeschlagen wird',
  protect: 'entscheiden, ob beschützt wird',
  ready: 'wählen, was bereit wird',
  prevent: 'entscheiden, ob Schaden verhindert wird',
  replace: 'wählen, was zuerst kommt',
  unique: 'wählen, welche Karte bleibt',
  handSize: 'überzählige Karten abwerfen',
  discard: 'abwerfen',
  number: 'eine Zahl wählen',
  loop: 'sagen, wie oft es noch geschieht',
  divide: 'aufteilen',
  cost: 'die Kosten wählen',
  name: 'ein Wort wählen',
  layOut: 'die Gruppe auslegen',
  place: 'einen Charakter hinlegen',
  aim: 'zielen',
}

export const promptTexts: TranslationOf<typeof en> = {
  asks: (mention, as, what) => `▶ ${mention}${as ? ` (${as})` : ''}: ${what}`,
  declined: {
    passed: (name) => `-# ${name} passt.`,
    protect: (name) => `-# ${name} beschützt nicht.`,
    strike: (name) => `-# ${name} schlägt nicht zu.`,
    prevent: (name) => `-# ${name} verhindert keinen Schaden.`,
    chosen: (name) => `-# ${name} hat gewählt.`,
  },
  askedBelow: (name) => `-# ⤵ Die Frage an ${name} steht weiter unten.`,
  fact: (line) => `• ${line}`,
  cardText: (text) => `-# ${text}`,
  cardFacts: (name, facts) => (facts ? `${name}: ${facts}` : name),
  yours: 'deins',
  comesTo: (what, outcomes) => `${what} → ${joinAsList(outcomes)}`,
  dies: (name) => `${name} stirbt`,
  nobodyHurt: 'niemand nimmt Schaden',
  hasLeft: (name, n) => `${name} behält ${n}`,
  severalWho:
    'Wer greift an? Sie greifen nacheinander an. Die Angriffe enden, wenn jemand beschützt oder etwas tut.',
  severalWhom: (attackers) => `Wen greifen ${joinAsList(attackers)} an?`,
  quoted: (line) => `> ${line.replaceAll('\n', '\n> ')}`,
  you: (as, what) => (as ? `**${as}**: ${what}` : capitalize(what)),
  ready: (n) => `Du hast **${n}** bereite ${isSingularCount(n) ? 'Ressource' : 'Ressourcen'}.`,
  ownTurn:
    'du bist am Zug! Lege eine Ressource, spiele Karten, greife an oder benutze Kräfte. Drücke dann **Zug beenden**.',
  ownTurnOn: 'du bist noch am Zug. Drücke **Zug beenden**, wenn du fertig bist.',
  lookBack: (canPlace, plays, ready) =>
    `Bevor dein Zug endet, könntest du noch ${joinAsList([
      ...(canPlace ? ['**eine Ressource legen**'] : []),
      ...(plays.length > 0
        ? [
            `**${joinAsList(plays, 'or')} spielen**, mit ${ready} ${isSingularCount(ready) ? 'bereiten Ressource' : 'bereiten Ressourcen'}`,
          ]
        : []),
    ])}.`,
  respondTo: (what) => `antworte auf ${what}, oder passe.`,
  respondToAttack: (fight) => `${fight}: Antworte, bevor es beginnt, oder passe.`,
  effectOf: (card) => `den Effekt von ${card}`,
  attackWindow: (fight) => `${fight}. Antworte, oder passe.`,
  defendWindow: (fight) =>
    `${fight}. Das ist die letzte Gelegenheit zu antworten, bevor Schaden zugefügt wird. Antworte, oder passe.`,
  startOf: (whose) => `der Zug von ${whose} beginnt. Handle jetzt, oder passe.`,
  endOf: (whose) => `der Zug von ${whose} endet. Handle jetzt, oder passe.`,
  also: (mentions) => `-# Auch gefragt, und kann schon jetzt antworten: ${joinAsList(mentions)}`,
  spared: (mentions) => `-# Gerufen, aber nicht mehr gebraucht: ${joinAsList(mentions)}`,
  mayStrike: (who) =>
    `Wenn niemand beschützt, kann ${who} mit einer Waffe zuschlagen und das schon jetzt wählen:`,
  stillDeciding: (names) => `-# Es überlegen noch: ${joinAsList(names)}.`,
  turnOf: (whose) => `${whose} ist am Zug. Handle jetzt, oder passe.`,
  kinds: {
    mulligan: 'behältst du deine Starthand, oder mischst du sie für eine neue zurück?',
    priority: 'handle, oder passe.',
    target: 'wähle ein Ziel.',
    mode: 'wähle eines.',
    defender: 'wen greifst du an?',
    choose: 'wähle.',
    may: 'möchtest du das?',
    order: 'in welcher Abfolge?',
    strike: 'schlägst du mit einer Waffe zu?',
    protect: 'beschützt du?',
    ready: 'welche Karten machst du bereit?',
    prevent: 'verhinderst du Schaden?',
    replace: 'was kommt zuerst?',
    unique: 'diese können nicht zusammen im Spiel sein: Welche wird zerstört?',
    handSize: 'wirf ab, bis deine Hand nicht mehr zu voll ist.',
    discard: 'wirf ab.',
    number: 'wähle eine Zahl.',
    loop: 'wie oft geschieht das noch?',
    divide: 'wie wird aufgeteilt?',
    cost: 'wie bezahlst du dafür?',
    name: 'wähle ein Wort.',
    layOut: 'wie legst du deine Charaktere aus?',
    place: 'wohin legst du diesen Charakter?',
    aim: 'auf wen zielst du damit?',
  },
  unique: {
    tag: (tag, limit) => `${tag} (${limit}): Du kontrollierst zu viele davon. Welche wird zerstört?`,
    name: (card) =>
      `${card} ist einzigartig, und du kontrollierst mehr als eine davon. Welche wird zerstört?`,
    hands: 'dein Held kann das nicht alles zugleich halten. Was davon wird zerstört?',
  },
  strike: (wielder, fight) => `${fight}. Schlägt ${wielder} mit einer Waffe zu?`,
  protect: (attacker, proposed) => `${attacker} greift ${proposed} an. Beschützt du?`,
  alike: (more, attacker) =>
    `-# Daneben bereit: ${more} × ${attacker}. Wenn du jetzt nichts tust, gilt das in diesem Zug auch für ihre Angriffe, falls keiner davon tödlich ist.`,
  prevent: (amount, to) => `${to} soll ${amount} Schaden erleiden. Verhinderst du etwas davon?`,
  may: (card, about) => `${card}${about ? `, für ${about}` : ''}: Möchtest du das benutzen?`,
  target: (card) => `wähle ein Ziel für ${card}.`,
  targets: (card, min, max) => `wähle ${range(min, max)} Ziele für ${card}.`,
  targetsSharing: (card, min, max, amount) =>
    `wähle ${range(min, max)} Ziele für ${card}, und teile ${amount} auf sie auf.`,
  mode: (card, min, max) => `${card}: Wähle ${range(min, max)}.`,
  divide: (card, amount) => `teile ${amount} von ${card} auf.`,
  number: (card, min, max) => `was ist X für ${card}? Von ${min} bis ${max}.`,
  loop: 'dasselbe geschieht immer wieder. Wie oft noch?',
  word: (card) => `wähle ein Wort für ${card}.`,
  guess: (card) => `rate für ${card}, was die verdeckte Karte ist.`,
  says: (card, what) =>
    `${what === 'card' ? 'nenne eine Karte' : 'erfinde einen Namen'} für ${card}. Wähle einen von diesen, oder tippe mit \`/answer\` einen eigenen.`,
  cost: (card) => `wie bezahlst du für ${card}?`,
  defender: (attacker) => `wen greift ${attacker} an?`,
  layOut: (card) =>
    `${card} wird auf den Tisch fallen gelassen. Wie legst du deine Charaktere aus? Wähle eine dieser Anordnungen, oder lege sie einzeln.`,
  place: (card, character) =>
    `${card} wird fallen gelassen. Wohin legst du ${character}? Das Bild zeigt die Namen der Plätze.`,
  aim: (card) =>
    `${card} wird fallen gelassen. Auf wen zielst du? Zwei Würfel entscheiden, wie weit daneben die Karte landet. Sie berührt alle Charaktere auf einer Fläche von zwei mal zwei Plätzen. Der Charakter, auf den du zielst, wird in vier von neun Würfen berührt.`,
  die: (card, what) => `welche Zahl gilt für ${what}? (${card})`,
  choose: (card, min, max) => `wähle ${range(min, max)} für ${card}.`,
  order: (card) => `${card}: In welcher Abfolge? Die Karte, die du zuerst wählst, wird zuerst gezogen.`,
  chainOrder: 'welcher Effekt kommt zuerst auf die Kette? Er wird zuletzt verrechnet.',
  discard: (n) => `wirf ${isSingularCount(n) ? 'eine Karte' : `${n} Karten`} ab.`,
  handSize: (n) =>
    `wirf ${isSingularCount(n) ? 'eine Karte' : `${n} Karten`} ab. Deine Hand hat mehr Karten als erlaubt.`,
  forSide: 'Du entscheidest für alle Raider, also sprecht euch vorher ab.',
  attacks: (attacker, defender) => `${attacker} greift ${defender} an`,
  fights: (attacker, defender) => `${attacker} kämpft gegen ${defender}`,
  attackingNobody: (attacker) => `${attacker} greift an`,
  chain: (lines) => `Auf der Kette (das Oberste wird zuerst verrechnet):\n${lines}`,
  waiting: (name, what) => `Warten auf **${name}**: ${what}.`,
  thinking: (name) => `💭 **${name}** denkt nach …`,
  thinkingFor: (name) => `💭 Der Computer denkt für **${name}** nach …`,
  waitingKinds: playerTaskTexts,
}
