/** What must hold in every game at every decision, and playing on at random. */
import { randomPicks } from '../../engine/decisions/limits.ts'
import { isRefusal } from '../../engine/engine.ts'
import type { Decision, Game, Input, ObjectId } from '../../engine/state/game.ts'
import { playerAt } from '../../engine/state/objects.ts'
import { applyTwice } from './twin.ts'

/** Numbers from a seed: `next(n)` is 0 … n − 1. */
export function numbers(seed: number): (n: number) => number {
  let state = (seed * 2_654_435_761 + 1) >>> 0
  return (n) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 0x1_0000_0000) * n)
  }
}

/** A legal answer. */
export function randomAnswer(decision: Decision, next: (n: number) => number): Input {
  return {
    kind: 'answer',
    decision: decision.id,
    seat: decision.seat,
    picks: randomPicks(decision, next),
  }
}

/** Plays on at random and looks after every answer; ends with the game or after so many answers. */
export function playOn(game: Game, answers: number, next: (n: number) => number, look = sane): void {
  look(game)
  for (let i = 0; i < answers && game.decision; i++) {
    const told = applyTwice(game, randomAnswer(game.decision, next))
    must(!isRefusal(told), 'an offered answer is refused')
    look(game)
  }
}

export function sane(game: Game): void {
  waitsOrIsOver(game)
  everyCardIsSomewhere(game)
  noNumberIsNegative(game)
}

function waitsOrIsOver(game: Game): void {
  const { decision, outcome } = game
  must((decision === null) === (outcome !== null), 'the game neither waits nor is over')
  if (!decision) return
  const ids = decision.options.map((option) => option.id)
  must(ids.length > 0 && new Set(ids).size === ids.length, `options ${ids}`)
  must(
    decision.min <= decision.max && decision.max <= ids.length,
    `${decision.min} to ${decision.max} of ${ids}`,
  )
  const asked = playerAt(game, decision.seat)
  must(!asked.automaton && (!asked.out || decision.side !== undefined), `${asked.name} is asked`)
  for (const option of decision.options)
    if ('object' in option && option.kind !== 'trigger')
      must(
        !['gone', 'removed', undefined].includes(game.objects[option.object]?.zone),
        `${option.id} has left`,
      )
}

function everyCardIsSomewhere(game: Game): void {
  const places: ObjectId[] = [...game.play, ...game.chain.flatMap((link) => link.object ?? [])]
  for (const player of game.players)
    for (const pile of [player, ...Object.values(player.decks ?? {})])
      for (const [zone, ids] of Object.entries(pile))
        for (const id of isZone(zone) && Array.isArray(ids) ? ids : []) {
          places.push(id)
          const object = game.objects[id]
          must(object?.zone === zone && object.owner === player.seat, `${id} in ${zone}`)
        }
  must(new Set(places).size === places.length, 'a card is in two places')
  const living = Object.values(game.objects).filter((object) => object.zone !== 'gone')
  must(living.length === places.length, 'a card is nowhere')
}

function isZone(name: string): boolean {
  return ['deck', 'hand', 'graveyard', 'removed'].includes(name)
}

function noNumberIsNegative(value: unknown, key = ''): void {
  if (typeof value === 'number') must(value >= 0 || key === 'atk', `${key} is ${value}`)
  if (typeof value !== 'object' || value === null || key === 'rng') return
  for (const [name, part] of Object.entries(value)) noNumberIsNegative(part, name)
}

function must(holds: boolean, what: string): asserts holds {
  if (!holds) throw new Error(what)
}

/** How many cards each owner has, wherever they are. */
export function ownersCards(game: Game): number[] {
  const owners = Object.values(game.objects).filter((object) => object.zone !== 'gone')
  return game.players.map(({ seat }) => owners.filter((object) => object.owner === seat).length)
}
