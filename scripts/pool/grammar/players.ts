/** Rules that read players: "target opponent", "each player". */

import { heroOf } from '../../../src/cards/builders/card-nouns.ts'
import {
  controllerOf,
  everyone,
  friends,
  opponents,
  ownerOf,
  targetOpponent,
  targetPlayer,
  you,
} from '../../../src/cards/builders/player-nouns.ts'
import { rule, ruleFamily } from '../chart.ts'
import { markMention, markPlayer, markPlayerPronoun, markPronoun } from '../marks.ts'

export const playerRules = ruleFamily(
  'players',
  rule('player', 'you', () => you),
  rule('player', 'target player', (_, at) => markPlayer(at, targetPlayer)),
  rule('player', 'target opponent', (_, at) => markPlayer(at, targetOpponent)),
  rule('player', '(that player|that opponent|he|she|they)', (_, at) => markPlayerPronoun(at)),
  rule('player', '(its|his|her|their) controller', (_, at) =>
    markPlayer(at, controllerOf(markPronoun(at, 'controlled'))),
  ),
  rule('player', '(its|his|her|their) owner', (_, at) => markPlayer(at, ownerOf(markPronoun(at, 'it')))),
  rule('player', "that {n:noun} 's controller", ({ n }, at) =>
    markPlayer(at, controllerOf(markPronoun(at, n))),
  ),
  rule('player', "that {n:noun} 's owner", ({ n }, at) => markPlayer(at, ownerOf(markPronoun(at, n)))),
  rule('player', "{of:definite} 's controller", ({ of }, at) => markPlayer(at, controllerOf(of))),
  rule('player', "{of:definite} 's owner", ({ of }, at) => markPlayer(at, ownerOf(of))),
  rule('players', '(each opponent|opponents|your opponents)', () => opponents),
  rule('players', 'each other player', () => everyone.except(you)),
  rule('players', '(each player|all players|players)', () => everyone),
  rule('players', '(each friendly player|friendly players)', () => friends),
  rule('definite', "target (player) 's hero", (_, at) =>
    markMention({ how: 'the', at, noun: 'hero', many: false }, heroOf(markPlayer(at, targetPlayer)).is),
  ),
  rule('definite', "target (opponent) 's hero", (_, at) =>
    markMention({ how: 'the', at, noun: 'hero', many: false }, heroOf(markPlayer(at, targetOpponent)).is),
  ),
  rule('definite', "(that player|that opponent) 's hero", (_, at) =>
    markMention({ how: 'the', at, noun: 'hero', many: false }, heroOf(markPlayerPronoun(at)).is),
  ),
  rule('definite', "{of:controlledCard} 's controller 's hero", ({ of }, at) =>
    markMention({ how: 'the', at, noun: 'hero', many: false }, heroOf(markPlayer(at, controllerOf(of))).is),
  ),
  rule('definite', "(its|his|her) controller 's hero", (_, at) =>
    markMention(
      { how: 'the', at, noun: 'hero', many: false },
      heroOf(markPlayer(at, controllerOf(markPronoun(at, 'it')))).is,
    ),
  ),
  rule('controlledCard', 'that {n:noun}', ({ n }, at) => markPronoun(at, n)),
  rule('definite', '(his|her|their) hero', (_, at) =>
    markMention({ how: 'the', at, noun: 'hero', many: false }, heroOf(markPlayerPronoun(at)).is),
  ),
)
