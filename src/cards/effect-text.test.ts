/** A question and a link say what one text of a card does. */
import { describe, expect, test } from 'vitest'
import type { Card, Effect, Power } from '../engine/index.ts'
import { cardTextWithoutRequirements, textOfEffectAt, textOfPowerAt } from './effect-text.ts'
import { allCards } from './index.ts'
import { cardTextLines } from './text.ts'

const all = [...allCards.values()]

interface Placed {
  card: Card
  path: string
  power: Power
}

/** Every power of every card that has an effect. */
const placed: Placed[] = all.flatMap((card) =>
  card.powers.flatMap((power, n) => ('effect' in power ? [{ card, path: `powers.${n}.effect`, power }] : [])),
)

const WHEN = /^(When|Whenever|The \w+ time|As this) /
const isModal = (effect: Effect | undefined): boolean => effect?.kind === 'modal'

describe('the text of an effect', () => {
  test('is a part of its power’s text, without the event and the cost', () => {
    const events = placed.filter(({ card, path }) => WHEN.test(textOfPowerAt(card, { path })))
    expect(events.length).toBeGreaterThan(100)
    for (const { card, path } of events) {
      const effect = textOfEffectAt(card, { path })
      expect(effect).not.toBe('')
      expect(effect.length, `${card.name}: ${effect}`).toBeLessThan(textOfPowerAt(card, { path }).length)
    }
    for (const { card, path, power } of placed)
      if (power.kind === 'payment') expect(textOfEffectAt(card, { path })).not.toContain('→')
  })

  test('of a step is the text of the power to which it belongs', () => {
    const own = placed.find(({ power }) => 'effect' in power && power.effect.kind === 'do')
    if (!own) throw new Error('no power has steps')
    const { card, path } = own
    expect(textOfEffectAt(card, { path: `${path}.steps.0` })).toBe(textOfEffectAt(card, { path }))
  })

  test('of the card itself begins with what it does and ends with its keywords', () => {
    const talents = all.filter(({ talent, effect }) => talent && effect)
    expect(talents.length).toBeGreaterThan(5)
    for (const card of talents) {
      const text = textOfEffectAt(card, { path: null })
      expect(text).not.toMatch(/^Talent|Hero Required/)
      expect(cardTextLines(card).join(' ')).toContain(text.split(/[.,]/)[0])
    }
  })

  test('of chosen modes is the text of these modes', () => {
    const card = all.find(({ effect, attach }) => isModal(effect) && !attach)
    if (card?.effect?.kind !== 'modal') throw new Error('no card is modal')
    const each = card.effect.modes.map((_, mode) => textOfEffectAt(card, { path: null, modes: [mode] }))
    expect(new Set(each).size).toBe(each.length)
    expect(textOfEffectAt(card, { path: null, modes: [0, 1] })).toBe(`${each[0]} ${each[1]}`)
  })

  test('of a keyword is what the keyword does', () => {
    const [card] = all
    if (!card) throw new Error('no cards')
    expect(textOfEffectAt(card, { path: '@absorb.0.effect' })).toMatch(/heal/i)
    const mends = all.find(({ powers }) =>
      powers.some((power) => power.kind === 'keyword' && power.keyword === 'mend' && power.n === 1),
    )
    if (!mends) throw new Error('no card has Mend 1')
    expect(textOfEffectAt(mends, { path: '@mend.0.effect' })).toContain('1 damage')
  })
})

test('every card with a text has a useful one', () => {
  for (const card of all)
    if (cardTextLines(card).length > 0 && !card.talent)
      expect(cardTextWithoutRequirements(card), card.name).not.toBe('')
})
