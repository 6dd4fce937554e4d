/**
 * Installs a newer description of Discord, and says what changed in the parts that the playground uses.
 *
 *   npm run -s discord-schemas -- --from openapi.json [--note 74fda0f] [--json]
 *   npm run -s discord-schemas -- --gateway gateway.json
 *
 * `--from` is `specs/openapi.json` of github.com/discord/discord-api-spec, and `--note` its commit. `--gateway`
 * contains JSON Schemas of the gateway's events. This command generates them from the types of the installed
 * discord.js:
 *
 *   npx ts-json-schema-generator@2.10.0 --path scripts/discord-schemas/gateway-types.ts \
 *     --tsconfig scripts/discord-schemas/tsconfig.json --type '*' --additional-properties --no-type-check \
 *     --out gateway.json
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { type SchemaChanges, schemaChangesBetween } from './discord-schemas/changes.ts'
import { formatSchemaDocument } from './discord-schemas/document.ts'
import { trimApiDescription, trimGatewayDescription } from './discord-schemas/trim.ts'

const { values: options } = parseArgs({
  options: {
    from: { type: 'string' },
    gateway: { type: 'string' },
    note: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
})

const FOLDER = new URL('../src/playground/conformance/', import.meta.url)
const read = (file: string | URL) => JSON.parse(readFileSync(file, 'utf8'))

const install = (file: string, next: Record<string, unknown>): SchemaChanges => {
  const place = fileURLToPath(new URL(file, FOLDER))
  const changes = schemaChangesBetween(read(place), next)
  writeFileSync(place, formatSchemaDocument(next))
  return changes
}

const describe = ({ added, removed, changed }: SchemaChanges): string => {
  const lines = [
    ...added.map((one) => `+ ${one}`),
    ...removed.map((one) => `- ${one}`),
    ...changed.map((one) => `~ ${one}`),
  ]
  return lines.length === 0 ? 'Nothing has changed.' : lines.join('\n')
}

if (!options.from && !options.gateway) {
  console.error('Name a description: npm run -s discord-schemas -- --from openapi.json')
  process.exit(1)
}
const results = [
  ...(options.from
    ? [install('discord-api.json', trimApiDescription(read(options.from), options.note))]
    : []),
  ...(options.gateway
    ? [install('discord-gateway.json', trimGatewayDescription(read(options.gateway)))]
    : []),
]
for (const changes of results) console.log(options.json ? JSON.stringify(changes) : describe(changes))
