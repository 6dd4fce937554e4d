/** Lists the parts that a fuzz run never saw at work, grouped by what they ask for. */
import { automatedCard } from '../../cards/pool/automated.ts'
import type { Cost, Power } from '../../engine/index.ts'
import { type CardPartId, cardIdOfPart, powerOfPart } from './parts-at-work.ts'

/** Costs that every player can pay. */
const PLAIN_COSTS: ReadonlySet<Cost['kind']> = new Set([
  'resources',
  'activate',
  'flip',
  'destroySelf',
  'discardSelf',
])

/** Returns a table with a row for each group, the largest first. */
export function unseenPartsReport(parts: readonly CardPartId[]): string[] {
  const groups = new Map<string, CardPartId[]>()
  for (const part of parts) {
    const need = rareNeedOfPart(part)
    groups.set(need, [...(groups.get(need) ?? []), part])
  }
  const rows = [...groups].sort(([, a], [, b]) => b.length - a.length)
  return [
    '| the part asks for | parts |',
    '|---|---|',
    ...rows.map(
      ([need, those]) => `| ${need} | ${[...new Set(those)].sort(inOrder).map(shortName).join(', ')} |`,
    ),
  ]
}

/** Returns `SW-25:1` for `SW-25:powers.1`. */
const shortName = (part: CardPartId): string => part.replace('powers.', '')

const inOrder = (a: string, b: string): number => a.localeCompare(b, 'en', { numeric: true })

/** Says what a part asks for that random players seldom have: an event, a condition, a cost, or cards to affect. */
export function rareNeedOfPart(part: CardPartId): string {
  if (part.endsWith(':hand')) return 'a cost or a target, so that the card leaves the hand'
  const card = automatedCard(cardIdOfPart(part))
  const power = card && powerOfPart(card, part)
  return power ? needOfPower(power) : 'a target or a host of a special kind'
}

function needOfPower(power: Power): string {
  switch (power.kind) {
    case 'triggered':
      return `the event “${power.on.event}”`
    case 'payment':
    case 'reward':
      if (!power.costs.every(({ kind }) => PLAIN_COSTS.has(kind)))
        return 'a cost in special cards or counters'
      return power.when && power.when.kind !== 'turnOf'
        ? 'a condition for its use'
        : 'much of something to pay'
    case 'continuous':
      return power.while ? 'a condition while it is in play' : 'special cards to affect'
    default:
      return 'a card in play'
  }
}
