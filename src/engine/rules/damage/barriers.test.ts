/**
 * Effects that happen when damage would be dealt (717.3), divided packets (717.7), one packet with several weapons
 * (408.3d).
 */
import { expect, test } from 'vitest'
import {
  ability,
  ally,
  any,
  dualWield,
  each,
  numberedCardsOfSet,
  preventsDamage,
  target,
  thisTurn,
  your,
} from '../../../cards/builders.ts'
import { type Story, scenario } from '../../../scenarios/scenario.ts'
import type { PartySetup } from '../../../scenarios/table-setup.ts'
import { exampleCardsAboutReplacement } from '../../../scenarios/test-cards/replacing.ts'
import { exampleCardsAboutResolving } from '../../../scenarios/test-cards/resolving.ts'

const own = numberedCardsOfSet('OWN', {
  1: ally('Twin', { cost: 1, health: 3 }, '', each(your.hero).has(dualWield)),
  2: ability('Ward', { cost: 1, instant: true }, '', thisTurn(target(any.ally).has(preventsDamage('all')))),
})
const cards = [...exampleCardsAboutResolving, ...exampleCardsAboutReplacement, ...own]
const duel = (anna: PartySetup, bert: PartySetup = {}): Story =>
  scenario({ cards, players: { Anna: { resources: 8, ...anna }, Bert: { resources: 8, ...bert } } })
const told = (story: Story) =>
  story.eventsOfKind('damaged').map(({ object, amount }) => [story.heroName(object), amount])
const bubbles = (story: Story, name: string) => Object.values(story.counters(name))[0]

test('a counter is removed even if the damage can’t be prevented (717.3, example 2, Power Word: Barrier)', () => {
  const story = duel({ hand: ['Power Word: Barrier', 'Fel Flame', 'Fire Blast', 'Rend'] })
  story.raider('Anna').plays('Power Word: Barrier')
  story.resolve()
  story.raider('Anna').plays('Fel Flame')
  story.resolve()
  story.raider('Anna').answers('Anna')
  story.resolveAll()
  expect([told(story), bubbles(story, 'Power Word: Barrier')]).toEqual([[['Anna', 2]], 1])
  story.raider('Anna').plays('Fire Blast', { on: 'Anna' })
  story.resolveAll()
  expect([told(story), story.isInPlay('Power Word: Barrier')]).toEqual([[['Anna', 2]], false])
  story.waitsFor('Anna')
})

test('with two barriers, the second doesn’t apply to damage that the first prevented (717.2, 717.3, example 3; 717.4; Ice Barrier)', () => {
  const story = duel({ hand: ['Ice Barrier', 'Ice Barrier', 'Fire Blast', 'Fel Flame'], resources: 12 })
  for (const _ of [1, 2]) {
    story.raider('Anna').plays('Ice Barrier')
    story.resolve()
  }
  story.raider('Anna').plays('Fire Blast', { on: 'Anna' })
  story.passUntil(() => false)
  expect([story.decision?.kind, story.offers]).toEqual(['replace', ['Ice Barrier', 'Ice Barrier']])
  story.pick('Ice Barrier#2')
  expect([bubbles(story, 'Ice Barrier'), bubbles(story, 'Ice Barrier#2'), told(story)]).toEqual([3, 2, []])
  story.raider('Anna').plays('Fel Flame')
  story.resolve()
  story.raider('Anna').answers('Anna')
  story.passUntil(() => false)
  story.pick('Ice Barrier')
  expect([bubbles(story, 'Ice Barrier'), bubbles(story, 'Ice Barrier#2'), told(story)]).toEqual([
    2,
    1,
    [['Anna', 2]],
  ])
  story.waitsFor('Anna')
})

test('one packet with two weapons triggers only once (408.3d, example 2, Blade Flurry and two Viking Warhammers)', () => {
  const story = duel(
    { play: ['Twin', 'Blade Flurry', 'Viking Warhammer', 'Viking Warhammer'] },
    { play: ['Brigg', 'Wysko'] },
  )
  story.raider('Anna').proposes('Anna', 'Brigg')
  story.resolve()
  story.pick('Viking Warhammer')
  story.pick('Viking Warhammer')
  story.idleUntil(() => story.decision?.kind === 'target')
  expect(told(story)).toContainEqual(['Brigg', 2])
  expect(story.offers).not.toContain('Brigg')
  story.pick('Wysko')
  story.passUntil(() => false)
  story.pick('yes')
  expect(told(story).filter(([name]) => name === 'Wysko')).toEqual([['Wysko', 2]])
  expect(story.eventsOfKind('used').filter((one) => one.origin === 'triggered').length).toBe(1)
  story.waitsFor('Anna')
})

test('the packet’s controller may divide it in any way (717.7, Flint Shadowmore)', () => {
  const story = duel({ play: ['Flint Shadowmore'] }, { play: ['Brigg', 'Wysko'] })
  const [flint, brigg, bert] = ['Flint Shadowmore', 'Brigg', 'Bert'].map((name) => story.find(name))
  story.raider('Anna').proposes('Flint Shadowmore', 'Bert')
  story.idleUntil(() => story.decision?.kind === 'may')
  story.pick('yes')
  expect(story.decision).toMatchObject({ kind: 'divide', seat: 0, amount: 5 })
  const short = { kind: 'answer', decision: story.decision?.id ?? 0, seat: 0 } as const
  expect(story.refusal({ ...short, picks: [`o${brigg}=4`] })).toBe('count')
  story.pick('Brigg=2', 'Bert=3')
  expect(story.eventsOfKind('damaged').filter((one) => one.by === flint)).toMatchObject([
    { object: brigg, amount: 2, combat: true },
    { object: bert, amount: 3, combat: true },
  ])
  story.waitsFor('Anna')
})

test('the packet may stay whole; prevented damage is no longer divided (717.4c, 717.7)', () => {
  const story = duel({ play: ['Flint Shadowmore'] }, { play: ['Brigg'], hand: ['Ward'] })
  story.raider('Anna').proposes('Flint Shadowmore', 'Brigg')
  story.raider('Bert').plays('Ward', { on: 'Brigg' })
  story.fight()
  expect(told(story).filter(([name]) => name === 'Brigg')).toEqual([])
  story.waitsFor('Anna')
})

test('no packet of 0 is made, so nothing replaces it (407.2, example; 408.2a; Boris Brightbeard and Hide of the Wild)', () => {
  for (const x of [0, 2]) {
    const story = duel({ hero: 'Boris Brightbeard', damage: 9, play: ['Hide of the Wild'] })
    story.raider('Anna').uses('Boris Brightbeard')
    story.pick(`x=${x}`)
    story.pick('Anna')
    story.resolveAll()
    expect(story.eventsOfKind('healed').map((one) => one.amount)).toEqual(x === 0 ? [] : [3])
    story.waitsFor('Anna')
  }
})

test('an automated player divides the packet at random, but deals all of it (717.7, Flint Shadowmore)', () => {
  const story = scenario({
    cards,
    raiders: { Anna: { play: ['Wysko'] } },
    dungeon: { play: ['Flint Shadowmore'], filler: 'Golem Skull Helm' },
    turn: 'Dungeon',
  })
  const flint = story.find('Flint Shadowmore')
  const dealt = () => story.eventsOfKind('damaged').filter((one) => one.by === flint)
  story.idleUntil(() => dealt().length > 0)
  expect(dealt().reduce((sum, { amount }) => sum + amount, 0)).toBe(5)
  story.idleUntil(() => story.isCalm())
  story.waitsFor('Anna')
})
