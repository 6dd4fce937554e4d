import { fileURLToPath } from 'node:url'
import { defineConfig } from 'prisma/config'

/*
 * Prisma's command line downloads a native engine before every command. These three commands never use it, and run if
 * the variable names any existing file. With that setting `migrate` would silently do nothing, so it is not set there.
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
