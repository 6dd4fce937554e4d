import { expect, test } from 'vitest'
import { factsForCompiling } from './facts.ts'
import type { PoolRow } from './sources.ts'

const row = (more: Partial<PoolRow>): PoolRow => ({
  set: 'TST',
  no: '1',
  name: 'Test Card',
  type: 'Ability',
  rarity: 'c',
  text: '',
  cost: '2',
  tags: [],
  classIcons: [],
  professions: [],
  ...more,
})

const totem = { tags: ['Earth Totem (1)', 'Elemental'], health: '3' }

test.each(['Ability', 'Ability Ally'])('a Totem has health, also if its type line says %s', (type) => {
  expect(factsForCompiling(row({ ...totem, type }), 'TST-1')).toMatchObject({
    type: 'ability',
    health: 3,
    ongoing: true,
  })
})

test('an ability that is no Totem has no health, whatever a list says', () => {
  expect(factsForCompiling(row({ health: '3' }), 'TST-1').health).toBeUndefined()
})

test('a Totem or an ally of unknown health, and a weapon of unknown ATK, are refused', () => {
  expect(() => factsForCompiling(row({ tags: totem.tags }), 'TST-1')).toThrow('unknown health')
  expect(() => factsForCompiling(row({ type: 'Ally' }), 'TST-1')).toThrow('unknown health')
  const weapon = { type: 'Equipment', tags: ['1H Weapon', 'Sword'], strikeCost: '1' }
  expect(() => factsForCompiling(row(weapon), 'TST-1')).toThrow('unknown ATK')
  expect(factsForCompiling(row({ ...weapon, atk: '2', damageType: 'Melee' }), 'TST-1').atk).toBe(2)
})

test('the professions of a hero are traits beside the others', () => {
  const hero = row({ type: 'Hero', health: '28', tags: ['Human', 'Warlock'], professions: ['Alchemy'] })
  expect(factsForCompiling(hero, 'TST-1').tags.map(({ tag }) => tag)).toEqual(['Human', 'Warlock', 'Alchemy'])
})
