/**
 * Checks whether every power of every card is tested: takes out each power in turn, and runs the stories of files
 * that name its card.
 *
 *   npm run -s mutate -- --set DDD --json     → { powers, survivors: [] }
 *   npm run -s mutate -- --card BTR-1 --card BTR-2     these cards and their tokens
 *   npm run -s mutate -- --pool 200 --seed 1 --json    compiled cards of the pool, drawn at random; "all" takes all of them
 *   npm run -s mutate -- --pool 1 --card HoA-80        this compiled card
 *
 * A survivor is a part whose absence no test notices: `DDD-13:powers.0`. With --fine each step, modifier, cost,
 * condition and half of a description is taken out instead. One run of the stories tries all parts. Each part that
 * survives that run gets a separate run, in which the part is missing when the files are loaded. A story that fails
 * with all parts in place would notice nothing, so the script only names such stories and stops.
 *
 * Compiled cards have no stories. They are played at up to --tables random tables (30 by default), with the part and
 * without it. The part is noticed if anything differs.
 */
import { parseArgs } from 'node:util'
import type { Card } from '../src/engine/index.ts'
import { mutatePoolCards } from './mutate/pool.ts'
import { mutateStoryCards } from './mutate/stories.ts'

const { values } = parseArgs({
  options: {
    set: { type: 'string' },
    card: { type: 'string', multiple: true },
    json: { type: 'boolean', default: false },
    fine: { type: 'boolean', default: false },
    pool: { type: 'string' },
    seed: { type: 'string', default: '1' },
    tables: { type: 'string', default: '30' },
  },
})

const onPart = (part: string, card: Card, isNoticed: boolean) => {
  if (!values.json) console.log(`${isNoticed ? 'noticed ' : 'SURVIVES'} ${part} ${card.name}`)
}
const found =
  values.pool === undefined
    ? await mutateStoryCards({ ...values, onPart })
    : mutatePoolCards({
        only: values.card,
        cards: values.pool === 'all' ? Infinity : Number(values.pool),
        seed: Number(values.seed),
        tables: Number(values.tables),
        fine: values.fine,
        onPart,
      })
const survivors = found.survivors.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))
if (values.json) console.log(JSON.stringify({ ...found, survivors }))
else console.log(`${found.powers} powers, ${survivors.length} survivors`, survivors)
process.exitCode = survivors.length > 0 ? 1 : 0
