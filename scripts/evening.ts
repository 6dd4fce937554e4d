/**
 * How an evening feels: three plain players play a whole raid through Discord's stand-in with default settings, and press
 * what is posted to them.
 *
 *   npm run -s evening -- --raid deadmines --seed 1 --json
 *   npm run -s evening -- --raid shadowfang-keep --seed 1 --log      # each question in a line, on stderr
 *   npm run -s evening -- --raid deadmines --phones folder           # a phone at each kind of question, as pictures
 *
 * docs/evening.md says what the figures mean and what they were; `scripts/evening/figures.ts` is how they are counted.
 */
import { parseArgs } from 'node:util'
import { Album } from './evening/album.ts'
import { playEvening } from './evening/run.ts'

const { values } = parseArgs({
  options: {
    raid: { type: 'string', default: 'deadmines' },
    mode: { type: 'string', default: 'novice' },
    seed: { type: 'string', default: '1' },
    most: { type: 'string' }, // questions
    log: { type: 'boolean', default: false },
    phones: { type: 'string' }, // a folder
    json: { type: 'boolean', default: false },
  },
})

const { raid, mode, most, log, phones, json } = values
const album = phones === undefined ? null : await Album.open(phones)
const seed = Number(values.seed)
const report = await playEvening({
  raid,
  mode,
  seed,
  ...(most === undefined ? {} : { most: Number(most) }),
  ...(album ? { album } : {}),
  ...(log ? { onQuestion: (line: string) => console.error(line) } : {}),
})
await album?.close()
console.log(json ? JSON.stringify({ raid, mode, seed, ...report }) : { raid, mode, seed, ...report })
