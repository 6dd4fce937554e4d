/**
 * The cards and players to which words such as "it", "that ally" and "he" refer (rules 101, 201 and 707). A reference
 * with several possible meanings is refused.
 */
import type { CardType, EventRole, PlayerSelector, Selector, Trigger } from '../../src/engine/index.ts'
import type { MentionKind, MentionMark } from './marks.ts'

/** An error for a text whose meaning can't be decided. `code` says why, without printed words. */
export class UnclearText extends Error {
  readonly code: string
  constructor(code: string) {
    super(code)
    this.code = code
  }
}

/** A card or cards that the text has mentioned, to which a later word can refer. */
export interface Antecedent {
  readonly at: number
  readonly how: MentionKind | 'event' | 'paid' | 'seen'
  readonly noun: string
  readonly many: boolean
  readonly is: Selector
}

export interface MentionedPlayer {
  readonly at: number
  readonly are: PlayerSelector
}

/** The parts of a trigger that name cards, each with the role in which its effect finds that card (703). */
export const EVENT_ROLES: Readonly<Record<string, Readonly<Record<string, EventRole>>>> = {
  attacks: { what: 'subject', whom: 'against' },
  completed: { what: 'subject' },
  dealt: { by: 'dealer', to: 'dealtTo' },
  defends: { what: 'subject', against: 'against' },
  destroyed: { what: 'subject' },
  enters: { what: 'subject' },
  entersCombat: { what: 'subject', with: 'against' },
  entersParty: { what: 'subject' },
  exhausts: { what: 'subject' },
  flips: { what: 'subject' },
  turnsDown: { what: 'subject' },
  healed: { by: 'dealer', from: 'dealtTo' },
  inspired: { what: 'subject', by: 'against' },
  leavesParty: { what: 'subject' },
  moved: { what: 'subject' },
  placed: { what: 'subject' },
  played: { what: 'subject' },
  attached: { what: 'subject', to: 'against' },
  prevented: { to: 'dealtTo', dealer: 'dealer' },
  protects: { what: 'subject' },
  readies: { what: 'subject' },
  sabotages: { what: 'subject', whom: 'against' },
  strikes: { what: 'subject', with: 'against' },
  targeted: { what: 'subject', by: 'dealer' },
}

/** Triggers whose player is "that player" in the effect. */
const WITH_PLAYER: ReadonlySet<Trigger['event']> = new Set<Trigger['event']>([
  ...(['turnStarts', 'turnEnds', 'drawn', 'placed', 'played', 'used', 'completed', 'moved'] as const),
])

export const hasPlayerInTrigger = (on: Trigger): boolean =>
  WITH_PLAYER.has(on.event) && 'of' in on && on.of !== undefined && on.of.kind !== 'you'

/** For the noun of "that ally", "that card" and so on, the nouns of the cards that it can mean. */
const MEANS: Readonly<Record<string, readonly string[]>> = {
  ability: ['ability', 'card'],
  ally: ['ally'],
  armor: ['armor'],
  card: [
    'ability',
    'ally',
    'armor',
    'card',
    'equipment',
    'hero',
    'item',
    'location',
    'quest',
    'resource',
    'weapon',
  ],
  character: ['ally', 'character', 'hero'],
  equipment: ['armor', 'equipment', 'item', 'weapon'],
  hero: ['hero'],
  item: ['item'],
  location: ['location'],
  quest: ['quest'],
  resource: ['resource'],
  token: ['ally', 'token'],
  weapon: ['weapon'],
}
/** Whether a noun can describe a card of this type. */
export const canTypeFitNoun = (type: CardType, noun: string): boolean =>
  noun === type || (MEANS[noun]?.includes(type) ?? true) || PARTS[type]?.includes(noun) === true

/** Nouns for some cards of a type. */
const PARTS: Readonly<Partial<Record<CardType, readonly string[]>>> = {
  ally: ['token'],
  equipment: ['armor', 'item', 'weapon'],
  location: ['resource'],
  quest: ['resource'],
}

/** Whether both nouns can describe the same card. */
export const doNounsOverlap = (a: string, b: string): boolean =>
  a === b || (MEANS[a]?.includes(b) ?? false) || (MEANS[b]?.includes(a) ?? false)

const CHARACTERS: readonly string[] = ['ally', 'character', 'hero', 'self', 'this']

/** Whether a card of that kind may be a character. */
const isHarmed = (noun: string): boolean => CHARACTERS.includes(noun) || noun === 'card' || noun === 'token'

/** The facts about the card with the text that decide what "he", "she" and "it" can mean in it. */
interface Speaker {
  readonly isCharacter: boolean
}

