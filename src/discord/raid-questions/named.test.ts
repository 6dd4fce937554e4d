/** Choosing and guessing card types, and turning dice, in both languages. */
import { expect, test } from 'vitest'
import { ability, any, numberedCardsOfSet, target, you, yourHero } from '../../cards/builders.ts'
import { viewFor } from '../../engine/index.ts'
import { type Story, scenario } from '../../scenarios/scenario.ts'
import { runInLanguage } from '../../texts/language.ts'
import { fakeRaidInfo } from '../fixture.ts'
import { seatNames } from '../message-parts/names.ts'
import { offersOfDecision } from './options.ts'
import { questionText } from './question.ts'

const names = seatNames(fakeRaidInfo(0, 2))
const cards = numberedCardsOfSet('EX', {
  gamble: ability('Gamble', { cost: 0 }, '', you.roll(1), yourHero.deals(1, 'fire').to(target(any.hero))),
})

const asked = (story: Story, language: 'en' | 'de'): [string, string[]] =>
  runInLanguage(language, () => {
    const { decision } = story
    if (!decision) throw new Error('nobody is asked')
    const view = viewFor(story.game, decision.seat)
    return [
      questionText(view, names, decision),
      offersOfDecision(view, decision, names).map(({ label }) => label),
    ]
  })

test('a card type is chosen and guessed by its word', () => {
  const story = scenario({
    players: { Anna: { play: ["Liar's Tongue Gloves"], hand: ['Brigg'], resources: 1 }, Bert: {} },
    turn: 'Anna',
  })
  story.raider('Anna').uses("Liar's Tongue Gloves", { on: 'Bert' })
  story.passUntil(() => story.decision?.kind === 'name')
  expect(asked(story, 'en')[0]).toBe("choose a word for Liar's Tongue Gloves.")
  expect(asked(story, 'de')[1]).toEqual([
    'Fähigkeit',
    'Verbündeter',
    'Rüstung',
    'Held',
    'Gegenstand',
    'Ort',
    'Quest',
    'Waffe',
  ])
  story.pick('ally')
  expect(asked(story, 'en')).toEqual([
    "for Liar's Tongue Gloves (Anna), guess what the hidden card is.",
    ['ally', 'something else'],
  ])
  expect(asked(story, 'de')[1]).toEqual(['Verbündeter', 'etwas anderes'])
  story.waitsFor('Bert', 'name')
})

test('a die is turned with a word that says what it was rolled for', () => {
  const story = scenario({
    cards,
    players: { Anna: { play: ['Eye of Magtheridon'], hand: ['Gamble'] }, Bert: {} },
    turn: 'Anna',
  })
  story.raider('Anna').plays('Gamble')
  story.rolling(1).raider('Anna').answers('Bert')
  expect(asked(story, 'en')).toEqual([
    'which number counts for Gamble? (Eye of Magtheridon)',
    ['1', '2', '3', '4', '5', '6'],
  ])
  story.waitsFor('Anna', 'choose')
})
