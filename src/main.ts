/** A placeholder until the table is set: opens the store and closes it again. */
import { ConfigError, loadConfig } from './config.ts'
import { StoreError } from './store/errors.ts'
import { openStore } from './store/open.ts'

try {
  const store = await openStore(loadConfig())
  await store.close()
  console.log(`The ${store.kind} database is ready; the bot is still to come.`)
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof StoreError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
