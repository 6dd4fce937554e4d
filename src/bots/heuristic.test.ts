/** The computer as a raider: whom it fights, whom it helps, and what it leaves alone. */
import { describe, expect, test } from 'vitest'
import {
  ability,
  ally,
  any,
  assault,
  each,
  ferocity,
  hero,
  mayLookAtTopCard,
  numberedCardsOfSet,
  pay,
  playableFrom,
  protector,
  self,
  thisTurn,
  you,
  yourHero,
} from '../cards/builders.ts'
import { blackTempleStory } from '../raids/black-temple/temple.testkit.ts'
import { moltenCoreStory } from '../raids/molten-core/molten.testkit.ts'
import { type Story, scenario } from '../scenarios/scenario.ts'
import type { CardInPlaySetup, PartySetup } from '../scenarios/table-setup.ts'
import { heuristicPicks } from './heuristic-picks.ts'

/** The offers that the computer would pick now, such as "play Crush". */
function wishes({ game, decision, offers }: Story): string[] {
  if (!decision) throw new Error('nobody is asked')
  const picks = heuristicPicks(game, decision)
  return picks.flatMap((pick) => offers[decision.options.findIndex(({ id }) => id === pick)] ?? pick)
}

const majordomo = (anna: PartySetup) =>
  moltenCoreStory(
    { boss: 9, minions: Array(9).fill('Squire'), play: [{ card: 'Squire', deck: 'minions' }] },
    { Anna: { ...anna, resources: 9 } },
  ).turnOf('Anna')

describe('against a Boss who can’t fall', () => {
  test('it attacks his allies', () => {
    const story = majordomo({ play: ['Tracker'] })
    story.pick('attack Tracker')
    expect(wishes(story)).toEqual(['Squire'])
    story.waitsFor('Anna', 'defender')
  })

  test('it aims its cards at his allies', () => {
    const story = majordomo({ hand: ['Prick'] })
    story.pick('play Prick')
    expect(wishes(story)).toEqual(['Squire'])
    story.waitsFor('Anna', 'target')
  })
})

test('it wastes neither fire damage nor an attack on a hero who can’t be dealt any', () => {
  const anna = { hand: ['Ember', 'Prick'], play: ['Tracker'], deck: Array(12).fill('Squire') }
  const ragnaros = Array(20).fill('Standard')
  const story = moltenCoreStory({ boss: 9, minions: Array(9).fill('Squire'), ragnaros }, { Anna: anna })
  story.turnOf('Anna').turnOf('Boss').turnOf('Anna') // the Boss has awoken and risen
  expect([story.isInPlay('Ragnaros'), story.isFaceDown('Ragnaros')]).toEqual([true, true])
  story.pick('play Ember')
  expect(wishes(story)).not.toContain('Boss')
  story.pick('back')
  story.pick('play Prick')
  expect(wishes(story)).toEqual(['Boss'])
  story.waitsFor('Anna', 'target')
})

describe('where a blow does no good', () => {
  test('it attacks the Boss instead of allies that can’t be destroyed', () => {
    const theri = { card: 'Rune of Theri', row: 'runes', deck: 'runes' }
    const story = moltenCoreStory(
      { boss: 8, hand: ['Rager Call'], runes: ['Rune of Theri'], play: [theri] },
      { Anna: { play: ['Oruk Starstorm'] } },
    )
    story.raider('Boss').plays('Rager Call')
    story.resolve().turnOf('Anna')
    story.pick('Core Rager') // the first trigger at the end of the Boss's turn
    story.pick('Anna')
    story.turnOf('Anna')
    story.pick('attack Oruk Starstorm')
    expect(wishes(story)).toEqual(['Boss'])
    story.waitsFor('Anna', 'defender')
  })

  test.each([
    [['Tracker', 'Oruk Starstorm'], ['attack Oruk Starstorm']],
    [['Tracker'], ['attack Tracker']],
  ])(
    'it destroys in one blow an ally that is dangerous when badly wounded, if one of %j can',
    (play, wanted) => {
      const story = moltenCoreStory({ boss: 5, damage: 11 }, { Anna: { play, deck: ['Squire'] } }).turnOf(
        'Anna',
      )
      story.raider('Anna').places('Squire')
      story.resolve()
      expect(wishes(story)).toEqual(wanted)
      story.waitsFor('Anna')
    },
  )
})

/** Anna's turn, after she has placed her resource. */
function placed(story: Story): Story {
  story.turnOf('Anna').raider('Anna').places('Squire')
  return story.resolve()
}

