/** Magtheridon's abilities and equipment, each when it is played against raiders. */
import { describe, expect, test } from 'vitest'
import { canBeInterrupted } from '../../../engine/internals.ts'
import type { Story } from '../../../scenarios/scenario.ts'
import type { PartySetup } from '../../../scenarios/table-setup.ts'
import {
  countBloods,
  countInPlayOfAllPlayers,
  passUntilTurnOf,
  storyWithChainedBoss,
  storyWithUnleashedBoss,
} from '../magtheridon.testkit.ts'

const raiders: Record<string, PartySetup> = { Anna: { play: ['Ogre'] }, Bert: { play: ['Grunt'] } }
const holding = (card: string, bloods = 1, more: PartySetup = {}, party = raiders): Story =>
  storyWithUnleashedBoss({ bloods, resources: 5, hand: [card], ...more }, party)

describe('Bloods that cards give', () => {
  test.each(['Bathe in Blood', 'Whiplash'])('%s gives one only if he is unleashed', (card) => {
    const story = holding(card)
    story.raider('Boss').plays(card, card === 'Bathe in Blood' ? { on: 'Ogre' } : {})
    story.resolve()
    expect(countBloods(story)).toBe(2)
    const before = storyWithChainedBoss({ hand: [card] }, raiders)
    before.raider('Boss').plays(card, card === 'Bathe in Blood' ? { on: 'Ogre' } : {})
    before.resolve()
    expect(countBloods(before)).toBe(0)
    story.waitsFor('Boss')
    before.waitsFor('Boss')
  })
})

test('Bathe in Blood deals 2 melee damage', () => {
  const story = holding('Bathe in Blood')
  story.raider('Boss').plays('Bathe in Blood', { on: 'Ogre' })
  story.resolve()
  expect([story.damage('Ogre'), story.eventsOfKind('damaged')[0]?.types]).toEqual([2, ['melee']])
  story.waitsFor('Boss')
})

test('Abyssal Reinforcements: an Abyssal at once, and one more for two Bloods', () => {
  const story = holding('Abyssal Reinforcements', 3)
  story.raider('Boss').plays('Abyssal Reinforcements')
  story.resolve()
  expect([countInPlayOfAllPlayers(story, 'Abyssal'), story.atk('Abyssal')]).toEqual([1, 6])
  story.raider('Boss').uses('Abyssal Reinforcements')
  story.resolve()
  expect([countInPlayOfAllPlayers(story, 'Abyssal'), countBloods(story)]).toEqual([2, 1])
  story.waitsFor('Boss')
})

test('Blast Nova flips the Lair, and if it flips to Cooldown, characters that hold Cubes are dealt damage', () => {
  const story = holding('Blast Nova')
  story.raider('Boss').plays('Blast Nova')
  story.resolve()
  expect(story.isFaceDown("Magtheridon's Lair")).toBe(true)
  story.waitsFor('Boss')
})

test('Blindside removes hands from the game until the end of the next turn, not of this one', () => {
  const story = storyWithUnleashedBoss(
    { resources: 5, hand: ['Blindside'] },
    { Anna: { hand: ['Ogre', 'Grunt'] }, Bert: {} },
  )
  const before = story.cards('Anna', 'hand')
  story.raider('Boss').plays('Blindside')
  story.resolve()
  expect([story.cards('Anna', 'hand'), story.cards('Anna', 'removed')]).toEqual([[], before])
  passUntilTurnOf(story, 'Anna')
  expect(story.cards('Anna', 'removed')).toEqual(before)
  passUntilTurnOf(story, 'Boss')
  expect(story.cards('Anna', 'removed')).toEqual(before)
  passUntilTurnOf(story, 'Anna')
  expect([story.cards('Anna', 'removed'), story.cards('Anna', 'hand')]).toEqual([
    [],
    expect.arrayContaining(before),
  ])
  story.waitsFor('Anna')
})

