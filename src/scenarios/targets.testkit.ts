/** The table and the made-up cards of the stories about powers and targets. */
import {
  ability,
  ally,
  always,
  anotherTarget,
  anotherTargetPlayer,
  any,
  armor,
  asBasicPower,
  becomesTargeted,
  couldTarget,
  destroy,
  exhaust,
  friends,
  heroOf,
  interrupt,
  isPlayed,
  isPowerUsed,
  isQuestCompleted,
  mustBeTargetedIfAble,
  numberedCardsOfSet,
  oncePerTurn,
  opponents,
  opposing,
  pay,
  powerUsableBy,
  quest,
  randomTarget,
  self,
  target,
  targetPlayer,
  targets,
  targetsBetween,
  upToTargets,
  valueOfX,
  when,
  you,
  yourHero,
} from '../cards/builders.ts'
import { type Story, scenario } from './scenario.ts'
import { exampleCardsAboutCosts } from './test-cards/costs.ts'

/** The name of an ally that the Dungeon has in play. */
export const LUMBERING_OAF = 'Lumbering Oaf'
/** The name of another ally that the Dungeon has in play. */
export const DEFIAS_PIRATE = 'Defias Pirate'
const character = any.heroOrAlly
const burns = (n: number, whom: Parameters<ReturnType<typeof yourHero.deals>['to']>[0]) =>
  yourHero.deals(n, 'fire').to(whom)

/** The cards of these stories: the example cards about costs, and made-up cards. */
export const cardsAboutTargets = [
  ...exampleCardsAboutCosts,
  ...numberedCardsOfSet('OWN', {
    Pair: ability('Pair', { cost: 0 }, '', burns(2, target(any.ally)), burns(1, anotherTarget(any.ally))),
    Split: ability(
      'Split',
      { cost: 0 },
      '',
      yourHero.dealsDivided(4, 'fire').among(targetsBetween(1, 3, character)),
    ),
    Salve: ability('Salve', { cost: 0 }, '', yourHero.healsDivided(3).from(targetsBetween(1, 3, character))),
    Volley: ability('Volley', { cost: 0, costHasX: true }, '', burns(1, targets(valueOfX, any.ally))),
    Wild: ability('Wild', { cost: 0 }, '', burns(1, randomTarget(opposing.ally))),
    Two: ability(
      'Two',
      { cost: 0 },
      '',
      you.chooseSome(2, burns(1, target(character)), you.draw(1), destroy(target(any.weapon))),
    ),
    Foe: ability('Foe', { cost: 0 }, '', opponents.chooseOne(you.draw(1), you.draw(2))),
    Gift: ability('Gift', { cost: 0 }, '', targetPlayer.draw(1), anotherTargetPlayer.draw(2)),
    Lure: ally('Lure', { cost: 1, melee: 1, health: 9 }, 'Ogre', always(self.has(mustBeTargetedIfAble))),
    Lure2: ally('Lure Two', { cost: 1, melee: 1, health: 9 }, 'Ogre', always(self.has(mustBeTargetedIfAble))),
    Bolt: ability('Bolt', { cost: 0 }, '', burns(1, target(character))),
    Both: ability('Both', { cost: 0 }, '', burns(1, targets(2, character))),
    Maybe: ability('Maybe', { cost: 0 }, '', burns(1, upToTargets(2, character))),
    Ward: ability(
      'Ward',
      { cost: 0, instant: true },
      '',
      interrupt(target(couldTarget(heroOf(you), any.ability), 'chain')),
    ),
    Slow: ally('Slow', { cost: 1, melee: 1, health: 1 }, 'Human', asBasicPower(pay(0).to(you.draw(1)))),
    Open: ally(
      'Open',
      { cost: 1, melee: 1, health: 1 },
      'Human',
      powerUsableBy(friends, oncePerTurn(pay(0).to(you.draw(1)))),
    ),
    Watch: ally(
      'Watch',
      { cost: 1, melee: 1, health: 9 },
      'Human',
      when(isPlayed(any.ability, you), burns(1, heroOf(you))),
      when(isPowerUsed(any.card, you), burns(2, heroOf(you))),
      when(isQuestCompleted(any.card, you), burns(3, heroOf(you))),
      when(becomesTargeted(self), burns(5, heroOf(you))),
    ),
    Press: ability('Press', { cost: 0, instant: true }, '', you.gainControlOf(target(opposing.ally))),
    Dispel: ability('Dispel', { cost: 0 }, '', destroy(target(any.ability))),
    Brave: ability('Brave', { cost: 0, instant: true }, '', exhaust(target(any.ally))),
    Bulwark: armor('Bulwark', { cost: 1, def: 0 }, 'Shield, Off-Hand (1)'),
    Errand: quest('Errand', 0, {}, you.draw(1)),
  }),
]

/** Begins a story with `cardsAboutTargets` and these setups of Anna, of other raiders and of the Dungeon. */
export const storyAboutTargets = (
  anna: object,
  more: object = {},
  dungeon: object = { play: [LUMBERING_OAF, DEFIAS_PIRATE] },
): Story => scenario({ cards: cardsAboutTargets, raiders: { Anna: anna, ...more }, dungeon })
