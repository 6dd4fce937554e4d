/**
 * Texts for players who are asked and don't answer: reminders, time limits, passing for friends, replacements and
 * vacations.
 */
import type { DecisionKind } from '../../engine/index.ts'
import { promptTexts } from './prompts.ts'
import { list, plural, possessive } from './words.ts'

const asks = promptTexts.waitingKinds

/** Names the default answer that the bot gives for a player who doesn't answer. */
function byDefault(asked: DecisionKind): string {
  if (asked === 'priority') return 'a pass'
  if (asked === 'mulligan') return 'the opening hand is kept'
  if (asked === 'layOut') return 'the party lies spread out'
  if (asked === 'may' || asked === 'protect' || asked === 'strike') return 'no'
  return 'as little as the rules allow'
}

const hours = (n: number): string => (n % 24 === 0 ? plural(n / 24, 'day') : plural(n, 'hour'))

export const absenceTexts = {
  hours,

  /** @param mention names and pings @param since a timestamp in Discord's markup */
  reminder: (mention: string, asked: DecisionKind, since: string) =>
    `⏰ ${mention}, the raid waits for you to ${asks[asked]}. You were asked ${since}.`,
  offerMute: 'Too many reminders? Mute them here, or set your own times: `/settings`.',
  lastReminder: (name: string) =>
    `This was the last reminder. Raiders, ${name} may be away for longer: the raid leader can set a time limit (\`/settings limit:\`), let friends pass (\`/settings of: raid\`) or find somebody for the seat (\`/raid replace\`).`,
  muteRaid: 'Mute for this raid',
  muteAll: 'Mute all reminders',
  passFor: (name: string) => `Pass for ${name}`,
  mutedRaid: (code: string) => `You get no more reminders of the raid ${code}. \`/settings\` changes that.`,
  mutedAll: 'You get no more reminders. `/settings` changes that.',

  /** @param at @param left timestamps in Discord's markup */
  warning: (who: string, asked: DecisionKind, at: string, left: string) =>
    `⌛ ${who}, this table’s time limit is near: without your answer by ${at} (${left}), the default counts: ${byDefault(asked)}.`,
  byDefault: (name: string, asked: DecisionKind, limit: number) =>
    `⌛ **${name}** has not answered within ${hours(limit)}. By default: ${byDefault(asked)}.`,
  byFriend: (friend: string, name: string) => `🤝 **${friend}** passes for **${name}**.`,
  passed: (name: string) => `You have passed for ${name}; everybody sees that it was you.`,

  replaced: (newcomer: string, from: string, hero: string, by: string) =>
    `🔁 ${newcomer} takes over ${possessive(from)} seat as ${hero}, at ${possessive(by)} wish. From now on ${newcomer} sees that hand and decides. The character and what it earns stay ${possessive(from)}.`,
  replacedBoss: (newcomer: string, from: string, boss: string, by: string) =>
    `🔁 ${newcomer} takes over ${possessive(from)} seat as ${boss}, the Boss, at ${possessive(by)} wish. From now on ${newcomer} sees that hand and decides.`,
  computerPlays: (from: string, by: string) =>
    `🔁 The computer takes over ${possessive(from)} seat as the Boss, at ${possessive(by)} wish, and plays on at once.`,
  givenToComputer: 'The computer plays the Boss from now on.',
  asksSeat: (by: string, newcomer: string, from: string, hero: string) =>
    by === from
      ? `🪑 ${by} would hand ${hero} to ${newcomer}, with the hand of cards.`
      : `🪑 ${by} would have ${newcomer} play ${hero} instead of ${from}, with the hand of cards.`,
  agreeAll: 'It happens once everybody whom it concerns agrees.',
  agreeForAbsent: (from: string, newcomer: string) =>
    `${from} is away, so the table decides; ${newcomer} has to agree too. If ${from} comes back and votes, it needs their agreement.`,
  asksComputer: (by: string, from: string) =>
    `🪑 ${by} would have the computer play the Boss instead of ${from}.`,
  decideForAbsent: (from: string) =>
    `${from} is away, so the table decides. If ${from} comes back and votes, it needs their agreement.`,
  seatAsked: 'I have asked in the thread those whom it concerns.',
  seatGiven: (newcomer: string) => `${newcomer} has the seat now, and was told so.`,
  asleep: (since: string) =>
    `💤 Nobody has played here since ${since}, so this raid goes to sleep. Nothing is lost: \`/raid status wake: True\` or any of its buttons wakes it.`,
  awake: (name: string) => `☀ **${name}** has woken the raid. On we go!`,
  isAwake: 'The raid is awake: nobody has to wake it.',
  woken: 'The raid is awake again.',
  vacation: (until: string) =>
    `You are away until ${until}: no reminders till then, and your table sees it. Its time limit still counts, and friends may pass for you where the table allows it. \`/settings away: none\` brings you back sooner.`,
  back: 'Welcome back! Reminders come as before.',
  /** A fact about a wait, shown in small print next to other facts. */
  away: (name: string, until: string) => `${name} is on vacation until ${until}`,
  seatGone: (name: string) =>
    `Your seat in this raid is ${possessive(name)} now: they see its hand and decide. Thank you for playing! What its character earns is still yours.`,
  inDays: (n: number) => `${plural(n, 'day')} from now`,
  noSuchRaider: 'Say whose seat: one of this raid’s raiders.',

  commandPassFor: 'For an absent friend, where the table allows it',
  commandVacationUntil:
    'You are away until a day: 2027-01-31, 31.1., Sunday; or for “10 days”; “none”: back again',
  commandReplace: 'Somebody else takes over a seat: yours, or for the leader anybody’s',
  commandReplaceSeat: 'Whose seat',
  commandReplaceBy: 'Who takes it; of the Boss’s seat also me: the computer plays, if its player agrees',
  commandResume: 'Wake a raid that has been silent for long',

  oneself: () => 'For yourself you pass with /pass.',
  friendsMayNot: (leader: string) =>
    `At this table nobody passes for others. ${leader}, who leads it, can allow that with /settings of: raid.`,
  notAsked: (friend: string, asked: string | null) =>
    asked === null
      ? `${friend} is not asked: nothing is being asked now.`
      : `${friend} is not asked now, ${asked} is.`,
  answered: (friend: string) => `What ${friend} was asked then has been answered already.`,
  onlyPriority: (friend: string, kind: DecisionKind) =>
    `${friend} has to ${asks[kind]}. Friends can only pass; that choice is ${possessive(friend)} own.`,
  notAbsent: (friend: string, minutes: number) =>
    `${friend} was asked just now. Friends can pass for somebody who is on vacation, or has not answered for ${minutes} minutes.`,
  noSuchSeat: (people: readonly string[]) => `Nobody sits there. The raiders are ${list(people)}.`,
  notYoursToGive: (leader: string) =>
    `You can hand over your own seat. The seats of others are given by the raid leader: ask ${leader}.`,
  isOut: (name: string) => `${name} is out of the raid: there is nothing left to take over.`,
  sitsThere: (name: string) => `${name} has that seat already.`,
  noBots: 'A bot can’t take a raider’s seat.',
  knowsOther: (name: string) =>
    `${name} has seen cards of the other side in this raid: from a seat there, or in a private thread. Nobody may know both sides, whatever the table agrees on. Choose somebody else; the Boss’s seat can also go to the computer (\`/raid replace\`, with me as the newcomer).`,
  otherSide: (name: string) =>
    `${name} is on the other side: only friends pass for each other. The leader can have somebody else, or the computer, take over with \`/raid replace\`.`,
} as const
