/**
 * The grammar writes the vocabulary's own data. Words that need the rest of the text, such as "it" or "an ally", are
 * marked inside that data, and `lower.ts` replaces the marks. A mark is a `bound` name that begins with "?".
 */
import { CardNoun } from '../../src/cards/builders/card-nouns.ts'
import { PlayerNoun } from '../../src/cards/builders/player-nouns.ts'
import { type Filter, hasNode, type PlayerSelector, type Selector } from '../../src/engine/index.ts'

/**
 * How a text mentions cards: `the` one that is clear (this card, your hero), a `target`, `a` card that its player
 * chooses as the effect happens, `each` card of a kind, or a pronoun: `it`.
 */
export type MentionKind = 'the' | 'target' | 'a' | 'each' | 'it'

export interface MentionMark {
  readonly how: MentionKind
  /** The position of the words in their line. The same words may stand in several places of the data. */
  readonly at: number
  /** The kind of card: 'ally', 'hero', 'character', 'card', … A pronoun without a noun has 'it' or 'he'. */
  readonly noun: string
  readonly many: boolean
  /** The position of a subject that an object pronoun can't mean: "it deals damage to it". */
  readonly not?: number
}

const nameOf = ({ how, at, noun, many, not }: MentionMark): string =>
  `?${how} ${at} ${noun} ${many ? 'many' : 'one'}${not === undefined ? '' : ` ${not}`}`

/** Marks a noun phrase with its position in the line. */
export const markMention = (mark: MentionMark, is: Selector): CardNoun =>
  new CardNoun({ kind: 'union', any: [{ kind: 'bound', name: nameOf(mark) }, is] })

/** Marks a pronoun: "it", "that ally", "them". */
export const markPronoun = (at: number, noun: string, many = false): CardNoun =>
  new CardNoun({ kind: 'bound', name: nameOf({ how: 'it', at, noun, many }) })

/** Marks the card that "other" leaves out. `noun`: the kind of the other cards, if it is known. */
export const cardLeftOutByOther = (at: number, noun = ''): CardNoun => markPronoun(at, `${OTHER}${noun}`)

const OTHER = 'other/'
export const isOtherMark = ({ noun }: MentionMark): boolean => noun.startsWith(OTHER)
/** Returns the kind of the cards that "other" describes, such as 'ally'. */
export const kindOfOthers = ({ noun }: MentionMark): string => noun.slice(OTHER.length)

/** Adds the noun to the mark of "other", which is read before its noun is known. */
export const withKindOfOthers = (filter: Filter, noun: string): Filter =>
  replaceNodes(filter, (node) => {
    const mark = readMentionMark(node)?.mark
    return mark && isOtherMark(mark) && kindOfOthers(mark) === ''
      ? cardLeftOutByOther(mark.at, noun).is
      : undefined
  })

/** Marks a pronoun for a player: "he", "that player", "their". */
export const markPlayerPronoun = (at: number): PlayerNoun => new PlayerNoun(personMark(`?he ${at}`))

/** Marks players with the position at which the text mentions them, so that "he" can refer to them. */
export const markPlayer = (at: number, who: PlayerNoun): PlayerNoun =>
  new PlayerNoun({ kind: 'except', players: who.are, without: personMark(`?who ${at}`) })

/** The subject of a verb, which the clause around it knows. */
export const subjectMark = new CardNoun({ kind: 'bound', name: '?subject' })
/** The player who does what an imperative says, whom the clause around it knows. */
export const actorMark = new PlayerNoun({ kind: 'controllerOf', what: { kind: 'bound', name: '?actor' } })

/** Adds to the positions of all marks, so that a line's marks come after those of the lines before it. */
export const shiftMarks = <T>(data: T, by: number): T =>
  replaceNodes(data, (node) => {
    if (!isDataObject(node) || node.kind !== 'bound' || typeof node.name !== 'string') return undefined
    const [, how, at, rest] = /^(\?(?:the|target|a|each|it|he|who)) (\d+)(.*)$/.exec(node.name) ?? []
    if (how === undefined || rest === undefined) return undefined
    const [, kept, not] = /^(.*(?:many|one))(?: (\d+))$/.exec(rest) ?? []
    const end = kept === undefined ? rest : `${kept} ${Number(not) + by}`
    return { ...node, name: `${how} ${Number(at) + by}${end}` }
  })

const personMark = (name: string): PlayerSelector => ({ kind: 'controllerOf', what: { kind: 'bound', name } })

const MARK = /^\?(the|target|a|each|it) (\d+) (\S+) (many|one)(?: (\d+))?$/

function markOf(name: string): MentionMark | undefined {
  const [, how, at, noun, number, not] = MARK.exec(name) ?? []
  if (how === undefined || noun === undefined) return undefined
  return {
    how: how as MentionKind, // the expression matches only these kinds
    at: Number(at),
    noun,
    many: number === 'many',
    ...(not === undefined ? {} : { not: Number(not) }),
  }
}

