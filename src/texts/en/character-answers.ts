/**
 * Answers to players between raids, about characters, decks and levels. Names of characters are shown unescaped:
 * `naming.ts` allows no markup in them.
 */
import { countWithNoun, joinAsList } from './words.ts'

const noCharacter = () =>
  'You have no character here yet. Take a seat with a starter deck, or make one with /character new:.'

export const characterRejectionTexts = {
  noCharacter,
  noneActive: () => 'None of your characters is active. /character use: brings one back.',
  unknownCharacter: (known: readonly string[]) =>
    known.length === 0
      ? noCharacter()
      : `You have no character with that name. You have: ${known.join(', ')}.`,
  badName: (most: number) =>
    `A name has 1 to ${most} letters, digits, spaces, apostrophes, hyphens or dots, and begins with a letter or digit. Nothing has changed.`,
  nameTaken: (name: string) => `You already have a character called ${name}. Nothing has changed.`,
  tooMany: (most: number) => `You have ${most} characters here, and you can’t have more.`,
  seated: (name: string, code: string) =>
    `${name} is in the raid ${code}, and can retire when that raid is over.`,
  retiredAlready: (name: string) => `${name} has retired already. /character use: brings it back.`,
  nothingToChange: () => 'Say which card comes in, which goes out, or both.',
  notInDeck: (name: string, copies: number, there: number) =>
    `Your deck has ${there === 0 ? 'no' : there} ${name}, so you can’t take ${copies} out. Nothing has changed.`,
  unknownCard: (name: string, nearest: readonly string[]) =>
    `There is no card called "${name}".${nearest.length > 0 ? ` Did you mean ${joinAsList(nearest, 'or')}?` : ''}`,
  notAutomated: (names: readonly string[]) =>
    `I can’t play ${names.length === 1 ? 'this card' : 'these cards'} yet: ${names.join('; ')}.`,
  heroInDeck: (name: string) => `${name} is a hero. A hero leads a deck and can’t be one of its cards.`,
  otherHero: (name: string, own: string) => `The list is for ${name}, but this character is ${own}.`,
  /** @param name the printed name that the line contains */
  moreThanName: (line: string, name: string) =>
    `I find ${name} in "${line}", but I don’t understand the rest. Write it as "4 ${name}".`,
  /** @param possible a sentence that names the formats that can be read */
  emptyList: (possible: string) => `I find no cards in that list. ${possible}`,
  unread: (lines: readonly string[]) =>
    `I can’t read these lines: ${lines.map((line) => `"${line}"`).join('; ')}.`,
  notOwned: (cards: readonly { name: string; copies: number }[]) =>
    `Missing from the collection: ${cards.map(({ name, copies }) => `${copies} ${name}`).join('; ')}.`,
  notForLevel: (name: string, level: number) =>
    `Level ${level} doesn’t allow ${name} now. Look at what it allows, and at what you have already chosen.`,
  cantGoOut: (name: string) =>
    `${name} can’t go out now. The card must be in the deck, and only as many cards can go out as come in.`,
  nothingChosen: (level: number) => `First choose the cards that level ${level} brings into your deck.`,
  nothingToUndo: () =>
    'There is no level that you can take back. You can take back only levels that you have used since your last raid began.',
  cantUndo: (names: readonly string[]) =>
    `Your deck has changed since then. First put ${names.join('; ')} back into it, or import the deck as it was.`,
  badReason: (most: number) => `Give a reason of 1 to ${most} characters. Nothing has changed.`,
  badAmount: (most: number) => `Correct by 1 to ${most} XP, up or down. Nothing has changed.`,
  noRaidToCorrect: () => 'There is no such raid here. Give the code of a finished raid.',
  notOver: (code: string) =>
    `The raid ${code} has not been played to its end, so there is nothing to correct.`,
  wasNotThere: (code: string) => `That player had no seat in the raid ${code}. Nothing has changed.`,
  belowZero: (character: string, xp: number) => `${character} has ${xp} XP, and XP can’t go below 0.`,
  noTreasure: () =>
    'You have no treasure pack to open. When you win a raid, each character that was in it gets a pack, even if it has fallen. Open the pack with /treasure or with the button below the end of the raid.',
  noRaidWithTreasure: () =>
    'There is no such raid here. /treasure without a raid shows the packs that you can open.',
  treasureNotYet: (code: string) => `The raid ${code} is not over. You get its treasure if you win it.`,
  noTreasureIn: (code: string) =>
    `The raid ${code} was not won, so it has no treasure. Win a raid to earn a pack.`,
  noSeatNoTreasure: (code: string) =>
    `You had no seat in the raid ${code}. Its treasure is for the characters that were in it.`,
  treasureOfRetired: (names: readonly string[]) =>
    `${names.join(', ')} ${names.length === 1 ? 'has' : 'have'} retired, and a retired character can’t open a pack. /character use: brings a character back.`,
  treasureOpened: (code: string) =>
    `The treasure of the raid ${code} has been opened already. /deck show lists the cards in the collection.`,
  levelGone: (level: number) => `Level ${level} has been used already, or has not been reached.`,
  /** Says that a deck is no longer legal because a card or its rules have changed since it was built. */
  unplayable: (name: string, findings: readonly string[]) =>
    [`The raid can’t begin, because the deck of ${name} isn’t legal any more.`, ...findings].join('\n'),
  left: (n: number) => `… and ${n} more of that kind.`,
  unchecked: (lines: number) => `${countWithNoun(lines, 'line was', 'lines were')} not checked.`,
  collectionTooBig: (cards: number, most: number) =>
    `The collection has ${countWithNoun(cards, 'card')}, but it can have at most ${most}.`,
  unchanged: () => 'Your deck has not changed.',
} as const
