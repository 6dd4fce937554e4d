/**
 * The state of a text that is being generated: the things mentioned so far, to which "it", "they" and "that ally" can
 * refer.
 */
import type {
  Card,
  CardType,
  Effect,
  EventRole,
  Filter,
  PlayerSelector,
  Selector,
  Zone,
} from '../../engine/index.ts'
import { phrasePartsOfFilter } from './filters.ts'
import { newPhrase, type Phrase, pluralize, withIndefiniteArticle } from './phrase.ts'

/** The meaning of a name: "that weapon", "the chosen cards", "the roll". */
export interface BoundNameMeaning {
  /** The kind of card ("ally"), or the word for a number ("the roll"). */
  readonly noun: string
  readonly how:
    | 'kept'
    | 'chosen'
    | 'revealed'
    | 'looked'
    | 'found'
    | 'discarded'
    | 'damaged'
    | 'healed'
    | 'touched'
    | 'exhausted'
    | 'put'
    | 'removed'
    | 'affected'
    | 'number'
  /** The word for the act that was done with the cards: "destroyed". */
  readonly done?: string
  /** The types of the damage, if other damage of the text has other types. */
  readonly types?: string
  readonly many: boolean
  /** Whether several players have each chosen some of the cards. */
  readonly gathered: boolean
  /** The owner of the deck in which the card lies. */
  readonly owner?: PlayerSelector
  /** The filter of the card that ends the revealing. */
  readonly until?: Filter
}

/** A thing to which "it" can refer; null if "it" would be misunderstood. */
type Spoken = Selector | Filter | 'drawn' | null

/** Returns a key for the thing. A reference without a number is the first target. */
const referent = (what: Spoken): string =>
  JSON.stringify(
    what !== null && typeof what === 'object' && what.kind === 'thatTarget'
      ? { kind: what.kind, n: what.n ?? 0 }
      : what,
  )

export class WordingContext {
  readonly card: Card
  /** The targets that the text has declared so far. */
  readonly targets: Phrase[] = []
  private readonly declared = new Set<Selector>()
  readonly meanings = new Map<string, BoundNameMeaning>()
  readonly roles = new Map<EventRole, Phrase>()
  /**
   * The words for the player of the enclosing forEach, or of a condition about any player, until the text mentions that
   * player. Then it is undefined, and the player is called "they".
   */
  they: Phrase | undefined
  /** The player to whom "they" refers now, and, inside forEach, whether choices are collected. */
  theySame: PlayerSelector | undefined
  gathering = false
  /** The player of the latest action. Other raiders are "each other Raider". */
  acting: PlayerSelector | undefined
  /** The card for which an amount is worded: each card that is dealt the damage. Also the name of each dealer. */
  about: Phrase | undefined
  dealing: string | undefined
  /** The types of the damage that the text has dealt last. */
  dealtTypes: string | undefined
  /** The thing that was mentioned last, to which "it" and "they" would refer. */
  private last: string | undefined

  /** The word for the power's card, if it isn't the card's own type: "this hero". */
  private readonly noun: string

  constructor(card: Card, noun = selfNoun(card)) {
    this.card = card
    this.noun = noun
    for (const step of stepsOf(card)) this.remember(step)
  }

  /** Names the results of the card's own text, for its powers. */
  private remember(step: Effect): void {
    if (step.kind !== 'put' || step.bind === undefined) return
    const owner = step.what.kind === 'all' ? step.what.of : undefined
    const noun = `the cards this ${selfNoun(this.card)} has ${step.to === 'removed' ? 'removed' : 'moved'}`
    this.meanings.set(step.bind, {
      noun,
      how: 'kept',
      many: true,
      gathered: false,
      ...(owner ? { owner } : {}),
    })
  }

  /** The phrase for the card itself: "this ally", "this weapon". */
  get self(): Phrase {
    return newPhrase(`this ${this.noun}`)
  }
  /** Whether the card that is being chosen is revealed. */
  revealing = false

  /** Whether the step before chose in the same way, so that this one chooses another card. */
  choosingAgain = false

  /** Whether the chosen cards are destroyed at once, so that the text says only this. */
  destroying = false

  /**
   * Whether the card's text puts tokens with this name into play. Such a token gets an article: "a Scarlet Trainee".
   */
  isOfTokens(name: string): boolean {
    return stepsOf(this.card).some(
      (step) => step.kind === 'putToken' && (step.token.name ?? step.token.tags.join(' ')) === name,
    )
  }

  /** The zone of this card while its text is used, if it isn't in play. */
  zone: Zone | undefined

  /** The phrase for the card to which this one is attached: "the attached ally". */
  get host(): Phrase {
    return newPhrase(`the attached ${this.hostNoun}`)
  }

  private get hostNoun(): string {
    const to = whatItWas(this.card)
    return to ? hostNoun(to) : 'card'
  }

  /** Notes a target, with the words for it when it is mentioned again. Its description may be rendered twice. */
  declare(what: Selector, again: Phrase): void {
    if (!this.declared.has(what)) this.targets.push(again)
    this.declared.add(what)
  }

  mention(what: Spoken): void {
    this.last = referent(what)
  }
  wasJust(what: Spoken): boolean {
    return this.last === referent(what)
  }
  /** Renders a part of a phrase, or one of two alternatives, without changing the meaning of "it". */
  aside<T>(say: () => T): T {
    const before = this.last
    const said = say()
    this.last = before
    return said
  }

