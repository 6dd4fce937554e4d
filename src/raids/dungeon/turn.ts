/** The Dungeon's turn: ready, Level Up, MARKED, Flip, attack (Dungeon Deck Rules). */

import {
  type Chooser,
  type Game,
  type ObjectId,
  objectById,
  type Player,
  pickRandom,
  playerInSeat,
  printedCard,
  type Seat,
  seatOfLairPlayer,
  type TurnStepAct,
} from '../../engine/index.ts'
import {
  actReadyingCards,
  announceAttack,
  announceCardOfAutomatedPlayer,
  applyConsequencesOfEvents,
  askQuestion,
  buildTurnSteps,
  canBeProposedAsAttacker,
  canPayToAttack,
  cardMatchesFilter,
  characteristicsOf,
  charactersInPlay,
  defendersOfAutomatedAttacker,
  endStep,
  inPlayStateOf,
  isInPlay,
  newTextContext,
  objectOption,
  pickedObject,
  seatThatChooses,
  selectCards,
  statOf,
  takeAnswer,
} from '../../engine/internals.ts'
import { markRandomHero } from './marked-hero.ts'

/** Levels the Dungeon hero up, several times if necessary (Level Up Rules). */
const level: TurnStepAct = (game, seat) => {
  levelUp(game, playerInSeat(game, seat).hero)
  return undefined
}

const markOne: TurnStepAct = (game) => {
  markRandomHero(game)
  return undefined
}

/**
 * Replaces the Dungeon hero by its next level. The object stays the same, so damage, attachments and orientation stay
 * too (Level Up Rules).
 */
function levelUp(game: Game, hero: ObjectId): void {
  const object = objectById(game, hero)
  const card = printedCard(game, object.card)
  const power = card.powers.find((one) => one.kind === 'levelUp')
  if (power?.kind !== 'levelUp' || card.nextLevel === undefined) return
  const due =
    power.when === 'dead' ? game.players.some(hasLostHero) : hasRaidingHeroWithDamage(game, power.when.damage)
  if (!due) return
  object.card = card.nextLevel
  applyConsequencesOfEvents(game, [
    {
      kind: 'levelled',
      object: hero,
      from: card.id,
      to: card.nextLevel,
      level: printedCard(game, card.nextLevel).level ?? 0,
    },
  ])
  levelUp(game, hero)
}

/**
 * Whether a raider's hero was destroyed, or the raider conceded, which counts as destroyed (docs/rulings.md). A
 * raider who runs out of cards loses without that (102.1a).
 */
function hasLostHero({ side, out, lost }: Player): boolean {
  return side === 'raiders' && out && lost !== 'decked'
}

/**
 * Flips as many cards as the hero's Flip value, one at a time. Each card is played and resolved, and the raiders may
 * respond.
 */
const flip: TurnStepAct = (game, seat, turn) => {
  const { deck, hero } = playerInSeat(game, seat)
  const card = deck[deck.length - 1]
  turn.left ??= characteristicsOf(game, hero).keywords.flip ?? 0
  if (turn.left <= 0 || card === undefined) return 'nothing'
  turn.left -= 1
  announceCardOfAutomatedPlayer(game, card)
  return undefined
}

/**
 * Lets the Dungeon's characters attack in the order in which they entered play, the hero first. A character that is
 * readied attacks again.
 */
const attack: TurnStepAct = (game, seat, turn) => {
  const [chosen] = takeAnswer(turn) ?? []
  for (const attacker of attackers(game, seat)) {
    const wanted = defendersOfAutomatedAttacker(game, attacker)
    if (!wanted) continue
    const { ids, ties } = wanted
    if (ties && ids.length > 1 && chosen === undefined) {
      askWhom(game, seat, attacker, ids, ties)
      return 'again'
    }
    announceAttack(game, attacker, chosen ? pickedObject(chosen) : pickRandom(game, ids))
    return undefined
  }
  return 'nothing'
}

/** Asks a player to break a tie between possible defenders, unless it is broken at random. */
function askWhom(game: Game, seat: Seat, attacker: ObjectId, ids: ObjectId[], ties: Chooser): void {
  const asked = seatThatChooses(game, newTextContext('', attacker, seat), ties)
  askQuestion(game, { kind: 'choose', ...asked, options: ids.map(objectOption), source: attacker })
}

function attackers(game: Game, seat: Seat): ObjectId[] {
  const { hero } = playerInSeat(game, seat)
  const found: ObjectId[] = []
  if (isInPlay(game, hero) && mayAttack(game, seat, hero)) found.push(hero)
  for (const id of charactersInPlay(game)) if (id !== hero && mayAttack(game, seat, id)) found.push(id)
  return found
}

function mayAttack(game: Game, seat: Seat, id: ObjectId): boolean {
  return (
    inPlayStateOf(game, id).controller === seat &&
    canBeProposedAsAttacker(game, id) &&
    canPayToAttack(game, id)
  )
}

/** Whether a raiding hero has at least this amount of damage (Level Up Rules). */
export function hasRaidingHeroWithDamage(game: Game, damage: number): boolean {
  const ctx = newTextContext('', 0, seatOfLairPlayer(game))
  const heroes = selectCards(game, ctx, { kind: 'hero', of: { kind: 'side', side: 'raiders' } })
  return heroes.some(
    (id) =>
      cardMatchesFilter(game, ctx, { kind: 'type', type: 'hero' }, id) &&
      statOf(game, id, 'damage') >= damage,
  )
}

/** The steps of the Dungeon's turn. */
export const dungeonTurn = buildTurnSteps({
  start: [{ step: 'ready', does: { ready: actReadyingCards, level, mark: markOne }, free: 'instants' }],
  action: [
    { step: 'flip', does: { flip }, free: 'instants', repeats: true },
    { step: 'attack', does: { attack }, free: 'instants', repeats: true },
  ],
  end: [endStep],
})
