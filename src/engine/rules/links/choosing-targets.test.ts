/** Targets (706): which and how many, changed targets, random targets, and magnets. */
import { describe, expect, test } from 'vitest'
import { scenario } from '../../../scenarios/scenario.ts'
import {
  cardsAboutTargets,
  DEFIAS_PIRATE,
  LUMBERING_OAF,
  storyAboutTargets,
} from '../../../scenarios/targets.testkit.ts'

describe('targets (706)', () => {
  test('(706.1b, example) Ranthus Adler can target only allies in play', () => {
    const story = storyAboutTargets({
      play: ['Ranthus Adler', 'Brigg'],
      graveyard: ['Zulanji'],
      hand: ['Gurzuk'],
      resources: 1,
    })
    story.raider('Anna').uses('Ranthus Adler')
    expect(story.offers).toEqual(expect.arrayContaining(['Brigg', LUMBERING_OAF]))
    expect(story.offers).not.toContain('Zulanji')
    story.raider('Anna').answers('Brigg')
    expect(story.cards('Anna', 'graveyard')).toContain('Ranthus Adler')
    story.resolve()
    expect(story.cards('Anna', 'hand')).toContain('Brigg')
    story.waitsFor('Anna')
  })

  test('"another target" is a target that wasn’t chosen before, and must exist (706.1)', () => {
    const story = storyAboutTargets({ hand: ['Pair', 'Gurzuk'] })
    story.raider('Anna').plays('Pair').answers(LUMBERING_OAF)
    expect(story.offers).toEqual([DEFIAS_PIRATE])
    story.raider('Anna').answers(DEFIAS_PIRATE)
    story.resolve()
    expect([story.damage(LUMBERING_OAF), story.cards('Dungeon', 'graveyard')]).toEqual([2, [DEFIAS_PIRATE]])
    story.waitsFor('Anna')
  })

  test('with one ally in play, a card with another target can’t be played', () => {
    const story = storyAboutTargets({ hand: ['Pair'] }, {}, { play: [LUMBERING_OAF] })
    expect(story.raider('Anna').may('play Pair')).toBe(false)
    story.waitsFor('Anna')
  })

  test('"another target player" is a different player', () => {
    const story = storyAboutTargets({ hand: ['Gift', 'Gurzuk'] }, { Bert: {} })
    story.raider('Anna').plays('Gift').answers('Bert')
    expect(story.offers).toEqual(['Anna', 'Dungeon'])
    story.raider('Anna').answers('Anna')
    story.resolve()
    expect([story.cards('Bert', 'hand').length, story.cards('Anna', 'hand').length]).toEqual([1, 3])
    story.waitsFor('Anna')
  })

  test('(706.2, example) Spell Reflection can’t change a Judgement of Wisdom to its controller’s hero', () => {
    const story = scenario({
      cards: cardsAboutTargets,
      raiders: { Anna: { hand: ['Spell Reflection', 'Gurzuk'], play: ['Bulwark'] } },
      dungeon: { deck: ['Judgement of Wisdom'] },
      turn: 'Dungeon',
    })
    expect(story.chain).toEqual(['Judgement of Wisdom'])
    story.raider('Anna').plays('Spell Reflection')
    expect(story.eventsOfKind('exhausted', story.latest)[0]).toMatchObject({ card: 'OWN-Bulwark' })
    expect(story.eventsOfKind('resolved', story.latest)[0]).toMatchObject({ card: 'EX-costs-10' })
    expect(story.host('Judgement of Wisdom')).toBe('Anna')
    story.waitsFor('Anna')
  })

  test('Spell Reflection can change a link that may target any character (706.2)', () => {
    const story = storyAboutTargets(
      { hand: ['Rend', 'Gurzuk'], resources: 1 },
      { Bert: { hand: ['Spell Reflection'], play: ['Bulwark'] } },
    )
    story.raider('Anna').plays('Rend', { on: 'Bert' })
    story.raider('Bert').plays('Spell Reflection')
    story.resolveAll()
    expect(story.eventsOfKind('retargeted')).toHaveLength(1)
    expect(story.host('Rend')).toBe('Anna')
    story.waitsFor('Anna')
  })

  test.each([
    ['its resources', 'c0', false, 0],
    ['a Shield', 'c1', true, 3],
  ] as const)(
    '(707.1f, example) Shield Bash targets, then is paid for with %s; the card that it interrupts is chosen as it resolves',
    (_, cost, shield, left) => {
      const story = storyAboutTargets(
        { hand: ['Rend', 'Gurzuk'], resources: 1 },
        { Bert: { hand: ['Shield Bash'], play: ['Bulwark'], resources: 3 } },
      )
      story.raider('Anna').plays('Rend', { on: LUMBERING_OAF })
      story.raider('Bert').plays('Shield Bash', { on: 'Anna' })
      expect([story.decision?.kind, story.decision?.options.length]).toEqual(['cost', 2])
      story.raider('Bert').answers(cost)
      expect([story.exhausted('Bulwark'), story.resources('Bert').ready]).toEqual([shield, left])
      expect(story.chain).toEqual(['Rend', 'Shield Bash'])
      story.resolve()
      expect(story.decision).toMatchObject({ kind: 'choose', min: 0, max: 1 })
      story.raider('Bert').answers('Rend')
      expect([story.damage('Anna'), story.cards('Anna', 'graveyard')]).toEqual([1, ['Rend']])
      story.waitsFor('Anna')
    },
  )

  test('Shield Bash interrupts nothing if it targeted an ally (706.3)', () => {
    const story = storyAboutTargets(
      { hand: ['Rend', 'Gurzuk'], resources: 1 },
      { Bert: { hand: ['Shield Bash'], play: ['Bulwark'] } },
    )
    story.raider('Anna').plays('Rend', { on: LUMBERING_OAF })
    story.raider('Bert').plays('Shield Bash', { on: DEFIAS_PIRATE })
    story.resolveAll()
    expect(story.host('Rend')).toBe(LUMBERING_OAF)
    story.waitsFor('Anna')
  })

  test('a filter checks whether a card could target another one if it were added now (706.6)', () => {
    const story = storyAboutTargets(
      { hand: ['Rend', 'Dismantle', 'Gurzuk'], play: ['Bulwark'], resources: 3 },
      { Bert: { hand: ['Ward'] } },
    )
    const anna = story.raider('Anna').plays('Dismantle', { on: 'Bulwark' }).passes()
    expect(story.eventsOfKind('resolved')).toHaveLength(1)
    anna.plays('Rend', { on: LUMBERING_OAF })
    story.raider('Bert').plays('Ward', { on: 'Rend' })
    story.resolveAll()
    expect(story.cards('Anna', 'graveyard')).toContain('Rend')
    story.waitsFor('Anna')
  })

  test('random targets are chosen among the legal targets (706.5)', () => {
    const story = storyAboutTargets(
      { hand: ['Wild', 'Gurzuk'] },
      {},
      { play: ['Defias Watcher', LUMBERING_OAF] },
    )
    story
      .luckily(() => story.eventsOfKind('played')[0]?.targets[0] === story.find(LUMBERING_OAF))
      .raider('Anna')
      .plays('Wild')
    story.resolve()
    expect(story.damage(LUMBERING_OAF)).toBe(1)
    story.waitsFor('Anna')
  })
})

