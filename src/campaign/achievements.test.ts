import { expect, it } from 'vitest'
import { userText } from '../texts/user-text.ts'
import { achievementsOfGuild, achievementsOfPerson } from './achievements.ts'

const raids = [{ name: 'deadmines', title: 'The Deadmines', achievements: ['DDD-41', 'DDD-42', 'GONE'] }]
const cards: Record<string, { name: string; xp: number }> = {
  'DDD-41': { name: 'Deadmine Sweeper', xp: 2 },
  'DDD-42': { name: 'Defias on Defias', xp: 3 },
}
const cardOf = (id: string) => cards[id]
const feat = (cardId: string, code: string, character: string, at: number) => ({
  cardId,
  code,
  character: userText(character),
  mode: 'novice',
  earnedAt: new Date(at),
})

it("a player's own Achievements come with the first run that earned each, and with how often it was earned", () => {
  const feats = [feat('DDD-41', 'ONE', 'Zix', 1), feat('DDD-41', 'TWO', 'Gurzak', 2)]
  expect(achievementsOfPerson(raids, feats, cardOf)).toEqual([
    {
      raid: 'deadmines',
      title: 'The Deadmines',
      achievements: [
        { card: 'DDD-41', name: 'Deadmine Sweeper', xp: 2, first: feats[0], times: 2 },
        { card: 'DDD-42', name: 'Defias on Defias', xp: 3, first: null, times: 0 },
        { card: 'GONE', name: 'GONE', xp: 0, first: null, times: 0 },
      ],
    },
  ])
})

it('a run with two characters of the same player counts once', () => {
  const feats = [feat('DDD-41', 'ONE', 'Zix', 1), feat('DDD-41', 'ONE', 'Gurzak', 1)]
  expect(achievementsOfPerson(raids, feats, cardOf)[0]?.achievements[0]?.times).toBe(1)
})

it("a guild's Achievements name everybody in the first run, and how many characters have each by now", () => {
  const firsts = [
    { ...feat('DDD-42', 'ONE', 'Zix', 1), player: userText('Anna') },
    { ...feat('DDD-42', 'ONE', 'Gurzak', 1), player: userText('Ben') },
  ]
  const [record] = achievementsOfGuild(raids, firsts, new Map([['DDD-42', 5]]), cardOf)
  expect(record?.achievements.slice(0, 2)).toMatchObject([
    { card: 'DDD-41', first: null, holders: 0 },
    {
      card: 'DDD-42',
      first: {
        code: 'ONE',
        heroes: [
          { character: 'Zix', player: userText('Anna') },
          { character: 'Gurzak', player: userText('Ben') },
        ],
      },
      holders: 5,
    },
  ])
})
