/** Invented names (200.3) and card names that players choose. */
import { describe, expect, test } from 'vitest'
import { ability, numberedCardsOfSet, putTokenCopy, tagged, target } from '../../cards/builders.ts'
import { type Story, scenario } from '../../scenarios/scenario.ts'
import type { PartySetup } from '../../scenarios/table-setup.ts'
import { exampleCardsAboutChoices } from '../../scenarios/test-cards/choices.ts'
import { viewFor } from '../view/view.ts'

const cards = [
  ...exampleCardsAboutChoices,
  ...numberedCardsOfSet('OWN', {
    1: ability('Mirror', { cost: 0 }, '', putTokenCopy(target(tagged('Bear')))),
  }),
]
const duel = (anna: PartySetup): Story => scenario({ cards, players: { Anna: anna, Bert: {} } })
const refused = (story: Story, name: string): string | null =>
  story.refusal({ kind: 'answer', decision: story.decision?.id ?? 0, seat: 0, picks: [`text=${name}`] })
const says = (story: Story, name: string): void => {
  const decision = story.decision?.id ?? 0
  story.input({ kind: 'answer', decision, seat: 0, picks: [`text=${name}`] })
}

/** Plays Bearlady Brala, so that the game asks for a name. */
const brala = (more: string[] = []): Story => {
  const story = duel({ hand: ['Bearlady Brala', 'Mirror', ...more], resources: 1 })
  story.raider('Anna').plays('Bearlady Brala')
  story.resolveAll()
  return story
}

describe('an invented name (200.3, Bearlady Brala and Force of Nature)', () => {
  test('can’t be the name of a card or token in any case, but may contain one (200.3, example)', () => {
    const story = brala()
    expect(story.decision).toMatchObject({ kind: 'name', says: 'madeUp' })
    expect(
      ['Treant', 'treant', 'Bearlady Brala', 'Bolvar the Bold'].map((name) => refused(story, name)),
    ).toEqual(['notOffered', 'notOffered', 'notOffered', null])
    expect(
      ['', ' Bolvar', '@everyone', '**Bold**', 'x'.repeat(41)].map((name) => refused(story, name)),
    ).toEqual(Array(5).fill('notOffered'))
    story.waitsFor('Anna', 'name')
  })

  test('is the name of her Bears from then on, and each of them is unique (200.3, 414.3a)', () => {
    const story = brala()
    says(story, 'Bolvar the Bold')
    expect(story.eventsOfKind('named')).toMatchObject([{ seat: 0, word: 'Bolvar the Bold' }])
    story.turnOf('Anna')
    const allies = () => viewFor(story.game, 1).seats[0]?.allies.map(({ name }) => name)
    expect(allies()).toEqual(['Bearlady Brala', 'Bolvar the Bold'])
    story.turnOf('Anna')
    expect([story.decision?.kind, story.decision?.options.length]).toEqual(['unique', 2])
    story.pick(story.decision?.options[0]?.id ?? '')
    expect(allies()).toEqual(['Bearlady Brala', 'Bolvar the Bold'])
    story.waitsFor('Anna')
  })

  test('is copied with the token (402.4)', () => {
    const story = brala()
    story.pick('w0')
    story.turnOf('Anna')
    story.raider('Anna').plays('Mirror')
    story.pick(`o${story.game.play.at(-1)}`)
    story.resolve()
    expect(story.decision?.kind).toBe('unique')
    story.waitsFor('Anna', 'unique')
  })
})

test('a player who names a card uses an existing name, and the card is found by that name (200.2, Miranda McMiserson)', () => {
  for (const [name, hand] of [
    ['brigg', ['Brigg']],
    ['Wysko', []],
  ] as const) {
    const story = duel({ play: ['Miranda McMiserson'], deck: ['Brigg', 'Wysko'] })
    story.raider('Anna').uses('Miranda McMiserson')
    story.resolve()
    expect([refused(story, 'Bolvar the Bold'), refused(story, name)]).toEqual(['notOffered', null])
    says(story, name)
    expect(story.cards('Anna', 'hand')).toEqual(hand)
    expect(story.cards('Anna', 'deck')[0]).toBe('Wysko')
    story.waitsFor('Anna')
  }
})
