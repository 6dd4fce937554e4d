/**
 * Stores raids as rows of this version's database, one file each, so that later versions can prove that they still play
 * them (`test/stored`):
 *
 *   npm run -s snapshot:raids -- --to test/stored/shape-2 --raids 300 --most 34
 *
 * Computer players play this number of raids. The script selects moments that together have every feature: each kind of
 * question, each procedure at each step, links, modifiers. It then plays up to them at a real table, and writes the
 * rows. It adds raids with an undo, a leaver and similar situations. Store raids before a change of the schema, with
 * the version that is about to change: no later version can.
 *
 *   npm run -s snapshot:raids -- --to test/stored/shape-2 --questions --raids 500 --most 80
 *
 * adds the earliest moment at which each question (`test/stored/questions.ts`) was asked, and then the earliest in each
 * dungeon, in raids with decks of all cards that heroes may have (`--raid onyxia`: only that raid).
 *
 *   npm run -s snapshot:raids -- --war --to test/stored/wars/shape-1
 *
 * stores games of the companion instead of raids, before a change of their schema (`WAR_SCHEMA_VERSION` in
 * `src/war/model.ts`).
 *
 *   npm run -s snapshot:raids -- --types
 *
 * writes the types of stored data (`test/stored/types.txt`), once the schema version has been raised.
 */
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { applyInput, type Game, isRefusal, viewFor } from '../src/engine/index.ts'
import { openStore } from '../src/store/database/open.ts'
import { findPinnedCards } from '../src/store/raids/cards.ts'
import { findRaidWithGame } from '../src/store/raids/raids.ts'
import { writeCards, writeRaid } from '../test/stored/file.ts'
import { questionOf } from '../test/stored/questions.ts'
import {
  answerQuestions,
  type ComputerRaid,
  startRaid,
  startRaidWithBuiltDecks,
} from './snapshot-raids/computer-raid.ts'
import { type CandidateMoment, selectCoveringMoments } from './snapshot-raids/covering-moments.ts'
import { dumpRaid } from './snapshot-raids/dump.ts'
import { featuresOfGame } from './snapshot-raids/features.ts'
import { raidSituations } from './snapshot-raids/situations.ts'
import { writeStoredTypes } from './snapshot-raids/types.ts'
import { snapshotWars } from './snapshot-raids/wars.ts'

const { values } = parseArgs({
  options: {
    to: { type: 'string' },
    raids: { type: 'string', default: '300' },
    most: { type: 'string', default: '34' },
    raid: { type: 'string' },
    questions: { type: 'boolean', default: false },
    war: { type: 'boolean', default: false },
    types: { type: 'boolean', default: false },
  },
})
if (values.types) {
  writeStoredTypes()
  process.exit()
}
const to = values.to ?? ''
if (to === '') throw new Error('Name a folder: --to test/stored/shape-2')
if (values.war) {
  await snapshotWars(to)
  process.exit()
}

interface Where {
  night: number
  answers: number
}

/** Games end after this number of answers, so that the files stay small. */
const LONGEST = 400

/** The most candidate moments for each feature. */
const MOMENTS = 12

/** Which raids are played, which features their moments have, and what is written for the selected moments. */
interface Looking {
  nightAt: typeof startRaid
  featuresAt: (game: Game) => string[]
  nameOf: (features: readonly string[], news: readonly string[]) => string
  snapshots: number
  situations: typeof raidSituations
}

const atAll: Looking = {
  nightAt: startRaid,
  featuresAt: (game) => featuresOfGame(JSON.parse(JSON.stringify(game))),
  nameOf,
  snapshots: 5,
  situations: raidSituations,
}

const atQuestions: Looking = {
  nightAt: startRaidWithBuiltDecks,
  featuresAt: (game) => [`asks ${questionOf(game)}`, `question ${questionOf(game)} in ${game.raid}`],
  nameOf: ([, inRaid = '']) => inRaid,
  snapshots: 1,
  situations: {},
}

const looking = values.questions ? atQuestions : atAll
const gameSchema = z.custom<Game>((value) => typeof value === 'object' && value !== null)
const store = await openStore({ dataDir: 'memory://' })
const cardKeys = new Set<string>()

const kept = selectCoveringMoments(await look(Number(values.raids)), Number(values.most))
for (const { where, features, news } of kept) {
  const night = await looking.nightAt(store, where.night, values.raid)
  await answerQuestions(night, where.answers)
  await keep(night, looking.nameOf(features, news))
}
for (const [name, play] of Object.entries(looking.situations)) await keep(await play(store), name)
for (const key of cardKeys)
  console.log(`${writeCards(to, key, await findPinnedCards(store.db, key))} cards ${key}`)
await store.close()

/** Returns moments of this number of raids that have a feature with few moments so far. */
async function look(raids: number): Promise<CandidateMoment<Where>[]> {
  const counts = new Map<string, number>()
  const candidates: CandidateMoment<Where>[] = []
  for (let night = 1; night <= raids; night++)
    for (const [answers, features] of (
      await momentsOf(await looking.nightAt(store, night, values.raid))
    ).entries()) {
      if (features.every((one) => (counts.get(one) ?? 0) >= MOMENTS)) continue
      for (const one of features) counts.set(one, (counts.get(one) ?? 0) + 1)
      candidates.push({ where: { night, answers }, weight: answers, features })
    }
  return candidates
}

/** Plays the raid with the engine alone, like the same players at the table. */
function* gamesOf(game: Game, { policy, random }: ComputerRaid): Generator<Game> {
  for (let answers = 0; answers < LONGEST && game.decision; answers++) {
    yield game
    const { id, seat } = game.decision
    const picks = policy.decide(() => viewFor(game, seat), game.decision, random)
    const events = applyInput(game, { kind: 'answer', decision: id, seat, picks })
    if (isRefusal(events)) throw new Error(events.why)
  }
}

async function momentsOf(night: ComputerRaid): Promise<string[][]> {
  const game = gameSchema.parse((await findRaidWithGame(store.db, night.raid.id))?.state)
  const found: string[][] = []
  for (const each of gamesOf(game, night)) found.push(looking.featuresAt(each))
  return found
}

async function keep(night: ComputerRaid, about: string): Promise<void> {
  const rows = await dumpRaid(night.store, night.raid.id, looking.snapshots)
  const features = featuresOfGame(rows.raid.state)
  cardKeys.add(String(rows.raid.cardHash))
  console.log(`${writeRaid(to, fileName(about), { about, features, ...rows })} ${about}`)
}

/** Names a moment after its question and its rarest feature. */
function nameOf(features: readonly string[], news: readonly string[]): string {
  const isAsked = (feature: string) => feature.startsWith('asks ')
  const rarest = news.find((one) => !isAsked(one))
  return [features.find(isAsked), rarest].flatMap((one) => one ?? []).join(': ')
}

function fileName(about: string): string {
  return about.toLowerCase().replace(/[^a-z0-9]+/g, '-')
}
