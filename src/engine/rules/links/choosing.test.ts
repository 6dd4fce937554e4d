/** Choices made as a link is added: X, modes, divisions (707.1b–d), and Empower (rules glossary). */
import { describe, expect, test } from 'vitest'
import { DEFIAS_PIRATE, LUMBERING_OAF, storyAboutTargets } from '../../../scenarios/targets.testkit.ts'

describe('choices made as a link is added (707.1)', () => {
  test('X targets: X is the number of targets, and X is limited by the legal targets (707.1b, 707.1d)', () => {
    const story = storyAboutTargets({ hand: ['Volley', 'Gurzuk'], resources: 7 })
    story.raider('Anna').plays('Volley')
    expect(story.decision?.amounts).toEqual({ min: 0, max: 2 })
    story.raider('Anna').answers('x=2').answers(LUMBERING_OAF, DEFIAS_PIRATE)
    story.passUntil(() => story.chain.length === 0)
    expect([story.damage(LUMBERING_OAF), story.cards('Dungeon', 'graveyard')]).toEqual([1, [DEFIAS_PIRATE]])
    story.waitsFor('Anna')
  })

  test('divided damage: each target gets at least 1, all of it is divided, and the share of an illegal target is lost (707.1d, 709.2c)', () => {
    const story = storyAboutTargets({ hand: ['Split', 'Prey on the Weak', 'Gurzuk'], resources: 2 })
    const anna = story.raider('Anna').plays('Split').answers(LUMBERING_OAF, DEFIAS_PIRATE, 'Dungeon')
    expect(story.decision).toMatchObject({
      kind: 'divide',
      min: 3,
      max: 3,
      amounts: { min: 1, max: 4, sum: 4 },
    })
    const [a, b, c] = story.decision?.options.map((option) => option.id) ?? []
    const refused = (picks: string[]) =>
      story.refusal({ kind: 'answer', decision: story.decision?.id ?? 0, seat: 0, picks })
    expect(refused([`${a}=2`, `${b}=2`, `${c}=0`])).toBe('count')
    expect(refused([`${a}=2`, `${b}=2`, `${c}=1`])).toBe('count')
    anna.answers(`${LUMBERING_OAF}=2`, `${DEFIAS_PIRATE}=1`, 'Dungeon=1')
    anna.plays('Prey on the Weak', { on: DEFIAS_PIRATE })
    story.resolveAll()
    expect([story.damage(LUMBERING_OAF), story.damage('Dungeon')]).toEqual([2, 1])
    story.waitsFor('Anna')
  })

  test('a single target gets everything, and there are at most as many targets as the amount', () => {
    const story = storyAboutTargets({
      hand: ['Split', 'Salve', 'Gurzuk'],
      play: [{ card: 'Brigg', damage: 1 }],
      damage: 5,
    })
    const anna = story.raider('Anna').plays('Split').answers(LUMBERING_OAF)
    story.resolve()
    expect(story.damage(LUMBERING_OAF)).toBe(4)
    anna.plays('Salve').answers('Anna', 'Brigg').answers('Anna=2', 'Brigg=1')
    story.resolve()
    expect([story.damage('Anna'), story.damage('Brigg')]).toEqual([3, 0])
    story.waitsFor('Anna')
  })

  test('two of three modes are chosen, never the same twice, and targets only for those (707.1c–d)', () => {
    const story = storyAboutTargets({ hand: ['Two', 'Gurzuk'] })
    const anna = story.raider('Anna').plays('Two')
    expect(story.decision).toMatchObject({
      kind: 'mode',
      min: 2,
      max: 2,
      options: [{ mode: 0 }, { mode: 1 }],
    })
    anna.answers('m1', 'm0').answers(LUMBERING_OAF)
    story.resolve()
    expect([story.damage(LUMBERING_OAF), story.cards('Anna', 'hand').length]).toEqual([1, 2])
    story.waitsFor('Anna')
  })
})

