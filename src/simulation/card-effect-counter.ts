/**
 * Counts which of a lair's cards had an effect in a game. The test depends on the card:
 * - an ability with its own text: the text has resolved
 * - a card with triggered or payment powers: the effect of one power has resolved
 * - any other ally: it has attacked
 * - any other equipment or ability, whose powers are continuous: a character struck with it, it prevented damage, or it
 * affected a character that attacked, dealt damage or was dealt damage, or equipment that was used. It also counts if a
 * player turned down one more quest to complete a quest, which only such a card requires.
 */
import {
  type Card,
  type CardId,
  type Game,
  type GameEvent,
  type ObjectId,
  printedCard,
} from '../engine/index.ts'
import { doesModifierAffectCard, modifiersInForce } from '../engine/internals.ts'

type Proof = 'text' | 'power' | 'attack' | 'standing'

const proofOf = (card: Card): Proof => {
  if ((card.type === 'ability' || card.type === 'event') && card.effect) return 'text'
  if (card.powers.some(({ kind }) => kind === 'triggered' || kind === 'payment')) return 'power'
  return card.type === 'ally' ? 'attack' : 'standing'
}

/** Counts how often each card of a deck had an effect in a game. */
export class CardEffectCounter {
  /** The number of times that each card of the deck had an effect. */
  readonly times: Record<CardId, number>
  readonly #proofs: ReadonlyMap<CardId, Proof>
  readonly #powers = new Set<number>()

  constructor(game: Game, deck: readonly CardId[]) {
    const ids = [...new Set(deck)]
    this.#proofs = new Map(ids.map((id) => [id, proofOf(printedCard(game, id))]))
    this.times = Object.fromEntries(ids.map((id) => [id, 0]))
  }

  /** Reads the latest events, and the game after them. */
  see(game: Game, events: readonly GameEvent[]): void {
    for (const event of events) this.#seeOne(game, event)
    if (completesForMore(events)) this.#dearer(game)
  }

  #seeOne(game: Game, event: GameEvent): void {
    if (event.kind === 'used') this.#powers.add(event.link)
    else if (event.kind === 'resolved')
      this.#proves(event.card, this.#powers.has(event.link) ? 'power' : 'text')
    else if (event.kind === 'struck') {
      this.#proves(event.card, 'standing')
      this.#standing(game, event.weapon)
    } else if (event.kind === 'prevented') {
      this.#proves(event.byCard, 'standing')
      this.#standing(game, event.by)
    } else if (event.kind === 'attacking') {
      this.#proves(event.card, 'attack')
      this.#standing(game, event.attacker)
    } else if (event.kind === 'damaged') for (const id of [event.by, event.object]) this.#standing(game, id)
  }

  #proves(card: CardId, proof: Proof): void {
    const times = this.times[card]
    if (times !== undefined && this.#proofs.get(card) === proof) this.times[card] = times + 1
  }

  /** Counts cards that raise the cost of completing a quest. */
  #dearer(game: Game): void {
    for (const { mod, ctx } of modifiersInForce(game))
      if (mod.kind === 'additional' && mod.doing === 'complete') this.#proves(ctx.card, 'standing')
  }

  /** Counts the cards whose powers now affect this character or equipment. */
  #standing(game: Game, id: ObjectId): void {
    if (!game.objects[id]?.play) return
    for (const entry of modifiersInForce(game))
      if (this.#proofs.get(entry.ctx.card) === 'standing' && doesModifierAffectCard(game, entry, id))
        this.#proves(entry.ctx.card, 'standing')
  }
}

/** Whether a quest was completed at the cost of turning another quest face down. */
function completesForMore(events: readonly GameEvent[]): boolean {
  const completed = events.flatMap((event) => (event.kind === 'used' ? [event.object] : []))
  const down = events.flatMap((event) => (event.kind === 'turnedFaceDown' ? [event.object] : []))
  return down.some((one) => completed.includes(one)) && down.some((one) => !completed.includes(one))
}
