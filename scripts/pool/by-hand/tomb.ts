/** Cards of the set Tomb of the Forgotten. */
import {
  activate,
  addCounters,
  alsoTagged,
  always,
  and,
  any,
  asLongAs,
  assault,
  atEndOfYourTurn,
  atk,
  atStartOfYourTurn,
  attached,
  attachTo,
  attacking,
  attacksForTheFirstTime,
  chosen,
  controllerOf,
  controls,
  costsLess,
  count,
  countDifferentClasses,
  counters,
  dealsCombatDamage,
  defending,
  delve,
  destroy,
  destroyed,
  doubled,
  dualWield,
  each,
  elusive,
  enters,
  everyone,
  exactly,
  exhaust,
  faceUp,
  ferocity,
  friendly,
  ifYouDo,
  inGraveyard,
  inOrder,
  invincible,
  it,
  labelled,
  lookAt,
  lookedAt,
  mend,
  Noun,
  noneOf,
  not,
  notLessThan,
  ongoing,
  onlyIf,
  onlyNthTime,
  onlyWhile,
  opponents,
  opposing,
  or,
  other,
  otherLookedAt,
  pay,
  placesResource,
  playOnlyIf,
  plus,
  power,
  protector,
  put,
  putToken,
  putTokenCopyAndRememberAs,
  ready,
  remembered,
  rememberedNumber,
  removeCounters,
  removeDamage,
  removedThisWay,
  removingCounters,
  resources,
  restOfGame,
  reveal,
  revealed,
  self,
  sentinel,
  stealth,
  tagged,
  target,
  targetInGraveyard,
  targetPlayer,
  thatCard,
  thatTargetPlayer,
  thereIs,
  thisTurn,
  times,
  token,
  topCards,
  turnEnds,
  turnOf,
  underOwnersControl,
  unless,
  untargetable,
  when,
  whenIf,
  withIcon,
  withStat,
  wouldBeDestroyed,
  you,
  your,
  yourHero,
} from '../../../src/cards/builders.ts'
import { type CardByHand, card, several, toComplete } from './card.ts'

