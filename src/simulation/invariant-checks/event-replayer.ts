/**
 * Keeps records of a game from its events alone, beginning with the cards on the table. After each input the records
 * must equal the game: each card's zone, controller, damage, counters and exhaustion, the piles in order, the chain,
 * the turn, the combat, and the players who are out. This finds a change without its event, and an event without its
 * change.
 */

import type { CardId, Game, GameEvent, MovedEvent, ObjectId, Seat } from '../../engine/index.ts'
import { rawText } from '../../texts/user-text.ts'
import {
  type CardRecord,
  cardRecordOf,
  cardRecords,
  doesRecordMatchObject,
  type GameRecords,
  type GameRecordsExceptCards,
  gameRecordsExceptCards,
  isTokenBeforePlay,
  pileName,
  type RecordInPlay,
  strikesInCombat,
} from './game-records.ts'
import { assertInvariant, firstDifference } from './violation.ts'

export class EventReplayer {
  readonly #books: GameRecords
  readonly #shuffled: [seat: Seat, pile: string][] = []
  readonly #replaced = new Set<CardId>() // The cards of heroes that another hero has just replaced.
  #struck: string[] = []

  constructor(game: Game) {
    this.#books = { cards: cardRecords(game), ...structuredClone(gameRecordsExceptCards(game)) }
    this.#struck = strikesInCombat(game)
  }

  /** Reads the events since the last check, then compares the records with the game. */
  check(game: Game, events: readonly GameEvent[]): void {
    for (const event of events) this.#hear(event)
    for (const seat of this.#books.out) this.#sweep(seat, game)
    for (const [seat, pile] of this.#shuffled.splice(0)) this.#believeOrder(seat, pile, game)
    const found =
      this.#wrongCard(game) ?? firstDifference(gameRecordsExceptCards(game), this.#table()) ?? null
    assertInvariant(found === null, () => `the books differ: ${found}`)
    const untold = strikesInCombat(game).find((strike) => !this.#struck.includes(strike))
    assertInvariant(untold === undefined, () => `nobody told of the strike ${untold}`)
  }

  /** Compares the cards one by one. Most cards haven't changed and are compared without a copy. */
  #wrongCard(game: Game): string | null {
    const { cards } = this.#books
    let living = 0
    for (const key in game.objects) {
      const object = game.objects[Number(key)]
      if (!object || object.zone === 'gone' || isTokenBeforePlay(object)) continue
      living += 1
      const entry = cards.get(object.id)
      if (!entry) return `nobody was told of card ${key} (${object.card}) in ${object.zone}`
      if (!doesRecordMatchObject(entry, object))
        return firstDifference(cardRecordOf(object), entry, `card ${key}`)
    }
    if (living === cards.size) return null
    const gone = [...cards.keys()].find((id) => (game.objects[id]?.zone ?? 'gone') === 'gone')
    return `card ${gone} (${cards.get(gone ?? 0)?.card}) is gone, and nobody was told`
  }

  #table(): GameRecordsExceptCards {
    const { cards: _, ...table } = this.#books
    return table
  }

  /**
   * Takes over the order of a pile from the game, if the pile has the same cards. A shuffle may change only the order.
   */
  #believeOrder(seat: Seat, pile: string, game: Game): void {
    const mine = new Set(this.#pile(seat, pile))
    const order = gameRecordsExceptCards(game).piles[seat]?.[pile] ?? []
    if (order.length === mine.size && order.every((id) => mine.has(id)))
      this.#pile(seat, pile).splice(0, mine.size, ...order)
  }

  #pile(seat: Seat, name: string): ObjectId[] {
    const pile = this.#books.piles[seat]?.[name]
    assertInvariant(pile !== undefined, () => `seat ${seat} has no ${name}`)
    return pile
  }