test('Blood Siphon draws three cards when it is destroyed', () => {
  const story = storyWithUnleashedBoss({ play: ['Blood Siphon'] }, raiders)
  const { length } = story.cards('Boss', 'hand')
  story.raider('Boss').uses('Blood Siphon')
  story.resolve()
  expect([story.cards('Boss', 'hand').length - length, story.isInPlay('Blood Siphon')]).toEqual([3, false])
  story.waitsFor('Boss')
})

test('Broken Hopes destroys an ability or equipment', () => {
  const story = storyWithUnleashedBoss({ play: ['Broken Hopes'] }, { Anna: { play: ['Lantern', 'Ogre'] } })
  story.raider('Boss').uses('Broken Hopes', { on: 'Lantern' })
  story.resolve()
  expect([story.isInPlay('Lantern'), story.isInPlay('Broken Hopes')]).toEqual([false, false])
  story.waitsFor('Boss')
})

describe('interrupting', () => {
  const answered = (card: string) => {
    const story = storyWithUnleashedBoss(
      { bloods: 3, resources: 4, hand: [card] },
      { Anna: { hand: ['Ogre'] } },
      { turn: 'Anna' },
    )
    story.raider('Anna').plays('Ogre')
    story.raider('Boss').plays(card, { on: 'Ogre' })
    story.resolve()
    return story
  }
  test('Brush Aside also deals 1 melee damage for each Blood to the hero of the card’s controller', () => {
    const story = answered('Brush Aside')
    expect([story.isInPlay('Ogre'), story.damage('Anna')]).toEqual([false, 3])
    story.waitsFor('Anna')
  })
  test('Will of the Legion also gives a Blood', () => {
    const story = answered('Will of the Legion')
    expect([story.isInPlay('Ogre'), countBloods(story)]).toEqual([false, 4])
    story.waitsFor('Anna')
  })
})

test('Deadly Sweep destroys up to one card of each raider', () => {
  const story = storyWithUnleashedBoss(
    { resources: 5, hand: ['Deadly Sweep'] },
    { Anna: { play: ['Ogre', 'Lantern'] }, Bert: { play: ['Grunt'] }, Cleo: {} },
  )
  story.raider('Boss').plays('Deadly Sweep')
  expect(story.offers).toEqual(['Ogre', 'Lantern'])
  story.raider('Boss').answers('Lantern')
  expect(story.offers).toEqual(['Grunt'])
  story.raider('Boss').answers('Grunt')
  story.resolve()
  expect(['Ogre', 'Lantern', 'Grunt'].map((name) => story.isInPlay(name))).toEqual([true, false, false])
  story.waitsFor('Boss')
})

test('Demonic Fury enters exhausted, and makes the next card cost 2 less when it readies', () => {
  const story = holding('Demonic Fury')
  story.raider('Boss').plays('Demonic Fury')
  story.resolve()
  expect(story.exhausted('Demonic Fury')).toBe(true)
  const came = story.eventsOfKind('moved').filter(({ card, to }) => card === 'MLR-12' && to === 'play')
  expect(came).toMatchObject([{ exhausted: true }])
  const later = storyWithUnleashedBoss(
    { resources: 1, play: ['Demonic Fury'], hand: ['Path of Ruin', 'Blood Siphon'] },
    raiders,
  )
  expect(later.offers).not.toContain('play Path of Ruin')
  later.raider('Boss').uses('Demonic Fury')
  later.resolve()
  expect(later.offers).toContain('play Path of Ruin')
  later.raider('Boss').plays('Path of Ruin')
  story.waitsFor('Boss')
  later.resolve()
  later.waitsFor('Boss')
})

