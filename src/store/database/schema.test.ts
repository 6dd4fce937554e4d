import { expect, it } from 'vitest'
import { missingMigrationSql } from '../../../scripts/schema-engine.ts'

it('the migrations lead to exactly prisma/schema.prisma', async () => {
  expect(await missingMigrationSql(), 'run: npm run -s migrate:new -- what changes').toBeNull()
})
