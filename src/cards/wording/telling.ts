/** The state of a text that is being generated: the things mentioned so far, for "it", "they" and "that ally". */
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

/** The meaning of a name: "that weapon", "the chosen cards", "the roll". */
export interface Meaning {
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
    | 'touched'
    | 'exhausted'
    | 'put'
    | 'removed'
    | 'affected'
    | 'number'
  /** The deed that was done with the cards: "destroyed". */
  readonly done?: string
  readonly many: boolean
  /** Several players have each chosen some. */
  readonly gathered: boolean
  /** The owner of the deck in which it lies. */
  readonly owner?: Players
  /** Cards are revealed until one of these comes. */
  readonly until?: Filter
}

/** A thing that "it" can refer to. Null if "it" would be misunderstood. */
type Spoken = Selector | Filter | 'drawn' | null

/** A reference without a number means the first target. */
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
  /** The player of the enclosing forEach before the first mention. After it, the player is "they". */
  they: Phrase | undefined
  /** A player who is "they" for now, and, inside forEach, whether choices are gathered. */
  theySame: Players | undefined
  gathering = false
  /** The player of the latest action. Others are "each other Raider". */
  acting: Players | undefined
  /** The card for which an amount is worded, which is each one that is dealt it, and the name of each dealer. */
  about: Phrase | undefined
  dealing: string | undefined
  /** The thing that was mentioned last, to which "it" and "they" would refer. */
  private last: string | undefined

  /** The word for its card in a power, if that isn't the card's own type: "this hero". */
  private readonly noun: string

  constructor(card: Card, noun = selfNoun(card)) {
    this.card = card
    this.noun = noun
    for (const step of stepsOf(card)) this.remember(step)
  }

  /** Names the results of the card's own text for its powers. */
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
  /** Whether the card that is chosen now is revealed. */
  revealing = false

  /** Whether the card's text puts tokens of that name into play, so that one of them is "a Scarlet Trainee". */
  isOfTokens(name: string): boolean {
    return stepsOf(this.card).some(
      (step) => step.kind === 'putToken' && (step.token.name ?? step.token.tags.join(' ')) === name,
    )
  }

  /** The zone of this card while the text is used, if that isn't play. */
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
  /** Words a part of a phrase, or one of two alternatives, without a change to the meaning of "it". */
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

  /** If several cards with the same noun were chosen one by one: the first, the second. */
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

/** Names that don't count as mentions: "that much", "each ally damaged this way". */
const ASIDE: ReadonlySet<Meaning['how']> = new Set(['number', 'damaged', 'exhausted'])

const stepsOf = ({ effect }: Card): readonly Effect[] => {
  if (!effect) return []
  return effect.kind === 'do' ? effect.steps : [effect]
}

const SELF_NOUNS = ['Weapon', 'Armor', 'Item'] as const
/** Types with their own nouns. */
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

/** "Attach this to it", which refers to the card that the text has chosen. */
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

/** The node for a target that is mentioned again. */
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
