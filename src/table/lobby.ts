/** Before a raid starts: opening it, taking seats and leaving them. */
import { classOf, defaultName } from '../campaign/character.ts'
import { allCards, cardIdsOf, cardsHash, type DeckList, starterDecks } from '../cards/index.ts'
import { start as startGame } from '../engine/engine.ts'
import type { Setup, SetupSeat } from '../engine/state/game.ts'
import { raids } from '../raids/index.ts'
import { activateCharacter, charactersOf, createCharacter } from '../store/characters.ts'
import { freeName } from '../store/lookups.ts'
import type { Tx } from '../store/open.ts'
import { rememberGuild, rememberPlayer } from '../store/people.ts'
import { createRaid, updateRaid } from '../store/raids.ts'
import { leaveSeats, takeSeat } from '../store/seats.ts'
import { announce } from './announce.ts'
import type { Person, RaidCard, SeatRef } from './contract.ts'
import { conclude, record } from './inputs.ts'
import { pinPresentCards } from './pinned.ts'
import { deckOf, raidCard, raidNamed } from './raid-card.ts'
import { Rejection } from './rejection.ts'
import { say } from './sentences.ts'
import { mustLead, type Sitting, sitDown, sitInLobby } from './sitting.ts'

export interface NewLobby {
  at: { guildId: string; channelId: string }
  by: Person
  raid: string
  mode: string
}

export async function create(tx: Tx, { at, by, raid, mode }: NewLobby): Promise<RaidCard> {
  const module = raidNamed(raid)
  const known = raids.map((one) => one.name)
  if (!module) throw new Rejection(say.unknownRaid(raid, known))
  if (!module.modes.includes(mode)) throw new Rejection(say.unknownMode(mode, [...module.modes]))
  await rememberGuild(tx, at.guildId)
  await rememberPlayer(tx, by)
  return raidCard(tx, await createRaid(tx, { ...at, name: raid, mode, leaderId: by.id }))
}

/** @throws when there is no such raid */
export async function setThread(tx: Tx, raidId: string, threadId: string): Promise<void> {
  const { raid } = await sitDown(tx, raidId)
  if (raid.threadId === threadId) return
  await updateRaid(tx, raidId, { threadId })
  raid.threadId = threadId
  await showLobby(tx, raid)
}

/** A lobby that has no thread yet is shown when it gets one. */
async function showLobby(tx: Tx, raid: RaidCard): Promise<void> {
  if (raid.threadId !== null) await announce(tx, raid, [{ kind: 'lobby', raid }])
}

export async function join(tx: Tx, raidId: string, who: Person, deckKey: string): Promise<RaidCard> {
  const sitting = await sitInLobby(tx, raidId)
  const deck = deckOf(deckKey)
  const decks = starterDecks.map((one) => one.key)
  if (!deck) throw new Rejection(say.unknownDeck(deckKey, decks))
  const { maxSeats } = moduleOf(sitting.raid)
  if (sitting.raid.seats.length >= maxSeats) throw new Rejection(say.full(maxSeats))
  await rememberPlayer(tx, who)
  const characterId = await characterFor(tx, sitting.raid.guildId, who, deck)
  await takeSeat(tx, raidId, { playerId: who.id, characterId, deck: deck.key })
  return shown(sitting)
}

/** The person's character of that hero, made when there is none, which becomes their active one. */
async function characterFor(tx: Tx, guildId: string, who: Person, deck: DeckList): Promise<string> {
  const own = await charactersOf(tx, guildId, who.id)
  const found = own.find((one) => one.heroCardId === deck.hero && one.retiredAt === null)
  if (found) return found.active ? found.id : (await activateCharacter(tx, found.id)).id
  const hero = allCards.get(deck.hero)
  if (!hero) throw new Error(`the deck ${deck.key} has no hero`)
  const made = await createCharacter(tx, {
    playerId: who.id,
    guildId,
    name: await freeName(tx, guildId, who.id, defaultName(who.name, hero)),
    heroCardId: hero.id,
    className: classOf(hero),
  })
  return made.id
}

export async function leave(tx: Tx, raidId: string, who: Person): Promise<RaidCard> {
  const sitting = await sitInLobby(tx, raidId)
  const left = await leaveSeats(tx, raidId, who.id)
  if (left === 0) throw new Rejection(say.noSeat())
  const heir = sitting.raid.seats.find((seat) => seat.person.id !== who.id)?.person
  if (sitting.raid.leader.id !== who.id || !heir) return shown(sitting)
  await updateRaid(tx, raidId, { leaderId: heir.id })
  return shown({ ...sitting, row: { ...sitting.row, leaderId: heir.id } })
}

/** The lobby as it is now, shown to all. */
async function shown({ tx, row }: Sitting): Promise<RaidCard> {
  const raid = await raidCard(tx, row)
  await showLobby(tx, raid)
  return raid
}

/** Ends a raid that never started. */
export async function close({ tx, raid }: Sitting): Promise<RaidCard> {
  await updateRaid(tx, raid.id, { status: 'abandoned' })
  raid.status = 'abandoned'
  await showLobby(tx, raid)
  return raid
}

export interface Starting {
  raidId: string
  by: Person
  seed: string
}

export async function start(tx: Tx, { raidId, by, seed }: Starting): Promise<RaidCard> {
  const sitting = await sitInLobby(tx, raidId)
  const { raid } = sitting
  mustLead(raid, by)
  const { minSeats } = moduleOf(raid)
  if (raid.seats.length < minSeats) throw new Rejection(say.tooFew(minSeats))
  const setup = setupOf(raid)
  const { game, events } = startGame(setup, seed)
  const cardHash = await pinPresentCards(tx)
  raid.status = 'playing'
  await updateRaid(tx, raidId, { status: raid.status, cardHash, engineVersion: String(game.engine) })
  const playing = { ...sitting, game, announced: null }
  const beginning = { kind: 'start', seed, setup } as const
  const taken = await record(playing, beginning, { by, interactionId: null, events, before: {} })
  await announce(tx, raid, [{ kind: 'started', raid }])
  await conclude(playing, [taken])
  return raid
}

function setupOf({ raid, mode, seats, leader }: RaidCard): Setup {
  const led = seats.findIndex((seat) => seat.person.id === leader.id)
  return { raid, mode, cards: cardsHash, seats: seats.map(setupSeat), leader: Math.max(led, 0) }
}

function setupSeat({ character, deck, hero }: SeatRef): SetupSeat {
  const list = deckOf(deck)
  if (!list) throw new Error(`a seat has the deck ${deck}, which is not there`)
  return { name: character, hero, deck: cardIdsOf(list) }
}

function moduleOf(raid: RaidCard) {
  const module = raidNamed(raid.raid)
  if (!module) throw new Error(`no raid named ${raid.raid}`)
  return module
}
