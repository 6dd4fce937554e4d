/** Our own difficulty Story (docs/rulings.md): fewer flips, and a second wind for the first raider who would fall. */
import { describe, expect, test } from 'vitest'
import { SECOND_WIND_NAME } from '../../cards/story-difficulty/index.ts'
import { type Story, scenario } from '../../scenarios/scenario.ts'
import { DUNGEON_NAME, type TableSetup } from '../../scenarios/table-setup.ts'
import { previewIncomingAttack } from '../../table/preview/attack-preview.ts'

const QUIET_FILLER = 'Life ... and Death'

/** Begins a test on the difficulty Story. Flipped cards that the test doesn't name do nothing. */
const onStory = ({ dungeon, ...table }: TableSetup): Story =>
  scenario({ mode: 'story', dungeon: { filler: QUIET_FILLER, ...dungeon }, ...table })

const winds = (story: Story): string[] =>
  story
    .eventsOfKind('counters')
    .flatMap(({ counter, object }) => (counter === SECOND_WIND_NAME ? [story.heroName(object)] : []))
const losers = (story: Story): string[] => story.eventsOfKind('lost').map(({ seat }) => story.name(seat))

describe('the number of flips', () => {
  test.each([
    ['deadmines', 1, 1],
    ['deadmines', 2, 1],
    ['deadmines', 3, 3],
    ['scarlet-monastery', 2, 2],
  ] as const)('%s at level %i: %i', (dungeonRaid, level, flipped) => {
    const story = onStory({ dungeonRaid, level, raiders: { Anna: {} }, turn: DUNGEON_NAME })
    expect(story.eventsOfKind('flipped')).toHaveLength(flipped)
    story.waitsFor('Anna')
  })

  test('on Novice it is the printed number', () => {
    const story = onStory({ mode: 'novice', raiders: { Anna: {} }, turn: DUNGEON_NAME })
    expect(story.eventsOfKind('flipped')).toHaveLength(2)
    story.waitsFor('Anna')
  })
})

describe('the second wind', () => {
  const attacked = (table: Partial<TableSetup> = {}): Story =>
    onStory({
      raiders: { Anna: { damage: 26, hand: ['Brigg'] }, Bert: { hand: ['Brigg'] } },
      turn: DUNGEON_NAME,
      marked: 'Anna',
      ...table,
    })

  test('the first raider who would fall stays with less damage', () => {
    const story = attacked()
    expect([winds(story), losers(story), story.damage('Anna')]).toEqual([['Anna'], [], 15])
    story.waitsFor('Anna')
  })

  test('the hero is ready again', () => {
    const story = attacked({ raiders: { Anna: { damage: 26, exhausted: true, hand: ['Brigg'] } } })
    expect([winds(story), story.exhausted('Anna')]).toEqual([['Anna'], false])
    story.waitsFor('Anna')
  })

  test('the same raider falls the next time', () => {
    const story = attacked({ dungeon: { play: ['Lumbering Oaf', 'Lumbering Oaf', 'Lumbering Oaf'] } })
    expect([winds(story), losers(story)]).toEqual([['Anna'], ['Anna']])
    story.waitsFor('Bert')
  })

  /** The first two cards that the Dungeon flips each deal 4 damage to every raiding hero. */
  const killed = (anna: number, bert: number): Story =>
    attacked({
      dungeonRaid: 'scarlet-monastery',
      level: 2,
      raiders: { Anna: { damage: anna }, Bert: { damage: bert }, Cleo: { hand: ['Brigg'] } },
      dungeon: { deck: ['Kill Them All', 'Kill Them All'] },
      marked: 'Cleo',
    })

  test('another raider who falls later has none', () => {
    const story = killed(24, 20)
    expect([winds(story), losers(story)]).toEqual([['Anna'], ['Bert']])
    story.waitsFor('Anna')
  })

  test('raiders who would fall at the same moment all have it (716.1c)', () => {
    const story = killed(24, 24)
    expect([winds(story), losers(story)]).toEqual([['Anna', 'Bert'], []])
    story.waitsFor('Anna')
  })

  test('a raider who conceded was the first to lose', () => {
    const story = attacked({
      turn: 'Bert',
      raiders: { Anna: { damage: 26 }, Bert: {}, Cleo: { hand: ['Brigg'] } },
    })
    story.raider('Bert').concedes()
    story.passUntil(() => losers(story).length === 2)
    expect([winds(story), losers(story)]).toEqual([[], ['Bert', 'Anna']])
    story.waitsFor('Cleo')
  })

  test('a predicted attack shows the health after the second wind', () => {
    const story = onStory({
      raiders: { Anna: { damage: 26, hand: ['Brigg'], play: ['Guardian Steelhoof'], resources: 2 } },
      turn: DUNGEON_NAME,
      marked: 'Anna',
    })
    const unprotected = previewIncomingAttack(story.game, 0)?.courses.find(({ first }) => first === 'none')
    expect(unprotected?.forecast?.defender).toEqual({ object: story.find('Anna'), left: 12 })
    story.waitsFor('Anna', 'protect')
  })
})
