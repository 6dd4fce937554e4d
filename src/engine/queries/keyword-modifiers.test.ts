/**
 * Keywords about cards that are revealed, stashed, copied and looked at (rules glossary), and copies of cards that are
 * played (402.2).
 */
import { expect, test } from 'vitest'
import {
  ability,
  ally,
  any,
  atkBonus,
  delveKeyword,
  destroy,
  echoKeyword,
  enrageKeyword,
  enters,
  escapeArtist,
  exhaust,
  ferocity,
  ifYouDo,
  interrupt,
  numberedCardsOfSet,
  playCopy,
  putIntoResourceRow,
  self,
  stashKeyword,
  target,
  targetInGraveyard,
  thisTurn,
  type UnnumberedCard,
  when,
  whenEnrageReveals,
  you,
  yourHero,
} from '../../cards/builders.ts'
import { scenario } from '../../scenarios/scenario.ts'
import { DUNGEON_NAME, type PartySetup } from '../../scenarios/table-setup.ts'

const OWN = (n: number): string => `EX-short-${n}`
const table = (
  anna: PartySetup,
  more: UnnumberedCard[],
  dungeon: Omit<PartySetup, 'hero' | 'hand' | 'resources' | 'quests'> = {},
  others: Record<string, PartySetup> = {},
) =>
  scenario({
    cards: numberedCardsOfSet('EX', Object.fromEntries(more.map((one, i) => [`short-${i}`, one]))),
    raiders: { Anna: anna, ...others },
    dungeon,
  })
const body = { cost: 1, melee: 1, health: 3 }
const kill = ability('Kill', { cost: 1 }, '', destroy(target(any.ally)))
const buldrug = ally(
  'Buldrug',
  { cost: 1, melee: 3, health: 5 },
  'Ogre, Warrior, Monster',
  enrageKeyword,
  whenEnrageReveals(any.ally, thisTurn(self.has(atkBonus(2), ferocity))),
)
const wendy = ally(
  'Wendy Anne',
  { cost: 1, frost: 2, health: 3 },
  'Human, Mage',
  when(enters(self), delveKeyword),
)

test('Enrage: the card revealed as it enters play triggers its powers once it is in play', () => {
  const story = table({ hand: [OWN(0), 'Brigg'], deck: ['Brigg'], resources: 1 }, [buldrug])
  const anna = story.raider('Anna').plays('Buldrug')
  story.resolve()
  expect([story.decision?.kind, story.isInPlay('Buldrug')]).toEqual(['may', false])
  story.pick('yes')
  expect(story.eventsOfKind('revealed')).toHaveLength(1)
  story.resolveAll()
  expect(story.atk('Buldrug')).toBe(5)
  expect(anna.may('attack Buldrug')).toBe(true)
  story.waitsFor('Anna')
})

test('Enrage: nothing triggers for another kind of card, or if no card is revealed', () => {
  const story = table({ hand: [OWN(0), OWN(0), 'Brigg'], deck: [OWN(1)], resources: 2 }, [buldrug, kill])
  const anna = story.raider('Anna').plays('Buldrug')
  story.resolve()
  story.pick('yes')
  story.resolveAll()
  expect(story.atk('Buldrug')).toBe(3)
  anna.plays('Buldrug')
  story.resolve()
  story.pick('no')
  story.resolveAll()
  expect([story.atk('Buldrug'), story.atk('Buldrug#2')]).toEqual([3, 3])
  story.waitsFor('Anna')
})

test('Delve: only one player looks at the two cards, which go on top in any order or on the bottom', () => {
  const story = table(
    { hand: [OWN(0), 'Brigg'], deck: ['Brigg', 'Kozik Skullcracker', 'Zakis Trickstab'], resources: 1 },
    [wendy],
  )
  story.raider('Anna').plays('Wendy Anne')
  story.resolveAll()
  expect(story.offers).toEqual(['Brigg', 'Kozik Skullcracker'])
  expect(story.eventsOfKind('looked')).toMatchObject([{ seenBy: [0] }])
  story.pick('Kozik Skullcracker')
  const deck = story.cards('Anna', 'deck')
  expect([deck.slice(0, 2), deck.at(-1)]).toEqual([['Kozik Skullcracker', 'Zakis Trickstab'], 'Brigg'])
  story.waitsFor('Anna')
})

test('Delve: both cards may stay on top in reverse order', () => {
  const story = table({ hand: [OWN(0), 'Brigg'], deck: ['Brigg', 'Kozik Skullcracker'], resources: 1 }, [
    wendy,
  ])
  story.raider('Anna').plays('Wendy Anne')
  story.resolveAll()
  story.pick('Brigg', 'Kozik Skullcracker')
  story.pick('Kozik Skullcracker', 'Brigg')
  expect(story.cards('Anna', 'deck').slice(0, 2)).toEqual(['Kozik Skullcracker', 'Brigg'])
  story.waitsFor('Anna')
})

