/**
 * A question shows the values of the choices and of the characters that would be affected, either in the
 * question or beside each choice.
 */
import { expect, test } from 'vitest'
import { allCards, cardWithId } from '../../cards/index.ts'
import { cardTextLines } from '../../cards/text.ts'
import type { View } from '../../engine/index.ts'
import { onyxiaStory } from '../../raids/onyxia/onyxia.testkit.ts'
import { userText } from '../../texts/user-text.ts'
import {
  assertDiscordAccepts,
  fakeRaidInfo,
  forEachQuestion,
  heuristicPlayer,
  playerLookFor,
} from '../fixture.ts'
import { findCardInView, isObjectInPlay } from '../message-parts/names.ts'
import type { Post } from '../message-parts/post.ts'
import { cardStateLine } from './options.ts'
import { answerPanel } from './panel.ts'
import { publicQuestionPost } from './prompt.ts'

const plan = { seed: 5, seats: 3, policy: heuristicPlayer, most: 700 }
const raid = fakeRaidInfo(plan.seed, plan.seats)

/** Returns every line of a message: its text, its buttons, and its select options with their descriptions. */
const linesOf = ({ content, components }: Post): string[] => [
  ...content.split('\n'),
  ...components.flatMap((row) =>
    row.components.flatMap((one) =>
      'options' in one && one.options
        ? one.options.map(({ label, ...more }) => `${label} ${JSON.stringify(more)}`)
        : [],
    ),
  ),
]

/** Returns the cards among the choices that have health, each with its remaining health. */
function healthOf(view: View): [name: string, left: string][] {
  const options = view.decision?.options ?? []
  return options.flatMap((option): [string, string][] => {
    const card = 'object' in option && option.kind !== 'trigger' ? findCardInView(view, option.object) : null
    if (!card || card.card === '' || card.health === null) return []
    return [[card.name.split(/ of |, /)[0] ?? '', `${card.health - card.damage}/${card.health}`]]
  })
}

const isTold = (lines: readonly string[], name: string, fact: string): boolean =>
  lines.some((line) => line.includes(name) && line.includes(fact))

test('each choice shows its remaining health', () => {
  const asked = new Set<string>()
  forEachQuestion(plan, ({ game, seat, own }) => {
    if (!own.decision || own.decision.kind === 'priority') return
    const shown = answerPanel(playerLookFor(raid, game, seat))
    assertDiscordAccepts(shown)
    for (const [name, left] of healthOf(own)) {
      expect(
        isTold(linesOf(shown), name, left),
        `${own.decision.kind}: ${name} ${left}\n${shown.content}`,
      ).toBe(true)
      asked.add(own.decision.kind)
    }
  })
  expect([...asked]).toEqual(expect.arrayContaining(['target', 'defender', 'protect']))
})

test('a card that isn’t in play, and one that only the asked person sees, shows its cost', () => {
  const told = { seen: 0, shown: 0 }
  for (const seed of [1, 2, 3, 4, 5, 6])
    forEachQuestion({ ...plan, seed }, ({ game, seat, own }) => {
      const { decision } = own
      if (decision?.kind !== 'choose' && decision?.kind !== 'target') return
      const look = playerLookFor(fakeRaidInfo(seed, plan.seats), game, seat)
      const lines = [...linesOf(answerPanel(look))]
      for (const option of decision.options) {
        if (!('object' in option) || isObjectInPlay(own, option.object)) continue
        const card = findCardInView(own, option.object)
        const printed = allCards.get(card?.card || (look.shown[option.object] ?? ''))
        if (printed?.cost === undefined) continue
        expect(isTold(lines, printed.name, `costs ${printed.cost}`), lines.join('\n')).toBe(true)
        told[card?.card ? 'seen' : 'shown'] += 1
      }
    })
  expect(told.seen).toBeGreaterThan(0)
  expect(told.shown).toBeGreaterThan(0)
})

