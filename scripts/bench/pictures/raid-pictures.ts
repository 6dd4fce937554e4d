/** The pictures that a painter paints while several raids are played: the live board at each question, and hands. */
import { heuristicPlayer } from '../../../src/bots/heuristic.ts'
import { fakeRaidInfo, playerLookFor, TEST_PLAYER_NAMES } from '../../../src/discord/fixture.ts'
import { handContentsOf } from '../../../src/discord/hand/hand.ts'
import { seatNames } from '../../../src/discord/message-parts/names.ts'
import { boardPictureContents } from '../../../src/discord/pictures/board-contents/contents.ts'
import { handPictureContents } from '../../../src/discord/pictures/card-face/contents.ts'
import type { PictureContents } from '../../../src/discord/pictures/pictures.ts'
import { publicChoices } from '../../../src/discord/raid-questions/options.ts'
import { type Game, viewFor, whyCardCantBePlayed } from '../../../src/engine/index.ts'
import { type SimulatedRaidPlan, setupForPlan, simulateRaid } from '../../../src/simulation/simulate.ts'
import type { RaidInfo, RaidLook, SeatInfo } from '../../../src/table/contract.ts'
import { toPlain, userText } from '../../../src/texts/user-text.ts'

/** The raids that are played at the same time: a small dungeon, larger ones, and raids with a Boss player. */
const TABLES = [
  { raid: 'deadmines', mode: 'novice', seats: 3 },
  { raid: 'shadowfang-keep', mode: 'novice', seats: 3 },
  { raid: 'deadmines', mode: 'heroic', seats: 5 },
  { raid: 'onyxia', mode: 'standard', seats: 5 },
  { raid: 'black-temple', mode: 'standard', seats: 5 },
] as const

type Table = (typeof TABLES)[number]

/** Returns the pictures in their order, from raids that take turns. @param most the most questions of each raid */
export function picturesOfRaids(seed: number, most: number): PictureContents[] {
  const raids = TABLES.map((table, at) => ofOneRaid(table, seed + at, most))
  return Array.from({ length: most }, (_, n) => raids.flatMap((raid) => raid[n] ?? [])).flat()
}

/** @returns the pictures to paint at each question, without those that were painted before and are cached */
function ofOneRaid(table: Table, seed: number, most: number): PictureContents[][] {
  const plan = { ...table, seed, policy: heuristicPlayer, twin: false, watch: false, stops: 'few' as const }
  const raid = raidOfPlan(plan)
  const asked: PictureContents[][] = []
  const seen = new Set<string>()
  const isNew = (shown: PictureContents) => seen.size < seen.add(JSON.stringify(shown)).size
  simulateRaid({
    ...plan,
    onDecision: (game) => {
      if (asked.length < most && game.decision) asked.push(atQuestion(raid, game).filter(isNew))
    },
  })
  return asked
}

/** Returns the board for all, and the hand of the person who is asked. */
function atQuestion(raid: RaidInfo, game: Game): PictureContents[] {
  const { decision } = game
  if (!decision) return []
  const table = viewFor(game, null)
  const board = boardPictureContents(raid, table, 'dark', {
    kind: 'live',
    choices: publicChoices(table, decision),
  })
  const hand = handContentsOf(lookOf(raid, game, decision.seat), seatNames(raid, toPlain))
  return hand ? [board, handPictureContents(hand, 'dark', 'phone')] : [board]
}

function lookOf(raid: RaidInfo, game: Game, seat: number): RaidLook {
  const play: RaidLook['explain']['play'] = {}
  for (const id of game.players[seat]?.hand ?? []) {
    const why = whyCardCantBePlayed(game, seat, id)
    if (why) play[id] = why
  }
  return { ...playerLookFor(raid, game, seat), explain: { play, attack: {} } }
}

function raidOfPlan(plan: SimulatedRaidPlan): RaidInfo {
  const { seats, boss } = setupForPlan(plan)
  const sitting = [
    ...seats.map(({ hero }) => ({ hero, boss: false })),
    ...(boss ? [{ hero: '', boss: true }] : []),
  ]
  const some = fakeRaidInfo(plan.seed, 1)
  return { ...some, raid: plan.raid, mode: plan.mode, seats: sitting.map(seatRef) }
}

function seatRef({ hero, boss }: { hero: string; boss: boolean }, seat: number): SeatInfo {
  const name = TEST_PLAYER_NAMES[seat] ?? 'Fynn'
  const person = { id: `${100_000_000_000_000_000n + BigInt(seat)}`, name: userText(name) }
  const character = {
    characterId: `${seat}`,
    character: userText(`${name}'s hero`),
    level: 1,
    deck: 'horde-rogue',
  }
  return { seat, person, hero, awayUntil: null, ...character, ...(boss ? { boss } : {}) }
}
