/**
 * Texts for players who are asked and don't answer: reminders, time limits, passing for friends, replacements and
 * vacations.
 */
import type { DecisionKind } from '../../engine/index.ts'
import { promptTexts } from './prompts.ts'
import { countWithNoun, joinAsList, possessiveOf } from './words.ts'

const asks = promptTexts.waitingKinds

/** Names the answer that the bot gives by default for a player who doesn't answer. */
function byDefault(asked: DecisionKind): string {
  if (asked === 'priority') return 'a pass'
  if (asked === 'mulligan') return 'the opening hand is kept'
  if (asked === 'layOut') return 'the party is spread out'
  if (asked === 'may' || asked === 'protect' || asked === 'strike') return 'no'
  return 'as little as the rules allow'
}

const hours = (n: number): string => (n % 24 === 0 ? countWithNoun(n / 24, 'day') : countWithNoun(n, 'hour'))

/** Texts about absent players. */
export const absenceTexts = {
  hours,

  /** @param mention names and pings @param since a timestamp in Discord's markup */
  reminder: (mention: string, asked: DecisionKind, since: string) =>
    `⏰ ${mention}, the raid waits for you to ${asks[asked]}. You were asked ${since}.`,
  offerMute: 'Too many reminders? Mute them here, or set your own times: `/settings`.',
  lastReminder: (name: string) =>
    `This was the last reminder. Raiders, ${name} may be away for longer. The raid leader can set a time limit (\`/settings limit:\`), let friends pass (\`/settings of: raid\`) or give the seat to somebody else (\`/raid replace\`).`,
  muteRaid: 'Mute for this raid',
  muteAll: 'Mute all reminders',
  passFor: (name: string) => `Pass for ${name}`,
  mutedRaid: (code: string) =>
    `You get no more reminders about the raid ${code}. \`/settings\` changes that.`,
  mutedAll: 'You get no more reminders. `/settings` changes that.',

  /** @param at @param left timestamps in Discord's markup */
  warning: (who: string, asked: DecisionKind, at: string, left: string) =>
    `⌛ ${who}, this table has a time limit. If you don’t answer by ${at} (${left}), the default answer counts: ${byDefault(asked)}.`,
  byDefault: (name: string, asked: DecisionKind, limit: number) =>
    `⌛ **${name}** has not answered within ${hours(limit)}. The default answer counts: ${byDefault(asked)}.`,
  byFriend: (friend: string, name: string) => `🤝 **${friend}** passes for **${name}**.`,
  passed: (name: string) => `You have passed for ${name}. Everybody sees that it was you.`,

  replaced: (newcomer: string, from: string, hero: string, by: string) =>
    `🔁 ${newcomer} takes over ${possessiveOf(from)} seat as ${hero}, as ${by} has asked. From now on ${newcomer} sees that hand and decides. The character still belongs to ${from}, with everything that it earns.`,
  replacedBoss: (newcomer: string, from: string, boss: string, by: string) =>
    `🔁 ${newcomer} takes over ${possessiveOf(from)} seat as ${boss}, the Boss, as ${by} has asked. From now on ${newcomer} sees that hand and decides.`,
  vacated: (hero: string, leader: string) =>
    `The player of ${hero} has left for good. The computer plays this seat from now on. Who wants to take it over? ${leader} can give it to anybody who agrees: \`/raid replace\`.`,
  computerPlays: (from: string, by: string) =>
    `🔁 The computer takes over ${possessiveOf(from)} seat as the Boss, as ${by} has asked, and plays on at once.`,
  givenToComputer: 'The computer plays the Boss from now on.',
  asksSeat: (by: string, newcomer: string, from: string, hero: string) =>
    by === from
      ? `🪑 ${by} wants to give ${hero} to ${newcomer}, with the hand of cards.`
      : `🪑 ${by} wants ${newcomer} to play ${hero} instead of ${from}, with the hand of cards.`,
  agreeAll: 'This happens as soon as everybody who is concerned agrees.',
  agreeForAbsent: (from: string, newcomer: string) =>
    `${from} is away, so the table decides, and ${newcomer} has to agree, too. If ${from} comes back and votes, ${from} has to agree as well.`,
  asksComputer: (by: string, from: string) =>
    `🪑 ${by} wants the computer to play the Boss instead of ${from}.`,
  decideForAbsent: (from: string) =>
    `${from} is away, so the table decides. If ${from} comes back and votes, ${from} has to agree.`,
  seatAsked: 'I have asked everybody who is concerned in the thread.',
  seatGiven: (newcomer: string) => `${newcomer} has the seat now, and I have told them.`,
  asleep: (since: string) =>
    `💤 Nobody has played here since ${since}, so this raid goes to sleep. Nothing is lost. \`/raid status wake: True\` or any of its buttons wakes it.`,
  awake: (name: string) => `☀ **${name}** has woken the raid. Let’s go on!`,
  isAwake: 'The raid is already awake.',
  woken: 'The raid is awake again.',
  vacation: (until: string) =>
    `You are away until ${until}. You get no reminders until then, and your table can see that you are away. The table’s time limit still counts, and friends can pass for you if the table allows it. \`/settings away: none\` ends your vacation sooner.`,
  back: 'Welcome back! You get reminders again.',
  /** A fact about a wait, shown in small print next to other facts. */
  away: (name: string, until: string) => `${name} is on vacation until ${until}`,
  seatGone: (name: string) =>
    `Your seat in this raid now belongs to ${name}, who sees its hand and decides. Thank you for playing! You still get everything that its character earns.`,
  inDays: (n: number) => `${countWithNoun(n, 'day')} from now`,
  noSuchRaider: 'Name the seat: it must be the seat of one of this raid’s raiders.',

  oneself: () => 'You can pass for yourself with /pass.',
  friendsMayNot: (leader: string) =>
    `At this table nobody passes for others. ${leader}, the raid leader, can allow that with /settings of: raid.`,
  notAsked: (friend: string, asked: string | null) =>
    asked === null
      ? `${friend} is not being asked anything now.`
      : `${friend} is not being asked now. ${asked} is.`,
  answered: (friend: string) => `That question to ${friend} has been answered already.`,
  onlyPriority: (friend: string, kind: DecisionKind) =>
    `${friend} has to ${asks[kind]}. Friends can only pass. Only ${friend} can make that choice.`,
  notAbsent: (friend: string, minutes: number) =>
    `${friend} was asked only a short time ago. Friends can pass for a player who is on vacation or has not answered for ${minutes} minutes.`,
  noSuchSeat: (people: readonly string[]) => `Nobody has that seat. The raiders are ${joinAsList(people)}.`,
  notYoursToGive: (leader: string) =>
    `You can give away only your own seat. The raid leader can give away other seats: ask ${leader}.`,
  isOut: (name: string) => `${name} is out of the raid, so there is nothing left to take over.`,
  sitsThere: (name: string) => `${name} has that seat already.`,
  noBots: 'A bot can’t take a raider’s seat.',
  knowsOther: (name: string) =>
    `${name} has seen cards of the other side in this raid, from a seat there or in a private thread. Nobody may know both sides, even if the table agrees. Choose somebody else. The computer can also take the Boss’s seat (\`/raid replace\`, with me as the newcomer).`,
  otherSide: (name: string) =>
    `${name} is on the other side, and only friends can pass for each other. The raid leader can let somebody else, or the computer, take over with \`/raid replace\`.`,
} as const
