/** Ghosts, and Illidan Stormrage as a raider's hero, when they meet each other and other rules. */
import { describe, expect, test } from 'vitest'
import type { PartySetup } from '../../scenarios/table-setup.ts'
import { minionFromMinionDeck, playAndResolveAnnasCard, storyAgainstBoss } from './crossings.testkit.ts'
import { countInPlay } from './temple.testkit.ts'

describe('ghosts (R503.1c)', () => {
  const haunted = (
    anna: PartySetup,
    bert: PartySetup = {},
    lair: Parameters<typeof storyAgainstBoss>[2] = {},
  ) => {
    const story = storyAgainstBoss(
      4,
      { Anna: { hand: ['Growl'], ...anna }, Bert: { hand: ['Growl'], ...bert } },
      lair,
    )
    story.passUntil(() => story.decision?.kind === 'choose')
    story.raider('Boss').answers('Anna')
    return story.passUntil(() => story.isCalm())
  }
  const lasting = (card: string) => ({ card, row: 'events', deck: 'events' })

  test('are not affected by events in play, but non-ghosts are', () => {
    const hand = ['Lantern', 'Growl', 'Growl']
    const story = haunted({ hand }, { hand }, { play: [lasting('BTR-64'), lasting('BTR-61')] })
    for (const [name, draws] of [
      ['Anna', 1],
      ['Bert', 0],
    ] as const) {
      if (name !== 'Anna') story.turnOf(name)
      story.raider(name).plays('Lantern')
      story.resolveAll()
      const { length } = story.cards(name, 'hand')
      story.raider(name).plays('Growl')
      story.resolveAll()
      expect(story.cards(name, 'hand').length - length).toBe(draws - 1)
    }
    expect([story.exhausted('Lantern'), story.exhausted('Lantern#2')]).toEqual([false, true])
    story.waitsFor('Bert')
  })

  test('don’t affect others: an attachment of a ghost on a non-ghost stays there without effect', () => {
    const story = storyAgainstBoss(
      4,
      { Anna: { hand: ['Bond', 'Growl'] }, Bert: { hand: ['Growl'], play: ['Tracker'] } },
      {},
      { turn: 'Anna' },
    )
    story.raider('Anna').plays('Bond', { on: 'Tracker' })
    story.resolveAll()
    expect(story.atk('Tracker')).toBe(3)
    story.turnOf('Boss').passUntil(() => story.decision?.kind === 'choose')
    story.raider('Boss').answers('Anna')
    story.passUntil(() => story.isCalm())
    expect([story.atk('Tracker'), story.host('Bond')]).toEqual([1, 'Tracker'])
    story.waitsFor('Anna')
  })

  test('can attack a Construct, and no Minion can protect it from them', () => {
    const story = haunted({ play: ['Tracker'] }, {}, { play: [minionFromMinionDeck] })
    story.raider('Anna').attacks('Tracker', 'Shadowy Construct')
    expect(story.asked.filter(([, kind]) => kind === 'protect')).toEqual([])
    story.waitsFor('Anna')
  })

  test('gain the last Construct, which leaves his party, so that Teron turns over (415.8b, R503.1d)', () => {
    const story = haunted({ hand: ['Stab', 'Stab', 'Stab', 'Charm', 'Growl'] })
    for (const card of ['Stab', 'Stab', 'Stab', 'Charm'])
      playAndResolveAnnasCard(story, card, 'Shadowy Construct')
    expect([story.controller('Shadowy Construct'), story.isFaceDown('Boss')]).toEqual(['Anna', true])
    story.waitsFor('Anna')
  })

  test('are all opponents at the start of the turn if the only non-ghost leaves (102.2)', () => {
    const story = haunted({}).turnOf('Bert')
    story.raider('Bert').concedes()
    story.idleUntil(() => false)
    story.isOver('lair')
  })

  test('stay ghosts as Master Heroes (301.4a, R503.1b)', () => {
    const story = haunted({ hero: 'Demonist', hand: ['Illidan Stormrage', 'Stab'], resources: 11 })
    story.raider('Anna').plays('Illidan Stormrage')
    story.resolveAll()
    story.raider('Anna').plays('Stab')
    expect([...new Set(story.offers)].sort()).toEqual(['Anna', 'Shadowy Construct'])
    story.waitsFor('Anna', 'target')
  })

  test('lose the bonus of a friend’s card, and a hero whose damage is then fatal is destroyed (405.2)', () => {
    const story = haunted({ damage: 29 }, { play: ["Naaru Lightwarden's Band"] })
    expect(story.eventsOfKind('lost').map(({ seat }) => seat)).toEqual([0])
    story.waitsFor('Bert')
  })

  test('find ghosts in their collections: Illidan’s Traitor ally is one (R503.1b)', () => {
    const story = storyAgainstBoss(4, {
      Anna: { hand: ['Growl'], play: ['Illidan Stormrage'], collection: ['Turncoat'] },
      Bert: { hand: ['Prick', 'Growl'] },
    })
    for (const [name, answer] of [
      ['Boss', 'Anna'],
      ['Anna', 'Turncoat'],
    ] as const) {
      story.passUntil(() => story.decision?.kind === 'choose')
      story.raider(name).answers(answer)
    }
    story.turnOf('Bert').raider('Bert').plays('Prick')
    expect(story.offers).toEqual(['Bert', 'Boss'])
    story.waitsFor('Bert', 'target')
  })
})