describe('a Boss who turns over when dealt enough damage', () => {
  const striking = (allies: number): PartySetup => ({ play: Array(allies).fill('Oruk Starstorm') })
  const shahraz = (bert: PartySetup, anna: PartySetup = striking(1)) =>
    placed(blackTempleStory({ boss: 7, damage: 13 }, { Anna: { deck: ['Squire'], ...anna }, Bert: bert }))

  test.each([
    ['it leaves him alone while the players before his turn can’t destroy him', 0, ['pass']],
    ['it attacks him as soon as they can', 3, ['attack Oruk Starstorm']],
  ])('%s', (_, allies, wanted) => {
    const story = shahraz(striking(allies))
    expect(wishes(story)).toEqual(wanted)
    story.waitsFor('Anna')
  })

  test.each([
    ['its cards deal him no damage either until then', 0, ['pass']],
    ['its cards deal him damage then', 3, ['play Prick']],
  ])('%s', (_, allies, wanted) => {
    const story = shahraz(striking(allies), { hand: ['Prick'] })
    expect(wishes(story)).toEqual(wanted)
    story.waitsFor('Anna')
  })
})

describe('protectors', () => {
  const cards = numberedCardsOfSet('GUARD', {
    1: ally('Guard', { cost: 0, melee: 1, health: 4 }, 'Orc', protector),
  })

  test.each([
    ['a single protector doesn’t attack a Boss who strikes hard', 5, 1, ['pass']],
    ['one of two protectors does', 5, 2, ['attack Guard']],
    ['a single protector attacks a Boss who doesn’t strike hard', 2, 1, ['attack Guard']],
  ])('%s', (_, boss, guards, wanted) => {
    const anna = { play: Array(guards).fill('Guard'), deck: ['Squire'] }
    const story = placed(blackTempleStory({ boss }, { Anna: anna }, { cards }))
    expect(wishes(story)).toEqual(wanted)
    story.waitsFor('Anna')
  })

  test('a single protector doesn’t attack a Boss whose Assault is hard', () => {
    const boss = { 2: hero('Ram', { melee: 0, health: 40 }, 'Beast', assault(5)) }
    const story = scenario({
      cards: [...cards, ...numberedCardsOfSet('RAM', boss)],
      raiders: { Anna: { play: ['Guard'], hand: ['Brigg'] } },
      boss: { bosses: ['RAM-2'] },
      turn: 'Anna',
    })
      .raider('Anna')
      .places('Brigg').story
    expect(wishes(story)).toEqual(['pass'])
    story.waitsFor('Anna')
  })
})

describe('a hero who can protect', () => {
  const cards = numberedCardsOfSet('SHIELD', {
    1: hero('Shield', { health: 30 }, 'Orc Warrior', protector),
    2: ally('Raptor', { cost: 0, melee: 6, health: 6 }, ''),
  })

  test.each([
    ['protects a hero who has less health left', 10, 'Anna', ['Bert']],
    ['doesn’t protect a hero who has more health left', 25, 'Anna', ['none']],
    ['doesn’t protect an ally', 0, 'Brigg', ['none']],
  ])('%s', (_, damage, attacked, wanted) => {
    const story = scenario({
      cards,
      players: {
        Cleo: { play: ['Raptor'] },
        Anna: { damage: 20, play: ['Brigg'] },
        Bert: { hero: 'Shield', damage },
      },
      teams: [['Anna', 'Bert'], ['Cleo']],
    })
    story.raider('Cleo').proposes('Raptor', attacked)
    story.passUntil(() => false)
    expect(wishes(story)).toEqual(wanted)
    story.waitsFor('Bert', 'protect')
  })
})

describe('attachments go to the right side', () => {
  const table = (hand: string) =>
    scenario({
      raiders: { Anna: { hand: [hand], play: ['Brigg'], resources: 9 }, Bert: { play: ['Oruk Starstorm'] } },
      dungeon: { play: ['Defias Watcher'] },
    })
  const targetOf = (card: string) => {
    const story = table(card)
    story.pick(`play ${card}`)
    const wish = wishes(story)
    story.waitsFor('Anna', 'target')
    return wish
  }

  test.each(['Entangling Roots', 'Polymorph', 'Twist of Faith', 'Turn the Blade'])(
    '%s goes to an opponent',
    (card) => {
      expect(targetOf(card)).toEqual(['Defias Watcher'])
    },
  )

  test.each(['Mark of the Wild', 'Earth Mother’s Blessing', 'Thorns'])('%s goes to a friend', (card) => {
    expect(['Brigg', 'Oruk Starstorm', 'Frizlix of Kezan', 'Anna', 'Bert']).toContain(
      targetOf(card.replace('’', "'"))[0],
    )
  })
})

