import { expect, it } from 'vitest'
import { statFiguresOfCard } from './figures.ts'

const textOf = (def: string): string | undefined =>
  statFiguresOfCard({ atk: null, health: null, def }).map(({ text }) => text)[0]

it('shows DEF as a number beside its sign', () => {
  expect(['3 DEF', '12 DEF', '4'].map(textOf)).toEqual(['3', '12', '4'])
})

it.each([64_000, 128_000])('removes %i letters from the end', (length) => {
  const letters = 'a'.repeat(length)
  expect([`3${letters}`, letters, `3${letters}4`].map(textOf)).toEqual(['3', '', `3${letters}4`])
})
