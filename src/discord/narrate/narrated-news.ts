/** The context of functions that narrate events: all events of the news, and the names of their objects. */

import type { Card, CardId, GameEvent, ObjectId, PlayerOrZone, Seat } from '../../engine/index.ts'
import type { MentionedCard } from '../../table/contract.ts'
import { texts } from '../../texts/texts.ts'
import { bold } from '../message-parts/formatters.ts'
import { type SeatNames, stageLabel } from '../message-parts/names.ts'

type Events = { [E in GameEvent as E['kind']]: E }
export type NarratedEventKind = keyof Events
export type EventOfKind<K extends NarratedEventKind> = Events[K]

/** Narrates a run of similar events in one line; null if there is nothing to say. */
type Teller<K extends NarratedEventKind> = (
  run: RunOfSimilarEvents<EventOfKind<K>>,
  scene: NarratedNews,
) => string | null
/** The functions that narrate the events of each kind. */
export type Narrators<K extends NarratedEventKind = NarratedEventKind> = { [One in K]: Teller<One> }

/** A run of consecutive events of one kind, which are narrated in one line. */
export interface RunOfSimilarEvents<E> {
  first: E
  all: readonly E[]
  at: number // The index of the first event of the run in the news.
}

export class NarratedNews {
  readonly events: readonly GameEvent[]
  readonly #objects: Readonly<Record<ObjectId, MentionedCard>>
  readonly #names: SeatNames

  constructor(
    events: readonly GameEvent[],
    objects: Readonly<Record<ObjectId, MentionedCard>>,
    names: SeatNames,
  ) {
    this.events = events
    this.#objects = objects
    this.#names = names
  }

  seat(seat: Seat): string {
    return this.#names.seat(seat)
  }

  isLair(seat: Seat): boolean {
    return this.#names.isLair(seat)
  }

  get lair(): SeatNames['lair'] {
    return this.#names.lair
  }

  /** Returns the stage of a Boss, such as "stage 2 of 3"; null if the card is no stage. */
  stage(id: CardId): string | null {
    return stageLabel(this.#names, id)
  }

  /** The name of the last of several Bosses, with whose fall the Boss player loses; null if there is none. */
  get lastBoss(): string | null {
    const last = this.#names.bosses.at(-1)
    return last === undefined ? null : this.card(last)
  }

  printed(id: CardId): Card | undefined {
    return this.#names.printed(id)
  }

  card(id: CardId): string {
    return id === '' ? texts.news.aCard : bold(this.#names.card(id))
  }

  cards(ids: readonly CardId[]): string {
    return texts.word.list(ids.map((id) => this.card(id)))
  }

  /**
   * Returns the name of an object with its controller. Heroes have their short name, and the lair's cards only
   * their name.
   */
  object(id: ObjectId, known: CardId = ''): string {
    const { card, controller } = this.#objects[id] ?? { card: '', controller: -1 }
    return this.owned(card || known, controller)
  }

  /** Returns the words for something other than a card that is attacked, such as "Anna's deck". */
  thing(thing: PlayerOrZone | undefined): string | undefined {
    return thing && texts.news.thing(this.seat(thing.seat), thing.what)
  }

  owned(id: CardId, controller: Seat): string {
    const card = this.printed(id)
    if (!card) return texts.news.aCard
    if (this.#names.isLair(controller) || controller < 0) return bold(card.name)
    if (card.type === 'hero') return bold(this.#names.hero(controller))
    return `${bold(card.name)} (${this.#names.seat(controller)})`
  }

  /** Returns a list of targeted cards and players, such as "Defias Pirate and Anna". */
  targets({ targets, players }: { targets: readonly ObjectId[]; players: readonly Seat[] }): string {
    return texts.word.list([
      ...targets.map((id) => this.object(id)),
      ...players.map((seat) => this.seat(seat)),
    ])
  }

  before<K extends NarratedEventKind>(
    at: number,
    kind: K,
    fits: (event: EventOfKind<K>) => boolean,
  ): EventOfKind<K> | null {
    for (const event of this.events.slice(0, at).reverse())
      if (isEventOfKind(event, kind) && fits(event)) return event
    return null
  }

  has(kind: NarratedEventKind): boolean {
    return this.events.some((event) => event.kind === kind)
  }
}

export function isEventOfKind<K extends NarratedEventKind>(
  event: GameEvent,
  kind: K,
): event is GameEvent & EventOfKind<K> {
  return event.kind === kind
}
