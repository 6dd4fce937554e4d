/** Black Temple's Minions when they enter play, and when they fight (BTR-29 to 42). */
import { describe, expect, test } from 'vitest'
import { scenario } from '../../../scenarios/scenario.ts'
import { countInPlay } from '../temple.testkit.ts'
import {
  damageDealtWithSources,
  namesStillInPlay,
  storyInBossTurn,
  storyWithMinion,
} from './minions-and-events.testkit.ts'

const minion = (card: string, more: object = {}) => ({ card, deck: 'minions', ...more })

describe('BTR-29, Ashtongue Battlelord', () => {
  test('destroys an undamaged opposing ally when it enters play for a Traitor hero', () => {
    const story = storyWithMinion(
      'BTR-29',
      { play: [minion('BTR-32')] },
      { Anna: { play: ['Squire', { card: 'Tracker', damage: 1 }, 'Axe'] }, Bert: { play: ['Ogre'] } },
    )
    expect([story.decision?.kind, story.offers]).toEqual(['target', ['Squire', 'Ogre']])
    story.raider('Boss').answers('Ogre')
    story.resolve()
    expect(namesStillInPlay(story, 'Squire', 'Ogre', 'Tracker')).toEqual(['Squire', 'Tracker'])
    story.waitsFor('Boss')
  })
  test('destroys all damaged opposing allies for a loyal hero, but no hero', () => {
    const hurt = (card: string) => ({ card, damage: 1 })
    const story = scenario({
      players: {
        Anna: { hand: ['BTR-29', 'BTR-40'], resources: 6, play: [hurt('BTR-36')] },
        Bert: { damage: 1, play: [hurt('BTR-32'), hurt('BTR-36'), 'BTR-42'] },
      },
      turn: 'Anna',
    })
    story.raider('Anna').plays('Ashtongue Battlelord')
    story.resolveAll()
    expect(story.party('Bert').slice(1)).toEqual(['Temple Concubine'])
    expect(story.party('Anna').slice(1)).toEqual(['Illidari Archon', 'Ashtongue Battlelord'])
    story.waitsFor('Anna')
  })
})

test('BTR-30, Ashtongue Rogue: Elusive and Ferocity for a Traitor hero, Long-Range and Stealth for a loyal one', () => {
  const story = storyWithMinion('BTR-30', {}, { Anna: { hand: ['BTR-30', 'Growl'], resources: 4 } })
  const keywords = (name: string) =>
    (['elusive', 'ferocity', 'longRange', 'stealth'] as const).map((keyword) => story.has(name, keyword))
  expect(keywords('Ashtongue Rogue')).toEqual([1, 1, 0, 0])
  story.turnOf('Anna').raider('Anna').plays('Ashtongue Rogue')
  story.resolveAll()
  expect(keywords('Ashtongue Rogue#2')).toEqual([0, 0, 1, 1])
  story.waitsFor('Anna')
})

test('BTR-31, Bonechewer Behemoth: deals 4 fire damage to a hero when it enters play', () => {
  const story = storyWithMinion('BTR-31', {}, { Anna: { play: ['Ogre'] }, Bert: {} })
  expect([story.decision?.kind, story.offers]).toEqual(['target', ['Anna', 'Bert', 'Boss']])
  story.raider('Boss').answers('Bert')
  story.resolve()
  expect(damageDealtWithSources(story)).toEqual([['Bert', 4, 'fire', 'Bonechewer Behemoth']])
  story.waitsFor('Boss')
})

test.each(['Bonechewer Shield Disciple', 'Sister of Pleasure'])('%s protects its hero', (name) => {
  const story = storyInBossTurn({ play: [minion(name)] }, { Anna: { play: ['Tracker'], hand: ['Growl'] } })
  story.turnOf('Anna').raider('Anna').proposes('Tracker', 'Boss')
  story.passUntil(() => story.isCalm())
  expect(story.decision).toMatchObject({ kind: 'protect', seat: 1 })
  story.raider('Boss').answers(name)
  story.passUntil(() => story.isCalm())
  if (story.decision?.kind === 'target') story.raider('Boss').answers('Anna')
  story.fight()
  expect([story.damage('Boss'), damageDealtWithSources(story).at(-1)]).toEqual([
    0,
    [name, 1, 'melee', 'Tracker'],
  ])
  story.waitsFor('Anna')
})

