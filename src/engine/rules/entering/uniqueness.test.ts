/** Uniqueness (414): tags with a number, and immediate repairs of violations. */
import { expect, test } from 'vitest'
import {
  ability,
  ally,
  any,
  asLongAs,
  atkAndHealthBonus,
  cant,
  each,
  named,
  numberedCardsOfSet,
  put,
  self,
  target,
  thatCard,
  thereAreAtLeast,
  wouldBeDestroyed,
  your,
  yourHero,
} from '../../../cards/builders.ts'
import { scenario } from '../../../scenarios/scenario.ts'
import { exampleCardsAboutCombat, idOfCombatExampleCard } from '../../../scenarios/test-cards/combat.ts'

const own = numberedCardsOfSet('OWN', {
  1: ability('Singe', { cost: 0 }, '', yourHero.deals(2, 'fire').to(target(any.ally))),
  2: ally(
    'Admirer',
    { melee: 1, health: 1 },
    '',
    asLongAs(thereAreAtLeast(1, each(named('Goldenmoon'))), self.has(atkAndHealthBonus(0, 1))),
  ),
})

test('103.1; 414.1, example: Goldenmoon, who allows an additional Pet, is dealt fatal damage; the second Pet is destroyed before the next checks', () => {
  const story = scenario({
    cards: [...exampleCardsAboutCombat, ...own],
    raiders: {
      Anna: {
        play: [
          idOfCombatExampleCard('Fury'),
          idOfCombatExampleCard('Goldenmoon'),
          idOfCombatExampleCard('Hootie'),
          { card: 'Admirer', damage: 1 },
        ],
        hand: ['Singe', 'Rend'],
      },
    },
    dungeon: { below: 0 },
  })
  expect(story.decision?.kind).toBe('priority')
  story.raider('Anna').plays('Singe', { on: 'Goldenmoon' })
  story.resolve()
  expect([story.decision?.kind, story.offers]).toEqual(['unique', ['Fury', 'Hootie']])
  expect([story.isInPlay('Goldenmoon'), story.isInPlay('Admirer')]).toEqual([false, true])
  story.pick('Hootie')
  expect(story.party('Anna')).toEqual(['Frizlix of Kezan', 'Fury'])
  story.waitsFor('Anna')
})

test('Goldenmoon allows only Pets with different names (414.1)', () => {
  const story = scenario({
    cards: [...exampleCardsAboutCombat],
    raiders: {
      Anna: {
        play: [
          idOfCombatExampleCard('Goldenmoon'),
          idOfCombatExampleCard('Fury'),
          idOfCombatExampleCard('Fury'),
        ],
        hand: ['Rend'],
      },
    },
    dungeon: { below: 0 },
  })
  expect(story.offers).toEqual(['Fury', 'Fury'])
  story.waitsFor('Anna', 'unique')
})

test('414.3b, example: one of two Searing Totems stays, and its player chooses which', () => {
  const story = scenario({
    cards: [...exampleCardsAboutCombat],
    players: {
      Anna: {
        play: [idOfCombatExampleCard('Searing Totem')],
        hand: [idOfCombatExampleCard('Searing Totem'), 'Rend'],
        resources: 2,
      },
      Bert: { play: [idOfCombatExampleCard('Searing Totem')] },
    },
  })
  const [old] = story.game.play.filter((id) => story.cardName(id) === 'Searing Totem')
  story.passUntil(() => false)
  for (; story.decision?.kind === 'target'; story.resolve()) story.pick('Bert')
  story.raider('Anna').plays('Searing Totem')
  story.resolve()
  expect([story.decision?.kind, story.offers]).toEqual(['unique', ['Searing Totem', 'Searing Totem']])
  story.pick(`o${old}`)
  expect([story.party('Anna'), story.party('Bert').length]).toEqual([
    ['Frizlix of Kezan', 'Searing Totem'],
    2,
  ])
  story.waitsFor('Anna')
})

test('destruction for uniqueness can’t be prevented or replaced (103.3, 414.2)', () => {
  const twin = { 1: ally('Twin', { cost: 0, melee: 1, health: 1, unique: true }, '') }
  const saints = {
    2: ally('Saint', { melee: 1, health: 1 }, '', each(your.ally).has(cant('beDestroyed'))),
    3: ally(
      'Usher',
      { melee: 1, health: 1 },
      '',
      each(your.ally).has(wouldBeDestroyed(put(thatCard, 'removed'))),
    ),
  }
  for (const name of ['Saint', 'Usher']) {
    const story = scenario({
      cards: numberedCardsOfSet('OWN', { ...twin, ...saints }),
      players: { Anna: { play: ['Twin', name], hand: ['Twin', 'Brigg'] }, Bert: {} },
    })
    story.raider('Anna').plays('Twin')
    story.resolve()
    story.pick(story.decision?.options[0]?.id ?? '')
    expect([story.cards('Anna', 'graveyard'), story.party('Anna').length]).toEqual([['Twin'], 3])
    story.waitsFor('Anna')
  }
})
