/** Texts for raiders whose heroes have fallen: they speak for the lair, watch their friends’ hands and give hints. */
import { joinAsList } from './words.ts'

/** Texts about fallen raiders. */
export const spiritTexts = {
  /** Announces to fallen raiders that a turn of the lair begins. The message mentions nobody. */
  called: (names: readonly string[], speaker: string) =>
    `👻 A new round for the fallen. ${joinAsList(names)} can speak for **${speaker}** and give a friend one hint.`,
  calledToWatch: (names: readonly string[]) =>
    `👻 A new round for the fallen. ${joinAsList(names)} can give a friend one hint.`,
  speak: (speaker: string) => `Speak for ${speaker}`,
  watch: 'Spirit’s watch',
  showHand: 'Let the fallen see my hand',
  hideHand: 'Hide my hand again',

  voice: (speaker: string, words: string, name: string) => `🗣 **${speaker}**: “${words}” (${name})`,
  hintGiven: (name: string, to: string) => `👻 ${name} has a hint for ${to}.`,
  hint: (name: string, card: string) => `👻 ${name}, a fallen friend, hints: look at **${card}**.`,

  choose: (speaker: string) => `What does **${speaker}** say? Everybody will read it, and that it was you.`,
  line: (n: number, words: string) => `**${n}** “${words}”`,
  own: 'My own words',
  formTitle: 'Your own words',
  formLabel: (letters: number) => `At most ${letters} letters`,
  formHint: (speaker: string) => `As ${speaker} says them`,
  said: (line: string) => `✓ You have spoken.\n${line}`,
  nextRound: 'The next turn of the lair is your next chance.',

  watchTitle: '👻 **Spirit’s watch**: only you see this.',
  hand: (name: string, cards: string) => `**${name}** holds ${cards}.`,
  emptyHand: (name: string) => `**${name}** has no cards in hand.`,
  closedHand: (name: string) => `**${name}** doesn’t show you their hand.`,
  askThem:
    'Friends show you their hands with “Let the fallen see my hand” below the news of a fall, or with `/settings showhand: True`.',
  oneHint:
    'You can give one friend a hint in this round: a card to look at. They see it with their next question.',
  hintFor: (name: string) => `Hint for ${name}`,
  whichCard: (name: string) => `Which card should **${name}** look at?`,
  cardPlaceholder: 'A card …',
  inHand: 'in their hand',
  ofTheirs: 'in their party',
  ofLair: 'in the lair',
  ofOthers: 'in another party',
  hinted: (name: string, card: string) => `✓ **${name}** gets your hint: look at **${card}**.`,
  hintedAt: (name: string, card: string) =>
    `Your hint of this round: **${name}** should look at **${card}**.`,

  handShown:
    'Raiders who have fallen now see your hand, in this and in later raids. A Boss player never sees it. `/settings` shows this too.',
  handHidden: 'Nobody but you sees your hand now.',
  onlyRaiders: 'Only a raider who is still in the game has a hand to show.',

  why: {
    over: 'This raid isn’t being played.',
    alive: 'That is for raiders whose heroes have fallen. Yours is still needed.',
    offHere: (leader: string) =>
      `At this table the fallen have no part. ${leader}, the raid leader, can change that with /settings of: raid spirits: True.`,
    off: 'You have turned off the part of the fallen. `/settings spirits: True` turns it on again.',
    played: 'A person plays the Boss and speaks for themselves.',
    spoken: 'You have already spoken in this round. The next turn of the lair is your next chance.',
    hinted: 'You have already given a hint in this round. The next turn of the lair is your next chance.',
    noFriend: 'This raider isn’t in the game any more.',
    noCard: 'This card is gone. Choose another.',
    noWords: 'Write at least one letter.',
  },
} as const
