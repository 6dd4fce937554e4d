import type { HindranceReason } from '../../engine/index.ts'
import { toMarkup, type UserText } from '../user-text.ts'
import { withWiderType } from '../worded.ts'
import { countWithNoun, joinAsList } from './words.ts'

interface Picked {
  id: string
  group: string
  label: string
}

/** Repeats to a player what they have just chosen. */
function told({ id, group, label }: Picked): string {
  if (id === 'pass') return 'You pass.'
  if (group === 'play') return `You play ${label}.`
  if (group === 'place') return `You place ${label}.`
  if (group === 'attack') return `You attack with ${label}.`
  return label
}

type Numbers = { needs?: number; has?: number }

/** Private answers: why an action is impossible, and which actions are possible. */
export const replyTexts = {
  /** Answers a command in a place without a raid. @param isChannel whether a raid can be opened in this place */
  noRaid: 'There is no raid here. You can open one, or learn to raid in the tutorial.',
  /** The line above an answer, if several raids could have been meant. */
  ofRaid: (title: string, code: string) => `-# ${title} · ${code}`,
  noSuchRaid: (code: string) => `There is no raid ${code} any more.`,
  notSeated: 'You are only watching this raid, because you have no seat in it.',
  over: 'This raid is over.',
  notBegun: 'This raid has not begun yet.',
  nothing: 'You have nothing to decide right now.',
  done: (what: string) => `✓ ${what}`,
  chosen: (what: string) => `You chose ${what}.`,
  tookBack: 'Taken back.',
  took: 'Chosen.',
  did: (picked: readonly Picked[]) => joinAsList(picked.map(told)),
  cantPass: (what: string) => `You can’t pass this: ${what}`,
  optionTooLong: (option: string, letters: number) => `“${option}” has at most ${letters} letters.`,
  fieldTooLong: (letters: number) => `That is too long: a field has at most ${letters} letters.`,
  unknownOption: (text: UserText) => `“${toMarkup(text)}” isn’t possible now.`,
  unknownTarget: (text: UserText, move: string) => `“${toMarkup(text)}” can’t be chosen for ${move}.`,
  noTargetNeeded: (move: string) => `${move} needs no target now. Leave the target out.`,
  notYourMove: 'You are not asked right now.',
  possible: (names: readonly string[]) =>
    names.length === 0 ? 'Nothing else is possible now.' : `Possible: ${joinAsList(names, 'or')}.`,
  possibleMore: (names: readonly string[], more: number) => `Possible: ${names.join(', ')} and ${more} more.`,
  cant: (card: string, why: string) => `${card}: ${why}`,
  reasons: withWiderType<Record<HindranceReason, (numbers: Numbers) => string>>({
    notYours: () => 'it isn’t yours.',
    notInHand: () => 'it isn’t in your hand.',
    placedOnly: () => 'quests and locations are placed as resources, not played: `/place`.',
    notYourActionPhase: () => 'that’s possible only in your own action phase, with nothing on the chain.',
    tooExpensive: ({ needs, has }: Numbers) =>
      needs === undefined
        ? `it costs more than the ${countWithNoun(has ?? 0, 'ready resource')} you have.`
        : `it costs ${needs} and you have ${countWithNoun(has ?? 0, 'ready resource')}.`,
    noTarget: () => 'it has no legal target now.',
    alreadyPlaced: () => 'you have already placed a resource this turn, and you can place only one per turn.',
    noSuchPower: () => 'it has no power to use.',
    condition: () => 'its condition isn’t met now.',
    usedUp: () => 'it can’t be used again this turn.',
    forbidden: () => 'a card in play forbids that.',
    exhausted: () => 'it’s exhausted.',
    tooNew: () => 'it joined your party this turn, and only allies with Ferocity can attack at once.',
    cantAttack: () => 'it can’t attack now.',
    nobodyToAttack: () => 'there is nobody it may attack.',
    notACharacter: () => 'only heroes and allies attack.',
  }),
  wrongDecision: 'You are not being asked that now.',
  confirmConcede:
    'Do you really want to give up? There is no way back. The others play on without your party.',
  concedeAs: (character: string) => `Concede as ${character}`,
  confirmAbandon:
    'Do you really want to end this raid for everybody? There is no way back, and nobody earns anything.',
  concede: 'Concede',
  abandon: 'Abandon the raid',
  keepPlaying: 'Keep playing',
  kept: 'Good. The raid goes on.',
  drew: (cards: readonly string[]) => `✋ You drew **${joinAsList(cards)}**.`,
  begun: 'The raid begins.',
  conceded: 'You have conceded.',
  abandoned: 'The raid is abandoned.',
  left: 'You have left.',
  noCard: (name: UserText) => `I know no card named “${toMarkup(name)}”.`,
  unknownButton: 'I don’t know this button any more. `/raid status` shows the current state of the raid.',
  shownBelow: 'Here it is, for everybody.',
  noWindow: 'I took too long to open the window. Please try again.',
  heard: 'Received.',
  broken: 'Something went wrong on my side. Nothing has changed. Please try again.',
  unsure:
    'I don’t know whether that was done, because I lost the connection to my database. Look first, and then try again.',
  ending: 'I’m being restarted. Nothing has changed. Please try again in a minute.',
  tooLong: 'There are too many to choose them one by one here. Type `/answer` with their names instead.',
} as const
