import { achievementXpText, countWithNoun, possessiveOf } from './words.ts'

const is = (n: number): string => (n === 1 ? 'is' : 'are')
const go = (n: number): string => (n === 1 ? 'goes' : 'go')

/** Narrates what happened, in short lines. Callers pass names with their bold markup. */
export const newsTexts = {
  // The game and its turns.
  gameStarted: 'The decks are shuffled and everybody has drawn seven cards.',
  keeps: (who: string) => `${who} keeps their hand.`,
  mulligans: (who: string) => `${who} takes a mulligan.`,
  turn: (n: number, whose: string) => `### Turn ${n}: ${whose}`,
  extraTurn: (who: string) => `${who} takes an extra turn after this one.`,
  extraTurnLater: (who: string) => `${who} takes an extra turn after their next one.`,
  stepSkipped: (who: string, step: string) => `${who} skips the ${step} step.`,
  turnSkipped: (who: string) => `${who} skips a turn.`,
  turnEnded: 'The turn is ended.',
  seatMoved: (who: string, of: string) => `${who} moves to the right of ${of}.`,
  inspired: (card: string, by: string) => `${by} inspires ${card}.`,
  shuffled: (who: string) => `${possessiveOf(who)} deck is shuffled.`,
  deckTurned: (who: string, faceUp: boolean) =>
    `⟲ ${possessiveOf(who)} deck is turned over: it lies face ${faceUp ? 'up, and all may see its cards' : 'down again'}.`,
  replenished: (who: string) => `${possessiveOf(who)} graveyard is shuffled into their empty deck.`,
  looked: (who: string, n: number) => `◉ ${who} looks at ${n === 1 ? 'a card' : `${n} cards`}.`,
  named: (who: string, word: string, card: string) => `❝ ${who} names “${word}” for ${card}.`,
  revealed: (who: string, cards: string) => `◉ ${who} reveals ${cards}.`,

  // The formats of small print below a narrated line, and of an indented line.
  small: (text: string) => `-# ${text}`,
  within: (line: string) => `> ${line}`,

  // Cards that are played, placed or flipped, and links on the chain.
  played: (who: string, card: string) => `✦ ${who} plays ${card}.`,
  playedAt: (who: string, card: string, targets: string) => `✦ ${who} plays ${card} → ${targets}.`,
  placed: (who: string) => `▫ ${who} places a resource face down.`,
  placedUp: (who: string, card: string) => `▫ ${who} places ${card} face up.`,
  flipped: (card: string, type: string) => `▼ Flip: ${card} (${type}).`,
  uses: (who: string, card: string) => `✧ ${who} uses ${card}.`,
  usesAt: (who: string, card: string, targets: string) => `✧ ${who} uses ${card} → ${targets}.`,
  completes: (who: string, card: string) => `★ ${who} completes ${card}.`,
  completesAt: (who: string, card: string, targets: string) => `★ ${who} completes ${card} → ${targets}.`,
  triggers: (card: string) => `✧ ${card} triggers.`,
  triggersAt: (card: string, targets: string) => `✧ ${card} triggers → ${targets}.`,
  resolves: (card: string) => `✓ ${card} resolves.`,
  entersPlay: (card: string) => `✓ ${card} enters play.`,
  retargeted: (card: string, to: string) => `↷ ${card} now targets ${to}.`,
  interrupted: (card: string) => `✗ ${card} is interrupted.`,
  fizzles: (card: string) => `✗ ${card} has no legal target left and is interrupted.`,
  looped: (times: number) => `↻ The same happens ${times} more times and then ends.`,
  faded: (card: string) => `✗ The effect of ${card} has no target.`,

  // Lines about combat.
  attacks: (attacker: string, defender: string) => `⚔ ${attacker} attacks ${defender}.`,
  proposes: (attacker: string, defender: string) => `⚔ ${attacker} is about to attack ${defender}.`,
  strikes: (wielder: string, weapon: string) => `↯ ${wielder} strikes with ${weapon}.`,
  protects: (protector: string, instead: string) => `⛨ ${protector} protects ${instead}.`,
  noDamage: 'No damage is dealt.',
  thing: (who: string, what: string) => (what === 'player' ? who : `${who}'s ${what}`),
  sabotages: (attacker: string, defender: string) => `⚔ ${attacker} sabotages ${defender}.`,
  leavesCombat: (who: string) => `${who} is removed from combat.`,

  // Lines about damage.
  damaged: (to: string, amount: number, types: string, by: string, left: number) =>
    `✹ ${by} deals ${to} **${amount}** ${types} damage, leaving ${left}.`,
  damagedAll: (list: string, types: string, by: string) => `✹ ${by} deals ${types} damage: ${list}.`,
  damageOf: (to: string, amount: number, left: number) => `${to} **${amount}** (${left} left)`,
  healed: (who: string, amount: number, left: number) =>
    `✚ ${amount} damage is healed from ${who} (${left} health left).`,
  healedAll: (list: string) => `✚ Damage is healed: ${list}.`,
  damagePut: (who: string) => `Damage moves: ${who}.`,
  prevented: (amount: number, who: string, by: string) => `⛨ ${by} prevents ${amount} damage to ${who}.`,
  tossed: (who: string, heads: boolean, card: string) =>
    `◉ ${who} flips a coin for ${card}: ${heads ? 'heads' : 'tails'}.`,
  laidOut: (who: string, how: string) => `▦ ${who} lays out the party: ${how}.`,
  landed: (card: string, where: string, touched: string) =>
    touched === ''
      ? `▦ ${card} lands in ${where}’s area and touches nobody.`
      : `▦ ${card} lands in ${where}’s area, on ${touched}.`,
  dieTurned: (who: string, from: number, to: number, card: string) =>
    `⚄ ${who} turns the ${from} to **${to}** (${card}).`,
  rolled: (who: string, dice: string, card: string) => `⚄ ${who} rolls ${dice} for ${card}.`,

  // Lines about cards that move.
  draws: (who: string, n: number) => (n === 1 ? `${who} draws a card.` : `${who} draws ${n} cards.`),
  destroyed: (cards: string, n: number) => `☠ ${cards} ${is(n)} destroyed.`,
  discards: (who: string, cards: string) => `▽ ${who} discards ${cards}.`,
  toHand: (cards: string, who: string, n: number) => `${cards} ${go(n)} to ${possessiveOf(who)} hand.`,
  hiddenToHand: (who: string, n: number) =>
    n === 1 ? `A card goes to ${possessiveOf(who)} hand.` : `${n} cards go to ${possessiveOf(who)} hand.`,
  toDeckTop: (cards: string, who: string, n: number) =>
    `${cards} ${go(n)} on top of ${possessiveOf(who)} deck.`,
  toDeck: (cards: string, who: string, n: number) => `${cards} ${go(n)} into ${possessiveOf(who)} deck.`,
  hiddenToDeck: (who: string, n: number) =>
    n === 1 ? `A card goes into ${possessiveOf(who)} deck.` : `${n} cards go into ${possessiveOf(who)} deck.`,
  toGraveyard: (cards: string, who: string, n: number) =>
    `${cards} ${go(n)} to ${possessiveOf(who)} graveyard.`,
  removedMany: (card: string, more: number) =>
    `${card} and ${countWithNoun(more, 'other card')} are removed from the game.`,
  removed: (cards: string, n: number) => `${cards} ${is(n)} removed from the game.`,
  putIntoPlay: (cards: string, who: string, n: number) =>
    `${cards} ${is(n)} put into play under ${possessiveOf(who)} control.`,
  times: (card: string, n: number) => (n === 1 ? card : `${card} ×${n}`),
  readied: (cards: string, n: number) => `${cards} ${n === 1 ? 'readies' : 'ready'}.`,
  exhausted: (cards: string, n: number) => `☾ ${cards} ${is(n)} exhausted.`,
  attached: (card: string, host: string) => `⊕ ${card} is attached to ${host}.`,
  /** Counters that only our own rules use. */
  ownCounters: {
    'Second Wind': (card: string) => `✦ Second wind: ${card} gets up again instead of falling.`,
  },
  counters: (card: string, counter: string, n: number) =>
    `● ${card}: ${n > 0 ? '+' : '−'}${Math.abs(n)} ${counter} ${Math.abs(n) === 1 ? 'counter' : 'counters'}.`,
  copied: (card: string, as: string) => `⧉ ${card} becomes a copy of ${as}.`,
  detached: (card: string) => `⊖ ${card} is detached.`,
  turnedUp: (card: string) => `↻ ${card} is turned face up.`,
  flips: (card: string) => `↻ ${card} flips.`,
  swapped: (from: string, card: string) => `↻ ${from} is replaced by ${card}.`,
  duplicated: (who: string, card: string) => `⧉ ${who} copies ${card}.`,
  controlled: (who: string, card: string) => `⇄ ${who} takes control of ${card}.`,

  // Lines about raiders and the end of the raid.
  haunts: (who: string, n: number) => `◎ ${who} ${n === 1 ? 'becomes a ghost' : 'become ghosts'}.`,
  hauntsNoMore: (who: string, n: number) =>
    `◎ ${who} ${n === 1 ? 'is no longer a ghost' : 'are no longer ghosts'}.`,
  marked: (who: string, mark: string) => `◎ ${who} is ${mark}.`,
  earned: (card: string, xp: number) => `★ Achievement earned: ${card} (${achievementXpText(xp)})!`,
  lost: {
    destroyed: (who: string) => `☠ ${who} has fallen and is out of the raid.`,
    decked: (who: string) => `☠ ${who} cannot draw from an empty deck and is out of the raid.`,
    conceded: (who: string) => `⚐ ${who} concedes and is out of the raid.`,
  },
  replaced: (_seat: string, name: string) => `🔁 ${name} plays in this raid from now on.`,
  ended: {
    won: '♛ The Raiders win!',
    drawn: 'A draw.',
    abandoned: 'Abandoned.',
  },

  // Notes on lines that are left out, and words for unknown names.
  more: (n: number) => `… and ${countWithNoun(n, 'more line')}: \`/log\``,
  before: (n: number) => `… (${countWithNoun(n, 'earlier line')})`,
  left: (n: number) => `… and ${countWithNoun(n, 'more line')}`,
  somebody: 'Somebody',
  aCard: 'a card',
} as const
