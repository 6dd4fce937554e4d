/** Cards of the examples of the Comprehensive Rules about triggered effects, resolving, entering play and modifiers. */
import { filterOfNoun } from '../../cards/builders/filters.ts'
import {
  ability,
  ally,
  alsoWithRememberedTag,
  and,
  any,
  armor,
  asAnotherEnters,
  atkAndHealthBonus,
  atStartOfYourTurn,
  attachTo,
  attacks,
  cardsRememberedAsThem,
  chooseTag,
  controlledBy,
  controllerOf,
  controls,
  destroy,
  destroying,
  dividedAmong,
  doBeforeDamage,
  each,
  enteringExhausted,
  enters,
  entersPlayWith,
  everyone,
  exhaust,
  exhaustSelf,
  flipHero,
  foundCards,
  hero,
  heroOf,
  hostCard,
  ifYouDo,
  isDestroyed,
  isEqualTo,
  losesAndCantHavePowers,
  nextTime,
  nonToken,
  not,
  numberedCardsOfSet,
  numberOfCounters,
  ongoing,
  onlyIf,
  onYourTurn,
  opposing,
  optionally,
  pay,
  preventThatDamage,
  protector,
  put,
  putIntoResourceRow,
  putTokenAndRememberAs,
  quest,
  ready,
  rememberedCards,
  removeCounters,
  sameNameAs,
  searchDeckForCard,
  self,
  tagged,
  target,
  targetChosenBy,
  thatCard,
  thatDamagedCharacter,
  thatMuch,
  thatPlayer,
  they,
  token,
  turnEnds,
  underOwnersControl,
  unless,
  untargetable,
  untilNextTurn,
  valueOfX,
  weapon,
  when,
  whenDoneThisWay,
  whileCardsRemain,
  wouldBeDealt,
  wouldDeal,
  xResourceCost,
  you,
  your,
  yourHero,
} from '../../cards/builders.ts'
import { ALLY_TYPE_TAGS } from './ally-types.ts'

const heroOrAlly = target(any.heroOrAlly)
const itsController = controllerOf(thatCard)
const noneLeft = (counter: string) => isEqualTo(numberOfCounters(counter), 0)
const bubble = [
  doBeforeDamage(
    ifYouDo(removeCounters('bubble'), preventThatDamage),
    onlyIf(noneLeft('bubble'), destroy(self)),
  ),
] as const

