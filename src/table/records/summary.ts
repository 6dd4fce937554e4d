/** Summarizes a raid: each raider's results, the health of the lair's hero over time, and the turning points. */
import {
  type Card,
  type CardId,
  eventAsSeenBy,
  type GameEvent,
  lairInMode,
  type ObjectId,
  type Seat,
} from '../../engine/index.ts'
import { bossCardIdsOfRaid, raids, seatOfLair } from '../../raids/index.ts'
import type { Transaction } from '../../store/database/open.ts'
import type { SavedInput } from '../../store/raids/inputs.ts'
import { findRaidWithoutGame } from '../../store/raids/raids.ts'
import { texts } from '../../texts/texts.ts'
import { countCorrectionsAmongInputs } from '../corrections/counts.ts'
import type { MentionedCard } from '../model/public-events.ts'
import type { RaidCards, RaidInfo } from '../model/raid.ts'
import { Rejection } from '../model/rejection.ts'
import { loadRaidInfo, raiderSeatsOf } from '../raid-loading/raid-info.ts'
import { inputsNotUndone } from '../replay/replay.ts'
import { loadLogWithEvents } from '../retention/log.ts'
import { parseConsequences } from '../stored/parse-stored.ts'
import { isGuid } from '../stored/schemas.ts'
import type { LairHealthAtTurnEnd, RaiderResults, RaidSummary, TurningPoint } from './contract.ts'
import { EffectCreditTracker } from './effect-credit.ts'
import { FeatCounter } from './feat-counts.ts'

/**
 * Loads the summary of a raid so far.
 * @throws Rejection when there is no such raid, it never began, or today's rules can't replay it
 */
export async function loadRaidSummary(tx: Transaction, raidId: string): Promise<RaidSummary> {
  const row = isGuid(raidId) ? await findRaidWithoutGame(tx, { id: raidId }) : null
  if (!row) throw new Rejection(texts.unavailableRaid.noRaid())
  const { inputs: log, trouble } = await loadLogWithEvents(tx, row.id)
  if (trouble !== null) throw new Rejection(texts.unavailableRaid.otherRules(row.code))
  const inputs = inputsNotUndone(log)
  if (inputs.length === 0) throw new Rejection(texts.unavailableRaid.neverBegan(row.code))
  return summaryOf(await loadRaidInfo(tx, row), inputs)
}

function summaryOf(raid: RaidInfo, inputs: readonly SavedInput[]): RaidSummary {
  const tally = new RaidSummaryCounter(raid)
  for (const { events: stored } of inputs) {
    const { events, objects } = parseConsequences(stored)
    for (const event of events) tally.see(eventAsSeenBy(event, null), objects)
  }
  return { ...tally.summary(), corrections: countCorrectionsAmongInputs(inputs) }
}

/** Returns the hero with which the lair of a raid begins; '' for an unknown raid. */
function heroOf(name: string, mode: string): CardId {
  const raid = raids.find((one) => one.name === name)
  return raid ? lairInMode(raid, mode).hero : ''
}

type Named = Readonly<Record<ObjectId, MentionedCard>>
type Blow = Extract<TurningPoint, { kind: 'blow' }>

export class RaidSummaryCounter {
  readonly #cards: RaidCards
  readonly #lair: Seat
  readonly #bosses: readonly CardId[]
  readonly #deeds: RaiderResults[]
  readonly #health: LairHealthAtTurnEnd[] = []
  readonly #moments: TurningPoint[] = []
  readonly #feats: FeatCounter
  #lairDealt = 0
  #lastBoss: RaidSummary['lastBoss'] = null
  readonly #credit = new EffectCreditTracker((what, seat, amount) => this.#add(what, seat, amount))
  /** Whether the previous event was a correction with /judge, whose consequences count for nobody. */
  #corrects = false
  #boss: { card: CardId; left: number }
  #turn = 0
  readonly #blows = new Map<'raiders' | 'lair', Blow>()

  constructor({ raid, mode, seats, cards }: RaidInfo) {
    this.#cards = cards
    const raiders = raiderSeatsOf({ seats })
    this.#lair = seatOfLair(raid, raiders.length)
    this.#bosses = bossCardIdsOfRaid(raid)
    this.#deeds = raiders.map(({ seat }) => ({ seat, dealt: 0, healed: 0, taken: 0, killed: 0 }))
    this.#feats = new FeatCounter({ seats: raiders.map(({ seat }) => seat), lair: this.#lair, cards })
    const card = heroOf(raid, mode)
    this.#boss = { card, left: fullHealth(cards, card) }
  }

  see(event: GameEvent, objects: Named): void {
    this.#count(event, objects)
    this.#credit.see(event)
    this.#feats.see(event, objects)
    this.#followBoss(event, objects)
    this.#remember(event, objects)
    this.#corrects = event.kind === 'adjusted'
  }

