import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { operatorsPolicy, privacyPolicy } from '../scripts/privacy/policy.ts'

test('PRIVACY.md lists every stored field (npm run -s privacy > PRIVACY.md writes it)', () => {
  expect(readFileSync(new URL('../PRIVACY.md', import.meta.url), 'utf8')).toBe(privacyPolicy())
})

test('an operator’s policy has their name, their contact and their times', () => {
  const keep = { raids: 7, reports: 8, lobbies: 9, leftServers: null }
  const operator = { name: 'Quorl’s Guild', contact: 'quorl@example.org' }
  const page = operatorsPolicy({ operator, keep })
  expect(page).toContain('This bot is run by Quorl’s Guild')
  expect(page).toContain('quorl@example.org')
  expect(page).toContain('are deleted after a time (without a limit).')
  expect(page).toContain('until the raid is archived, 7 days after its end')
  expect(page).toContain('| 8 days, or until the person is forgotten |')
  expect(page).not.toMatch(/_DAYS|OPERATOR_|npm run/)
  expect(page.split('\n## ')).toHaveLength(privacyPolicy().split('\n## ').length)
  expect(() => operatorsPolicy({ operator: { ...operator, contact: undefined }, keep })).toThrow(
    'OPERATOR_CONTACT',
  )
})
