/**
 * Checks imagined games (`engine/view/imagined.ts`). Two games that differ only in what a seat may not know must give
 * the same imagined games, and the seat must see no difference between a game and an imagined one.
 */
import type { Game, ObjectId, Seat } from '../../engine/index.ts'
import { isRefusal, printedCard } from '../../engine/index.ts'
import { randomAnswer } from './answers.ts'
import { type CheckedEngine, rebuildFromJson } from './checked-engine.ts'
import { cardsHiddenFromViewer, gameWithCardsReplaced } from './hidden.ts'
import { checkInvariants } from './invariants.ts'
import type { RandomNumberGenerator } from './random-numbers.ts'
import { assertInvariant, firstDifference } from './violation.ts'

/** The number of random answers that an imagined game must accept. */
const ANSWERS = 6

/** Checks the imagined games of the seat that is asked. */
export function checkImaginedGames(game: Game, next: RandomNumberGenerator, asked: CheckedEngine): void {
  if (!game.decision) return
  const { seat } = game.decision
  const [a, b] = [next(1000), 1000 + next(1000)]
  const one = asked.imagined(game, seat, a)
  const seen = firstDifference(asked.viewFor(one, seat), asked.viewFor(game, seat))
  assertInvariant(seen === null, () => `seat ${seat} sees that a game is imagined: ${seen}`)
  keepsKnownCards(game, one)
  keepsCardsTogether(game, one)
  const expected = rebuildFromJson<Game>(asked.imagined(game, seat, b))
  for (const other of [one, withOtherSecrets(game, seat, next)]) {
    const found = firstDifference(rebuildFromJson<Game>(asked.imagined(other, seat, b)), expected)
    assertInvariant(found === null, () => `an imagined game of seat ${seat} depends on a secret: ${found}`)
  }
  playOn(one, next, asked)
}

/** Checks that a card which the seat is being shown, or which it remembers, stays the same card. */
function keepsKnownCards(game: Game, other: Game): void {
  for (const id of [...cardsInUse(game), ...rememberedCards(game)]) {
    const { zone, card } = game.objects[id] ?? {}
    const isKept = zone === 'play' || other.objects[id]?.card === card
    assertInvariant(
      isKept,
      () => `card ${id} (${card}) is known, and is imagined as ${other.objects[id]?.card}`,
    )
  }
}

/**
 * Returns the cards that the seat remembers. Cards in hands count only while the seat has priority, because some card
 * of a hand may have been chosen in secret otherwise.
 */
function rememberedCards({ decision, objects }: Game): ObjectId[] {
  return Object.values(objects).flatMap(({ id, zone, rememberedBy }) => {
    const isKnown = decision && rememberedBy?.includes(decision.seat)
    return isKnown && (zone === 'deck' || decision.kind === 'priority') ? [id] : []
  })
}

/**
 * Checks that the text of a card that is being placed, and the former objects of a card, are imagined as the same card.
 * An object that the seat was shown before a secret move stays the same.
 */
function keepsCardsTogether(game: Game, other: Game): void {
  for (const [at, { object, ctx }] of game.chain.entries()) {
    if (object === undefined || game.objects[object]?.card !== ctx.card) continue
    const is = other.chain[at]?.ctx.card
    assertInvariant(
      is === other.objects[object]?.card,
      () => `the text of card ${object} is imagined as ${is}`,
    )
  }
  const inUse = cardsInUse(game)
  for (const { id, became, card } of Object.values(game.objects)) {
    if (became === undefined || inUse.has(id) || game.objects[became]?.card !== card) continue
    const [before, after] = [other.objects[id], other.objects[became]]
    const seat = game.decision?.seat ?? -1
    const isKnown = before?.unseen?.includes(seat) || before?.rememberedBy?.includes(seat)
    const isHidden = before?.unseen !== undefined && !isKnown
    assertInvariant(
      !isHidden || before?.card === after?.card,
      () => `card ${id} became ${became}, and is imagined as ${before?.card} and ${after?.card}`,
    )
  }
}

/** Gives random answers in an imagined game, which must keep the invariants like any other game. */
function playOn(game: Game, next: RandomNumberGenerator, asked: CheckedEngine): void {
  checkInvariants(game)
  for (let i = 0; i < ANSWERS && game.decision; i++) {
    const answer = randomAnswer(game.decision, next)
    const result = asked.apply(game, answer)
    assertInvariant(
      !isRefusal(result),
      () => `offered in an imagined game but refused: ${JSON.stringify(answer)}`,
    )
  }
  checkInvariants(game)
}

/**
 * Returns the game with other random numbers, and with hidden cards of each deck in each other's places. Cards of decks
 * whose lists the seat doesn't know are replaced by cards of any decks.
 */
function withOtherSecrets(game: Game, seat: Seat, next: RandomNumberGenerator): Game {
  const inUse = cardsInUse(game)
  const groups = new Map<string, ObjectId[]>()
  for (const id of cardsHiddenFromViewer(game, seat)) {
    const { owner, deck, zone, token, duplicate, rememberedBy } = game.objects[id] ?? {}
    if (inUse.has(id) || token || duplicate || rememberedBy?.includes(seat)) continue
    const key = JSON.stringify([owner, deck, zone === 'collection'])
    groups.set(key, [...(groups.get(key) ?? []), id])
  }
  const exchanged = [...groups.values()].flatMap((ids) => {
    const cards = hasUnknownList(game, seat, ids) ? cardsOfAllDecks(game) : cardsOf(game, ids)
    return ids.map((id): [ObjectId, string] => [id, cards.splice(next(cards.length), 1)[0] ?? ''])
  })
  const other = gameWithCardsReplaced(game, new Map(exchanged))
  other.rng = [next(1000) + 1, next(1000), next(1000), next(1000)]
  return other
}

/** Whether the cards belong to another player's main deck, or are that player's cards outside the game. */
function hasUnknownList({ objects }: Game, seat: Seat, [first = 0]: readonly ObjectId[]): boolean {
  return objects[first]?.owner !== seat && objects[first]?.deck === undefined
}

const cardsOf = ({ objects }: Game, ids: readonly ObjectId[]): string[] =>
  ids.map((id) => objects[id]?.card ?? '')

/** Returns the cards of all players, except heroes. */
const cardsOfAllDecks = (game: Game): string[] =>
  Object.values(game.objects).flatMap(({ card }) =>
    card !== '' && printedCard(game, card).type !== 'hero' ? [card] : [],
  )

/** Returns the cards that are offered, that were just revealed, or whose text is running. */
function cardsInUse({ decision, shown = [], chain, frames, waiting }: Game): Set<ObjectId> {
  const offered = (decision?.options ?? []).flatMap((option) => ('object' in option ? option.object : []))
  const open = chain.filter(({ kind, path }) => kind !== 'resource' || path === 'faceUp')
  const sources = [...open, ...frames, ...waiting].flatMap((one) =>
    'ctx' in one && one.ctx ? one.ctx.source : [],
  )
  return new Set([...offered, ...shown, ...sources])
}
