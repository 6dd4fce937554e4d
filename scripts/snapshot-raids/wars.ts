/**
 * Games of the companion in each situation that a migration could get wrong, played at a real table by random
 * choices.
 */
import { randomStateFromSeed } from '../../src/engine/index.ts'
import { decompressJson } from '../../src/store/database/compress.ts'
import { openStore, type Store } from '../../src/store/database/open.ts'
import { newId } from '../../src/store/fixture.ts'
import { topicKey, topicOfWar } from '../../src/store/outbox/topics.ts'
import { requireAccepted } from '../../src/table/fixture.ts'
import { createTable } from '../../src/table/table.ts'
import type { WarLook } from '../../src/table/war/contract.ts'
import { userText } from '../../src/texts/user-text.ts'
import { CLASSES, FACTIONS } from '../../src/war/cards.ts'
import { templateTextFor } from '../../src/war/list-import/template.ts'
import type { OpenChoice } from '../../src/war/model.ts'
import type { SessionEntry } from '../../src/war/session.ts'
import { randomMoveToTry, type SimulatedPlayerRng } from '../../src/war/simulate.ts'
import { type StoredWar, writeWar } from '../../test/stored/file.ts'

/**
 * A situation in a game of the companion. The game is stored as soon as `isSo` holds and the entries of `after` are
 * made.
 */
interface Situation {
  about: string
  isSo: (look: WarLook) => boolean
  /** The entries that are made after the situation, before the game is stored. */
  after?: SessionEntry['kind'][]
}

const asks = (kind: OpenChoice['kind']): Situation => ({
  about: `asks ${kind}`,
  isSo: ({ game }) => game?.choice?.kind === kind,
})
const played = ({ war, game }: WarLook) => war.version > 25 && game?.choice === null

const SITUATIONS: readonly Situation[] = [
  { about: 'in the lobby', isSo: ({ game }) => game === null },
  asks('quests'),
  asks('recipient'),
  asks('overflow'),
  asks('extra'),
  { about: 'in a combat', isSo: ({ game }) => (game?.combat?.kills.length ?? 0) > 0 },
  { about: 'an undo is asked', isSo: played, after: ['ask'] },
  { about: 'after an undo', isSo: played, after: ['ask', 'vote', 'vote'] },
  { about: 'lists of their own', isSo: played },
  { about: 'it is over', isSo: ({ war }) => war.status === 'ended' },
]

const PEOPLE = ['Anna', 'Bert', 'Carl', 'Dora']
const MOST = 600

export async function snapshotWars(to: string): Promise<void> {
  const store = await openStore({ dataDir: 'memory://' })
  for (const situation of SITUATIONS) {
    for (let seed = 1; ; seed++) {
      const id = await reached(store, situation, seed)
      if (id === null) continue
      const name = situation.about.replaceAll(' ', '-')
      console.log(`${writeWar(to, name, await dumped(store, situation.about, id))} ${situation.about}`)
      break
    }
  }
  await store.close()
}

/** Plays a game up to a situation. @returns the game's id; null if the game never reaches the situation */
async function reached(store: Store, { about, isSo, after = [] }: Situation, seed: number) {
  const table = createTable(store, { newSeed: () => `${seed}`.padStart(32, '0') })
  const people = PEOPLE.map((name) => ({ id: newId(), name: userText(name) }))
  const [leader = { id: '', name: userText('') }] = people
  const at = { guildId: newId(), channelId: newId() }
  const { id } = requireAccepted(await table.war.create(at, leader, { overlord: 'nefarian', redraw: true }))
  for (const [n, person] of people.entries()) {
    const faction = FACTIONS[n % 2] ?? 'horde'
    requireAccepted(await table.war.join(id, { person, faction, cls: CLASSES[(n + seed) % 9] ?? 'mage' }))
  }
  if (about === 'lists of their own')
    await table.war.import(id, leader, 'quests', templateTextFor('quests', 'csv'))
  const look = async () => (await table.war.look(id)) ?? Promise.reject(new Error('the game does not exist'))
  if (isSo(await look())) return id
  requireAccepted(await table.war.start(id, leader, newId()))
  const dice: SimulatedPlayerRng = { rng: randomStateFromSeed(seed) }
  for (let moves = 0; moves < MOST; moves++) {
    const now = await look()
    if (isSo(now)) {
      for (const [n, kind] of after.entries())
        requireAccepted(await table.war.enter(id, people[n] ?? leader, entryOf(kind), newId()))
      return id
    }
    if (!now.game || now.war.status !== 'playing') return null
    const move = randomMoveToTry(dice, now.game)
    await table.war.enter(id, people[move.by] ?? leader, () => ({ kind: 'move', move }), newId())
  }
  return null
}

const entryOf =
  (kind: SessionEntry['kind']) =>
  (_: unknown, by: number): SessionEntry =>
    kind === 'vote' ? { kind, by, agrees: true } : { kind: 'ask', by }

async function dumped({ db }: Store, about: string, id: string): Promise<StoredWar> {
  const { lists, state, ...war } = await db.war.findUniqueOrThrow({ where: { id } })
  const rows = await db.warEntry.findMany({ where: { warId: id }, orderBy: { seq: 'asc' } })
  const entries = rows.map(({ events, before, ...entry }, n) => ({
    ...entry,
    events: decompressJson(events),
    before: n < rows.length - 4 ? null : decompressJson(before),
  }))
  const outbox = await db.outbox.findMany({
    where: { topic: topicKey(topicOfWar(id)) },
    orderBy: { order: 'desc' },
    take: 3,
  })
  const userIds = [...new Set([war.leaderId, ...rows.map(({ userId }) => userId)])]
  const players = await db.player.findMany({ where: { id: { in: userIds } } })
  const plain = {
    about,
    war: { ...war, lists: decompressJson(lists), state: state && decompressJson(state) },
    entries,
    players,
  }
  return JSON.parse(
    JSON.stringify({
      ...plain,
      outbox: outbox.map(({ order, kind, payload }) => ({ order, kind, payload })),
    }),
  )
}
