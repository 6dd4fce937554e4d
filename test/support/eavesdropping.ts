/**
 * Everything that leaves the bot during a raid: the text, answers and suggestions for each viewer, public messages,
 * ordered pictures, and the log. The eavesdropper reports the hidden cards that it names.
 */
import { PassThrough } from 'node:stream'
import type { REST } from 'discord.js'
import { z } from 'zod'
import { commands } from '../../commands/index.ts'
import { cardIdsOfDeck, cardWithId, starterDecks } from '../../src/cards/index.ts'
import { boardComponentIds } from '../../src/discord/board/ids.ts'
import type { BotContext, CommandCall, InteractionSource } from '../../src/discord/bot-context.ts'
import { deliverAnnouncement } from '../../src/discord/delivery/deliver.ts'
import { DiscordClock } from '../../src/discord/delivery/discord-clock.ts'
import { MessagesBelowQuestion } from '../../src/discord/delivery/messages-below.ts'
import { PendingThreads } from '../../src/discord/delivery/pending-threads.ts'
import { updatePrivateThread } from '../../src/discord/delivery/private-threads.ts'
import { ClickTokens } from '../../src/discord/delivery/recent-clicks.ts'
import { RecentThreadViewers } from '../../src/discord/delivery/thread-viewers.ts'
import type { Click } from '../../src/discord/feature.ts'
import { handComponentIds } from '../../src/discord/hand/ids.ts'
import { MANUAL_CARD_TOOLS, manualCardComponentIds } from '../../src/discord/manual-cards/ids.ts'
import type { Reply } from '../../src/discord/message-parts/post.ts'
import { questionComponentIds } from '../../src/discord/raid-questions/ids.ts'
import { handleClick } from '../../src/discord/routing.ts'
import { eventAsSeenBy, type Game, lairOfGame, type Seat, viewFor } from '../../src/engine/index.ts'
import { createLogger } from '../../src/logging.ts'
import type { Store } from '../../src/store/database/open.ts'
import { findInputs } from '../../src/store/raids/inputs.ts'
import { findRaidWithGame } from '../../src/store/raids/raids.ts'
import type { Announcement, Person } from '../../src/table/contract.ts'
import { newId, newPerson, type TestParty } from '../../src/table/fixture.ts'
import { parseAnnouncement, parseConsequences, parseGame } from '../../src/table/stored/parse-stored.ts'
import { manualCardTexts } from '../../src/texts/en/by-hand.ts'
import type { Language } from '../../src/texts/language.ts'
import { leaksIn, namesIn } from './spoken.ts'

/** The reader of a text: a seat, or everybody. */
type Viewer = Seat | null

export interface Leak {
  by: Viewer
  where: string
  names: string[]
  text: string
}

export interface Faults {
  context?: (context: BotContext) => BotContext
  announcement?: (announcement: Announcement, game: Game) => Announcement
  /** Also receives every shown text. */
  hear?: (where: string, what: unknown) => void
  /** Further commands to try. */
  commands?: readonly [string, Given][]
}

const viewersOf = ({ people }: TestParty): Viewer[] => [null, ...people.keys()]

const pinging = z.object({ allowed_mentions: z.object({ users: z.array(z.string()) }) })

/** The people whom a message mentions. A form with files begins with its body. */
function mentionedIn(body: unknown): readonly string[] {
  const [, json = '{}'] = Buffer.isBuffer(body)
    ? (/\r\n\r\n(\{.*?\})\r\n--/s.exec(body.toString()) ?? [])
    : []
  return pinging.safeParse(Buffer.isBuffer(body) ? JSON.parse(json) : body).data?.allowed_mentions.users ?? []
}

export class Eavesdropper {
  readonly leaks: Leak[] = []
  /** The number of checked texts. */
  heard = 0
  /** The number of private threads that were opened. */
  threads = 0
  readonly #store: Store
  readonly #party: TestParty
  readonly #faults: Faults
  readonly #context: BotContext
  readonly #known: Map<Viewer, Set<string>>
  readonly #secrets: string[]
  readonly #dora = newPerson('Dora')
  readonly #log = new PassThrough()
  #seq = 0
  #announced = 0
  /** The reader of a private thread. Everybody reads threads that aren't here. */
  readonly #readers = new Map<string, Viewer>()
  readonly #privateThreads = new Set<string>()
  /** The person for whom the bot works at this moment, because pictures don't name them. */
  #audience: Viewer = null

