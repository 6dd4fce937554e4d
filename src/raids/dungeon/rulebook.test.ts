/**
 * The rules of the Dungeon rulebook under its own headings, shown in Shadowfang Keep. `test/rulebook.test.ts` lists
 * all of them and their tests. The rules of one turn are in `turn.test.ts`, those of deck and hand in `deck.test.ts`.
 */
import { describe, expect, test } from 'vitest'
import { type Story, scenario, scenarioAtMulligan } from '../../scenarios/scenario.ts'
import { DUNGEON_NAME, type TableSetup } from '../../scenarios/table-setup.ts'

const QUIET_FILLER = 'Life ... and Death'

/** Begins a story in Shadowfang Keep. Flipped cards that the story doesn't name do nothing. */
const keep = ({ dungeon, ...table }: TableSetup): Story =>
  scenario({ dungeonRaid: 'shadowfang-keep', dungeon: { filler: QUIET_FILLER, ...dungeon }, ...table })

describe('Dungeon Deck Rules', () => {
  test('a run begins with seven cards for each raider, who may shuffle them back once, and none for the Dungeon', () => {
    const story = scenarioAtMulligan({ dungeonRaid: 'shadowfang-keep', raiders: { Anna: {}, Bert: {} } })
    expect(story.offers).toEqual(['keep', 'mulligan'])
    expect(story.object(DUNGEON_NAME).card).toBe('DSK-1')
    expect(story.cards(DUNGEON_NAME, 'hand')).toEqual([])
    story.pick('keep')
    expect(story.offers).toEqual(['keep', 'mulligan'])
    story.waitsFor('Bert', 'mulligan')
  })

  test('the Dungeon readies its exhausted cards first: the hero, allies and equipment', () => {
    const story = keep({
      raiders: { Anna: {} },
      dungeon: {
        exhausted: true,
        play: [
          { card: 'Lupine Spectre', exhausted: true },
          { card: "Godfrey's Belt", exhausted: true },
        ],
        below: 0,
      },
      turn: DUNGEON_NAME,
    })
    const readied = story.log.filter(({ kind }) => kind === 'readied' || kind === 'marked')
    expect(readied.slice(0, 4).map((one) => ('card' in one ? one.card : ''))).toEqual([
      'DSK-1',
      'DSK-12',
      'DSK-37',
      'CD2-R1',
    ])
    story.waitsFor('Anna')
  })

  test('it flips as many cards as its Flip value, even in the very first Dungeon turn', () => {
    const story = keep({ raiders: { Anna: {} }, dungeon: { below: 5 }, turn: DUNGEON_NAME })
    expect(story.eventsOfKind('flipped')).toHaveLength(1)
    story.waitsFor('Anna')
  })

  test('a flipped ally or equipment enters play in the Dungeon party, where its hero can use it; an ability resolves', () => {
    const story = keep({
      level: 4,
      raiders: { Anna: { hero: 'Gurzak of Orgrimmar' } },
      dungeon: { deck: ['Razorclaw the Butcher', "Godfrey's Pistols", 'Kill Them All'], below: 3 },
      turn: DUNGEON_NAME,
    })
    expect(story.party(DUNGEON_NAME).slice(1)).toEqual(['Razorclaw the Butcher', "Godfrey's Pistols"])
    expect(story.eventsOfKind('struck')).toMatchObject([{ card: 'DSK-40' }])
    expect(story.cards(DUNGEON_NAME, 'graveyard')).toEqual(['Kill Them All'])
    story.isOver('lair')
  })

  test('the raiders interrupt, attack, target and destroy Dungeon cards like any others', () => {
    const story = keep({
      raiders: {
        Anna: {
          hand: ['Prey on the Weak', 'Zygore Bladebreaker'],
          resources: 8,
          play: ['The Die Is Cast', 'Brigg'],
        },
      },
      dungeon: {
        deck: ['Kill Them All'],
        play: ['Lupine Spectre', 'Razorclaw the Butcher', "Godfrey's Belt"],
      },
    })
    const anna = story.raider('Anna')
    anna.plays('Prey on the Weak', { on: 'Lupine Spectre' })
    story.resolve()
    anna.plays('Zygore Bladebreaker')
    story.resolve()
    story.pick("Godfrey's Belt")
    story.resolve()
    story.pick('yes')
    expect(story.party(DUNGEON_NAME).slice(1)).toEqual(['Razorclaw the Butcher'])
    anna.proposes('Brigg', 'Razorclaw the Butcher')
    story.fight()
    expect(story.damage('Razorclaw the Butcher')).toBe(1)
    story.waitsFor('Anna')
  })

  test('a raider interrupts a flipped ability', () => {
    const story = keep({
      raiders: { Anna: { resources: 1, play: ['The Die Is Cast'] } },
      dungeon: { deck: ['Kill Them All'] },
      turn: DUNGEON_NAME,
    })
    story.raider('Anna').uses('The Die Is Cast', { on: 'Kill Them All' })
    story.resolveAll()
    expect([story.damage('Anna'), story.eventsOfKind('interrupted')[0]?.card]).toEqual([5, 'DSK-27'])
    story.waitsFor('Anna')
  })

  test('an ally with Ferocity attacks in the turn it enters play', () => {
    const story = keep({ raiders: { Anna: {} }, dungeon: { deck: ['Lupine Spectre'] }, turn: DUNGEON_NAME })
    expect(story.eventsOfKind('attacking').map(({ card }) => card)).toEqual(['DSK-1', 'DSK-12'])
    story.waitsFor('Anna')
  })

  test('after the Dungeon’s turn the raiders have theirs clockwise', () => {
    const story = keep({ raiders: { Anna: {}, Bert: {}, Cleo: {} }, mode: 'experienced' })
    story.turnOf('Cleo')
    expect(story.eventsOfKind('turnStarted').map(({ seat }) => seat)).toEqual([3, 0, 1, 2])
    story.waitsFor('Cleo')
  })

  test('with fatal damage the Dungeon hero is destroyed, and the raiders have won', () => {
    const story = keep({ raiders: { Anna: { play: ['Oruk Starstorm'] } }, dungeon: { damage: 46 } })
    story.raider('Anna').attacks('Oruk Starstorm', DUNGEON_NAME)
    story.isOver('raiders')
  })

  test('a destroyed raider’s cards leave play, whoever controls them, and other players’ cards stay', () => {
    const story = keep({
      raiders: {
        Anna: { damage: 22, play: ['Karrok Scarrend', { card: 'Rend', on: DUNGEON_NAME }], resources: 3 },
        Bert: { play: ['Brigg'] },
      },
      dungeon: { play: ['Bloodfang Berserker'], below: 3 },
      turn: DUNGEON_NAME,
      marked: 'Anna',
    })
    expect(story.party('Anna')).toEqual([])
    expect([story.isInPlay('Karrok Scarrend'), story.isInPlay('Rend')]).toEqual([false, false])
    expect([story.resources('Anna').total, story.party('Bert').slice(1)]).toEqual([0, ['Brigg']])
    expect(story.game.outcome).toBeNull()
    story.waitsFor('Bert')
  })

  test('with fatal damage on all raiding heroes the Dungeon has won', () => {
    const story = keep({
      raiders: { Anna: { damage: 22 }, Bert: { damage: 23 } },
      dungeon: { deck: ['Kill Them All'], below: 3 },
      turn: DUNGEON_NAME,
      marked: 'Anna',
    })
    story.isOver('lair')
  })
})

