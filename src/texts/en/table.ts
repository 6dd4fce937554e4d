/** Answers at the table. Callers may only pass names that the reader may know. */
import type { ActionHindrance, DecisionKind, HindranceReason } from '../../engine/index.ts'
import { toMarkup, type UserText } from '../user-text.ts'
import { joinAsList } from './words.ts'

/** The task of a decision, as a phrase that follows "has to" or "It is your turn to". */
const questions: Readonly<Record<DecisionKind, string>> = {
  mulligan: 'keep the opening hand or take a mulligan',
  priority: 'act or pass',
  target: 'choose a target',
  mode: 'choose a mode',
  defender: 'choose whom to attack',
  choose: 'choose',
  may: 'say yes or no',
  order: 'choose what comes first',
  strike: 'decide whether to strike',
  protect: 'decide whether to protect',
  ready: 'choose what to ready',
  prevent: 'choose what to prevent',
  replace: 'choose what comes first',
  unique: 'choose which card stays',
  handSize: 'discard down to the maximum hand size',
  discard: 'discard',
  number: 'choose a number',
  loop: 'say how many more times it happens',
  divide: 'choose how to divide it',
  cost: 'choose how to pay',
  name: 'choose a word',
  layOut: 'lay out the party',
  place: 'place a character',
  aim: 'choose at whom to aim',
}

const reasons: Readonly<Record<HindranceReason, (explanation: ActionHindrance) => string>> = {
  notYours: () => 'you do not control it',
  notInHand: () => 'it is not in your hand',
  placedOnly: () => 'quests and locations are placed as a resource, not played',
  notYourActionPhase: () =>
    'that is possible only in your own action phase, with nothing on the chain and no combat',
  tooExpensive: ({ needs, has = 0 }) =>
    needs === undefined
      ? `you cannot pay for it with ${count(has, 'ready resource')}`
      : `it costs ${needs}, and you have ${count(has, 'ready resource')}`,
  noTarget: () => 'there is nothing that it could target',
  alreadyPlaced: () => 'you have already placed a resource this turn',
  noSuchPower: () => 'it has no such power',
  condition: () => 'its condition is not met',
  usedUp: () => 'it cannot be used again this turn',
  forbidden: () => 'a card in play forbids it',
  exhausted: () => 'it is exhausted',
  tooNew: () => 'it joined your party this turn',
  cantAttack: () => 'it cannot attack now',
  nobodyToAttack: () => 'there is nobody that it could attack',
  notACharacter: () => 'only heroes and allies attack',
}

function count(n: number, what: string): string {
  return `${n === 0 ? 'no' : n} ${what}${n === 1 ? '' : 's'}`
}

/** The maximum number of options that a sentence lists by name. */
const NAMED = 6

