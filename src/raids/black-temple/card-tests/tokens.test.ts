/** The allies that come with Black Temple's Bosses. */
import { describe, expect, test } from 'vitest'
import type { Story } from '../../../scenarios/scenario.ts'
import type { PartySetup } from '../../../scenarios/table-setup.ts'
import { blackTempleStory, countInPlay, damageDealt } from '../temple.testkit.ts'

const MINIONS = Array(9).fill('Bonechewer Shield Disciple')
const EVENTS = Array(12).fill('BTR-44')

/**
 * Begins a story in the Boss player's turn: the previous Boss has just died, and the Boss of this number is in play
 * with its tokens.
 */
function arrived(boss: number, raiders: Record<string, PartySetup>): Story {
  const story = blackTempleStory({ boss: boss - 1, damage: 99, minions: MINIONS, events: EVENTS }, raiders)
  return story.passUntil(() => story.isCalm())
}

describe('Ashtongue Channeler, of BTR-3', () => {
  test('can be destroyed for 1, and its player draws a card', () => {
    const story = arrived(3, { Anna: {} })
    const [{ ready }, { length }] = [story.resources('Boss'), story.cards('Boss', 'hand')]
    story.raider('Boss').uses('Ashtongue Channeler')
    story.resolve()
    expect([countInPlay(story, 'Ashtongue Channeler'), story.cards('Boss', 'hand').length - length]).toEqual([
      5, 1,
    ])
    expect(story.resources('Boss').ready).toBe(ready - 1)
    story.waitsFor('Boss')
  })
})

describe('Shadowy Construct, of BTR-4', () => {
  /** Begins a story at the end of the Boss player's first turn, in which Anna has become a ghost. */
  const haunting = (): Story => {
    const story = blackTempleStory(
      { boss: 4, minions: MINIONS, events: EVENTS },
      {
        Anna: { play: ['Tracker'], hand: ['Growl'] },
        Bert: { play: ['Oruk Starstorm', 'Tracker'], hand: ['Stab', 'Growl'] },
      },
    ).idleUntil(() => false)
    story.raider('Boss').answers('Anna')
    return story
  }
  test('attacks only non-ghosts, which can’t deal it damage (R503.1c)', () => {
    const story = haunting().turnOf('Boss')
    story.pick('attack Shadowy Construct')
    expect(story.offers).toEqual(['Bert', 'Oruk Starstorm', 'Tracker'])
    story.pick('Tracker')
    story.fight()
    expect([damageDealt(story), countInPlay(story, 'Shadowy Construct')]).toEqual([
      [['Tracker', 2, 'melee']],
      4,
    ])
    story.waitsFor('Boss')
  })
  test('is destroyed when Teron Gorefiend is', () => {
    const story = haunting().turnOf('Bert')
    story.raider('Bert').plays('Stab', { on: 'Boss' })
    story.resolveAll()
    story.passUntil(() => story.isCalm())
    expect([story.isInPlay('Teron Gorefiend'), countInPlay(story, 'Shadowy Construct')]).toEqual([false, 0])
    story.waitsFor('Bert')
  })
})

describe('Soul Fragment, of BTR-6', () => {
  test('can attack in the turn in which it comes', () => {
    const story = arrived(6, { Anna: {} })
    story.raider('Boss').attacks('Soul Fragment', 'Anna')
    expect(damageDealt(story)).toEqual([['Anna', 3, 'melee']])
    story.waitsFor('Boss')
  })
  test('draws a card for its player when it is destroyed', () => {
    const story = arrived(6, { Anna: { hand: ['Stab', 'Growl'] } }).turnOf('Anna')
    const { length } = story.cards('Boss', 'hand')
    story.raider('Anna').plays('Stab', { on: 'Soul Fragment' })
    story.resolveAll()
    expect([countInPlay(story, 'Soul Fragment'), story.cards('Boss', 'hand').length - length]).toEqual([2, 1])
    story.waitsFor('Anna')
  })
})