describe('Special Dungeon Rules and Card Interactions', () => {
  test('while a Boss ally is in play the Dungeon hero can’t be attacked, but abilities reach it', () => {
    const story = keep({
      raiders: {
        Anna: { hand: ['Sinister Strike'], resources: 2, play: ['Scarlet Kris', 'Karrok Scarrend'] },
      },
      dungeon: { play: [{ card: 'Lord Walden', damage: 6 }] },
    })
    story.raider('Anna').plays('Sinister Strike', { on: DUNGEON_NAME })
    story.resolve()
    expect(story.damage(DUNGEON_NAME)).toBe(2)
    story.pick('attack Karrok Scarrend')
    expect(story.offers).toEqual(['Lord Walden'])
    story.pick('back')
    story.raider('Anna').attacks('Karrok Scarrend', 'Lord Walden')
    story.pick('attack Frizlix of Kezan')
    expect(story.offers).toEqual([DUNGEON_NAME])
    story.waitsFor('Anna', 'defender')
  })

  test('an ally of the Dungeon that would go to its owner’s hand goes on top of the Dungeon deck', () => {
    const story = keep({
      level: 3,
      raiders: { Anna: { play: ['Brigg'] } },
      dungeon: { deck: ['Bloodfang Berserker', 'Haunting Spirit', QUIET_FILLER], below: 3 },
      turn: DUNGEON_NAME,
    })
    expect(story.eventsOfKind('flipped').map(({ card }) => card)).toEqual([
      'DSK-9',
      'DSK-11',
      'DSK-9',
      'DDD-31',
    ])
    expect(story.cards('Anna', 'hand')[0]).toBe('Brigg')
    story.waitsFor('Anna', 'protect')
  })
})

