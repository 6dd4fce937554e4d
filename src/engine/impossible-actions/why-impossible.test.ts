/** Checks at every priority decision that the offered options and the reasons against options agree. */
import { expect, test } from 'vitest'
import { scenario } from '../../scenarios/scenario.ts'
import { newRandomNumberGenerator, playRandomlyWithChecks } from '../../scenarios/watching.testkit.ts'
import type { Game } from '../model/state/game.ts'
import type { ObjectId, Seat } from '../model/state/ids.ts'
import { cardOf, playerInSeat } from '../model/state/objects.ts'
import {
  whyCardCantAttack,
  whyCardCantBePlaced,
  whyCardCantBePlayed,
  whyPowerCantBeUsed,
} from './why-impossible.ts'

const deck = [
  'Gouge',
  'Fan of Knives',
  'Rend',
  'Brigg',
  'Scarlet Kris',
  'A Bird in Hand',
  'Zakis Trickstab',
  'Execute',
]

test.each([1, 2, 3, 4, 5, 6])(
  'an option is offered exactly if there is no reason against it (seed %i)',
  (seed) => {
    const party = {
      hand: deck,
      resources: 3,
      below: 30,
      play: ['Brigg', 'Drizzie Steelslam'],
      graveyard: ['Fan of Knives'],
    }
    const story = scenario({
      raiders: { Anna: party, Bert: party },
      dungeon: { below: 30, play: ['Defias Gunpowder'] },
      seed,
    })
    playRandomlyWithChecks(story.game, 120, newRandomNumberGenerator(seed), compare)
    story.ended = true
  },
)

function compare(game: Game): void {
  const { decision } = game
  if (decision?.kind !== 'priority') return
  const { seat } = decision
  const offered = decision.options.map((option) => option.id).filter((id) => id !== 'pass')
  expect(offered.sort()).toEqual(unopposed(game, seat).sort())
}

function unopposed(game: Game, seat: Seat): string[] {
  return Object.keys(game.objects)
    .map(Number)
    .flatMap((id) => ways(game, seat, id))
}

function ways(game: Game, seat: Seat, id: ObjectId): string[] {
  if (game.objects[id]?.zone === 'gone') return []
  const card = cardOf(game, id)
  const placing = card.type === 'quest' ? [`up${id}`, `down${id}`] : [`down${id}`]
  const uses = card.powers.flatMap((power, i) => {
    if (whyPowerCantBeUsed(game, seat, id, i)) return []
    return power.kind === 'reward' ? [`quest${id}`] : [`power${id}.${i}`]
  })
  return [
    ...(whyCardCantBePlayed(game, seat, id) ? [] : [`play${id}`]),
    ...(whyCardCantBePlaced(game, seat, id) ? [] : placing),
    ...(whyCardCantAttack(game, seat, id) ? [] : [`attack${id}`]),
    ...uses,
  ]
}

test('gives the reason that a player would give', () => {
  const story = scenario({
    raiders: {
      Anna: {
        hand: ['Execute', 'Thunder Clap', 'A Bird in Hand'],
        play: [{ card: 'Defias Gunpowder' }],
        resources: 1,
        quests: ['Entrenched'],
      },
      Bert: { hand: ['Brigg', 'Rend'], resources: 1, play: ['Defias Gunpowder'] },
    },
    dungeon: { play: ["Cookie's Cauldron"] },
  })
  const { game } = story
  const inHand = (name: string, seat = 0) => story.find(name, playerInSeat(game, seat).hand)
  expect(whyCardCantBePlayed(game, 0, inHand('Execute'))).toEqual({ reason: 'noTarget' })
  expect(whyCardCantBePlayed(game, 0, inHand('Thunder Clap'))).toEqual({
    reason: 'tooExpensive',
    needs: 4,
    has: 2,
  })
  expect(whyCardCantBePlayed(game, 0, inHand('A Bird in Hand'))).toEqual({ reason: 'placedOnly' })
  expect(whyCardCantBePlayed(game, 1, inHand('Brigg', 1))).toEqual({ reason: 'notYourActionPhase' })
  expect(whyCardCantBePlayed(game, 0, inHand('Brigg', 1))).toEqual({ reason: 'notInHand' })
  expect(whyPowerCantBeUsed(game, 0, story.find('Entrenched'), 0)).toEqual({ reason: 'condition' })
  expect(whyPowerCantBeUsed(game, 1, story.find('Defias Gunpowder#2'), 1)).toEqual({ reason: 'condition' })
  expect(whyPowerCantBeUsed(game, 1, story.find('Defias Gunpowder'), 1)).toEqual({ reason: 'notYours' })
  expect(whyPowerCantBeUsed(game, 0, story.find('Defias Gunpowder'), 0)).toEqual({ reason: 'noSuchPower' })
  expect(whyCardCantAttack(game, 0, story.find('Bert'))).toEqual({ reason: 'notYours' })
  expect(whyCardCantAttack(game, 0, story.find('Defias Gunpowder'))).toEqual({ reason: 'notACharacter' })
  expect(whyCardCantBePlaced(game, 1, inHand('Rend', 1))).toEqual({ reason: 'notYourActionPhase' })
  story.raider('Anna').places('A Bird in Hand')
  story.resolve()
  expect(whyCardCantBePlaced(game, 0, inHand('Execute'))).toEqual({ reason: 'alreadyPlaced' })
  story.raider('Anna').attacks('Anna', 'Dungeon')
  expect(whyCardCantAttack(game, 0, story.find('Anna'))).toEqual({ reason: 'exhausted' })
  story.waitsFor('Anna')
})
