/** The facts of a card that card lists have, too: `npm run -s cards -- --json`. */
import { allCards } from '../../src/cards/index.ts'
import { cardTextLines, tagText } from '../../src/cards/text.ts'
import type { Card } from '../../src/engine/index.ts'

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** Names under which card databases list a card, so that this list can be compared with theirs. */
const CATALOGUED: Readonly<Record<string, string>> = {
  'DDD-18': 'Potent Plan',
  'DDD-43': 'Hell Hath No Furry',
  'DSM-1': 'Scarlet Commader Mograine - Level 1',
  'DSM-2': 'Scarlet Commader Mograine - Level 2',
  'DSM-3': 'Scarlet Commader Mograine - Level 3',
  'DSM-4': 'Scarlet Commader Mograine - Level 4',
  'DSM-35': "Scarlet Crusader's Strike",
  'DSM-43': 'Friend in Need',
  'BTR-6': 'Shrine of Lost Souls / Essence of Suffering',
  'BTR-7': 'Essence of Desire / Essence of Anger',
}

/** The levels of a Dungeon hero share a name, so a list adds the level. */
export const listedName = (card: Card): string =>
  CATALOGUED[card.id] ?? (sharesName(card) ? `${card.name} - Level ${card.level}` : card.name)

const sharesName = ({ id, name, nextLevel }: Card): boolean =>
  nextLevel !== undefined || [...allCards.values()].some((one) => one.nextLevel === id && one.name === name)

/** A quest has no play cost, so the list shows the cost of completing it. */
export const listedCost = (card: Card): number | null => {
  const reward = card.powers.find((power) => power.kind === 'reward')
  const paid = reward?.costs.find((cost) => cost.kind === 'resources')
  if (card.type === 'quest') return typeof paid?.amount === 'number' ? paid.amount : null
  return card.cost ?? null
}

/** A fact that a card doesn't have is null; several classes are separated by commas. */
export const cardListFacts = (card: Card) => ({
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
  class: card.classes && card.classes.length > 0 ? card.classes.join(', ') : null,
  faction: card.faction ?? null,
  rarity: card.rarity === undefined ? null : capital(card.rarity),
  instant: card.instant === true,
  text: cardTextLines(card).join('\n'),
})