test('Assault counts once: an attack that can’t destroy an ally goes to the hero', () => {
  const cards = numberedCardsOfSet('OWN', {
    1: ally('Charger', { cost: 0, melee: 0, health: 9 }, '', assault(2)),
    2: ally('Spearman', { cost: 0, melee: 3, health: 4 }, ''),
  })
  const story = scenario({ cards, players: { Anna: { play: ['Charger'] }, Bert: { play: ['Spearman'] } } })
  story.pick('attack Charger')
  expect(wishes(story)).toEqual(['Bert'])
  story.waitsFor('Anna', 'defender')
})

test('it saves a card that hits everybody until the other side has more to lose', () => {
  const cards = numberedCardsOfSet('OWN', {
    1: ability('Storm', { cost: 0 }, '', yourHero.deals(2, 'frost').to(each(any.ally))),
  })
  const table = (ours: string[], theirs: string[]) =>
    scenario({
      cards,
      raiders: { Anna: { hand: ['Storm', 'Brigg'], play: ours } },
      dungeon: { play: theirs },
    })
      .raider('Anna')
      .places('Brigg').story
  const few = table(['Brigg', 'Oruk Starstorm'], ['Defias Watcher'])
  expect(wishes(few)).not.toEqual(['play Storm'])
  few.waitsFor('Anna')
  const many = table([], ['Defias Watcher', 'Defias Watcher'])
  expect(wishes(many)).toEqual(['play Storm'])
  many.waitsFor('Anna')
})

test('it chooses as many modes as it must', () => {
  const cards = numberedCardsOfSet('OWN', {
    1: ability('Much', { cost: 0 }, '', you.chooseSome(2, you.draw(1), you.draw(2), you.draw(3))),
  })
  const story = scenario({ cards, raiders: { Anna: { hand: ['Much'] } } })
  story.pick('play Much')
  expect([story.decision?.kind, wishes(story).length]).toEqual(['mode', 2])
  story.waitsFor('Anna', 'mode')
})

describe('a card that destroys a damaged ally', () => {
  const hurt = (name: string) => ({ card: name, damage: 1 })
  const annas = (watcher: CardInPlaySetup) =>
    scenario({
      raiders: { Anna: { hand: ['Execute'], resources: 9, play: [hurt('"Acid Hands" McGillicutty')] } },
      dungeon: { play: [watcher] },
    })

  test('is used on a damaged ally of the other side', () => {
    const story = annas(hurt('Defias Envoker'))
    expect(wishes(story)).toEqual(['play Execute'])
    story.waitsFor('Anna')
  })

  test('waits while only its own ally is damaged', () => {
    const story = annas('Defias Envoker')
    expect(wishes(story)).not.toContain('play Execute')
    story.waitsFor('Anna')
  })
})

test.each([
  [4, true],
  [5, false],
])(
  'with %i resources before a Boss whose threat level is 5 it places one more: %s (R504.2a)',
  (resources, places) => {
    const story = blackTempleStory(
      { boss: 2 },
      { Anna: { resources, hand: Array(4).fill('Tracker') } },
    ).turnOf('Anna')
    expect(wishes(story)[0]?.startsWith('place')).toBe(places)
    story.waitsFor('Anna')
  },
)

test('it doesn’t use a card that isn’t in its view, such as a playable one on top of its deck', () => {
  const top = each(any.card).has(playableFrom('deckTop', you))
  const cards = numberedCardsOfSet('OWN', {
    1: ally('Seer', { cost: 1, melee: 1, health: 3 }, '', mayLookAtTopCard(you, you), top),
    2: ability('Learn', { cost: 0 }, '', you.draw(2)),
  })
  const story = scenario({ cards, players: { Anna: { play: ['Seer'], deck: ['Learn'] }, Bert: {} } })
  expect(story.offers).toContain('play Learn')
  expect(wishes(story)).not.toContain('play Learn')
  story.waitsFor('Anna')
})

describe('powers that cost nothing', () => {
  const cards = numberedCardsOfSet('FREE', {
    1: ally(
      'Thrower',
      { cost: 0, melee: 0, health: 4 },
      '',
      pay(0).to(thisTurn(self.has(ferocity))),
      pay(0).to(yourHero.heals(1).from(yourHero)),
    ),
  })

  test('it uses one that gives its card a keyword, and none a second time', () => {
    const story = placed(
      blackTempleStory({ boss: 9 }, { Anna: { play: ['Thrower'], deck: ['Squire'] } }, { cards }),
    )
    const used: string[] = []
    for (let at = 0; at < 6; at++) {
      const [wish = 'pass'] = wishes(story)
      used.push(wish)
      if (!wish.startsWith('power')) break
      story.pick(wish)
      story.resolve()
    }
    expect(used).toEqual(['power Thrower', 'pass'])
    story.waitsFor('Anna')
  })
})
