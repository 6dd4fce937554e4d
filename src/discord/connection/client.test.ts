import { expect, test } from 'vitest'
import { PLAYGROUND_TOKEN } from '../../playground/settings.ts'
import { createClient } from './client.ts'

const real = `${Buffer.from('123456789012345678').toString('base64url')}.GabcDE.${'x'.repeat(38)}`
const api = 'http://127.0.0.1:3000/api'

test('a real token is never sent to another server than Discord’s', async () => {
  expect(() => createClient({ token: real, api })).toThrow('never sent')
  expect(() => createClient({ token: real, api: 'https://discord.com.example/api' })).toThrow('never sent')
  await createClient({ token: real }).destroy()
  await createClient({ token: real, api: 'https://discord.com/api' }).destroy()
  await createClient({ token: PLAYGROUND_TOKEN, api }).destroy()
})