export const rejectionTexts = {
  noSuchRaid: () => 'There is no such raid. `/raid create` in a channel opens one.',
  unknownRaid: (raid: UserText, known: string[]) =>
    `There is no raid called "${toMarkup(raid)}". There ${known.length === 1 ? 'is' : 'are'}: ${known.join(', ')}.`,
  tooManyRaids: (most: number, codes: readonly string[]) =>
    `You already lead ${most} raids that haven’t ended, and you can’t lead more here. End one first with \`/raid abandon\` in its thread: ${codes.join(', ')}.`,
  leadsTooManyRaids: (name: string, most: number) =>
    `${name} already leads ${most} raids that haven’t ended, and nobody can lead more here. One of them must end first, or you can open a raid that you lead: \`/raid create\` in a channel.`,
  tooManyWars: (most: number, codes: readonly string[]) =>
    `You already lead ${most} games of Shadow of War that haven’t ended, and you can’t lead more here. End one first with \`/war end\` in its thread: ${codes.join(', ')}.`,
  tooManyLessons: (most: number) =>
    `You have begun ${most} lessons within a day, and you can’t begin more. Go on in the threads that you have, or begin the next lesson tomorrow.`,
  tooManyReports: (most: number) =>
    `You have made ${most} reports within a day, and I don’t take more. The people who run this bot have received yours. Tomorrow you can make more reports.`,
  unknownMode: (mode: UserText, known: string[]) =>
    `There is no difficulty called "${toMarkup(mode)}". There are: ${known.join(', ')}.`,
  unknownDeck: (deck: UserText, known: string[]) =>
    `There is no deck called "${toMarkup(deck)}". There are: ${known.join(', ')}.`,
  notStarted: () => 'The raid has not started yet. Its lobby is still open.',
  alreadyStarted: () =>
    'The raid has already started, so its seats are taken. `/raid leave` leaves a raid that is being played.',
  over: () => 'The raid is over. /log shows how it went, and `/raid create` in a channel opens a new one.',
  full: (most: number) => `All ${most} seats are taken. Somebody has to leave first.`,
  tooFew: (least: number) =>
    `The raid needs at least ${count(least, 'raider')}. /raid join takes a seat, with a deck of your choice.`,
  notLeader: (leader: string) => `Only the raid leader can do that: ask ${leader}.`,
  noSeat: () => 'You have no seat in this raid.',
  notYourSeat: () => 'That seat is not yours.',
  alreadyOut: () => 'You have left the game already.',
  emptyChain: () => 'There is nothing on the chain, so there is nothing to wait for.',
  noQuestionInAdvance: () =>
    'You can pass in advance only while others are asked to respond, before it is your turn to answer.',
  moveNotPossibleInAdvance: () =>
    'You can’t make that move when it is your turn to answer. Look again at what is possible.',
  nothingToPassOn: () => 'There is no card or triggered effect on the chain that you could always pass on.',
  /** @param ways for each option the text to type, and the option's label if it differs */
  severalFit: (text: UserText, ways: readonly { say: string; label: string }[], more: number) =>
    `“${toMarkup(text)}” could mean several things. Type one of these, or choose a suggestion: ${ways
      .map(({ say, label }) => (say === label ? `“${label}”` : `\`${say}\` for ${label}`))
      .join(', ')}${more > 0 ? ` and ${more} more` : ''}.`,
  otherNow: () =>
    'Something has happened in the meantime, so I have not saved that instruction. Look at the table again.',
  notAskedThat: () => 'You are not being asked that now.',
  nothingToAnswer: () => 'There is nothing to answer.',
  someoneElse: (asked: string, kind: DecisionKind) => `It is ${asked}'s turn to ${questions[kind]}.`,
  stale: (asked: string | null, kind: DecisionKind) =>
    asked === null
      ? `That question has been answered already. Now it is your turn to ${questions[kind]}.`
      : `That question has been answered already. Now it is ${asked}'s turn to ${questions[kind]}.`,
  twice: () => 'You can choose each only once.',
  howMany: (min: number, max: number) => `Choose ${min === max ? `exactly ${min}` : `${min} to ${max}`}.`,
  /** Asks for a number, or for the parts of a divided number. */
  numbers: ({ min, max, sum }: { min: number; max: number; sum?: number }) =>
    `Give ${min === max ? `exactly ${min}` : `a number from ${min} to ${max}`}${sum === undefined ? '' : `, ${sum} in all`}.`,
  notBack: () => 'This cannot be taken back.',
  cannot: (what: string, why: ActionHindrance) => `${what} is not possible: ${reasons[why.reason](why)}.`,
  notOffered: (what: string) => `${what} is not possible here.`,
  instead: (possible: string[]) =>
    possible.length <= NAMED
      ? `You can ${joinAsList(possible, 'or')}.`
      : `You can ${possible.slice(0, NAMED).join(', ')}, and ${possible.length - NAMED} more.`,
  thatCard: () => 'That card',
} as const

/** The action of an option, as a phrase that follows "You can". */
export const actionPhraseTexts = {
  pass: 'pass',
  yes: 'say yes',
  no: 'say no',
  keep: 'keep the hand',
  mulligan: 'take a mulligan',
  none: 'choose none',
  play: (card: string) => `play ${card}`,
  attack: (card: string) => `attack with ${card}`,
  quest: (card: string) => `complete ${card}`,
  object: (card: string) => `choose ${card}`,
  sabotage: (card: string) => `sabotage ${card}`,
  thing: (name: string, what: string) => `sabotage ${what === 'player' ? name : `${name}'s ${what}`}`,
  place: (card: string, faceUp: boolean) => `place ${card} face ${faceUp ? 'up' : 'down'}`,
  power: (card: string) => `use ${card}`,
  player: (name: string) => `choose ${name}`,
  mode: (number: number) => `choose mode ${number}`,
  trigger: (card: string) => `choose the effect of ${card}`,
  number: 'choose a number',
  cost: (card: string, alternate: boolean) =>
    alternate ? `pay another way (${card})` : `pay the cost of ${card}`,
  word: (word: string) => `choose ${word}`,
  back: 'go back',
} as const

/** The action as the subject of a sentence: "play Ambush" becomes "Playing Ambush". */
export const actionAsSubjectTexts = {
  play: (card: string) => `Playing ${card}`,
  up: (card: string) => `Placing ${card}`,
  down: (card: string) => `Placing ${card}`,
  attack: (card: string) => `Attacking with ${card}`,
  power: (card: string) => `Using ${card}`,
  quest: (card: string) => `Completing ${card}`,
  other: () => 'That',
} as const

/** Reasons why a character receives XP. */
export const xpTexts = {
  firstAttempt: (raid: string) => `First attempt at ${raid}`,
  laterAttempt: (raid: string) => `Another attempt at ${raid}`,
  feats: {
    halfDamage: 'Dealt at least half its health to the Dungeon hero',
    dungeonHero: 'Destroyed the Dungeon hero',
    correction: 'Correction',
  },
  boss: (name: string) => `Destroyed ${name}`,
  achievement: (name: string) => `Achievement: ${name}`,
} as const
