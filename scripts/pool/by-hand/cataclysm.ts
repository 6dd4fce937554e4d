/** Cards of the sets from War of the Elements to Crown of the Heavens. */
import {
  activate,
  activeIn,
  addCounters,
  always,
  amongRevealed,
  and,
  any,
  asItEnters,
  asLongAs,
  atk,
  atLeast,
  atStartOfYourTurn,
  attached,
  attachTo,
  chosen,
  controlledBy,
  costsLess,
  count,
  dealsCombatDamage,
  dealsDamage,
  defending,
  destroy,
  destroyAs,
  destroySelf,
  double,
  doubledFor,
  each,
  eachOfThem,
  elusive,
  empower,
  enrage,
  enteredThisTurn,
  enters,
  entersWith,
  eternal,
  everyone,
  exhaust,
  exhaustingOne,
  ferocity,
  filterOf,
  forEachCard,
  friendly,
  guess,
  guessedRight,
  harmonize,
  heroBecomes,
  ifYouDo,
  inGraveyard,
  inHand,
  inNextReadyStep,
  inOrder,
  it,
  mayLookAtTop,
  named,
  nextTimeIt,
  noLess,
  ofTypes,
  ongoing,
  onYourTurn,
  opponents,
  opposing,
  or,
  other,
  otherRevealed,
  outOfTheGame,
  pay,
  playableFrom,
  played,
  playFree,
  plus,
  power,
  preventsDamage,
  printedPowersOf,
  protector,
  provided,
  put,
  putIntoRow,
  putToken,
  readied,
  removingCounters,
  resources,
  restOfGame,
  reveal,
  revealed,
  self,
  smash,
  stealth,
  sum,
  tagged,
  target,
  targetInGraveyard,
  targetOpponent,
  thatTargetPlayer,
  the,
  theNumber,
  thePaidWith,
  thereIs,
  thisTurn,
  times,
  token,
  top,
  topRevealed,
  total,
  untargetable,
  upTo,
  when,
  whenEnraged,
  whenIf,
  withIcon,
  withKeyword,
  withStat,
  word,
  wouldDeal,
  you,
  your,
  yourHero,
  yourTurn,
} from '../../../src/cards/builders.ts'
import { card, type HandCard, several } from './card.ts'

