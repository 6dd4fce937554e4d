/**
 * A scenario reads like a short story: set a table, answer by names, look at the result, and state for whom the game
 * waits.
 *
 *   const story = scenario({ raiders: { Anna: { hand: ['Rend'], resources: 1 } } })
 *   story.raider('Anna').plays('Rend', { on: 'Dungeon' })
 *   story.resolve()
 *   expect(story.host('Rend')).toBe('Dungeon')
 *   story.waitsFor('Anna')
 */
import { expect } from 'vitest'
import {
  applyInput,
  type CorrectionRefusalReason,
  type Decision,
  type Game,
  type GameEvent,
  type Input,
  isRefusal,
  type Refusal,
  type Seat,
  type Side,
  splitPick,
} from '../engine/index.ts'
import { inPlayStateOf, invalidateAll } from '../engine/internals.ts'
import { exhaustResources } from './card-layout.ts'
import { recordOpenStory } from './open-stories.ts'
import { StoryRaider } from './raider.ts'
import { createOnlyMarkedHeroCheck, gameWithFittingSeed } from './random-results.ts'
import { StoryQueries } from './story-queries.ts'
import { startTable, type TableSetup } from './table-setup.ts'
import { applyToGameAndTwin, rebuildGameFromJson } from './twin.ts'

/** An event of this kind. */
export type EventOfKind<K extends GameEvent['kind']> = Extract<GameEvent, { kind: K }>

/** Begins a story at its first turn: in a raider's action phase, or at the beginning of the Dungeon's turn. */
export function scenario(table: TableSetup): Story {
  const story = scenarioAtMulligan(table)
  while (story.decision?.kind === 'mulligan') story.pick('keep')
  return story.passUntil(() => story.game.turn.phase !== 'start')
}

/** Begins a story at the decision whether to keep the opening hand. */
export function scenarioAtMulligan(table: TableSetup): Story {
  const story = new Story(startTable(table))
  recordOpenStory(story)
  return table.marked === undefined ? story : story.marking(table.marked)
}

type Lucky = (() => boolean) | null
/** A player and the kind of decision that the player was asked. */
export type AskedDecision = [name: string, kind: Decision['kind']]

/** A game that a test plays by the names of players and cards. */
export class Story extends StoryQueries {
  /** All events, and the events since the last answer. */
  readonly log: GameEvent[] = []
  latest: GameEvent[] = []
  ended = false
  /** All decisions since the story began, in order. */
  readonly asked: AskedDecision[] = []
  #luck: Lucky = null
  #marked: Seat | null = null
  /** The turn of the last answer or wait. Later turns may have begun since. */
  #turn = 0

  raider(name: string): StoryRaider {
    return new StoryRaider(this, name)
  }

  eventsOfKind<K extends GameEvent['kind']>(
    kind: K,
    events: readonly GameEvent[] = this.log,
  ): EventOfKind<K>[] {
    return events.filter((event): event is EventOfKind<K> => event.kind === kind)
  }

  // The methods below answer decisions.

  /** Gives the next answer a random result that fits. Other seeds are tried until one does. */
  luckily(fits: () => boolean): this {
    this.#luck = fits
    return this
  }

  /** Gives the next answer these results of dice. */
  rolling(...dice: number[]): this {
    const rolled = (): number[] => this.eventsOfKind('rolled', this.latest).flatMap((one) => one.dice)
    return this.luckily(() => JSON.stringify(rolled()) === JSON.stringify(dice))
  }

  /** Makes this raider's hero always the MARKED one, from now on, while it is in play. */
  marking(name: string): this {
    this.#marked = this.seat(name)
    return this
  }