test('a protect point shows everybody the attacker’s ATK and the defender’s remaining health', () => {
  let told = 0
  forEachQuestion(plan, ({ seat, own, table }) => {
    const { decision } = own
    const person = raid.seats[seat]?.person
    if (decision?.kind !== 'protect' || !person) return
    const lines = linesOf(publicQuestionPost({ raid, seat, person, view: table, decision }))
    const [attacker, attacked] = [decision.source, decision.about].map((id) => findCardInView(own, id ?? 0))
    if (!attacker || !attacked) throw new Error('nobody attacks')
    expect(isTold(lines, attacker.name, `${attacker.atk} ATK`)).toBe(true)
    const left = `${(attacked.health ?? 0) - attacked.damage}/${attacked.health}`
    expect(isTold(lines, attacked.name.split(/ of |, /)[0] ?? '', left)).toBe(true)
    told += 1
  })
  expect(told).toBeGreaterThan(0)
})

test('the question whether to keep a hand shows the hand, and only in private', () => {
  let kept = 0
  forEachQuestion({ ...plan, most: 3 }, ({ game, seat, own, table }) => {
    const hand = own.seats[seat]?.hand.cards.map(({ name }) => name) ?? []
    const person = raid.seats[seat]?.person
    if (own.decision?.kind !== 'mulligan' || !person) return
    const shown = answerPanel(playerLookFor(raid, game, seat)).content
    for (const name of hand) expect(shown).toContain(name)
    const asked = publicQuestionPost({ raid, seat, person, view: table, decision: own.decision })
    for (const name of hand) expect(asked.content).not.toContain(name)
    kept += 1
  })
  expect(kept).toBe(3)
})

test('the question which effect goes first shows the effects, not the state of their cards', () => {
  let told = 0
  for (let seed = 1; seed <= 20 && told === 0; seed++)
    forEachQuestion({ ...plan, seed }, ({ game, seat, own }) => {
      if (own.decision?.kind !== 'order') return
      const look = playerLookFor(fakeRaidInfo(seed, plan.seats), game, seat)
      const lines = answerPanel(look).content.split('\n')
      for (const option of own.decision.options) {
        const card = allCards.get(
          option.kind === 'trigger' ? (findCardInView(own, option.object)?.card ?? '') : '',
        )
        if (!card) continue
        const [text = ''] = cardTextLines(card)
        expect(isTold(lines, card.name, text.slice(0, 20)), lines.join('\n')).toBe(true)
        told += 1
      }
    })
  expect(told).toBeGreaterThan(0)
})

test('the text of the asking card appears once, in small print above the choices', () => {
  let told = 0
  forEachQuestion(plan, ({ game, seat }) => {
    const look = playerLookFor(raid, game, seat)
    const lines = answerPanel(look).content.split('\n')
    const small = lines.filter((line) => line.startsWith('-# '))
    const [first = ''] = small
    if (first === '') return
    expect(lines.slice(1, 1 + small.length)).toEqual(small)
    const after = answerPanel(look, `▼ **Turned up**.\n> ${first}`).content
    expect(after.split(first)).toHaveLength(2)
    told += 1
  })
  expect(told).toBeGreaterThan(0)
})

test('the Boss player reads the event for which targets are chosen, which nobody has seen before (R201.2)', () => {
  const story = onyxiaStory({ events: ['OLR-E8'] }, { Anna: {}, Ben: {} })
  const { source = 0 } = story.decision ?? {}
  const raiders = fakeRaidInfo(0, 2)
  const [anna] = raiders.seats
  if (!anna) throw new Error('nobody raids')
  const dora = {
    ...anna,
    seat: 2,
    person: { id: '9', name: userText('Dora') },
    hero: 'OLR-1',
    boss: true,
  } as const
  const lair = { ...raiders, raid: 'onyxia', seats: [...raiders.seats, dora] }
  const told = answerPanel({ ...playerLookFor(lair, story.game, 2), shown: { [source]: 'OLR-E8' } }).content
  expect(told).toContain(cardTextLines(cardWithId('OLR-E8'))[0])
  story.waitsFor('Boss', 'target')
})

test('a player’s own face-down resource is described as face down, and nothing else about it', () => {
  const told = new Set<string>()
  forEachQuestion({ ...plan, most: 200 }, ({ seat, own }) => {
    for (const card of own.seats[seat]?.resources.cards ?? [])
      if (card.faceDown) told.add(cardStateLine(card))
  })
  expect([...told].sort()).toEqual(['face down', 'face down · exhausted'])
})
