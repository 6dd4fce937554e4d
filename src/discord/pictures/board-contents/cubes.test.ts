/** The holders of Magtheridon's Cubes, and the free Cubes, on both boards (R402.3a). */
import { expect, test } from 'vitest'
import { viewFor } from '../../../engine/index.ts'
import { storyWithUnleashedBoss } from '../../../raids/magtheridon/magtheridon.testkit.ts'
import { userText } from '../../../texts/user-text.ts'
import { fakeRaidInfo } from '../../fixture.ts'
import { boardPictureContents } from './contents.ts'

const raiders = fakeRaidInfo(0, 2)
const [anna] = raiders.seats
if (!anna) throw new Error('nobody raids')
const dora = {
  ...anna,
  seat: 2,
  person: { id: '9', name: userText('Dora') },
  hero: 'MLR-2',
  boss: true,
} as const
const raid = { ...raiders, raid: 'magtheridon', mode: 'standard', seats: [...raiders.seats, dora] }

test.each(['board', 'live'] as const)(
  'a Cube is shown with its holder, and free Cubes with the Boss: %s',
  (kind) => {
    const story = storyWithUnleashedBoss({}, { Anna: { play: ['Ogre', 'Ogre'] }, Bert: {} }, { turn: 'Anna' })
    story.raider('Anna').uses('Manticron Cube', { on: 'Ogre' })
    story.resolve()
    story.raider('Anna').uses('Manticron Cube#2', { on: 'Anna' })
    story.resolve()
    const { parties } = boardPictureContents(raid, viewFor(story.game, null), 'dark', { kind })
    const [boss, first] = parties
    expect(first?.hero?.attached.map(({ id }) => id)).toEqual([story.find('Manticron Cube#2')])
    expect(first?.cards.map(({ attached }) => attached.map(({ id }) => id))).toEqual([
      [story.find('Manticron Cube')],
      [],
    ])
    expect(boss?.cards.filter(({ name }) => name === 'Manticron Cube')).toHaveLength(3)
    story.waitsFor('Anna')
  },
)