  summary(): Omit<RaidSummary, 'corrections'> {
    this.#point()
    const blows = [...this.#blows.values()]
    const moments = [...this.#moments, ...blows].sort((a, b) => a.turn - b.turn)
    return {
      turns: this.#turn,
      raiders: this.#deeds,
      health: this.#health,
      moments,
      counts: [...this.#feats.counts],
      lairDealt: this.#lairDealt,
      lastBoss: this.#lastBoss,
    }
  }

  #count(event: GameEvent, objects: Named): void {
    switch (event.kind) {
      case 'damaged':
        this.#add('dealt', objects[event.by]?.controller, event.amount)
        if (objects[event.by]?.controller === this.#lair) this.#lairDealt += event.amount
        this.#add('taken', objects[event.object]?.controller, event.amount)
        return
      case 'damagePut':
        if (event.amount > 0 && !this.#corrects)
          this.#add('taken', objects[event.object]?.controller, event.amount)
        return
      case 'healed':
        return this.#credit.healed(event.amount)
      case 'moved':
        if (event.why === 'destroyed' && !this.#corrects) this.#killed(event, objects)
        return
      default:
    }
  }

  #add(what: Exclude<keyof RaiderResults, 'seat'>, seat: Seat | undefined, amount: number): void {
    const deeds = seat === undefined ? undefined : this.#deeds[seat]
    if (deeds) deeds[what] += amount
  }

  /**
   * Counts a destroyed card of the lair for each raider whose damage destroyed it, or for the player whose card's
   * text did.
   */
  #killed(event: Extract<GameEvent, { kind: 'moved' }>, objects: Named): void {
    const type = this.#cards.get(event.card)?.type
    if ((event.controller ?? event.seat) !== this.#lair || !type || !DESTROYED.has(type)) return
    const { by = [] } = event
    const seats = [...new Set(by.map((id) => objects[id]?.controller))]
    if (type === 'hero' || isBossAlly(this.#cards.get(event.card)))
      this.#lastBoss = { card: event.card, by: seats.filter((seat) => seat !== undefined) }
    if (by.length === 0) return this.#credit.destroyed(event, type === 'ally' || type === 'hero')
    for (const seat of seats) this.#add('killed', seat, 1)
  }

  #followBoss(event: GameEvent, objects: Named): void {
    if (event.kind === 'turnStarted') {
      this.#point()
      this.#turn = event.number
    } else if (event.kind === 'levelled') {
      const damage = fullHealth(this.#cards, event.from) - this.#boss.left
      this.#boss = { card: event.to, left: fullHealth(this.#cards, event.to) - damage }
    } else if (this.#isNewBoss(event)) {
      this.#boss = { card: event.card, left: fullHealth(this.#cards, event.card) }
    } else if (event.kind === 'damaged' || event.kind === 'healed' || event.kind === 'damagePut') {
      if (this.#isBoss(event.object, event.card, objects)) this.#boss.left = event.left
    }
  }

  /** Whether an event puts the next Boss or its next stage into play, which begins without damage. */
  #isNewBoss(event: GameEvent): event is Extract<GameEvent, { kind: 'swapped' | 'moved' }> {
    const enters = event.kind === 'swapped' || (event.kind === 'moved' && event.to === 'play')
    return enters && this.#bosses.includes(event.card)
  }

  /** Whether an event destroys a Boss that isn't the last. */
  #hasFallen(event: GameEvent): event is Extract<GameEvent, { kind: 'moved' }> {
    if (event.kind !== 'moved' || event.why !== 'destroyed') return false
    return isBossAlly(this.#cards.get(event.card)) || this.#bosses.slice(0, -1).includes(event.card)
  }

  #isBoss(object: ObjectId, card: CardId, objects: Named): boolean {
    return objects[object]?.controller === this.#lair && this.#cards.get(card)?.type === 'hero'
  }

  /** Adds the health of the lair's hero at the end of a turn. */
  #point(): void {
    this.#health.push({
      turn: this.#turn,
      left: Math.max(0, this.#boss.left),
      of: fullHealth(this.#cards, this.#boss.card),
    })
  }

  #remember(event: GameEvent, objects: Named): void {
    const turn = this.#turn
    if (event.kind === 'levelled')
      this.#moments.push({ kind: 'levelUp', turn, card: event.to, level: event.level })
    else if (event.kind === 'lost' && event.seat !== this.#lair)
      this.#moments.push({ kind: 'fell', turn, seat: event.seat, why: event.why })
    else if (event.kind === 'lost') this.#moments.push({ kind: 'beaten', turn })
    else if (event.kind === 'earned') this.#moments.push({ kind: 'earned', turn, card: event.card })
    else if (event.kind === 'swapped' && this.#isNewBoss(event))
      this.#moments.push({ kind: 'stage', turn, card: event.card })
    else if (this.#hasFallen(event)) this.#moments.push({ kind: 'boss', turn, card: event.card })
    else if (event.kind === 'damaged') this.#blow(event, objects)
  }

  /** Keeps the damage event if it is the hardest blow so far to the lair's hero or to a raider's hero. */
  #blow({ object, card, by, byCard, amount }: Extract<GameEvent, { kind: 'damaged' }>, objects: Named): void {
    if (this.#cards.get(card)?.type !== 'hero') return
    const side = objects[object]?.controller === this.#lair ? 'lair' : 'raiders'
    if (amount <= (this.#blows.get(side)?.amount ?? 0)) return
    const [from, to] = [objects[by]?.controller ?? null, objects[object]?.controller ?? null]
    this.#blows.set(side, { kind: 'blow', turn: this.#turn, from, card: byCard, to, amount })
  }
}

/** The types of cards whose destruction counts for raiders. Events and runes leave play by the rules of a raid. */
const DESTROYED: ReadonlySet<string> = new Set(['ability', 'ally', 'equipment', 'hero'])

const fullHealth = (cards: RaidCards, card: CardId): number => cards.get(card)?.health ?? 0

const isBossAlly = (card: Card | undefined): boolean =>
  card?.type === 'ally' && card.powers.some((power) => power.kind === 'keyword' && power.keyword === 'boss')