  /** Answers the open decision, for any seat, by names or by the options' own ids. */
  pick(...names: string[]): GameEvent[] {
    const { decision } = this
    if (!decision) throw new Error('nobody is asked')
    const picks = names.map((name) => this.#optionOf(decision, name))
    return this.input({ kind: 'answer', decision: decision.id, seat: decision.seat, picks })
  }

  input(input: Input): GameEvent[] {
    const luck = this.#luck
    this.#luck = null
    if (luck || !this.#marksAsWished(this.game, input)) this.#seekLuck(luck, input)
    return this.#apply(input)
  }

  #apply(input: Input): GameEvent[] {
    this.ended = false
    this.#turn = this.game.turn.number
    const result = accepted(applyToGameAndTwin(this.game, input))
    this.latest = result
    this.log.push(...result)
    if (this.decision) this.asked.push([this.name(this.decision.seat), this.decision.kind])
    return result
  }

  #marksAsWished(game: Game, input: Input): boolean {
    if (this.#marked === null) return true
    return createOnlyMarkedHeroCheck(
      game,
      this.#marked,
    )(accepted(applyInput(rebuildGameFromJson(game), input)))
  }

  /** Continues with a seed with which this input has a result that fits. */
  #seekLuck(luck: Lucky, input: Input): void {
    const { game } = this
    const logged = this.log.length
    const isMarked = this.#marked === null ? () => true : createOnlyMarkedHeroCheck(game, this.#marked)
    const fits = (tried: Game): boolean => {
      this.game = tried
      const result = accepted(applyInput(tried, input))
      this.latest = result
      this.log.push(...result)
      const lucky = isMarked(result) && (luck?.() ?? true)
      this.log.length = logged
      return lucky
    }
    this.game = gameWithFittingSeed(game, fits)
  }

  /** Returns the reason of the refusal; null if the input is legal. */
  refusal(input: Input): string | null {
    const result = applyToGameAndTwin(rebuildGameFromJson(this.game), input)
    return isRefusal(result) ? result.refused : null
  }

  /** Returns the reason why a correction is refused. */
  wrong(input: Input): CorrectionRefusalReason | undefined {
    const result = applyToGameAndTwin(rebuildGameFromJson(this.game), input)
    return isRefusal(result) ? result.wrong : undefined
  }

