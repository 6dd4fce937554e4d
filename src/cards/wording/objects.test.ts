/** The texts of changes to cards themselves: counters, tokens, copies, lost and added powers, other types. */
import { expect, test } from 'vitest'
import {
  addCounters,
  alsoHasDamageType,
  any,
  arcaneTorrentKeyword,
  atkAndHealthBonus,
  atkBonus,
  awesomeKeyword,
  becomesCardType,
  becomesCopy,
  becomesDamageType,
  controls,
  copyLink,
  deathRattleKeyword,
  destroy,
  doubledStat,
  each,
  eternalKeyword,
  exchangeControl,
  exhaustSelf,
  findTreasureKeyword,
  grantedPower,
  hero,
  heroHasTrait,
  hostCard,
  labelledPower,
  losesPowers,
  nonToken,
  numberOfCounters,
  onlyForHeroWithTrait,
  onlyIf,
  opposing,
  pay,
  printedPowersOf,
  putIntoPlayAs,
  putToken,
  putTokenCopy,
  reattach,
  removeCounters,
  restOfGame,
  self,
  sumOfStat,
  target,
  token,
  triggerPowers,
  withDamageType,
  withTraitIcon,
  you,
  your,
} from '../builders.ts'
import { textOfCard, textOfEffect, textOfPowers } from './wording.testkit.ts'

test.each<[string, string]>([
  ['Put two Doom counters on this ability.', textOfEffect(addCounters('Doom', 2))],
  [
    'Put a +1 / +1 counter on target ally.',
    textOfEffect(addCounters({ atk: 1, health: 1 }, 1, target(any.ally))),
  ],
  ['Remove a Doom counter.', textOfEffect(removeCounters('Doom'))],
  [
    'Remove all Doom counters from target ally.',
    textOfEffect(removeCounters('Doom', 'all', target(any.ally))),
  ],
  [
    'Draw cards equal to the number of Doom counters on this ability.',
    textOfEffect(you.draw(numberOfCounters('Doom'))),
  ],
  [
    'Put into play a Wisp ally token (0 [Melee] / 1 [Health]).',
    textOfEffect(putToken(token('Wisp', { melee: 0, health: 1 }))),
  ],
  [
    'Put into play three Treant ally tokens (1 [Melee] / 1 [Health]) with Ferocity.',
    textOfEffect(
      putToken(token('Treant', { melee: 1, health: 1 }, { kind: 'keyword', keyword: 'ferocity' }), 3),
    ),
  ],
  [
    'Put into play a Mechanical ally token (10 [Melee] / 10 [Health]) named Fel Reaver.',
    textOfEffect(putToken(token('Mechanical', { name: 'Fel Reaver', melee: 10, health: 10 }))),
  ],
  ['Put a token copy of target ally into play.', textOfEffect(putTokenCopy(target(any.ally)))],
  [
    'Target ally you control becomes a copy of target opposing ally.',
    textOfEffect(becomesCopy(target(your.ally), target(opposing.ally))),
  ],
  [
    'Copy target ability on the chain. You may choose new targets for the copy.',
    textOfEffect(copyLink(target(any.ability, 'chain'))),
  ],
  [
    'Exchange control of target ally you control and target opposing ally.',
    textOfEffect(exchangeControl(target(your.ally), target(opposing.ally))),
  ],
  [
    'Attach target ability to another character.',
    textOfEffect(reattach(target(any.ability), any.heroOrAlly)),
  ],
  [
    'Attach target ability to another card it could be attached to.',
    textOfEffect(reattach(target(any.ability))),
  ],
  ['Trigger each triggered power of target ally.', textOfEffect(triggerPowers(target(any.ally)))],
  [
    'Put target ally in any graveyard into play under your control as an ability.',
    textOfEffect(putIntoPlayAs(target(any.ally, 'graveyard'), 'ability')),
  ],
  ['Destroy target non-token ally.', textOfEffect(destroy(target(nonToken(any.ally))))],
  ['Destroy target Horde ally.', textOfEffect(destroy(target(withTraitIcon('Horde', any.ally))))],
  ['Destroy target [Fire] ally.', textOfEffect(destroy(target(withDamageType('fire', any.ally))))],
  [
    'If your hero is Alliance, draw a card.',
    textOfEffect(onlyIf(heroHasTrait(you, 'Alliance'), you.draw(1))),
  ],
  ['If your hero is a Gnome, draw a card.', textOfEffect(onlyIf(heroHasTrait(you, 'Gnome'), you.draw(1)))],
  [
    'This ability gets the printed powers of target ally for the rest of the game.',
    textOfEffect(restOfGame(self.has(printedPowersOf(target(any.ally))))),
  ],
  ['Shuffle your deck.', textOfEffect(you.shuffleDeck())],
])('%s', (told, said) => {
  expect(said).toBe(told)
})

