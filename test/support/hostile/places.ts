/** Places at which somebody types: raids and wars in play, in a real embedded database. */

import { PermissionsBitField } from 'discord.js'
import type { Logger } from 'pino'
import { allCards } from '../../../src/cards/index.ts'
import type { BotContext, InteractionSource } from '../../../src/discord/bot-context.ts'
import { PendingThreads } from '../../../src/discord/delivery/pending-threads.ts'
import type { Card } from '../../../src/engine/index.ts'
import { createLogger } from '../../../src/logging.ts'
import { startTable } from '../../../src/scenarios/table-setup.ts'
import { exampleCardsAboutChoices } from '../../../src/scenarios/test-cards/choices.ts'
import { exampleCardsAboutDecks } from '../../../src/scenarios/test-cards/decks.ts'
import { openStore, type Store } from '../../../src/store/database/open.ts'
import { savePinnedCards } from '../../../src/store/raids/cards.ts'
import type { Person, Table } from '../../../src/table/contract.ts'
import {
  createLobby,
  createStartedRaid,
  keepHands,
  newId,
  newPerson,
  openDecisionWithAskedPerson,
  requireAccepted,
  TEST_GUILD_ID,
  type TestParty,
} from '../../../src/table/fixture.ts'
import { createTable } from '../../../src/table/table.ts'
import type { CardListName } from '../../../src/war/cards.ts'
import { LIST_LIMITS } from '../../../src/war/list-import/limits.ts'
import { createDatabase } from '../../empty-database.ts'
import { adjust, keepRows, type Restore, restoreRaid, restoreWar } from './restore.ts'

/** A place where somebody types. It can be put back to its first state. */
export interface Place extends Spot {
  readonly restore: Restore
}

interface Spot {
  readonly name: string
  readonly channelId: string
  readonly isThread: boolean
  /** The person who types there: the asked one, or the leader. */
  readonly person: Person
  /** Another person who takes part. */
  readonly other: Person
  /** The raid's code and its open decision, which ids of forms name. */
  readonly raid?: string
  readonly decision?: number
  readonly raidId?: string
  readonly warId?: string
}

export interface Stage {
  readonly context: BotContext
  readonly places: readonly Place[]
  close(): Promise<void>
}

export async function openStage(): Promise<Stage> {
  const database = await createDatabase('pglite')
  const store = await openStore(database.options)
  const table = createTable(store, { newSeed: () => '0123456789abcdef'.repeat(2) })
  const spots = [
    channelPlace(),
    await lobbyPlace(table),
    await raidPlace(table),
    await askedPlace(store, table, { name: 'a raid that asks for a number', card: 'Aimed Shot' }),
    await askedPlace(store, table, { name: 'a raid that asks for a name', card: 'Bearlady Brala' }),
    await warPlace(table, { name: 'a war that has not begun', begins: false }),
    await warPlace(table, { name: 'a war', begins: true }),
    await warPlace(table, {
      name: 'a war with lists as long as they may be',
      begins: true,
      lists: longLists(),
    }),
  ]
  await keepRows(store)
  const places: Place[] = []
  for (const spot of spots) places.push({ ...spot, restore: await restoreOf(store, spot) })
  const close = async () => {
    await store.close()
    await database.drop()
  }
  return { context: contextOf(table), places, close }
}

function restoreOf(store: Store, { raidId, warId }: Spot): Promise<Restore> {
  if (raidId !== undefined) return restoreRaid(store, raidId)
  return warId === undefined ? Promise.resolve(async () => {}) : restoreWar(store, warId)
}

/** Nothing is painted and nothing is sent. */
function contextOf(table: Table): BotContext {
  const log: Logger = createLogger({ level: 'silent' })
  return {
    table,
    log,
    pendingThreads: new PendingThreads(),
    threads: {
      open: async () => ({ id: newId(), why: null }),
      openPrivate: async () => ({ id: newId(), why: null }),
      invite: async () => {},
      has: async () => false,
      plan: async () => null,
      mark: async () => {},
      parentOf: async () => null,
      archive: async () => {},
      remove: async () => {},
      lock: async () => true,
      say: async () => true,
    },
    studio: { soonMs: 0, picture: async () => null, pictures: async () => null, close: async () => {} },
  }
}

/** Somebody with every right. */
export const visitAt = ({ channelId, isThread, person: who }: Spot): InteractionSource => ({
  interactionId: newId(),
  person: who,
  guildId: TEST_GUILD_ID,
  channelId,
  isThread,
  isVoice: false,
  isManager: true,
  mayCall: true,
  mine: PermissionsBitField.All,
  roles: [],
})

/** A channel without a raid or a war. */
const channelPlace = (): Spot => ({
  name: 'a channel',
  channelId: newId(),
  isThread: false,
  person: newPerson('Anna'),
  other: newPerson('Ben'),
})

/** Moves a raid into a thread, where no later raid takes its place. */
async function threadOf(table: Table, { id }: { id: string }) {
  const channelId = newId()
  await table.setThread(id, channelId)
  return { channelId, isThread: true, raidId: id }
}

