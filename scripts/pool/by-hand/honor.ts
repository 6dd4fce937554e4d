/** More cards of the set Fields of Honor. */
import {
  addCounters,
  always,
  and,
  any,
  asLongAs,
  asTurnStarts,
  atkAndHealthBonus,
  atkBonus,
  atStartOfYourTurn,
  chosenCards,
  controlledBy,
  controllerOf,
  costsLess,
  damageIsDealtWith,
  destroy,
  destroyAndRememberAs,
  doBeforeDamage,
  each,
  eachAffectedCard,
  enters,
  everyone,
  exhaustSelf,
  ferocity,
  filterOfNoun,
  flipHero,
  forEach,
  friendly,
  hasTakenFirstTurn,
  ifYouDo,
  interrupt,
  isAtLeast,
  isMoreThan,
  isPlayed,
  leavesPlay,
  longRange,
  nextTime,
  nthTarget,
  numberOfCards,
  numberOfCounters,
  ofChosenCardType,
  ongoing,
  onlyIf,
  onlyNextTime,
  opponents,
  ownerOf,
  pay,
  playableFromGraveyard,
  powerUsableBy,
  preventsDamage,
  preventThatDamage,
  protector,
  put,
  putAndRememberAs,
  putToken,
  putTokenAndRememberAs,
  ready,
  rememberedCards,
  removingOneCounter,
  resistance,
  reveal,
  revealedCards,
  self,
  strikesWith,
  sum,
  tagged,
  target,
  targetInGraveyard,
  targetOpponent,
  targetsBetween,
  thatCard,
  thatDamagedCharacter,
  thatMuch,
  thatTarget,
  thatTargetPlayer,
  their,
  thereIs,
  they,
  thisCombat,
  thisTurn,
  token,
  topCards,
  turnStarts,
  underOwnersControl,
  unless,
  upToOtherTargets,
  upToTargets,
  when,
  whenDoneThisWay,
  whenIf,
  withKeyword,
  wouldBeDealt,
  wouldBePut,
  wouldDraw,
  you,
  your,
  yourHero,
} from '../../../src/cards/builders.ts'
import { type CardByHand, cardByHand, lineOfSeveralTexts } from './card-by-hand.ts'

