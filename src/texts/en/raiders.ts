/**
 * Answers to players between raids, about characters, decks and levels. Names of characters are shown unescaped:
 * `naming.ts` allows no markup in them.
 */
import { list, plural } from './words.ts'

const noCharacter = () =>
  'You have no character here yet. Take a seat with a starter deck, or make one with /character new:.'

export const raiderTexts = {
  noCharacter,
  noneActive: () => 'None of your characters is active. /character use: brings one back.',
  unknownCharacter: (known: readonly string[]) =>
    known.length === 0 ? noCharacter() : `You have no character of that name. You have: ${known.join(', ')}.`,
  badName: (most: number) =>
    `A name has 1 to ${most} letters, digits, spaces, apostrophes, hyphens or dots, and begins with a letter or digit. Nothing has changed.`,
  nameTaken: (name: string) => `You have a character called ${name} already. Nothing has changed.`,
  tooMany: (most: number) => `You have ${most} characters here, and that is as many as there can be.`,
  seated: (name: string, code: string) =>
    `${name} sits in the raid ${code}. It can retire when that is over.`,
  retiredAlready: (name: string) => `${name} has retired already. /character use: brings it back.`,
  nothingToChange: () => 'Say which card comes in, which goes out, or both.',
  notInDeck: (name: string, copies: number, there: number) =>
    `Your deck has ${there === 0 ? 'no' : there} ${name}, so ${copies} of it can't go out. Nothing has changed.`,
  unknownCard: (name: string, nearest: readonly string[]) =>
    `There is no card called "${name}".${nearest.length > 0 ? ` Did you mean ${list(nearest, 'or')}?` : ''}`,
  notAutomated: (names: readonly string[]) =>
    `I don't automate ${names.length === 1 ? 'this card' : 'these cards'} yet: ${names.join('; ')}.`,
  heroInDeck: (name: string) => `${name} is a hero, and leads a deck instead of being in it.`,
  otherHero: (name: string, own: string) => `The list is for ${name}; this character is ${own}.`,
  /** @param name the printed name that is a part of the line */
  moreThanName: (line: string, name: string) =>
    `I find ${name} in "${line}", but can't tell what the rest means. Write it as "4 ${name}".`,
  /** @param possible a sentence: the formats that can be read */
  emptyList: (possible: string) => `I find no cards in that list. ${possible}`,
  unread: (lines: readonly string[]) => `I can't read: ${lines.map((line) => `"${line}"`).join('; ')}.`,
  notOwned: (cards: readonly { name: string; copies: number }[]) =>
    `The collection lacks ${cards.map(({ name, copies }) => `${copies} ${name}`).join('; ')}.`,
  notForLevel: (name: string, level: number) =>
    `Level ${level} doesn't let ${name} in now: see what it allows, and what has been chosen.`,
  cantGoOut: (name: string) =>
    `${name} can't go out now: as many cards go out as come in, and it must be in the deck.`,
  nothingChosen: (level: number) => `Choose what level ${level} brings into your deck first.`,
  nothingToUndo: () =>
    'There is no level to take back: only what was used since your last raid began can be.',
  cantUndo: (names: readonly string[]) =>
    `Your deck has changed since: put ${names.join('; ')} back into it first, or import it as it was.`,
  badReason: (most: number) => `Say in 1 to ${most} characters why. Nothing has changed.`,
  badAmount: (most: number) => `Correct by 1 to ${most} XP, up or down. Nothing has changed.`,
  noRaidToCorrect: () => 'There is no such raid here. Name one that is over by its code.',
  notOver: (code: string) =>
    `The raid ${code} has not been played to its end, so there is nothing to correct.`,
  wasNotThere: (code: string) => `They had no seat in the raid ${code}. Nothing has changed.`,
  belowZero: (character: string, xp: number) => `${character} has ${xp} XP, and can't have fewer than none.`,
  noTreasure: () =>
    'You have no treasure pack to open. Each character that was in a won raid opens one for it, also if it fell on the way: win a raid, and /treasure or the button below its end opens the pack.',
  noRaidWithTreasure: () => 'There is no such raid here. /treasure without a raid opens what there is.',
  treasureNotYet: (code: string) => `The raid ${code} is not over. Its treasure is for those who win it.`,
  noTreasureIn: (code: string) =>
    `The raid ${code} was not won, so it has no treasure. Win a raid to earn a pack.`,
  noSeatNoTreasure: (code: string) =>
    `You had no seat in the raid ${code}. Its treasure is for the characters that were in it.`,
  treasureOfRetired: (names: readonly string[]) =>
    `${names.join(', ')} ${names.length === 1 ? 'has' : 'have'} retired, and opens no pack. /character use: brings a character back.`,
  treasureOpened: (code: string) =>
    `The treasure of the raid ${code} has been opened already. /deck show lists what the collection holds.`,
  levelGone: (level: number) => `Level ${level} has been used already, or has not been reached.`,
  /** Shown if a deck is no longer legal because a card or its rules have changed since it was built. */
  unplayable: (name: string, findings: readonly string[]) =>
    [`The raid can't begin: the deck of ${name} isn't legal any more.`, ...findings].join('\n'),
  left: (n: number) => `… and ${n} more of that kind.`,
  unchecked: (lines: number) => `${plural(lines, 'line was', 'lines were')} not checked.`,
  collectionTooBig: (cards: number, most: number) =>
    `The collection has ${plural(cards, 'card')}; ${most} are the most.`,
  unchanged: () => 'Your deck stays as it is.',
} as const
