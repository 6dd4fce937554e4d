/** Abilities and their effects (305), cards in play (300–304), modifiers (712–714), timestamps (718). */
import { expect, test } from 'vitest'
import {
  ability,
  addCounters,
  ally,
  alsoHasCardType,
  always,
  anotherTarget,
  any,
  armor,
  asItEnters,
  atkAndHealthBonus,
  atkBonus,
  atStartOfYourTurn,
  attacks,
  becomesCardType,
  becomesCopy,
  becomesDamageType,
  both,
  chosenCards,
  destroy,
  each,
  exhaust,
  exhaustSelf,
  flipHero,
  hero,
  inOrder,
  interrupt,
  isDestroyed,
  isEqualTo,
  item,
  numberedCardsOfSet,
  numberOfCounters,
  ongoing,
  onlyIf,
  opponents,
  opposing,
  pay,
  put,
  removeCounters,
  restOfGame,
  reveal,
  self,
  switchedAtkAndHealth,
  target,
  thatCard,
  thatTarget,
  thisTurn,
  topCards,
  weapon,
  when,
  wouldBeDestroyed,
  you,
  your,
  yourHero,
} from '../../cards/builders.ts'
import { type Story, scenario, scenarioAtMulligan } from '../../scenarios/scenario.ts'
import type { PartySetup } from '../../scenarios/table-setup.ts'
import { exampleCardsOfTextNodes } from '../../scenarios/test-cards/nodes.ts'

const instant = { cost: 0, instant: true } as const
const cards = numberedCardsOfSet('OWN', {
  1: ability(
    'Drill',
    instant,
    '',
    thisTurn(target(any.ally).has(atkBonus(2))),
    restOfGame(thatTarget.has(atkAndHealthBonus(0, 1))),
  ),
  2: ability(
    'Banner',
    { cost: 0 },
    '',
    ongoing(always(each(your.ally).has(atkBonus(1))), pay(exhaustSelf).to(you.draw(1))),
  ),
  3: ability('Rout', instant, '', thisTurn(each(opposing.ally).has(atkBonus(-1)))),
  4: ability(
    'Feast',
    instant,
    '',
    destroy(target(your.ally)),
    yourHero.heals(thatTarget.stat('atk')).from(yourHero),
  ),
  5: ability('Flame', instant, '', thisTurn(each(any.ally).has(becomesDamageType('fire')))),
  6: ability('Chill', instant, '', thisTurn(each(any.ally).has(becomesDamageType('frost')))),
  7: ally(
    'Kindler',
    { cost: 0, melee: 1, health: 2 },
    '',
    always(each(any.ally).has(becomesDamageType('fire'))),
  ),
  8: ally(
    'Chiller',
    { cost: 0, melee: 1, health: 2 },
    '',
    always(each(any.ally).has(becomesDamageType('frost'))),
  ),
  9: ability('Mimicry', instant, '', becomesCopy(target(your.ally), anotherTarget(any.ally))),
  10: ability('Petrify', instant, '', thisTurn(target(any.ally).has(becomesCardType('equipment')))),
  11: ability(
    'Animate',
    instant,
    '',
    thisTurn(target(any.equipment).has(alsoHasCardType('ally', { melee: 2, health: 2 }))),
  ),
  12: weapon(
    'Wand',
    { cost: 0, melee: 1, strikeCost: 0 },
    'Melee (1), Staff',
    pay(exhaustSelf).to(you.draw(1)),
  ),
  13: armor('Cap', { cost: 0, def: 1 }, 'Head (1), Cloth', pay(exhaustSelf).to(you.draw(1))),
  14: hero('Flipper', { health: 30 }, 'Orc, Warrior', pay(flipHero).to(you.draw(1))),
  15: ability('Sweep', instant, '', put(each(any.ally), 'hand')),
  16: ability('Silence', instant, '', interrupt(target(any.ability, 'chain'))),
  17: ally(
    'Bugler',
    { cost: 0, melee: 1, health: 2 },
    '',
    when(attacks(self), thisTurn(thatCard.has(atkBonus(3)))),
  ),
  18: ability('Charm', instant, '', restOfGame(target(any.ally).has({ kind: 'control', by: you.are }))),
  19: ally(
    'Firestarter',
    { cost: 0, melee: 1, health: 1 },
    '',
    asItEnters(thisTurn(each(any.ally).has(becomesDamageType('fire')))),
  ),
  20: ability('Refill', instant, '', you.drawUpTo(3)),
  21: ally('Warden', { melee: 1, health: 3 }, '', each(your.ally).has(wouldBeDestroyed(exhaust(thatCard)))),
  22: ally('Mourner', { melee: 1, health: 1 }, '', when(isDestroyed(self), you.draw(1))),
  23: ability('Smite', instant, '', destroy(target(any.ally))),
  24: item(
    'Chest',
    { cost: 0 },
    '',
    pay(1).to(removeCounters('Coin'), onlyIf(isEqualTo(numberOfCounters('Coin'), 0), you.draw(1))),
    pay(2).to(addCounters('Coin', 2)),
  ),
  25: ability('Twist', instant, '', thisTurn(switchedAtkAndHealth(target(any.ally)))),
})
const table = (anna: PartySetup, bert: PartySetup = {}) =>
  scenario({ cards, players: { Anna: anna, Bert: bert } })