describe('damage that is prevented', () => {
  const hit = (name: string, how: string) => {
    const story = storyInBossTurn(
      { play: [minion(name)] },
      { Anna: { hand: [how, 'Growl'], play: ['Squire'] } },
    )
    story.turnOf('Anna').raider('Anna').plays(how, { on: name })
    story.resolve()
    return story
  }
  test.each([
    ['BTR-33', 'Charming Courtesan', 'Prick', []],
    ['BTR-33', 'Charming Courtesan', 'Shove', [3]],
    ['BTR-42', 'Temple Concubine', 'Prick', [2]],
    ['BTR-42', 'Temple Concubine', 'Shove', []],
  ])(
    '%s, %s: the Courtesan can’t be dealt 2 or less, the Concubine can’t be dealt 3 or more (%s)',
    (_, name, how, amounts) => {
      const story = hit(name, how)
      expect(story.eventsOfKind('damaged').map(({ amount }) => amount)).toEqual(amounts)
      story.waitsFor('Anna')
    },
  )
})

test('BTR-34, Coilskar General: three Nagas of 1 ATK and 1 health come with it', () => {
  const story = storyWithMinion('BTR-34')
  expect(story.party('Boss')).toEqual(['Supremus', 'Coilskar General', 'Naga', 'Naga', 'Naga'])
  expect([story.atk('Naga'), story.health('Naga')]).toEqual([1, 1])
  story.waitsFor('Boss')
})

describe('for 2 and destroying an ally of their side', () => {
  const raiders = {
    Anna: { play: ['Rock', 'Ogre', 'Axe', 'Standard', 'Idol', 'Tracker'], hand: ['Growl'] },
    Bert: { play: ['Squire', 'Helm'] },
  }
  const paid = (name: string) => {
    const story = storyInBossTurn(
      { play: [minion(name), minion('BTR-32'), 'Lantern'], resources: 3 },
      raiders,
    )
    story.raider('Boss').uses(name)
    expect(story.offers).toEqual([name, 'Bonechewer Shield Disciple'])
    story.raider('Boss').answers('Bonechewer Shield Disciple')
    expect([story.resources('Boss').ready, namesStillInPlay(story, 'Bonechewer Shield Disciple')]).toEqual([
      1,
      [],
    ])
    return story.resolve()
  }
  test('BTR-35, Coilskar Wrangler: each opponent destroys an ally in their party', () => {
    const story = paid('Coilskar Wrangler')
    expect([story.decision?.seat, story.offers]).toEqual([0, ['Ogre', 'Tracker']])
    story.raider('Anna').answers('Tracker')
    if (story.decision?.seat === 1) story.raider('Bert').answers('Squire')
    expect(namesStillInPlay(story, 'Rock', 'Ogre', 'Tracker', 'Squire', 'Helm')).toEqual([
      'Rock',
      'Ogre',
      'Helm',
    ])
    expect(countInPlay(story, 'Coilskar Wrangler')).toBe(1)
    story.waitsFor('Boss')
  })
  test('BTR-38, Priestess of Dementia: each opponent destroys an ability or equipment that they control', () => {
    const story = paid('Priestess of Dementia')
    expect([story.decision?.seat, story.offers]).toEqual([0, ['Axe', 'Standard']])
    story.raider('Anna').answers('Standard')
    if (story.decision?.seat === 1) story.raider('Bert').answers('Helm')
    expect(namesStillInPlay(story, 'Rock', 'Ogre', 'Axe', 'Standard', 'Squire', 'Helm', 'Lantern')).toEqual([
      'Rock',
      'Ogre',
      'Axe',
      'Squire',
      'Lantern',
    ])
    story.waitsFor('Boss')
  })
})

