/**
 * A scenario reads as a short story: set a table, answer by names, look, and say for whom the game waits.
 *
 *   const story = scenario({ raiders: { Anna: { hand: ['Rend'], resources: 1 } } })
 *   story.raider('Anna').plays('Rend', { on: 'Dungeon' })
 *   story.resolve()
 *   expect(story.host('Rend')).toBe('Dungeon')
 *   story.waitsFor('Anna')
 */
import { afterEach, expect } from 'vitest'
import {
  apply,
  type Decision,
  type GameEvent,
  type Input,
  isRefusal,
  partsOf,
  type Side,
  seeded,
  type Wrong,
} from '../engine/index.ts'
import { Looking } from './looking.ts'
import { Raider } from './raider.ts'
import { DUNGEON, namesOf, setTable, type Table } from './setting.ts'
import { applyTwice, rebuilt } from './twin.ts'

export type Told<K extends GameEvent['kind']> = Extract<GameEvent, { kind: K }>

const open = new Set<Story>()

afterEach(() => {
  const loose = [...open].some((story) => !story.ended)
  open.clear()
  expect(loose, 'a story ends by saying for whom the game waits').toBe(false)
})

/** The story begins with its first turn: a raider is in the action phase, or the Dungeon has begun. */
export function scenario(table: Table): Story {
  const story = beforeTheFirstTurn(table)
  for (const _ of namesOf(table).slice(1)) story.pick('keep')
  if (table.marked !== undefined && table.turn === DUNGEON)
    story.luckily(() => story.told('marked').at(0)?.seat === story.seat(table.marked ?? ''))
  story.pick('keep')
  while (story.decision?.kind === 'priority' && story.game.turn.phase === 'start') story.pick('pass')
  return story
}

/** The story begins with the question whether to keep the opening hand. */
export function beforeTheFirstTurn(table: Table): Story {
  const story = new Story(setTable(table))
  open.add(story)
  return story
}

type Lucky = (() => boolean) | null

export class Story extends Looking {
  /** All that happened, and what happened since the last answer. */
  readonly log: GameEvent[] = []
  latest: GameEvent[] = []
  ended = false
  #luck: Lucky = null

  raider(name: string): Raider {
    return new Raider(this, name)
  }

  told<K extends GameEvent['kind']>(kind: K, events: readonly GameEvent[] = this.log): Told<K>[] {
    return events.filter((event): event is Told<K> => event.kind === kind)
  }

  // ------------------------------------------------------------ answering

  /** The next answer falls out as the story needs it: other seeds are tried until what follows fits. */
  luckily(fits: () => boolean): this {
    this.#luck = fits
    return this
  }

  /** The dice of the next answer fall like this. */
  rolling(...dice: number[]): this {
    return this.luckily(
      () => JSON.stringify(this.told('rolled').flatMap((one) => one.dice)) === JSON.stringify(dice),
    )
  }

  /** Answers the open question, whoever is asked, by names or by the options' own words. */
  pick(...names: string[]): GameEvent[] {
    const { decision } = this
    if (!decision) throw new Error('nobody is asked')
    const picks = names.map((name) => this.#optionOf(decision, name))
    return this.input({ kind: 'answer', decision: decision.id, seat: decision.seat, picks })
  }

  input(input: Input): GameEvent[] {
    const luck = this.#luck
    this.#luck = null
    if (luck) return this.#tryUntil(luck, input)
    return this.#apply(input)
  }

  #apply(input: Input): GameEvent[] {
    this.ended = false
    const told = applyTwice(this.game, input)
    if (isRefusal(told)) throw new Error(`refused: ${told.why}`)
    this.latest = told
    this.log.push(...told)
    return told
  }

  #tryUntil(fits: () => boolean, input: Input): GameEvent[] {
    const before = this.game
    const logged = [...this.log]
    for (let seed = 1; seed <= 3000; seed++) {
      this.game = { ...rebuilt(before), rng: seeded(seed) }
      const told = apply(this.game, input)
      if (isRefusal(told)) break
      this.log.splice(0, Number.POSITIVE_INFINITY, ...logged, ...told)
      const lucky = fits()
      this.log.splice(0, Number.POSITIVE_INFINITY, ...logged)
      this.game = { ...rebuilt(before), rng: seeded(seed) }
      if (lucky) return this.#apply(input)
    }
    throw new Error('no seed is that lucky')
  }

  /** The reason, if the answer is refused. */
  refusal(input: Input): string | null {
    const told = applyTwice(rebuilt(this.game), input)
    return isRefusal(told) ? told.refused : null
  }

  /** What is wrong with an adjustment. */
  wrong(input: Input): Wrong | undefined {
    const told = applyTwice(rebuilt(this.game), input)
    return isRefusal(told) ? told.wrong : undefined
  }

  #optionOf(decision: Decision, name: string): string {
    if (name === 'back') return name
    const { id, amount } = partsOf(name)
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

  // ------------------------------------------------------------ passing

  /** Everybody passes until this holds, another question comes up or the raid is over. */
  passUntil(enough: () => boolean): this {
    while (this.decision?.kind === 'priority' && !enough()) this.pick('pass')
    return this
  }

  /** The same, and nobody strikes or protects. */
  idleUntil(enough: () => boolean): this {
    for (;;) {
      this.passUntil(enough)
      if (this.decision?.kind !== 'strike' && this.decision?.kind !== 'protect') return this
      this.pick('none')
    }
  }

  /** Goes on to the next raider's turn without protecting, and tells against whom one could have. */
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

  /** The topmost link resolves. */
  resolve(): this {
    const height = this.game.chain.length
    return height === 0 ? this : this.passUntil(() => this.game.chain.length < height)
  }

  resolveAll(): this {
    return this.passUntil(() => this.game.chain.length === 0)
  }

  /** The combat goes on to its end. */
  fight(): this {
    return this.idleUntil(() => !this.game.combat && this.game.chain.length === 0)
  }

  /** The next raider's turn, if nobody is asked anything else before. */
  nextTurn(): this {
    const { number } = this.game.turn
    return this.idleUntil(() => this.game.turn.number > number && this.isCalm())
  }

  /** This raider's next turn, if nobody is asked anything else before. */
  turnOf(name: string): this {
    const { number } = this.game.turn
    const seat = this.seat(name)
    return this.idleUntil(
      () => this.game.turn.number > number && this.game.turn.player === seat && this.isCalm(),
    )
  }

  /** The turn player is in his action phase with an empty chain. */
  isCalm(): boolean {
    const { turn, chain, combat, decision } = this.game
    return turn.phase === 'action' && chain.length === 0 && !combat && decision?.seat === turn.player
  }

  // ------------------------------------------------------------ the end

  /** The story ends: this is whom the game asks, and what. */
  waitsFor(name: string, kind: Decision['kind'] = 'priority'): void {
    this.ended = true
    const asked = this.decision ? { seat: this.name(this.decision.seat), kind: this.decision.kind } : null
    expect(asked).toEqual({ seat: name, kind })
  }

  /** The story ends with the raid. */
  isOver(side?: Side): void {
    this.ended = true
    expect(this.game.outcome).toEqual(side ? { kind: 'won', side } : { kind: 'drawn' })
  }
}