const types = (story: Story, name: string) => story.characteristics(name).damageTypes

test('parts of a text with different durations make separate modifiers (709.2e, 712.2, 714.3c), which affect the card named before (712.3a)', () => {
  const story = table({ hand: ['Drill', 'Rend'], play: ['Brigg'] })
  story.raider('Anna').plays('Drill', { on: 'Brigg' })
  story.resolve()
  expect([story.atk('Brigg'), story.health('Brigg')]).toEqual([3, 3])
  story.turnOf('Anna')
  expect([story.atk('Brigg'), story.health('Brigg')]).toEqual([1, 3])
  story.waitsFor('Anna')
})

test('an ongoing ability enters play and lasts while it is there (305.2a, 714.2); any other goes to the graveyard, and its modifiers last (305.1, 709.2g, 714.3, 714.3d)', () => {
  const story = table({ hand: ['Banner', 'Drill', 'Rend'], play: ['Brigg'] })
  const anna = story.raider('Anna').plays('Banner')
  story.resolve()
  anna.plays('Drill', { on: 'Brigg' })
  story.resolve()
  expect([story.isInPlay('Banner'), story.cards('Anna', 'graveyard'), story.atk('Brigg')]).toEqual([
    true,
    ['Drill'],
    4,
  ])
  story.waitsFor('Anna')
})

test('abilities, weapons and armor can be activated in the turn they enter play (303.3, 304.3, 305.2b), allies can’t', () => {
  const story = table({ hand: ['Banner', 'Wand', 'Cap', 'Zakis Trickstab', 'Rend'], resources: 9 })
  const anna = story.raider('Anna')
  for (const card of ['Banner', 'Wand', 'Cap']) {
    anna.plays(card)
    story.resolve()
    expect(anna.may(`power ${card}`)).toBe(true)
  }
  story.waitsFor('Anna')
})

test('a modifier is read for the player who controlled its link (712.6), and refers to its source when it means itself (712.5)', () => {
  const story = table({ hand: ['Rout', 'Rend'], play: ['Brigg', 'Bugler'] }, { play: ['Brigg'] })
  const anna = story.raider('Anna').plays('Rout')
  story.resolve()
  expect([story.atk('Brigg'), story.atk('Brigg#2')]).toEqual([1, 0])
  anna.attacks('Bugler', 'Bert')
  expect([story.atk('Bugler'), story.atk('Brigg'), story.damage('Bert')]).toEqual([4, 1, 4])
  story.waitsFor('Anna')
})

test('a text that reads an ally that has left play uses its values in play (712.3b)', () => {
  const story = table({ hand: ['Drill', 'Feast', 'Rend'], play: ['Brigg'], damage: 9 })
  const anna = story.raider('Anna').plays('Drill', { on: 'Brigg' })
  story.resolve()
  anna.plays('Feast', { on: 'Brigg' })
  story.resolve()
  expect(story.damage('Anna')).toBe(6)
  story.waitsFor('Anna')
})

