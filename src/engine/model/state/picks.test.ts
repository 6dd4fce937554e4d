import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  optionId,
  parsePick,
  pickedAmount,
  pickedIndex,
  pickedObject,
  pickedSeat,
  pickWithAmount,
  splitPick,
} from './picks.ts'

const id = fc.nat(100_000)

test('reads every pick as it was written', () => {
  fc.assert(
    fc.property(id, fc.nat(20), fc.boolean(), (object, n, faceUp) => {
      expect(parsePick(optionId.object(object))).toEqual({ kind: 'object', object })
      expect(parsePick(optionId.sabotage(object))).toEqual({ kind: 'sabotage', object })
      expect(parsePick(optionId.play(object))).toEqual({ kind: 'play', object })
      expect(parsePick(optionId.attack(object))).toEqual({ kind: 'attack', object })
      expect(parsePick(optionId.place(object, faceUp))).toEqual({ kind: 'place', object, faceUp })
      expect(parsePick(optionId.power(object, n))).toEqual({ kind: 'power', object, power: n })
      expect(parsePick(optionId.quest(object, n))).toEqual({ kind: 'quest', object, power: n })
      expect(parsePick(optionId.quest(object))).toEqual({ kind: 'quest', object })
      expect(parsePick(optionId.player(n))).toEqual({ kind: 'player', seat: n })
      expect(parsePick(optionId.thing({ what: 'deck', seat: n }))).toEqual({
        kind: 'thing',
        what: 'deck',
        seat: n,
      })
      for (const kind of ['mode', 'cost', 'named', 'trigger', 'die'] as const)
        expect(parsePick(optionId[kind](n))).toEqual({ kind, index: n })
    }),
  )
})

test('adds a number to a pick and reads it back', () => {
  fc.assert(
    fc.property(id, fc.nat(1_000_000), (object, amount) => {
      const pick = pickWithAmount(optionId.object(object), amount)
      expect([pickedObject(pick), pickedAmount(pick)]).toEqual([object, amount])
      expect(pickedAmount(pickWithAmount(optionId.number, amount))).toBe(amount)
    }),
  )
})

test('reads words as words, and a player’s own name as that name', () => {
  for (const word of ['pass', 'yes', 'no', 'keep', 'mulligan', 'none', 'back'])
    expect(parsePick(word)).toEqual({ kind: 'word', word })
  expect(parsePick('text=Old Bear 12')).toEqual({ kind: 'name', name: 'Old Bear 12' })
  expect(splitPick('o12')).toEqual({ id: 'o12', amount: undefined })
  expect([pickedObject(undefined), pickedSeat('p2'), pickedIndex('p2'), pickedIndex('w4')]).toEqual([
    0, 2, 2, 4,
  ])
})
