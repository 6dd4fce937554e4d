/**
 * How an evening feels: three plain players play a whole raid through Discord's stand-in with default settings, and press
 * what is posted to them.
 *
 *   npm run -s evening -- --raid deadmines --seed 1 --json
 *   npm run -s evening -- --raid onyxia --seed 1                     # one of the group is the Boss; --boss computer
 *   npm run -s evening -- --raid shadowfang-keep --seed 1 --log      # each question in a line, on stderr
 *   npm run -s evening -- --raid deadmines --phones folder           # a phone at each kind of question, as pictures
 *   npm run -s evening -- --kept test/stored/shape-4,test/stored/shape-5 --phones folder # of stored raids, no evening: one a kind
 *
 * docs/evening.md says what the figures mean and what they were; `scripts/evening/figures.ts` is how they are counted.
 */
import { parseArgs } from 'node:util'
import { lairOf } from '../src/engine/index.ts'
import { easiestOf } from '../src/raids/index.ts'
import { Album } from './evening/album.ts'
import { pictureKept } from './evening/kept.ts'
import { playEvening } from './evening/run.ts'

const { values } = parseArgs({
  options: {
    raid: { type: 'string', default: 'deadmines' },
    mode: { type: 'string' }, // the raid's first, unless told otherwise
    boss: { type: 'string', default: 'person' }, // or computer, in a raid that has one
    seed: { type: 'string', default: '1' },
    most: { type: 'string' }, // questions
    log: { type: 'boolean', default: false },
    phones: { type: 'string' }, // a folder
    kinds: { type: 'string' },
    kept: { type: 'string' }, // folders of stored raids
    json: { type: 'boolean', default: false },
  },
})

const { raid, most, log, phones, kept, kinds, json } = values
const mode = values.mode ?? easiestOf(raid)
const boss = lairOf({ raid, mode })?.boss === true && values.boss === 'person'
const seed = Number(values.seed)

async function evening(album: Album | null) {
  const report = await playEvening({
    raid,
    mode,
    boss,
    seed,
    ...(most === undefined ? {} : { most: Number(most) }),
    ...(album ? { album } : {}),
    ...(log ? { onQuestion: (line: string) => console.error(line) } : {}),
  })
  return { raid, mode, ...(boss ? { boss } : {}), seed, ...report }
}

/** A kind that the first folder asks isn't taken from the second. */
async function pictures(folders: string, into: Album): Promise<string[]> {
  const taken: string[] = []
  for (const folder of folders.split(',')) taken.push(...(await pictureKept(folder, into, kinds?.split(','))))
  return taken
}

const album = phones === undefined ? null : await Album.open(phones)
const report = kept !== undefined && album ? await pictures(kept, album) : await evening(album)
await album?.close()
console.log(json ? JSON.stringify(report) : report)