export const honorCards: readonly CardByHand[] = [
  cardByHand(
    'FoH-35',
    'Ice Barbs',
    {
      1: ongoing(always(wouldDraw(opponents, ifYouDo(they.may(they.pays(1)), they.draw(1))))),
    },
    { words: '+may', because: 'The generated text says "may" where the print says "unless".' },
  ),
  cardByHand(
    'FoH-10',
    'Addisyn the Untouchable',
    {
      1: pay(3, flipHero).to(
        you.doOneOf(
          ...(['arcane', 'fire', 'frost', 'nature', 'shadow'] as const).map((type) =>
            thisTurn(self.has(resistance(type))),
          ),
        ),
      ),
    },
    { words: '+turn', because: 'The generated text has a sentence for each choice.' },
  ),
  cardByHand('FoH-118', 'Vanndar Stormpike', {
    1: lineOfSeveralTexts(
      protector,
      self.has(costsLess(numberOfCounters('honor', each(your.card)))),
      pay(1, removingOneCounter('honor', each(your.card))).to(
        forEach(everyone, they.destroys(1, their.resource)),
      ),
    ),
  }),
  cardByHand('FoH-128', "Drek'Thar", {
    2: lineOfSeveralTexts(
      self.has(costsLess(numberOfCounters('honor', each(your.card)))),
      pay(1, removingOneCounter('honor', each(your.card))).to(
        putToken(token('Wolf', { melee: 1, health: 1 }, ferocity)),
      ),
    ),
  }),
  cardByHand('FoH-20', 'Convocation', {
    1: ongoing(
      when(
        isPlayed(any.ally, you),
        you.doOneOf(
          yourHero.deals(thatCard.stat('cost'), 'nature').to(target(any.hero)),
          yourHero.heals(thatCard.stat('cost')).from(nthTarget(0)),
        ),
      ),
    ),
  }),
  cardByHand('FoH-27', 'Dundee', {
    1: asTurnStarts(
      everyone,
      thisTurn(self.has(onlyNextTime(wouldBeDealt(doBeforeDamage(preventThatDamage))))),
    ),
  }),
  cardByHand('FoH-30', 'Planned Assault', {
    1: thisTurn(
      targetInGraveyard(you, any.ability).has(playableFromGraveyard),
      each(any.ability).has(wouldBePut({ to: 'graveyard', of: you }, put(thatCard, 'removed'))),
    ),
  }),
  cardByHand('FoH-31', 'Reload', {
    1: lineOfSeveralTexts(
      ready(yourHero),
      you.choose(1, each(and(tagged('Ranged'), your.weapon))),
      ifYouDo(ready(chosenCards), thisTurn(chosenCards.has(costsLess(10, { doing: 'strike', next: true })))),
    ),
  }),
  cardByHand('FoH-32', 'Track Hidden', {
    1: ongoing(
      atStartOfYourTurn(
        ifYouDo(you.may(reveal(topCards(1, targetOpponent))), you.may(put(revealedCards, 'deckBottom'))),
      ),
    ),
  }),
  cardByHand(
    'FoH-48',
    'Mist of Corrosion',
    {
      1: lineOfSeveralTexts(
        you.choosesWord('kind', ['ability', 'ally', 'equipment']),
        unless(
          targetOpponent.may(thatTargetPlayer.discardOf(1, ofChosenCardType('kind'))),
          thatTargetPlayer.destroys(1, and(ofChosenCardType('kind'), controlledBy(thatTargetPlayer).card)),
        ),
      ),
    },
    { words: '+may', because: 'The generated text says "may" where the print says "unless".' },
  ),
  cardByHand(
    'FoH-52',
    'United Front',
    {
      1: thisTurn(
        target(friendly.hero).has(onlyNextTime(wouldBeDealt(doBeforeDamage(preventThatDamage)))),
        target(friendly.ally).has(onlyNextTime(wouldBeDealt(doBeforeDamage(preventThatDamage)))),
      ),
    },
    { words: '+target +turn', because: 'The generated text has a sentence for each target.' },
  ),
  cardByHand(
    'FoH-61',
    'Chain Purge',
    {
      1: lineOfSeveralTexts(
        destroy(upToTargets(1, any.ability)),
        onlyIf(
          isMoreThan(nthTarget(0).stat('cost'), upToOtherTargets(1, any.ability).stat('cost')),
          destroy(nthTarget(1)),
        ),
        onlyIf(
          isMoreThan(nthTarget(1).stat('cost'), upToOtherTargets(1, any.ability).stat('cost')),
          destroy(nthTarget(2)),
        ),
      ),
    },
    { words: '-3 +target', because: 'The generated text names the targets one after the other.' },
  ),
  cardByHand(
    'FoH-62',
    'Earthen Flurry',
    {
      1: yourHero
        .deals(4, 'melee')
        .to(targetsBetween(1, sum(1, numberOfCards(each(and(tagged('Totem'), your.card)))), any.heroOrAlly)),
    },
    { words: '-target -may', because: 'The generated text names the targets together, at least one.' },
  ),
  cardByHand('FoH-64', 'Hatchet Totem', {
    1: ongoing(
      when(
        enters(self),
        onlyIf(
          thereIs(self),
          putTokenAndRememberAs(
            'axe',
            token('Axe, Weapon, Melee (1)', { name: 'Axe', type: 'equipment', melee: 4, strikeCost: 1 }),
          ),
          nextTime(leavesPlay(self), put(rememberedCards('axe'), 'removed')),
        ),
      ),
    ),
  }),
  cardByHand(
    'FoH-132',
    'Keldor the Lost',
    {
      1: lineOfSeveralTexts(
        ...[2, removingOneCounter('honor', each(your.card))].map((cost) =>
          pay(cost).to(
            ifYouDo(
              interrupt(target(any.ally, 'chain')),
              putAndRememberAs('gone', thatTarget, 'removed'),
              nextTime(
                turnStarts(ownerOf(rememberedCards('gone'))),
                underOwnersControl(put(rememberedCards('gone'), 'play')),
              ),
            ),
          ),
        ),
      ),
    },
    { words: '+target +turn', because: 'The generated text has a power for each of the two costs.' },
  ),
  cardByHand(
    'FoH-159',
    'Grips of Damnation',
    {
      1: lineOfSeveralTexts(
        atStartOfYourTurn(yourHero.deals(2, 'melee').to(each(any.hero))),
        powerUsableBy(
          everyone,
          pay(2).to(thisTurn(each(any.heroOrAlly).has(preventsDamage('all', { with: filterOfNoun(self) })))),
        ),
      ),
    },
    { words: '+may +character', because: 'The generated text says which damage is prevented.' },
  ),
  cardByHand('FoH-161', "Merciless Gladiator's Raiment", {
    1: lineOfSeveralTexts(
      each(your.heroOrAlly).has(atkAndHealthBonus(0, eachAffectedCard.stat('printedHealth'))),
      pay(exhaustSelf).to(
        targetOpponent.choose(3, each(controlledBy(thatTargetPlayer).ally)),
        put(chosenCards, 'hand'),
      ),
    ),
  }),
  cardByHand('FoH-167', 'Stormpike Insignia', {
    1: when(
      isPlayed(any.card, you),
      addCounters('honor'),
      onlyIf(
        isAtLeast(numberOfCounters('honor'), 6),
        destroyAndRememberAs('gone', self),
        whenDoneThisWay(rememberedCards('gone'), yourHero.deals(5, 'frost').to(target(any.heroOrAlly))),
      ),
    ),
  }),
  cardByHand('FoH-168', 'Frostwolf Insignia', {
    1: when(
      isPlayed(any.card, you),
      addCounters('honor'),
      onlyIf(
        isAtLeast(numberOfCounters('honor'), 6),
        destroyAndRememberAs('gone', self),
        whenDoneThisWay(rememberedCards('gone'), yourHero.heals(10).from(target(any.heroOrAlly))),
      ),
    ),
  }),
  cardByHand('FoH-170', 'Arcanite Steam-Pistol', {
    1: lineOfSeveralTexts(
      when(strikesWith(yourHero, self), thisCombat(yourHero.has(longRange))),
      whenIf(
        damageIsDealtWith(self, { to: any.hero }),
        hasTakenFirstTurn(controllerOf(thatDamagedCharacter)),
        controllerOf(thatDamagedCharacter).destroys(
          1,
          controlledBy(controllerOf(thatDamagedCharacter)).resource,
        ),
      ),
    ),
  }),
  cardByHand('FoH-177', "Jin'rohk, The Great Apocalypse", {
    1: when(
      damageIsDealtWith(self, { to: any.hero }),
      destroy(targetsBetween(0, thatMuch, controlledBy(controllerOf(thatDamagedCharacter)).nonHero)),
    ),
  }),
  cardByHand('FoH-181', 'Wand of Prismatic Focus', {
    1: when(
      enters(self),
      yourHero.deals(1, 'arcane').to(target(any.ally)),
      yourHero.deals(1, 'fire').to(thatTarget),
      yourHero.deals(1, 'frost').to(thatTarget),
      yourHero.deals(1, 'nature').to(thatTarget),
      yourHero.deals(1, 'shadow').to(thatTarget),
    ),
  }),
  cardByHand('FoH-184', 'Hellforged Halberd', {
    1: lineOfSeveralTexts(
      ...(['diplomacy', 'escapeArtist', 'inspiringPresence', 'shadowmeld', 'findTreasure'] as const).map(
        (keyword) => asLongAs(thereIs(each(withKeyword(keyword, your.ally))), self.has(costsLess(1))),
      ),
    ),
  }),
  cardByHand('FoH-185', 'Blackened Spear', {
    1: lineOfSeveralTexts(
      ...(['arcaneTorrent', 'berserking', 'hardiness', 'warStomp', 'willOfTheForsaken'] as const).map(
        (keyword) => asLongAs(thereIs(each(withKeyword(keyword, your.ally))), self.has(atkBonus(1))),
      ),
    ),
  }),
]
