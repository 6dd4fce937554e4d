/**
 * Prints the privacy policy with all stored fields.
 *
 *   npm run -s privacy > PRIVACY.md                      # of the project
 *   npm run -s privacy -- --operator > our-policy.md     # of one bot, with the settings of .env
 */
import { parseArgs } from 'node:util'
import { loadConfig } from '../src/config.ts'
import { operatorsPolicy, privacyPolicy } from './privacy/policy.ts'

const { values: options } = parseArgs({ options: { operator: { type: 'boolean', default: false } } })
try {
  process.stdout.write(options.operator ? operatorsPolicy(loadConfig()) : privacyPolicy())
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