test('a text means cards in play, unless it says otherwise (712.4)', () => {
  const story = table({ hand: ['Sweep', 'Rend'], play: ['Brigg'], graveyard: ['Zulanji'], deck: ['Wysko'] })
  story.raider('Anna').plays('Sweep')
  story.resolve()
  expect([story.cards('Anna', 'hand'), story.cards('Anna', 'graveyard')]).toEqual([
    ['Rend', 'Brigg'],
    ['Zulanji', 'Sweep'],
  ])
  story.waitsFor('Anna')
})

test('of two conflicting modifiers, the one whose link resolved later applies last (718.1, 718.2d)', () => {
  const story = table({ hand: ['Flame', 'Chill', 'Flame', 'Rend'], play: ['Brigg'] })
  const seen = ['Flame', 'Chill', 'Flame'].map((card) => {
    story.raider('Anna').plays(card)
    story.resolve()
    return types(story, 'Brigg')
  })
  expect(seen).toEqual([['fire'], ['frost'], ['fire']])
  story.waitsFor('Anna')
})

test('of two conflicting modifiers, the one whose card entered play later applies last (718.1, 718.2a)', () => {
  const story = table({ hand: ['Kindler', 'Chiller', 'Rend'] })
  const seen = ['Chiller', 'Kindler'].map((card) => {
    story.raider('Anna').plays(card)
    story.resolve()
    return types(story, 'Chiller')
  })
  expect(seen).toEqual([['frost'], ['fire']])
  story.waitsFor('Anna')
})

test('a copy of a copy copies the original card (402.3a)', () => {
  const story = table({ hand: ['Mimicry', 'Mimicry', 'Rend'], play: ['Brigg', 'Zulanji', 'Bugler'] })
  const [first = 0, second = 0] = story.game.play.filter((id) =>
    ['Brigg', 'Zulanji'].includes(story.cardName(id)),
  )
  story
    .raider('Anna')
    .plays('Mimicry', { on: ['Brigg'] })
    .answers('Bugler')
  story.resolve()
  story
    .raider('Anna')
    .plays('Mimicry', { on: ['Zulanji'] })
    .answers(`o${first}`)
  story.resolve()
  expect([story.cardName(first), story.cardName(second)]).toEqual(['Bugler', 'Bugler'])
  story.waitsFor('Anna')
})

test('a card that becomes another type loses its first type (300.1a); a card that gets an additional type keeps it (300.1b), and is a character as an ally (300.1)', () => {
  const story = table({ hand: ['Petrify', 'Animate', 'Rend'], play: ['Brigg', 'Cap'] })
  const anna = story.raider('Anna').plays('Petrify', { on: 'Brigg' })
  story.resolve()
  expect([story.characteristics('Brigg').types, anna.may('attack Brigg')]).toEqual([['equipment'], false])
  anna.plays('Animate', { on: 'Cap' })
  story.resolve()
  expect([story.characteristics('Cap').types, anna.may('attack Cap')]).toEqual([['equipment', 'ally'], true])
  story.waitsFor('Anna')
})

test('heroes start in play, ready and face up (301.1); turning one face down changes nothing else (301.2c)', () => {
  const story = table({ hero: 'Flipper', hand: ['Rend'], play: [{ card: 'Rend', on: 'Anna' }], damage: 3 })
  expect(story.object('Anna').play).toMatchObject({ exhausted: false, faceDown: false, row: 'hero' })
  story.raider('Anna').uses('Flipper')
  story.resolve()
  expect(story.object('Anna').play).toMatchObject({
    exhausted: false,
    faceDown: true,
    damage: 4,
    row: 'hero',
  })
  expect([story.host('Rend'), story.health('Anna')]).toEqual(['Anna', 30])
  story.waitsFor('Anna')
})

