/** Whoever is asked is told what the choices have and who would take it: on the question or beside the choice. */
import { expect, test } from 'vitest'
import type { View } from '../../engine/index.ts'
import { eachMoment, heuristicPlayer, judge, raidCardOf, seenBy } from '../fixture.ts'
import { findCard } from '../posts/names.ts'
import type { Post } from '../posts/post.ts'
import { panel } from './panel.ts'
import { promptPost } from './prompt.ts'

const plan = { seed: 5, seats: 3, policy: heuristicPlayer, most: 700 }
const raid = raidCardOf(plan.seed, plan.seats)

/** Every line that stands somewhere in a message: its words, its buttons, a choice with what stands below it. */
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

/** Cards of the choices that have health, each with what is left of it. */
function healthOf(view: View): [name: string, left: string][] {
  const options = view.decision?.options ?? []
  return options.flatMap((option): [string, string][] => {
    const card = 'object' in option ? findCard(view, option.object) : null
    if (!card || card.card === '' || card.health === null) return []
    return [[card.name.split(/ of |, /)[0] ?? '', `${card.health - card.damage}/${card.health}`]]
  })
}

const isTold = (lines: readonly string[], name: string, fact: string): boolean =>
  lines.some((line) => line.includes(name) && line.includes(fact))

test('each choice tells what health it has left', () => {
  const asked = new Set<string>()
  eachMoment(plan, ({ game, seat, own }) => {
    if (!own.decision || own.decision.kind === 'priority') return
    const shown = panel(seenBy(raid, game, seat))
    judge(shown)
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

test('a protect point tells how hard the attack is and what the attacked has left, to everybody', () => {
  let told = 0
  eachMoment(plan, ({ seat, own, table }) => {
    const { decision } = own
    const person = raid.seats[seat]?.person
    if (decision?.kind !== 'protect' || !person) return
    const lines = linesOf(promptPost({ raid, seat, person, view: table, decision }))
    const [attacker, attacked] = [decision.source, decision.about].map((id) => findCard(own, id ?? 0))
    if (!attacker || !attacked) throw new Error('nobody attacks')
    expect(isTold(lines, attacker.name, `${attacker.atk} ATK`)).toBe(true)
    const left = `${(attacked.health ?? 0) - attacked.damage}/${attacked.health}`
    expect(isTold(lines, attacked.name.split(/ of |, /)[0] ?? '', left)).toBe(true)
    told += 1
  })
  expect(told).toBeGreaterThan(0)
})

test('whether to keep a hand is asked with the hand, in private alone', () => {
  let kept = 0
  eachMoment({ ...plan, most: 3 }, ({ game, seat, own, table }) => {
    const hand = own.seats[seat]?.hand.cards.map(({ name }) => name) ?? []
    const person = raid.seats[seat]?.person
    if (own.decision?.kind !== 'mulligan' || !person) return
    const shown = panel(seenBy(raid, game, seat)).content
    for (const name of hand) expect(shown).toContain(name)
    const asked = promptPost({ raid, seat, person, view: table, decision: own.decision })
    for (const name of hand) expect(asked.content).not.toContain(name)
    kept += 1
  })
  expect(kept).toBe(3)
})
