/** Properties of random legal play: whatever the seed, the mode and the number of seats. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { card, cardIdsOf, starterDecks } from '../../cards/index.ts'
import { isRefusal, start } from '../../engine/engine.ts'
import { eventFor } from '../../engine/state/events.ts'
import type { CardId, Decision, Game, Input, ObjectId, Seat } from '../../engine/state/game.ts'
import { viewFor } from '../../engine/view/view.ts'
import { cardsHash } from '../index.ts'
import { applyTwice, rebuilt } from './twin.ts'
import { numbers, ownersCards, playOn, randomAnswer, sane } from './watching.ts'

const MODES = ['novice', 'experienced', 'heroic', 'legendary']
const TABLE = fc.record({
  seed: fc.integer({ min: 1, max: 1_000_000 }),
  seats: fc.integer({ min: 1, max: 5 }),
  mode: fc.constantFrom(...MODES),
})
type Plan = { seed: number; seats: number; mode: string }

/** A raid of the starter decks at its first question. */
function begun({ seed, seats, mode }: Plan): Game {
  const deckOf = (seat: number) => starterDecks[(seat + seed) % starterDecks.length] ?? starterDecks[0]
  const setup = {
    raid: 'deadmines',
    mode,
    cards: cardsHash,
    seats: Array.from({ length: seats }, (_, seat) => {
      const deck = deckOf(seat)
      if (!deck) throw new Error('no starter deck')
      return { name: `Raider ${seat + 1}`, hero: deck.hero, deck: cardIdsOf(deck) }
    }),
  }
  return start(setup, seed).game
}

/** The same raid after so many random answers. */
function played(plan: Plan, answers: number): Game {
  const game = begun(plan)
  playOn(game, answers, numbers(plan.seed), () => undefined)
  return game
}

const SOON = fc.integer({ min: 0, max: 150 })

test('every offered answer applies, cards are conserved, a twin tells the same, and every raid ends', () => {
  fc.assert(
    fc.property(TABLE, (plan) => {
      const game = begun(plan)
      const cards = ownersCards(game)
      playOn(game, 5000, numbers(plan.seed), (now) => {
        sane(now)
        if (ownersCards(now).join() !== cards.join())
          throw new Error(`cards are ${ownersCards(now)}, were ${cards}`)
      })
      expect(game.outcome).not.toBeNull()
    }),
    { numRuns: 12 },
  )
})

test('every single option of a question applies', () => {
  fc.assert(
    fc.property(TABLE, SOON, (plan, answers) => {
      const game = played(plan, answers)
      for (const input of game.decision ? singleAnswers(game.decision) : []) {
        const other = rebuilt(game)
        expect(isRefusal(applyTwice(other, input))).toBe(false)
        sane(other)
      }
    }),
    { numRuns: 40 },
  )
})

function singleAnswers(decision: Decision): Input[] {
  const { id, seat, options, min, back } = decision
  const ids = options.map((option) => option.id)
  const answer = (picks: string[]): Input => ({ kind: 'answer', decision: id, seat, picks })
  const answers = ids.map((one) =>
    answer([one, ...ids.filter((other) => other !== one).slice(0, min - 1)].slice(0, Math.max(min, 1))),
  )
  return [...(decision.max > 0 ? answers : []), ...(back ? [answer(['back'])] : [])]
}

test('what is refused changes nothing', () => {
  fc.assert(
    fc.property(
      TABLE,
      SOON,
      fc.array(fc.string(), { maxLength: 3 }),
      fc.integer({ min: -2, max: 9 }),
      (plan, answers, picks, seat) => {
        const game = played(plan, answers)
        const id = game.decision?.id ?? 0
        const wrong: Input[] = [
          { kind: 'answer', decision: id, seat, picks },
          { kind: 'answer', decision: id + 1, seat: game.decision?.seat ?? 0, picks },
          { kind: 'answer', decision: id, seat: game.decision?.seat ?? 0, picks: [...picks, 'nonsense'] },
          { kind: 'concede', seat: plan.seats },
          { kind: 'adjust', seat: 0, reason: '', change: { kind: 'damage', object: seat, damage: -1 } },
        ]
        for (const input of wrong) applyTwice(rebuilt(game), input)
        expect(isRefusal(applyTwice(game, { kind: 'concede', seat: plan.seats }))).toBe(true)
      },
    ),
    { numRuns: 30 },
  )
})

test('a game is plain JSON at every question', () => {
  fc.assert(
    fc.property(TABLE, SOON, (plan, answers) => {
      const game = played(plan, answers)
      expect(rebuilt(game)).toStrictEqual(game)
    }),
    { numRuns: 30 },
  )
})

test('the same setup, seed and answers are the same game', () => {
  fc.assert(
    fc.property(TABLE, SOON, (plan, answers) => {
      expect(JSON.stringify(played(plan, answers))).toBe(JSON.stringify(played(plan, answers)))
    }),
    { numRuns: 15 },
  )
})

