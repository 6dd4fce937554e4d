/**
 * Attachments (400): attach and host descriptions, and hosts in other zones. Also cards that a text finds again after
 * a move (415.9b, 415.9c).
 */
import { expect, test } from 'vitest'
import {
  ability,
  ally,
  anotherTarget,
  any,
  atkAndHealthBonus,
  attach,
  attachTo,
  becomesCardType,
  destroy,
  each,
  hostCard,
  isDestroyed,
  losesPowers,
  numberedCardsOfSet,
  ongoing,
  opposing,
  put,
  self,
  target,
  targetInGraveyard,
  thisTurn,
  type UnnumberedCard,
  when,
  you,
  your,
} from '../../cards/builders.ts'
import { scenario } from '../../scenarios/scenario.ts'
import { DUNGEON_NAME, type PartySetup } from '../../scenarios/table-setup.ts'
import { exampleCardsAboutChoices } from '../../scenarios/test-cards/choices.ts'
import { exampleCardsAboutObjects } from '../../scenarios/test-cards/objects.ts'
import { exampleCardsAboutZones } from '../../scenarios/test-cards/zones.ts'

const Z = (n: number): string => `EX-zones-${n}`
const O = (n: number): string => `EX-objects-${n}`
const OWN = (n: number): string => `EX-attach-${n}`
const table = (
  anna: PartySetup,
  dungeon: Omit<PartySetup, 'hero' | 'hand' | 'resources' | 'quests'> = {},
  more: UnnumberedCard[] = [],
) =>
  scenario({
    cards: [
      ...exampleCardsAboutObjects,
      ...exampleCardsAboutZones,
      ...numberedCardsOfSet('EX', Object.fromEntries(more.map((one, i) => [`attach-${i}`, one]))),
    ],
    raiders: { Anna: anna },
    dungeon,
  })

const chains = ability(
  'Chains',
  { cost: 1 },
  '',
  attachTo(target(any.ally)),
  ongoing(hostCard.cant('attack')),
)
const kill = ability('Kill', { cost: 1 }, '', destroy(target(any.ally)))
const turnToStone = ability(
  'Turn to Stone',
  { cost: 1 },
  '',
  thisTurn(target(any.ally).has(becomesCardType('equipment'))),
)

test('Icon of the Silver Crescent: the ally becomes an attachment of a hero (400.1)', () => {
  const story = table({ play: ['Brigg', Z(3)], hand: [OWN(0), 'Brigg'], resources: 1 }, {}, [kill])
  story.raider('Anna').plays('Kill', { on: 'Brigg' })
  story.resolve()
  expect(story.offers).toEqual(['Anna', DUNGEON_NAME])
  story.pick(DUNGEON_NAME)
  const brigg = story.object('Brigg')
  expect([story.host('Brigg'), brigg.play?.row, story.characteristics('Brigg').types]).toEqual([
    DUNGEON_NAME,
    'attached',
    ['ability'],
  ])
  story.turnOf('Anna')
  story.resolveAll()
  expect(story.damage(DUNGEON_NAME)).toBe(1)
  story.waitsFor('Anna')
})

test('the description by which it was attached also decides where it may be moved: to a hero (400.1, example; 400.7a)', () => {
  const sword = O(10)
  const story = table(
    { play: ['Brigg', 'Kozik Skullcracker', Z(3), sword], hand: [OWN(0), 'Brigg'], resources: 3 },
    {},
    [kill],
  )
  const anna = story.raider('Anna').plays('Kill', { on: 'Brigg' })
  story.resolve()
  story.pick(DUNGEON_NAME)
  anna.uses("Inventor's Focal Sword", { on: 'Brigg' })
  story.resolve()
  expect(story.host('Brigg')).toBe('Anna')
  story.waitsFor('Anna')
})

test('a targeted attach description is chosen as the card is played, and the card is attached to that target as it resolves (400.2)', () => {
  const story = table({ hand: [OWN(0), 'Brigg'], resources: 1 }, { play: ['Defias Pirate', 'Vapor'] }, [
    chains,
  ])
  const anna = story.raider('Anna').plays('Chains')
  expect([story.decision?.kind, story.offers]).toEqual(['target', ['Defias Pirate']])
  anna.answers('Defias Pirate')
  story.resolve()
  expect(story.host('Chains')).toBe('Defias Pirate')
  story.waitsFor('Anna')
})