describe('Level Up Rules', () => {
  test('damage, attachments and an exhausted hero’s orientation remain as it levels up, and it is the same hero', () => {
    const story = keep({
      raiders: {
        Anna: { hand: ['Gouge'], resources: 1, play: [{ card: 'Rend', on: DUNGEON_NAME }] },
        Bert: { damage: 20 },
      },
      dungeon: { damage: 7, filler: 'Dark Influence' },
    })
    const hero = story.find(DUNGEON_NAME)
    story.raider('Anna').plays('Gouge', { on: DUNGEON_NAME })
    story.resolveAll()
    const before = story.damage(DUNGEON_NAME)
    story.turnOf('Bert')
    story.passUntil(() => story.eventsOfKind('levelled').length === 2)
    expect([story.find(DUNGEON_NAME), story.exhausted(DUNGEON_NAME), story.host('Rend')]).toEqual([
      hero,
      true,
      DUNGEON_NAME,
    ])
    expect(story.damage(DUNGEON_NAME)).toBeGreaterThanOrEqual(before)
    expect(story.object(DUNGEON_NAME).card).toBe('DSK-3')
    story.waitsFor('Anna')
  })

  test('its Flip, ATK, health and powers are those of the new level at once', () => {
    const story = keep({ raiders: { Anna: {}, Bert: { damage: 20 } }, turn: DUNGEON_NAME, marked: 'Anna' })
    expect([story.eventsOfKind('flipped').length, story.damage('Anna')]).toEqual([2, 10])
    expect(story.has(DUNGEON_NAME, 'flip')).toBe(2)
    story.waitsFor('Anna')
  })

  test.each([
    [1, 2],
    [2, 2],
    [3, 0],
    [4, 0],
  ] as const)(
    'text of Level 3+ at level %i leaves %i of two allies, because it works at and above its level',
    (level, left) => {
      const story = keep({
        level,
        raiders: { Anna: { play: ['Brigg', 'Wysko'] } },
        dungeon: { deck: ['Haunting Spirit'] },
        turn: DUNGEON_NAME,
      })
      expect(story.party('Anna')).toHaveLength(1 + left)
      story.waitsFor('Anna')
    },
  )

  test('an Achievement is earned once a run', () => {
    const raiders = { Anna: { resources: 1 } }
    const story = keep({
      level: 2,
      raiders,
      dungeon: { deck: ['Gargoyles', 'Gargoyles'] },
      turn: DUNGEON_NAME,
    })
    expect([story.game.earned, story.eventsOfKind('earned').length]).toEqual([['DSK-41'], 1])
    story.waitsFor('Anna')
  })
})
