/**
 * Texts for the time before a raid begins (changes, readiness, the planned time), and for starting another raid
 * afterwards.
 */

import { countWithNoun, joinAsList } from './words.ts'

export const raidPreparationTexts = {
  ready: 'Ready',
  readyMark: (isReady: boolean) => (isReady ? '✅' : '▫'),
  readyNow: 'You are ready.',
  notReadyNow: 'You are not ready any more.',
  notReady: (names: readonly string[]) =>
    `${joinAsList(names)} ${names.length === 1 ? 'has' : 'have'} not pressed “Ready” yet. You can wait, or begin without them. If you begin, their seats become free.`,
  startWithout: (names: readonly string[]) => `Begin without ${joinAsList(names)}`,
  checked: (n: number) =>
    n === 0 ? 'Everybody is ready.' : `I have asked ${countWithNoun(n, 'raider')} to press **Ready**.`,
  check: (mentions: readonly string[], leader: string) =>
    `⚔ ${mentions.join(' ')}, ${leader} asks: are you ready?`,
  again: (mentions: readonly string[], who: string) =>
    `🔁 **${who}** opens another raid. ${mentions.join(' ')}, your seats are reserved. Press **Ready** to play, or **Leave**.`,
  soon: (mentions: readonly string[], at: string) => `⏰ ${mentions.join(' ')}, the raid begins ${at}.`,
  deserted:
    'This lobby is closed now, because nobody has started the raid for a long time. **Open a raid** opens a new one.',
  begins: 'Begins',
  planned: (moment: string) => `✓ The raid begins ${moment}.`,
  calledBeforehand: 'Everybody who has a seat is called a quarter of an hour before the raid.',
  unplanned: '✓ The raid has no planned time any more. It begins when the raid leader starts it.',
  eventMade: 'I have added it to the server’s events, too.',
  past: () => 'That time is in the past. Nothing has changed.',
  stillOn: () => 'That raid is not over yet.',
  noNext: (title: string) =>
    `No raid follows ${title} on this difficulty. You can choose a raid yourself: \`/raid create\` in a channel.`,
  rematch: 'Rematch',
  next: (title: string) => `Next: ${title}`,
  easier: (title: string) => `Easier: ${title}`,
  opened: (link: string) => `✓ The lobby is open: ${link}`,
  openedIn: (code: string) => `✓ The lobby of raid ${code} is open in its channel.`,

  change: 'Change …',
  changeTitle: (code: string) => `Change raid ${code}`,
  changeHint:
    'Only the raid leader can use this. If you change the raid or the difficulty, everybody has to press **Ready** again.',
  changed: (what: string) => `✓ The raid is now ${what}.`,
  freed: '✓ That seat is free now.',
  firstNow: '✓ That raider takes the first turn.',
  firstIsFreed: 'The seat that becomes free can’t take the first turn. Nothing has changed.',
  pickCourse: 'Another raid or difficulty …',
  pickOut: 'Free a seat …',
  pickFirst: 'Who takes the first turn …',
  readyCheck: 'Ready check',
  setTime: 'Time …',
  timeTitle: 'When the raid begins',
  timeLabel: 'The time',
  timeHint: '20:30, tomorrow 8pm, Fri 20:00, 28.11. 20:30, in 2 h; leave it empty for no time',

  callNotYours: (role: string) =>
    `I can’t mention ${role} for you, because you may not mention it in this channel. Choose a role that everybody may mention, or get the permission “Mention All Roles”.`,
  callNotMine: (role: string) =>
    `I may not mention ${role} here. I need the permission “Mention All Roles”, or the role must allow everybody to mention it.`,
  callEverybody: 'I can mention a role, but never everybody.',
  openAllTheSame: 'The lobby is open anyway.',
  calledBefore: (role: string) => `I have already called ${role} to this raid. I call each role only once.`,
  callLater: '📣 `/raid change call:` mentions a role and calls it to this raid, once.',
  callLimits:
    '📣 `/raid change call:` mentions a role and calls it to this raid. It must be a role that everybody may mention. For other roles I need the permission “Mention All Roles” here.',
  callsTo: (mention: string, leader: string, raid: string, link: string) =>
    `📣 ${mention}: **${leader}** calls you to ${raid}. Take a seat: ${link}`,
  calls: (mention: string) => `📣 ${mention}`,
  againWhich: { same: 'The same raid once more', next: 'The dungeon that follows' },
  noLast: () => 'No raid has ended here yet.',
} as const
