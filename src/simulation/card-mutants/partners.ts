/** Chooses cards that give a card something to do: cards that have a part of its text in common with it. */
import { type Card, memoize, walkNodes } from '../../engine/index.ts'
import { poolCards } from '../fuzz/pool-decks.ts'
import { type RandomNumberGenerator, randomElement } from '../invariant-checks/random-numbers.ts'

/**
 * The largest share of the pool's cards that may have a part. A part that more cards have says too little about a
 * card.
 */
const LARGEST_SHARE = 0.25

/**
 * Draws partners of a card among the legal cards. Each rare part of the card's text asks for a partner in turn: a
 * text about the keyword Smash for a card with Smash, a text about quests for a quest.
 * @returns fewer cards, or none, if few or no legal cards have such a part
 */
export function randomPartnerCards(
  card: Card,
  legal: readonly Card[],
  count: number,
  next: RandomNumberGenerator,
): Card[] {
  const others = legal.filter(({ name }) => name !== card.name)
  const groups = [...partsOf(card)]
    .filter((part) => cardsWith(part) <= LARGEST_SHARE * poolCards().length)
    .map((part) => others.filter((other) => partsOf(other).has(part)))
    .filter((group) => group.length > 0)
  return groups.length === 0
    ? []
    : Array.from({ length: count }, (_, n) => randomElement(groups[n % groups.length] ?? [], next))
}

/** The parts of a card's facts and text, such as "keyword:smash", "tag:Pet", "counter:honor" and "type:quest". */
const partsOf = memoize((card: Card): ReadonlySet<string> => new Set(findParts(card)))

function findParts({ type, damageType, tags, powers, effect, attach, back }: Card): string[] {
  const parts = [`type:${type}`, ...(damageType ? [`damageType:${damageType}`] : [])]
  walkNodes([tags, powers, effect, attach, back], (node) => {
    for (const [key, value] of Object.entries(node))
      if (typeof value === 'string') parts.push(`${node.kind === 'damageType' ? 'damageType' : key}:${value}`)
    return true
  })
  return parts
}

let counted: ReadonlyMap<string, number> | undefined

/** The number of cards of the pool that have the part. */
function cardsWith(part: string): number {
  counted ??= countParts()
  return counted.get(part) ?? 0
}

function countParts(): Map<string, number> {
  const counts = new Map<string, number>()
  for (const card of poolCards())
    for (const part of partsOf(card)) counts.set(part, (counts.get(part) ?? 0) + 1)
  return counts
}
