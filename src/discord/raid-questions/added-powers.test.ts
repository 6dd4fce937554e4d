/** A power that another card gives says what it does. */
import { expect, test } from 'vitest'
import {
  ally,
  any,
  each,
  exhaustSelf,
  friendly,
  grantedPower,
  numberedCardsOfSet,
  pay,
  target,
  yourHero,
} from '../../cards/builders.ts'
import { cardTextWithoutRequirements } from '../../cards/effect-text.ts'
import { viewFor } from '../../engine/index.ts'
import { scenario } from '../../scenarios/scenario.ts'
import { fakeRaidInfo } from '../fixture.ts'
import { seatNames } from '../message-parts/names.ts'
import { offersOfDecision } from './options.ts'

const given = grantedPower(pay(exhaustSelf).to(yourHero.deals(1, 'fire').to(target(any.hero))))
const cards = numberedCardsOfSet('OWN', {
  1: ally('Teacher', { cost: 0, melee: 1, health: 3 }, 'Human', each(friendly.ally).has(given)),
  2: ally('Pupil', { cost: 0, melee: 1, health: 3 }, 'Human'),
})

test('the use of a given power has the text of the card that gives it', () => {
  const story = scenario({ cards, players: { Anna: { play: ['Teacher', 'Pupil'] }, Bert: {} } })
  const { decision } = story
  const [teacher] = cards
  if (!decision || !teacher) throw new Error('Anna is not asked')
  const names = {
    ...seatNames(fakeRaidInfo(1, 2)),
    printed: (id: string) => cards.find((one) => one.id === id),
  }
  const uses = offersOfDecision(viewFor(story.game, 0), decision, names).filter(
    ({ group }) => group === 'use',
  )
  expect(uses.map(({ detail }) => detail)).toEqual([
    cardTextWithoutRequirements(teacher),
    cardTextWithoutRequirements(teacher),
  ])
  expect(cardTextWithoutRequirements(teacher)).toContain('1 fire damage')
  story.waitsFor('Anna')
})
