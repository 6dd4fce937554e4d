/** Reduces Discord's descriptions to the parts that the checks of the traffic use. */

type Node = Record<string, unknown>

/** The operations that a bot of ours may use, as the beginnings of their paths. */
const PATHS = [
  /^\/gateway/,
  /^\/users\/(@me(\/guilds|\/channels)?|\{user_id\})$/,
  /^\/applications\/@me$/,
  /^\/oauth2\/applications\/@me$/,
  /^\/applications\/\{application_id\}\/(emojis|commands|guilds)/,
  /^\/guilds\/\{guild_id\}(\/(roles|channels|threads\/active))?$/,
  /^\/guilds\/\{guild_id\}\/members(\/(search|\{user_id\}|@me))?$/,
  /^\/guilds\/\{guild_id\}\/scheduled-events(\/\{[^}]*\})?$/,
  /^\/interactions/,
  /^\/webhooks\/\{webhook_id\}\/\{webhook_token\}(\/messages\/[^/]*)?$/,
  /^\/channels\/\{channel_id\}(\/(messages|threads|thread-members|typing)\b.*)?$/,
]

/** Texts and examples for people, and parts that no check reads. */
const LEFT_OUT = new Set([
  'description',
  'deprecated',
  'headers',
  'security',
  'tags',
  'operationId',
  'x-enum-varnames',
])

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Removes the parts that no check reads from a schema. @param isMap whether the keys are names, not keywords */
const bare = (value: unknown, isMap = false): unknown => {
  if (Array.isArray(value)) return value.map((each) => bare(each))
  if (!isNode(value)) return value
  const kept = Object.entries(value).filter(([key]) => isMap || !LEFT_OUT.has(key))
  return Object.fromEntries(kept.map(([key, each]) => [key, bareEntry(key, each, isMap)]))
}

const MAPS = new Set(['properties', 'schemas', 'definitions', 'paths', 'responses'])

const bareEntry = (key: string, value: unknown, isMap: boolean): unknown => {
  if (key === 'multipart/form-data') return {} // This content type says only that an operation takes files.
  return bare(value, !isMap && MAPS.has(key))
}

const withoutForms = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutForms)
  if (!isNode(value)) return value
  const kept = Object.entries(value).filter(([key]) => key !== 'application/x-www-form-urlencoded')
  return Object.fromEntries(kept.map(([key, each]) => [key, withoutForms(each)]))
}

/** Returns the references in a value, and those in the schemas to which they lead. */
const references = (root: Node, value: unknown, known = new Set<string>()): Set<string> => {
  if (Array.isArray(value)) for (const each of value) references(root, each, known)
  if (!isNode(value)) return known
  for (const [key, each] of Object.entries(value))
    if (key !== '$ref' || typeof each !== 'string') references(root, each, known)
    else if (!known.has(each)) references(root, lookUp(root, known.add(each) && each), known)
  return known
}

const lookUp = (root: Node, ref: string): unknown =>
  ref
    .slice(2)
    .split('/')
    .reduce<unknown>((node, step) => (isNode(node) ? node[step] : undefined), root)

const sorted = (map: unknown, isKept: (key: string) => boolean): Node =>
  Object.fromEntries(
    Object.entries(isNode(map) ? map : {})
      .filter(([key]) => isKept(key))
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )

/** Reduces the API's description. @param commit the commit of discord/discord-api-spec, which the result names */
export const trimApiDescription = (api: Node, commit = 'unknown'): Node => {
  const root = withoutForms(bare(api)) as Node
  const paths = sorted(root.paths, (path) => PATHS.some((pattern) => pattern.test(path)))
  const used = references(root, paths)
  // Events of the gateway use these schemas, too.
  const also = ['MessageResponse', 'ThreadResponse', 'GuildChannelResponse']
  for (const name of also) references(root, { $ref: `#/components/schemas/${name}` }, used)
  const { schemas, responses } = root.components as Node
  return {
    openapi: root.openapi,
    info: { ...(root.info as Node), 'x-source': `github.com/discord/discord-api-spec, commit ${commit}` },
    paths,
    components: {
      responses: sorted(responses, (name) => used.has(`#/components/responses/${name}`)),
      schemas: sorted(schemas, (name) => used.has(`#/components/schemas/${name}`)),
    },
  }
}

/** A field of flags may be any sum of the values of its enum. */
const SUMS = /Flags$/

export const trimGatewayDescription = (gateway: Node): Node => {
  const { definitions } = bare(gateway) as { readonly definitions: Node }
  const flags = Object.keys(definitions).filter((name) => SUMS.test(name))
  const sums = Object.fromEntries(flags.map((name) => [name, { type: 'integer' }]))
  return { definitions: sorted({ ...definitions, ...sums }, () => true) }
}
