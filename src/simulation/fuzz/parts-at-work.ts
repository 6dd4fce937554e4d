/**
 * Records which parts of cards had an effect in a game. The test depends on the part:
 * - the effect of an ability, and triggered, payment and reward powers: the text has resolved
 * - an attach description: the card was attached
 * - a continuous power: it affects a card or a player
 * - a keyword: a card in play has it, or it is a keyword of an ability that has resolved
 * - a power that functions as its card enters play or as a turn starts: the card is in play
 */
import {
  type Card,
  type CardId,
  type Game,
  type GameEvent,
  type MovedEvent,
  type ObjectId,
  type Power,
  printedCard,
} from '../../engine/index.ts'
import {
  characteristicsOf,
  doesModifierAffectCard,
  doesModifierAffectPlayer,
  modifiersInForce,
  playModifiersForAction,
} from '../../engine/internals.ts'

/**
 * A part of a card: `HoA-80:effect`, `HoA-80:powers.0`, `WBR-12:back.powers.0`. `HoA-80:hand` stands for the card in a
 * hand, which is seen when the card leaves the hand.
 */
export type CardPartId = string

/** Returns the id of the card that has the part. */
export const cardIdOfPart = (part: CardPartId): CardId => part.slice(0, part.lastIndexOf(':'))

type StandingKind = 'continuous' | 'keyword' | 'inPlay'

/** Records which of the wanted parts of cards had an effect in one game. */
export class WorkingPartTracker {
  readonly seen = new Set<CardPartId>()
  readonly #game: Game
  readonly #wanted: Set<CardPartId>
  /** The wanted parts whose effects no event reports, by card. */
  readonly #standing = new Map<CardId, Map<CardPartId, StandingKind>>()
  /** The texts of announced links, by link. The value is undefined if the link was over before its text was read. */
  readonly #texts = new Map<number, CardPartId | undefined>()

