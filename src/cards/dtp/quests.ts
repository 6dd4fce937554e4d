/** The treasure's quests. */
import {
  always,
  costsLess,
  count,
  each,
  opposing,
  provided,
  quest,
  self,
  thereIs,
  withDamageType,
  you,
  your,
  yourTurn,
} from '../builders.ts'

const drawFor = (type: 'holy' | 'shadow') =>
  provided(thereIs(each(withDamageType(type, your.ally))), you.draw(1))

/** What it costs to complete a quest changes with the game. */
const kingpin = quest('The Defias Kingpin', 5, { provided: yourTurn }, you.draw(1))

export const quests = {
  // "ally" in one source, "card" in the other.
  56: quest('The Dark Side of the Light', 5, {}, drawFor('holy'), drawFor('shadow')),
  57: {
    ...kingpin,
    powers: [
      always(self.has(costsLess(count(each(opposing.ally)), { doing: 'complete' }))),
      ...kingpin.powers,
    ],
  },
}
