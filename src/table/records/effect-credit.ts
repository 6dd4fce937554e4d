/** Finds the players who caused healing and destruction, because these events name the card, but not the player. */
import type { GameEvent, ObjectId, Seat } from '../../engine/index.ts'

type Deed = 'healed' | 'killed'
type Give = (what: Deed, seat: Seat | undefined, amount: number) => void
type Moved = Extract<GameEvent, { kind: 'moved' }>

/**
 * Determines which card causes the effects of each event of a raid, by following the chain. The effects of a link
 * come between its announcement and its `resolved` event, since a link resolves completely before anything else
 * happens (709.2). A character that dies right after a link has resolved, without damage, dies because that link
 * changed its health (410.6a).
 */
export class EffectCreditTracker {
  readonly #give: Give
  /** The controllers of links that haven't resolved, by link id. */
  readonly #links = new Map<number, Seat>()
  /** The effects so far of the link that is resolving. */
  #deeds: { what: Deed; amount: number }[] = []
  /** The controller of the link that has resolved just now; undefined once anything else has begun. */
  #last: Seat | undefined
  readonly #hosts = new Map<ObjectId, ObjectId>()
  readonly #gone = new Set<ObjectId>()

  constructor(give: Give) {
    this.#give = give
  }

  see(event: GameEvent): void {
    switch (event.kind) {
      case 'played':
      case 'used':
      case 'flipped':
      case 'duplicated':
        this.#links.set(event.link, event.seat)
        return this.#forget()
      case 'resolved':
        return this.#resolve(event.link)
      case 'interrupted':
        this.#links.delete(event.link)
        return this.#forget()
      case 'attached':
        this.#hosts.set(event.object, event.host)
        return
      case 'moved':
        return this.#follow(event)
      case 'turnStarted':
        this.#links.clear()
        return this.#forget()
      case 'proposed':
      case 'attacking':
      case 'combatEnded':
      case 'stepStarted':
        return this.#forget()
      default:
    }
  }

  healed(amount: number): void {
    this.#deeds.push({ what: 'healed', amount })
  }

  /** Records that a card was destroyed without damage. */
  destroyed({ was }: Moved, isCharacter: boolean): void {
    // The attachment was destroyed together with its host (400.5).
    if (this.#gone.has(this.#hosts.get(was) ?? -1)) return
    if (isCharacter && this.#links.size === 0 && this.#last !== undefined) this.#give('killed', this.#last, 1)
    else this.#deeds.push({ what: 'killed', amount: 1 })
  }

  /** Forgets the recorded effects, because no link caused them: they were costs, or a rule destroyed the cards. */
  #forget(): void {
    this.#deeds = []
    this.#last = undefined
  }

  #resolve(link: number): void {
    const seat = this.#links.get(link)
    this.#links.delete(link)
    for (const { what, amount } of this.#deeds) this.#give(what, seat, amount)
    this.#deeds = []
    this.#last = seat
  }

  #follow({ from, was, object, host }: Moved): void {
    if (from === 'play') this.#gone.add(was)
    if (host !== undefined) this.#hosts.set(object, host)
  }
}
