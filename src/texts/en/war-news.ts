import { withWiderType } from '../worded.ts'
import { countWithNoun } from './words.ts'

/** Announces what has happened in a game of Shadow of War, line by line. */
export const warNewsTexts = {
  begun: 'The game begins.',
  destiny: withWiderType<Record<string, (card: string) => string>>({
    revealed: (card: string) => `✦ Destiny: **${card}**`,
    resolved: (card: string) => `✦ **${card}** is resolved at once.`,
    expired: (card: string) => `⌛ **${card}** expires.`,
    boss: (card: string) => `☠ The Boss of **${card}** is defeated, and the card leaves play.`,
    hunt: (card: string) => `⚔ **${card}** is completed and leaves play.`,
    discarded: (card: string) => `✦ **${card}** is discarded.`,
  }),
  placed: (space: number) => `A hit token lies on space ${space}.`,
  removed: (space: number) => `The hit token leaves space ${space}.`,
  quest: withWiderType<Record<string, (card: string, who: string) => string>>({
    revealed: (card: string, _who: string) => `❖ Blue quest: **${card}**`,
    done: (card: string, who: string) => `✔ ${who} completed **${card}**.`,
    redrawn: (card: string, _who: string) => `**${card}** is replaced, because nothing fits it on the board.`,
    replaced: (card: string, _who: string) => `**${card}** is replaced.`,
  }),
  marker: (to: number) => `The turn marker reaches space ${to}.`,
  passed: (to: number) => `The turn marker passes space ${to}. Its icon is ignored.`,
  faction: (faction: string) => `It is the turn of: ${faction}.`,
  phase: 'Character Management begins. You can equip powers.',
  event: (card: string) => `✉ Event: **${card}**`,
  xp: (name: string, n: number, level: number) => `${name} receives ${n} XP (level ${level}).`,
  experience: (card: string) => `**${card}** is an Experience Reward and is discarded.`,
  gained: (name: string, card: string) => `${name} receives **${card}**.`,
  gainedHidden: (name: string) => `${name} puts a card into the Bag.`,
  nobody: (card: string) => `Nobody can take **${card}**, so it is discarded.`,
  toMerchant: (card: string) => `**${card}** goes to the Merchant.`,
  handed: (name: string, card: string) => `${name} puts **${card}** into the Merchant’s deck.`,
  equipped: (name: string, card: string, paid: number) =>
    paid > 0 ? `${name} equips **${card}** for ${paid} energy.` : `${name} equips **${card}**.`,
  fast: (name: string, card: string, paid: number) =>
    paid > 0
      ? `⚡ ${name} fast-equips **${card}** for ${paid} energy.`
      : `⚡ ${name} fast-equips **${card}**.`,
  instead: (line: string, card: string) => `${line} **${card}** goes back to the Spellbook.`,
  unequipped: (name: string, card: string) => `${name} unequips **${card}**.`,
  learned: (name: string, card: string) => `${name} learns **${card}**.`,
  learnedHidden: (name: string) => `${name} learns a power.`,
  item: withWiderType<Record<string, (name: string, card: string) => string>>({
    wear: (name: string, card: string) => `${name} wears **${card}**.`,
    stow: (name: string, card: string) => `${name} puts **${card}** into the Bag.`,
    sell: (name: string, card: string) => `${name} sells **${card}** to the Merchant.`,
    use: (name: string, card: string) => `${name} uses **${card}**.`,
    trade: (name: string, card: string) => `${name} gives **${card}** away.`,
    buy: (name: string, card: string) => `${name} buys **${card}**.`,
  }),
  tradeHidden: (name: string, to: string) => `${name} gives ${to} a card.`,
  tokens: (name: string, energy: number, hits: number) =>
    `${name}: ${energy} energy, ${countWithNoun(hits, 'hit token')}.`,
  acts: (name: string) => `${name} begins an action.`,
  challenges: (name: string) => `${name} begins a Challenge.`,
  challengesThem: (name: string, whom: string) => `⚔ ${name} challenges ${whom}.`,
  joins: (name: string) => `${name} joins the Challenge.`,
  round: (n: number) => `Combat round ${n} begins.`,
  slain: (what: string) => `Killed: ${what}.`,
  resolved: 'The combat is resolved.',
  defeated: (names: string) => `The combat is resolved. Defeated: ${names}.`,
  board: (creature: string, n: number) => `Put ${countWithNoun(n, `blue ${creature}`)} on the board.`,
  overlord: (strength: number) => `The overlord’s strength is ${strength}.`,
  shuffled: (deck: string) => `The discarded cards are shuffled: ${deck}.`,
  empty: (deck: string) => `No card is left: ${deck}.`,
  ended: (winner: string) => `♛ The game is over. It is won by: ${winner}.`,
  asked: (name: string) => `↶ ${name} asks to take the last move back.`,
  wouldTake: (what: string) => `That was: ${what}`,
  agreed: (name: string) => `${name} agrees.`,
  against: (name: string) => `${name} is against it.`,
  refusedVote: 'The table has refused to take it back.',
  notAgreed: 'The table has refused.',
  answerWouldBe: (answer: string) => `The answer would be: ${answer}.`,
  asksAnswer: (name: string) => `⏳ ${name} wants to answer for the player who is asked and doesn’t come.`,
  asksPlace: (name: string, newcomer: string, from: string) =>
    `🔁 ${name} asks to let ${newcomer} play for ${from}, with everything that the character has.`,
  placeOfAbsent: (from: string, newcomer: string) =>
    `${from} is away, so the table decides, and ${newcomer} has to agree, too.`,
  placeByConsent: 'This happens as soon as everybody who is concerned agrees.',
  replaced: (newcomer: string, from: string) => `🔁 ${newcomer} now plays for ${from}.`,
  tableAnswers: (who: string) => `⏳ The table answers for ${who}.`,
  friendAnswers: (friend: string, who: string) => `🤝 ${friend} answers for ${who}.`,
  trusts: (who: string, friend: string) => `🤝 ${friend} may answer for ${who} from now on.`,
  trustsNobody: (who: string) => `Nobody answers for ${who} any more.`,
  undone:
    '↶ The last move is taken back. Decks from which cards were drawn are shuffled again, so the next cards may be different.',
  imported: (list: string, n: number) =>
    `The game is played with ${countWithNoun(n, 'card')} of your own: ${list}.`,
  joined: (name: string, faction: string, cls: string) => `${name} takes part: ${faction}, ${cls}.`,
}