test('Echo: the ability is copied as it is played if you have two allies of one race', () => {
  const bolt = ability('Bolt', { cost: 1 }, '', echoKeyword, yourHero.deals(1, 'fire').to(target(any.hero)))
  const orc = ally('Grunt', body, 'Orc, Warrior')
  const story = table({ hand: [OWN(0), 'Brigg'], play: [OWN(1), OWN(1)], resources: 1 }, [bolt, orc])
  story.raider('Anna').plays('Bolt', { on: DUNGEON_NAME })
  expect(story.chain).toHaveLength(2)
  story.resolve()
  expect([story.decision?.kind, story.eventsOfKind('duplicated')]).toMatchObject(['target', []])
  story.pick()
  story.resolveAll()
  expect(story.damage(DUNGEON_NAME)).toBe(2)
  story.waitsFor('Anna')
})

test('Echo checks again as it resolves, and a shared class is not a shared race', () => {
  const bolt = ability('Bolt', { cost: 1 }, '', echoKeyword, yourHero.deals(1, 'fire').to(target(any.hero)))
  const zap = ability('Zap', { cost: 1, instant: true }, '', destroy(target(any.ally)))
  const story = table(
    { hand: [OWN(0), OWN(0), OWN(3), 'Brigg'], play: [OWN(1), OWN(1), OWN(2), OWN(2)], resources: 3 },
    [bolt, ally('Grunt', body, 'Orc, Mage'), ally('Gnoll', body, 'Gnoll, Mage'), zap],
  )
  const anna = story.raider('Anna').plays('Bolt', { on: DUNGEON_NAME })
  anna.plays('Zap', { on: 'Grunt' })
  story.resolveAll()
  expect(story.damage(DUNGEON_NAME)).toBe(1)
  anna.plays('Bolt', { on: DUNGEON_NAME })
  story.resolveAll()
  expect([story.damage(DUNGEON_NAME), story.eventsOfKind('duplicated')]).toEqual([2, []])
  story.waitsFor('Anna')
})

test('Escape Artist: an ally that an opponent targets may return to its owner’s hand; other targeting does nothing', () => {
  const flay = ability('Flay', { cost: 0 }, '', destroy(target(any.ally)))
  const story = table(
    { hand: [OWN(1), 'Brigg'], play: [OWN(0)], resources: 1 },
    [ally('Skaduzzle', body, 'Gnome, Mage', escapeArtist), kill, flay],
    { deck: [OWN(2), OWN(2)] },
  )
  story.raider('Anna').plays('Kill', { on: 'Skaduzzle' })
  story.resolve()
  expect(story.cards('Anna', 'graveyard')).toContain('Skaduzzle')
  story.waitsFor('Anna')
  const other = table(
    { hand: ['Brigg'], play: [OWN(0)] },
    [ally('Skaduzzle', body, '', escapeArtist), kill, flay],
    {
      deck: [OWN(2), OWN(2)],
    },
  )
  other.passUntil(() => other.decision?.kind === 'may')
  other.pick('yes')
  expect(other.cards('Anna', 'hand')).toContain('Skaduzzle')
  other.waitsFor('Anna')
})

test('Stash: the card is shown as it enters the resource row, is turned face down immediately, and then has its effect', () => {
  const story = table(
    { hand: [OWN(0), 'Brigg'], resources: 0 },
    [
      ally(
        'Jerrick Valder',
        { cost: 2, melee: 2, health: 3 },
        'Worgen, Rogue',
        stashKeyword(exhaust(target(any.ally))),
      ),
    ],
    { play: ['Defias Pirate'] },
  )
  story.raider('Anna').places('Jerrick Valder')
  story.resolve()
  expect(story.decision?.kind).toBe('may')
  story.pick('yes')
  expect(story.eventsOfKind('revealed')).toHaveLength(1)
  expect(story.eventsOfKind('moved').at(-1)?.seenBy).toEqual([0])
  expect(story.decision?.kind).toBe('target')
  story.pick('Defias Pirate')
  story.resolveAll()
  expect([story.exhausted('Defias Pirate'), story.resources('Anna')]).toEqual([true, { ready: 1, total: 1 }])
  story.waitsFor('Anna')
})

