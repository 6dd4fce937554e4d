/** Compiles every card of the reference that isn't written by hand. */
import { allCards } from '../../src/cards/index.ts'
import type { Card } from '../../src/engine/index.ts'
import type { CardByHand } from './by-hand/card-by-hand.ts'
import { cardsByHand } from './by-hand/index.ts'
import type { CompileOutcome } from './compile.ts'
import { compileCard, nameAndTypeKey, type PrintedPoolCard, printedCards, RAID_SETS } from './pool.ts'
import type { CardSources } from './sources.ts'

export interface CompileResult {
  readonly printed: PrintedPoolCard
  readonly outcome: CompileOutcome
  /** A card of the same name and type that is written by hand. It is used instead of the compiled card. */
  readonly byHand?: Card
  /** Lines that are written by hand, for a card whose other lines are compiled. */
  readonly handLines?: CardByHand
  /** Whether a raider's deck may contain the card. */
  readonly isRaiders: boolean
}

export interface CompiledPool {
  readonly rows: number
  /** The tags of all cards, each with the types of cards that have it. */
  readonly tags: ReadonlyMap<string, ReadonlySet<string>>
  readonly results: readonly CompileResult[]
}

export function compileAll(
  sources: CardSources,
  withLines: readonly CardByHand[] = cardsByHand,
): CompiledPool {
  const lines = new Map(withLines.map((card) => [card.id, card]))
  const hand = new Map([...allCards.values()].map((card) => [nameAndTypeKey(card.name, card.type), card]))
  const results = printedCards(sources).map((printed): CompileResult => {
    const byHand = hand.get(nameAndTypeKey(printed.name, printed.type))
    const isRaiders =
      printed.type !== 'Achievement' && printed.printings.some(({ row }) => !RAID_SETS.has(row.set))
    const handLines = lines.get(printed.id)
    return {
      printed,
      outcome: compileCard(printed, handLines),
      isRaiders,
      ...(byHand ? { byHand } : {}),
      ...(handLines ? { handLines } : {}),
    }
  })
  return { rows: sources.rows.length, tags: tagsOf(sources), results }
}

/** Returns the tags of all cards, with the last words of tags, by which allies and heroes are also called (202.1a). */
function tagsOf({ rows }: CardSources): Map<string, Set<string>> {
  const tags = new Map<string, Set<string>>()
  const persons = personsOf(rows)
  const add = (tag: string, type: string): unknown => tags.set(tag, (tags.get(tag) ?? new Set()).add(type))
  for (const { type, tags: printed } of rows)
    for (const tag of printed.flatMap(tagsIn)) {
      if (persons.has(tag)) continue
      add(tag, type)
      const last = tag.split(' ').at(-1) ?? ''
      if ((type === 'Ally' || type === 'Hero') && /^[A-Z]\S{2}/.test(last)) add(last, type)
    }
  for (const tag of OF_TOKENS) add(tag, 'Ally')
  return tags
}

/** Returns the tags of allies that are names, such as "Thrall (1)": each card with such a tag has it in its name. */
function personsOf(rows: CardSources['rows']): ReadonlySet<string> {
  const isName = new Map<string, boolean>()
  for (const { name, tags, type } of rows)
    for (const printed of tags)
      for (const tag of tagsIn(printed))
        isName.set(
          tag,
          isName.get(tag) !== false &&
            type === 'Ally' &&
            printed.includes(`${tag} (1)`) &&
            name.split(/[ ,]+/).some((word) => word === tag),
        )
  return new Set([...isName].flatMap(([tag, is]) => (is ? [tag] : [])))
}

/** Tags that only tokens and texts have. */
const OF_TOKENS = [
  'Boar',
  'Chicken',
  'Frog',
  'Penguin',
  'Pig',
  'Sheep',
  'Snowman',
  'Demon',
  'Pet',
  'Totem',
  'Treant',
  'Ghoul',
  'Monster',
  'Blighthound',
  'Cadaver',
  'Egg',
  'Gnoll',
  'Gronn',
  'Peasant',
  'Elemental',
  'Dragonkin',
]

const tagsIn = (printed: string): string[] =>
  printed
    .replace(/<\/?i>/g, '')
    .split(', ')
    .map((tag) => tag.replace(/ ?\(\d+\)$/, '').trim())
    .filter((tag) => /^[A-Z]\S{2}/.test(tag))
