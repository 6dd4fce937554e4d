import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { privacyPolicy } from '../scripts/privacy/policy.ts'

test('PRIVACY.md lists every stored field (npm run -s privacy > PRIVACY.md writes it)', () => {
  expect(readFileSync(new URL('../PRIVACY.md', import.meta.url), 'utf8')).toBe(privacyPolicy())
})
