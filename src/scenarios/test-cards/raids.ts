/** Cards of raids that need unusual parts of the vocabulary. They have the numbers of their decks. */
import {
  ability,
  and,
  any,
  asLongAs,
  atEndOfYourTurn,
  atkBonus,
  attachWhile,
  becomesGhost,
  cant,
  cardPaidWith,
  chosenCards,
  controlledBy,
  controllerOf,
  cubeCard,
  destroy,
  each,
  everyone,
  exhausted,
  exhaustingAndRemembering,
  flipOver,
  ghostKeyword,
  ghosts,
  hero,
  inOrder,
  isDestroyed,
  named,
  numberedCardsOfSet,
  numberOfCards,
  oneOrMoreLeavePlay,
  onYourTurn,
  opponents,
  opposing,
  type PowerOrModifiers,
  pay,
  playOnlyIf,
  powerUsableBy,
  putDividedDamage,
  putToken,
  raiderControlled,
  raiders,
  raidersAsChooser,
  repeatWhile,
  rollDieForEachCard,
  self,
  separateGhosts,
  tagged,
  thereIs,
  thereIsNo,
  thereIsNoPlayer,
  token,
  turnStarts,
  type UnnumberedCard,
  untilItFlips,
  when,
  whenIf,
  withoutAttachment,
  withRolledFace,
  you,
  your,
  yourHero,
} from '../../cards/builders.ts'
import type { Card } from '../../engine/index.ts'

/** Returns the card of a Boss with the powers of its two sides. */
const boss = (front: UnnumberedCard, ...back: PowerOrModifiers[]): UnnumberedCard => ({
  ...front,
  back: {
    powers: back.map((power) => (Array.isArray(power) ? { kind: 'continuous', mods: power } : power)),
  },
})

const whileAttacking = (n: number) => asLongAs(self.isAttacking(), self.has(atkBonus(n)))
const flipSelf = flipOver(self)

// The cards below are from Magtheridon's Lair.

const ODD = [1, 3, 5]

/** Powers of a Cube that protect it from everything except its own power, which raiders use (R402.3a). */
const untouchable = [self.has(cant('beTargeted')), self.has(cant('leavePlay'))]

const magtheridon = {
  42: cubeCard(
    'Manticron Cube',
    { rarity: 'uncommon' },
    'Cube',
    powerUsableBy(
      raiders,
      onYourTurn(
        pay(exhaustingAndRemembering(each(withoutAttachment(any.cube, your.heroOrAlly)))).to(
          attachWhile(exhausted(any.card), self, cardPaidWith),
        ),
      ),
    ),
    ...untouchable,
  ),
  14: ability(
    'Fiery Pits',
    { cost: 2, rarity: 'uncommon' },
    '',
    putDividedDamage(raidersAsChooser, 15, each(raiderControlled.heroOrAlly)),
  ),
  28: ability(
    'Toss About',
    { cost: 2, rarity: 'uncommon' },
    '',
    self.has(playOnlyIf(thereIs(each(tagged('Blood'))))),
    repeatWhile(
      thereIs(each(withRolledFace(ODD, raiderControlled.hero))),
      inOrder([
        rollDieForEachCard(each(raiderControlled.hero), 'controllers'),
        yourHero.deals(1, 'melee').to(each(withRolledFace(ODD, raiderControlled.hero))),
      ]),
    ),
  ),
}

// The cards below are from Black Temple.

const construct = token(
  'Construct',
  { name: 'Shadowy Construct', melee: 2, health: 1 },
  ghostKeyword,
  when(isDestroyed(named('Teron Gorefiend')), destroy(self)),
)
const yourConstruct = and(named('Shadowy Construct'), your.ally)

const blackTemple = {
  4: boss(
    hero(
      'Teron Gorefiend',
      { melee: 0, health: 13, rarity: 'rare' },
      'Undead, Death Knight, Traitor, Boss 4',
      separateGhosts(everyone),
      whileAttacking(4),
      atEndOfYourTurn(
        putToken(construct, 4),
        you.choose(1, each(controlledBy(opponents.except(ghosts)).hero)),
        untilItFlips(becomesGhost(controllerOf(chosenCards))),
      ),
      whenIf(oneOrMoreLeavePlay(yourConstruct), thereIsNo(each(yourConstruct)), flipSelf),
      whenIf(turnStarts(you), thereIsNoPlayer(opponents.except(ghosts)), you.wins()),
    ),
    whileAttacking(2),
    atEndOfYourTurn(
      you.chooseRandom(1, each(opposing.hero)),
      self
        .deals(numberOfCards(each(your.resource)), 'shadow')
        .to(each(controlledBy(controllerOf(chosenCards)).heroOrAlly)),
    ),
  ),
}

export const exampleCardsOfRaids: Card[] = [
  ...numberedCardsOfSet('MLR', magtheridon),
  ...numberedCardsOfSet('BTR', blackTemple),
]
