import { PermissionFlagsBits } from 'discord.js'
import { expect, test } from 'vitest'
import type { CommandCall } from '../bot-context.ts'
import { missingPermissionsText } from '../connection/permissions.ts'
import { serverGreetingText } from '../welcome/welcome.ts'
import { roleToMention } from './lobby-mentions.ts'

const { MentionEveryone, Administrator } = PermissionFlagsBits

/** Whether a role is mentioned, for given permissions of the creator and of the bot. */
function called(mayCall: boolean, mine: bigint, isMentionable: boolean, id = '7') {
  const call: Pick<CommandCall, 'mayCall' | 'mine' | 'guildId' | 'called'> = {
    mayCall,
    mine,
    guildId: '1',
    called: () => ({ id, isMentionable }),
  }
  return roleToMention(call)
}

test('a role is mentioned if everybody may mention it, or if both the creator and the bot may', () => {
  expect(called(false, 0n, true)).toEqual({ role: '7', refused: null })
  expect(called(true, MentionEveryone, false)).toEqual({ role: '7', refused: null })
  expect(called(true, Administrator, false)).toEqual({ role: '7', refused: null })
  expect(called(false, MentionEveryone, false)).toEqual({
    role: null,
    refused: expect.stringContaining('I can’t mention <@&7> for you'),
  })
  expect(called(true, 0n, false).refused).toContain('I may not mention <@&7> here')
  expect(called(true, Administrator, true, '1').refused).toContain('never everybody')
})

test('missing permissions are named as Discord names them', () => {
  const all = Object.values(PermissionFlagsBits).reduce((sum, bit) => sum | bit, 0n)
  expect(missingPermissionsText(all & ~Administrator, '5', 'tutorial')).toBeNull()
  expect(missingPermissionsText(Administrator, '5', 'raid')).toBeNull()
  const some = all & ~Administrator & ~PermissionFlagsBits.CreatePrivateThreads
  expect(missingPermissionsText(some, '5', 'raid')).toBeNull()
  expect(missingPermissionsText(some, '5', 'tutorial')).toMatch(
    /^⚠ In <#5> I don’t have “Create Private Threads”\./,
  )
})

test('a new server is told the missing permissions of its channels, or that none is missing', () => {
  expect(serverGreetingText([{ id: '5', missing: [] }])).toMatch(/tutorial.*\nI have all the permissions/s)
  const lacks = serverGreetingText([
    { id: '5', missing: ['AttachFiles'] },
    { id: '6', missing: [] },
    { id: '7', missing: ['AttachFiles'] },
  ])
  expect(lacks).toContain('• <#5> <#7>: Attach Files\n')
})
