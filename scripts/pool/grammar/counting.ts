/** Different kinds among cards: "for each different race among allies you control", and "this and each other …". */

import { each, self } from '../../../src/cards/builders/card-nouns.ts'
import { and, filterOfNoun, not, or } from '../../../src/cards/builders/filters.ts'
import { numberOfDifferentTypes } from '../../../src/cards/builders/numbers.ts'
import { you } from '../../../src/cards/builders/player-nouns.ts'
import type { Filter, NumberExpression } from '../../../src/engine/index.ts'
import { rule, ruleFamily, wordReader } from '../chart.ts'
import { PRINTED_TAGS } from '../lexicon.ts'
import { controlledByPlayers } from './heads.ts'

const RACES_OF = {
  alliance: ['Draenei', 'Dwarf', 'Gnome', 'Human', 'Night Elf', 'Worgen'],
  horde: ['Blood Elf', 'Goblin', 'Orc', 'Tauren', 'Troll', 'Undead'],
}
/** The colours of Dragonkin, which are tags of two words. */
const COLORS = [...PRINTED_TAGS.keys()].filter((tag) => tag.endsWith(' Dragonkin'))

const among = (tags: readonly string[], of: Filter): NumberExpression => ({
  kind: 'tagsAmong',
  of: { kind: 'all', filter: of },
  tags: [...tags],
})

export const countingRules = ruleFamily(
  'counting',
  wordReader('races', { 'alliance race': RACES_OF.alliance, 'horde race': RACES_OF.horde }),
  rule('each', 'different {of:races} among {cards:group}', ({ of, cards }) => among(of, cards)),
  rule('each', 'different {of:races} among {cards:group} other than {not:tag}', ({ of, cards, not: but }) =>
    among(
      of.filter((race) => race !== but),
      cards,
    ),
  ),
  rule('each', 'different (color) among {cards:group}', ({ cards }) => among(COLORS, cards)),
  rule('each', 'different card type you control', () =>
    numberOfDifferentTypes(each(controlledByPlayers(you))),
  ),
  rule('each', '(this|self|this {n?:noun}) and each other {d:description}', ({ d }) => ({
    kind: 'count',
    of: { kind: 'all', filter: or(filterOfNoun(self), and(not(filterOfNoun(self)), d.filter)) },
  })),
)
