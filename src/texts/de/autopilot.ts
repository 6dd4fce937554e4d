import type { autopilotTexts as en } from '../en/autopilot.ts'
import type { TranslationOf } from '../worded.ts'
import { joinAsList } from './words.ts'

export const autopilotTexts: TranslationOf<typeof en> = {
  title: (hero) => (hero ? `**Autopilot von ${hero}**` : '**Dein Autopilot**'),
  stops: {
    all: 'Volle Kontrolle',
    few: 'Nur fragen, wo es zählt',
    allThisTurn: 'Volle Kontrolle in diesem Zug',
  },
  stopDetails: {
    all: 'Du wirst immer gefragt, wenn du etwas tun kannst.',
    few: 'In deinem Zug, bei Angriffen auf eure Seite, und wenn du unterbrechen oder jemanden retten kannst.',
    allThisTurn: 'Du wirst immer gefragt, wenn du etwas tun kannst, bis der nächste Zug beginnt.',
  },
  stopsNow: {
    all: 'Du hast **volle Kontrolle**: Du wirst immer gefragt, wenn du etwas tun kannst.',
    few: 'Du wirst gefragt, **wo es zählt**: in deinem eigenen Zug, wenn du bei einem Angriff auf eure Seite helfen kannst, und wenn du etwas unterbrechen oder jemanden retten kannst. Sonst passe ich für dich.',
    allThisTurn:
      'Du hast **in diesem Zug volle Kontrolle**: Du wirst immer gefragt, wenn du etwas tun kannst.',
  },
  placeholder: 'Eine Anweisung geben …',
  button: 'Autopilot',
  others: (hero) => `Autopilot: ${hero}`,
  endInstruction: (n) => `✕ Anweisung ${n} beenden`,
  endAllInstructions: '✕ Alle beenden',
  instructionsEnded: 'Beendet.',
  given: (what) => `✓ ${what}.`,
  unknownInstruction: 'Diese Anweisung kenne ich nicht. Wähle eine, die ich vorschlage.',
  passInAdvance: 'Im Voraus passen',
  passedInAdvance:
    '✓ Du passt im Voraus. Wenn du hier an der Reihe bist, passe ich für dich. Kommt vorher etwas Neues hinzu, wirst du gefragt.',
  handDone: (isNew) =>
    isNew
      ? '✓ Du nimmst einen Mulligan, sobald alle sich entschieden haben. Bis du an der Reihe bist, kannst du es dir anders überlegen.'
      : '✓ Du behältst diese Hand. Bis du an der Reihe bist, kannst du es dir anders überlegen.',
  movePlaceholder: 'Im Voraus antworten …',
  moveDone:
    '✓ Im Voraus gewählt. Wenn du hier an der Reihe bist, mache ich das für dich. Kommt vorher etwas Neues hinzu, wirst du gefragt.',
  moveInAdvance: (card) => `Bei dieser Gelegenheit im Voraus antworten: ${card}`,
  notThisTurn: 'Nicht in diesem Zug',
  firstPlaceholder: 'Immer zuerst …',
  line: (n, what) => `${n}. ${what}`,
  until: {
    turn: 'Passen bis zu meinem Zug',
    turnOver: 'Passen für den Rest dieses Zugs',
    targeted: 'Passen, bis meine Karten Ziel sind',
    attacked: 'Passen, bis meine Karten angegriffen werden',
    chain: 'Passen, bis diese Kette leer ist',
  },
  brief: 'Meinen eigenen Zug kurz halten',
  hold: 'Beim Beschützen und Zuschlagen immer fragen',
  answerInAdvance: 'Deine Antwort im Voraus',
  answerDone:
    '✓ Gespeichert. Wenn du an der Reihe bist, ist das deine Antwort. Ist sie dann nicht mehr möglich, wirst du noch einmal gefragt.',
  passInAdvanceHere: 'Bei dieser Gelegenheit im Voraus passen',
  passOn: (card) => `Bei ${card} immer passen`,
  passOnDetail: 'Ich passe für dich, wenn diese Karte auf der Kette ist, bis du diese Anweisung beendest.',
  first: (card) => `${card} immer zuerst`,
  yes: (card) => `Immer Ja zu ${card}`,
  no: (card) => `Immer Nein zu ${card}`,
  fight: 'Was du für diesen Angriff entschieden hast',
  anyOrder: 'Beliebige Abfolge für die wartenden Effekte',
  optional: (isUsed) =>
    `${isUsed ? 'Ja' : 'Nein'} zum Effekt auf der Kette, für den du ein Ziel gewählt hast`,
  declined: (attacker) => `In diesem Zug nichts gegen weitere Angriffe von ${attacker}`,
  assault: (attackers) => `Als Nächstes greifen an: ${joinAsList(attackers)}`,
  stopped: {
    protected: '⚠ Deine weiteren Angriffe sind ausgefallen, weil jemand beschützt hat.',
    between: '⚠ Deine weiteren Angriffe sind ausgefallen, weil der Gegner etwas getan hat.',
    gone: '⚠ Deine weiteren Angriffe sind ausgefallen, weil der nächste nicht mehr möglich ist.',
  },
  details: {
    turnOver:
      'Endet, wenn der nächste Zug eines Spielers beginnt. Ich beschütze auch nicht und schlage nicht zu.',
    turn: 'Endet, wenn dein Zug beginnt. Ich beschütze auch nicht für dich und schlage nicht zu.',
    targeted:
      'Endet, wenn eine fremde Karte oder ihr Effekt auf dich oder deine Karten zielt, oder mit deinem Zug.',
    attacked: 'Endet, wenn dein Held oder eine deiner Karten angegriffen wird oder dein Zug beginnt.',
    chain: 'Endet, wenn alles auf der Kette verrechnet ist.',
  },
  briefDetail: 'Ich passe für dich bei deinen eigenen Karten und am Beginn und Ende deines Zuges.',
  holdDetail: 'Welche anderen Anweisungen du auch gibst: Wer beschützt und zuschlägt, wählst du selbst.',

  facts: (facts) => `-# ⏳ ${facts.join(' · ')}`,
  since: (seconds) => `gefragt <t:${seconds}:R>`,
  turnOrder: (names) => `Zugreihenfolge: ${names.join(' → ')}`,
  passed: (names) => `gepasst: ${names.join(', ')}`,
  passing: {
    turn: (name) => `${name} passt bis zum eigenen Zug`,
    turnOver: (name) => `${name} passt in diesem Zug`,
    targeted: (name) => `${name} passt, bis etwas auf ${name} zielt`,
    attacked: (name) => `${name} passt bis zu einem Angriff`,
    chain: (name) => `${name} passt für diese Kette`,
  },
  passedByOrder: (names) => `-# Vom Autopiloten gepasst: ${joinAsList(names)}.`,
}