test('Magtheridon’s Rage: X to an ally, and to one more for each Blood', () => {
  const story = storyWithUnleashedBoss({ bloods: 1, resources: 4, hand: ["Magtheridon's Rage"] }, raiders)
  story.raider('Boss').plays("Magtheridon's Rage")
  story.pick(`${story.decision?.options[0]?.id}=2`)
  expect(story.decision).toMatchObject({ kind: 'target', min: 1, max: 2 })
  story.raider('Boss').answers('Ogre', 'Grunt')
  story.resolve()
  expect([story.damage('Ogre'), story.damage('Grunt')]).toEqual([2, 2])
  story.waitsFor('Boss')
})

test('Mind Exhaustion: 4 fire damage, and the attached character can’t exhaust for a Cube', () => {
  const story = holding('Mind Exhaustion', 1, {}, { Anna: { play: ['Ogre'] } })
  story.raider('Boss').plays('Mind Exhaustion', { on: 'Anna' })
  story.resolve()
  expect([story.damage('Anna'), story.host('Mind Exhaustion')]).toEqual([4, 'Anna'])
  passUntilTurnOf(story, 'Anna')
  story.raider('Anna').uses('Manticron Cube')
  story.resolve()
  expect([story.host('Manticron Cube'), story.offers.includes('attack Frizlix of Kezan')]).toEqual([
    'Ogre',
    true,
  ])
  story.waitsFor('Anna')
})

describe('One Fell Swoop', () => {
  test('with fifteen Bloods, exhausting Magtheridon deals 30 melee damage to each opposing character', () => {
    const story = holding('One Fell Swoop', 15)
    story.raider('Boss').plays('One Fell Swoop')
    expect(story.exhausted('Boss')).toBe(true)
    story.resolve()
    expect(story.eventsOfKind('lost').map(({ seat }) => seat)).toEqual([0, 1])
    story.isOver('lair')
  })
  test('not with fourteen, nor while he is exhausted', () => {
    const story = holding('One Fell Swoop', 14)
    expect(story.offers).not.toContain('play One Fell Swoop')
    story.waitsFor('Boss')
  })
  test('it can’t be interrupted', () => {
    const story = storyWithUnleashedBoss(
      { bloods: 15, resources: 5, hand: ['One Fell Swoop'] },
      { Anna: { hand: ['Silence'] } },
      { everyWindow: true },
    )
    story.raider('Boss').plays('One Fell Swoop')
    const [swoop] = story.game.chain
    expect(swoop && canBeInterrupted(story.game, swoop)).toBe(false)
    story.resolve()
    story.isOver('lair')
  })
})

test('Path of Ruin destroys all cards with the chosen cost', () => {
  const story = storyWithUnleashedBoss(
    { resources: 5, hand: ['Path of Ruin'] },
    { Anna: { play: ['Ogre', 'Kor Cindervein'] } },
  )
  story.raider('Boss').plays('Path of Ruin')
  story.resolve()
  const { options, amounts } = story.decision ?? {}
  expect(amounts?.min).toBe(0)
  story.pick(`${options?.[0]?.id}=0`)
  expect([story.isInPlay('Ogre'), story.isInPlay('Kor Cindervein')]).toEqual([false, true])
  story.waitsFor('Boss')
})

test('Power Returns draws a card for each Blood', () => {
  const story = holding('Power Returns', 3)
  const { length } = story.cards('Boss', 'hand')
  story.raider('Boss').plays('Power Returns')
  story.resolve()
  expect(story.cards('Boss', 'hand').length - length).toBe(2)
  story.waitsFor('Boss')
})