  name(
    as: string | undefined,
    meaning: Omit<BoundNameMeaning, 'many' | 'gathered'> & { many?: boolean },
  ): void {
    if (as === undefined) return
    const before = this.meanings.get(as)
    const mixed = meaning.noun.includes(' or ') || (this.gathering && before && before.noun !== meaning.noun)
    this.meanings.set(as, {
      ...meaning,
      noun: mixed ? 'card' : meaning.noun,
      many: meaning.many === true || this.gathering,
      gathered: this.gathering,
    })
    if (!ASIDE.has(meaning.how)) this.mention({ kind: 'bound', name: as })
  }

  /** Combines the meanings of names after two alternatives: several cards in one of them are several cards. */
  combineMeanings(ofFirst: ReadonlyMap<string, BoundNameMeaning>): void {
    for (const [name, meaning] of this.meanings)
      if (ofFirst.get(name)?.many && !meaning.many) this.meanings.set(name, { ...meaning, many: true })
  }

  /** Distinguishes cards with the same noun that were chosen one by one: the first, the second. */
  nthChosen(name: string): string | undefined {
    const { noun } = this.meaning(name)
    const alike = [...this.meanings].filter(
      ([, one]) => one.how === 'chosen' && !one.many && one.noun === noun,
    )
    return alike.length < 2 ? undefined : ORDINALS[alike.findIndex(([one]) => one === name)]
  }

  /** Returns words such as "that ally", or "the chosen ally" if "that ally" would be a target. */
  named(name: string): Phrase {
    const meaning = this.meaning(name)
    const said = phraseOfBoundName(meaning)
    const how = meaning.how === 'chosen' ? meaning.how : meaning.done
    const others = [...this.targets, ...(this.card.attach ? [newPhrase(`that ${this.hostNoun}`)] : [])]
    return how && others.some(({ subject }) => subject === said.subject)
      ? newPhrase(`the ${how} ${meaning.noun}`)
      : said
  }

  meaning(name: string): BoundNameMeaning {
    return this.meanings.get(name) ?? { noun: 'card', how: 'affected', many: true, gathered: false }
  }
}

const ORDINALS = ['first', 'second', 'third']

/** Ways of naming that don't count as mentions: "that much", "each ally damaged this way". */
const ASIDE: ReadonlySet<BoundNameMeaning['how']> = new Set(['number', 'damaged', 'healed', 'exhausted'])

const stepsOf = ({ effect }: Card): readonly Effect[] => {
  if (!effect) return []
  return effect.kind === 'do' ? effect.steps : [effect]
}

const SELF_NOUNS = ['Weapon', 'Armor', 'Item'] as const
/** Card types that have their own noun. */
export const NOUNS_OF_CARD_TYPES: Readonly<Partial<Record<CardType, string>>> = {
  blood: 'Blood',
  cube: 'Cube',
  lair: 'Lair',
}

const selfNoun = (card: Card): string => {
  const kind = SELF_NOUNS.find((tag) => card.tags.some((t) => t.tag === tag))
  if (card.type === 'achievement') return 'Achievement'
  return kind && card.type === 'equipment'
    ? kind.toLowerCase()
    : (NOUNS_OF_CARD_TYPES[card.type] ?? card.type)
}

/** Returns the selector that "it" means in "Attach this to it": the card that the text has chosen. */
const whatItWas = ({ attach, effect }: Card): Selector | undefined => {
  const to = attach?.to
  if (to?.kind === 'thatTarget' && effect?.kind === 'put') return effect.what
  if (to?.kind !== 'bound' || effect?.kind !== 'do') return to
  return effect.steps.flatMap((one) => (one.kind === 'choose' && one.as === to.name ? [one.from] : []))[0]
}

const hostNoun = (to: Selector): string => {
  if (to.kind === 'mark' || to.kind === 'hero') return 'hero'
  if (to.kind === 'extreme') return hostNoun(to.of)
  if (to.kind !== 'all' && to.kind !== 'target') return 'card'
  const { noun, adjectives } = phrasePartsOfFilter(to.filter)
  const [only, ...more] = adjectives
  // A tag such as "Ghoul" is the noun: "the attached Ghoul".
  return noun === 'card' && only && more.length === 0 && /^[A-Z]/.test(only) ? only : noun
}

/** Returns the node for a target that is mentioned again. */
export const nodeOfRepeatedTarget = <S extends { readonly kind: string }>(
  what: S,
): S | { readonly kind: 'thatTarget' } => (what.kind === 'target' ? { kind: 'thatTarget' } : what)

export const isSelectorOfBoundName = (what: Selector, name: string | undefined): boolean =>
  what.kind === 'bound' && what.name === name

/** Returns words such as "that ally", "the chosen cards", "each character dealt damage this way". */
export const phraseOfBoundName = ({ noun, how, many, types }: BoundNameMeaning): Phrase => {
  if (how === 'kept') return newPhrase(noun, true)
  if (how === 'touched') return newPhrase(`each ${noun} that it lands on`)
  if (how === 'damaged' || how === 'exhausted' || how === 'healed') {
    const done = types ? `dealt ${types} damage` : how
    return newPhrase(`${many ? `each ${noun}` : withIndefiniteArticle(noun)} ${done} this way`)
  }
  if (how === 'discarded') return newPhrase(`the discarded ${many ? pluralize(noun) : noun}`, many)
  if (how === 'revealed' || how === 'chosen' || how === 'removed')
    return many ? newPhrase(`the ${how} ${pluralize(noun)}`, true) : newPhrase(`that ${noun}`)
  return many ? newPhrase(`those ${pluralize(noun)}`, true) : newPhrase(`that ${noun}`)
}