  constructor(game: Game, wanted: Iterable<CardPartId>) {
    this.#game = game
    this.#wanted = new Set(wanted)
    for (const part of this.#wanted) this.#addStanding(part)
  }

  /** The wanted parts that the game hasn't seen at work. */
  get left(): ReadonlySet<CardPartId> {
    return this.#wanted
  }

  /** Reads the latest events, and the game after them. */
  see(events: readonly GameEvent[]): void {
    for (const event of events) this.#seeEvent(event)
    if (this.#standing.size > 0) this.#seeBoard()
  }

  #addStanding(part: CardPartId): void {
    const card = cardIdOfPart(part)
    const kind = standingKind(powerOfPart(printedCard(this.#game, card), part))
    if (!kind) return
    const parts = this.#standing.get(card) ?? new Map<CardPartId, StandingKind>()
    this.#standing.set(card, parts.set(part, kind))
  }

  #prove(part: CardPartId): void {
    if (!this.#wanted.delete(part)) return
    this.seen.add(part)
    const parts = this.#standing.get(cardIdOfPart(part))
    parts?.delete(part)
    if (parts?.size === 0) this.#standing.delete(cardIdOfPart(part))
  }

  #seeEvent(event: GameEvent): void {
    if (event.kind === 'moved') this.#seeMove(event)
    else if (event.kind === 'used') this.#texts.set(event.link, this.#textOf(event))
    else if (event.kind === 'attached') this.#prove(`${event.card}:attach`)
    else if (event.kind === 'resolved') {
      const text = this.#texts.has(event.link) ? this.#texts.get(event.link) : `${event.card}:effect`
      if (text) this.#prove(text)
      if (text === `${event.card}:effect`) this.#proveKeywords(event.card)
    }
  }

  #proveKeywords(card: CardId): void {
    for (const [part, kind] of this.#standing.get(card) ?? []) if (kind === 'keyword') this.#prove(part)
  }

  #seeMove({ card, from, host }: MovedEvent): void {
    if (from === 'hand') this.#prove(`${card}:hand`)
    if (host !== undefined) this.#prove(`${card}:attach`)
  }

  /** Returns the part whose text the link has. If the link has already resolved, the only part of that kind. */
  #textOf({ link, card, origin }: Extract<GameEvent, { kind: 'used' }>): CardPartId | undefined {
    const found = this.#game.chain.find(({ id }) => id === link)
    const part = /^(back\.)?powers\.\d+/.exec(found?.path ?? '')?.[0]
    if (part) return `${found?.ctx.card}:${part}`
    const possible = [...this.#wanted].filter(
      (one) => cardIdOfPart(one) === card && powerOfPart(printedCard(this.#game, card), one)?.kind === origin,
    )
    return possible.length === 1 ? possible[0] : undefined
  }

  #seeBoard(): void {
    const game = this.#game
    for (const id of game.play) this.#seeCardInPlay(id)
    for (const entry of modifiersInForce(game)) {
      const { power } = entry
      if (!power) continue
      const part = `${power.card}:${power.path}`
      if (this.#isStanding(power.card, part) && this.#reaches(entry)) this.#prove(part)
    }
    for (const { seat, hand } of game.players)
      for (const id of hand) if (this.#standing.has(this.#cardOf(id))) this.#seeCardInHand(seat, id)
  }

  #isStanding(card: CardId, part: CardPartId): boolean {
    return this.#standing.get(card)?.has(part) === true
  }

  #seeCardInPlay(id: ObjectId): void {
    const parts = this.#standing.get(this.#cardOf(id))
    if (!parts) return
    const { powers } = characteristicsOf(this.#game, id)
    for (const { card, path } of powers) {
      const part = `${card}:${path}`
      if (parts.has(part) && parts.get(part) !== 'continuous') this.#prove(part)
    }
  }

  /** Looks for the modifiers that a card in a hand has for its own play. */
  #seeCardInHand(seat: number, id: ObjectId): void {
    const card = this.#cardOf(id)
    for (const doing of ['play', 'place'] as const)
      for (const { ctx, path } of playModifiersForAction(this.#game, seat, id, doing)) {
        const part = /^powers\.\d+/.exec(path ?? '')?.[0]
        if (ctx.source === id && part && this.#isStanding(card, `${card}:${part}`))
          this.#prove(`${card}:${part}`)
      }
  }

  #reaches(entry: ReturnType<typeof modifiersInForce>[number]): boolean {
    const game = this.#game
    if (entry.to.kind === 'players')
      return game.players.some(({ seat }) => doesModifierAffectPlayer(game, entry, seat))
    return this.#cardsAnywhere().some((id) => doesModifierAffectCard(game, entry, id))
  }

  #cardsAnywhere(): ObjectId[] {
    const { play, chain, players } = this.#game
    const owned = players.flatMap(({ hand, graveyard, deck }) => [...hand, ...graveyard, ...deck.slice(-1)])
    return [...play, ...chain.flatMap(({ object }) => object ?? []), ...owned]
  }

  #cardOf(id: ObjectId): CardId {
    const object = this.#game.objects[id]
    return object?.play?.copy ?? object?.card ?? ''
  }
}

function standingKind(power: Power | undefined): StandingKind | null {
  if (power?.kind === 'continuous' || power?.kind === 'keyword') return power.kind
  return power?.kind === 'asEnters' || power?.kind === 'asTurnStarts' || power?.kind === 'asRevealed'
    ? 'inPlay'
    : null
}

/** Returns the power at the part's path; undefined for effects and attach descriptions. */
export function powerOfPart(card: Card, part: CardPartId): Power | undefined {
  const path = part.slice(part.lastIndexOf(':') + 1)
  const index = Number(path.split('.').at(-1))
  if (Number.isNaN(index)) return undefined
  return path.startsWith('back.') ? card.back?.powers[index] : card.powers[index]
}
