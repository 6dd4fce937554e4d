/** The Boss player's turn (R301), and the rules of his Minions, runes and tokens (R302, R303.2, R303.3). */
import { describe, expect, test } from 'vitest'
import { objectById, viewFor } from '../../engine/index.ts'
import { inPlayStateOf } from '../../engine/internals.ts'
import type { Story } from '../../scenarios/scenario.ts'
import '../index.ts'
import { countInPlay, moltenCoreStory } from './molten.testkit.ts'

const MANY = Array(8).fill('Squire')

/** Plays on to this step of the Boss player's turn. */
const until = (story: Story, step: string) =>
  story.passUntil(() => story.game.turn.step === step && story.game.turn.player === 1)

/** Begins a story in which Lucifron has fallen in Anna's turn, and the Boss player's next turn has begun. */
const afterTheFall = (runes: string[], anna = {}, boss = {}) => {
  const story = moltenCoreStory(
    { minions: MANY, runes, ...boss },
    { Anna: { hand: ['Stab', 'Silence', 'Growl'], play: ['Tracker'], ...anna } },
    { everyWindow: true },
  )
  story.turnOf('Anna').raider('Anna').plays('Stab', { on: 'Lucifron' })
  return story.resolveAll()
}

describe('his turn', () => {
  test('he readies all his cards, runes and tokens too, and draws one card of the Main deck (R301.1)', () => {
    const story = moltenCoreStory(
      {
        boss: 4,
        play: [
          { card: 'Rune of Blaz', exhausted: true, deck: 'runes' },
          { card: 'Squire', exhausted: true, deck: 'minions' },
        ],
        runes: ['Rune of Blaz'],
        minions: MANY,
        hand: ['Growl'],
        deck: ['Ember'],
      },
      { Anna: {} },
    )
    expect([story.exhausted('Rune of Blaz'), story.exhausted('Squire')]).toEqual([false, false])
    expect(story.cards('Boss', 'hand').sort()).toEqual(['Ember', 'Growl'])
    story.waitsFor('Boss')
  })

  test('the New Boss phase comes next, then the Minion phase, then his action phase (R301.2, R301.4)', () => {
    const story = afterTheFall(['Rune of Blaz']).turnOf('Boss')
    story.passUntil(() => story.game.turn.phase === 'action')
    const steps = story
      .eventsOfKind('stepStarted')
      .slice(-5)
      .map(({ step }) => step)
    expect(steps.join()).toContain('newBoss,minion,action')
    story.waitsFor('Boss')
  })

  test('a Minion is placed face down, hidden even from him, and a window opens (R301.3, R100.3)', () => {
    const story = moltenCoreStory({ minions: MANY }, { Anna: { hand: ['Growl'] } }, { everyWindow: true })
    story.turnOf('Anna')
    until(story, 'minion')
    expect(story.decision).toMatchObject({ kind: 'priority', seat: 1 })
    expect(story.chain).toEqual([])
    for (const seat of [0, 1, null])
      expect(viewFor(story.game, seat).seats[1]?.resources.cards.map(({ card }) => card)).toEqual(['', ''])
    expect(story.resources('Boss').total).toBe(2)
    story.waitsFor('Boss')
  })

  test('with a Boss in play there is no window in the New Boss phase (R301.5a)', () => {
    const story = moltenCoreStory({ minions: MANY }, { Anna: { hand: ['Growl'] } }, { everyWindow: true })
    story.turnOf('Anna').turnOf('Boss')
    story.passUntil(() => story.game.turn.step === 'minion')
    expect(story.game.turn.step).toBe('minion')
    expect(story.eventsOfKind('scene')).toEqual([])
    story.waitsFor('Boss')
  })

  test('the rune is revealed and names the Boss, and an effect that nobody can interrupt brings him, the rune and his tokens at once (R301.5a, R303.3b)', () => {
    const story = afterTheFall(['Rune of Mohn'])
    until(story, 'newBoss')
    expect(story.chain).toHaveLength(1)
    expect(story.eventsOfKind('revealed').at(-1)).toMatchObject({ cards: ['MCR-12'] })
    story.waitsFor('Boss')
    story.pick('pass')
    expect(story.offers).toEqual(['pass', 'play Growl'])
    story.resolveAll()
    const came = story.latest.filter(({ kind }) => kind === 'moved').length
    expect(came).toBe(4)
    expect([story.isInPlay('Gehennas'), countInPlay(story, 'Flamewaker')]).toEqual([true, 2])
    expect(inPlayStateOf(story.game, story.find('Rune of Mohn'))).toMatchObject({
      row: 'runes',
      faceDown: false,
    })
    const at = (name: string) => inPlayStateOf(story.game, story.find(name)).at
    expect(at('Gehennas')).toBe(at('Rune of Mohn'))
    story.waitsFor('Boss')
  })

  test('when the runes are used up, Majordomo Executus comes with eight Flamewakers (R301.5a)', () => {
    const story = afterTheFall([]).turnOf('Boss')
    story.passUntil(() => story.game.turn.phase === 'action')
    expect(story.isInPlay('Majordomo Executus')).toBe(true)
    expect([countInPlay(story, 'Flamewaker Elite'), countInPlay(story, 'Flamewaker Healer')]).toEqual([4, 4])
    story.waitsFor('Boss')
  })
})

