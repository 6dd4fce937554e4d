/** A Boss player who plays no card, attacks only with characters that must, and targets those who can bear it. */
import { type Decision, type Game, type ObjectId, type Option, viewFor } from '../../src/engine/index.ts'
import { decide } from './story.ts'

type Answer = (game: Game, decision: Decision) => string[] | null

const first = (option: Option | undefined): string[] | null => (option ? [option.id] : null)

/** Passes. If it must attack, it attacks with the newest ally. */
const passes: Answer = (_, { options }) =>
  first(
    options.find(({ kind }) => kind === 'pass') ??
      options.findLast(({ kind }) => kind === 'attack') ??
      options[0],
  )

const leftTo = (game: Game, id: ObjectId): number => {
  const { seats } = viewFor(game, null)
  const found = seats.flatMap(({ hero, allies }) => [...(hero ? [hero] : []), ...allies])
  const card = found.find(({ object }) => object === id)
  return card ? (card.health ?? 0) - card.damage : 0
}

const isHurt = (game: Game, id: ObjectId): boolean => (game.objects[id]?.play?.damage ?? 0) > 0

const isMine = ({ objects }: Game, { seat }: Decision, id: ObjectId): boolean =>
  objects[id]?.play?.controller === seat

/**
 * Chooses nothing if allowed, or the Boss player, or an unhurt character of theirs, or the opposing hero with the
 * most health left.
 */
const aims: Answer = (game, decision) => {
  const { options, seat, min } = decision
  if (min === 0) return []
  const own = options.find(({ id }) => id === `p${seat}`)
  if (own || min > 1) return own ? [own.id] : null
  const cards = options.flatMap((option) => ('object' in option ? [option] : []))
  if (cards.every(({ object }) => isMine(game, decision, object)))
    return first(cards.find(({ object }) => !isHurt(game, object)))
  const heroes = cards.filter(
    ({ object }) => game.objects[object]?.play?.row === 'hero' && !isMine(game, decision, object),
  )
  return first(heroes.sort((a, b) => leftTo(game, b.object) - leftTo(game, a.object))[0])
}

const ANSWERS: Partial<Record<Decision['kind'], Answer>> = {
  priority: passes,
  protect: () => ['none'],
  may: (_, { options }) => first(options.at(-1)),
  target: aims,
  choose: aims,
  defender: aims,
}

export const timid =
  () =>
  (game: Game, decision: Decision): string[] =>
    ANSWERS[decision.kind]?.(game, decision) ?? decide(game, decision)
