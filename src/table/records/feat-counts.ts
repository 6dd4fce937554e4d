/** Counts the figures for feats in the public events of a raid, such as protections, attacks and allies. */
import type { GameEvent, ObjectId, Seat } from '../../engine/index.ts'
import type { MentionedCard } from '../model/public-events.ts'
import type { RaidCards } from '../model/raid.ts'
import type { RaiderFeatFigures } from './contract.ts'

type Named = Readonly<Record<ObjectId, MentionedCard>>
type Damaged = Extract<GameEvent, { kind: 'damaged' }>
type Counted = Exclude<keyof RaiderFeatFigures, 'seat'>

const noFeats = (seat: Seat): RaiderFeatFigures => ({
  ...{ seat, toBoss: 0, hardest: 0, prevented: 0, protected: 0 },
  ...{ allies: 0, attacks: 0, strikes: 0, powers: 0, played: 0 },
})

export class FeatCounter {
  readonly counts: readonly RaiderFeatFigures[]
  readonly #cards: RaidCards
  readonly #lair: Seat

  /** @param seats the seats of the raiders */
  constructor({ seats, lair, cards }: { seats: readonly Seat[]; lair: Seat; cards: RaidCards }) {
    this.counts = seats.map(noFeats)
    this.#lair = lair
    this.#cards = cards
  }

  see(event: GameEvent, objects: Named): void {
    const owner = (id: ObjectId) => objects[id]?.controller
    switch (event.kind) {
      case 'damaged':
        return this.#damaged(event, objects)
      case 'prevented':
        return this.#add('prevented', owner(event.by), event.amount)
      case 'protecting':
        return this.#add('protected', owner(event.object), 1)
      case 'attacking':
        return this.#add('attacks', owner(event.attacker), 1)
      case 'struck':
        return this.#add('strikes', owner(event.wielder), 1)
      case 'played':
        return this.#add('played', event.seat, 1)
      case 'used':
        return this.#add('powers', event.seat, 1)
      case 'moved':
        if (event.to === 'play' && event.from !== 'play' && this.#typeOf(event.card) === 'ally')
          this.#add('allies', event.controller ?? event.seat, 1)
        return
      default:
    }
  }

  #damaged({ object, card, by, amount }: Damaged, objects: Named): void {
    const seat = objects[by]?.controller
    if (objects[object]?.controller !== this.#lair || seat === this.#lair) return
    if (this.#typeOf(card) === 'hero') this.#add('toBoss', seat, amount)
    const counts = this.#of(seat)
    if (counts) counts.hardest = Math.max(counts.hardest, amount)
  }

  #typeOf = (card: string): string | undefined => this.#cards.get(card)?.type

  #of = (seat: Seat | undefined): RaiderFeatFigures | undefined =>
    this.counts.find((one) => one.seat === seat)

  #add(what: Counted, seat: Seat | undefined, amount: number): void {
    const counts = this.#of(seat)
    if (counts) counts[what] += amount
  }
}