describe('a Boss falls', () => {
  test('he is removed from the game, his runes are turned face down, and his Minions lie face up outside the game until they come (R302.1, R303.3c)', () => {
    const story = moltenCoreStory(
      { boss: 2, minions: MANY, play: [{ card: 'Rune of Koro', deck: 'runes' }], runes: ['Rune of Koro'] },
      { Anna: { hand: ['Stab', 'Growl', 'Silence'], play: ['Tracker'] } },
      { everyWindow: true },
    )
    story.turnOf('Anna').raider('Anna').plays('Stab', { on: 'Magmadar' })
    story.resolveTopmost()
    expect(story.cards('Boss', 'removed')).toEqual(expect.arrayContaining(['Magmadar', 'Squire']))
    expect(story.resources('Boss').total).toBe(0)
    expect(inPlayStateOf(story.game, story.find('Rune of Koro')).faceDown).toBe(true)
    expect(story.chain).toHaveLength(1)
    // The turn player has priority first, and can't interrupt the effect (R302.2).
    expect(story.decision).toMatchObject({ kind: 'priority', seat: 0 })
    expect(story.offers.filter((offer) => offer !== 'play Silence')).toEqual(story.offers)
    story.resolveAll()
    expect(countInPlay(story, 'Squire')).toBe(1)
    expect(story.cards('Boss', 'removed')).not.toContain('Squire')
    story.waitsFor('Anna')
  })

  test('a lasting effect of the last Boss still deals damage as his, because your hero is the last Boss (R302.3)', () => {
    const story = afterTheFall(
      ['Rune of Blaz'],
      {},
      { play: [{ card: 'Flames of the Incinerator', on: 'Anna' }] },
    )
    const before = story.damage('Anna')
    story.turnOf('Boss')
    story.passUntil(() => story.game.turn.phase !== 'start')
    expect(story.damage('Anna')).toBe(before + 1)
    story.waitsFor('Boss')
  })
})

describe('Minions and tokens', () => {
  test('only a Minion becomes a resource of his: instead of another card it is the top Minion, and no card of his hand (R303.2a)', () => {
    const story = moltenCoreStory({ minions: MANY, hand: ['Hoard', 'Empty Hand', 'Ember'] })
    expect(story.resources('Boss').total).toBe(1)
    story.raider('Boss').plays('Hoard')
    story.resolveAll()
    expect(story.resources('Boss').total).toBe(2)
    expect(objectById(story.game, story.game.play.at(-1) ?? 0)).toMatchObject({ deck: 'minions' })
    story.raider('Boss').plays('Empty Hand')
    story.resolveAll()
    expect(story.resources('Boss').total).toBe(2)
    expect(story.cards('Boss', 'hand')).toContain('Ember')
    story.waitsFor('Boss')
  })

  test.each(['Recall', 'Banish'])('%s doesn’t take them out of play (R303.2b)', (spell) => {
    const story = moltenCoreStory(
      { play: [{ card: 'Squire', deck: 'minions' }], minions: MANY },
      { Anna: { hand: [spell, spell, 'Growl'] } },
    )
    story.turnOf('Anna').raider('Anna').plays(spell, { on: 'Flamewaker Protector' })
    story.resolveAll()
    story.raider('Anna').plays(spell, { on: 'Squire' })
    story.resolveAll()
    expect([countInPlay(story, 'Flamewaker Protector'), countInPlay(story, 'Squire')]).toEqual([2, 1])
    story.waitsFor('Anna')
  })

  test('they can be destroyed, and their control can change (R303.2b)', () => {
    const story = moltenCoreStory(
      { play: [{ card: 'Squire', deck: 'minions' }], minions: MANY },
      { Anna: { hand: ['Doom', 'Betrayal', 'Recall', 'Growl'] } },
    )
    story.turnOf('Anna').raider('Anna').plays('Doom', { on: 'Flamewaker Protector' })
    story.resolveAll()
    expect(countInPlay(story, 'Flamewaker Protector')).toBe(1)
    story.raider('Anna').plays('Betrayal', { on: 'Squire' })
    story.resolveAll()
    expect(story.controller('Squire')).toBe('Anna')
    story.raider('Anna').plays('Recall', { on: 'Squire' })
    story.resolveAll()
    expect(story.controller('Squire')).toBe('Anna')
    story.waitsFor('Anna')
  })
})

