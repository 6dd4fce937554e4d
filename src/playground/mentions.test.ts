import { expect, test } from 'vitest'
import {
  discord,
  findRaidsChannel,
  logInNewBot,
  playground,
  startPlaygroundForEachTest,
} from './playground.testkit.ts'

startPlaygroundForEachTest()

const idOf = (name: string) => playground.world.findUser(name)!.id
const roleId = (name: string) => playground.world.roles.find((role) => role.name === name)!.id
const pinged = async () => (await discord.pings()).map(({ userId }) => userId)

test('a mentioned role rings its members, if allowed_mentions lets it', async () => {
  const bot = await logInNewBot()
  const content = `<@&${roleId('Officers')}>`
  const quiet = await findRaidsChannel(bot).send({ content, allowedMentions: { parse: [] } })
  expect([quiet.mentions.roles.size, await pinged()]).toEqual([0, []])
  const loud = await findRaidsChannel(bot).send({ content, allowedMentions: { roles: [roleId('Officers')] } })
  expect([...loud.mentions.roles.keys()]).toEqual([roleId('Officers')])
  expect(await pinged()).toEqual([idOf('Ben')])
})

test('a person can ring only a role that everybody may mention', async () => {
  const said = await discord.as('Cleo').say(`<@&${roleId('Officers')}> <@&${roleId('Raiders')}>`)
  expect(said.mention_roles).toEqual([roleId('Raiders')])
})

test('an edit without allowed_mentions has the defaults, and rings nobody', async () => {
  const bot = await logInNewBot()
  const sent = await findRaidsChannel(bot).send({
    content: `<@${idOf('Ben')}>`,
    allowedMentions: { parse: [] },
  })
  expect(sent.mentions.users.size).toBe(0)
  const edited = await sent.edit({ content: `Now <@${idOf('Cleo')}>` })
  expect([...edited.mentions.users.keys()]).toEqual([idOf('Cleo')])
  const quiet = await sent.edit({ content: `Now <@${idOf('Dora')}>`, allowedMentions: { parse: [] } })
  expect(quiet.mentions.users.size).toBe(0)
  expect(await pinged()).toEqual([])
})
