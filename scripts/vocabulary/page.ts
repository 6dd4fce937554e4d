/** Writes docs/vocabulary.md: every node of the vocabulary, its comment, and a card that uses it. */
import { allCards } from '../../src/cards/index.ts'
import { KEYWORD_NAMES } from '../../src/cards/wording/keywords.ts'
import { type Card, KEYWORD_POWERS } from '../../src/engine/index.ts'
import { allExampleCards } from '../../src/scenarios/test-cards/index.ts'
import { firstCardByNode } from './cards-by-node.ts'
import { readVocabulary, type VocabularyNode } from './vocabulary.ts'

const HEAD = `# The vocabulary

Every node that cards are written in, from \`src/engine/model/data/vocabulary\`, with a card that uses it. Numbers in
brackets are rules of the Comprehensive Rules. Made by \`npm run -s cards -- --vocabulary\`.
`

export interface VocabularyPage {
  readonly text: string
  /** The nodes that no card uses. */
  readonly unused: readonly string[]
}

export function vocabularyPage(): VocabularyPage {
  const schema = readVocabulary()
  const uses = firstCardByNode(schema, [...allCards.values(), ...allExampleCards, ...keywords])
  const row = (node: VocabularyNode): string => {
    const card = uses.get(keyOf(node))
    return `| \`${node.kind}\` | ${escaped(node.says)} | ${card ? nameOf(card) : '**no card**'} |\n`
  }
  const tables = schema.families.map(({ name, says }) => {
    const rows = schema.nodes.filter(({ family }) => family === name).map(row)
    return `\n## ${name}\n\n${says ? `${says}\n\n` : ''}| node | what it says | a card |\n| --- | --- | --- |\n${rows.join('')}`
  })
  const unused = schema.nodes.filter((node) => !uses.has(keyOf(node))).map(keyOf)
  return { text: HEAD + tables.join(''), unused }
}

/** Returns each keyword as if its text were printed on a card. */
const keywords = Object.entries(KEYWORD_POWERS).map(([keyword, powers]): Card => {
  const name = Object.entries(KEYWORD_NAMES).find(([key]) => key === keyword)?.[1] ?? keyword
  return { id: 'keyword', set: '', no: '', name, type: 'ability', tags: [], powers: powers ?? [] }
})

const keyOf = ({ family, kind }: VocabularyNode): string => `${family} ${kind}`
const nameOf = ({ name, id }: Card): string => `${name} (${id})`
const escaped = (text: string): string => text.replaceAll('|', '\\|')