test('an untargeted attach description is chosen as the card resolves; if no card matches, it goes to the graveyard (400.3)', () => {
  const web = ability('Web', { cost: 1 }, '', attachTo(each(opposing.ally)), ongoing(hostCard.cant('attack')))
  const story = table({ hand: [OWN(0), 'Brigg'], resources: 1 }, { play: ['Vapor'] }, [web])
  story.raider('Anna').plays('Web')
  story.resolve()
  expect(story.host('Web')).toBe('Vapor')
  story.waitsFor('Anna')
  const alone = table({ hand: [OWN(0), 'Brigg'], resources: 1 }, {}, [web])
  alone.raider('Anna').plays('Web')
  alone.resolve()
  expect([alone.isInPlay('Web'), alone.cards('Anna', 'graveyard')]).toEqual([false, ['Web']])
  alone.waitsFor('Anna')
})

test('Vigil of the Light: finds the card that it put into play and attaches to it (400.4, 415.9b)', () => {
  const story = table({ hand: [Z(1), 'Brigg'], graveyard: ['Brigg'], resources: 6 })
  story.raider('Anna').plays('Vigil of the Light', { on: 'Brigg' })
  story.resolve()
  expect([story.host('Vigil of the Light'), story.controller('Brigg')]).toEqual(['Brigg', 'Anna'])
  story.waitsFor('Anna')
})

test('Vigil of the Light may be moved to any ally, Malfurion’s Gift to an ally that costs no more than your resources (400.4, example)', () => {
  const story = table(
    {
      hand: [Z(1), Z(2), 'Brigg'],
      graveyard: ['Brigg', 'Brigg'],
      resources: 15,
      play: [O(10), OWN(0)],
    },
    { play: ['Defias Pirate'] },
    [ally('Colossus', { cost: 16, melee: 9, health: 9 }, '')],
  )
  const anna = story.raider('Anna').plays('Vigil of the Light', { on: 'Brigg' })
  story.resolve()
  anna.plays('Malfurion’s Gift', { on: 'Brigg' })
  story.resolve()
  expect([story.atk('Brigg'), story.atk('Brigg#2')]).toEqual([1, 3])
  anna.uses("Inventor's Focal Sword", { on: 'Vigil of the Light' })
  story.resolve()
  expect(story.offers).toEqual(['Colossus', 'Defias Pirate', 'Brigg'])
  anna.answers('Defias Pirate')
  story.turnOf('Anna')
  anna.uses("Inventor's Focal Sword", { on: 'Malfurion’s Gift' })
  story.resolve()
  expect(story.offers).toEqual(['Defias Pirate', 'Brigg'])
  anna.answers('Brigg')
  story.waitsFor('Anna')
})

test('Malfurion’s Gift destroys its ally when it leaves play', () => {
  const story = table(
    { hand: [Z(2), OWN(0), 'Brigg'], graveyard: ['Brigg'], resources: 6 },
    { play: ['Defias Pirate'] },
    [ability('Dispel', { cost: 1 }, '', destroy(target(any.ability)))],
  )
  const anna = story.raider('Anna').plays('Malfurion’s Gift', { on: 'Brigg' })
  story.resolve()
  anna.plays('Dispel', { on: 'Malfurion’s Gift' })
  story.resolveAll()
  expect(story.isInPlay('Brigg')).toBe(false)
  story.waitsFor('Anna')
})

test('an attachment of an ally is destroyed when its host stops being an ally, whatever else its description says (400.6)', () => {
  const poor = ability(
    'Tax',
    { cost: 1 },
    '',
    attachTo(target(opposing.ally)),
    ongoing(hostCard.cant('attack')),
  )
  const story = table(
    { hand: [OWN(0), OWN(1), OWN(2), 'Brigg'], resources: 3 },
    { play: ['Defias Pirate'] },
    [poor, turnToStone, ability('Charm', { cost: 1 }, '', you.gainControlOf(target(any.ally)))],
  )
  const anna = story.raider('Anna').plays('Tax', { on: 'Defias Pirate' })
  story.resolve()
  anna.plays('Charm', { on: 'Defias Pirate' })
  story.resolve()
  expect(story.host('Tax')).toBe('Defias Pirate')
  anna.plays('Turn to Stone', { on: 'Defias Pirate' })
  story.resolve()
  expect([story.isInPlay('Tax'), story.isInPlay('Defias Pirate')]).toEqual([false, true])
  story.waitsFor('Anna')
})

