import { expect, it } from 'vitest'
import { sqlOfMissingMigration } from '../../../scripts/schema-engine.ts'

it('the migrations lead to exactly prisma/schema.prisma', async () => {
  expect(await sqlOfMissingMigration(), 'run: npm run -s migrate:new -- what changes').toBeNull()
})
