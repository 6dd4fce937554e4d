/** A view names the text that asks only if its viewer may know the card. */
import { expect, test } from 'vitest'
import { viewFor } from '../../engine/index.ts'
import { scenario } from '../../scenarios/scenario.ts'
import { cardIdByName } from '../../scenarios/table-setup.ts'
import { forEachQuestion, heuristicPlayer } from '../fixture.ts'

test('the text of a card in hand, whose target is being chosen, is known to its player alone', () => {
  const story = scenario({
    raiders: { Anna: { hand: ['Rend'], resources: 1 }, Ben: {} },
    dungeon: { play: ['Glubtok'] },
  })
  story.pick(story.decision?.options.find(({ kind }) => kind === 'play')?.id ?? '')
  story.waitsFor('Anna', 'target')
  expect(viewFor(story.game, 0).asking).toEqual({
    card: cardIdByName('Rend'),
    path: null,
    modes: [],
    target: 0,
  })
  for (const viewer of [null, 1]) expect(viewFor(story.game, viewer).asking).toBeUndefined()
})

const HIDDEN: readonly unknown[] = ['hand', 'deck', 'collection']

test('no view names a text of a card that it hides', () => {
  const told = { own: 0, table: 0 }
  for (const seed of [1, 2, 5])
    forEachQuestion({ seed, seats: 3, policy: heuristicPlayer }, ({ game, own, table }) => {
      if (own.asking) told.own += 1
      if (!table.asking) return
      const { zone, play } = game.objects[own.decision?.source ?? 0] ?? {}
      expect([table.asking.card, HIDDEN.includes(zone), play?.faceDown ?? false]).toEqual([
        table.asking.card,
        false,
        false,
      ])
      told.table += 1
    })
  expect(told.table).toBeGreaterThan(0)
  expect(told.own).toBeGreaterThan(told.table)
})
