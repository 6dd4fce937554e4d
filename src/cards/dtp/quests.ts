/** The treasure's quests and locations. */
import {
  always,
  any,
  assault,
  costsLess,
  destroyingAndRemembering,
  each,
  exhaustSelf,
  healedThisTurn,
  isYourTurn,
  location,
  numberOfCards,
  onlyIf,
  opposing,
  other,
  pay,
  quest,
  self,
  target,
  thereIs,
  thisTurn,
  useOnlyIf,
  wasDestroyedThisTurn,
  withDamageType,
  withWordInName,
  you,
  your,
} from '../builders.ts'

const drawFor = (type: 'holy' | 'shadow') =>
  onlyIf(thereIs(each(withDamageType(type, your.ally))), you.draw(1))

/** The cost to complete this quest changes with the game. */
const kingpin = quest('The Defias Kingpin', 5, { provided: isYourTurn }, you.draw(1))

export const quests = {
  55: quest(
    'Battle for the Scarlet Monastery',
    6,
    {},
    you.draw(numberOfCards(each(other(withWordInName('Scarlet', your.card))))),
  ),
  // In this text, one source has "ally" and the other "card".
  56: quest('The Dark Side of the Light', 5, {}, drawFor('holy'), drawFor('shadow')),
  57: {
    ...kingpin,
    powers: [
      always(self.has(costsLess(numberOfCards(each(opposing.ally)), { doing: 'complete' }))),
      ...kingpin.powers,
    ],
  },
}

export const locations = {
  58: location(
    'The Deadmines',
    { rarity: 'rare' },
    '',
    useOnlyIf(wasDestroyedThisTurn(your.ally), pay(exhaustSelf).to(you.draw(1), you.discard(1))),
  ),
  59: location(
    'Scarlet Monastery',
    { rarity: 'rare' },
    '',
    pay(1, exhaustSelf).to(thisTurn(target(healedThisTurn(any.heroOrAlly)).has(assault(2)))),
  ),
  60: location(
    'Shadowfang Keep',
    { rarity: 'rare' },
    '',
    pay(exhaustSelf, destroyingAndRemembering(each(your.ally))).to(
      thisTurn(each(your.ally).has(costsLess(2, { next: true }))),
    ),
  ),
}