  #optionOf(decision: Decision, name: string): string {
    if (name === 'back') return name
    const { id, amount } = splitPick(name)
    if (amount !== undefined) return `${this.#optionOf(decision, id)}=${amount}`
    const named = decision.options.find(
      (option) =>
        option.id === name ||
        this.wordsFor(option) === name ||
        (option.kind === 'word' && option.word === name),
    )
    if (named) return named.id
    const objects = decision.options.flatMap((option) => ('object' in option ? [option.object] : []))
    const object = this.find(name, objects)
    const found = decision.options.find((option) => 'object' in option && option.object === object)
    if (!found) throw new Error(`${name} is not offered`)
    return found.id
  }

  // The methods below let players pass.

  /** Lets everybody pass until the condition holds, another decision comes up or the raid is over. */
  passUntil(enough: () => boolean): this {
    return this.#pass(enough).#speakOfNow()
  }

  /** Does the same as `passUntil`, and nobody strikes or protects. */
  idleUntil(enough: () => boolean): this {
    return this.#idle(enough).#speakOfNow()
  }

  #pass(enough: () => boolean): this {
    while (this.decision?.kind === 'priority' && !enough()) this.pick('pass')
    return this
  }

  #idle(enough: () => boolean): this {
    for (;;) {
      this.#pass(enough)
      if (this.decision?.kind !== 'strike' && this.decision?.kind !== 'protect') return this
      this.pick('none')
    }
  }

  #speakOfNow(): this {
    this.#turn = this.game.turn.number
    return this
  }

  /**
   * Continues to the next raider's turn without protecting. Returns the attackers against whom a raider could have
   * protected.
   */
  nextTurnUnprotected(): string[] {
    const { number } = this.game.turn
    const attackers: string[] = []
    const done = () => this.game.turn.number > number && this.isCalm()
    for (this.passUntil(done); this.decision?.kind === 'protect'; this.passUntil(done)) {
      attackers.push(this.heroName(this.decision.source ?? 0))
      this.pick('none')
    }
    return attackers
  }

  /** Resolves the topmost link and everything that it adds. Further links may resolve too if nobody can respond. */
  resolve(): this {
    const height = this.game.chain.length
    return height === 0 ? this : this.#pass(() => this.game.chain.length < height)
  }

  /**
   * Resolves only the topmost link. The next player in order is asked, even one who can only pass. It stops earlier
   * if a player must make another decision.
   */
  resolveTopmost(): this {
    const top = this.game.chain.at(-1)
    if (!top) throw new Error('the chain is empty')
    return this.#askingEverybody(() => this.#pass(() => !this.game.chain.some((link) => link.id === top.id)))
  }

  #askingEverybody(deed: () => void): this {
    const { everyWindow } = this.game
    this.game.everyWindow = true
    deed()
    this.game.everyWindow = everyWindow
    return this
  }

  resolveAll(): this {
    return this.#pass(() => this.game.chain.length === 0)
  }

  /** Plays the combat to its end. */
  fight(): this {
    return this.#idle(() => !this.game.combat && this.game.chain.length === 0)
  }

  /** Continues to the next raider's turn, or to another decision before it. */
  nextTurn(): this {
    const { number } = this.game.turn
    return this.idleUntil(() => this.game.turn.number > number && this.isCalm())
  }

  /**
   * Continues to this raider's next turn, or to another decision before it. The turn is the first of the raider after
   * the turn of the last answer or wait, and may have begun already. Throws if it passed without a decision of this
   * raider.
   */
  turnOf(name: string): this {
    const seat = this.seat(name)
    const spokenOf = this.#turn
    return this.idleUntil(() => {
      const begun = this.eventsOfKind('turnStarted').find((one) => one.seat === seat && one.number > spokenOf)
      if (begun && this.game.turn.number > begun.number)
        throw new Error(`${name} was asked nothing in turn ${begun.number}: he could only pass`)
      return begun !== undefined && this.isCalm()
    })
  }

  /** Whether a player is in the action phase of their turn, with an empty chain. */
  isCalm(): boolean {
    const { turn, chain, combat, decision } = this.game
    return turn.phase === 'action' && chain.length === 0 && !combat && decision?.seat === turn.player
  }

  /** Returns the decisions that came up during `deed`, in order: `["Bert", "priority"]`. */
  askedWhile(deed: () => unknown): AskedDecision[] {
    const before = this.asked.length
    deed()
    return this.asked.slice(before)
  }

  // The methods below change the cards on the table without an event of the game.

  /** Exhausts these cards as if they had been used, without an event. */
  tire(...names: string[]): this {
    for (const name of names) inPlayStateOf(this.game, this.find(name)).exhausted = true
    invalidateAll(this.game)
    return this
  }

  /** Exhausts N of this player's ready resources as if they had paid with them, without an event. */
  spend(name: string, n: number): this {
    exhaustResources(this.game, this.seat(name), n)
    invalidateAll(this.game)
    return this
  }

  // The methods below end the story.

  /** Ends the story. Checks that the game waits for this player, with this kind of decision. */
  waitsFor(name: string, kind: Decision['kind'] = 'priority'): void {
    this.ended = true
    const asked = this.decision ? { seat: this.name(this.decision.seat), kind: this.decision.kind } : null
    expect(asked).toEqual({ seat: name, kind })
  }

  /** Ends the story. Checks that the raid is over. */
  isOver(side?: Side): void {
    this.ended = true
    expect(this.game.outcome).toEqual(side ? { kind: 'won', side } : { kind: 'drawn' })
  }
}

/** Returns the events of an input. Throws for a refusal, because the inputs of a story must be legal. */
function accepted(result: GameEvent[] | Refusal): GameEvent[] {
  if (isRefusal(result)) throw new Error(`refused: ${result.why}`)
  return result
}