test('BTR-36, Illidari Archon: when it attacks, one of your resources may be readied', () => {
  const story = storyInBossTurn(
    { play: [minion('BTR-36')], quests: ['Errand', 'Chore'], resources: 1 },
    { Anna: { resources: 1, spent: 1 } },
  )
  story.tire('Errand', 'Chore')
  story.raider('Boss').proposes('Illidari Archon', 'Anna')
  story.passUntil(() => story.decision?.kind === 'choose')
  expect(story.decision).toMatchObject({ seat: 1, min: 0, max: 1 })
  expect(story.offers).toEqual(['Errand', 'Chore'])
  story.raider('Boss').answers('Chore')
  expect([story.exhausted('Errand'), story.exhausted('Chore')]).toEqual([true, false])
  story.fight()
  story.waitsFor('Boss')
})

test('BTR-37, Illidari Blood Lord: each player turns one of their face-up resources face down', () => {
  const story = storyWithMinion(
    'BTR-37',
    { quests: ['Errand', 'Chore'] },
    { Anna: { quests: ['Errand', 'Chore'], resources: 1, play: ['Axe'] }, Bert: { resources: 1 } },
  )
  expect(story.offers).toEqual(['Errand', 'Chore'])
  story.raider('Boss').answers('Errand')
  expect(story.offers).toEqual(['Errand', 'Chore'])
  story.raider('Anna').answers('Chore')
  const { play, objects } = story.game
  const quests = play.filter((id) => ['Errand', 'Chore'].includes(story.cardName(id)))
  const down = quests.filter((id) => objects[id]?.play?.faceDown)
  expect(down.map((id) => [story.controllerOf(id), story.cardName(id)]).sort()).toEqual([
    ['Anna', 'Chore'],
    ['Boss', 'Errand'],
  ])
  story.waitsFor('Boss')
})

test('BTR-39, Promenade Sentinel: deals 2 arcane damage to each of up to three characters when it enters play', () => {
  const story = storyWithMinion('BTR-39', {}, { Anna: { play: ['Ogre', 'Axe'] }, Bert: {} })
  expect(story.decision).toMatchObject({ kind: 'target', min: 0, max: 3 })
  expect(story.offers).toEqual(['Anna', 'Bert', 'Boss', 'Ogre', 'Promenade Sentinel'])
  story.raider('Boss').answers('Anna', 'Bert', 'Ogre')
  story.resolve()
  expect(damageDealtWithSources(story)).toEqual(
    ['Anna', 'Ogre', 'Bert'].map((name) => [name, 2, 'arcane', 'Promenade Sentinel']),
  )
  story.waitsFor('Boss')
})

test('BTR-40, Sister of Pain: deals 1 shadow damage to an opposing hero when she attacks', () => {
  const story = storyInBossTurn({ play: [minion('BTR-40')] }, { Anna: { play: ['Ogre'] }, Bert: {} })
  story.raider('Boss').proposes('Sister of Pain', 'Ogre')
  story.passUntil(() => story.decision?.kind === 'target')
  expect(story.offers).toEqual(['Anna', 'Bert'])
  story.raider('Boss').answers('Bert')
  story.fight()
  expect(damageDealtWithSources(story)).toContainEqual(['Bert', 1, 'shadow', 'Sister of Pain'])
  story.waitsFor('Boss')
})

test('BTR-41, Sister of Pleasure: heals 1 damage from a character when she defends', () => {
  const story = storyInBossTurn(
    { play: [minion('BTR-41'), 'Lantern'], damage: 3 },
    { Anna: { play: ['Squire', 'Ogre', 'Axe'], damage: 2, hand: ['Growl'] } },
  )
  story.turnOf('Anna').raider('Anna').proposes('Squire', 'Sister of Pleasure')
  story.passUntil(() => story.decision?.kind === 'target')
  expect([story.decision?.seat, story.offers]).toEqual([
    1,
    ['Anna', 'Boss', 'Squire', 'Ogre', 'Sister of Pleasure'],
  ])
  story.raider('Boss').answers('Boss')
  story.fight()
  expect([story.damage('Boss'), story.eventsOfKind('healed').map(({ amount }) => amount)]).toEqual([2, [1]])
  story.waitsFor('Anna')
})
