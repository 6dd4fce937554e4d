/** A raid at a real table, whose seats the computer plays. */
import { heuristicPlayer } from '../../src/bots/heuristic.ts'
import { type ComputerPlayer, randomPlayer } from '../../src/bots/player.ts'
import { faultsOfDeckInWords } from '../../src/campaign/building.ts'
import { cardIdOfEachCopy, countCopiesById } from '../../src/campaign/copies.ts'
import { allCards, cardWithId, type PreconstructedDeck, starterDecks } from '../../src/cards/index.ts'
import { reasonsAgainstCardInDeck } from '../../src/cards/legality.ts'
import { allRaiderCards } from '../../src/cards/raider-cards.ts'
import { raids } from '../../src/raids/index.ts'
import type { Raid } from '../../src/raids/raid.ts'
import { newComputerPlayerRandomGenerator } from '../../src/simulation/simulate.ts'
import type { Store } from '../../src/store/database/open.ts'
import type { Person, RaidInfo, Rejected, Table } from '../../src/table/contract.ts'
import { createTable } from '../../src/table/table.ts'
import { userText } from '../../src/texts/user-text.ts'

export const GUILD_ID = '100000000000000001'

export interface ComputerRaid {
  store: Store
  table: Table
  raid: RaidInfo
  people: Person[]
  policy: ComputerPlayer
  random: (n: number) => number
}

let people = 0
const newId = (): string => String(200_000_000_000_000_000n + BigInt(++people))
const person = (name: string): Person => ({ id: newId(), name: userText(name) })

const NAMES = ['Anna', 'Ben', 'Cleo', 'Dora', 'Emil']

/** Returns a result of the table. @throws an error with the reason if the result is a rejection */
export function requireNotRejected<T extends object>(result: T | Rejected): T {
  if ('rejected' in result) throw new Error(result.rejected)
  return result
}

/** Opens a lobby and fills its seats. The raid, mode, decks and number of players depend on the number `n`. */
export async function openLobby(store: Store, n: number, only?: string): Promise<ComputerRaid> {
  const table = createTable(store, { newSeed: () => n.toString(16).padStart(32, '0') })
  const { name, modes, lair, seats } = raidOfNight(n, only)
  const raiders = NAMES.slice(0, seats.least + (n % (6 - seats.least))).map(person)
  const [leader] = raiders
  if (!leader) throw new Error('nobody has taken a seat')
  const mode = modes[Math.floor(n / 2) % modes.length]?.name ?? ''
  let raid = requireNotRejected(
    await table.create({ guildId: GUILD_ID, channelId: newId() }, leader, name, mode),
  )
  await table.setThread(raid.id, newId())
  const decks = starterDecks.filter(
    ({ hero }) => !seats.oneFaction || cardWithId(hero).faction === FACTIONS[n % 2],
  )
  for (const [seat, one] of raiders.entries())
    raid = requireNotRejected(await table.join(raid.id, one, deckAt(decks, n, seat)))
  const boss = lair.boss ? [person('Boris')] : []
  for (const one of boss) raid = requireNotRejected(await table.joinAsBoss(raid.id, one))
  const seated = [...raiders, ...boss]
  const policy = n % 2 ? randomPlayer : heuristicPlayer
  return { store, table, raid, people: seated, policy, random: newComputerPlayerRandomGenerator(n) }
}

function raidOfNight(n: number, only: string | undefined): Raid {
  const found = only === undefined ? raids[n % raids.length] : raids.find(({ name }) => name === only)
  if (!found) throw new Error(`there is no raid ${only}`)
  return found
}

/** Heroes of one faction raid together if a raid requires that. */
const FACTIONS = ['Horde', 'Alliance']

const deckAt = (decks: readonly PreconstructedDeck[], n: number, seat: number): string =>
  decks[(n + 7 * seat) % decks.length]?.key ?? ''

/** Starts a raid. Every third raid has treasure in the decks. */
export async function startRaid(store: Store, n: number, only?: string): Promise<ComputerRaid> {
  const night = await openLobby(store, n, only)
  if (n % 3 === 0) await putTreasure(night, n)
  return startAsLeader(night)
}