/** Reads a marked noun phrase or pronoun. */
export function readMentionMark(
  node: unknown,
): { readonly mark: MentionMark; readonly is?: Selector } | undefined {
  const selector = asSelector(node)
  if (selector?.kind === 'bound') {
    const mark = markOf(selector.name)
    return mark && { mark }
  }
  if (selector?.kind !== 'union') return undefined
  const [first, is] = selector.any
  const mark = first?.kind === 'bound' ? markOf(first.name) : undefined
  return mark && is ? { mark, is } : undefined
}

export const isSubjectMark = (node: unknown): boolean => boundName(node) === '?subject'
export const isActorMark = (node: unknown): boolean =>
  isDataObject(node) && node.kind === 'controllerOf' && boundName(node.what) === '?actor'

/** Returns the position of "he"; undefined for a node that isn't "he". */
export function readPlayerPronounMark(node: unknown): number | undefined {
  return isDataObject(node) && node.kind === 'controllerOf' ? positionIn(node.what, '?he ') : undefined
}

/** Returns the players whom a node mentions, and the position; undefined for other nodes. */
export function readPlayerMark(
  node: unknown,
): { readonly at: number; readonly players: PlayerSelector } | undefined {
  if (!isDataObject(node) || node.kind !== 'except') return undefined
  const { without, players } = node
  const at =
    isDataObject(without) && without.kind === 'controllerOf' ? positionIn(without.what, '?who ') : undefined
  // `markPlayer` has written the selector.
  return at === undefined ? undefined : { at, players: players as PlayerSelector }
}

function positionIn(node: unknown, prefix: string): number | undefined {
  const name = boundName(node)
  return name?.startsWith(prefix) ? Number(name.slice(prefix.length)) : undefined
}

function boundName(node: unknown): string | undefined {
  const selector = asSelector(node)
  return selector?.kind === 'bound' ? selector.name : undefined
}

function asSelector(node: unknown): Extract<Selector, { kind: 'bound' | 'union' }> | undefined {
  if (!isDataObject(node)) return undefined
  const isOne =
    (node.kind === 'bound' && typeof node.name === 'string') ||
    (node.kind === 'union' && Array.isArray(node.any))
  // the node has the fields of this type
  return isOne ? (node as Extract<Selector, { kind: 'bound' | 'union' }>) : undefined
}

export function isDataObject(node: unknown): node is Readonly<Record<string, unknown>> {
  return typeof node === 'object' && node !== null && !Array.isArray(node)
}

/**
 * Copies data, and replaces each node for which `change` returns something else. The result has the type of the data,
 * because the data that replaces a mark has the mark's type.
 */
export function replaceNodes<T>(data: T, change: (node: unknown) => unknown): T {
  const go = (node: unknown): unknown => {
    const other = change(node)
    if (other !== undefined) return other
    if (Array.isArray(node)) return node.map(go)
    if (!isDataObject(node)) return node
    return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, go(value)]))
  }
  return go(data) as T
}

/** Numbers of a card: "its" in "equal to its ATK" can mean the subject. */
const OWNED: ReadonlySet<unknown> = new Set(['stat', 'counters', 'count', 'total'])
const withSubjectIn = (data: unknown, of: CardNoun): unknown =>
  replaceNodes(data, (node) => (isSubjectMark(node) ? of.is : undefined))

/** Puts a subject into a verb: "deals 2 fire damage" with "your hero". */
export const replaceSubjectMark = <T>(verb: T, of: CardNoun): T => {
  const own = readMentionMark(of.is)
  return replaceNodes(verb, (node) => {
    if (isSubjectMark(node)) return of.is
    if (isDataObject(node) && OWNED.has(node.kind)) return withSubjectIn(node, of)
    const known = readMentionMark(node)
    if (!own?.is || known?.mark.how !== 'it') return undefined
    // in "it heals each other ally", the subject is left out
    if (isOtherMark(known.mark)) return own.is.kind === 'host' ? own.is : undefined
    return { kind: 'bound', name: nameOf({ ...known.mark, not: own.mark.at }) }
  })
}
/** Replaces "he" by the player who does the deed: "Target player exhausts all allies he controls". */
export function replaceOwnerPronoun<T>(deed: T, who: PlayerNoun): T {
  const isNamed = hasNode([deed], (node) => isActorMark(node) || readPlayerMark(node) !== undefined)
  return isNamed
    ? deed
    : replaceNodes(deed, (node) => (readPlayerPronounMark(node) === undefined ? undefined : who.are))
}
/** Puts a player into an imperative: "draws a card" with "target player". */
export const replaceActorMark = <T>(deed: T, who: PlayerNoun): T =>
  replaceNodes(deed, (node) => (isActorMark(node) ? who.are : undefined))
