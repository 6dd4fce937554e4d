/** The texts of Achievements: an action or a state, never how they are earned. */
import { expect, test } from 'vitest'
import type { Condition, Power, Trigger } from '../../engine/index.ts'
import {
  achievement,
  any,
  cardsInGraveyard,
  dealsDamage,
  draws,
  dungeon,
  each,
  earnedAsSoonAs,
  earnedWhen,
  exhausted,
  hasMatchedThisTurn,
  isDestroyed,
  isTrueForAnyPlayer,
  isTurnOf,
  leavesPlay,
  leavesZone,
  movesBetweenZones,
  named,
  onlyNthTime,
  raiderControlled,
  raiders,
  raidersHaveLost,
  sideWins,
  theDungeon,
  theDungeonHero,
  their,
  thereAreAtLeast,
  thereIs,
  thereIsNo,
  withStat,
  wrapUpStepEnds,
} from '../builders.ts'
import { allCards } from '../index.ts'
import { cardTextLines } from '../text.ts'

const told = (...powers: Power[]): string[] =>
  cardTextLines({ id: 'A-1', set: 'A', no: '1', ...achievement('A', {}, '', ...powers) })
const closeCall = hasMatchedThisTurn(
  withStat(raiderControlled.hero, 'remaining', '=', 1),
  theDungeon,
  'closeCall',
)

test.each<[string, Condition]>([
  [
    'Have ten or more allies in the Dungeon graveyard.',
    thereAreAtLeast(10, cardsInGraveyard(theDungeon, any.ally)),
  ],
  ['Have two or more exhausted Dungeon allies.', thereAreAtLeast(2, each(exhausted(dungeon.ally)))],
  [
    'Have a Raider control two or more allies.',
    isTrueForAnyPlayer(raiders, thereAreAtLeast(2, each(their.ally))),
  ],
  [
    'Have 30 or more total damage on Raiding heroes.',
    {
      kind: 'compare',
      a: { kind: 'total', stat: 'damage', of: each(raiderControlled.hero).is },
      op: '>=',
      b: 30,
    },
  ],
  [
    'Have it so that the Dungeon hero is exhausted.',
    theDungeonHero.isA({ kind: 'state', state: 'exhausted' }),
  ],
])('%s', (text, cond) => {
  expect(told(earnedAsSoonAs(cond))).toEqual([text])
})

test.each<[string, Trigger, Condition?]>([
  ['Defeat the Dungeon while no Raider has lost.', sideWins('raiders'), raidersHaveLost({ atMost: 0 })],
  [
    'Defeat the Dungeon while at least two Raiders have lost their heroes or been decked.',
    sideWins('raiders'),
    raidersHaveLost({ how: ['destroyed', 'decked'], atLeast: 2 }),
  ],
  ['Defeat the Raiders.', sideWins('lair')],
  [
    'Destroy Glubtok with holy damage dealt by an ally.',
    isDestroyed(named('Glubtok'), { types: ['holy'], by: any.ally }),
  ],
  [
    'Destroy Glubtok while there is no Raiding hero in combat.',
    isDestroyed(named('Glubtok'), {
      while: thereIsNo(
        each({ kind: 'and', all: [raiderControlled.hero, { kind: 'state', state: 'inCombat' }] }),
      ),
    }),
  ],
  ['Have an ally deal Glubtok fatal damage.', dealsDamage(any.ally, named('Glubtok'), { fatal: true })],
  [
    'Deal Glubtok fire combat damage.',
    dealsDamage(undefined, named('Glubtok'), { types: ['fire'], combat: true }),
  ],
  [
    'Put an ally from the Dungeon deck into the Dungeon graveyard.',
    movesBetweenZones(any.ally, 'deck', 'graveyard', theDungeon),
  ],
  ['Have an ally leave the chain.', leavesZone(any.ally, 'chain')],
  ["Have an ally leave play on the Dungeon's turn.", leavesPlay(any.ally), isTurnOf(theDungeon)],
  ['See that a Raider draws a card.', draws(raiders)],
  [
    'Survive a turn of the Dungeon with a Raiding ally.',
    wrapUpStepEnds(theDungeon),
    thereIs(each(raiderControlled.ally)),
  ],
  [
    'Survive a turn of the Dungeon with a Raiding hero that had exactly 1 remaining [Health] at some moment of that Dungeon turn.',
    wrapUpStepEnds(theDungeon),
    thereIs(each(closeCall)),
  ],
])('%s', (text, on, cond) => {
  expect(told(earnedWhen(on, cond))).toEqual([text])
})

test('counts and alternatives have words', () => {
  expect(
    told(onlyNthTime(2, earnedWhen(wrapUpStepEnds(theDungeon))), earnedWhen(sideWins('raiders'))),
  ).toEqual(['Survive two turns of the Dungeon.', 'Or defeat the Dungeon.'])
  expect(told(onlyNthTime(3, earnedWhen(isDestroyed(dungeon.ally))))).toEqual([
    'Destroy a Dungeon ally for the third time.',
  ])
})

const all = [...allCards.values()].filter(({ type }) => type === 'achievement')

test.each(all)('$id $name has the text of a goal', (card) => {
  const [first = ''] = cardTextLines(card)
  expect(first).toMatch(/^(Have|Destroy|Defeat|Deal|Put|Survive) /)
  expect(cardTextLines(card).join(' ')).not.toMatch(/earned|provided|When/)
})
