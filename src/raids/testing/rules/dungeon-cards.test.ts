/** Cards of the dungeons to come: flips in the middle of a text, tokens against a side, armor that plays itself, levels. */
import { describe, expect, test } from 'vitest'
import { textOf } from '../../../cards/text.ts'
import { dungeonExamples } from '../examples/dungeons.ts'
import { type Story, scenario } from '../scenario.ts'
import { DUNGEON, type Lying, type Party, type Table } from '../setting.ts'

const OAF = 'Lumbering Oaf'
type Dungeon = NonNullable<Table['dungeon']>
const table = (anna: Party, dungeon: Dungeon, more: Partial<Table> = {}): Story =>
  scenario({ cards: dungeonExamples, raiders: { Anna: anna }, dungeon, ...more })

describe('Blood in the Water', () => {
  const blood: Lying = { card: 'Blood in the Water', on: 'Defias Pirate' }

  test('is attached to the Dungeon ally with the highest printed health as it is flipped', () => {
    const story = table({}, { play: [OAF, 'Defias Pirate'], deck: ['Blood in the Water'] }, { turn: DUNGEON })
    expect(story.host('Blood in the Water')).toBe(OAF)
    story.waitsFor('Anna')
  })

  test('as its ally is destroyed, on a raider’s turn too, the Dungeon plays its next card', () => {
    const story = table(
      { play: ['Oruk Starstorm'] },
      { play: ['Defias Pirate', blood], deck: ['Defias Envoker', 'Vapor'] },
    )
    story.raider('Anna').attacks('Oruk Starstorm', 'Defias Pirate')
    expect(story.told('flipped').map(({ card }) => card)).toEqual(['DDD-10'])
    expect(story.party(DUNGEON)).toEqual(['"Captain" Cookie', 'Defias Envoker'])
    story.waitsFor('Anna')
  })

  test('that card can be responded to as it is on the chain', () => {
    const story = table(
      { play: ['Oruk Starstorm'], hand: ['Gouge'], resources: 2 },
      { play: ['Defias Pirate', blood], deck: ['Defias Envoker'] },
    )
    story.raider('Anna').proposes('Oruk Starstorm', 'Defias Pirate')
    story.idleUntil(() => story.told('flipped').length > 0)
    expect(story.chain).toEqual(['Defias Envoker'])
    story.waitsFor('Anna')
  })
})

describe('Reinforcements', () => {
  /** It is flipped; then it is Anna's turn. */
  const flipped = (anna: Party): Story => {
    const deck = { deck: ['Reinforcements'], filler: 'Life ... and Death' }
    const story = table({ ...anna, exhausted: true }, deck, { turn: DUNGEON })
    return story.isCalm() ? story : story.turnOf('Anna')
  }
  /** A Raiding card is exhausted for a Trainee, by the power that Reinforcements gives it. */
  const exhausts = (story: Story, name: string): void => {
    const object = story.find(name)
    const given = story.decision?.options.find(
      (option) => option.kind === 'power' && option.object === object && option.power >= 100,
    )
    story.pick(given?.id ?? 'none')
    story.pick('Scarlet Trainee')
    story.resolve()
  }
  const trainees = (story: Story): number =>
    story.party(DUNGEON).filter((name) => name === 'Scarlet Trainee').length

  test('ten Trainees attack at once, and every Raiding card can be exhausted to destroy one', () => {
    const story = flipped({ play: ['Oruk Starstorm'], resources: 2, hand: ['Brigg'] })
    expect([trainees(story), story.damage('Anna')]).toEqual([10, 3 + 10])
    for (const card of ['Anna', 'Oruk Starstorm']) exhausts(story, card)
    expect([trainees(story), story.exhausted('Oruk Starstorm'), story.exhausted('Anna')]).toEqual([
      8,
      true,
      true,
    ])
    expect(story.isInPlay('Reinforcements')).toBe(true)
    story.waitsFor('Anna')
  })

  test('the Dungeon’s own cards have no such power', () => {
    const story = flipped({ hand: ['Brigg'] })
    expect(story.characteristics('Anna').powers).toHaveLength(2)
    expect(story.characteristics('Scarlet Trainee').powers).toHaveLength(1)
    story.waitsFor('Anna')
  })

  test('with the last Trainee it is destroyed', () => {
    const story = flipped({ play: Array(9).fill('Oruk Starstorm'), hand: ['Brigg'] })
    for (const card of ['Anna', ...Array.from({ length: 9 }, (_, i) => `Oruk Starstorm#${i + 1}`)])
      exhausts(story, card)
    expect([trainees(story), story.isInPlay('Reinforcements')]).toEqual([0, false])
    story.waitsFor('Anna')
  })
})

