/** Attacks of several characters on one defender, one after the other, and attacks that are left out. */
import {
  type Decision,
  type ImaginedGame,
  lazyViewFor,
  type ObjectId,
  type Option,
  optionId,
  type View,
} from '../../engine/index.ts'
import { bestAttackOf } from '../combat-sense.ts'
import { charactersOfOtherSide, elementWithHighestScore } from '../visible-cards.ts'

type CardOption = Extract<Option, { object: ObjectId }>

/**
 * Returns the option of the attack on this defender that is worth most, or undefined if no attack is worth anything.
 */
export function bestAttackOptionAgainst(
  view: View,
  { options, seat }: Pick<Decision, 'options' | 'seat'>,
  defender: ObjectId,
): CardOption | undefined {
  const attacks = options.flatMap((option) => {
    if (option.kind !== 'attack') return []
    const score = bestAttackOf(view, seat, option.object, [defender])?.score ?? 0
    return score > 0 ? [{ option, score }] : []
  })
  return elementWithHighestScore(attacks, ({ score }) => score)?.option
}

/** Whether the option attacks with a card, plays it, uses its power or completes it as a quest. */
export const usesCard = (option: Option): option is CardOption => 'object' in option && USES.has(option.kind)

const USES: ReadonlySet<Option['kind']> = new Set(['attack', 'play', 'power', 'quest'])

/** Returns the decision without the options that use one of these cards. */
export function decisionWithoutUsesOf(decision: Decision, held: readonly ObjectId[]): Decision {
  const options = decision.options.filter((option) => !usesCard(option) || !held.includes(option.object))
  return { ...decision, options }
}

/** Continues the attacks on one defender in one turn. */
export class AttacksOnDefender {
  readonly #defender: ObjectId
  readonly #attackers = new Set<string>()

  constructor(defender: ObjectId) {
    this.#defender = defender
  }

  /** Returns the picks that continue the attacks, or null if the decision is about something else. */
  picks(game: ImaginedGame, decision: Decision): string[] | null {
    if (decision.kind === 'defender') {
      const pick = optionId.object(this.#defender)
      return decision.options.some(({ id }) => id === pick) ? [pick] : null
    }
    return decision.kind === 'priority' && game.objects[this.#defender]?.zone === 'play'
      ? this.#attack(game, decision)
      : null
  }

  /**
   * Returns the picks for the next attack, or null. Each character is chosen only once, because it may be unable to
   * attack this defender.
   */
  #attack(game: ImaginedGame, { options, seat }: Decision): string[] | null {
    const left = options.filter(({ kind, id }) => kind === 'attack' && !this.#attackers.has(id))
    if (left.length === 0) return null
    const attack = bestAttackOptionAgainst(lazyViewFor(game, seat), { options: left, seat }, this.#defender)
    if (!attack) return null
    this.#attackers.add(attack.id)
    return [attack.id]
  }
}

/** Returns the object ids of the other side's heroes and allies. */
export const opposingCharacters = (view: View, { seat }: Decision): ObjectId[] =>
  charactersOfOtherSide(view, seat).map(({ object }) => object)
