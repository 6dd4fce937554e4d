import { fileURLToPath } from 'node:url'
import { defineConfig } from 'prisma/config'

/*
 * Prisma's command line wants to download a native engine before it does anything. These three commands
 * never use it, and are content when the variable names any file that exists. For `migrate` the same trick
 * would silently do nothing, so there it is left alone.
 */
const withoutEngine = ['generate', 'validate', 'format']
const self = fileURLToPath(import.meta.url)
if (withoutEngine.includes(process.argv[2] ?? '')) {
  process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= self
}

const url = process.env.DATABASE_URL

export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations' },
  ...(url ? { datasource: { url } } : {}),
})
