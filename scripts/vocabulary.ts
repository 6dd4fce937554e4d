/** Writes docs/vocabulary.md, and prints the nodes that no card uses. */
import { writeFileSync } from 'node:fs'
import { vocabularyPage } from './vocabulary/page.ts'

const { text, unused } = vocabularyPage()
writeFileSync(new URL('../docs/vocabulary.md', import.meta.url), text)
console.log(unused.length === 0 ? 'Every node has a card.' : `No card uses: ${unused.join(', ')}`)
