/** Texts about hints of the computer. */
import { withWiderType } from '../worded.ts'
import { joinAsList } from './words.ts'

/** The part of the evaluation in which a course is better than another. */
type Reason =
  | 'outcome'
  | 'bosses'
  | 'lairHero'
  | 'level'
  | 'heroes'
  | 'allies'
  | 'lairAllies'
  | 'gear'
  | 'attachments'
  | 'hands'
  | 'resources'
  | 'decks'

type Reasons = Record<Reason, string>
type PublicReasons = Omit<Reasons, 'outcome'>

const on = (targets: readonly string[]): string => (targets.length > 0 ? ` on ${joinAsList(targets)}` : '')

/** The courses of a player in words, each of which follows "would" or "to". */
type Deed = 'play' | 'place' | 'attack' | 'use' | 'other'

const deeds = withWiderType<Record<Deed, (what: string, targets: readonly string[]) => string>>({
  play: (what, targets) => `play **${what}**${on(targets)}`,
  place: (what) => `place **${what}** as a resource`,
  attack: (what, targets) => `attack${targets.length > 0 ? ` ${joinAsList(targets)}` : ''} with **${what}**`,
  use: (what, targets) => `choose **${what}**${on(targets)}`,
  other: (what, targets) => `choose **${what}**${on(targets)}`,
})

const raiders = withWiderType<Reasons>({
  outcome: 'it decides the raid for your side more often',
  bosses: 'Bosses fall sooner',
  lairHero: 'the lair’s hero loses more health',
  level: 'the lair’s hero levels up later',
  heroes: 'the raiders’ heroes keep more health',
  allies: 'the raiders’ allies are stronger afterwards',
  lairAllies: 'the lair’s allies are fewer or weaker afterwards',
  gear: 'your side’s equipment and abilities in play are better',
  attachments: 'attached cards help your side more',
  hands: 'your side has more cards in hand',
  resources: 'your side has more resources',
  decks: 'the raiders’ decks last longer',
})

const lair = withWiderType<Reasons>({
  ...raiders,
  bosses: 'the Boss stays longer',
  lairHero: 'the lair’s hero keeps more health',
  level: 'the lair’s hero levels up sooner',
  heroes: 'the raiders’ heroes lose more health',
  allies: 'the raiders’ allies are fewer or weaker afterwards',
  lairAllies: 'the lair’s allies are stronger afterwards',
  decks: 'the raiders’ decks run out sooner',
})

/** The raiders' reasons, worded for everybody at the table. */
const publicRaiders = withWiderType<PublicReasons>({
  ...raiders,
  allies: 'the raiders’ allies are stronger',
  lairAllies: 'the lair’s allies are fewer or weaker',
  gear: 'the raiders’ equipment and abilities are better',
  attachments: 'attached cards help the raiders more',
  hands: 'the raiders have more cards in hand',
  resources: 'the raiders have more resources',
})

const publicLair = withWiderType<PublicReasons>({
  ...lair,
  allies: 'the raiders’ allies are fewer or weaker',
  lairAllies: 'the lair’s allies are stronger',
  gear: 'the lair’s equipment and abilities are better',
  attachments: 'attached cards help the lair more',
  hands: 'the lair has more cards in hand',
  resources: 'the lair has more resources',
})

export const hintTexts = {
  button: '💡 Hint',
  off: 'This raid has no hints of the computer. Its leader can turn them on with `/settings of: raid`.',
  notAsked: 'You are not asked anything now. When you are, `/hint` says what the computer would do.',
  stale: 'The question has been answered in the meantime.',
  deeds,
  pass: 'pass',
  endTurn: 'end the turn',
  reasons: { raiders, lair },
  publicReasons: { raiders: publicRaiders, lair: publicLair },
  /** The line with the reason below a move of a computer player. The reason is one of `publicReasons`. */
  moved: (reason: string) => `-# 💭 So that ${reason}.`,
  and: (reasons: readonly string[]) => joinAsList(reasons),
  /** Says that one course is better than another. `deed` and `other` are texts of `deeds` for the two courses. */
  better: (deed: string, other: string, better: number, of: number, reasons: string) =>
    `💡 The computer would ${deed}: in ${better} of ${of} imagined games this is better than to ${other}, because ${reasons}.`,
  plain: (deed: string) => `💡 The computer would ${deed}, but it has compared this with nothing else.`,
  /** The reason for placing a card that can’t be played yet. */
  placed: (deed: string) =>
    `💡 The computer would ${deed}, because it can’t be played yet, and one more resource helps in every later turn.`,
  note: '-# Only you see this. The computer knows no hidden card that you don’t know. Lists of results now say that this raid had hints.',
  /** The mark beside the result of a raid with hints. */
  mark: '💡 with hints',
  record: (n: number) =>
    n === 1
      ? '💡 A player got a hint of the computer in this raid.'
      : `💡 Players got ${n} hints of the computer in this raid.`,
} as const