describe('Rampant Destruction', () => {
  test('destroys an opposing ability or equipment for each Blood', () => {
    const story = storyWithUnleashedBoss(
      { bloods: 2, resources: 5, hand: ['Rampant Destruction'] },
      { Anna: { play: ['Lantern', 'Standard', 'Idol', 'Ogre'] } },
    )
    story.raider('Boss').plays('Rampant Destruction')
    story.resolve()
    expect([story.isInPlay('Lantern'), story.isInPlay('Standard'), story.isInPlay('Ogre')]).toEqual([
      false,
      false,
      true,
    ])
    story.waitsFor('Boss')
  })
  test('may come back to the hand if an opponent’s text discards it', () => {
    const story = storyWithUnleashedBoss(
      { hand: ['Rampant Destruction'] },
      { Anna: { hand: ['Loot'] } },
      { turn: 'Anna' },
    )
    story.raider('Anna').plays('Loot')
    story.resolve()
    if (story.decision?.kind === 'discard') story.pick('Rampant Destruction')
    story.resolveAll()
    expect(story.decision?.kind).toBe('may')
    story.pick('yes')
    expect(story.cards('Boss', 'hand')).toContain('Rampant Destruction')
    story.waitsFor('Anna')
  })
})

test('Redouble Effort readies him, and he can’t attack a hero again that he has attacked this turn', () => {
  const story = storyWithUnleashedBoss({ play: ['Redouble Effort'] }, raiders)
  story.raider('Boss').proposes('Boss', 'Anna')
  story.fight()
  story.raider('Boss').uses('Redouble Effort')
  story.resolve()
  expect(story.exhausted('Boss')).toBe(false)
  story.raider('Boss').proposes('Boss', 'Bert')
  expect(story.decision?.kind).not.toBe('defender')
  story.fight()
  expect([story.damage('Anna'), story.damage('Bert')]).toEqual([1, 1])
  story.waitsFor('Boss')
})

describe('Sadistic Choice', () => {
  const shown = () => {
    const story = storyWithUnleashedBoss(
      { resources: 5, hand: ['Sadistic Choice'], deck: ['Blast Nova', 'Whiplash'] },
      raiders,
    )
    return story
  }
  test.each([
    ['yes', 0],
    ['no', 2],
  ])('%s: that many of the two cards go to the hand, and two are drawn for the graveyard', (answer, kept) => {
    const story = shown()
    const { length } = story.cards('Boss', 'hand')
    story.raider('Boss').plays('Sadistic Choice', { on: 'Anna' })
    story.resolve()
    expect(story.decision).toMatchObject({ kind: 'may', seat: 0 })
    story.pick(answer)
    expect(story.cards('Boss', 'hand').length - length).toBe(1)
    expect(story.cards('Boss', 'graveyard')).toHaveLength(3 - kept)
    story.waitsFor('Boss')
  })
})

test('Sow Destruction: a curse for each Blood, one more each turn, and fire damage to the hero with the least damage', () => {
  const story = storyWithUnleashedBoss(
    { bloods: 2, resources: 5, hand: ['Sow Destruction'] },
    { Anna: { damage: 5 }, Bert: {} },
  )
  story.raider('Boss').plays('Sow Destruction')
  story.resolve()
  expect(story.counters('Sow Destruction')).toEqual({ curse: 2 })
  passUntilTurnOf(story, 'Boss')
  expect([story.counters('Sow Destruction'), story.damage('Bert'), story.damage('Anna')]).toEqual([
    { curse: 3 },
    13,
    15,
  ])
  story.waitsFor('Boss')
})

test('Spirit Wrench moves all damage from one hero to another', () => {
  const story = holding('Spirit Wrench', 7, {}, { Anna: { damage: 9 }, Bert: { damage: 3 } })
  story.raider('Boss').plays('Spirit Wrench', { on: 'Anna' })
  story.raider('Boss').answers('Bert')
  story.resolve()
  expect([story.damage('Anna'), story.damage('Bert')]).toEqual([0, 12])
  story.waitsFor('Boss')
})

test('Squish Together: two allies exhaust and deal each other their ATK', () => {
  const story = holding('Squish Together')
  story.raider('Boss').plays('Squish Together', { on: ['Ogre', 'Grunt'] })
  story.resolve()
  expect([story.damage('Ogre'), story.damage('Grunt'), story.exhausted('Ogre')]).toEqual([3, 1, true])
  story.waitsFor('Boss')
})