  constructor(store: Store, party: TestParty, faults: Faults = {}) {
    this.#store = store
    this.#party = party
    this.#faults = faults
    this.#known = new Map(viewersOf(party).map((viewer) => [viewer, new Set()]))
    this.#secrets = secretsOf(party)
    const context = this.#newDesk()
    this.#context = faults.context?.(context) ?? context
  }

  #newDesk(): BotContext {
    const { table } = this.#party
    return {
      table,
      pendingThreads: new PendingThreads(),
      threads: {
        open: async () => ({ id: newId(), why: null }),
        openPrivate: async () => ({ id: newId(), why: null }),
        invite: async () => {},
        plan: async () => null,
        mark: async () => {},
        parentOf: async () => null,
        has: async () => false,
        archive: async () => {},
        remove: async () => {},
        lock: async () => true,
        say: async () => true,
      },
      studio: {
        soonMs: 0,
        picture: async (shown) => {
          this.#hear(this.#audience, 'a picture', shown)
          return null
        },
        pictures: async (shown) => {
          this.#hear(this.#audience, 'a picture', shown)
          return null
        },
        close: async () => {},
      },
      log: createLogger({ level: 'trace', to: this.#log }),
    }
  }

  /** Catches up on public knowledge and announcements. Call it after each answer. */
  async follow(): Promise<Game> {
    const game = await this.#learn()
    this.#audience = null
    const rows = await this.#store.db.outbox.findMany({
      where: { about: { raidId: this.#party.raid.id }, order: { gt: this.#announced } },
      orderBy: { order: 'asc' },
    })
    for (const { payload, order } of rows) {
      this.#announced = order
      await this.#announce(parseAnnouncement(payload), game)
    }
    const logged: unknown = this.#log.read()
    if (logged) this.#hear(null, 'the log', String(logged))
    return game
  }

  async #learn(): Promise<Game> {
    const { raid } = this.#party
    const game = parseGame((await findRaidWithGame(this.#store.db, raid.id))?.state)
    const inputs = await findInputs(this.#store.db, raid.id, { after: this.#seq })
    const events = inputs.flatMap((input) => parseConsequences(input.events).events)
    this.#seq = inputs.at(-1)?.seq ?? this.#seq
    const { decision } = game
    for (const [viewer, names] of this.#known) {
      const asked = decision && decision.seat === viewer ? [decision.source, ...objectsOf(game)] : []
      const shown = asked.map((id) => game.objects[id ?? 0]?.card)
      const told = [viewFor(game, viewer), events.map((event) => eventAsSeenBy(event, viewer)), shown]
      for (const name of namesIn(told)) names.add(name)
    }
    return game
  }

  async #announce(announcement: Announcement, game: Game): Promise<void> {
    const raid = await this.#party.table.find({ raidId: this.#party.raid.id })
    if (!raid) return
    const { table, threads, pendingThreads, studio, log } = this.#context
    const heard = async (route: string, options?: { body?: unknown }) => {
      const [, channelId = '', what] = /^\/channels\/(\d+)\/(\w+)/.exec(route) ?? []
      const id = newId()
      if (what === 'threads') this.#privateThreads.add(id)
      if (this.#privateThreads.has(channelId))
        for (const userId of mentionedIn(options?.body)) this.#letIn(channelId, userId)
      this.#hear(this.#readers.get(channelId) ?? null, announcement.kind, options?.body)
      return { id }
    }
    // Only Anna wants a private thread, so pictures for it are hers.
    if (announcement.kind === 'own') this.#audience = 0
    const rest = { post: heard, patch: heard, put: heard, delete: heard } as unknown as REST
    const english = async (): Promise<Language> => 'en'
    const languages = { ofGuild: english, ofPerson: english }
    const sending = {
      rest,
      table,
      threads,
      pendingThreads,
      studio,
      log,
      languages,
      messagesBelow: new MessagesBelowQuestion(),
      viewers: new RecentThreadViewers(),
      clicks: new ClickTokens(),
      clock: new DiscordClock(),
      updatePanels: () => {},
    }
    const first = {
      attempts: 0,
      addedAtIfTriedBefore: null,
      lastError: null,
      noted: async () => new Set<string>(),
    }
    const place = {
      raid,
      channelId: `${raid.threadId}`,
      nonce: newId(),
      lastMessage: async () => null,
      asking: async () => null,
      isFollowed: async () => false,
    }
    const to = { ...place, ...first }
    await deliverAnnouncement(sending, this.#faults.announcement?.(announcement, game) ?? announcement, to)
    if (announcement.kind === 'own')
      for (const { person } of await table.privateThreads.of(raid.id))
        await updatePrivateThread(sending, person.id, to)
    this.#audience = null
  }

  /** A mention adds a person to a private thread. A thread with a further member is as public as any other. */
  #letIn(channelId: string, userId: string): void {
    const seat = this.#party.people.findIndex(({ id }) => id === userId)
    const isAlone = !this.#readers.has(channelId) || this.#readers.get(channelId) === seat
    this.#readers.set(channelId, isAlone && seat >= 0 ? seat : null)
    if (isAlone) this.threads += 1
  }

  /** Everybody looks at everything, gets all suggestions, and tries forbidden actions. */
  async everybodyLooks(game: Game): Promise<void> {
    const { people } = this.#party
    for (const [seat, one] of [...people, this.#dora].entries())
      await this.#looks(one, seat < people.length ? seat : null, game)
    await this.#command(people[1], 1, 'undo', { what: 'step' }) // mostly asks the table
  }

  async #looks(one: Person, viewer: Viewer, game: Game): Promise<void> {
    this.#audience = viewer
    const code = this.#party.raid.code
    for (const [name, given] of [...LOOKS, ...(this.#faults.commands ?? [])])
      await this.#command(one, viewer, name, given)
    for (const id of [
      questionComponentIds.moves(code),
      handComponentIds.hand(code),
      boardComponentIds.board(code),
      questionComponentIds.wait(code),
    ])
      await this.#click(one, viewer, id)
    await this.#click(one, viewer, questionComponentIds.several(code, game.decision?.id ?? 0))
    for (const id of manualCardPanels(this.#party)) await this.#click(one, viewer, id)
    for (const [name, option] of SUGGESTED) await this.#suggestion(one, viewer, name, option)
    if (game.decision?.seat === viewer) return
    const hidden = hiddenFrom(game, viewer)
    for (const object of [hidden[0], hidden.at(-1)])
      for (const [name, option, word, given] of TRIED)
        await this.#command(one, viewer, name, { ...given, [option]: `${word}${object}` })
    await this.#click(
      one,
      viewer,
      questionComponentIds.pick(code, game.decision?.id ?? 0, [`play${hidden[0]}`]),
    )
  }

  async #command(one: Person, viewer: Viewer, name: string, given: Given): Promise<void> {
    const [command, subcommand = null] = name.split(' ')
    const found = commands.find(({ data }) => data.name === command)
    if (!found) throw new Error(`there is no /${command}`)
    const { forAll } = given
    if (forAll) this.#audience = null
    await this.#outcome(viewer, `/${name} ${JSON.stringify(given)}`, true, () =>
      found.run(this.#context, this.#call(one, subcommand, given)),
    )
    this.#audience = viewer
  }

  async #click(one: Person, viewer: Viewer, customId: string): Promise<void> {
    for (const isPrivate of [true, false]) {
      const click: Click = { ...this.#source(one), customId, values: [], isPrivate }
      await this.#outcome(viewer, customId, isPrivate, () => handleClick(this.#context, click))
    }
  }

  async #outcome(
    viewer: Viewer,
    where: string,
    isPrivate: boolean,
    work: () => Promise<Reply>,
  ): Promise<void> {
    const outcome = await work()
    if (outcome.how === 'quiet') return
    if (outcome.how === 'form') return this.#hear(viewer, where, outcome.form)
    const isPublic = outcome.how === 'show' || (outcome.how === 'change' && !isPrivate)
    this.#hear(isPublic ? null : viewer, where, outcome.post)
    if ('later' in outcome) this.#hear(isPublic ? null : viewer, where, await outcome.later)
  }

  async #suggestion(one: Person, viewer: Viewer, name: string, option: string): Promise<void> {
    const [command, subcommand = null] = name.split(' ')
    const found = commands.find(({ data }) => data.name === command)
    const call = this.#call(one, subcommand, {})
    const suggested = await found?.suggest?.(this.#context, call, { name: option, typed: '' })
    this.#hear(viewer, `suggestions for /${name} ${option}`, suggested)
  }

  #call(one: Person, subcommand: string | null, given: Given): CommandCall {
    return {
      ...this.#source(one),
      subcommand,
      text: (option) => given[option]?.toString() ?? null,
      whole: () => null,
      flag: (option) => given[option] === true,
      choice: () => null,
      role: () => null,
      called: () => null,
      file: () => null,
      someone: () => null,
    }
  }

  #source(one: Person): InteractionSource {
    const { guildId, threadId } = this.#party.raid
    const place = { guildId, channelId: `${threadId}`, isVoice: false, isThread: true }
    return {
      interactionId: newId(),
      person: one,
      ...place,
      isManager: false,
      mayCall: false,
      mine: 0n,
      roles: [],
    }
  }

  #hear(by: Viewer, where: string, what: unknown): void {
    const text = withoutToolLabels(stringsIn(what).join('\n'))
    if (text === '') return
    this.heard += 1
    this.#faults.hear?.(where, what)
    const names = leaksIn(this.#secrets, text, this.#known.get(by) ?? new Set())
    if (names.length > 0) this.leaks.push({ by, where, names, text })
  }
}

type Given = Record<string, string | boolean>

const LOOKS: readonly [string, Given][] = [
  ['hand', {}],
  ['boss', {}],
  ['board', {}],
  ['board', { text: true }],
  ['board', { everybody: true }],
  ['board', { everybody: true, text: true }],
  ['log', {}],
  ['autopilot', {}],
  ['raid status', {}],
  ['help', {}],
  ['hint', {}],
  ['undo', {}], // offers moments by their events
]

/** Commands that offer a catalogue or past things, whatever raid is in play. */
const CATALOGUES = ['achievements', 'campaign', 'card', 'character', 'deck', 'help', 'history', 'leaderboard']
const OTHERS = ['level', 'rules', 'settings', 'treasure']

interface Part {
  name: string
  autocomplete?: boolean | undefined
  options?: readonly Part[] | undefined
}

/** Every option of every command that has suggestions: "judge", "card". */
const SUGGESTED: readonly [string, string][] = commands
  .filter(({ data }) => ![...CATALOGUES, ...OTHERS].includes(data.name))
  .flatMap(({ data }) => suggestedIn(data, data.name))

function suggestedIn({ options = [] }: Part, path: string): [string, string][] {
  return options.flatMap((one): [string, string][] => {
    if (one.autocomplete) return [[path, one.name]]
    return suggestedIn(one, `${path} ${one.name}`)
  })
}

/** Commands to try with the number of a hidden card, which nobody can know. */
const TRIED: readonly [string, string, string, Given?][] = [
  ['play', 'card', 'play'],
  ['place', 'card', 'down'],
  ['use', 'power', 'power'],
  ['judge', 'card', 'o', { what: 'move', to: 'hand', reason: 'curious' }],
  ['answer', 'choice', 'o'],
]

/** The names of cards in the decks as the raid begins. */
function secretsOf({ raid }: TestParty): string[] {
  const lair = lairOfGame(raid)
  const decks = starterDecks.filter(({ key }) => raid.seats.some(({ deck }) => deck === key))
  const others = Object.values(lair?.decks ?? {}).flatMap((one) => one.cards)
  const cards = [...(lair?.deck ?? []), ...others, ...decks.flatMap((deck) => cardIdsOfDeck(deck))]
  return [...new Set(cards.map((id) => cardWithId(id).name))]
}

/** The button **By hand**, and the menu of each tool for a card that everybody knows. */
function manualCardPanels({ raid: { code, seats } }: TestParty): string[] {
  const known = seats[0]?.hero ?? ''
  return [
    manualCardComponentIds.open(code),
    ...MANUAL_CARD_TOOLS.map((tool) => manualCardComponentIds.page(code, known, tool, 0)),
  ]
}

/** The labels of the tools contain words that are also names of cards ("Heal damage on a hero or ally"). */
const withoutToolLabels = (text: string): string =>
  Object.values(manualCardTexts.tools).reduce((left, label) => left.replaceAll(label, ''), text)

const objectsOf = ({ decision }: Game): number[] =>
  (decision?.options ?? []).flatMap((option) => ('object' in option ? [option.object] : []))

/** Cards in other players' hands and in decks. */
const hiddenFrom = (game: Game, viewer: Viewer): number[] =>
  game.players.flatMap(({ seat, hand, deck, decks = {} }) => [
    ...(seat === viewer ? [] : hand),
    ...deck.slice(-2),
    ...Object.values(decks).flatMap((other) => other.deck.slice(-1)),
  ])

function stringsIn(what: unknown): string[] {
  if (typeof what === 'string') return [what]
  if (Array.isArray(what)) return what.flatMap(stringsIn)
  if (what instanceof Uint8Array || typeof what !== 'object' || what === null) return []
  return Object.values(what).flatMap(stringsIn)
}
