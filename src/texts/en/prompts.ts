import type { DecisionKind } from '../../engine/index.ts'
import { withWiderType } from '../worded.ts'
import { capitalize, countWithNoun, joinAsList, possessiveOf } from './words.ts'

/** Questions to a player that everybody can read. They may not reveal anything that only that player knows. */
export const promptTexts = {
  /** @param mention the player's mention, which notifies them @param as the hero, if a person has several seats */
  asks: (mention: string, as: string | null, what: string) => `▶ ${mention}${as ? ` (${as})` : ''}: ${what}`,
  /** Describes a question whose answer was hidden, by what the player did not do, if that is known. */
  declined: {
    passed: (name: string) => `-# ${name} passes.`,
    protect: (name: string) => `-# ${name} doesn’t protect.`,
    strike: (name: string) => `-# ${name} doesn’t strike.`,
    prevent: (name: string) => `-# ${name} doesn’t prevent damage.`,
    chosen: (name: string) => `-# ${name} has chosen.`,
  },
  /** Replaces a question that is asked again further below. */
  askedBelow: (name: string) => `-# ⤵ The question to ${name} is below.`,
  fact: (line: string) => `• ${line}`,
  cardText: (text: string) => `-# ${text}`,
  cardFacts: (name: string, facts: string) => (facts ? `${name}: ${facts}` : name),
  yours: 'yours',
  comesTo: (what: string, outcomes: readonly string[]) => `${what} → ${joinAsList(outcomes)}`,
  dies: (name: string) => `${name} dies`,
  nobodyHurt: 'nobody is hurt',
  hasLeft: (name: string, n: number) => `${name} has ${n} left`,
  severalWho:
    'Who attacks? They attack one after the other. The attacks stop when somebody protects or does something.',
  severalWhom: (attackers: readonly string[]) => `Whom do ${joinAsList(attackers)} attack?`,
  quoted: (line: string) => `> ${line.replaceAll('\n', '\n> ')}`,
  you: (as: string | null, what: string) => (as ? `**${as}**: ${what}` : capitalize(what)),
  ready: (n: number) => `You have **${n}** ready ${n === 1 ? 'resource' : 'resources'}.`,
  ownTurn: 'it’s your turn! Place a resource, play cards, attack or use powers. Then press **End turn**.',
  ownTurnOn: 'it’s still your turn. Press **End turn** when you are done.',
  lookBack: (canPlace: boolean, plays: readonly string[], ready: number) =>
    `Before your turn ends, you could still ${joinAsList([
      ...(canPlace ? ['**place a resource**'] : []),
      ...(plays.length > 0
        ? [`**play ${joinAsList(plays, 'or')}** with ${countWithNoun(ready, 'ready resource')}`]
        : []),
    ])}.`,
  respondTo: (what: string) => `respond to ${what}, or pass.`,
  respondToAttack: (fight: string) => `${fight}: respond before it begins, or pass.`,
  effectOf: (card: string) => `the effect of ${card}`,
  attackWindow: (fight: string) => `${fight}. Respond, or pass.`,
  defendWindow: (fight: string) =>
    `${fight}. This is the last chance to respond before damage is dealt. Respond, or pass.`,
  startOf: (whose: string) => `${possessiveOf(whose)} turn begins. Act now, or pass.`,
  endOf: (whose: string) => `${possessiveOf(whose)} turn ends. Act now, or pass.`,
  turnOf: (whose: string) => `it’s ${possessiveOf(whose)} turn. Act now, or pass.`,
  also: (mentions: readonly string[]) => `-# Also asked, and can answer now: ${joinAsList(mentions)}`,
  spared: (mentions: readonly string[]) => `-# Called, but no longer needed: ${joinAsList(mentions)}`,
  mayStrike: (who: string) => `If nobody protects, ${who} can strike with a weapon, and can choose that now:`,
  stillDeciding: (names: readonly string[]) => `-# Still deciding: ${joinAsList(names)}.`,
  kinds: withWiderType<Record<DecisionKind, string>>({
    mulligan: 'keep your opening hand, or shuffle it back for a new one?',
    priority: 'act, or pass.',
    target: 'choose a target.',
    mode: 'choose one.',
    defender: 'whom do you attack?',
    choose: 'choose.',
    may: 'do you want to?',
    order: 'in which sequence?',
    strike: 'strike with a weapon?',
    protect: 'protect?',
    ready: 'which cards do you ready?',
    prevent: 'prevent damage?',
    replace: 'which comes first?',
    unique: 'these can’t be in play together: which one is destroyed?',
    handSize: 'discard down to your hand size.',
    discard: 'discard.',
    number: 'choose a number.',
    loop: 'how many more times does this happen?',
    divide: 'how is it divided?',
    cost: 'how do you pay for it?',
    name: 'choose a word.',
    layOut: 'how do you lay out your characters?',
    place: 'where do you put this character?',
    aim: 'at whom do you aim it?',
  }),
  /** Reasons why one of a player's cards is destroyed (414.3). */
  unique: {
    tag: (tag: string, limit: number) =>
      `${tag} (${limit}): you control too many of these. Which one is destroyed?`,
    name: (card: string) => `${card} is unique, and you control more than one. Which one is destroyed?`,
    hands: 'your hero can’t hold all of these at the same time. Which one is destroyed?',
  },
  strike: (wielder: string, fight: string) => `${fight}. Does ${wielder} strike with a weapon?`,
  protect: (attacker: string, proposed: string) => `${attacker} attacks ${proposed}. Protect?`,
  alike: (more: number, attacker: string) =>
    `-# Ready beside it: ${more} × ${attacker}. If you don’t act now, the same counts for their attacks in this turn, unless one is fatal.`,
  prevent: (amount: number, to: string) => `${amount} damage is coming to ${to}. Prevent some of it?`,
  may: (card: string, about: string | null) =>
    `${card}${about ? `, for ${about}` : ''}: do you want to use it?`,
  target: (card: string) => `choose a target for ${card}.`,
  targets: (card: string, min: number, max: number) => `choose ${range(min, max)} targets for ${card}.`,
  targetsSharing: (card: string, min: number, max: number, amount: number) =>
    `choose ${range(min, max)} targets for ${card}, and divide ${amount} among them.`,
  mode: (card: string, min: number, max: number) => `${card}: choose ${range(min, max)}.`,
  divide: (card: string, amount: number) => `divide ${amount} of ${card}.`,
  number: (card: string, min: number, max: number) => `what is X for ${card}? From ${min} to ${max}.`,
  loop: 'the same things happen again and again. How many more times?',
  word: (card: string) => `choose a word for ${card}.`,
  guess: (card: string) => `for ${card}, guess what the hidden card is.`,
  says: (card: string, what: 'card' | 'madeUp') =>
    `${what === 'card' ? 'name a card' : 'make up a name'} for ${card}. Choose one of these, or type your own with \`/answer\`.`,
  cost: (card: string) => `how do you pay for ${card}?`,
  defender: (attacker: string) => `whom does ${attacker} attack?`,
  layOut: (card: string) =>
    `${card} will be dropped onto the table. How do you lay out your characters? Choose one of these layouts, or place them one by one.`,
  place: (card: string, character: string) =>
    `${card} will be dropped. Where do you put ${character}? The picture shows the names of the places.`,
  aim: (card: string) =>
    `${card} is dropped. At whom do you aim? Two dice decide how far off it lands. It touches every character in an area of two by two places. The character you aim at is touched in four of nine throws.`,
  die: (card: string, what: string) => `which number counts for ${what}? (${card})`,
  choose: (card: string, min: number, max: number) => `choose ${range(min, max)} for ${card}.`,
  order: (card: string) => `${card}: in which sequence? The card that you choose first will be drawn first.`,
  chainOrder: 'which effect goes on the chain first? It resolves last.',
  discard: (n: number) => `discard ${n === 1 ? 'a card' : `${n} cards`}.`,
  handSize: (n: number) =>
    `discard ${n === 1 ? 'a card' : `${n} cards`}. Your hand is over its maximum size.`,
  forSide: 'You decide for all raiders, so talk about it first.',
  attacks: (attacker: string, defender: string) => `${attacker} attacks ${defender}`,
  fights: (attacker: string, defender: string) => `${attacker} fights ${defender}`,
  attackingNobody: (attacker: string) => `${attacker} is attacking`,
  chain: (lines: string) => `On the chain (the topmost link resolves first):\n${lines}`,
  waiting: (name: string, what: string) => `Waiting for **${name}** to ${what}.`,
  thinking: (name: string) => `💭 **${name}** is thinking …`,
  /** The line while the computer thinks for an absent person. */
  thinkingFor: (name: string) => `💭 The computer is thinking for **${name}** …`,
  waitingKinds: withWiderType<Record<DecisionKind, string>>({
    mulligan: 'keep the opening hand or take a mulligan',
    priority: 'act or pass',
    target: 'choose a target',
    mode: 'choose',
    defender: 'choose whom to attack',
    choose: 'choose',
    may: 'decide',
    order: 'choose a sequence',
    strike: 'decide whether to strike',
    protect: 'decide whether to protect',
    ready: 'choose what to ready',
    prevent: 'decide whether to prevent damage',
    replace: 'choose what comes first',
    unique: 'choose which card stays',
    handSize: 'discard down to the hand size',
    discard: 'discard',
    number: 'choose a number',
    loop: 'say how many more times it happens',
    divide: 'divide it',
    cost: 'choose a cost',
    name: 'choose a word',
    layOut: 'lay out the party',
    place: 'place a character',
    aim: 'aim',
  }),
} as const

const range = (min: number, max: number): string =>
  min === max ? (min === 1 ? 'one' : `${min}`) : min === 0 ? `up to ${max}` : `${min} to ${max}`
