/** Players. */

import { heroOf } from '../../../src/cards/builders/nouns.ts'
import {
  controllerOf,
  everyone,
  friends,
  opponents,
  ownerOf,
  targetOpponent,
  targetPlayer,
  you,
} from '../../../src/cards/builders/who.ts'
import { family, rule } from '../chart.ts'
import { mention, person, personPronoun, pronoun } from '../marks.ts'

export const playerFamily = family(
  'players',
  rule('player', 'you', () => you),
  rule('player', 'target player', (_, at) => person(at, targetPlayer)),
  rule('player', 'target opponent', (_, at) => person(at, targetOpponent)),
  rule('player', '(that player|that opponent|he|she|they)', (_, at) => personPronoun(at)),
  rule('player', '(its|his|her|their) controller', (_, at) =>
    person(at, controllerOf(pronoun(at, 'controlled'))),
  ),
  rule('player', '(its|his|her|their) owner', (_, at) => person(at, ownerOf(pronoun(at, 'it')))),
  rule('player', "that {n:noun} 's controller", ({ n }, at) => person(at, controllerOf(pronoun(at, n)))),
  rule('player', "that {n:noun} 's owner", ({ n }, at) => person(at, ownerOf(pronoun(at, n)))),
  rule('player', "{of:definite} 's controller", ({ of }, at) => person(at, controllerOf(of))),
  rule('player', "{of:definite} 's owner", ({ of }, at) => person(at, ownerOf(of))),
  rule('players', '(each opponent|opponents|your opponents)', () => opponents),
  rule('players', 'each other player', () => everyone.except(you)),
  rule('players', '(each player|all players|players)', () => everyone),
  rule('players', '(each friendly player|friendly players)', () => friends),
  rule('definite', "target (player) 's hero", (_, at) =>
    mention({ how: 'the', at, noun: 'hero', many: false }, heroOf(person(at, targetPlayer)).is),
  ),
  rule('definite', "target (opponent) 's hero", (_, at) =>
    mention({ how: 'the', at, noun: 'hero', many: false }, heroOf(person(at, targetOpponent)).is),
  ),
  rule('definite', "(that player|that opponent) 's hero", (_, at) =>
    mention({ how: 'the', at, noun: 'hero', many: false }, heroOf(personPronoun(at)).is),
  ),
  rule('definite', "{of:controlledCard} 's controller 's hero", ({ of }, at) =>
    mention({ how: 'the', at, noun: 'hero', many: false }, heroOf(person(at, controllerOf(of))).is),
  ),
  rule('definite', "(its|his|her) controller 's hero", (_, at) =>
    mention(
      { how: 'the', at, noun: 'hero', many: false },
      heroOf(person(at, controllerOf(pronoun(at, 'it')))).is,
    ),
  ),
  rule('controlledCard', 'that {n:noun}', ({ n }, at) => pronoun(at, n)),
  rule('definite', '(his|her|their) hero', (_, at) =>
    mention({ how: 'the', at, noun: 'hero', many: false }, heroOf(personPronoun(at)).is),
  ),
)