async function lobbyPlace(table: Table): Promise<Spot> {
  const { raid, people } = await createLobby(table)
  const thread = await threadOf(table, raid)
  return { name: 'a lobby', ...thread, person: people[0], other: people[1], raid: raid.code }
}

async function raidPlace(table: Table): Promise<Spot> {
  const party = await createStartedRaid(table)
  await keepHands(party)
  const { who, decision } = await openDecisionWithAskedPerson(party)
  const other = party.people.find((one) => one !== who) ?? party.people[0]
  const thread = await threadOf(table, party.raid)
  return { name: 'a raid', ...thread, person: who, other, raid: party.raid.code, decision: decision.id }
}

/** A raid of one person, which waits for a question that a card asks when it is played. */
async function askedPlace(
  store: Store,
  table: Table,
  { name, card }: { name: string; card: string },
): Promise<Spot> {
  const [anna, ben] = [newPerson('Anna'), newPerson('Ben')]
  const dealer = createTable(store) // a table that has the raid in memory would not notice the dealt cards
  const at = { guildId: TEST_GUILD_ID, channelId: newId() }
  const lobby = requireAccepted(await dealer.create(at, anna, 'deadmines', 'novice'))
  requireAccepted(await dealer.join(lobby.id, anna, 'horde-rogue'))
  const raid = requireAccepted(await dealer.start(lobby.id, anna))
  await deal(
    store,
    raid.id,
    [...exampleCardsAboutDecks, ...exampleCardsAboutChoices].filter((one) => one.name === card),
  )
  const decision = await playedUntilAsked({ table, raid, people: [anna, ben, ben] }, card)
  const thread = await threadOf(table, raid)
  return { name, ...thread, person: anna, other: ben, raid: raid.code, decision }
}

/** Puts this card into Anna's hand. */
async function deal(store: Store, raidId: string, cards: readonly Card[]): Promise<void> {
  const hand = cards.map(({ name }) => name)
  const game = startTable({ raiders: { Anna: { hand: [...hand, 'Rend'], resources: 4 } }, cards: [...cards] })
  await store.transaction(async (tx) => {
    const cardHash = await savePinnedCards(tx, [...allCards.values(), ...cards])
    await tx.raid.update({ where: { id: raidId }, data: { cardHash } })
  })
  await adjust(store, raidId, game)
}

const PATIENCE = 20

/** Keeps the hand, plays the card once that is possible, and passes until another question is asked. */
async function playedUntilAsked(party: TestParty, card: string): Promise<number> {
  for (let n = 0; n < PATIENCE; n++) {
    const { who, decision, view } = await openDecisionWithAskedPerson(party)
    if (decision.amounts !== undefined || decision.says !== undefined) return decision.id
    const inHand = view.seats[0]?.hand.cards.find((one) => one.name === card)
    const play = decision.options.find(({ id }) => inHand && id === `play${inHand.object}`)
    const pick = play ?? decision.options.find(({ id }) => id === 'keep' || id === 'pass')
    const picks = pick ? [pick.id] : []
    requireAccepted(await party.table.answer(party.raid.id, who, [{ decision: decision.id, picks }]))
  }
  throw new Error(`nothing was asked for ${card}`)
}

interface WarPlan {
  readonly name: string
  readonly begins: boolean
  readonly lists?: ReadonlyMap<CardListName, string>
}

async function warPlace(table: Table, { name, begins, lists = new Map() }: WarPlan): Promise<Spot> {
  const [anna, bert] = [newPerson('Anna'), newPerson('Bert')]
  const at = { guildId: TEST_GUILD_ID, channelId: newId() }
  const war = requireAccepted(await table.war.create(at, anna, { overlord: 'kazzak', redraw: true }))
  requireAccepted(await table.war.join(war.id, { person: anna, faction: 'alliance', cls: 'mage' }))
  requireAccepted(await table.war.join(war.id, { person: bert, faction: 'horde', cls: 'warrior' }))
  for (const [list, text] of lists) {
    const taken = requireAccepted(await table.war.import(war.id, anna, list, text))
    if ('faults' in taken) throw new Error(taken.faults.join('\n'))
  }
  if (begins) requireAccepted(await table.war.start(war.id, anna, newId()))
  const channelId = newId()
  await table.war.setThread(war.id, channelId)
  return { name, channelId, isThread: true, person: anna, other: bert, warId: war.id }
}

/** Lists with the most quests, powers and Bonus Items that are allowed. */
function longLists(): ReadonlyMap<CardListName, string> {
  const rows = (heading: string, row: (n: number) => string) =>
    [heading, ...Array.from({ length: LIST_LIMITS.cards }, (_, n) => row(n))].join('\n')
  return new Map([
    ['quests', rows('id,name,creature1,creature2,xp', (n) => `q-${n},Quest ${n},Beast ${n},Imp ${n},1`)],
    ['powers', rows('id,name,cls,icon', (n) => `p-${n},Power ${n},mage,active`)],
    ['bonus', rows('id,name,copies,note', (n) => `b-${n},Bonus ${n},2,${'n'.repeat(60)}`)],
  ])
}