describe('the Council Members, of BTR-9', () => {
  const [GATHIOS, ZEREVOR, MALANDE, VERAS] = [
    'Gathios the Shatterer',
    'High Nethermancer Zerevor',
    'Lady Malande',
    'Veras Darkshadow',
  ] as const
  const council = (anna: PartySetup = {}): Story =>
    arrived(8, {
      Anna: { bonusHealth: 99, ...anna, hand: [...(anna.hand ?? []), 'Growl'] },
      Bert: { hand: ['Growl'], play: ['Tracker'] },
    })
  /** Continues to the start of the Boss player's next turn, where two Members trigger and ask for their targets. */
  const begins = (story: Story, first: string): Story => {
    story.turnOf('Boss')
    story.raider('Boss').answers(`trigger ${first}`)
    return story
  }

  test('Gathios is a Protector, and takes only 1 of any damage', () => {
    const story = council({ play: ['Moko Hunts-at-Dawn'] }).turnOf('Anna')
    story.raider('Anna').proposes('Moko Hunts-at-Dawn', MALANDE)
    story.passUntil(() => story.decision?.kind === 'protect')
    story.raider('Boss').answers(GATHIOS)
    story.fight()
    expect(damageDealt(story)).toContainEqual([GATHIOS, 1, 'ranged'])
    story.waitsFor('Anna')
  })
  test('no other Member protects', () => {
    const story = council({ play: ['Tracker'] }).turnOf('Anna')
    story.raider('Anna').proposes('Tracker', MALANDE)
    story.passUntil(() => story.decision?.kind === 'protect')
    expect(story.offers).toEqual([GATHIOS, 'none'])
    story.waitsFor('Boss', 'protect')
  })
  test('Zerevor deals 3 arcane damage to each hero and ally of a chosen player at the start of the turn', () => {
    const story = begins(council(), ZEREVOR)
    expect(story.offers).toEqual(['Boss', 'Anna', 'Bert'])
    story.raider('Boss').answers('Bert')
    story.raider('Boss').answers(MALANDE)
    story.passUntil(() => story.isCalm())
    expect(damageDealt(story)).toEqual([
      ['Bert', 3, 'arcane'],
      ['Tracker', 3, 'arcane'],
    ])
    story.waitsFor('Boss')
  })
  test('Malande heals 3 damage from a friendly ally at the start of the turn', () => {
    const story = council({ hand: ['Prick', 'Prick'] }).turnOf('Anna')
    for (const damage of [2, 4]) {
      story.raider('Anna').plays('Prick', { on: MALANDE })
      story.resolveAll()
      expect(story.damage(MALANDE)).toBe(damage)
    }
    begins(story, MALANDE)
    expect(story.offers).toEqual([GATHIOS, ZEREVOR, MALANDE])
    story.raider('Boss').answers(MALANDE)
    story.raider('Boss').answers('Anna')
    story.passUntil(() => story.isCalm())
    expect(story.damage(MALANDE)).toBe(1)
    story.waitsFor('Boss')
  })
  test('Veras can be neither attacked nor targeted', () => {
    const story = council({ hand: ['Stab'], play: ['Tracker'] }).turnOf('Anna')
    for (const what of ['attack Tracker', 'play Stab']) {
      story.pick(what)
      expect(story.offers).toContain(MALANDE)
      expect(story.offers).not.toContain(VERAS)
      story.pick('back')
    }
    story.waitsFor('Anna')
  })
  test('Veras must attack each turn', () => {
    const story = begins(council(), ZEREVOR)
    story.raider('Boss').answers('Bert')
    story.raider('Boss').answers(MALANDE)
    story.passUntil(() => story.isCalm())
    expect(story.offers).not.toContain('pass')
    story.raider('Boss').attacks(VERAS, 'Anna')
    expect(story.offers).toContain('pass')
    story.waitsFor('Boss')
  })
})