describe('Illidan Stormrage (R505)', () => {
  test('takes the ally that he has fetched along when he leaves (102.2)', () => {
    const story = storyAgainstBoss(2, {
      Anna: { hand: ['Growl'], play: ['Illidan Stormrage'], collection: ['Turncoat'] },
      Bert: { hand: ['Growl'] },
    }).turnOf('Anna')
    story.raider('Anna').answers('Turncoat')
    expect(countInPlay(story, 'Turncoat', 'Anna')).toBe(1)
    story.raider('Anna').concedes()
    expect(story.isInPlay('Turncoat')).toBe(false)
    story.passUntil(() => story.isCalm())
    story.waitsFor('Bert')
  })

  test('has no class: cards that ask for a class lose it, cards of a class can be played, and Traitors count him as one', () => {
    const hand = ['Illidan Stormrage', 'Needle Spine', 'Ashtongue Rogue', 'Growl']
    const story = storyAgainstBoss(2, {
      Anna: { hero: 'Demonist', hand, resources: 16, play: ['Hunter’s Horn'] },
    }).turnOf('Anna')
    expect(story.offers).toContain('power Hunter’s Horn')
    playAndResolveAnnasCard(story, 'Illidan Stormrage')
    expect([
      story.offers.includes('power Hunter’s Horn'),
      story.offers.includes('play Needle Spine'),
    ]).toEqual([false, true])
    playAndResolveAnnasCard(story, 'Ashtongue Rogue')
    expect([story.has('Ashtongue Rogue', 'elusive'), story.has('Ashtongue Rogue', 'stealth')]).toEqual([1, 0])
    story.waitsFor('Anna')
  })

  test('keeps the spine of the hero before him, and so can’t be exhausted for Naj’entus (301.4a)', () => {
    const story = storyAgainstBoss(1, {
      Anna: { hero: 'Demonist', hand: ['Illidan Stormrage', 'Growl'], resources: 14 },
    })
    story.passUntil(() => story.decision?.kind === 'target' || story.game.turn.player === 0)
    if (story.decision?.kind === 'target') story.raider('Boss').answers('Anna')
    playAndResolveAnnasCard(story.turnOf('Anna'), 'Illidan Stormrage')
    expect([story.counters('Anna'), story.damage('Anna')]).toEqual([{ spine: 1 }, 2])
    expect(story.offers.filter((one) => one.includes('Naj'))).toEqual([])
    story.waitsFor('Anna')
  })

  test('also costs 11 in play: Flame Crash destroys him, but not quests, which have no cost (BTR-68)', () => {
    const story = storyAgainstBoss(
      9,
      {
        Anna: { play: ['Illidan Stormrage', 'Tracker'], quests: ['Entry into the Black Temple'] },
        Bert: { hand: ['Growl'] },
      },
      { betrayer: ['Flame Crash'] },
    )
    expect(story.offers).toEqual(['Anna', 'Tracker'])
    story.raider('Boss').answers('Anna')
    expect(story.eventsOfKind('lost').map(({ seat }) => seat)).toEqual([0])
    story.waitsFor('Boss')
  })
})
