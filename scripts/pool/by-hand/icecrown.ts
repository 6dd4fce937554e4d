/** Cards of the set Icecrown and of the Naxxramas treasure. */
import {
  addCounters,
  alsoTagged,
  amountIncreasedBy,
  and,
  any,
  asItEnters,
  asLongAs,
  asLongAsNot,
  assault,
  atEndOfYourTurn,
  atkAndHealthBonus,
  atStartOfYourTurn,
  attachment,
  both,
  cant,
  cardPaidWith,
  cardsInGraveyard,
  cardsInHand,
  cardsLookedAt,
  cardsRememberedAsThem,
  cardsWithHighest,
  chosenCards,
  chosenPlayer,
  controlledBy,
  controllerOf,
  costsLess,
  damageWasDealtThisTurn,
  dealsDamage,
  deathRattleKeyword,
  defending,
  destroy,
  destroyingAndRemembering,
  didThisTurn,
  dualWield,
  each,
  enters,
  everyone,
  exhaust,
  exhausted,
  exhaustSelf,
  flipHero,
  forEach,
  forEachCard,
  foundCards,
  hostCard,
  ifElse,
  ifYouDo,
  inHand,
  isAtLeast,
  isDestroyed,
  isOdd,
  longRange,
  lookAt,
  losesAndCantHaveKeywords,
  nextTimeWithin,
  not,
  numberOfCards,
  numberOfCounters,
  ofChosenCardType,
  ongoing,
  onlyForHeroWithTrait,
  onlyIf,
  onlyNextTime,
  onYourTurn,
  opponents,
  opposing,
  or,
  pay,
  playableAsInstant,
  protector,
  put,
  putAndRememberAs,
  putDamage,
  putIntoResourceRow,
  putToken,
  puttingDamage,
  ready,
  rememberedCards,
  removeSomeDamage,
  removingFromGame,
  restOfGame,
  reveal,
  revealedCardsMatching,
  sameNameAs,
  searchDeckForCard,
  self,
  sharingTypeWith,
  sum,
  tagged,
  target,
  targetInGraveyard,
  targetOpponent,
  targetPlayer,
  thatCard,
  thatDamagedCharacter,
  thatTarget,
  thatTargetPlayer,
  their,
  thereIs,
  thereIsNo,
  they,
  thisTurn,
  timeIsMoney,
  token,
  topCards,
  turnFaceUp,
  unlimitedOnes,
  unpreventably,
  when,
  withKeyword,
  withoutPaying,
  withStat,
  withTraitIcon,
  wouldBeDealt,
  wouldDeal,
  you,
  your,
  yourHero,
} from '../../../src/cards/builders.ts'
import { DAMAGE_TYPES } from '../../../src/engine/index.ts'
import { type CardByHand, cardByHand, lineOfSeveralTexts } from './card-by-hand.ts'

