/**
 * Measures how an evening feels: three simple players play a whole raid through Discord's stand-in with default
 * settings, and press the controls that are posted to them.
 *
 *   npm run -s evening -- --raid deadmines --seed 1 --json
 *   npm run -s evening -- --raid onyxia --seed 1                     # a person of the group is the Boss, or --boss computer
 *   npm run -s evening -- --raid shadowfang-keep --seed 1 --log      # logs each question in a line on stderr
 *   npm run -s evening -- --raid deadmines --phones folder           # takes a picture of a phone at each kind of question
 *   npm run -s evening -- --kept test/stored/shape-4,test/stored/shape-5 --phones folder # uses stored raids, one for each kind
 *
 * Traffic that doesn't match Discord's description is printed on stderr, and then the command fails.
 * docs/evening.md explains the figures and lists past ones; `scripts/evening/figures.ts` counts them.
 */
import { parseArgs } from 'node:util'
import { lairOfGame } from '../src/engine/index.ts'
import { describeViolation, findViolations } from '../src/playground/conformance/check.ts'
import { replaceTrafficObserver, type Traffic } from '../src/playground/traffic.ts'
import { easiestMode } from '../src/raids/index.ts'
import { playEvening } from './evening/run.ts'
import { ScreenshotAlbum } from './evening/screenshot-album.ts'
import { screenshotStoredRaids } from './evening/stored-raids.ts'

const { values } = parseArgs({
  options: {
    raid: { type: 'string', default: 'deadmines' },
    mode: { type: 'string' }, // the mode; by default the raid's first one
    boss: { type: 'string', default: 'person' }, // person or computer, in a raid that has a Boss
    seed: { type: 'string', default: '1' },
    most: { type: 'string' }, // The greatest number of questions that are answered.
    log: { type: 'boolean', default: false },
    phones: { type: 'string' }, // The folder to which pictures of phone screens are written.
    kinds: { type: 'string' },
    kept: { type: 'string' }, // The folder of stored raids whose questions are pictured, too.
    json: { type: 'boolean', default: false },
  },
})

const { raid, most, log, phones, kept, kinds, json } = values
const mode = values.mode ?? easiestMode(raid)
const boss = lairOfGame({ raid, mode })?.boss === true && values.boss === 'person'
const seed = Number(values.seed)

async function evening(album: ScreenshotAlbum | null) {
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

/** Takes pictures of stored raids. The second folder adds only kinds of questions that the first one lacks. */
async function pictures(folders: string, into: ScreenshotAlbum): Promise<string[]> {
  const taken: string[] = []
  for (const folder of folders.split(','))
    taken.push(...(await screenshotStoredRaids(folder, into, kinds?.split(','))))
  return taken
}

/** Checked after the evening, whose CPU time is a figure. */
const traffic: Traffic[] = []
replaceTrafficObserver((each) => traffic.push(each))
const album = phones === undefined ? null : await ScreenshotAlbum.open(phones)
const report = kept !== undefined && album ? await pictures(kept, album) : await evening(album)
await album?.close()
console.log(json ? JSON.stringify(report) : report)
for (const sentence of new Set(traffic.flatMap(findViolations).map(describeViolation))) {
  console.error(sentence)
  process.exitCode = 1
}
