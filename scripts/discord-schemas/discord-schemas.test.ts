import { expect, test } from 'vitest'
import { schemaChangesBetween } from './changes.ts'
import { formatSchemaDocument } from './document.ts'
import { trimApiDescription } from './trim.ts'

const api = (user: object) => ({
  openapi: '3.1.0',
  info: { title: 'Discord' },
  paths: {
    '/users/@me': { get: { operationId: 'x', responses: { 200: answer('User') } } },
    '/lobbies': { get: { responses: { 200: answer('Lobby') } } },
  },
  components: { schemas: { User: user, Lobby: {}, ...inEvents }, responses: {} },
})
const answer = (name: string) => ({
  description: 'an answer',
  content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } },
})
const inEvents = { MessageResponse: {}, ThreadResponse: {}, GuildChannelResponse: {} }
const user = (properties: object, required: string[]) => ({ type: 'object', properties, required })

test('a description is reduced to the used operations and their schemas, without texts', () => {
  const reduced = trimApiDescription(
    api(user({ description: { type: 'string', description: 'a text' } }, [])),
    'abc',
  )
  expect(JSON.stringify(reduced)).not.toMatch(/lobb|Lobby|operationId|a text|an answer/i)
  expect(reduced).toMatchObject({
    info: { 'x-source': 'github.com/discord/discord-api-spec, commit abc' },
    components: { schemas: { User: { properties: { description: { type: 'string' } } } } },
  })
  expect(JSON.parse(formatSchemaDocument(reduced))).toEqual(reduced)
})

test('changes name their places, and the order of lists is no change', () => {
  const before = trimApiDescription(
    api(user({ id: { type: 'string' }, age: { type: 'integer' } }, ['id', 'age'])),
  )
  const after = trimApiDescription(
    api(user({ id: { type: 'integer' }, tag: { type: 'string' } }, ['age', 'id'])),
  )
  const at = 'components.schemas.User.properties'
  expect(schemaChangesBetween(before, after)).toEqual({
    added: [`${at}.tag`],
    removed: [`${at}.age`],
    changed: [`${at}.id.type`],
  })
})