test('Spirit Wrench can be played with seven Bloods, but not with six', () => {
  const story = holding('Spirit Wrench', 6, {}, { Anna: { damage: 9 }, Bert: { damage: 3 } })
  expect(story.offers).not.toContain('play Spirit Wrench')
  passUntilTurnOf(story, 'Anna')
  passUntilTurnOf(story, 'Boss')
  expect([countBloods(story), story.offers.includes('play Spirit Wrench')]).toEqual([7, true])
  story.waitsFor('Boss')
})

test.each(['Swath of Destruction', 'Toss About'])('%s can be played only with a Blood in play', (card) => {
  const story = storyWithChainedBoss({ resources: 3, hand: [card, 'Bathe in Blood'] }, raiders)
  expect([countBloods(story), story.offers.includes('play Bathe in Blood')]).toEqual([0, true])
  expect(story.offers).not.toContain(`play ${card}`)
  story.waitsFor('Boss')
})

test('Swath of Destruction goes from one raider to the next', () => {
  const party = { Anna: { play: ['Ogre'] }, Bert: { resources: 1 }, Cleo: { hand: ['Ogre'] } }
  const story = holding('Swath of Destruction', 1, {}, party)
  story.raider('Boss').plays('Swath of Destruction')
  if (story.decision?.kind === 'target') story.pick('Ogre')
  story.resolve()
  expect(story.decision).toMatchObject({ kind: 'choose', seat: 0 })
  expect(story.offers).toEqual(['Bert', 'Cleo'])
  story.raider('Anna').answers('Bert')
  expect([story.isInPlay('Ogre'), story.resources('Bert').total, story.cards('Cleo', 'hand')]).toEqual([
    false,
    0,
    [],
  ])
  story.waitsFor('Boss')
})

test('Terrifying Presence: opposing allies enter exhausted, and it exhausts one', () => {
  const story = storyWithUnleashedBoss(
    { play: ['Terrifying Presence'] },
    { Anna: { play: ['Grunt'], hand: ['Ogre'] } },
  )
  story.raider('Boss').uses('Terrifying Presence', { on: 'Grunt' })
  story.resolve()
  expect(story.exhausted('Grunt')).toBe(true)
  passUntilTurnOf(story, 'Anna')
  story.raider('Anna').plays('Ogre')
  story.resolve()
  expect(story.exhausted('Ogre')).toBe(true)
  story.waitsFor('Anna')
})

test('Trample Underfoot: 2 damage now, and 2 when Magtheridon exhausts', () => {
  const story = holding('Trample Underfoot')
  story.raider('Boss').plays('Trample Underfoot', { on: 'Ogre' })
  story.resolve()
  story.raider('Boss').proposes('Boss', 'Anna')
  story.resolve()
  story.passUntil(() => story.decision?.kind === 'target')
  story.pick('Ogre')
  story.fight()
  expect(story.damage('Ogre')).toBe(4)
  story.waitsFor('Boss')
})

test('Violent Reflex: 1 melee damage to a character that has dealt him damage', () => {
  const story = storyWithUnleashedBoss(
    { play: ['Violent Reflex'] },
    { Anna: { hand: ['Prick'] } },
    { turn: 'Anna' },
  )
  story.raider('Anna').plays('Prick', { on: 'Boss' })
  story.resolve()
  story.resolveAll()
  expect([story.damage('Boss'), story.damage('Anna')]).toEqual([1, 1])
  story.waitsFor('Anna')
})

test('Whiplash exhausts an ally for each card above seven in hand', () => {
  const story = storyWithUnleashedBoss(
    { resources: 5, hand: ['Whiplash', ...Array(6).fill('Blast Nova')] },
    raiders,
  )
  expect(story.cards('Boss', 'hand')).toHaveLength(9)
  story.raider('Boss').plays('Whiplash')
  story.resolve()
  story.pick('Ogre')
  expect([story.exhausted('Ogre'), story.exhausted('Grunt')]).toEqual([true, false])
  story.waitsFor('Boss')
})