test('if its powers don’t mention the host, the whole attach description must keep matching, even without powers (400.6)', () => {
  const eye = ability(
    'Eye',
    { cost: 1 },
    '',
    attachTo(target(opposing.ally)),
    ongoing(each(your.ally).has(atkAndHealthBonus(1, 0))),
  )
  const story = table(
    { hand: [OWN(0), OWN(1), OWN(2), 'Brigg'], resources: 3, play: ['Brigg'] },
    { play: ['Defias Pirate'] },
    [
      eye,
      ability('Charm', { cost: 1 }, '', you.gainControlOf(target(any.ally))),
      ability('Silence', { cost: 1 }, '', thisTurn(target(any.ability).has(losesPowers))),
    ],
  )
  const anna = story.raider('Anna').plays('Eye', { on: 'Defias Pirate' })
  story.resolve()
  anna.plays('Silence', { on: 'Eye' })
  story.resolve()
  expect([story.host('Eye'), story.atk('Brigg')]).toEqual(['Defias Pirate', 1])
  anna.plays('Charm', { on: 'Defias Pirate' })
  story.resolve()
  expect(story.isInPlay('Eye')).toBe(false)
  story.waitsFor('Anna')
})

test('an attachment put into play from a graveyard gets a host that matches for its mover, or stays in the graveyard (400.7a, 400.7b)', () => {
  const dig = ability('Dig', { cost: 1 }, '', put(targetInGraveyard(you, any.ability), 'play'))
  const tax = ability(
    'Tax',
    { cost: 1 },
    '',
    attachTo(target(opposing.ally)),
    ongoing(hostCard.cant('attack')),
  )
  const story = table(
    { hand: [OWN(0), 'Brigg'], graveyard: [OWN(1)], resources: 1, play: ['Brigg'] },
    { play: ['Vapor', 'Defias Pirate'] },
    [dig, tax],
  )
  story.raider('Anna').plays('Dig', { on: 'Tax' })
  story.resolve()
  expect(story.offers).toEqual(['Vapor', 'Defias Pirate'])
  story.pick('Vapor')
  expect([story.host('Tax'), story.controller('Tax')]).toEqual(['Vapor', 'Anna'])
  story.waitsFor('Anna')
  const lonely = table({ hand: [OWN(0), 'Brigg'], graveyard: [OWN(1)], resources: 1 }, {}, [dig, tax])
  lonely.raider('Anna').plays('Dig', { on: 'Tax' })
  lonely.resolve()
  expect(lonely.cards('Anna', 'graveyard')).toContain('Tax')
  lonely.waitsFor('Anna')
})

test('Cat Form returns at the end of the turn if it stayed in the graveyard (415.9b, example)', () => {
  const story = table({ play: [Z(4)], hand: [OWN(0), 'Brigg'], resources: 3 }, {}, [
    ability('Dispel', { cost: 1 }, '', destroy(target(any.ability))),
  ])
  story.raider('Anna').plays('Dispel', { on: 'Cat Form' })
  story.resolveAll()
  story.pick('yes')
  expect(story.cards('Anna', 'graveyard')).toContain('Cat Form')
  story.nextTurn()
  expect(story.cards('Anna', 'hand')).toContain('Cat Form')
  story.waitsFor('Anna')
})

test('Cat Form doesn’t return if it has left the graveyard in the meantime (415.9b, example)', () => {
  const story = table({ play: [Z(4)], hand: [OWN(0), OWN(1), 'Brigg'], resources: 4 }, {}, [
    ability('Dispel', { cost: 1 }, '', destroy(target(any.ability))),
    ability('Bury', { cost: 1 }, '', put(targetInGraveyard(you, any.ability), 'deckBottom')),
  ])
  const anna = story.raider('Anna').plays('Dispel', { on: 'Cat Form' })
  story.resolveAll()
  story.pick('yes')
  anna.plays('Bury', { on: 'Cat Form' })
  story.resolve()
  story.nextTurn()
  expect(story.cards('Anna', 'hand')).not.toContain('Cat Form')
  story.waitsFor('Anna')
})

