/**
 * The cards that "other" and "another" leave out. "Each other ally" leaves out this card if it is an ally in play. If
 * not, it leaves out the allies that the text has mentioned.
 */
import type { Selector } from '../../../src/engine/index.ts'
import { isDataObject, isOtherMark, kindOfOthers, type MentionMark, readMentionMark } from '../marks.ts'
import { type Antecedent, canTypeFitNoun, doNounsOverlap, UnclearText } from '../refer.ts'
import type { TextScope } from './scope.ts'

export function cardsLeftOut(mark: MentionMark, scope: TextScope): Selector {
  if (hasChosenAlone(mark, scope)) throw new UnclearText('other than what')
  if (isOneOfTheOthers(kindOfOthers(mark), scope)) return { kind: 'self' }
  const mentioned = scope.antecedents.filter((one) => isMeant(one, mark))
  const before = mentioned.filter(({ at }) => at < mark.at)
  const meant = before.length > 0 ? before : mentioned
  // on a hero, "another Paladin" leaves out the hero
  if (meant.length === 0 && scope.isInPlay && scope.isCharacter) return { kind: 'self' }
  const [only, ...more] = new Map(meant.map((one) => [JSON.stringify(one.is), one])).values()
  if (!only || more.length > 0 || only.how === 'each') throw new UnclearText('other than what')
  return only.is
}

/** Whether this card is in play and of the kind that "other" describes. */
export const isOneOfTheOthers = (kind: string, { isInPlay, type }: TextScope): boolean =>
  isInPlay && (type === undefined || canTypeFitNoun(type, kind))

/** Whether a sentence before only chose cards, which leaves open whether "other" means them. */
const hasChosenAlone = (mark: MentionMark, { alone }: TextScope): boolean =>
  [...alone].some((at) => at < mark.at)

const isMeant = ({ at, noun, is }: Antecedent, mark: MentionMark): boolean =>
  at !== mark.at && is.kind !== 'self' && doNounsOverlap(noun, kindOfOthers(mark))

/** Returns "each other ally in that ally's party" without that ally; undefined for any other description. */
export function withOwnerLeftOut(node: Readonly<Record<string, unknown>>): object | undefined {
  if (node.kind !== 'and' || !Array.isArray(node.all)) return undefined
  const others = node.all.findIndex(isOthers)
  const what = node.all.map(cardWithParty).find((one) => one !== undefined)
  if (others < 0 || !what) return undefined
  return { ...node, all: node.all.with(others, { kind: 'not', filter: { kind: 'is', what } }) }
}

function isOthers(part: unknown): boolean {
  if (!isDataObject(part) || part.kind !== 'not' || !isDataObject(part.filter)) return false
  const mark = readMentionMark(part.filter.what)?.mark
  return mark !== undefined && isOtherMark(mark)
}

/** Returns the card in "its party"; undefined for other parts of a filter. */
function cardWithParty(part: unknown): unknown {
  if (!isDataObject(part) || part.kind !== 'controlledBy' || !isDataObject(part.players)) return undefined
  const { kind, what } = part.players
  if (kind !== 'controllerOf') return undefined
  return readMentionMark(what) || (isDataObject(what) && what.kind === 'host') ? what : undefined
}