test('Stash: works also if another effect puts the card into the row, and the player may keep the card secret', () => {
  const sleep = ability(
    'Hibernate',
    { cost: 1 },
    '',
    putIntoResourceRow(target(any.ally), { exhausted: true }),
  )
  const story = table({ hand: [OWN(1), OWN(1), 'Brigg'], play: [OWN(0), OWN(0)], resources: 2 }, [
    ally(
      'Jerrick Valder',
      { cost: 2, melee: 2, health: 3 },
      '',
      stashKeyword(yourHero.deals(1, 'fire').to(target(any.hero))),
    ),
    sleep,
  ])
  const anna = story.raider('Anna').plays('Hibernate', { on: 'Jerrick Valder' })
  story.resolve()
  story.pick('yes')
  story.pick(DUNGEON_NAME)
  story.resolveAll()
  expect(story.damage(DUNGEON_NAME)).toBe(1)
  anna.plays('Hibernate', { on: 'Jerrick Valder' })
  story.resolve()
  story.pick('no')
  expect(story.eventsOfKind('revealed')).toHaveLength(1)
  story.waitsFor('Anna')
})

test('a copy of a card in another zone is played: its costs, targets and interrupts are those of any card (402.2, 402.2b)', () => {
  const mimic = ability('Mimic', { cost: 1 }, '', playCopy(targetInGraveyard(you, any.ability)))
  const bolt = ability('Bolt', { cost: 2, instant: true }, '', yourHero.deals(3, 'fire').to(target(any.hero)))
  const stop = ability('Stop', { cost: 1, instant: true }, '', interrupt(target(any.ability, 'chain')))
  const story = table({ hand: [OWN(0), OWN(0), OWN(2), 'Brigg'], graveyard: [OWN(1)], resources: 8 }, [
    mimic,
    bolt,
    stop,
  ])
  const anna = story.raider('Anna').plays('Mimic', { on: 'Bolt' })
  story.resolve()
  expect([story.decision?.kind, story.offers]).toEqual(['target', ['Anna', DUNGEON_NAME]])
  story.pick(DUNGEON_NAME)
  expect([story.chain, story.resources('Anna').ready]).toEqual([['Bolt'], 5])
  expect(story.eventsOfKind('played').at(-1)).toMatchObject({ seat: 0 })
  story.resolveAll()
  expect(story.damage(DUNGEON_NAME)).toBe(3)
  anna.plays('Mimic', { on: 'Bolt' })
  story.resolve()
  story.pick(DUNGEON_NAME)
  anna.plays('Stop', { on: 'Bolt' })
  story.resolveAll()
  expect(story.damage(DUNGEON_NAME)).toBe(3)
  expect(story.cards('Anna', 'graveyard')).toEqual(['Bolt', 'Mimic', 'Mimic', 'Stop'])
  story.waitsFor('Anna')
})

test('the player of a copy controls it, and the copy is its own source; without paying, X is 0 (402.2a, 403.3)', () => {
  const mimic = ability('Mimic', { cost: 1 }, '', playCopy(target(any.ability, 'graveyard'), { free: true }))
  const storm = ability(
    'Storm',
    { cost: 2, costHasX: true },
    '',
    yourHero.deals({ kind: 'x' }, 'fire').to(target(any.hero)),
    yourHero.deals(1, 'fire').to(yourHero),
  )
  const story = table(
    { hand: [OWN(0), 'Brigg'], resources: 3 },
    [mimic, storm],
    {},
    { Bert: { graveyard: [OWN(1)] } },
  )
  story.raider('Anna').plays('Mimic', { on: 'Storm' })
  story.resolve()
  story.pick(DUNGEON_NAME)
  expect(story.resources('Anna').ready).toBe(2)
  story.resolveAll()
  expect([story.damage(DUNGEON_NAME), story.damage('Anna'), story.damage('Bert')]).toEqual([0, 1, 0])
  expect(story.eventsOfKind('damaged')[0]?.with).not.toBe(story.game.players[1]?.graveyard[0])
  expect(story.cards('Bert', 'graveyard')).toEqual(['Storm'])
  story.waitsFor('Anna')
})

test('a copy that can’t be played isn’t played and leaves nothing behind (402.2)', () => {
  const mimic = ability(
    'Mimic',
    { cost: 1 },
    '',
    ifYouDo(playCopy(targetInGraveyard(you, any.ability)), you.draw(1)),
  )
  const bolt = ability('Bolt', { cost: 9 }, '', yourHero.deals(3, 'fire').to(target(any.hero)))
  const story = table({ hand: [OWN(0), 'Brigg'], graveyard: [OWN(1)], resources: 1 }, [mimic, bolt])
  story.raider('Anna').plays('Mimic', { on: 'Bolt' })
  story.resolve()
  expect([story.cards('Anna', 'removed'), story.cards('Anna', 'hand')]).toEqual([[], ['Brigg']])
  story.waitsFor('Anna')
})
