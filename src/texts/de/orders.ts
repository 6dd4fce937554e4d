import type { orderTexts as en } from '../en/orders.ts'
import type { Worded } from '../worded.ts'
import { isOne, list } from './words.ts'

export const orderTexts: Worded<typeof en> = {
  command: 'Dein Autopilot: die Anweisungen, nach denen ich für dich antworte',
  setOrder: 'Was ich von jetzt an für dich tun soll',
  liftOrder: 'Welche davon endet',
  title: (hero) => (hero ? `**Autopilot von ${hero}**` : '**Dein Autopilot**'),
  stops: {
    all: 'Volle Kontrolle',
    few: 'Nur fragen, wo es zählt',
    allThisTurn: 'Volle Kontrolle in diesem Zug',
  },
  stopDetails: {
    all: 'Du wirst immer gefragt, wenn du etwas tun kannst.',
    few: 'Was du in deinem Zug tust, Angriffe auf eure Seite, und was du unterbrechen oder abwenden kannst.',
    allThisTurn: 'Du wirst immer gefragt, wenn du etwas tun kannst, bis der nächste Zug beginnt.',
  },
  stopsNow: {
    all: 'Du hast **volle Kontrolle**: Du wirst immer gefragt, wenn du etwas tun kannst.',
    few: 'Du wirst gefragt, **wo es zählt**: was du in deinem Zug tust, bei Angriffen auf eure Seite, bei denen du helfen kannst, und bei dem, was du unterbrechen oder wovor du jemanden retten kannst. Sonst passe ich für dich.',
    allThisTurn:
      'Du hast **in diesem Zug volle Kontrolle**: Du wirst immer gefragt, wenn du etwas tun kannst.',
  },
  placeholder: 'Eine Anweisung geben …',
  button: 'Autopilot',
  others: (hero) => `Autopilot: ${hero}`,
  lifts: (n) => `✕ Anweisung ${n} aufheben`,
  liftsAll: '✕ Alle aufheben',
  lifted: 'Aufgehoben.',
  given: (what) => `✓ ${what}.`,
  noWish: 'Diese Anweisung kenne ich nicht. Nimm eine von denen, die ich vorschlage.',
  ahead: 'Im Voraus passen',
  aheadDone:
    '✓ Du passt im Voraus: Wenn du hier an der Reihe bist, passe ich für dich. Kommt vorher etwas hinzu, wirst du gefragt.',
  handDone: (isNew) =>
    isNew
      ? '✓ Du bekommst eine neue Hand, sobald alle sich entschieden haben. Bis du an der Reihe bist, kannst du es dir anders überlegen.'
      : '✓ Du behältst diese Hand. Bis du an der Reihe bist, kannst du es dir anders überlegen.',
  movePlaceholder: 'Im Voraus antworten …',
  moveDone:
    '✓ Im Voraus gewählt: Wenn du hier an die Reihe kommst, mache ich das für dich. Kommt vorher etwas dazu, wirst du gefragt.',
  moveAhead: (card) => `Bei dieser Gelegenheit im Voraus antworten: ${card}`,
  always: 'Bei dieser Karte nie mehr',
  notThisTurn: 'Nicht in diesem Zug',
  alwaysYes: 'Immer Ja',
  alwaysNo: 'Immer Nein',
  firstPlaceholder: 'Immer zuerst …',
  line: (n, what) => `${n}. ${what}`,
  until: {
    turn: 'Passen bis zu meinem Zug',
    turnOver: 'Passen für den Rest dieses Zugs',
    targeted: 'Passen, bis ich oder die Meinen Ziel sind',
    attacked: 'Passen, bis ich oder die Meinen angegriffen werden',
    chain: 'Passen, bis diese Kette leer ist',
  },
  brief: 'Meinen eigenen Zug kurz halten',
  hold: 'Beim Beschützen und Zuschlagen immer fragen',
  answerAhead: 'Deine Antwort im Voraus',
  answerDone:
    '✓ Gemerkt: Wenn du an der Reihe bist, ist das deine Antwort. Ist sie dann nicht mehr möglich, wirst du neu gefragt.',
  aheadHere: 'Bei dieser Gelegenheit im Voraus passen',
  passOn: (card) => `Bei ${card} immer passen`,
  first: (card) => `${card} immer zuerst`,
  yes: (card) => `Immer Ja zu ${card}`,
  no: (card) => `Immer Nein zu ${card}`,
  fight: 'Was du für diesen Angriff entschieden hast',
  anyOrder: 'Beliebige Abfolge der wartenden Effekte',
  assault: (attackers) => `Als Nächstes greifen an: ${list(attackers)}`,
  stopped: {
    protected: '⚠ Deine weiteren Angriffe unterblieben: Jemand hat beschützt.',
    between: '⚠ Deine weiteren Angriffe unterblieben: Der Gegner hat etwas getan.',
    gone: '⚠ Deine weiteren Angriffe unterblieben: Der nächste ist nicht mehr möglich.',
  },
  details: {
    turnOver:
      'Endet, wenn der nächste Zug beginnt, wessen auch immer. Auch aufs Beschützen und Zuschlagen verzichte ich.',
    turn: 'Endet, wenn dein Zug beginnt. Auch aufs Beschützen und Zuschlagen verzichte ich.',
    targeted: 'Endet, wenn Karte oder Effekt anderer auf dich oder die Deinen zielt oder dein Zug beginnt.',
    attacked: 'Endet, wenn dein Held oder eine deiner Karten angegriffen wird oder dein Zug beginnt.',
    chain: 'Endet, wenn alles auf der Kette verrechnet ist.',
  },
  briefDetail: 'Bei deinen eigenen Karten, und wo dein Zug beginnt und endet, passe ich für dich.',
  holdDetail: 'Was du auch sonst anweist: Wer beschützt und zuschlägt, wählst du selbst.',

  facts: (facts) => `-# ⏳ ${facts.join(' · ')}`,
  since: (seconds) => `gefragt <t:${seconds}:R>`,
  order: (names) => `Zugreihenfolge: ${names.join(' → ')}`,
  passed: (names) => `gepasst: ${names.join(', ')}`,
  passing: {
    turn: (name) => `${name} passt bis zum eigenen Zug`,
    turnOver: (name) => `${name} passt in diesem Zug`,
    targeted: (name) => `${name} passt, bis etwas auf ${name} zielt`,
    attacked: (name) => `${name} passt bis zu einem Angriff`,
    chain: (name) => `${name} passt für diese Kette`,
  },
  passedByOrder: (names) =>
    `-# Nach Anweisung ${isOne(names.length) ? 'hat' : 'haben'} ${list(names)} gepasst.`,
}
