/**
 * The Channelers, and the Abyssals that they call (MLR-33 to 38). Channelers are the cards with that word in their
 * names. They are Warlocks by their type lines. R402.1a says that they are removed from the game whenever they would
 * leave play. Both sources leave out the activate symbol in front of their powers. Only one
 * Channeler has printed ATK and health, and we use the same numbers for all of them.
 */
import {
  ally,
  any,
  asLongAs,
  atkBonus,
  controlledBy,
  each,
  exhaustSelf,
  friendly,
  numberOfCardsThatLeftYourParty,
  onYourTurn,
  type PowerOrModifiers,
  pay,
  put,
  putToken,
  self,
  sum,
  target,
  targetOpponent,
  thatCard,
  token,
  type UnnumberedCard,
  wouldLeavePlay,
} from '../builders.ts'

export const abyssalToken = token('Abyssal', { fire: 6, health: 6 })

/** While attacking, a Channeler has +1 ATK, and +1 ATK for each Warlock that has left its party. */
const whileAttacking = asLongAs(
  self.isAttacking(),
  self.has(atkBonus(sum(numberOfCardsThatLeftYourParty('Warlock'), 1))),
)
const removedInstead = self.has(wouldLeavePlay(put(thatCard, 'removed')))

const channeler = (name: string, power: PowerOrModifiers): UnnumberedCard =>
  ally(
    `${name} Channeler`,
    { shadow: 0, health: 4 },
    'Warlock',
    self.canAttackOnly(any.hero),
    whileAttacking,
    power,
    removedInstead,
  )

const summoner = channeler('Summoner', onYourTurn(pay(3, exhaustSelf).to(putToken(abyssalToken))))
const darkMending = channeler(
  'Dark Mending',
  onYourTurn(pay(exhaustSelf).to(self.heals('all').from(target(friendly.ally)))),
)
const shadow = channeler(
  'Shadow',
  onYourTurn(
    pay(3, exhaustSelf).to(self.deals(1, 'shadow').to(each(controlledBy(targetOpponent).heroOrAlly))),
  ),
)

export const channelersByCardNumber = { 34: summoner, 35: summoner, 36: darkMending, 37: shadow, 38: shadow }
