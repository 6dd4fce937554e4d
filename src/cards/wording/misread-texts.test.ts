/** Texts that readers have misread: whose condition it is, how long something lasts, what a word refers to. */
import { expect, test } from 'vitest'
import type { Effect } from '../../engine/index.ts'
import {
  and,
  any,
  atk,
  both,
  controlledBy,
  costsLess,
  destroy,
  didThisTurn,
  each,
  everyone,
  forEach,
  inHand,
  moreThan,
  negated,
  nextTimeWithin,
  noneOf,
  nthTarget,
  onlyIf,
  playableAsInstant,
  put,
  remembered,
  tagged,
  target,
  targetPlayer,
  thatPlayer,
  thatTargetPlayer,
  they,
  thisTurn,
  turnEnds,
  upToOtherTargets,
  you,
  your,
  yourHero,
} from '../builders.ts'
import { textOfEffect, textOfPowers } from './wording.testkit.ts'

const searchAs = (as: string, tag: string): Effect => ({
  ...{ kind: 'search', who: you.are, deckOf: you.are },
  ...{ filter: and(tagged(tag), any.ally), as },
})

test.each<[string, string]>([
  [
    'For each player, if there is no card in their hand, your hero deals each ally 2 fire damage.',
    textOfEffect(
      forEach(everyone, onlyIf(noneOf(inHand(they)), yourHero.deals(2, 'fire').to(each(any.ally)))),
    ),
  ],
  [
    'Target weapon you control gets +2 ATK and striking with it costs you (2) less this turn.',
    textOfEffect(thisTurn(target(your.weapon).has(atk(2), costsLess(2, { doing: 'strike' })))),
  ],
  [
    'If you have not placed a resource this turn, draw a card.',
    textOfEffect(onlyIf(negated(didThisTurn('placed')), you.draw(1))),
  ],
  [
    'Destroy target ability. If it costs more than up to one other target ability, destroy the second ability.',
    textOfEffect(
      destroy(target(any.ability)),
      onlyIf(
        moreThan(nthTarget(0).stat('cost'), upToOtherTargets(1, any.ability).stat('cost')),
        destroy(nthTarget(1)),
      ),
    ),
  ],
  [
    'Your Mage allies are instant.',
    textOfPowers(each(and(tagged('Mage'), your.heroOrAlly)).has(playableAsInstant)),
  ],
  [
    'Search your deck for an Imp ally and reveal it. Search your deck for a Ghoul ally and reveal it. Put those allies into your hand.',
    textOfEffect(
      searchAs('imp', 'Imp'),
      searchAs('ghoul', 'Ghoul'),
      put(both(remembered('imp'), remembered('ghoul')), 'hand'),
    ),
  ],
  [
    'When this turn ends, destroy all allies the turn player controls.',
    textOfEffect(nextTimeWithin('turn', turnEnds(everyone), destroy(each(controlledBy(thatPlayer).ally)))),
  ],
  [
    'Target player destroys one of their allies.',
    textOfEffect(targetPlayer.destroys(1, controlledBy(thatTargetPlayer).ally)),
  ],
  ['Destroy an ally you control.', textOfEffect(you.destroys(1, your.ally))],
])('%s', (expected, text) => {
  expect(text).toBe(expected)
})
