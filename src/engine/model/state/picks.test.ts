import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  pickedAmount,
  pickedIndex,
  pickedObject,
  pickedSeat,
  pickOf,
  readPick,
  splitPick,
  withAmount,
} from './picks.ts'

const id = fc.nat(100_000)

test('reads every pick as it was written', () => {
  fc.assert(
    fc.property(id, fc.nat(20), fc.boolean(), (object, n, faceUp) => {
      expect(readPick(pickOf.object(object))).toEqual({ kind: 'object', object })
      expect(readPick(pickOf.sabotage(object))).toEqual({ kind: 'sabotage', object })
      expect(readPick(pickOf.play(object))).toEqual({ kind: 'play', object })
      expect(readPick(pickOf.attack(object))).toEqual({ kind: 'attack', object })
      expect(readPick(pickOf.place(object, faceUp))).toEqual({ kind: 'place', object, faceUp })
      expect(readPick(pickOf.power(object, n))).toEqual({ kind: 'power', object, power: n })
      expect(readPick(pickOf.quest(object, n))).toEqual({ kind: 'quest', object, power: n })
      expect(readPick(pickOf.quest(object))).toEqual({ kind: 'quest', object })
      expect(readPick(pickOf.player(n))).toEqual({ kind: 'player', seat: n })
      expect(readPick(pickOf.thing({ what: 'deck', seat: n }))).toEqual({
        kind: 'thing',
        what: 'deck',
        seat: n,
      })
      for (const kind of ['mode', 'cost', 'named', 'trigger', 'die'] as const)
        expect(readPick(pickOf[kind](n))).toEqual({ kind, index: n })
    }),
  )
})

test('adds a number to a pick and reads it back', () => {
  fc.assert(
    fc.property(id, fc.nat(1_000_000), (object, amount) => {
      const pick = withAmount(pickOf.object(object), amount)
      expect([pickedObject(pick), pickedAmount(pick)]).toEqual([object, amount])
      expect(pickedAmount(withAmount(pickOf.number, amount))).toBe(amount)
    }),
  )
})

test('reads words as words, and a player’s own name as that name', () => {
  for (const word of ['pass', 'yes', 'no', 'keep', 'mulligan', 'none', 'back'])
    expect(readPick(word)).toEqual({ kind: 'word', word })
  expect(readPick('text=Old Bear 12')).toEqual({ kind: 'name', name: 'Old Bear 12' })
  expect(splitPick('o12')).toEqual({ id: 'o12', amount: undefined })
  expect([pickedObject(undefined), pickedSeat('p2'), pickedIndex('p2'), pickedIndex('w4')]).toEqual([
    0, 2, 2, 4,
  ])
})
