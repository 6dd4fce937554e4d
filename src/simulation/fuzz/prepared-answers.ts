/** Random answers that prefer options about parts of cards that should be seen at work. */
import { type Decision, type Game, type Option, printedCard, randomPicks } from '../../engine/index.ts'
import { type RandomNumberGenerator, randomElement } from '../invariant-checks/random-numbers.ts'
import { type CardPartId, cardIdOfPart, powerOfPart } from './parts-at-work.ts'

/** The number of decisions out of ten in which an option about a wanted part is picked, if there is one. */
const PREFERRED = 8

/** The number of other decisions out of ten in which an attack is proposed, if one can be. */
const ATTACKING = 4

/**
 * Returns random picks, which prefer options that use a wanted part.
 * @param wanted the parts that the player should use
 */
export function randomPicksUsingParts(
  game: Game,
  decision: Decision,
  wanted: ReadonlySet<CardPartId>,
  next: RandomNumberGenerator,
): string[] {
  const { options, min, max, amounts, must } = decision
  if (options.some(({ kind }) => kind === 'keep')) return ['keep']
  if (min > 1 || max < 1 || amounts || must) return randomPicks(decision, next)
  const use = optionTest(game, decision, wanted)
  const useful = options.filter((option) => use(option) === 'useful')
  if (useful.length > 0 && next(10) < PREFERRED) return [randomElement(useful, next).id]
  const attacks = options.filter(({ kind }) => kind === 'attack')
  if (attacks.length > 0 && next(10) < ATTACKING) return [randomElement(attacks, next).id]
  const others = options.filter((option) => use(option) !== 'wasteful')
  return others.length > 0 && min === 1 ? [randomElement(others, next).id] : randomPicks(decision, next)
}

/**
 * Returns a function that says whether an option uses a card with a wanted part, or wastes it: the card is placed face
 * down.
 */
function optionTest(
  game: Game,
  { kind: asked }: Decision,
  wanted: ReadonlySet<CardPartId>,
): (option: Option) => 'useful' | 'wasteful' | null {
  const cards = new Set([...wanted].map(cardIdOfPart))
  const placed = new Set([...wanted].filter((part) => isAboutPlacing(game, part)).map(cardIdOfPart))
  return (option) => {
    const card = 'object' in option ? (game.objects[option.object]?.card ?? '') : ''
    if (!cards.has(card) || (option.kind === 'object' && asked !== 'strike')) return null
    if (option.kind === 'place') return option.faceUp || placed.has(card) ? 'useful' : 'wasteful'
    if (option.kind !== 'power' && option.kind !== 'quest') return 'useful'
    const isWanted = ['powers', 'back.powers'].some((side) => wanted.has(`${card}:${side}.${option.power}`))
    return isWanted ? 'useful' : null
  }
}

function isAboutPlacing(game: Game, part: CardPartId): boolean {
  const power = powerOfPart(printedCard(game, cardIdOfPart(part)), part)
  return power?.kind === 'triggered' && (power.on.event === 'stashed' || power.on.event === 'placed')
}