  #hear(event: GameEvent): void {
    const books = this.#books
    switch (event.kind) {
      case 'moved':
        return this.#move(event)
      case 'shuffled':
        this.#shuffled.push([event.seat, pileName('deck', event.deck)])
        return
      case 'deckTurned':
        this.#pile(event.seat, 'deck').reverse()
        return
      case 'exhausted':
      case 'readied':
        return this.#turn(event.object, event.kind === 'exhausted')
      case 'turnedFaceDown':
      case 'turnedFaceUp':
        this.#lying(event.object, event.kind).faceDown = event.kind === 'turnedFaceDown'
        return
      case 'damaged':
      case 'damagePut':
        this.#lying(event.object, event.kind).damage += event.amount
        return
      case 'healed':
        this.#lying(event.object, event.kind).damage -= event.amount
        return
      case 'adjusted':
        if (event.change.kind === 'damage')
          this.#lying(event.change.object, event.kind).damage = event.change.damage
        return
      case 'counters':
        return this.#count(event.object, event.counter, event.n)
      case 'controlled':
        return this.#control(event.object, event.from, event.to)
      case 'attached':
        this.#lying(event.object, event.kind).host = event.host
        return
      case 'copied':
        this.#lying(event.object, event.kind).copy = event.as
        return
      case 'detached':
        delete this.#lying(event.object, event.kind).host
        return
      case 'levelled':
        this.#entry(event.object, event.kind).card = event.to
        return
      case 'swapped':
        this.#entry(event.object, event.kind).card = event.card
        Object.assign(this.#lying(event.object, event.kind), {
          damage: 0,
          faceDown: false,
          exhausted: event.exhausted === true,
        })
        this.#leaveCombat(event.object) // The swapped card is a new card (602.4).
        return
      case 'lost':
        books.out = [...books.out, event.seat].sort((a, b) => a - b)
        return
      case 'ghost':
        books.ghosts = books.ghosts.filter((seat) => seat !== event.seat)
        if (event.is) books.ghosts = [...books.ghosts, event.seat].sort((a, b) => a - b)
        return
      case 'marked':
        books.marks[event.mark] = event.object
        return
      case 'earned':
        books.earned.push(event.card)
        return
      case 'replaced':
        books.names[event.seat] = rawText(event.name)
        return
      case 'seatMoved':
        books.order = books.order.filter((seat) => seat !== event.seat)
        books.order.splice(books.order.indexOf(event.rightOf), 0, event.seat)
        return
      case 'turnStarted':
        books.turn = { number: event.number, player: event.seat, step: 'ready' }
        return
      case 'stepStarted':
        books.turn.step = event.step
        return
      case 'ended':
        books.outcome = event.outcome
        return
      default:
        this.#hearChain(event)
    }
  }

  #hearChain(event: GameEvent): void {
    switch (event.kind) {
      case 'duplicated':
        this.#books.cards.set(event.object, {
          card: event.card,
          owner: event.seat,
          zone: 'chain',
          fleeting: true,
        })
        this.#books.chain.push(event.link)
        return
      case 'played':
      case 'placed':
      case 'flipped':
      case 'used':
      case 'scene':
      case 'proposed':
        this.#books.chain.push(event.link)
        return
      case 'resolved':
      case 'interrupted':
        assertInvariant(this.#books.chain.includes(event.link), () => `${event.kind}: no link ${event.link}`)
        this.#books.chain = this.#books.chain.filter((link) => link !== event.link)
        return
      default:
        this.#hearCombat(event)
    }
  }

  #hearCombat(event: GameEvent): void {
    const books = this.#books
    switch (event.kind) {
      case 'attacking':
        // Removes the topmost link, which is a proposal. No other event reports that a proposal has resolved.
        books.chain.pop()
        books.combat = { attacker: event.attacker, proposed: event.proposed, defender: null }
        this.#struck = []
        return
      case 'protecting':
        if (books.combat) books.combat.proposed = event.object
        return
      case 'defending':
        books.combat = { attacker: event.attacker, proposed: null, defender: event.defender }
        return
      case 'struck':
        this.#struck.push(`${event.weapon} by ${event.wielder}`)
        return
      case 'leftCombat':
        return this.#leaveCombat(event.object)
      case 'combatEnded':
        books.combat = null
        return
      default:
    }
  }

  #move(event: MovedEvent): void {
    if (event.instead !== undefined) return this.#replaceHero(event, event.instead)
    if (this.#replaced.delete(event.card) && event.was === event.object) return this.#remove(event)
    const old = this.#books.cards.get(event.was)
    const born = !old && event.from === 'chain'
    assertInvariant(old !== undefined || born, () => `moved: nobody knows card ${event.was}`)
    assertInvariant(
      born || old?.zone === event.from,
      () => `moved from ${event.from}: ${event.was} is in ${old?.zone}`,
    )
    const { card, owner, deck, fleeting } = old ?? newborn(event)
    assertInvariant(
      card === event.card && owner === event.seat,
      () => `moved: ${event.was} is ${card}, not ${event.card}`,
    )
    this.#takeOut(event, owner, deck)
    if (fleeting && event.to !== 'play') return
    const whose = event.owner ?? owner
    const its = deck === undefined || whose !== owner ? {} : { deck }
    this.#books.cards.set(event.object, { card, owner: whose, zone: event.to, ...its, fleeting })
    if (event.to === 'play') this.#enter(event)
    else if (event.to !== 'chain') this.#lay(event, this.#pile(whose, pileName(event.to, its.deck)))
  }

  /**
   * Lets a Master Hero take the place of a hero, with everything that is attached to it. The next event reports the
   * replaced card (301.4a).
   */
  #replaceHero(event: MovedEvent, instead: CardId): void {
    const { object, card, seat, faceDown } = event
    this.#takeOut(event, seat)
    const hero = this.#entry(object, 'moved')
    assertInvariant(hero.card === instead, () => `moved instead of ${instead}: ${object} is ${hero.card}`)
    this.#replaced.add(instead)
    Object.assign(hero, { card, owner: seat })
    const lying = this.#lying(object, 'moved')
    lying.faceDown = faceDown === true
    delete lying.copy
  }

  #remove({ object, card, seat, to }: MovedEvent): void {
    assertInvariant(to === 'removed', () => `${card} is replaced, and goes to ${to}`)
    this.#books.cards.set(object, { card, owner: seat, zone: to, fleeting: false })
    this.#pile(seat, to).push(object)
  }

  #takeOut({ was, from }: MovedEvent, owner: Seat, deck?: string): void {
    this.#books.cards.delete(was)
    for (const [mark, marked] of Object.entries(this.#books.marks))
      if (marked === was) delete this.#books.marks[mark]
    this.#leaveCombat(was)
    if (from === 'play') this.#books.play = this.#books.play.filter((id) => id !== was)
    else if (from !== 'chain') {
      const pile = this.#pile(owner, pileName(from, deck))
      assertInvariant(pile.includes(was), () => `moved: ${was} is not in ${from}`)
      pile.splice(pile.indexOf(was), 1)
    }
  }

  #enter({ object, controller, seat, exhausted, faceDown, host }: MovedEvent): void {
    const entry = this.#entry(object, 'moved')
    entry.lying = {
      controller: controller ?? seat,
      damage: 0,
      exhausted: exhausted === true,
      faceDown: faceDown === true,
      counters: {},
    }
    if (host !== undefined) entry.lying.host = host
    this.#books.play.push(object)
  }

  #lay({ object, to, top }: MovedEvent, pile: ObjectId[]): void {
    if (to === 'deck' && !top) pile.unshift(object)
    else pile.push(object)
  }

  #turn(object: ObjectId, exhausted: boolean): void {
    const lying = this.#lying(object, 'exhausted')
    assertInvariant(lying.exhausted !== exhausted, () => `${object} turns, and lies so already`)
    lying.exhausted = exhausted
  }

  #count(object: ObjectId, counter: string, n: number): void {
    const lying = this.#lying(object, 'counters')
    const { [counter]: before = 0, ...others } = lying.counters
    lying.counters = before + n === 0 ? others : { ...others, [counter]: before + n }
  }

  #control(object: ObjectId, from: Seat, to: Seat): void {
    const lying = this.#lying(object, 'controlled')
    assertInvariant(
      lying.controller === from,
      () => `controlled: ${object} was ${lying.controller}'s, not ${from}'s`,
    )
    lying.controller = to
    this.#leaveCombat(object)
  }

  /** Removes all cards of a player who has lost from the game, in any order (102.2). */
  #sweep(seat: Seat, game: Game): void {
    const removed = this.#pile(seat, 'removed')
    for (const [name, pile] of Object.entries(this.#books.piles[seat] ?? {}))
      if (name !== 'removed') removed.push(...pile.splice(0))
    for (const id of removed) this.#entry(id, 'lost').zone = 'removed'
    this.#believeOrder(seat, 'removed', game)
  }

  #leaveCombat(object: ObjectId): void {
    const { combat } = this.#books
    if (!combat) return
    if (combat.attacker === object) combat.attacker = null
    if (combat.proposed === object) combat.proposed = null
    if (combat.defender === object) combat.defender = null
  }

  #entry(object: ObjectId, what: string): CardRecord {
    const entry = this.#books.cards.get(object)
    assertInvariant(entry !== undefined, () => `${what}: nobody knows card ${object}`)
    return entry
  }

  #lying(object: ObjectId, what: string): RecordInPlay {
    const { lying } = this.#entry(object, what)
    assertInvariant(lying !== undefined, () => `${what}: card ${object} is not in play`)
    return lying
  }
}

/** Returns the record of a token or a copy, which comes from the chain and had no zone before. */
function newborn({ card, seat }: MovedEvent): CardRecord {
  return { card, owner: seat, zone: 'chain', fleeting: true }
}