test('anybody may concede at any time, and the raid goes on or is over', () => {
  fc.assert(
    fc.property(
      TABLE,
      SOON,
      fc.array(fc.nat(4), { minLength: 1, maxLength: 5 }),
      (plan, answers, leavers) => {
        const game = played(plan, answers)
        const next = numbers(plan.seed + 7)
        for (const leaver of leavers) {
          const seat = leaver % plan.seats
          if (!game.outcome && !game.players[seat]?.out) applyTwice(game, { kind: 'concede', seat })
          playOn(game, 25, next)
        }
      },
    ),
    { numRuns: 40 },
  )
})

describe('hidden cards', () => {
  test('a view is the same whatever cards its viewer may not know', () => {
    fc.assert(
      fc.property(TABLE, SOON, fc.nat(), (plan, answers, seed) => {
        const game = played(plan, answers)
        for (const viewer of viewers(game)) {
          const other = exchanged(game, viewer, numbers(seed))
          expect(viewFor(other, viewer)).toEqual(viewFor(game, viewer))
        }
      }),
      { numRuns: 40 },
    )
  })

  test('which the exchange of this test does move: their owners see other cards', () => {
    const game = played({ seed: 5, seats: 3, mode: 'novice' }, 30)
    const other = exchanged(game, 0, numbers(1))
    for (const seat of [1, 2]) expect(viewFor(other, seat)).not.toEqual(viewFor(game, seat))
  })

  test('no event tells a viewer a card that is hidden from him before and after', () => {
    fc.assert(
      fc.property(TABLE, SOON, (plan, answers) => {
        const game = played(plan, answers)
        if (!game.decision) return
        const hidden = viewers(game).map((viewer) => new Set(hiddenFrom(game, viewer)))
        const told = applyTwice(game, randomAnswer(game.decision, numbers(plan.seed)))
        if (isRefusal(told)) throw new Error('refused')
        for (const [i, viewer] of viewers(game).entries())
          for (const event of told.map((one) => eventFor(one, viewer)))
            if (
              event.kind === 'moved' &&
              hidden[i]?.has(event.was) &&
              hiddenFrom(game, viewer).includes(event.object)
            )
              throw new Error(`${viewer} is told ${JSON.stringify(event)}`)
      }),
      { numRuns: 60 },
    )
  })

  test('a card’s name is in a view only if it may be known', () => {
    fc.assert(
      fc.property(TABLE, SOON, (plan, answers) => {
        const game = played(plan, answers)
        for (const viewer of viewers(game)) {
          const text = JSON.stringify(viewFor(game, viewer))
          const known = new Set(knownTo(game, viewer).map((id) => card(cardAt(game, id)).name))
          for (const id of hiddenFrom(game, viewer)) {
            const { name } = card(cardAt(game, id))
            if (!known.has(name)) expect(text).not.toContain(`"${name}"`)
          }
        }
      }),
      { numRuns: 25 },
    )
  })
})

function viewers(game: Game): (Seat | null)[] {
  return [null, ...game.players.filter((player) => !player.automaton).map((player) => player.seat)]
}

function cardAt(game: Game, id: ObjectId): CardId {
  return game.objects[id]?.card ?? ''
}

/** Written again from the rules (415.3–415.8), not from the engine's own view. */
function hiddenFrom(game: Game, viewer: Seat | null): ObjectId[] {
  const living = Object.values(game.objects)
  return living
    .filter(({ zone, owner, play, id }) => {
      if (zone === 'deck') return true
      if (zone === 'hand') return owner !== viewer
      if (zone === 'play') return play?.row === 'resource' && play.faceDown && play.controller !== viewer
      const link = game.chain.find((one) => one.object === id)
      return link?.kind === 'resource' && link.path !== 'faceUp' && link.controller !== viewer
    })
    .map(({ id }) => id)
}

function knownTo(game: Game, viewer: Seat | null): ObjectId[] {
  const hidden = new Set(hiddenFrom(game, viewer))
  return Object.keys(game.objects)
    .map(Number)
    .filter((id) => !hidden.has(id))
    .concat(linked(game))
}

/** The achievements are public, and so are the sources of what is on the chain. */
function linked(game: Game): ObjectId[] {
  return game.chain.map((link) => link.ctx.source).filter((id) => game.objects[id] !== undefined && id !== 0)
}

/** The game with the hidden cards of each owner in other places. */
function exchanged(game: Game, viewer: Seat | null, next: (n: number) => number): Game {
  const other = rebuilt(game)
  for (const { seat } of game.players) {
    const hidden = hiddenFrom(game, viewer).filter((id) => game.objects[id]?.owner === seat)
    const cards = hidden.map((id) => cardAt(game, id))
    for (const id of hidden) {
      const object = other.objects[id]
      const [taken] = cards.splice(next(cards.length), 1)
      if (object && taken !== undefined) object.card = taken
      for (const link of other.chain) if (link.object === id && taken !== undefined) link.ctx.card = taken
    }
  }
  return other
}