export const exampleCardsAboutResolving = numberedCardsOfSet('EX', {
  'resolving-1': hero(
    'Boris Brightbeard',
    { rarity: 'uncommon', health: 26, faction: 'Alliance', classes: ['Priest'], talent: 'Holy' },
    'Dwarf, Priest',
    onYourTurn(pay(xResourceCost, flipHero).to(self.heals(valueOfX).from(heroOrAlly))),
  ),
  'resolving-2': ability(
    'Blade Flurry',
    { rarity: 'rare', cost: 4, classes: ['Rogue'], talent: 'Combat' },
    'Combat',
    ongoing(
      when(
        { event: 'dealt', by: your.hero, to: any.ally, combat: true, with: any.weapon },
        you.may(
          yourHero
            .deals(thatMuch, 'melee')
            .to(target(and(any.heroOrAlly, not(filterOfNoun(thatDamagedCharacter))))),
        ),
      ),
    ),
  ),
  'resolving-3': weapon(
    'Viking Warhammer',
    {
      rarity: 'uncommon',
      classes: ['Paladin', 'Rogue', 'Shaman', 'Warrior'],
      cost: 1,
      melee: 1,
      strikeCost: 1,
    },
    '1H, Mace, Melee (1)',
  ),
  'resolving-4': ally(
    'Donna Calister',
    { rarity: 'uncommon', cost: 5, melee: 1, health: 7, faction: 'Alliance' },
    'Human, Warrior',
    protector,
    when(attacks(opposing.heroOrAlly), ready(self)),
  ),
  'resolving-5': ally(
    'Voss Treebender',
    { cost: 1, nature: 2, health: 1, faction: 'Horde' },
    'Tauren, Druid',
    when(attacks(self), you.may(exhaust(heroOrAlly))),
  ),
  'resolving-6': ally(
    'Hur Shieldsmasher',
    { cost: 3, melee: 2, health: 2, faction: 'Horde' },
    'Orc, Warrior',
    when(enters(self), you.may(destroy(target(tagged('Armor'))))),
  ),
  'resolving-7': ability(
    'Blessing of Freedom',
    { cost: 1, instant: true, classes: ['Paladin'] },
    'Protection, Blessing',
    attachTo(target(your.heroOrAlly)),
    ongoing(hostCard.has(untargetable), when(turnEnds(everyone), destroy(self))),
  ),
  'resolving-8': ability(
    'Charge',
    { rarity: 'uncommon', cost: 1, classes: ['Warrior'] },
    'Arms',
    exhaust(heroOrAlly),
    you.draw(1),
  ),
  'resolving-9': ability(
    'Last Stand',
    { rarity: 'rare', cost: 1, instant: true, classes: ['Warrior'], talent: 'Protection' },
    'Protection',
    ongoing(
      each(your.hero).has(atkAndHealthBonus(0, 20)),
      atStartOfYourTurn(unless(you.may(you.discard(2)), destroy(self))),
    ),
  ),
  'resolving-10': armor(
    'Crown of Destruction',
    { rarity: 'rare', classes: ['Hunter', 'Paladin', 'Shaman', 'Warrior'], cost: 5, def: 1 },
    'Mail, Head (1)',
    when(turnEnds(everyone), thatPlayer.destroys(1, controlledBy(thatPlayer).permanent)),
  ),
  'resolving-11': quest(
    "Tooga's Quest",
    3,
    { rarity: 'rare', provided: { kind: 'turnOf', players: you.are } },
    putTokenAndRememberAs('Tooga', token('Turtle', { name: 'Tooga', melee: 1, health: 1, unique: true })),
    nextTime(
      { event: 'turnStarts', of: you.are },
      ifYouDo(put(rememberedCards('Tooga'), 'removed'), you.draw(2)),
    ),
  ),
  'resolving-13': ability(
    'Ritual Sacrifice',
    { cost: 2, classes: ['Warlock'] },
    'Demonology',
    ongoing(pay(destroying(each(your.ally))).to(yourHero.deals(1, 'shadow').to(heroOrAlly))),
  ),
  // The owner searches the owner's deck.
  'resolving-14': ability(
    'Circle of Life',
    { rarity: 'rare', cost: 8, classes: ['Druid'] },
    'Restoration',
    ongoing(
      when(
        isDestroyed(any.ally),
        ifYouDo(
          itsController.may(searchDeckForCard(itsController, itsController, sameNameAs(thatCard, any.ally))),
          underOwnersControl(enteringExhausted(put(foundCards, 'play'))),
        ),
      ),
    ),
  ),
  'resolving-15': ally(
    'Manthos the Recently Sewn',
    { rarity: 'uncommon', cost: 5, melee: 4, health: 8, faction: 'Horde' },
    'Undead, Warrior',
    self.has(entersPlayWith({ damage: 3 })),
  ),
  // One of our sources prints a strike cost of 4. The rules' example has 3.
  'resolving-16': weapon(
    'Greatsword of Horrid Dreams',
    { rarity: 'rare', classes: ['Mage', 'Paladin', 'Warlock'], cost: 4, melee: 1, strikeCost: 3 },
    '1H, Sword, Melee (1)',
    asAnotherEnters(opposing.ally, untilNextTurn(they, thatCard.has(losesAndCantHavePowers))),
  ),
  'resolving-17': ally(
    'Helwen',
    { rarity: 'rare', cost: 4, shadow: 2, health: 2, classes: ['Warlock'] },
    'Succubus Demon, Pet (1)',
    self.mayStayExhausted(),
    pay(exhaustSelf).to(
      whileCardsRemain(self, { kind: 'state', state: 'exhausted' }, controls(you, target(any.ally))),
    ),
  ),
  'resolving-18': ability(
    'Hibernate',
    { cost: 2, instant: true, classes: ['Druid'] },
    'Balance',
    putIntoResourceRow(target(nonToken(any.ally)), { exhausted: true }),
  ),
  'resolving-19': hero(
    "Kil'zin of the Bloodscalp",
    { rarity: 'uncommon', health: 28, faction: 'Horde', classes: ['Shaman'] },
    'Troll, Shaman, Traitor',
    pay(1, flipHero).to(
      self.deals(3, 'nature').to(target(opposing.heroOrAlly), 'them'),
      whenDoneThisWay(
        cardsRememberedAsThem,
        heroOf(controllerOf(thatCard))
          .deals(3, 'nature')
          .to(targetChosenBy(controllerOf(thatCard), any.heroOrAlly)),
      ),
    ),
  ),
  'resolving-20': ability(
    'Power Word: Barrier',
    { rarity: 'rare', cost: 1, instant: true, classes: ['Priest'], talent: 'Discipline' },
    'Discipline',
    ongoing(
      self.has(entersPlayWith({ counter: 'bubble', count: 2 })),
      each(your.heroOrAlly).has(wouldBeDealt(...bubble)),
    ),
  ),
  'resolving-21': ability(
    'Ice Barrier',
    { rarity: 'rare', cost: 3, classes: ['Mage'], talent: 'Frost' },
    'Frost',
    ongoing(
      self.has(entersPlayWith({ counter: 'ice', count: 3 })),
      each(your.hero).has(
        wouldBeDealt(
          doBeforeDamage(
            ifYouDo(removeCounters('ice'), preventThatDamage),
            onlyIf(noneLeft('ice'), destroy(self)),
          ),
        ),
      ),
      atStartOfYourTurn(yourHero.deals(5, 'frost').to(target(opposing.hero))),
    ),
  ),
  'resolving-22': ally(
    'Flint Shadowmore',
    { rarity: 'epic', cost: 3, melee: 5, health: 3, faction: 'Alliance', unique: true },
    'Human, Rogue',
    optionally(self.has(wouldDeal(dividedAmong(opposing.heroOrAlly), { combat: true }))),
  ),
  'resolving-24': ability(
    'PX-238 Winter Wondervolt',
    { rarity: 'rare', cost: 3 },
    '',
    chooseTag('ally type', ALLY_TYPE_TAGS),
    ongoing(each(any.ally).has(alsoWithRememberedTag('ally type', ALLY_TYPE_TAGS))),
  ),
  'resolving-25': ability(
    'Withering Shout',
    { rarity: 'uncommon', cost: 4, instant: true, classes: ['Warrior'] },
    'Fury, Shout',
    ongoing(each(opposing.ally).has(atkAndHealthBonus(0, -1))),
  ),
})
