/** Helpers for tests of messages: games between computer players, and a check of Discord's limits. */

import { pino } from 'pino'
import { heuristicPlayer } from '../bots/heuristic.ts'
import { type ComputerPlayer, randomPlayer } from '../bots/player.ts'
import { allCards } from '../cards/index.ts'
import {
  applyInput,
  eventAsSeenBy,
  type Game,
  type GameEvent,
  isRefusal,
  type Seat,
  startGame,
  type View,
  viewFor,
} from '../engine/index.ts'
import { parseMessage } from '../playground/validation/message.ts'
import { newComputerPlayerRandomGenerator, setupForPlan } from '../simulation/simulate.ts'
import { newId, TEST_GUILD_ID } from '../store/fixture.ts'
import { cardsMentionedIn, publiclyKnownCards } from '../table/announcing/mentioned-cards.ts'
import type { NewsAnnouncement, Person, RaidInfo, SeatInfo } from '../table/contract.ts'
import { defaultLobbySettings } from '../table/model/lobby.ts'
import { userText } from '../texts/user-text.ts'
import type { BotContext, PlayerLook } from './bot-context.ts'
import { PendingThreads } from './delivery/pending-threads.ts'
import type { Click } from './feature.ts'
import { seatNames } from './message-parts/names.ts'
import type { Post } from './message-parts/post.ts'

export const TEST_PLAYER_NAMES = ['Anna', 'Ben', 'Cleo', 'Dora', 'Emil'] as const

/** Returns the data of a raid that no table has. @param alone whether one person has all seats */
export function fakeRaidInfo(seed: number, seats: number, alone = false): RaidInfo {
  const setup = setupForPlan({ raid: 'deadmines', mode: 'novice', seats, seed })
  const people = setup.seats.map((one, seat): SeatInfo => {
    const name = TEST_PLAYER_NAMES[alone ? 0 : seat] ?? 'Anna'
    return {
      seat,
      person: { id: `${100_000_000_000_000_000n + BigInt(alone ? 0 : seat)}`, name: userText(name) },
      characterId: `${seat}`,
      character: userText(`${name}'s hero`),
      hero: one.hero,
      level: 1,
      deck: 'horde-rogue',
      awayUntil: null,
    }
  })
  return {
    id: '0',
    code: 'TEST22',
    raid: 'deadmines',
    mode: 'novice',
    status: 'playing',
    guildId: '1',
    channelId: '2',
    threadId: '3',
    leader: people[0]?.person ?? { id: '0', name: userText('') },
    seats: people,
    version: 1,
    cards: allCards,
    asleep: false,
    challenge: null,
    bossLevel: 'easy',
    hints: true,
    record: null,
    lobby: defaultLobbySettings(),
  }
}

interface Moment {
  game: Game
  seat: Seat // The seat that is asked.
  table: View
  own: View
  news: NewsAnnouncement | null // The news with the events that led to the question; null if there are none.
}

/** Plays a raid with computer players, and calls `look` whenever a player is asked. */
export function forEachQuestion(
  plan: { seed: number; seats: number; policy?: ComputerPlayer; most?: number },
  look: (moment: Moment) => void,
): void {
  const { seed, seats, policy = randomPlayer, most = 400 } = plan
  const random = newComputerPlayerRandomGenerator(seed)
  const { game } = startGame(setupForPlan({ raid: 'deadmines', mode: 'novice', seats, seed }), seed)
  let news: Moment['news'] = null
  for (let n = 0; n < most && game.decision; n++) {
    const { decision } = game
    const own = viewFor(game, decision.seat)
    look({ game, seat: decision.seat, table: viewFor(game, null), own, news })
    const before = publiclyKnownCards(game)
    const picks = policy.decide(() => own, decision, random)
    const events = applyInput(game, { kind: 'answer', decision: decision.id, seat: decision.seat, picks })
    if (isRefusal(events)) throw new Error(events.why)
    news = newsOf(game, decision.seat, events, before)
  }
}

function newsOf(
  game: Game,
  by: Seat,
  events: readonly GameEvent[],
  before: ReturnType<typeof publiclyKnownCards>,
): NonNullable<Moment['news']> {
  const told = events.map((event) => eventAsSeenBy(event, null))
  return { kind: 'news', version: 1, by, events: told, objects: cardsMentionedIn(told, before, game) }
}

/** Returns the look of a player, with the cards that only their decision shows. */
export function playerLookFor(raid: RaidInfo, game: Game, seat: Seat): PlayerLook {
  const view = viewFor(game, seat)
  const options = view.decision?.seat === seat ? view.decision.options : []
  const inDecks = options.flatMap((option) =>
    'object' in option && ['collection', 'deck'].includes(game.objects[option.object]?.zone ?? '')
      ? [option.object]
      : [],
  )
  const shown = Object.fromEntries(inDecks.map((id) => [id, game.objects[id]?.card ?? '']))
  const nothing = {
    explain: { play: {}, attack: {} },
    instructions: [],
    stops: 'all' as const,
    passing: [],
    since: null,
    decided: [],
  }
  const { person } = raid.seats[seat] ?? raid.seats[0] ?? { person: raid.leader }
  return { raid, person, view, seat, shown, names: seatNames(raid), ...nothing }
}

/** Checks a message against Discord's limits. @throws Error if Discord would refuse the message */
export function assertDiscordAccepts(what: Post): void {
  parseMessage({
    content: what.content,
    embeds: what.embeds,
    components: what.components,
    allowed_mentions: { parse: [], users: what.pings },
  })
}

/** Returns a bot context without Discord. Its threads and pictures do nothing. */
export const fakeBotContext = ({ table }: Pick<BotContext, 'table'>): BotContext => ({
  table,
  pendingThreads: new PendingThreads(),
  threads: {
    open: async () => ({ id: null, why: 'permission' }),
    openPrivate: async () => ({ id: null, why: 'permission' }),
    invite: async () => {},
    plan: async () => null,
    mark: async () => undefined,
    parentOf: async () => null,
    has: async () => false,
    archive: async () => {},
    remove: async () => {},
    lock: async () => true,
    say: async () => true,
  },
  studio: { picture: async () => null, pictures: async () => null, soonMs: 0, close: async () => {} },
  log: pino({ level: 'silent' }),
})

/** Returns a press on a private message in a raid's channel. */
export const newClickBy = ({ raid }: { raid: RaidInfo }, who: Person, customId: string): Click => ({
  interactionId: newId(),
  person: who,
  guildId: TEST_GUILD_ID,
  channelId: raid.channelId,
  isThread: true,
  isManager: false,
  mayCall: false,
  isVoice: false,
  mine: 0n,
  roles: [],
  customId,
  values: [],
  isPrivate: true,
})

export { heuristicPlayer }
