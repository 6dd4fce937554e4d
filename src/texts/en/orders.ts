/**
 * Texts for the autopilot, which follows a player's instructions, and for the line that names the players whom a raid
 * waits for.
 */
import { worded } from '../worded.ts'
import { list } from './words.ts'

type Until = 'turn' | 'turnOver' | 'targeted' | 'attacked' | 'chain'
type Stops = 'all' | 'few' | 'allThisTurn'

export const orderTexts = {
  command: 'Your autopilot: the instructions by which I answer for you',
  setOrder: 'What I shall do for you from now on',
  liftOrder: 'Which of them ends',
  title: (hero: string | null) => (hero ? `**Autopilot of ${hero}**` : '**Your autopilot**'),
  stops: worded<Record<Stops, string>>({
    all: 'Full control',
    few: 'Ask me where it matters',
    allThisTurn: 'Full control this turn',
  }),
  stopDetails: worded<Record<Stops, string>>({
    all: 'You are asked whenever you can do something.',
    few: 'What you do in your turn, attacks on your side, and what you can interrupt or save somebody from.',
    allThisTurn: 'You are asked whenever you can do something, until the next turn begins.',
  }),
  stopsNow: worded<Record<Stops, string>>({
    all: 'You have **full control**: you are asked whenever you can do something.',
    few: 'You are asked **where it matters**: what you do in your turn, attacks on your side in which you can help, and what you can interrupt or save somebody from. I pass for you elsewhere.',
    allThisTurn: 'You have **full control this turn**: you are asked whenever you can do something.',
  }),
  placeholder: 'Give an instruction …',
  button: 'Autopilot',
  others: (hero: string) => `Autopilot of ${hero}`,
  lifts: (n: number) => `✕ Lift instruction ${n}`,
  liftsAll: '✕ Lift all',
  lifted: 'Lifted.',
  given: (what: string) => `✓ ${what}.`,
  noWish: 'I don’t know that instruction. Take one of those that I suggest.',
  ahead: 'Pass ahead',
  aheadDone:
    '✓ You pass ahead: when you are heard here, I pass for you. If anything is added first, you are asked.',
  handDone: (isNew: boolean) =>
    isNew
      ? '✓ You take a mulligan as soon as everybody has decided. Until you are heard you can change your mind.'
      : '✓ You keep this hand. Until you are heard you can change your mind.',
  movePlaceholder: 'Answer ahead …',
  moveDone:
    '✓ Chosen ahead: when you are heard here, I make this move for you. If anything is added first, you are asked.',
  moveAhead: (card: string) => `Answer ahead in this window: ${card}`,
  always: 'Not for this card again',
  notThisTurn: 'Not this turn',
  alwaysYes: 'Always yes',
  alwaysNo: 'Always no',
  firstPlaceholder: 'Always put first …',
  line: (n: number, what: string) => `${n}. ${what}`,
  until: worded<Record<Until, string>>({
    turn: 'Pass until my turn',
    turnOver: 'Pass for the rest of this turn',
    targeted: 'Pass until I or mine are targeted',
    attacked: 'Pass until I or mine are attacked',
    chain: 'Pass until this chain is empty',
  }),
  hold: 'Ask me at every protect and strike',
  brief: 'Keep my own turn brief',
  briefDetail: 'I pass for you on your own cards, and where your turn begins and ends.',
  answerAhead: 'Your answer, given ahead',
  answerDone:
    '✓ Noted: when your turn to answer comes, this is your answer. If it isn’t possible any more, you are asked again.',
  aheadHere: 'Pass ahead in this window',
  passOn: (card: string) => `Always pass on ${card}`,
  first: (card: string) => `Always put ${card} first`,
  yes: (card: string) => `Always yes to ${card}`,
  no: (card: string) => `Always no to ${card}`,
  fight: 'What you decided for this attack',
  anyOrder: 'Any sequence, for the effects that wait',
  assault: (attackers: readonly string[]) => `Attack next: ${list(attackers)}`,
  stopped: {
    protected: '⚠ Your other attacks were not made: somebody protected.',
    between: '⚠ Your other attacks were not made: the enemy did something.',
    gone: '⚠ Your other attacks were not made: the next one isn’t possible any more.',
  },
  details: worded<Record<Until, string>>({
    turnOver: 'Ends as the next turn begins, whoever’s it is. I decline to protect and to strike, too.',
    turn: 'Ends as your turn begins. I decline to protect and to strike, too.',
    targeted: 'Ends when another’s card or effect targets you or yours, or your turn begins.',
    attacked: 'Ends when your hero, or a card of yours, is attacked, or your turn begins.',
    chain: 'Ends when everything on the chain has resolved.',
  }),
  holdDetail: 'Whatever else you have instructed, you choose yourself who protects and strikes.',

  /** Facts about a wait, shown next to each other in small print. */
  facts: (facts: readonly string[]) => `-# ⏳ ${facts.join(' · ')}`,
  since: (seconds: number) => `asked <t:${seconds}:R>`,
  order: (names: readonly string[]) => `turn order: ${names.join(' → ')}`,
  passed: (names: readonly string[]) => `passed: ${names.join(', ')}`,
  passing: worded<Record<Until, (name: string) => string>>({
    turn: (name: string) => `${name} passes until their turn`,
    turnOver: (name: string) => `${name} passes for this turn`,
    targeted: (name: string) => `${name} passes until targeted`,
    attacked: (name: string) => `${name} passes until attacked`,
    chain: (name: string) => `${name} passes for this chain`,
  }),
  passedByOrder: (names: readonly string[]) => `-# By their autopilot, ${list(names)} passed.`,
} as const
