/**
 * Counts how a computer player uses its cards, by the kind of their effects: how often raiders chose to play a card or
 * to use a power, how often they ended their turn although they could have done so, and which cards were in hand at the
 * end of the game.
 */
import { type Card, type Effect, type Game, type Option, objectById, printedCard } from '../engine/index.ts'

/** How often cards of one kind were used and not used. */
export interface UseCountsOfCardKind {
  /** The number of times that raiders chose to play or use such a card. */
  used: number
  /** The number of turns that ended although such a card could have been played or used. */
  unused: number
  /** The number of such cards in hand at the end of the games. */
  left: number
  /** The number of unused turns of each card. */
  cards: Record<string, number>
}

/** Counts, for each kind of card, how often raiders used such cards and how often they didn't. */
export class UnusedCardCounter {
  readonly kinds: Record<string, UseCountsOfCardKind> = {}

  /** Counts the raiders' answer to the open question. */
  see(game: Game, picks: readonly string[]): void {
    const { decision } = game
    if (decision?.kind !== 'priority' || game.players[decision.seat]?.side !== 'raiders') return
    for (const option of decision.options) {
      if (!isUse(option)) continue
      const counts = this.#countsOf(game, option)
      if (picks.includes(option.id)) counts.used += 1
      else if (picks[0] === 'pass' && endsTurnByPassing(game, decision.seat)) {
        const { card } = objectById(game, option.object)
        counts.unused += 1
        counts.cards[card] = (counts.cards[card] ?? 0) + 1
      }
    }
  }

  /** Counts the cards in the raiders' hands when the game is over. */
  seeEnd(game: Game): void {
    for (const { side, hand } of game.players)
      if (side === 'raiders') for (const object of hand) this.#of(kindOfCard(cardOf(game, object))).left += 1
  }

  #countsOf(game: Game, option: Use): UseCountsOfCardKind {
    const card = cardOf(game, option.object)
    return this.#of('power' in option ? kindOfPower(card, option) : kindOfCard(card))
  }

  #of(kind: string): UseCountsOfCardKind {
    const counts = this.kinds[kind] ?? { used: 0, unused: 0, left: 0, cards: {} }
    this.kinds[kind] = counts
    return counts
  }
}

type Use = Extract<Option, { object: number }>

const isUse = (option: Option): option is Use =>
  option.kind === 'play' || option.kind === 'power' || option.kind === 'quest'

const cardOf = (game: Game, object: number): Card => printedCard(game, objectById(game, object).card)

const endsTurnByPassing = ({ turn, chain, combat }: Game, seat: number): boolean =>
  turn.player === seat && turn.phase === 'action' && chain.length === 0 && !combat

function kindOfCard({ type, attach, effect, ongoing, tags }: Card): string {
  if (type === 'equipment') return `equipment ${tags.map(({ tag }) => tag).at(-1) ?? ''}`
  if (type !== 'ability') return type
  if (attach) return 'ability attach'
  return ongoing ? 'ability ongoing' : `ability ${effect ? kindOfEffect(effect) : ''}`
}

function kindOfPower({ type, powers }: Card, { kind, power }: Extract<Option, { power: number }>): string {
  const text = powers[power]
  const effect = text && 'effect' in text ? kindOfEffect(text.effect) : 'added'
  return `${kind === 'quest' ? 'quest' : `power of ${type}`} ${effect}`
}

/** Returns the kind of the first part of an effect that does something. */
function kindOfEffect(effect: Effect): string {
  switch (effect.kind) {
    case 'do':
      return kindOfFirst(effect.steps)
    case 'may':
    case 'forEach':
    case 'forEachCard':
    case 'repeat':
    case 'empower':
      return kindOfEffect(effect.do)
    case 'if':
      return kindOfEffect(effect.then)
    default:
      return effect.kind
  }
}

const kindOfFirst = ([first]: readonly Effect[]): string => (first ? kindOfEffect(first) : 'nothing')
