/** Tests that one "No" holds for a whole attack, and for attacks like it in the same turn. */
import { expect, test } from 'vitest'
import { ability, ally, any, numberedCardsOfSet, protector, target, yourHero } from '../../cards/builders.ts'
import { type Story, scenario } from '../../scenarios/scenario.ts'
import type { PartySetup } from '../../scenarios/table-setup.ts'
import type { InstructionOfKind } from '../model/instructions.ts'
import {
  hasDeclineInstructionEnded,
  newDeclineInstruction,
  newProtectorsInstruction,
  pickByDeclineInstruction,
} from './declined.ts'

const cards = numberedCardsOfSet('OWN', {
  1: ally('Whelp', { cost: 0, melee: 2, health: 9 }, 'Dragonkin'),
  2: ally('Drake', { cost: 0, melee: 5, health: 5 }, 'Dragonkin'),
  3: ally('Guard', { cost: 0, melee: 1, health: 9 }, 'Human', protector),
  4: ability('Zap', { cost: 0, instant: true }, '', yourHero.deals(1, 'fire').to(target(any.hero))),
})

/** Returns a duel: Anna can attack Bert, who can protect his hero and has a card in hand. */
const duel = (bert: PartySetup = {}, anna: PartySetup = {}) =>
  scenario({
    cards,
    everyWindow: true,
    players: {
      Anna: { play: ['Whelp', 'Whelp', 'Whelp', 'Drake'], stops: 'few', ...anna },
      Bert: { play: ['Guard'], hand: ['Guard'], stops: 'few', ...bert },
    },
  })

/** Makes Anna propose an attack with this ally on Bert, who is asked about it. */
function attackedBy(story: Story, attacker: string): Story {
  story.raider('Anna').proposes(attacker, 'Bert')
  return story
}

function answered(story: Story, pick: string, before?: InstructionOfKind<'declined'>) {
  const declined = newDeclineInstruction(story.game, [pick], before)
  story.pick(pick)
  return declined && { ...declined, id: 1 }
}

const answerOf = ({ game, decision }: Story, declined: InstructionOfKind<'declined'> | null) =>
  decision && declined && pickByDeclineInstruction(game, decision, declined)

/** Makes Anna attack with the first Whelp, and Bert decline to protect. */
function declinedOnce(story = duel()) {
  attackedBy(story, 'Whelp').waitsFor('Bert', 'protect')
  const declined = answered(story, 'none')
  story.waitsFor('Bert', 'priority')
  return { story, declined }
}

test('“No” to protecting also answers the window before damage, which would only hide a hand', () => {
  const { story, declined } = declinedOnce()
  expect(answerOf(story, declined)).toBe('pass')
})

test('“No” also answers attacks of the same kind on the same character', () => {
  const { story, declined } = declinedOnce()
  story.pick('pass')
  attackedBy(story, 'Whelp#2').waitsFor('Bert', 'protect')
  expect(answerOf(story, declined)).toBe('none')
  story.pick('none')
  expect(answerOf(story, declined)).toBe('pass')
  story.waitsFor('Bert', 'priority')
})

test('the player is asked about an attacker of another kind', () => {
  const { story, declined } = declinedOnce()
  story.pick('pass')
  attackedBy(story, 'Drake').waitsFor('Bert', 'protect')
  expect(answerOf(story, declined)).toBeNull()
})

test('the player is asked about a fatal attack', () => {
  const { story, declined } = declinedOnce()
  story.pick('pass')
  attackedBy(story, 'Whelp#2').waitsFor('Bert', 'protect')
  const { play } = story.object('Bert')
  if (play) play.damage = story.health('Bert') - 2
  expect(answerOf(story, declined)).toBeNull()
})

test('the player is asked if the other side has acted since, or if the turn is over', () => {
  const { story, declined } = declinedOnce(duel({}, { hand: ['Zap'], play: ['Whelp', 'Whelp'] }))
  story.pick('pass')
  expect(declined && hasDeclineInstructionEnded(story.game, 1, declined, [])).toBe(false)
  story.raider('Anna').plays('Zap', { on: 'Bert' })
  expect(declined && hasDeclineInstructionEnded(story.game, 1, declined, story.latest)).toBe(true)
  expect(declined && hasDeclineInstructionEnded(story.game, 1, { ...declined, turn: 0 }, [])).toBe(true)
  story.waitsFor('Bert', 'priority')
})

test('each kind of answer counts only for its own question', () => {
  const story = duel({ play: [] })
  attackedBy(story, 'Whelp').waitsFor('Bert', 'priority')
  const declined = answered(story, 'pass')
  expect(declined).toMatchObject({ kinds: ['priority'] })
  attackedBy(story, 'Whelp#2').waitsFor('Bert', 'priority')
  expect(answerOf(story, declined)).toBe('pass')
  expect(answered(story, 'pass', declined ?? undefined)).toMatchObject({ kinds: ['priority'] })
  story.waitsFor('Anna', 'priority')
})

test('several characters protect, each against one of the attacks, and then nobody', () => {
  const story = duel({ play: ['Guard', 'Guard'] })
  attackedBy(story, 'Whelp').waitsFor('Bert', 'protect')
  const guards = story.decision?.options.flatMap(({ id }) => (id === 'none' ? [] : [id])) ?? []
  const declined = newProtectorsInstruction(story.game, guards)
  const instruction = declined && { ...declined, id: 1 }
  story.pick(guards[0] ?? '')
  expect(answerOf(story, instruction)).toBe('pass')
  story.pick('pass')
  attackedBy(story, 'Whelp#2').waitsFor('Bert', 'protect')
  expect(answerOf(story, instruction)).toBe(guards[1])
  story.pick(guards[1] ?? '')
  story.pick('pass')
  attackedBy(story, 'Whelp#3')
  expect(answerOf(story, instruction)).toBe('pass')
  story.waitsFor('Bert', 'priority')
})

test('the window of an attack of the same kind on another character is passed, but protecting it is asked', () => {
  const { story, declined } = declinedOnce()
  story.pick('pass')
  story.raider('Anna').proposes('Whelp#2', 'Guard')
  story.waitsFor('Bert', 'priority')
  expect(answerOf(story, declined)).toBe('pass')
})

test('a player with full control is asked every time', () => {
  const story = duel({ stops: 'all' })
  attackedBy(story, 'Whelp')
  while (story.decision?.kind !== 'protect') story.pick('pass')
  expect(newDeclineInstruction(story.game, ['none'], undefined)).toBeNull()
  story.waitsFor('Bert', 'protect')
})