describe('Empower', () => {
  const WARLOCK = 'Nobody in Particular'

  test('Amano’s power requires another Paladin both when he enters play and when it resolves (glossary: Empower, example 1)', () => {
    const story = storyAboutTargets({
      hand: ['Amano, Herald of the Sun', 'Gurzuk', 'Prey on the Weak'],
      play: ['Tyrennius Scatheblade'],
      resources: 6,
    })
    const anna = story.raider('Anna').plays('Amano, Herald of the Sun')
    story.passUntil(() => story.isInPlay('Amano, Herald of the Sun'))
    expect(story.chain).toEqual(['Amano, Herald of the Sun'])
    anna.plays('Prey on the Weak', { on: 'Tyrennius Scatheblade' })
    story.resolveAll()
    expect(story.eventsOfKind('interrupted')).toMatchObject([{ byGame: true }])
    story.waitsFor('Anna')
  })

  test('with a Paladin, Amano gives each cheap ally its own ATK again', () => {
    const story = storyAboutTargets({
      hand: ['Amano, Herald of the Sun', 'Gurzuk'],
      play: ['Tyrennius Scatheblade', 'Gurzuk', 'Zulanji'],
      resources: 4,
    })
    story.raider('Anna').plays('Amano, Herald of the Sun')
    story.resolveAll()
    expect(['Tyrennius Scatheblade', 'Zulanji', 'Gurzuk'].map((name) => story.atk(name))).toEqual([6, 8, 2])
    story.waitsFor('Anna')
  })

  test('Fear and Loathing with only a Warlock: no target is chosen for the Hunter part (glossary: Empower, example 2)', () => {
    const story = storyAboutTargets({ hand: ['Fear and Loathing', 'Gurzuk'], play: [WARLOCK], resources: 3 })
    story.raider('Anna').plays('Fear and Loathing', { on: LUMBERING_OAF })
    expect(story.chain).toEqual([])
    expect(story.isInPlay(LUMBERING_OAF)).toBe(false)
    story.waitsFor('Anna')
  })

  test("Rime and Freezin' with only a Shaman targets only the hero; a Mage gained later changes nothing (glossary: Empower, example 3)", () => {
    const story = storyAboutTargets(
      { hand: ["Rime and Freezin'", 'Press', 'Press', 'Gurzuk'], play: ['Gurzuk'], resources: 2 },
      {},
      { play: [LUMBERING_OAF, 'Benethor Draigo'], filler: 'Golem Skull Helm' },
    )
    const anna = story.raider('Anna').plays("Rime and Freezin'")
    expect(story.offers).toEqual(['Dungeon'])
    anna.answers('Dungeon').plays('Press', { on: 'Benethor Draigo' })
    story.resolve()
    expect([story.controller('Benethor Draigo'), story.chain]).toEqual(['Anna', ["Rime and Freezin'"]])
    story.resolve()
    expect(
      story.eventsOfKind('damaged').map(({ object, amount }) => [story.heroName(object), amount]),
    ).toEqual([['Dungeon', 4]])
    story.waitsFor('Anna')
  })

  test("Rime and Freezin' with both, after the Mage is destroyed in response, affects only the hero (glossary: Empower, example 4)", () => {
    const story = storyAboutTargets(
      { hand: ["Rime and Freezin'", 'Gurzuk'], play: ['Benethor Draigo', 'Gurzuk'], resources: 2 },
      { Bert: { hand: ['Prey on the Weak'], resources: 2 } },
    )
    story.raider('Anna').plays("Rime and Freezin'").answers(LUMBERING_OAF).answers('Dungeon')
    story.raider('Bert').plays('Prey on the Weak', { on: 'Benethor Draigo' })
    story.resolveAll()
    expect([story.damage('Dungeon'), story.damage(LUMBERING_OAF)]).toEqual([4, 0])
    story.waitsFor('Anna')
  })
})