export const tombCards: readonly CardByHand[] = [
  card('ToF-2', 'Spurious Sarcophagus', {
    1: several(
      pay(activate).to(ifYouDo(put(targetInGraveyard(you, any.card), 'removed'), addCounters('revive'))),
      pay(activate, removingCounters('revive', 5)).to(
        put(new Noun({ kind: 'target', filter: removedThisWay, zone: 'removed', of: you.are }), 'hand'),
      ),
    ),
  }),
  card('ToF-3', 'White Camel', {
    1: several(
      elusive,
      whenIf(placesResource(you), thatCard.isA(faceUp(any.card)), thisTurn(self.has(atk(3), sentinel))),
    ),
  }),
  card('ToF-96', 'Zalabar the Dark Tinkerer', {
    1: several(
      elusive,
      atEndOfYourTurn(
        self
          .deals(count(inGraveyard(controllerOf(it), any.ally)), 'shadow')
          .to(target(any.hero), undefined, 'dealt'),
        self.heals(rememberedNumber('dealt')).from(yourHero),
      ),
    ),
  }),
  card(
    'ToF-95',
    'Velen, Prophet of the Naaru',
    {
      1: atEndOfYourTurn(
        {
          kind: 'deal',
          by: self.is,
          amount: 5,
          types: ['holy'],
          to: target(or(withIcon('Horde', opposing.heroOrAlly), and(tagged('Monster'), opposing.heroOrAlly)))
            .is,
          unpreventable: true,
          as: 'dealt',
        },
        onlyIf(remembered('dealt').isA({ kind: 'stat', stat: 'remaining', op: '<=', value: 0 }), you.draw(1)),
      ),
    },
    { words: '+opposing', because: 'The generated text says of both kinds of characters whose they are.' },
  ),
  card(
    'ToF-79',
    'Darkstalker Soran',
    {
      1: several(
        elusive,
        onlyNthTime(
          1,
          when(
            dealsCombatDamage(self, defending(any.hero)),
            restOfGame(self.has(power(always(each(your.ally).has(plus(2, 2)))))),
          ),
        ),
      ),
    },
    { words: '+forever', because: 'The power lasts until this ally leaves play.' },
  ),
  card(
    'ToF-43',
    'Extortion',
    {
      1: several(
        ready(target(opposing.ally)),
        thisTurn(controls(you, it)),
        thisTurn(it.has(ferocity, stealth), it.canAttackOnly(any.hero)),
      ),
    },
    { words: '-turn', because: 'The generated text names the turn once for two traits.' },
  ),
  card('ToF-33', 'Hand of Devotion', {
    1: several(
      self.has(playOnlyIf(turnOf(opponents))),
      thisTurn(yourHero.has(protector)),
      thisTurn(yourHero.has(sentinel)),
    ),
  }),
  card('ToF-31', 'Divine Redemption', {
    1: several(put(targetInGraveyard(you, any.ally), 'play'), attachTo(it)),
  }),
  card('ToF-30', 'Blessing of Resolution', {
    2: ongoing(
      attached.has(
        plus(
          times(2, count(each(and(any.ability, { kind: 'attachedTo', what: attached.is })))),
          times(2, count(each(and(any.ability, { kind: 'attachedTo', what: attached.is })))),
        ),
      ),
    ),
  }),
  card('ToF-25', 'Boundless Magic', {
    2: inOrder([
      lookAt(topCards(count(each(your.resource)), you)),
      you.choose(1, lookedAt),
      put(chosen, 'hand'),
      put(otherLookedAt(chosen, you), 'deckBottom'),
    ]),
  }),
  card('ToF-23', 'Obliterating Trap', {
    2: inOrder([
      destroy(target(attacking(any.ally))),
      onlyIf(it.isA({ kind: 'stat', stat: 'cost', op: '>=', value: 4 }), delve),
    ]),
  }),
  card('ToF-12', 'Frozen Strength', { 1: several(attachTo(target(any.ally)), delve) }),
  card('ToF-196', 'The Defense of Nahom', {
    1: toComplete([resources(5)], notLessThan(countDifferentClasses(each(your.ally)), 2)),
  }),
  card(
    'ToF-186',
    'Feeding Frenzy',
    {
      1: several(
        yourHero.has(dualWield),
        atStartOfYourTurn(
          unless(you.may(you.choose(1, inGraveyard(you, any.ally)), put(chosen, 'removed')), destroy(self)),
        ),
      ),
    },
    { words: '+may', because: 'The print says "unless".' },
  ),
  card(
    'ToF-161',
    'Aggra',
    {
      1: when(
        enters(self),
        you.doSomeOf(
          2,
          restOfGame(self.has(assault(4))),
          restOfGame(self.has(elusive)),
          restOfGame(self.has(mend(4))),
          restOfGame(self.has(untargetable)),
        ),
      ),
    },
    { words: '+forever', because: 'The keywords last until this ally leaves play.' },
  ),
  card('ToF-158', 'Renshol, Herald of Nature', {
    1: labelled(
      'Empower Druid',
      whenIf(
        enters(self),
        thereIs(each(other(and(tagged('Druid'), your.heroOrAlly)))),
        self.heals(3).from(target(friendly.heroOrAlly), { total: 'healed' }),
        putToken(token('Treant', { melee: 1, health: 1 }), rememberedNumber('healed')),
      ),
    ),
  }),
  card(
    'ToF-157',
    'Pygmy Pyramid',
    {
      2: several(
        elusive,
        mend(2),
        protector,
        when(
          destroyed(self),
          putToken(token('Pygmy, Monster', { melee: 1, health: 1 }, elusive)),
          putToken(token('Pygmy, Monster', { melee: 1, health: 1 }, mend(2))),
          putToken(token('Pygmy, Monster', { melee: 1, health: 1 }, protector)),
        ),
      ),
    },
    { words: '-3', because: 'The generated text puts one token after the other.' },
  ),
  card('ToF-155', 'Obsidian Colossus', {
    1: several(
      protector,
      self.has(wouldBeDestroyed(removeDamage(self), exhaust(self), addCounters('stone', 3))),
      atStartOfYourTurn(removeCounters('stone'), onlyIf(exactly(counters('stone'), 0), ready(self))),
      asLongAs(
        self.isA({ kind: 'bearsCounter', counter: 'stone' }),
        self.cant('beReadied'),
        self.has(invincible),
      ),
    ),
  }),
  card('ToF-153', 'Akhet', {
    1: several(
      protector,
      asLongAs(noneOf(each(other(any.ally))), self.has(doubled('atk'), doubled('health'), sentinel)),
    ),
  }),
  card('ToF-144', 'Nargle, Fang of the Swarm', {
    1: when(
      turnEnds(opponents),
      ifYouDo(
        put(self, 'removed'),
        destroy(each(and(any.ally, not(tagged('Murloc'))))),
        underOwnersControl(put(inGraveyard(everyone, and(tagged('Murloc'), any.ally)), 'play')),
      ),
    ),
  }),
  card('ToF-141', 'Zores, Herald of War', {
    1: labelled(
      'Empower Warrior',
      whenIf(
        enters(self),
        thereIs(each(other(and(tagged('Warrior'), your.heroOrAlly)))),
        thisTurn(target(your.weapon).has(atk(2), costsLess(2, { doing: 'strike' }))),
      ),
    ),
  }),
  card('ToF-136', "Dun'zarg", {
    1: when(
      attacksForTheFirstTime(self),
      onlyWhile(thereIs(each(other(and(tagged('Ogre'), your.heroOrAlly)))), thisTurn(self.has(atk(4)))),
    ),
  }),
  card('ToF-135', 'Taluret, Herald of Faith', {
    1: labelled(
      'Empower Priest',
      whenIf(
        enters(self),
        thereIs(each(other(and(tagged('Priest'), your.heroOrAlly)))),
        you.may(put(inGraveyard(targetPlayer, any.ally), 'deckTop'), thatTargetPlayer.shuffleDeck()),
      ),
    ),
  }),
  card('ToF-111', 'Sludgelauncher Krillzix', {
    1: when(
      enters(self),
      ifYouDo(
        you.may(reveal(topCards(1, you))),
        onlyIf(
          revealed.isA(any.permanent),
          self.deals(revealed.stat('cost'), 'nature').to(each(other(any.heroOrAlly))),
        ),
      ),
    ),
  }),
  card(
    'ToF-57',
    "Hand of Gul'dan",
    {
      2: inOrder([
        yourHero.deals(6, 'shadow').to(target(any.heroOrAlly), 'dealt'),
        onlyIf(
          remembered('dealt').isA(withStat(any.ally, 'remaining', '<=', 0)),
          putTokenCopyAndRememberAs('copy', remembered('dealt')),
          restOfGame(remembered('copy').has(alsoTagged('Demon'))),
        ),
      ]),
    },
    { words: '+forever', because: 'The copy is a Demon until it leaves play.' },
  ),
]
