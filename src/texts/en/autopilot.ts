/**
 * Texts for the autopilot, which follows a player's instructions, and for the line that names the players for whom a
 * raid waits.
 */
import { withWiderType } from '../worded.ts'
import { joinAsList } from './words.ts'

type Until = 'turn' | 'turnOver' | 'targeted' | 'attacked' | 'chain'
type Stops = 'all' | 'few' | 'allThisTurn'

/** Texts about the autopilot and its instructions. */
export const autopilotTexts = {
  title: (hero: string | null) => (hero ? `**Autopilot of ${hero}**` : '**Your autopilot**'),
  stops: withWiderType<Record<Stops, string>>({
    all: 'Full control',
    few: 'Ask me where it matters',
    allThisTurn: 'Full control this turn',
  }),
  stopDetails: withWiderType<Record<Stops, string>>({
    all: 'You are asked whenever you can do something.',
    few: 'In your own turn, at attacks on your side, and when you can interrupt something or save somebody.',
    allThisTurn: 'You are asked whenever you can do something, until the next turn begins.',
  }),
  stopsNow: withWiderType<Record<Stops, string>>({
    all: 'You have **full control**: you are asked whenever you can do something.',
    few: 'You are asked **where it matters**: in your own turn, at attacks on your side in which you can help, and when you can interrupt something or save somebody. Otherwise I pass for you.',
    allThisTurn: 'You have **full control this turn**: you are asked whenever you can do something.',
  }),
  placeholder: 'Give an instruction …',
  button: 'Autopilot',
  others: (hero: string) => `Autopilot of ${hero}`,
  endInstruction: (n: number) => `✕ End instruction ${n}`,
  endAllInstructions: '✕ End all',
  instructionsEnded: 'Ended.',
  given: (what: string) => `✓ ${what}.`,
  unknownInstruction: 'I don’t know that instruction. Choose one that I suggest.',
  passInAdvance: 'Pass in advance',
  passedInAdvance:
    '✓ You pass in advance. When it is your turn to answer here, I pass for you. If anything new is added before that, you are asked.',
  handDone: (isNew: boolean) =>
    isNew
      ? '✓ You take a mulligan as soon as everybody has decided. You can change your mind until it is your turn to answer.'
      : '✓ You keep this hand. You can change your mind until it is your turn to answer.',
  movePlaceholder: 'Answer in advance …',
  moveDone:
    '✓ Chosen in advance. When it is your turn to answer here, I make this move for you. If anything new is added before that, you are asked.',
  moveInAdvance: (card: string) => `Answer in advance for this window: ${card}`,
  notThisTurn: 'Not this turn',
  firstPlaceholder: 'Always put first …',
  line: (n: number, what: string) => `${n}. ${what}`,
  until: withWiderType<Record<Until, string>>({
    turn: 'Pass until my turn',
    turnOver: 'Pass for the rest of this turn',
    targeted: 'Pass until my cards are targeted',
    attacked: 'Pass until my cards are attacked',
    chain: 'Pass until this chain is empty',
  }),
  hold: 'Ask me at every protect and strike',
  brief: 'Keep my own turn brief',
  briefDetail: 'I pass for you on your own cards, and at the beginning and end of your turn.',
  answerInAdvance: 'Your answer, given in advance',
  answerDone:
    '✓ Saved. When it is your turn to answer, this is your answer. If it isn’t possible any more, you are asked again.',
  passInAdvanceHere: 'Pass in advance for this window',
  passOn: (card: string) => `Always pass on ${card}`,
  passOnDetail: 'I pass for you whenever this card is on the chain, until you end this instruction.',
  first: (card: string) => `Always put ${card} first`,
  yes: (card: string) => `Always yes to ${card}`,
  no: (card: string) => `Always no to ${card}`,
  fight: 'What you decided for this attack',
  anyOrder: 'Any sequence for the waiting effects',
  optional: (isUsed: boolean) =>
    `${isUsed ? 'Yes' : 'No'} to the effect on the chain for which you chose a target`,
  declined: (attacker: string) => `Do nothing against another attack of ${attacker} in this turn`,
  assault: (attackers: readonly string[]) => `Attack next: ${joinAsList(attackers)}`,
  stopped: {
    protected: '⚠ Your other attacks were not made, because somebody protected.',
    between: '⚠ Your other attacks were not made, because the enemy did something.',
    gone: '⚠ Your other attacks were not made, because the next one isn’t possible any more.',
  },
  details: withWiderType<Record<Until, string>>({
    turnOver: 'Ends when the next turn of any player begins. I don’t protect or strike for you, either.',
    turn: 'Ends when your turn begins. I don’t protect or strike for you, either.',
    targeted:
      'Ends when another player’s card or effect targets you or your cards, or when your turn begins.',
    attacked: 'Ends when your hero or a card of yours is attacked, or when your turn begins.',
    chain: 'Ends when everything on the chain has resolved.',
  }),
  holdDetail: 'Whatever other instructions you give, you choose yourself who protects and strikes.',

  /** Facts about a wait, shown next to each other in small print. */
  facts: (facts: readonly string[]) => `-# ⏳ ${facts.join(' · ')}`,
  since: (seconds: number) => `asked <t:${seconds}:R>`,
  turnOrder: (names: readonly string[]) => `turn order: ${names.join(' → ')}`,
  passed: (names: readonly string[]) => `passed: ${names.join(', ')}`,
  passing: withWiderType<Record<Until, (name: string) => string>>({
    turn: (name: string) => `${name} passes until their turn`,
    turnOver: (name: string) => `${name} passes for this turn`,
    targeted: (name: string) => `${name} passes until targeted`,
    attacked: (name: string) => `${name} passes until attacked`,
    chain: (name: string) => `${name} passes for this chain`,
  }),
  passedByOrder: (names: readonly string[]) => `-# Passed by autopilot: ${joinAsList(names)}.`,
} as const
