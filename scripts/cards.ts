/** Prints every card as a table, or with --json as an array of facts; with --vocabulary it writes docs/vocabulary.md. */
import { allCards } from '../src/cards/index.ts'
import { tagText, textOf, typeLine } from '../src/cards/text.ts'
import type { Card } from '../src/engine/index.ts'

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** Names under which card databases list a card, so that this list can be held against theirs. */
const CATALOGUED: Readonly<Record<string, string>> = {
  'DDD-18': 'Potent Plan',
  'DDD-43': 'Hell Hath No Furry',
  'DSM-1': 'Scarlet Commader Mograine - Level 1',
  'DSM-2': 'Scarlet Commader Mograine - Level 2',
  'DSM-3': 'Scarlet Commader Mograine - Level 3',
  'DSM-4': 'Scarlet Commader Mograine - Level 4',
  'DSM-35': "Scarlet Crusader's Strike",
  'DSM-43': 'Friend in Need',
}

/** The levels of a Dungeon hero share a name; in a list they must be told apart. */
const listedName = (card: Card): string =>
  CATALOGUED[card.id] ?? (sharesName(card) ? `${card.name} - Level ${card.level}` : card.name)

const sharesName = ({ id, name, nextLevel }: Card): boolean =>
  nextLevel !== undefined || [...allCards.values()].some((one) => one.nextLevel === id && one.name === name)

/** A quest has no play cost: what is listed is what completing it costs. */
const listedCost = (card: Card): number | null => {
  const reward = card.powers.find((power) => power.kind === 'reward')
  const paid = reward?.costs.find((cost) => cost.kind === 'resources')
  if (card.type === 'quest') return typeof paid?.amount === 'number' ? paid.amount : null
  return card.cost ?? null
}

const facts = (card: Card) => ({
  set: card.set,
  no: card.no,
  name: listedName(card),
  type: capital(card.type),
  cost: listedCost(card),
  atk: card.atk ?? null,
  damageType: card.damageType === undefined ? null : capital(card.damageType),
  health: card.health ?? null,
  def: card.def ?? null,
  strikeCost: card.strikeCost ?? null,
  tags: card.tags.map(tagText),
  text: textOf(card).join('\n'),
})

const stats = (card: Card): string => {
  const attack = card.atk === undefined ? '' : `${card.atk} ${card.damageType}`
  const rest = [
    card.health === undefined ? '' : `/ ${card.health}`,
    card.def === undefined ? '' : `DEF ${card.def}`,
    card.strikeCost === undefined ? '' : `strike ${card.strikeCost}`,
  ]
  return [attack, ...rest].filter((part) => part !== '').join(' ')
}

const row = (card: Card): string => {
  const cost = listedCost(card)
  const columns = [
    card.id.padEnd(8),
    listedName(card).padEnd(36),
    (cost === null ? '' : String(cost)).padEnd(3),
    stats(card).padEnd(20),
    typeLine(card),
  ]
  return columns.join(' ').trimEnd()
}

const printCards = (): void => {
  const cards = [...allCards.values()]
  const page = process.argv.includes('--json')
    ? JSON.stringify(cards.map(facts), null, 2)
    : cards.flatMap((card) => [row(card), ...textOf(card).map((line) => `         ${line}`)]).join('\n')
  console.log(page)
}

if (process.argv.includes('--vocabulary')) await import('./vocabulary.ts')
else printCards()