describe('magnets (706.4)', () => {
  const lured = { play: ['Lure', LUMBERING_OAF] }

  test('must be targeted if possible', () => {
    const story = storyAboutTargets({ hand: ['Bolt', 'Gurzuk'] }, {}, lured)
    story.raider('Anna').plays('Bolt')
    expect(story.offers).toEqual(['Lure'])
    story.raider('Anna').answers('Lure')
    story.waitsFor('Anna')
  })

  test('of several targets, one must be a magnet; choosing none for "up to" avoids it', () => {
    const story = storyAboutTargets({ hand: ['Both', 'Maybe', 'Gurzuk'] }, {}, lured)
    const anna = story.raider('Anna').plays('Both')
    const answer = (...names: string[]) => {
      const picks = names.map((name) => `o${story.find(name)}`)
      const { id = 0, seat = 0 } = story.decision ?? {}
      return story.refusal({ kind: 'answer', decision: id, seat, picks })
    }
    expect([answer(LUMBERING_OAF, 'Anna'), answer(LUMBERING_OAF, 'Lure')]).toEqual(['notOffered', null])
    anna.answers('back').plays('Maybe')
    expect([answer(LUMBERING_OAF), answer(), answer('Lure', LUMBERING_OAF)]).toEqual([
      'notOffered',
      null,
      null,
    ])
    story.waitsFor('Anna', 'target')
  })

  test('of two magnets, as many as possible must be targeted; two targets can include both', () => {
    const story = storyAboutTargets(
      { hand: ['Both', 'Pair', 'Gurzuk'] },
      {},
      { play: ['Lure', 'Lure Two', LUMBERING_OAF] },
    )
    const anna = story.raider('Anna').plays('Both')
    expect(story.decision?.must).toMatchObject({ least: 2 })
    anna.answers('back').plays('Pair')
    expect(story.offers).toEqual(['Lure', 'Lure Two'])
    anna.answers('Lure Two')
    expect(story.offers).toEqual(['Lure'])
    anna.answers('Lure')
    story.waitsFor('Anna')
  })

  test('X may be chosen so that there is no target, and random targets are magnets first (706.5)', () => {
    const story = storyAboutTargets({ hand: ['Volley', 'Wild', 'Gurzuk'], resources: 1 }, {}, lured)
    const anna = story.raider('Anna').plays('Volley').answers('x=0')
    story.resolve()
    anna.plays('Wild')
    story.resolve()
    expect([story.damage('Lure'), story.damage(LUMBERING_OAF)]).toEqual([1, 0])
    story.waitsFor('Anna')
  })

  test('affect only the links of opponents', () => {
    const story = storyAboutTargets({ hand: ['Bolt', 'Gurzuk'], play: ['Lure'] }, {})
    story.raider('Anna').plays('Bolt')
    expect(story.offers).toContain(LUMBERING_OAF)
    story.waitsFor('Anna', 'target')
  })
})