describe('the Boss player’s own cards don’t move a Minion that a raider controls either (R303.2b)', () => {
  const minion = { card: 'MCR-35', deck: 'minions', owner: 'Boss' }
  const imps = ['MCR-35', 'MCR-35']
  const raiders = { Anna: { play: [minion, 'Squire', 'Tracker'] }, Bert: { play: [minion] } }
  const parties = (story: Story) => ['Anna', 'Bert'].map((name) => story.party(name).slice(1))

  test('Ashes to Ashes: each opponent chooses an ally that can leave play', () => {
    const story = moltenCoreStory({ hand: ['MCR-18'], resources: 3, minions: [...imps, ...MANY] }, raiders)
    story.raider('Boss').plays('Ashes to Ashes')
    story.resolve()
    expect([story.decision?.kind, story.offers]).toEqual(['choose', ['Squire', 'Tracker']])
    story.raider('Anna').answers('Tracker')
    expect(parties(story)).toEqual([['Flame Imps', 'Squire'], ['Flame Imps']])
    story.waitsFor('Boss')
  })

  test('Rune of Kress: each chooses an ally that can leave play when they return one to hand', () => {
    const rune = { card: 'MCR-11', deck: 'runes' }
    const story = moltenCoreStory({ minions: [...imps, ...MANY], play: [rune], runes: ['MCR-11'] }, raiders)
    story.passUntil(() => story.chain.includes('Rune of Kress'))
    story.rolling(6).pick('pass')
    expect([story.decision?.kind, story.offers]).toEqual(['choose', ['Squire', 'Tracker']])
    story.raider('Anna').answers('Squire')
    expect(parties(story)).toEqual([['Flame Imps', 'Tracker'], ['Flame Imps']])
    expect(story.cards('Anna', 'hand')).toContain('Squire')
    story.waitsFor('Boss')
  })

  test('Ancient Core Hound: the Boss player chooses an ally that can leave play', () => {
    const anna = { ...raiders.Anna, hand: ['Stab', 'Growl'] }
    const story = moltenCoreStory({ minions: [...imps, 'MCR-33', ...MANY] }, { ...raiders, Anna: anna })
    story.turnOf('Anna').raider('Anna').plays('Stab', { on: 'Lucifron' })
    story.passUntil(() => story.chain.includes('Ancient Core Hound'))
    story.rolling(5).pick('pass')
    expect([story.decision?.kind, story.offers]).toEqual(['choose', ['Squire', 'Tracker']])
    story.raider('Boss').answers('Squire')
    expect(parties(story)).toEqual([['Flame Imps', 'Tracker'], ['Flame Imps']])
    story.waitsFor('Anna')
  })
})

describe('runes', () => {
  const withRunes = (more = {}) =>
    moltenCoreStory({
      boss: 4,
      minions: MANY,
      play: [
        { card: 'Rune of Blaz', deck: 'runes' },
        { card: 'Rune of Koro', deck: 'runes' },
      ],
      runes: ['Rune of Blaz', 'Rune of Koro'],
      hand: ['Count', 'Landslide'],
      ...more,
    })

  test('they pay, face up or face down, but aren’t resources (R303.3a)', () => {
    const story = withRunes()
    inPlayStateOf(story.game, story.find('Rune of Koro')).faceDown = true
    expect(story.resources('Boss').total).toBe(1)
    story.raider('Boss').plays('Count')
    story.resolveAll()
    expect([story.exhausted('Rune of Blaz'), story.exhausted('Rune of Koro')]).toEqual([true, true])
    story.waitsFor('Boss')
  })

  test('they never leave play (R303.3c)', () => {
    const story = withRunes()
    story.raider('Boss').plays('Landslide')
    story.resolveAll()
    expect([story.isInPlay('Rune of Blaz'), story.isInPlay('Rune of Koro')]).toEqual([true, true])
    story.waitsFor('Boss')
  })

  test('the Boss player controls them, so an effect that exhausts all of his cards exhausts them (R303.3, R101.3b)', () => {
    const raiders = { Anna: { hand: ['Stillness', 'Landslide', 'Growl'] } }
    const story = moltenCoreStory(
      { boss: 4, minions: MANY, play: [{ card: 'Rune of Koro', deck: 'runes' }], runes: ['Rune of Koro'] },
      raiders,
    ).turnOf('Anna')
    expect(story.exhausted('Rune of Koro')).toBe(false)
    story.raider('Anna').plays('Stillness', { on: 'Boss' })
    story.resolve()
    expect([story.exhausted('Rune of Koro'), story.resources('Boss').ready]).toEqual([true, 0])
    story.raider('Anna').plays('Landslide')
    story.resolve()
    expect([story.isInPlay('Rune of Koro'), story.isFaceDown('Rune of Koro')]).toEqual([true, false])
    story.waitsFor('Anna')
  })
})