test.each<[string, string]>([
  [
    'Your allies have “[Activate] → Draw a card.”',
    textOfPowers(each(your.ally).has(grantedPower(pay(exhaustSelf).to(you.draw(1))))),
  ],
  ['This ally loses all powers.', textOfPowers(self.has(losesPowers))],
  ['The ATK of your allies is doubled.', textOfPowers(each(your.ally).has(doubledStat('atk')))],
  ['This ally has fire as an additional damage type.', textOfPowers(self.has(alsoHasDamageType('fire')))],
  ['This ally has frost as its damage type.', textOfPowers(self.has(becomesDamageType('frost')))],
  ['This ally becomes an ability.', textOfPowers(self.has(becomesCardType('ability')))],
  ['You control the attached card.', textOfPowers(controls(you, hostCard))],
  [
    'Horde Hero: Ferocity',
    textOfPowers(onlyForHeroWithTrait('Horde', { kind: 'keyword', keyword: 'ferocity' })),
  ],
  [
    'This ally has +X ATK and +Y [Health], where X is the total ATK of your allies and Y is the total [Health] of your allies.',
    textOfPowers(
      self.has(atkAndHealthBonus(sumOfStat('atk', each(your.ally)), sumOfStat('health', each(your.ally)))),
    ),
  ],
  [
    "Arcane Torrent: When this enters play, target opposing card loses and can't have powers this turn.",
    textOfPowers(arcaneTorrentKeyword),
  ],
  ['AWESOME: When your turn starts, each player may draw a card.', textOfPowers(awesomeKeyword)],
  [
    'Death Rattle: When this ally enters a graveyard from anywhere, draw a card.',
    textOfPowers(deathRattleKeyword(you.draw(1))),
  ],
  [
    'Eternal: When this ally enters a graveyard from anywhere, you may put it on top of your deck. If that is done, shuffle your deck.',
    textOfPowers(eternalKeyword),
  ],
  [
    'Other: This ally has +1 ATK.',
    textOfPowers(labelledPower('Other', { kind: 'continuous', mods: self.has(atkBonus(1)) })),
  ],
])('%s', (told, said) => {
  expect(said).toBe(told)
})

test('Find Treasure is a single power with a word in front', () => {
  expect(textOfPowers(findTreasureKeyword)).toMatch(/^Find Treasure: When .* If that is done, discard one\.$/)
})

test('deckbuilding can allow one faction and some restrictions', () => {
  const lines = textOfCard({
    ...hero('Lord', { health: 28 }, 'Gnome'),
    deckbuilding: {
      only: [{ class: 'Mage', talent: 'Fire' }, { reputation: 'Aldor' }, { heroRequired: 'Gnome' }],
      never: [{ talent: true }],
      oneFaction: true,
      unrestricted: true,
    },
  })
  expect(lines).toBe(
    'Deckbuilding: Only Mage Fire Talent cards, Aldor Reputation cards, and “Gnome Hero Required” cards. Cards of one faction only. No Talent cards. No cards with other restrictions in their text.',
  )
})

test('deckbuilding, capacity and the other side have texts', () => {
  const lines = textOfCard({
    ...hero('Lord', { health: 28, reputation: 'Scryer', heroRequired: 'Gnome' }, 'Gnome'),
    deckbuilding: { only: [{ faction: 'Horde' }, { neutral: true }], never: [{ type: 'ally', tag: 'Pet' }] },
    capacity: { counter: 'Ore', most: 3 },
    back: { powers: [{ kind: 'continuous', mods: self.has(atkBonus(1)) }] },
  })
  expect(lines.split('\n')).toEqual([
    'Gnome Hero Required',
    'Scryer Reputation',
    'Deckbuilding: Only Horde cards and neutral cards. No Pet allies.',
    'This hero holds up to 3 Ore counters.',
    'Other side: This hero has +1 ATK.',
  ])
})
