import { expect, it } from 'vitest'
import { missingSql } from '../../../scripts/schema-engine.ts'

it('the migrations lead to exactly prisma/schema.prisma', async () => {
  expect(await missingSql(), 'run: npm run -s migrate:new -- what changes').toBeNull()
})
