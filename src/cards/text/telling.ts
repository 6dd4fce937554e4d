/** What has been said so far in one text, for "it", "they" and "that ally". */
import type {
  Card,
  CardType,
  Effect,
  EventRole,
  Filter,
  Players,
  Selector,
  Zone,
} from '../../engine/index.ts'
import { describe } from './filters.ts'
import { type Phrase, phrase, plural } from './phrase.ts'

/** What a name stands for: "that weapon", "the chosen cards", "the roll". */
export interface Meaning {
  /** The kind of card ("ally"), or what a number is ("the roll"). */
  readonly noun: string
  readonly how:
    | 'kept'
    | 'chosen'
    | 'revealed'
    | 'looked'
    | 'found'
    | 'discarded'
    | 'damaged'
    | 'touched'
    | 'exhausted'
    | 'put'
    | 'removed'
    | 'affected'
    | 'number'
  readonly many: boolean
  /** Chosen by several players, each some. */
  readonly gathered: boolean
  /** Whose deck it lies in. */
  readonly owner?: Players
  /** Cards are revealed until one of these comes. */
  readonly until?: Filter
}

/** What may be spoken of; nothing, where "it" would be misunderstood. */
type Spoken = Selector | Filter | 'drawn' | null

/** The first target is the one that is meant where no number is said. */
const referent = (what: Spoken): string =>
  JSON.stringify(
    what !== null && typeof what === 'object' && what.kind === 'thatTarget'
      ? { kind: what.kind, n: what.n ?? 0 }
      : what,
  )

export class Telling {
  readonly card: Card
  /** The targets declared so far. */
  readonly targets: Phrase[] = []
  readonly meanings = new Map<string, Meaning>()
  readonly roles = new Map<EventRole, Phrase>()
  /** The player of the enclosing forEach, until it has been named once; then "they". */
  they: Phrase | undefined
  /** A player who is "they" for a while, and inside forEach whether choices gather. */
  theySame: Players | undefined
  gathering = false
  /** The player who has just done something; others are "each other Raider". */
  acting: Players | undefined
  /** For whom an amount is read: each of those that are dealt it; and the name of each that deals it. */
  about: Phrase | undefined
  dealing: string | undefined
  /** What "it" and "they" would be understood as: what was spoken of last. */
  private last: string | undefined

  /** What its power calls its card, where it isn't this one: "this hero". */
  private readonly noun: string

  constructor(card: Card, noun = selfNoun(card)) {
    this.card = card
    this.noun = noun
    for (const step of stepsOf(card)) this.remember(step)
  }

  /** What the card's own text has done, for its powers. */
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

  /** "this ally", "this weapon". */
  get self(): Phrase {
    return phrase(`this ${this.noun}`)
  }
  /** Whether what is chosen now is revealed as it is. */
  revealing = false

  /** Whether its text puts tokens of that name into play: one of them is "a Scarlet Trainee". */
  isOfTokens(name: string): boolean {
    return stepsOf(this.card).some(
      (step) => step.kind === 'putToken' && (step.token.name ?? step.token.tags.join(' ')) === name,
    )
  }

  /** Where this card is while the text is used, if not in play. */
  zone: Zone | undefined

  /** "the attached ally". */
  get host(): Phrase {
    const to = whatItWas(this.card)
    return phrase(`the attached ${to ? hostNoun(to) : 'card'}`)
  }

  mention(what: Spoken): void {
    this.last = referent(what)
  }
  wasJust(what: Spoken): boolean {
    return this.last === referent(what)
  }
  /** What is said so, a part of a phrase or one of two ways, changes nothing about what "it" stands for. */
  aside<T>(say: () => T): T {
    const before = this.last
    const said = say()
    this.last = before
    return said
  }

  name(as: string | undefined, meaning: Omit<Meaning, 'many' | 'gathered'> & { many?: boolean }): void {
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

  /** Of several that were chosen one by one and are called alike: the first, the second. */
  nthChosen(name: string): string | undefined {
    const { noun } = this.meaning(name)
    const alike = [...this.meanings].filter(
      ([, one]) => one.how === 'chosen' && !one.many && one.noun === noun,
    )
    return alike.length < 2 ? undefined : ORDINALS[alike.findIndex(([one]) => one === name)]
  }

  meaning(name: string): Meaning {
    return this.meanings.get(name) ?? { noun: 'card', how: 'affected', many: true, gathered: false }
  }
}

const ORDINALS = ['first', 'second', 'third']

/** What is named without being spoken of: "that much", "each ally damaged this way". */
const ASIDE: ReadonlySet<Meaning['how']> = new Set(['number', 'damaged', 'exhausted'])

const stepsOf = ({ effect }: Card): readonly Effect[] => {
  if (!effect) return []
  return effect.kind === 'do' ? effect.steps : [effect]
}

const SELF_NOUNS = ['Weapon', 'Armor', 'Item'] as const
/** Types with names of their own. */
export const PROPER: Readonly<Partial<Record<CardType, string>>> = {
  blood: 'Blood',
  cube: 'Cube',
  lair: 'Lair',
}

const selfNoun = (card: Card): string => {
  const kind = SELF_NOUNS.find((tag) => card.tags.some((t) => t.tag === tag))
  if (card.type === 'achievement') return 'Achievement'
  return kind && card.type === 'equipment' ? kind.toLowerCase() : (PROPER[card.type] ?? card.type)
}

/** "Attach this to it": to what the text has chosen. */
const whatItWas = ({ attach, effect }: Card): Selector | undefined => {
  const to = attach?.to
  if (to?.kind === 'thatTarget' && effect?.kind === 'put') return effect.what
  if (to?.kind !== 'bound' || effect?.kind !== 'do') return to
  return effect.steps.flatMap((one) => (one.kind === 'choose' && one.as === to.name ? [one.from] : []))[0]
}

const hostNoun = (to: Selector): string => {
  if (to.kind === 'mark') return 'hero'
  if (to.kind === 'extreme') return hostNoun(to.of)
  return to.kind === 'all' || to.kind === 'target' ? describe(to.filter).noun : 'card'
}

/** A target is another node where it is spoken of again. */
export const spokenAgain = <S extends { readonly kind: string }>(
  what: S,
): S | { readonly kind: 'thatTarget' } => (what.kind === 'target' ? { kind: 'thatTarget' } : what)

export const isBound = (what: Selector, name: string | undefined): boolean =>
  what.kind === 'bound' && what.name === name

/** "that ally", "the chosen cards", "each character dealt damage this way". */
export const meant = ({ noun, how, many }: Meaning): Phrase => {
  if (how === 'kept') return phrase(noun, true)
  if (how === 'touched') return phrase(`each ${noun} that it lands on`)
  if (how === 'damaged' || how === 'exhausted')
    return phrase(`${many ? 'each' : 'a'} ${noun} ${how} this way`)
  if (how === 'discarded') return phrase(`the discarded ${many ? plural(noun) : noun}`, many)
  if (how === 'revealed' || how === 'chosen' || how === 'removed')
    return many ? phrase(`the ${how} ${plural(noun)}`, true) : phrase(`that ${noun}`)
  return many ? phrase(`those ${plural(noun)}`, true) : phrase(`that ${noun}`)
}
