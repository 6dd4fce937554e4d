/**
 * boardgame.io's reducer without its client: a card game of four players, each with fifty cards. A turn readies, draws
 * twice, plays twice and attacks twice. The seven moves and the end of the turn are eight decisions.
 */
import { createRequire } from 'node:module'
import { join } from 'node:path'

const SEATS = 4
const CARDS = 50
const BATCH = 400
const TURN = ['readyAll', 'draw', 'play', 'draw', 'play', 'attack', 'attack', 'endTurn']

/** Returns a function that makes some decisions and returns their number. */
export function boardgame(folder) {
  const load = createRequire(join(folder, 'package.json'))
  const { CreateGameReducer, InitializeGame, ProcessGameConfig } = load('boardgame.io/internal')
  const game = ProcessGameConfig({
    name: 'cards',
    setup,
    turn: { minMoves: 0 },
    moves,
    seed: 'x',
    disableUndo: true,
  })
  const reduce = CreateGameReducer({ game })
  let state = InitializeGame({ game, numPlayers: SEATS })
  let at = 0
  return () => {
    for (let i = 0; i < BATCH; i++)
      state = reduce(state, action(TURN[at++ % TURN.length], state.ctx.currentPlayer))
    return BATCH
  }
}

function action(name, playerID) {
  const type = name === 'endTurn' ? 'GAME_EVENT' : 'MAKE_MOVE'
  return { type, payload: { type: name, args: [], playerID, credentials: undefined } }
}

function setup() {
  const cards = {}
  const zones = {}
  for (let seat = 0; seat < SEATS; seat++) {
    for (const zone of ['deck', 'hand', 'play', 'grave']) zones[`${seat}:${zone}`] = []
    for (let n = 0; n < CARDS; n++) {
      const card = newCard(seat, n)
      cards[card.id] = card
      zones[card.zone].push(card.id)
    }
  }
  return { cards, zones }
}

function newCard(seat, n) {
  return {
    id: `c${seat}_${n}`,
    def: `set1-${(seat * CARDS + n) % 120}`,
    owner: String(seat),
    controller: String(seat),
    zone: `${seat}:deck`,
    exhausted: false,
    damage: 0,
    atk: 1 + (n % 5),
    health: 2 + (n % 6),
    counters: {},
    modifiers: [],
    attachments: [],
  }
}

function put(G, id, to) {
  const card = G.cards[id]
  const pile = G.zones[card.zone]
  pile.splice(pile.indexOf(id), 1)
  card.zone = to
  G.zones[to].push(id)
}

const moves = {
  readyAll({ G, playerID }) {
    for (const id of G.zones[`${playerID}:play`]) G.cards[id].exhausted = false
  },
  draw({ G, playerID }) {
    const deck = `${playerID}:deck`
    if (G.zones[deck].length === 0) for (const id of [...G.zones[`${playerID}:grave`]]) put(G, id, deck)
    const top = G.zones[deck].at(-1)
    if (top) put(G, top, `${playerID}:hand`)
  },
  play({ G, playerID }) {
    const [first] = G.zones[`${playerID}:hand`]
    if (first) put(G, first, `${playerID}:play`)
  },
  attack({ G, playerID, random }) {
    const mine = G.zones[`${playerID}:play`]
    const theirs = G.zones[`${(Number(playerID) + 1) % SEATS}:play`]
    if (mine.length === 0 || theirs.length === 0) return
    const attacker = G.cards[mine[random.Die(mine.length) - 1]]
    const defender = G.cards[theirs[random.Die(theirs.length) - 1]]
    attacker.exhausted = true
    attacker.damage += defender.atk
    defender.damage += attacker.atk
    for (const card of [attacker, defender]) if (card.damage >= card.health) bury(G, card)
  },
}

function bury(G, card) {
  card.damage = 0
  card.exhausted = false
  put(G, card.id, `${card.owner}:grave`)
}
