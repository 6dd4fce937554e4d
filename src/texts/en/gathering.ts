/**
 * Texts for the time before a raid begins (changes, readiness, the planned time), and for calling another raid
 * afterwards.
 */

import { list, plural } from './words.ts'

export const gatheringTexts = {
  ready: 'Ready',
  readyMark: (isReady: boolean) => (isReady ? '✅' : '▫'),
  readyNow: 'You are ready.',
  notReadyNow: 'You are not ready any more.',
  notReady: (names: readonly string[]) =>
    `${list(names)} ${names.length === 1 ? 'has' : 'have'} not pressed “Ready” yet. Wait, or begin without: their seats become free then.`,
  startWithout: (names: readonly string[]) => `Begin without ${list(names)}`,
  checked: (n: number) => (n === 0 ? 'Everybody is ready.' : `Asked: ${plural(n, 'raider')} must say so.`),
  check: (mentions: readonly string[], leader: string) =>
    `⚔ ${mentions.join(' ')}, ${leader} asks: are you ready?`,
  again: (mentions: readonly string[], who: string) =>
    `🔁 **${who}** calls for another raid. Your seats are kept: ${mentions.join(' ')}, press **Ready** to come along, or **Leave**.`,
  soon: (mentions: readonly string[], at: string) => `⏰ ${mentions.join(' ')}, the raid begins ${at}.`,
  deserted:
    'Nobody has begun this raid for so long that the lobby is closed now. `/raid create` in a channel opens another.',
  begins: 'Begins',
  planned: (moment: string) => `✓ The raid begins ${moment}.`,
  calledAhead: 'Everybody with a seat is called a quarter of an hour before.',
  unplanned: '✓ The raid has no time any more: it begins when its leader starts it.',
  eventMade: 'It stands among the server’s events, too.',
  past: () => 'That time is over already. Nothing has changed.',
  stillOn: () => 'That raid is not over yet.',
  noNext: (title: string) =>
    `Nothing comes after ${title} on this difficulty. Choose yourself: \`/raid create\` in a channel.`,
  rematch: 'Rematch',
  next: (title: string) => `Next: ${title}`,
  opened: (link: string) => `✓ The lobby is here: ${link}`,
  openedIn: (code: string) => `✓ The raid ${code} gathers in its channel.`,

  change: 'Change …',
  changeTitle: (code: string) => `What can be changed about raid ${code}`,
  changeHint: 'For its leader. Another raid or difficulty is for everybody to agree to anew.',
  changed: (what: string) => `✓ It is ${what} now.`,
  freed: '✓ That seat is free.',
  firstNow: '✓ That seat comes first.',
  firstIsFreed: 'A seat that is freed can’t come first. Nothing has changed.',
  pickCourse: 'Another raid or difficulty …',
  pickOut: 'Free a seat …',
  pickFirst: 'Who takes the first turn …',
  readyCheck: 'Ready check',
  setTime: 'Time …',
  timeTitle: 'When the raid begins',
  timeLabel: 'The time',
  timeHint: '20:30, tomorrow 8pm, Fri 20:00, 28.11. 20:30, in 2 h; empty for none',

  callNotYours: (role: string) =>
    `You may not mention ${role} in this channel, so I don’t either: it takes a role that anybody may mention, or the permission “Mention All Roles”.`,
  callNotMine: (role: string) =>
    `I may not mention ${role} here: I need the permission “Mention All Roles”, or the role must allow it.`,
  callEverybody: 'I call a role, never everybody.',
  openAllTheSame: 'The raid is open all the same.',
  calledBefore: (role: string) => `${role} was called to this raid already: once is enough.`,
  callLater: '📣 `/raid change call:` calls a role, once.',
  callLimits:
    '📣 `/raid change call:` calls a role that anybody may mention. For others I need the permission “Mention All Roles” here.',
  callsTo: (mention: string, leader: string, raid: string, link: string) =>
    `📣 ${mention}: **${leader}** calls you to ${raid}. Take a seat: ${link}`,
  calls: (mention: string) => `📣 ${mention}`,

  commandChange: 'For the leader: another raid, difficulty or time, a seat freed or first',
  commandReady: 'Say that you are ready; or, for the leader, ask everybody',
  commandReadyNow: 'Whether you are',
  commandReadyCheck: 'Ask everybody, who are called once',
  commandWhen: 'When: 20:30, tomorrow 8pm, 28.11. 20:30, in 2 h, in your time zone; “none” for no time',
  commandCall: 'A role to call, once; one that you may mention',
  commandOut: 'A seat that becomes free',
  commandFirst: 'Who takes the first turn of the raiders',
  commandAgain: 'The same people as in the last raid here, in their seats',
  againWhich: { same: 'The same raid once more', next: 'The dungeon that follows' },
  noLast: () => 'No raid has ended here yet.',
} as const
