/** Words and players that a text has chosen, and that its card remembers (704.1b). */
import { expect, test } from 'vitest'
import { ally, item, numberedCardsOfSet, pay, you } from '../../cards/builders.ts'
import { scenario } from '../../scenarios/scenario.ts'
import { DUNGEON_NAME, NOTHING_CARD_NAME } from '../../scenarios/table-setup.ts'
import { exampleCardsAboutChosenThings } from '../../scenarios/test-cards/chosen.ts'

const cards = [
  ...exampleCardsAboutChosenThings,
  ...numberedCardsOfSet('OWN', {
    1: ally('Cub', { cost: 0, fire: 1, health: 3 }, 'Orc, Mage'),
    2: ally('Pup', { cost: 0, frost: 1, health: 3 }, 'Orc, Rogue'),
    3: item('Wand', { cost: 0 }, '', pay(0).to(you.draw(1))),
  }),
]
const dungeon = { filler: NOTHING_CARD_NAME }

test('a class that an ability chose as it resolved counts for its powers (305.2)', () => {
  const story = scenario({
    cards,
    raiders: { Anna: { hand: ['Class Reunion', 'Rend'], play: ['Cub', 'Pup'] } },
    dungeon,
  })
  story.raider('Anna').plays('Class Reunion')
  story.resolve()
  const mage = story.decision?.options.find((one) => one.kind === 'word' && one.word === 'Mage')
  story.pick(mage?.id ?? '')
  expect([story.atk('Cub'), story.atk('Pup')]).toEqual([2, 1])
  story.waitsFor('Anna')
})

test('a damage type that is chosen as a card enters counts while it is in play (205.1b, 704.1b)', () => {
  const story = scenario({
    cards,
    raiders: { Anna: { hand: ['Prism', 'Rend'], play: ['Cub', 'Pup'] } },
    dungeon,
  })
  story.raider('Anna').plays('Prism')
  story.resolve()
  expect(story.decision?.kind).toBe('name')
  story.pick('w2')
  expect([story.atk('Cub'), story.atk('Pup')]).toEqual([1, 3])
  story.waitsFor('Anna')
})

test('a chosen kind of card can be equipment (300.1)', () => {
  const story = scenario({
    cards,
    raiders: { Anna: { hand: ['Muffler', 'Rend'] } },
    dungeon: { play: ['Wand'], filler: NOTHING_CARD_NAME },
  })
  const powers = (): number => story.characteristics('Wand').powers.length
  expect(powers()).toBe(1)
  story.raider('Anna').plays('Muffler')
  story.resolve()
  story.pick('w2')
  expect(powers()).toBe(0)
  story.waitsFor('Anna')
})

test('a chosen tag can be given to other cards (202.3)', () => {
  const story = scenario({
    cards,
    raiders: { Anna: { hand: ['Name Tag', 'Class Reunion', 'Rend'], play: ['Cub', 'Pup'] } },
    dungeon,
  })
  const anna = story.raider('Anna')
  for (const card of ['Name Tag', 'Class Reunion']) {
    anna.plays(card)
    story.resolve()
    const mage = story.decision?.options.find((one) => one.kind === 'word' && one.word === 'Mage')
    story.pick(mage?.id ?? '')
  }
  expect([story.atk('Cub'), story.atk('Pup')]).toEqual([2, 2])
  story.waitsFor('Anna')
})

test('a chosen opponent is remembered; the only one is chosen without a question (704.1b)', () => {
  const story = scenario({
    cards,
    raiders: { Anna: { hand: ['Grudge Bearer'] }, Bert: {} },
    dungeon,
  })
  story.raider('Anna').plays('Grudge Bearer')
  story.resolve()
  expect(story.decision?.kind).toBe('priority')
  story.turnOf('Bert')
  expect([story.damage(DUNGEON_NAME), story.damage('Bert')]).toEqual([1, 0])
  story.waitsFor('Bert')
})
