import type { CorrectionRefusalReason } from '../../engine/index.ts'
import { toMarkup, type UserText } from '../user-text.ts'
import { withWiderType } from '../worded.ts'
import { countWithNoun, possessiveOf } from './words.ts'

const PLACES = {
  hand: 'hand',
  deckTop: 'top of the deck',
  deckBottom: 'bottom of the deck',
  graveyard: 'graveyard',
  removed: 'out of the game',
  play: 'into play',
} as const

const ZONES = { hand: 'hand', deck: 'deck' } as const

const times = (n: number): string => countWithNoun(Math.abs(n), 'card')

/** Texts for the corrections that raid leaders and judges make. */
export const correctionTexts = {
  tools: {
    damage: 'Set the damage on a hero or ally (card, number)',
    move: 'Move a card that everybody can see (card, to)',
    attach: 'Attach a card to another (card, host)',
    unseen: 'Move the top card of a deck, or one of a hand at random (raider, from, to)',
    exhaust: 'Exhaust a card (card)',
    ready: 'Ready a card (card)',
    flip: 'Flip a hero, or turn a resource face down (card)',
    counters: 'Put counters on a card, or take them off (card, name, number)',
    draw: 'Have somebody draw (raider, number)',
    resources: 'Add resources from the top of a deck, or take face-down ones away (raider, number)',
    endturn: 'End the turn',
    answer: 'Answer for the player who is asked, if everybody can see the choices (choice)',
    skip: 'Pass, or say no, for the player who is asked',
    kick: 'Take somebody out of the raid, as if they had conceded (raider)',
    restart: 'Play this turn again from its start',
    xp: 'Correct the XP of somebody who was in a raid that you led (who, number)',
  },
  missing: (options: readonly string[]) =>
    `I need more options for that: ${options.map((one) => `\`${one}:\``).join(' ')}. Nothing has changed.`,
  places: PLACES,
  zones: ZONES,
  done: '⚙ Done. Everybody is told about it.',
  asked: (needed: number) =>
    `I have asked the table. ${countWithNoun(needed, 'raider')} must agree, or the raid leader alone.`,
  unknownCard: (text: UserText) =>
    `There is no card called “${toMarkup(text)}” that everybody can see. Choose one of the suggestions.`,
  unknownPlayer: (text: UserText) =>
    `Nobody here is called “${toMarkup(text)}”. Choose one of the suggestions.`,
  suggestion: (card: string, owner: string, place: string) => `${card} · ${owner} · ${place}`,
  inPlay: 'in play',
  inGraveyard: 'graveyard',

  /** Corrections, worded for the proposal and for the announcement. */
  corrections: {
    damage: (card: string, n: number) => `${card} has ${n} damage`,
    exhaust: (card: string) => `${card} is exhausted`,
    ready: (card: string) => `${card} is ready`,
    flip: (card: string) => `${card} turns over`,
    counters: (card: string, counter: string, n: number) =>
      n > 0
        ? `${countWithNoun(n, `${counter} counter`)} on ${card}`
        : `${countWithNoun(-n, `${counter} counter`)} off ${card}`,
    attach: (card: string, host: string) => `${card} is attached to ${host}`,
    move: (card: string, to: keyof typeof PLACES) => `${card} → ${PLACES[to]}`,
    moveUnseen: (who: string, from: keyof typeof ZONES, to: keyof typeof PLACES) =>
      from === 'deck'
        ? `the top card of ${possessiveOf(who)} deck → ${PLACES[to]}`
        : `a card of ${possessiveOf(who)} hand, at random → ${PLACES[to]}`,
    draw: (who: string, n: number) => `${who} draws ${times(n)}`,
    addResources: (who: string, n: number) =>
      `${who} gets ${countWithNoun(n, 'resource')} from the top of the deck`,
    removeResources: (who: string, n: number) =>
      `${countWithNoun(n, 'face-down resource')} of ${who} → ${PLACES.deckBottom}`,
    endTurn: 'the turn ends',
    answer: (who: string) => `an answer for ${who}`,
    kick: (who: string) => `${who} leaves the raid`,
    abandon: 'the raid ends',
  },
  told: (who: string, what: string, reason: string) => `⚙ ${who} corrects the game: ${what}. Why: ${reason}`,
  asks: (who: string, what: string, reason: string) =>
    `⚙ **${who}** asks to correct the game: ${what}. Why: ${reason}`,

  noReason: 'A correction needs a reason. Everybody will read it.',
  notOpen: 'Only the player who is asked may see these choices. `/judge what: Pass` answers for them.',
  wrong: withWiderType<Record<CorrectionRefusalReason, string>>({
    answered: 'That question has been answered already.',
    busy: 'An action is still in progress. You can correct this when somebody may act or pass. `/judge what: Pass` answers for the player who is asked.',
    cantBeHost: 'That card can’t be attached there.',
    cantEnter: 'That card can’t stay in play.',
    hero: 'A hero can’t be moved.',
    hidden: 'That card is hidden. You can move only the top card of a deck, or a random card of a hand.',
    noAnswer: 'That is not an answer to this question.',
    noCharacter: 'Only heroes and allies in play have damage.',
    noNumber: 'The number must be a whole number such as 3, and a counter’s name has up to 30 letters.',
    noPlayer: 'Nobody who is still in the raid has that seat.',
    nothing: 'That would change nothing.',
    notInPlay: 'That card is not in play.',
    notThere: 'That card is gone.',
    onChain: 'That card is on the chain. Let it resolve, or take it back with /undo.',
    tooFew: 'There are not enough cards there.',
    unsettled: 'A turn can be ended only when the chain is empty and there is no combat.',
  }),
} as const