export const icecrownCards: readonly CardByHand[] = [
  cardByHand('ICE-18', 'Blood Plague', {
    2: ongoing(
      atStartOfYourTurn(yourHero.deals(1, 'shadow').to(hostCard)),
      each(controlledBy(controllerOf(hostCard)).ally).has(wouldBeDealt(amountIncreasedBy(1))),
    ),
  }),
  cardByHand('ICE-39', 'Arcane Binding', {
    2: ongoing(
      asItEnters(you.choosesWord('kind', ['ability', 'ally', 'equipment'])),
      asLongAs(
        didThisTurn('played', ofChosenCardType('kind'), { by: controllerOf(hostCard) }),
        each(ofChosenCardType('kind')).has(cant('bePlayed', { by: controllerOf(hostCard) })),
      ),
    ),
  }),
  cardByHand('ICE-61', 'Close Quarters Combat', {
    2: forEach(everyone, they.destroys(sum(numberOfCards(each(their.resource)), -3), their.resource)),
  }),
  cardByHand('ICE-64', 'Instant Poison', {
    1: asLongAs(
      damageWasDealtThisTurn({ by: yourHero, to: opposing.hero, combat: true }),
      self.has(withoutPaying),
    ),
  }),
  cardByHand('ICE-80', 'Nether Rift', {
    1: lineOfSeveralTexts(
      ...['Felhunter', 'Imp', 'Succubus', 'Voidwalker'].map((tag) => ({
        kind: 'search' as const,
        who: you.are,
        deckOf: you.are,
        filter: and(tagged(tag), any.ally),
        as: tag.toLowerCase(),
      })),
      onlyIf(
        isAtLeast(
          numberOfCards(
            both(
              rememberedCards('felhunter'),
              rememberedCards('imp'),
              rememberedCards('succubus'),
              rememberedCards('voidwalker'),
            ),
          ),
          4,
        ),
        put(
          both(
            rememberedCards('felhunter'),
            rememberedCards('imp'),
            rememberedCards('succubus'),
            rememberedCards('voidwalker'),
          ),
          'hand',
        ),
      ),
    ),
  }),
  cardByHand('ICE-51', 'Restitution', {
    1: lineOfSeveralTexts(
      put(
        targetInGraveyard(
          you,
          withStat(
            and(
              any.ally,
              or(
                { kind: 'keyword', keyword: 'assault' },
                { kind: 'keyword', keyword: 'mend' },
                { kind: 'keyword', keyword: 'protector' },
              ),
            ),
            'cost',
            '<=',
            numberOfCards(each(your.resource)),
          ),
        ),
        'play',
      ),
      you.draw(1),
    ),
  }),
  cardByHand('ICE-24', 'Rune Strike', {
    1: ifElse(
      thereIs(each(and(tagged('Rune'), your.card))),
      put(target(any.ally), 'deckBottom'),
      yourHero.deals(3, 'melee').to(thatTarget),
    ),
  }),
  cardByHand('ICE-56', 'Power Infusion', {
    2: ongoing(
      atStartOfYourTurn(addCounters('haste')),
      asLongAsNot(didThisTurn('played'), each(your.card).has(costsLess(numberOfCounters('haste')))),
    ),
  }),
  cardByHand('ICE-73', 'Thunderstorm', {
    2: lineOfSeveralTexts(
      exhaust(each(opposing.heroOrAlly), 'them'),
      yourHero.deals(1, 'nature').to(cardsRememberedAsThem, 'dealt'),
      you.choose(numberOfCards(rememberedCards('dealt')), each(exhausted(your.resource))),
      ready(chosenCards),
    ),
  }),
  cardByHand('ICE-132', 'Hansi Wildcoat', {
    1: lineOfSeveralTexts(protector, each(withKeyword('mend', your.heroOrAlly)).has(assault(1))),
  }),
  cardByHand('ICE-108', 'Kylanda the Harmonious', {
    1: lineOfSeveralTexts(protector, each(and(tagged('Totem'), your.card)).has(atkAndHealthBonus(0, 3))),
  }),
  cardByHand(
    'ICE-105',
    'Justicar Andra Goldblast',
    {
      1: pay(2).to(
        nextTimeWithin(
          'turn',
          enters(or(and(tagged('Mage'), opposing.heroOrAlly), withTraitIcon('Mage', opposing.card))),
          destroy(thatCard),
        ),
      ),
    },
    { words: '+opposing', because: 'The generated text says of both kinds of cards whose they are.' },
  ),
  cardByHand(
    'ICE-115',
    'Sparkington the Abrupt',
    {
      1: each(inHand(and(your.card, or(and(tagged('Mage'), any.ally), withTraitIcon('Mage', any.card))))).has(
        playableAsInstant,
      ),
    },
    { words: '+ally', because: 'Of the Mages, only allies are in a hand.' },
  ),
  cardByHand('ICE-151', 'King Ymiron', {
    2: when(
      enters(self),
      forEachCard(
        each(unlimitedOnes(your.ally)),
        'one',
        you.may(
          searchDeckForCard(you, you, sameNameAs(rememberedCards('one'), any.ally)),
          put(foundCards, 'play'),
        ),
      ),
    ),
  }),
  cardByHand('ICE-154', 'Orbaz Bloodbane', {
    2: pay(
      puttingDamage(3, self),
      destroyingAndRemembering(each(or(your.quest, and({ kind: 'type', type: 'location' }, your.card)))),
    ).to(targetPlayer.destroys(1, sharingTypeWith(cardPaidWith, controlledBy(thatTargetPlayer).card))),
  }),
  cardByHand(
    'ICE-112',
    'Pathfinder Fansal',
    {
      2: deathRattleKeyword(
        reveal(topCards(1, everyone)),
        you.chooseUpTo(
          numberOfCards(revealedCardsMatching(any.card, everyone)),
          revealedCardsMatching(any.card, everyone),
        ),
        put(chosenCards, 'graveyard'),
      ),
    },
    { words: '-may', because: 'The player may choose no card.' },
  ),
  cardByHand('ICE-139', 'Savuka the Acute', {
    1: asLongAs(
      thereIs(each(and(tagged('Ranged'), withTraitIcon('Hunter', your.weapon)))),
      self.has(
        assault(
          cardsWithHighest('atk', and(tagged('Ranged'), withTraitIcon('Hunter', your.weapon))).stat('atk'),
        ),
        longRange,
      ),
    ),
  }),
  cardByHand('ICE-146', 'Vukora Netherflame', {
    1: each(
      and(
        opposing.ally,
        or(
          ...DAMAGE_TYPES.map((type) => ({
            kind: 'keyword' as const,
            keyword: `${type}Resistance` as const,
          })),
        ),
      ),
    ).has(atkAndHealthBonus(0, -1)),
  }),
  cardByHand('ICE-178', "Winter's Icy Embrace", {
    1: each(opposing.heroOrAlly).has(
      losesAndCantHaveKeywords(...DAMAGE_TYPES.map((type) => `${type}Resistance` as const)),
    ),
  }),
  cardByHand('ICE-179', 'Flare of the Heavens', {
    1: onlyForHeroWithTrait(
      'Hunter',
      atStartOfYourTurn(
        you.may(
          you.choosesPlayer(opponents),
          lookAt(topCards(1, chosenPlayer)),
          you.may(put(cardsLookedAt, 'graveyard')),
        ),
      ),
    ),
  }),
  cardByHand('ICE-193', "Iceshrieker's Touch", { 2: deathRattleKeyword(turnFaceUp(each(any.hero))) }),
  cardByHand('ICE-199', 'Stormstrike Mace', {
    1: lineOfSeveralTexts(
      onlyForHeroWithTrait('Rogue', deathRattleKeyword(exhaust(target(any.heroOrAlly)))),
      onlyForHeroWithTrait('Shaman', deathRattleKeyword(ready(target(any.heroOrAlly)))),
    ),
    2: lineOfSeveralTexts(),
    3: lineOfSeveralTexts(),
  }),
  cardByHand('ICE-13', 'Blood Lord Vorath', {
    1: pay(flipHero, removingFromGame(cardsInGraveyard(you, and(tagged('Scourge'), any.ally)))).to(
      self
        .deals(numberOfCards(cardsInGraveyard(controllerOf(thatTarget), any.ally)), 'shadow')
        .to(target(any.ally)),
    ),
  }),
  cardByHand('ICE-14', "Deathseer Zuk'raj", {
    1: pay(flipHero, removingFromGame(cardsInGraveyard(you, and(tagged('Scourge'), any.ally)))).to(
      thisTurn(self.has(onlyNextTime(wouldDeal(amountIncreasedBy(1), { types: ['nature'] })))),
    ),
  }),
  cardByHand(
    'ICE-7',
    'Overseer Savryn',
    {
      1: onYourTurn(
        pay(flipHero, removingFromGame(cardsInGraveyard(you, and(tagged('Rogue'), any.heroOrAlly)))).to(
          thisTurn(
            each(and(tagged('Melee'), your.weapon)).has(assault(1)),
            yourHero.has(wouldDeal(unpreventably, { combat: true })),
          ),
        ),
      ),
    },
    { words: '+turn', because: 'The generated text says of both effects how long they last.' },
  ),
  cardByHand('NT-11', 'Cincture of Polarity', {
    1: asLongAsNot(
      isOdd(numberOfCards(each(your.heroOrAlly))),
      each(your.heroOrAlly).has(atkAndHealthBonus(0, 2)),
    ),
  }),
  cardByHand('NT-22', "Bandit's Insignia", {
    1: onYourTurn(
      pay(exhaustSelf).to(
        targetOpponent.choose(1, cardsInHand(thatTargetPlayer)),
        putIntoResourceRow(chosenCards, { exhausted: true }),
      ),
    ),
  }),
  cardByHand('NT-30', "Calamity's Grasp", {
    1: when(
      enters(self),
      you.choosesWord('kind', ['ally', 'ability', 'equipment']),
      ifYouDo(
        you.may(you.discardOf(1, ofChosenCardType('kind'))),
        onlyIf(target(any.card).isA(ofChosenCardType('kind')), destroy(thatTarget)),
      ),
    ),
  }),
  cardByHand('NT-15', 'Girdle of Razuvious', {
    1: when(
      enters(self),
      searchDeckForCard(you, you, withStat(any.weapon, 'cost', '<=', numberOfCards(each(your.resource)))),
      putDamage(foundCards.stat('cost'), yourHero),
      put(foundCards, 'play'),
    ),
  }),
  cardByHand('NT-35', 'Plague Igniter', {
    1: when(
      dealsDamage(yourHero, any.hero, { types: ['shadow'] }),
      thisTurn(each(controlledBy(controllerOf(thatDamagedCharacter)).ally).has(atkAndHealthBonus(0, -1))),
    ),
  }),
  cardByHand('NT-18', 'Scourgeborne Battlegear', {
    2: pay(exhaustSelf).to(
      yourHero.deals(3, 'shadow').to(target(any.heroOrAlly)),
      you.choose(1, each(and(tagged('Ghoul'), your.card))),
      ready(chosenCards),
    ),
    1: atEndOfYourTurn(
      ifYouDo(
        you.may(put(target(any.ally, 'graveyard'), 'removed')),
        putToken(token('Ghoul', { melee: 3, health: 3 })),
      ),
    ),
  }),
  cardByHand(
    'NT-39',
    'The Undeath Carrier',
    {
      1: when(
        isDestroyed(and(not(tagged('Undead')), your.ally)),
        putAndRememberAs('back', thatCard, 'play'),
        restOfGame(rememberedCards('back').has(alsoTagged('Undead'))),
      ),
    },
    { words: '+forever', because: 'The ally is an Undead until it leaves play.' },
  ),
  cardByHand(
    'RAL-4',
    'Time',
    {
      1: timeIsMoney,
      2: onYourTurn(
        pay(exhaustSelf).to(
          putIntoResourceRow(topCards(numberOfCards(each(and(tagged('Biker'), your.heroOrAlly))), you)),
        ),
      ),
    },
    { words: '+character', because: 'The generated text calls heroes and allies characters.' },
  ),
  cardByHand('ICE-72', 'Spiritual Awakening', {
    1: ongoing(atStartOfYourTurn(removeSomeDamage(sum(yourHero.stat('damage'), -14), yourHero))),
  }),
  cardByHand('NT-23', 'Dying Curse', {
    1: pay(1, exhaustSelf).to(
      ifYouDo(destroy(target(attachment(any.card))), controllerOf(thatTarget).draw(1)),
    ),
  }),
  cardByHand('ICE-55', 'Mind Sear', {
    2: ongoing(
      atStartOfYourTurn(
        forEach(
          opponents,
          onlyIf(thereIsNo(cardsInHand(they)), yourHero.deals(2, 'shadow').to(each(their.heroOrAlly))),
        ),
      ),
    ),
  }),
  cardByHand('ICE-196', 'Kingsbane', {
    1: lineOfSeveralTexts(
      yourHero.has(dualWield),
      asLongAs(yourHero.isAttacking(), self.has(assault(each(defending(any.heroOrAlly)).stat('atk')))),
    ),
  }),
]