test('the power of an attachment whose host was destroyed finds the attachment in the graveyard (415.9c)', () => {
  const story = table({ play: ['Brigg'], hand: [OWN(0), OWN(1), 'Brigg'], resources: 2 }, {}, [
    ability(
      'Loyal Spirit',
      { cost: 1 },
      '',
      attachTo(target(any.ally)),
      ongoing(when(isDestroyed(hostCard), put(self, 'hand'))),
    ),
    kill,
  ])
  const anna = story.raider('Anna').plays('Loyal Spirit', { on: 'Brigg' })
  story.resolve()
  anna.plays('Kill', { on: 'Brigg' })
  story.resolveAll()
  expect(story.cards('Anna', 'hand')).toContain('Loyal Spirit')
  story.waitsFor('Anna')
})

test('a host can have any number of attachments, and all leave with it when it becomes another card (400.5)', () => {
  const story = table(
    { hand: [OWN(0), OWN(0), OWN(1), 'Brigg'], resources: 3 },
    { play: ['Defias Pirate'] },
    [chains, ability('Recall', { cost: 1 }, '', put(target(any.ally), 'deckTop'))],
  )
  const anna = story.raider('Anna').plays('Chains', { on: 'Defias Pirate' })
  story.resolve()
  anna.plays('Chains', { on: 'Defias Pirate' })
  story.resolve()
  expect([story.host('Chains'), story.host('Chains#2')]).toEqual(['Defias Pirate', 'Defias Pirate'])
  anna.plays('Recall', { on: 'Defias Pirate' })
  story.resolve()
  expect(story.cards('Anna', 'graveyard').filter((name) => name === 'Chains')).toHaveLength(2)
  story.waitsFor('Anna')
})

test('the chosen mode decides whether a card with two kinds of modes is attached or goes to the graveyard (305.2d, Brace or Mace)', () => {
  const hands = { hand: ['Brace or Mace', 'Brace or Mace', 'Dig', 'Brigg'], resources: 3 }
  const dig = ability('Dig', { cost: 1 }, '', put(targetInGraveyard(you, any.ability), 'play'))
  const cards = [...exampleCardsAboutChoices, ...numberedCardsOfSet('OWN', { 1: dig })]
  const story = scenario({ cards, raiders: { Anna: { ...hands, play: ['Brigg'], damage: 5 } } })
  const anna = story.raider('Anna').plays('Brace or Mace', { mode: 0, on: 'Anna' })
  story.resolve()
  expect([story.damage('Anna'), story.cards('Anna', 'graveyard')]).toEqual([1, ['Brace or Mace']])
  anna.plays('Brace or Mace', { mode: 1, on: 'Brigg' })
  story.resolve()
  expect([story.host('Brace or Mace'), story.damage('Anna'), story.atk('Brigg')]).toEqual(['Brigg', 1, 2])
  anna.plays('Dig', { on: 'Brace or Mace' })
  story.resolve()
  expect([story.atk('Brigg'), story.cards('Anna', 'graveyard')]).toEqual([3, ['Dig']])
  story.waitsFor('Anna')
})

test('an attachment says “attach to”, or a text has attached it (400.1)', () => {
  const tie = ability('Tie', { cost: 1 }, '', attach(target(any.ally), anotherTarget(any.ally)))
  const story = table(
    {
      play: ['Brigg', OWN(1), { card: 'Rend', on: 'Brigg' }, O(29)],
      hand: [OWN(0), 'Brigg'],
      resources: 2,
    },
    {},
    [tie, ally('Grunt', { cost: 1, melee: 1, health: 1 }, '')],
  )
  const anna = story.raider('Anna').plays('Tie', { on: 'Grunt' }).answers('Brigg')
  story.resolve()
  anna.uses('Dying Curse')
  expect(story.offers.toSorted()).toEqual(['Grunt', 'Rend'])
  story.pick('Rend')
  story.resolve()
  expect(story.isInPlay('Rend')).toBe(false)
  story.waitsFor('Anna')
})