/** Starts a raid with built decks, and with players who mix sensible and random answers. */
export async function startRaidWithBuiltDecks(store: Store, n: number, only?: string): Promise<ComputerRaid> {
  const night = await openLobby(store, n, only)
  await putDecks(night, (starter, seat) =>
    builtDeck(starter, newComputerPlayerRandomGenerator(1_000 * n + seat)),
  )
  return startAsLeader({ ...night, policy: moody })
}

const moody: ComputerPlayer = {
  name: 'moody',
  decide(view, decision, random) {
    const player = random(3) > 0 ? randomPlayer : heuristicPlayer
    return player.decide(view, decision, random)
  },
}

/** Starts the raid as its leader. */
export async function startAsLeader(night: ComputerRaid): Promise<ComputerRaid> {
  const [leader] = night.people
  if (!leader) throw new Error('nobody has taken a seat')
  return { ...night, raid: requireNotRejected(await night.table.start(night.raid.id, leader)) }
}

/** The number of treasure cards in a deck of a raider who has won often. */
const TREASURE = 12

const putTreasure = (night: ComputerRaid, n: number): Promise<void> =>
  putDecks(night, (starter, seat) => withTreasure(starter, newComputerPlayerRandomGenerator(n + seat)))

type Rebuilt = (starter: PreconstructedDeck, seat: number) => Record<string, number>

async function putDecks({ store, raid }: ComputerRaid, rebuilt: Rebuilt): Promise<void> {
  for (const { characterId, deck: key, seat } of raid.seats) {
    const starter = starterDecks.find((one) => one.key === key)
    if (!starter) continue
    const deck = rebuilt(starter, seat)
    await store.db.character.update({ where: { id: characterId }, data: { deck } })
  }
}

/** The least size of a deck (100.1), and the number of copies of each card. */
const DECK = 60
const COPIES = 3

/** Returns a legal deck for the hero, from all cards that this hero may have. */
function builtDeck({ hero }: PreconstructedDeck, random: (n: number) => number): Record<string, number> {
  const left = allRaiderCards.filter((one) => reasonsAgainstCardInDeck(cardWithId(hero), one).length === 0)
  let deck: string[] = []
  while (deck.length < DECK && left.length > 0) {
    const [{ id } = { id: '' }] = left.splice(random(left.length), 1)
    const more = [...deck, ...Array.from({ length: Math.min(COPIES, DECK - deck.length) }, () => id)]
    if (isOnlySmall(hero, more)) deck = more
  }
  return countCopiesById(deck)
}

/** Whether the deck's only fault is that it is still too small. */
const isOnlySmall = (hero: string, deck: readonly string[]): boolean =>
  faultsOfDeckInWords(cardWithId(hero), countCopiesById(deck)).length <= (deck.length < DECK ? 1 : 0)

/** Replaces cards by treasure that the hero may have. */
function withTreasure(
  { hero, copies }: PreconstructedDeck,
  random: (n: number) => number,
): Record<string, number> {
  const left = cardIdOfEachCopy(copies)
  const found: string[] = []
  const treasure = [...allCards.values()].filter(({ set, no }) => set === 'DTP' && no !== '')
  while (found.length < TREASURE && treasure.length > 0) {
    const [{ id } = { id: '' }] = treasure.splice(random(treasure.length), 1)
    if (faultsOfDeckInWords(cardWithId(hero), countCopiesById([...left.slice(1), ...found, id])).length > 0)
      continue
    found.push(id)
    left.shift()
  }
  return countCopiesById([...left, ...found])
}

/** Answers N questions, or fewer if the raid is over. @returns the number of answers */
export async function answerQuestions(night: ComputerRaid, most: number): Promise<number> {
  for (let answers = 0; answers < most; answers++) if (!(await answerOpenQuestion(night))) return answers
  return most
}

/** Answers the open question. @returns whether there was a question */
export async function answerOpenQuestion({
  table,
  raid,
  people: seated,
  policy,
  random,
}: ComputerRaid): Promise<boolean> {
  const { view } = await table.look(raid.id, null)
  const who = seated[view?.waitingFor?.seat ?? -1]
  if (!who) return false
  const { view: seen } = await table.look(raid.id, who)
  const decision = seen?.decision
  if (!seen || !decision) throw new Error('the asked player does not see the question')
  const picks = policy.decide(() => seen, decision, random)
  requireNotRejected(await table.answer(raid.id, who, [{ decision: decision.id, picks }]))
  return true
}
