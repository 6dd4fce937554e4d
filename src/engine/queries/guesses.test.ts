/** Guesses (712.8) and doubled damage (rules glossary). */
import { expect, test } from 'vitest'
import { scenario } from '../../scenarios/scenario.ts'
import { DUNGEON_NAME, type PartySetup } from '../../scenarios/table-setup.ts'
import { exampleCardsAboutZones } from '../../scenarios/test-cards/zones.ts'

const Z = (n: number): string => `EX-zones-${n}`
const table = (anna: PartySetup, dungeon: Omit<PartySetup, 'hero' | 'hand' | 'resources' | 'quests'> = {}) =>
  scenario({ cards: exampleCardsAboutZones, raiders: { Anna: anna }, dungeon })

const drawnByNobundo = (mine: string, guess: string): number => {
  const story = table({ play: [Z(6)], hand: ['Brigg'], deck: [mine, mine] }, { deck: [] })
  story.turnOf('Anna')
  story.pick(DUNGEON_NAME)
  story.resolveAll()
  const before = story.eventsOfKind('moved').filter(({ why }) => why === 'drawn').length
  story.pick(guess)
  story.resolveAll()
  const after = story.eventsOfKind('moved').filter(({ why }) => why === 'drawn').length
  story.idleUntil(() => story.isCalm())
  story.waitsFor('Anna')
  return after - before
}

test('Farseer Nobundo: both top cards are revealed, and players who guessed right draw (712.8)', () => {
  expect([drawnByNobundo('Oruk Starstorm', 'w1'), drawnByNobundo('Oruk Starstorm', 'w0')]).toEqual([1, 0])
})

test('Farseer Nobundo: no guess is right if there is no card to compare with (712.8, example)', () => {
  const story = scenario({
    cards: exampleCardsAboutZones,
    players: {
      Bert: { quests: ['The Key to Freedom'], resources: 3, hand: ['Rend'], below: 0, deck: ['Rend'] },
      Anna: { play: [Z(6)], hand: ['Brigg'], deck: ['Oruk Starstorm', 'Oruk Starstorm'] },
    },
  })
  story.idleUntil(() => story.decision?.kind === 'target')
  story.pick('Bert')
  story.raider('Bert').completes('The Key to Freedom')
  story.resolve()
  expect(story.cards('Bert', 'deck')).toEqual([])
  const before = story.eventsOfKind('moved').length
  story.resolve()
  story.raider('Anna').answers('lower')
  expect(story.eventsOfKind('revealed').map(({ seat, cards }) => [story.name(seat), cards.length])).toEqual([
    ['Anna', 1],
  ])
  // The only card that is drawn is that of the draw step that follows.
  const since = story.eventsOfKind('moved').slice(before)
  expect(since.filter(({ why }) => why === 'drawn').map(({ seat }) => story.name(seat))).toEqual(['Anna'])
  story.idleUntil(() => story.isCalm())
  story.waitsFor('Anna')
})

test('Concussive Barrage with three in the graveyard: 2 damage doubled three times (glossary: Doubled, example)', () => {
  const story = table({ hand: [Z(7), 'Brigg'], graveyard: [Z(7), Z(7), Z(7)], resources: 1 })
  story.raider('Anna').plays('Concussive Barrage', { on: DUNGEON_NAME })
  story.resolve()
  expect(story.damage(DUNGEON_NAME)).toBe(16)
  story.waitsFor('Anna')
})