describe("Godfrey's Belt", () => {
  test('exhausts by itself for the first damage of the turn, and prevents as much as its DEF', () => {
    const story = table({ play: ['Oruk Starstorm', 'Brigg'], hand: ['Brigg'] }, { play: ["Godfrey's Belt"] })
    const anna = story.raider('Anna').attacks('Oruk Starstorm', DUNGEON)
    expect([story.damage(DUNGEON), story.exhausted("Godfrey's Belt")]).toEqual([0, true])
    anna.attacks('Brigg', DUNGEON)
    expect(story.damage(DUNGEON)).toBe(1)
    story.waitsFor('Anna')
  })

  test('not for a second damage, though it be ready, nor for an ally', () => {
    const belt = { card: "Godfrey's Belt", exhausted: true } as const
    const story = table({ play: ['Oruk Starstorm', 'Brigg'], hand: ['Brigg'] }, { play: [belt, OAF] })
    story.raider('Anna').attacks('Oruk Starstorm', OAF)
    expect(story.damage(OAF)).toBe(4)
    story.waitsFor('Anna')
  })

  test('as it enters play the Dungeon hero has +5 ATK this turn for each equipment there', () => {
    const story = table(
      {},
      { play: ["Cookie's Cauldron"], deck: ["Godfrey's Belt"], filler: 'Life ... and Death' },
      { turn: DUNGEON },
    )
    expect(story.damage('Anna')).toBe(3 + 10)
    story.waitsFor('Anna')
  })
})

describe("Mograine's Justice", () => {
  const JUSTICE = "Mograine's Justice"
  /** It resolves, up to what it asks. */
  const justice = (level: 1 | 2 | 3 | 4, anna: Party, dungeon: Dungeon = {}): Story => {
    const deck = { deck: [JUSTICE], filler: 'Life ... and Death', ...dungeon }
    const story = table(anna, deck, { level, turn: DUNGEON })
    return story.passUntil(() => !story.chain.includes(JUSTICE))
  }
  const rich: Party = {
    play: ['Brigg', 'Oruk Starstorm', 'Oruk Starstorm'],
    resources: 2,
    hand: ['Brigg', 'Gouge', 'Gouge'],
  }

  test('on level 1 the Raiding allies with the most health are destroyed, all that share it', () => {
    const story = justice(1, rich)
    expect(story.cards('Anna', 'graveyard')).toEqual(['Oruk Starstorm', 'Oruk Starstorm'])
    expect([story.resources('Anna').total, story.isInPlay('Brigg')]).toEqual([2, true])
    story.waitsFor('Anna')
  })

  test('from level 2 each Raider destroys a resource as well', () => {
    const story = justice(2, rich)
    expect(story.cards('Anna', 'graveyard')).toEqual(['Oruk Starstorm', 'Oruk Starstorm'])
    story.pick(story.decision?.options[0]?.id ?? '')
    expect([story.resources('Anna').total, story.isInPlay('Brigg')]).toEqual([1, true])
    story.waitsFor('Anna')
  })

  test('from level 3 each Raider discards two cards after that', () => {
    const story = justice(3, rich)
    story.pick(story.decision?.options[0]?.id ?? '')
    expect(story.resources('Anna').total).toBe(1)
    story.pick('Gouge#1', 'Gouge#2')
    expect(story.cards('Anna', 'graveyard').slice(-2)).toEqual(['Gouge', 'Gouge'])
    story.waitsFor('Anna')
  })

  test('on level 4 two Bosses come back at random, and nothing that has just been destroyed', () => {
    const graveyard = [OAF, 'Glubtok', 'Helix Gearbreaker', 'Vapor']
    const story = justice(4, { hand: ['Brigg'], play: ['Brigg'], resources: 1 }, { graveyard })
    expect([story.resources('Anna').total, story.isInPlay('Brigg')]).toEqual([0, false])
    const back = story.party(DUNGEON).slice(1)
    expect(back).toHaveLength(2)
    for (const name of back) expect(graveyard.slice(0, 3)).toContain(name)
    story.waitsFor('Anna')
  })
})

test('their texts', () => {
  expect(dungeonExamples.flatMap(textOf)).toEqual([
    'Attaches to the Dungeon ally with the highest printed [Health].',
    'Ongoing: When the attached ally is destroyed, flip a Dungeon card.',
    'Level 1+: Destroy each Raiding ally with the highest [Health].',
    'Level 2+: Each Raider chooses a resource they control. Destroy the chosen resources.',
    'Level 3+: Each Raider discards two cards.',
    'Level 4+: Choose two Boss allies in the Dungeon graveyard at random. Put them into play.',
    'Put ten 1 [Melee] / 1 [Health] Scarlet Trainee ally tokens with Ferocity into play.',
    'Ongoing: Raiding cards have “[Activate] → Destroy target card named Scarlet Trainee.”',
    'When Scarlet Trainee is destroyed, if there is no Scarlet Trainee, destroy this ability.',
    'This armor exhausts to prevent the first damage the Dungeon hero would be dealt each turn.',
    'When this armor enters play, the Dungeon hero has +X ATK this turn, where X is 5 times the number of Dungeon equipment.',
  ])
})
