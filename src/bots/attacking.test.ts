/** The computer's attacks on cards of the Deadmines with special texts, and near the end of a raid. */
import { describe, expect, test } from 'vitest'
import { ally, always, numberedCardsOfSet, preventsDamage, self } from '../cards/builders.ts'
import { type Story, scenario } from '../scenarios/scenario.ts'
import type { CardInPlaySetup } from '../scenarios/table-setup.ts'
import { heuristicPicks } from './heuristic-picks.ts'

const cards = numberedCardsOfSet('OWN', {
  1: ally('Two', { cost: 0, melee: 2, health: 2 }, ''),
  2: ally('Four', { cost: 0, melee: 4, health: 4 }, ''),
  5: ally('One', { cost: 0, melee: 1, health: 4 }, ''),
  4: ally('Three', { cost: 0, melee: 3, health: 4 }, ''),
  3: ally('Shade', { cost: 0, melee: 1, health: 1 }, '', always(self.has(preventsDamage('all')))),
})

function wishes({ game, decision, offers }: Story): string[] {
  if (!decision) throw new Error('nobody is asked')
  const picks = heuristicPicks(game, decision)
  return picks.flatMap((pick) => offers[decision.options.findIndex(({ id }) => id === pick)] ?? pick)
}

const against = (dungeon: CardInPlaySetup[], play: string[], damage = 0): Story =>
  scenario({ cards, raiders: { Anna: { play }, Bert: {} }, dungeon: { play: dungeon, damage } })

/** The defender that the computer chooses for an ally. */
function defenderFor(attacker: string, story: Story): string[] {
  story.pick(`attack ${attacker}`)
  const wished = wishes(story)
  story.waitsFor('Anna', 'defender')
  return wished
}

describe('an ally that becomes stronger when it is wounded', () => {
  test.each([
    ['is left alone while it can’t be destroyed in this round', ['Two'], 'pass'],
    ['is attacked if it can', ['Four', 'Four'], 'attack Four'],
  ])('%s', (_, play, wanted) => {
    const story = against([{ card: 'Foe Reaper 5000', damage: 3 }], play)
    expect(wishes(story)).toEqual([wanted])
    story.waitsFor('Anna')
  })
})

test.each([
  ['one ally doesn’t attack a much stronger one', ['One'], 'pass'],
  ['several allies do if they can destroy it together', Array(5).fill('One'), 'attack One'],
])('%s', (_, play, wanted) => {
  const story = against(['Helix Gearbreaker', { card: 'Lumbering Oaf', damage: 3 }], play)
  expect(wishes(story)).toEqual([wanted])
  story.waitsFor('Anna')
})

describe('damage that would be prevented', () => {
  test('an ally that prevents all damage while it is ready isn’t attacked', () => {
    expect(defenderFor('Four', against(['Ogre Bodyguard'], ['Four']))).toEqual(['Dungeon'])
  })

  test('the same ally is attacked while it is exhausted', () => {
    expect(
      defenderFor('Three', against([{ card: 'Ogre Bodyguard', damage: 1, exhausted: true }], ['Three'])),
    ).toEqual(['Ogre Bodyguard'])
  })

  test('an attacker that can’t be hurt attacks a strong ally', () => {
    expect(defenderFor('Shade', against([{ card: 'Mine Bunny', damage: 2 }], ['Shade']))).toEqual([
      'Mine Bunny',
    ])
  })
})

test('the lair’s hero is attacked instead of an ally if it may be destroyed in this round', () => {
  expect(
    defenderFor('Four', against(['Ogre Bodyguard', 'Defias Envoker'], ['Four', 'Four', 'Four'], 40)),
  ).toEqual(['Dungeon'])
})
