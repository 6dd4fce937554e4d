/** Computer raiders and the Cubes of Magtheridon's Lair. */
import { describe, expect, test } from 'vitest'
import { storyWithUnleashedBoss } from '../raids/magtheridon/magtheridon.testkit.ts'
import type { Story } from '../scenarios/scenario.ts'
import { heuristicPicks } from './heuristic-picks.ts'

const CUBE = 'Manticron Cube'
/** Anna's turn, after she has placed a resource. */
function annas(nova: object, play: string[] = ['Ogre']): Story {
  const story = storyWithUnleashedBoss(nova, { Anna: { play }, Bert: {} }, { turn: 'Anna' })
  const placed = story.offers.find((offer) => offer.startsWith('place '))
  if (placed) story.pick(placed)
  story.resolve()
  return story
}

const isCube = (wished = ''): boolean => wished.startsWith(`power ${CUBE}`)

/** The offer that the computer would pick now, such as "power Manticron Cube". */
function wish({ game, decision, offers }: Story): string | undefined {
  if (!decision) throw new Error('nobody is asked')
  const [pick] = heuristicPicks(game, decision)
  return offers[decision.options.findIndex(({ id }) => id === pick)]
}

describe('Cubes', () => {
  test('while Nova is up it takes a Cube that nobody holds before it attacks (R402.4c)', () => {
    const story = annas({ nova: true })
    expect(isCube(wish(story))).toBe(true)
    story.waitsFor('Anna')
  })

  test('on the Cooldown side it attacks instead', () => {
    const story = annas({})
    expect(wish(story)).toContain('attack')
    story.waitsFor('Anna')
  })

  test('it takes no Cube from another character', () => {
    const story = annas({ nova: true }, Array(5).fill('Ogre'))
    for (const n of ['', '#2', '#3', '#4', '#5']) {
      story.raider('Anna').uses(`${CUBE}${n}`, { on: 'Ogre' })
      story.resolve()
    }
    expect([story.offers.some(isCube), isCube(wish(story))]).toEqual([true, false])
    story.waitsFor('Anna')
  })
})
