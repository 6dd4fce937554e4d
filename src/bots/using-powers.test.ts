/** Powers that the computer uses, or leaves alone because they would do nothing or too much harm. */
import { expect, test } from 'vitest'
import {
  ally,
  any,
  destroying,
  each,
  exhaustSelf,
  numberedCardsOfSet,
  oncePerTurn,
  pay,
  self,
  target,
  targetPlayer,
  your,
} from '../cards/builders.ts'
import { type Story, scenario } from '../scenarios/scenario.ts'
import type { CardInPlaySetup } from '../scenarios/table-setup.ts'
import { heuristicPicks } from './heuristic-picks.ts'

const weak = { cost: 0, melee: 0, health: 4 }
const cards = numberedCardsOfSet('OWN', {
  1: ally('Sniper', weak, '', pay(exhaustSelf).to(self.deals(2, 'arcane').to(target(any.hero)))),
  2: ally('Bomber', weak, '', pay(exhaustSelf).to(self.deals(3, 'fire').to(each(any.heroOrAlly)))),
  4: ally(
    'Cultist',
    weak,
    '',
    pay(destroying(each(your.ally))).to(self.deals(1, 'shadow').to(target(any.heroOrAlly))),
  ),
  5: ally('Giver', weak, '', oncePerTurn(pay(0).to(targetPlayer.gainControlOf(target(your.ally))))),
  3: ally('Burner', weak, '', pay(exhaustSelf).to(self.deals(3, 'fire').to(each(any.ally)))),
})

function wishWith(play: string[], dungeon: CardInPlaySetup[]): string {
  const raiders = { Anna: { hand: ['Brigg'], play }, Bert: {} }
  const story: Story = scenario({ cards, raiders, dungeon: { play: dungeon } })
  story.raider('Anna').places('Brigg')
  const { game, decision, offers } = story.resolve()
  const [pick] = decision ? heuristicPicks(game, decision) : []
  story.waitsFor('Anna')
  return offers[decision?.options.findIndex(({ id }) => id === pick) ?? -1] ?? 'pass'
}

const three = ['Defias Watcher', 'Defias Watcher', 'Mine Bunny']

test.each([
  ['no damage for which an ally would have to be destroyed', ['Cultist'], [], 'pass'],
  ['no gift of an own ally', ['Giver'], [], 'pass'],
  ['damage to the lair’s hero', ['Sniper'], [], 'power Sniper'],
  ['no damage to all characters, if three raiders’ heroes suffer more', ['Bomber'], [], 'pass'],
  ['damage to all allies, if the lair has most of them', ['Burner'], three, 'power Burner'],
])('%s', (_, play, dungeon, wanted) => {
  expect(wishWith(play, dungeon)).toBe(wanted)
})
