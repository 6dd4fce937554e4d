/** Tests that an optional effect's target is asked in the same question as whether to use the effect. */
import { expect, test } from 'vitest'
import { ability, ally, any, destroy, numberedCardsOfSet, target, you } from '../../cards/builders.ts'
import { type Story, scenario } from '../../scenarios/scenario.ts'
import type { Instruction } from '../model/instructions.ts'
import { picksByInstructions } from './evaluate-instructions.ts'
import {
  hasOptionalTextInstructionEnded,
  isChoosingTargetOfOptionalText,
  newOptionalTextInstruction,
} from './optional.ts'

const cards = numberedCardsOfSet('OWN', {
  1: ally('Squire', { cost: 0, melee: 1, health: 3 }, 'Human'),
  2: ability('Offer', { cost: 0 }, '', you.may(destroy(target(any.ally)))),
  3: ability('Order', { cost: 0 }, '', destroy(target(any.ally))),
  4: ability('Murmur', { cost: 0, instant: true }, '', you.draw(1)),
})

const duel = (card: string) =>
  scenario({
    cards,
    players: { Anna: { hand: [card], play: ['Squire'] }, Bert: { play: ['Squire'], hand: ['Murmur'] } },
  })

/** Makes Anna play the card and choose Bert's ally. */
function aimed(card: string, answer: 'yes' | 'no' = 'yes') {
  const story = duel(card)
  story.raider('Anna').plays(card)
  const pick = story.decision?.options[0]?.id ?? ''
  const isOptional = isChoosingTargetOfOptionalText(story.game, [pick])
  story.pick(pick)
  const optional = isOptional ? newOptionalTextInstruction(story.latest, 0, answer) : null
  return { story, instruction: optional && ({ ...optional, id: 1 } as const) }
}

const answerOf = ({ game, decision }: Story, instruction: Instruction | null) =>
  decision && instruction && picksByInstructions(game, decision, [instruction])?.picks

test.each(['yes', 'no'] as const)('the answer to an optional text is given with its target: %s', (answer) => {
  const { story, instruction } = aimed('Offer', answer)
  story.resolve()
  story.waitsFor('Anna', 'may')
  expect(answerOf(story, instruction)).toEqual([answer])
})

test('the target of another text is no such answer', () => {
  const { story, instruction } = aimed('Order')
  expect(instruction).toBeNull()
  story.waitsFor('Bert')
})

test('taking the card back is no answer', () => {
  const story = duel('Offer')
  story.raider('Anna').plays('Offer')
  expect(isChoosingTargetOfOptionalText(story.game, ['back'])).toBe(false)
  story.waitsFor('Anna', 'target')
})

test('the player is asked again if the other side has acted since', () => {
  const { story, instruction } = aimed('Offer')
  if (instruction?.kind !== 'optional') throw new Error('Anna has chosen nothing')
  expect(hasOptionalTextInstructionEnded(story.game, 0, instruction, [])).toBe(false)
  story.raider('Bert').plays('Murmur')
  expect(hasOptionalTextInstructionEnded(story.game, 0, instruction, story.latest)).toBe(true)
  story.resolveAll()
  story.waitsFor('Anna', 'may')
})

test('the answer ends with its link', () => {
  const { story, instruction } = aimed('Offer')
  if (instruction?.kind !== 'optional') throw new Error('Anna has chosen nothing')
  story.resolve().pick('no')
  expect(hasOptionalTextInstructionEnded(story.game, 0, instruction, [])).toBe(true)
  story.waitsFor('Anna')
})