test('a resource that is being placed can’t be targeted to be interrupted (711.3)', () => {
  const story = table({ hand: ['Rend', 'Silence', 'Drill'], play: ['Brigg'] })
  const anna = story.raider('Anna').places('Rend')
  expect(anna.may('play Silence')).toBe(false)
  anna.plays('Drill', { on: 'Brigg' }).plays('Silence', { on: 'Drill' })
  story.resolveAll()
  expect(story.eventsOfKind('interrupted')).toHaveLength(1)
  story.waitsFor('Anna')
})

test('texts look at a card’s controller (401.1, 401.2); a card that changes controllers stays the same card, with its damage, attachments and modifiers (401.3, 401.3a)', () => {
  const story = table(
    { hand: ['Charm', 'Drill', 'Banner', 'Rend'] },
    { play: [{ card: 'Lumbering Oaf', damage: 1 }, { card: 'Rend', on: 'Lumbering Oaf' }, 'Brigg'] },
  )
  const anna = story.raider('Anna').plays('Banner')
  story.resolve()
  const oaf = story.find('Lumbering Oaf')
  const before = story.atk('Lumbering Oaf')
  anna.plays('Drill', { on: 'Lumbering Oaf' })
  story.resolve()
  anna.plays('Charm', { on: 'Lumbering Oaf' })
  story.resolve()
  expect([story.find('Lumbering Oaf'), story.damage('Lumbering Oaf'), story.atk('Lumbering Oaf')]).toEqual([
    oaf,
    1,
    before + 3,
  ])
  expect([
    story.controller('Lumbering Oaf'),
    story.object('Lumbering Oaf').owner,
    story.host('Rend'),
  ]).toEqual(['Anna', 1, 'Lumbering Oaf'])
  story.waitsFor('Anna')
})

test('a modifier made as a card enters has that timestamp (718.2e)', () => {
  const story = table({ hand: ['Chill', 'Firestarter', 'Chill', 'Rend'], play: ['Brigg'] })
  const seen = ['Chill', 'Firestarter', 'Chill'].map((card) => {
    story.raider('Anna').plays(card)
    story.resolve()
    return types(story, 'Brigg')
  })
  expect(seen).toEqual([['frost'], ['fire'], ['frost']])
  story.waitsFor('Anna')
})

test('a player who draws up to three cards draws none with more than three in hand (713.2)', () => {
  const story = table({ hand: ['Refill', 'Refill', 'Rend'], deck: ['Gouge', 'Gouge', 'Gouge', 'Gouge'] })
  story.raider('Anna').plays('Refill')
  story.resolve()
  expect(story.cards('Anna', 'hand')).toHaveLength(3)
  story.raider('Anna').plays('Refill')
  story.resolve()
  expect(story.cards('Anna', 'hand')).toHaveLength(3)
  story.waitsFor('Anna')
})

test('a replaced event never happens, and nothing triggers from it (716.1a)', () => {
  const story = table({ hand: ['Smite', 'Rend'], play: ['Warden', 'Mourner'] })
  story.raider('Anna').plays('Smite', { on: 'Mourner' })
  story.resolveAll()
  expect([story.exhausted('Mourner'), story.cards('Anna', 'hand')]).toEqual([true, ['Rend']])
  story.waitsFor('Anna')
})

test('removing the last counter also counts as done if there was no counter (404.1d)', () => {
  const story = table({ hand: ['Rend', 'Brigg'], play: ['Chest'], resources: 2, deck: ['Gouge', 'Gouge'] })
  story.raider('Anna').uses('Chest')
  story.resolve()
  expect(story.cards('Anna', 'hand')).toHaveLength(3)
  story.waitsFor('Anna')
})

test('switched ATK and health use the values at the time of the switch (712.9)', () => {
  const story = table({ hand: ['Twist', 'Drill', 'Rend'], play: ['Karrok Scarrend'] })
  const before = [story.atk('Karrok Scarrend'), story.health('Karrok Scarrend')]
  story.raider('Anna').plays('Twist', { on: 'Karrok Scarrend' })
  story.resolve()
  expect([story.health('Karrok Scarrend'), story.atk('Karrok Scarrend')]).toEqual(before)
  story.raider('Anna').plays('Drill', { on: 'Karrok Scarrend' })
  story.resolve()
  expect([story.health('Karrok Scarrend'), story.atk('Karrok Scarrend')]).toEqual([
    (before[0] ?? 0) + 1,
    (before[1] ?? 0) + 2,
  ])
  story.waitsFor('Anna')
})