describe('the Pit Lord’s equipment', () => {
  test.each(["Pit Lord's Armor", "Pit Lord's Glaive"])(
    '%s can be played only while he is unleashed',
    (card) => {
      const story = storyWithChainedBoss({ resources: 3, hand: [card] }, raiders)
      expect(story.offers).not.toContain(`play ${card}`)
      const after = holding(card)
      expect(after.offers).toContain(`play ${card}`)
      story.waitsFor('Boss')
      after.waitsFor('Boss')
    },
  )

  test('Armor: for a Blood, he can’t be targeted and his cards can’t be interrupted this turn', () => {
    const story = storyWithUnleashedBoss(
      { bloods: 2, resources: 4, play: ["Pit Lord's Armor"], hand: ['Blast Nova'] },
      { Anna: { hand: ['Silence', 'Prick'] } },
    )
    story.raider('Boss').uses("Pit Lord's Armor")
    story.resolve()
    story.raider('Boss').plays('Blast Nova')
    story.passUntil(() => story.decision?.seat === 0)
    expect(countBloods(story)).toBe(1)
    story.raider('Anna').plays('Prick')
    expect(story.offers).not.toContain('Boss')
    story.raider('Anna').answers('Anna')
    story.resolveAll()
    expect(story.isFaceDown("Magtheridon's Lair")).toBe(true)
    story.waitsFor('Boss')
  })

  test('Glaive: he also deals his combat damage to a second character', () => {
    const story = storyWithUnleashedBoss({ bloods: 3, play: ["Pit Lord's Glaive"] }, raiders)
    story.raider('Boss').proposes('Boss', 'Anna')
    story.fight()
    if (story.decision?.kind === 'target') story.pick('Ogre')
    story.resolveAll()
    expect([story.damage('Anna'), story.damage('Ogre')]).toEqual([3, 3])
    story.waitsFor('Boss')
  })
})

describe('Channelers', () => {
  test('a Summoner calls an Abyssal for 3', () => {
    const story = storyWithChainedBoss({ resources: 3 }, raiders)
    story.raider('Boss').uses('Summoner Channeler')
    story.resolve()
    expect([countInPlayOfAllPlayers(story, 'Abyssal'), story.exhausted('Summoner Channeler')]).toEqual([
      1,
      true,
    ])
    story.waitsFor('Boss')
  })
  test('a Dark Mending Channeler heals all damage from a friendly ally', () => {
    const story = storyWithChainedBoss({ play: [{ card: 'Ogre', damage: 20 }] }, raiders)
    story.raider('Boss').uses('Dark Mending Channeler', { on: 'Ogre' })
    story.resolve()
    expect(story.eventsOfKind('healed')).toMatchObject([{ amount: 20 }])
    story.waitsFor('Boss')
  })
  test('a Shadow Channeler deals 1 to each character of a raider', () => {
    const story = storyWithChainedBoss({ resources: 3 }, raiders)
    story.raider('Boss').uses('Shadow Channeler', { on: 'Anna' })
    story.resolve()
    expect([story.damage('Anna'), story.damage('Ogre'), story.damage('Bert')]).toEqual([1, 1, 0])
    story.waitsFor('Boss')
  })
  test('they attack only heroes, with 1 ATK and 1 more for each Warlock that has left', () => {
    const story = storyWithChainedBoss({}, { Anna: { play: ['Ogre'], hand: ['Fireball'] } }, { turn: 'Anna' })
    story.raider('Anna').plays('Fireball', { on: 'Summoner Channeler' })
    story.resolve()
    passUntilTurnOf(story, 'Boss')
    story.raider('Boss').proposes('Shadow Channeler', 'Anna')
    story.fight()
    expect(story.damage('Anna')).toBe(2)
    story.waitsFor('Boss')
  })
})