export const cataclysm: readonly HandCard[] = [
  card('CoH-1', 'Arisella, Daughter of Cenarius', {
    2: asLongAs(noLess(total('remaining', each(your.ally)), 10), self.has(costsLess(8, { doing: 'use' }))),
  }),
  card('CoH-5', 'Cenarius, Lord of the Forest', {
    1: asLongAs(atLeast(2, each(withStat(your.ally, 'cost', '>=', 4))), self.has(costsLess(4))),
    2: when(
      heroBecomes(self),
      reveal(top(10, you)),
      put(amongRevealed(any.ally, you), 'play'),
      put(otherRevealed(any.ally, you), 'deckBottom'),
    ),
  }),
  card('CoH-7', 'Dark Transformation', {
    3: ongoing(attached.has(plus(7, 7))),
    4: when(dealsDamage(attached, opposing.hero), destroy(target(opposing.ally))),
  }),
  card('CoH-12', "Malfurion's Gift", {
    2: several(
      put(targetInGraveyard(you, withStat(any.ally, 'cost', '<=', count(each(your.resource)))), 'play'),
      attachTo(it),
    ),
  }),
  card('CoH-25', 'Shroud of the Archmage', {
    2: ongoing(
      attached.has(
        power(pay(activate).to(you.draw(1))),
        power(pay(activate).to(yourHero.deals(4, 'fire').to(target(any.hero)))),
        power(pay(activate).to(thisTurn(target(any.ally).cant('attack'), it.cant('protect')))),
      ),
    ),
    3: several(),
    4: several(),
    5: several(),
  }),
  card('CoH-27', 'Blessing of the Devoted', {
    1: several(
      attachTo(target(any.ally)),
      provided(it.isA(withStat(any.card, 'cost', '<=', 2)), you.draw(1)),
    ),
  }),
  card('CoH-31', 'Borrowed Time', {
    2: several(
      ongoing(atStartOfYourTurn(you.may(addCounters('clock')))),
      onYourTurn(pay(removingCounters('clock', 5), destroySelf).to(you.takeExtraTurn())),
    ),
  }),
  card(
    'CoH-53',
    'Boundless Rage',
    { 1: several(eternal, thisTurn(target(any.ally).has(atk(count(each(your.resource)))))) },
    { words: '+ally +turn', because: 'The comparison skips a line that begins with a keyword.' },
  ),
  card('CoH-61', 'Paralyzing Strike', {
    1: several(exhaust(target(or(any.hero, any.ally, any.equipment))), inNextReadyStep(it.cant('ready'))),
  }),
  card('CoH-69', 'Bash and Slash', {
    1: several(
      empower('Rogue', thisTurn(target(any.ally).has(atk(3), stealth))),
      empower('Warrior', thisTurn(target(any.ally).has(wouldDeal(double, { combat: true })))),
    ),
  }),
  card('CoH-70', 'Fear and Loathing', {
    1: several(
      empower('Hunter', destroy(target(enteredThisTurn(opposing.ally)))),
      empower('Warlock', put(target(opposing.ally), 'hand')),
    ),
  }),
  card('CoH-71', 'Preserve and Protect', {
    1: several(
      empower('Paladin', thisTurn(each(your.ally).has(protector))),
      empower('Priest', thisTurn(each(defending(your.ally)).has(preventsDamage('all', { combat: true })))),
    ),
  }),
  card('CoH-72', "Rime and Freezin'", {
    1: several(
      empower('Mage', yourHero.deals(4, 'frost').to(target(opposing.ally))),
      empower('Shaman', yourHero.deals(4, 'frost').to(target(opposing.hero))),
    ),
  }),
  card('CoH-86', 'Graddis Battlebeard', {
    1: several(
      when(enters(self), self.dealsDivided(4, 'nature').among(upTo(4, any.heroOrAlly))),
      atStartOfYourTurn(self.healsDivided(4).from(upTo(4, any.heroOrAlly))),
    ),
  }),
  card('CoH-105', 'Elderguard Brennan', { 1: self.has(entersWith({ damage: 4 })) }),
  card(
    'CoH-107',
    'Gravelord Adams',
    {
      1: activeIn(
        'chain',
        when(
          played(self),
          you.chooseNumber(count(each(readied(your.resource)))),
          ifYouDo(
            you.pays(theNumber('chosenNumber')),
            putToken(token('Ghoul', { melee: 3, health: 3 }), theNumber('chosenNumber')),
          ),
        ),
      ),
    },
    { words: '-may', because: 'The player may choose 0, which pays nothing.' },
  ),
  card('CoH-114', 'Moharu the Skyseer', {
    1: when(
      dealsCombatDamage(self, opposing.hero),
      you.may(you.chooseUpTo(3, inHand(you, any.ally)), put(chosen, 'play')),
    ),
  }),
  card('CoH-119', 'Sylvanas, Queen of the Forsaken', {
    1: when(
      enters(self),
      ifYouDo(
        you.may(
          you.chooseUpTo(
            count(inGraveyard(you, withIcon('Horde', any.ally))),
            inGraveyard(you, withIcon('Horde', any.ally)),
          ),
          put(chosen, 'removed'),
        ),
        putToken(token('Skeleton', { melee: 1, health: 1 }), count(chosen)),
      ),
    ),
  }),
  card('CoH-127', "Witch Doctor Ka'booma", {
    1: when(
      dealsCombatDamage(self, defending(any.hero)),
      reveal(top(1, you)),
      self.deals(revealed.stat('cost'), 'shadow').to(yourHero),
      put(revealed, 'hand'),
    ),
  }),
  card('CoH-132', "Dro'gash", {
    1: whenIf(
      enters(self),
      atLeast(30, outOfTheGame(opponents)),
      self.heals('all').from(yourHero),
      self.deals(sum(it.stat('remaining'), -1), 'shadow').to(target(opposing.hero)),
    ),
  }),
  card(
    'CoH-139',
    "Torr'nag",
    { 1: several(enrage, whenEnraged(any.ally, thisTurn(self.has(atk(2), ferocity))), smash) },
    {
      words: '+ally +2 +ferocity +turn +smash',
      because: 'The comparison skips a line that begins with a keyword.',
    },
  ),
  card('CoH-160', 'High Prophet Barim', {
    1: each(other(your.ally)).has(plus(self.stat('atk'), self.stat('health'))),
  }),
  card('CoH-167', 'Farseer Nobundo', {
    1: several(
      always(mayLookAtTop(you, opponents)),
      atStartOfYourTurn(
        guess,
        reveal(top(1, you), 'mine'),
        reveal(top(1, targetOpponent), 'theirs'),
        provided(guessedRight('cost', the('mine'), the('theirs')), you.draw(1)),
      ),
    ),
  }),
  card('CoH-168', 'Hyjal Stag', {
    1: pay(destroySelf, exhaustingOne(each(readied(and(tagged('Monster'), your.heroOrAlly))))).to(
      self.heals(4).from(thePaidWith),
    ),
  }),
  card('CoH-169', 'Muln Earthfury', {
    1: several(
      harmonize,
      protector,
      when(
        enters(self),
        reveal(top(count(each(withKeyword('harmonize', your.card))), you)),
        put(amongRevealed(withStat(any.ally, 'cost', '>=', 4), you), 'hand'),
        put(otherRevealed(withStat(any.ally, 'cost', '>=', 4), you), 'deckBottom'),
      ),
    ),
  }),
  card('CoH-180', "Dragonwrath, Tarecgosa's Rest", {
    1: several(
      when(enters(self), you.may(putToken(token('Blue Dragonkin', { arcane: 5, health: 5 })))),
      when(played(any.ability, you), you.may(putToken(token('Blue Dragonkin', { arcane: 5, health: 5 })))),
    ),
  }),
  card('ELE-38', 'Starburst', {
    1: several(
      yourHero.deals(3, 'arcane').to(target(any.heroOrAlly)),
      you.may(putIntoRow(self, { exhausted: true })),
    ),
  }),
  card('ELE-58', 'Holy Wrath', {
    1: yourHero
      .dealsUnpreventable(
        sum(
          4,
          times(
            4,
            count(
              each(and(or(tagged('Demon'), tagged('Dragonkin'), tagged('Elemental')), filterOf(eachOfThem))),
            ),
          ),
        ),
        'holy',
      )
      .to(each(opposing.heroOrAlly)),
  }),
  card('ELE-92', 'Grim Harvest', {
    1: ongoing(
      atStartOfYourTurn(
        ifYouDo(
          you.may(you.choose(1, each(your.ally)), destroyAs('gone', chosen)),
          yourHero.deals(the('gone').stat('cost'), 'shadow').to(target(any.heroOrAlly), undefined, 'dealt'),
          yourHero.heals(theNumber('dealt')).from(yourHero),
        ),
      ),
    ),
  }),
  card('ELE-102', 'Intensify', {
    1: thisTurn(
      target(friendly.heroOrAlly).has(nextTimeIt(wouldDeal(double)), nextTimeIt(wouldDeal(ofTypes('fire')))),
    ),
  }),
  card('ELE-160', 'Tyrygosa', {
    1: atStartOfYourTurn(
      reveal(top(1, you)),
      provided(revealed.isA(any.ability), you.may(playFree(revealed))),
    ),
  }),
  card('ELE-168', "Al'Akir the Windlord", {
    1: each(and(tagged('Air Elemental'), your.card)).has(untargetable),
  }),
  card('ELE-171', 'Therazane the Stonemother', {
    1: each(and(tagged('Earth Elemental'), your.card)).has(protector),
  }),
  card('ELE-173', 'Ragnaros the Firelord', {
    1: each(and(tagged('Fire Elemental'), your.card)).has(ferocity),
  }),
  card('ELE-175', 'Neptulon the Tidehunter', {
    1: each(and(tagged('Water Elemental'), your.card)).has(elusive),
  }),
  card('ELE-176', "Landro's Lichling", {
    1: atStartOfYourTurn(
      ifYouDo(
        you.may(destroy(self)),
        targetOpponent.choose(1, each(controlledBy(thatTargetPlayer).ally)),
        you.gainControlOf(chosen),
      ),
    ),
  }),
  card('ELE-177', 'Malfurion Stormrage', {
    2: atStartOfYourTurn(
      you.may(
        put(targetInGraveyard(you, withStat(any.ally, 'cost', '<=', count(each(your.resource)))), 'play'),
      ),
    ),
  }),
  card(
    'ELE-192',
    'Blacksoul Polearm',
    { 1: asLongAs(yourTurn, yourHero.cant('strike', self)) },
    { words: '+hero', because: 'The print says that you strike.' },
  ),
  card('ELE-195', 'Glyphtrace Ritual Knife', {
    1: atStartOfYourTurn(ifYouDo(you.may(you.pays(4), destroy(self)), destroy(each(any.permanent)))),
  }),
  card('ELE-203', 'All That Rises', {
    2: inOrder([put(inGraveyard(you, any.ally), 'deckTop'), you.shuffleDeck()]),
  }),
  card('TOT-32', 'Skullchewer', {
    1: asItEnters(
      you.chooseUpTo(1, inGraveyard(opponents, any.ally), 'eaten'),
      ifYouDo(put(the('eaten'), 'removed'), restOfGame(self.has(printedPowersOf(the('eaten'))))),
    ),
  }),
  card('TOT-42', 'Concussive Barrage', {
    2: yourHero
      .deals(doubledFor(2, count(inGraveyard(you, named('Concussive Barrage')))), 'ranged')
      .to(target(any.heroOrAlly)),
  }),
  card('TOT-140', 'Amano, Herald of the Sun', {
    1: word(
      'Empower Paladin',
      whenIf(
        enters(self),
        thereIs(each(other(and(tagged('Paladin'), your.heroOrAlly)))),
        forEachCard(
          each(withStat(your.ally, 'cost', '<=', 2)),
          'one',
          thisTurn(the('one').has(atk(the('one').stat('atk')))),
        ),
      ),
    ),
  }),
  card('ToD-32', 'Living Roots', { 2: ongoing(attached.cantAttackOrExhaustUnlessPaid(resources(2))) }),
  card('ToF-107', "Lor'themar Theron, Regent Lord", {
    1: several(
      always(topRevealed(everyone)),
      asLongAs(yourTurn, each(any.card).has(playableFrom('deckTop', everyone))),
    ),
  }),
  card('WBR-124', 'Vigil of the Light', {
    1: several(put(targetInGraveyard(you, any.ally), 'play'), attachTo(it)),
  }),
]