test('cards have the same type if all their types match, and share a type if both have it (300.1c)', () => {
  const [sorting, loss] = exampleCardsOfTextNodes.filter(({ name }) =>
    ['Sorting', 'Kindred Loss'].includes(name),
  )
  const totem = ability('Earth Totem', { cost: 1, melee: 0, health: 2 }, 'Earth Totem (1)', ongoing())
  const kit = [
    ...(sorting ? [sorting] : []),
    ...(loss ? [loss] : []),
    ...numberedCardsOfSet('OWN', { 1: totem }),
  ]
  const [first, second] = kit.map(({ id }) => id)
  const story = scenario({
    cards: kit,
    players: {
      Anna: {
        hand: [first ?? '', first ?? '', second ?? '', 'Rend'],
        deck: ['OWN-1', 'Brigg', 'OWN-1'],
        play: ['Brigg', 'Scarlet Kris'],
      },
      Bert: {},
    },
  })
  story.raider('Anna').plays('Sorting')
  story.resolve()
  expect(story.cards('Anna', 'deck')[0]).toBe('Earth Totem')
  story.raider('Anna').plays('Kindred Loss')
  story.resolve()
  expect(story.party('Anna').slice(1)).toEqual(['Scarlet Kris'])
  story.waitsFor('Anna')
})

test('a copy has none of the choices made for the other card, and they aren’t made again (402.3c)', () => {
  const kit = numberedCardsOfSet('OWN', {
    1: ally(
      'Patron',
      { cost: 0, melee: 1, health: 2 },
      '',
      asItEnters(you.choose(1, each(your.hero)), restOfGame(chosenCards.has(atkBonus(1)))),
    ),
    2: ability('Mimicry', instant, '', becomesCopy(target(your.ally), anotherTarget(any.ally))),
  })
  const story = scenario({
    cards: kit,
    players: { Anna: { hand: ['Patron', 'Mimicry', 'Rend'], play: ['Brigg'] }, Bert: {} },
  })
  const anna = story.raider('Anna').plays('Patron')
  story.resolve()
  const [brigg, atkBefore] = [story.find('Brigg'), story.atk('Anna')]
  anna.plays('Mimicry', { on: 'Brigg' }).answers('Patron')
  story.resolve()
  expect([story.cardName(brigg), atkBefore, story.atk('Anna')]).toEqual(['Patron', 1, 1])
  story.waitsFor('Anna')
})

test.each([
  ['a cheaper card', ['Rend'], 1],
  ['no card at all', [], 0],
])('Farseer Nobundo guesses that his card costs more than %s (712.8)', (_, deck, drawn) => {
  const [mine, theirs] = [topCards(1, you).stat('cost'), topCards(1, opponents).stat('cost')]
  const guess = (op: '>' | '<') =>
    inOrder([
      reveal(both(topCards(1, you), topCards(1, opponents))),
      onlyIf({ kind: 'compare', a: mine, op, b: theirs, there: true }, you.draw(1)),
    ])
  const kit = numberedCardsOfSet('OWN', {
    1: ally(
      'Farseer Nobundo',
      { cost: 5, nature: 3, health: 8 },
      'Draenei, Shaman, Nobundo (1)',
      atStartOfYourTurn(you.chooseOne(guess('>'), guess('<'))),
    ),
  })
  const story = scenarioAtMulligan({
    cards: kit,
    players: {
      Anna: { hand: ['Rend'], play: ['Farseer Nobundo'], deck: ['Karrok Scarrend', 'Rend'] },
      Bert: { deck, below: 0 },
    },
  })
  story.pick('keep')
  story.pick('keep')
  story.pick('m0')
  story.passUntil(() => story.isCalm())
  expect(story.eventsOfKind('moved').filter(({ why }) => why === 'drawn')).toHaveLength(drawn)
  story.waitsFor('Anna')
})