function fits({ noun, many, is }: Antecedent, mark: MentionMark, { isCharacter }: Speaker): boolean {
  if (many !== mark.many) return false
  if (mark.noun === 'it' || mark.noun === 'doer') return true
  if (mark.noun === 'harmed') return is.kind === 'self' ? isCharacter : isHarmed(noun)
  if (mark.noun === 'he') return CHARACTERS.includes(noun)
  // The text calls the controller of these cards "you".
  if (mark.noun === 'controlled') return is.kind !== 'hero' && is.kind !== 'self'
  if (is.kind === 'self' || is.kind === 'hero') return false // a text repeats these words, and uses no pronoun
  if (mark.noun === 'exhausted')
    return CHARACTERS.includes(noun) || ['armor', 'card', 'equipment', 'weapon'].includes(noun)
  return MEANS[mark.noun]?.includes(noun) ?? false
}

/**
 * Cards that were looked at or revealed are meant first, then cards that a text has targeted or chosen, then those of
 * its event, and last those with a definite name, which texts repeat ("your hero"). This card is as near as a target.
 */
const nearness = ({ how, is }: Antecedent): number => {
  if (how === 'seen') return 0
  if (is.kind === 'bound' && how === 'the') return 1 // Such a card was on top of a deck.
  if (is.kind === 'self' || how === 'target' || how === 'a' || how === 'each' || how === 'paid') return 1
  return how === 'event' ? 2 : 3
}

/** Returns the cards that a pronoun means. @throws UnclearText if none or several are possible */
export function referentOf(before: readonly Antecedent[], mark: MentionMark, speaker: Speaker): Selector {
  const fitting = candidates(before, mark, speaker)
  const [doer] = [...fitting].sort((a, b) => a.at - b.at)
  if (mark.noun === 'doer' && doer) return doer.is // "it also heals": the card that the sentence is about
  if (fitting.length === 0) {
    if (mark.noun === 'he' && speaker.isCharacter) return { kind: 'self' }
    throw new UnclearText('pronoun without a noun')
  }
  const least = Math.min(...fitting.map(nearness))
  const isSelfNear = least === 1 && fitting.some(({ is }) => is.kind === 'self')
  const near = isSelfNear
    ? fitting.filter((one) => nearness(one) <= 2)
    : fitting.filter((one) => nearness(one) === least)
  const distinct = new Map(near.map((one) => [JSON.stringify(one.is), one.is]))
  const [only] = distinct.values()
  if (!only || distinct.size > 1) throw new UnclearText('pronoun with several nouns')
  return only
}

/**
 * The cards of the right kind before the pronoun. Its subject isn't meant by an object. A character that is called by
 * its name is "he" or "she", so "it" is another card, and "he" is that character.
 */
function candidates(
  before: readonly Antecedent[],
  mark: MentionMark,
  speaker: Speaker,
): readonly Antecedent[] {
  const subject = before.find(({ at }) => at === mark.not)?.is
  const fitting = withoutPaid(
    before.filter((one) => one.at < mark.at && fits(one, mark, speaker) && !isSame(one.is, subject)),
    mark,
  )
  const self = fitting.filter(({ is }) => is.kind === 'self')
  if (!speaker.isCharacter && mark.noun === 'harmed') return fitting.filter(({ is }) => is.kind !== 'self')
  if (!speaker.isCharacter || self.length === 0) return fitting
  if (mark.noun === 'he') return self
  const others = fitting.filter(({ is }) => is.kind !== 'self')
  const isNamed = self.every(({ noun }) => noun === 'self')
  return (mark.noun === 'it' || mark.noun === 'harmed') && isNamed && others.length > 0 ? others : fitting
}

/** Leaves out cards with which costs were paid, if a word without a noun can mean other cards. */
function withoutPaid(fitting: readonly Antecedent[], { noun }: MentionMark): readonly Antecedent[] {
  if (!['it', 'he', 'harmed', 'controlled'].includes(noun)) return fitting
  const others = fitting.filter(({ how }) => how !== 'paid')
  return others.length > 0 ? others : fitting
}

const isSame = (a: Selector, b: Selector | undefined): boolean =>
  b !== undefined && JSON.stringify(a) === JSON.stringify(b)

/** Returns the player whom "he" or "that player" means. @throws UnclearText if none or several are possible */
export function referredPlayer(before: readonly MentionedPlayer[], at: number): PlayerSelector {
  const distinct = new Map(
    before.filter((one) => one.at < at).map((one) => [JSON.stringify(one.are), one.are]),
  )
  const [only] = distinct.values()
  if (!only) throw new UnclearText('player without a name')
  if (distinct.size > 1) throw new UnclearText('player with several names')
  return only
}
