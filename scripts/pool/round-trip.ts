/**
 * Compiles the English that is generated from each compiled card. It must give the same data: a difference is a fault
 * of the grammar, of the generated English, or a word that the two use in another sense.
 */
import { cardTextLines as generated } from '../../src/cards/text.ts'
import { type Card, CLASS_TAGS } from '../../src/engine/index.ts'
import type { CompiledPool } from './all.ts'
import { canonicalText } from './canonical-text.ts'
import { compileText, textDataOf, withoutTextData } from './compile.ts'

/** Words of the generated English, and the printed words with the same meaning that the grammar reads. */
const PRINTED: readonly (readonly [generated: RegExp, printed: string])[] = [
  [/^Attaches to /gm, 'Attach to '],
  [/If that is done, /g, 'If you do, '],
  [/, provided (.*?), /g, ', if $1, '],
  [/\bthis enters play\b/g, 'Self enters play'],
  [/\bheals? ((?:\d+|all|X|that much) damage) on /g, 'heals $1 from '],
  [/When a player's turn ends, /g, 'At the end of each turn, '],
  [/When your turn ends, /g, 'At the end of your turn, '],
  [/When your turn starts, /g, 'At the start of your turn, '],
  [
    /All damage to (.*?) this turn is prevented\./g,
    'Prevent all damage that would be dealt to $1 this turn.',
  ],
  [/^To complete this quest, (.*?)\. Reward: /gm, '$1 to complete this quest.\nReward: '],
  [/^Complete for (.*?)\. Reward: /gm, 'Pay $1 to complete this quest.\nReward: '],
  [
    /^On your turn, complete for (.*?)\. Reward: /gm,
    'On your turn, pay $1 to complete this quest.\nReward: ',
  ],
  [
    /\bdeals? (target [^.→]*?|each [^.→]*?|itself|that [a-z]+|another [^.→]*?|a hero|an? [a-z ]+|your hero) ((?:\d+|X) (?:unpreventable )?(?:[a-z]+ )?damage)/g,
    'deals $2 to $1',
  ],
  [/\[Health\]/g, 'health'],
  [/\bflip this hero\b/gi, 'flip Self'],
  [/^Talent: (\w+(?: \w+)?)$/gm, '$1 Talent'],
  [/\b([Pp])ut into play ([^.]*?tokens?[^.]*?)(?=[.,])/g, '$1ut $2 into play'],
  [/\bWhenever\b/g, 'When'],
  [/\bWhen a player's turn starts, /g, 'At the start of each turn, '],
  [/ on top of your deck\b/g, ' of your deck'],
]

/** Outside of play, the printed "Mage" is an ally, as the generated text says. */
const DISCARDED = new RegExp(`\\b(discard|remove) a (${CLASS_TAGS.join('|')}) ally\\b`, 'g')
const CHARACTERS = new RegExp(`\\b(${CLASS_TAGS.join('|')}) character(s?)\\b`, 'g')

const inPrintedWords = (text: string): string =>
  PRINTED.reduce(
    (all, [from, to]) => all.replace(from, to),
    text.replace(CHARACTERS, '$1$2').replace(DISCARDED, '$1 a $2'),
  )

type Way =
  | 'same'
  | 'different'
  /** The grammar doesn't read the generated English, which has other words than printed texts. */
  | 'unread'

interface Trip {
  readonly id: string
  readonly name: string
  readonly way: Way
  /** The generated English, and the data before and after if they differ. */
  readonly details: readonly string[]
}

export interface RoundTripCounts {
  readonly same: number
  readonly different: readonly string[]
  readonly unread: Readonly<Record<string, number>>
}

function tripOf({
  id,
  name,
  outcome,
  type,
}: {
  id: string
  name: string
  type: string
  outcome: Card
}): Trip {
  const text = inPrintedWords(generated(outcome).join('\n'))
  const again = compileText(withoutTextData(outcome), type, text)
  if (!again.ok) return { id, name, way: 'unread', details: [again.refusals[0]?.code ?? '', text] }
  const [before, after] = [canonicalText(textDataOf(outcome)), canonicalText(textDataOf(again.card))]
  if (before === after) return { id, name, way: 'same', details: [] }
  return { id, name, way: 'different', details: [text, before, after] }
}

function tripsOf({ results }: CompiledPool): Trip[] {
  return results.flatMap(({ printed: { id, name, type }, outcome, byHand }) =>
    outcome.ok && !byHand ? [tripOf({ id, name, type, outcome: outcome.card })] : [],
  )
}

export const countRoundTrips = (all: CompiledPool): RoundTripCounts => countsOf(tripsOf(all))

function countsOf(trips: readonly Trip[]): RoundTripCounts {
  const unread = new Map<string, number>()
  for (const { way, details } of trips)
    if (way === 'unread') unread.set(details[0] ?? '', (unread.get(details[0] ?? '') ?? 0) + 1)
  return {
    same: trips.filter(({ way }) => way === 'same').length,
    different: trips.filter(({ way }) => way === 'different').map(({ id }) => id),
    unread: Object.fromEntries([...unread].sort(([, a], [, b]) => b - a)),
  }
}

/** Returns the lines of a report; with `isDetailed` also the English and the data of each card that differs. */
export function roundTripLines(all: CompiledPool, isDetailed: boolean): string[] {
  const trips = tripsOf(all)
  const { same, different, unread } = countsOf(trips)
  const total = Object.values(unread).reduce((sum, n) => sum + n, 0)
  const shown = trips.filter(({ way }) => way === 'different' || (isDetailed && way === 'unread'))
  return [
    `${same} texts give the same data again, ${different.length} give other data, and the grammar doesn't read ${total}.`,
    ...shown.flatMap(({ id, name, way, details }) => [`## ${id} ${name}: ${way}`, ...details]),
  ]
}
