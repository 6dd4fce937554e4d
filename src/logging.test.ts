import { DiscordAPIError } from 'discord.js'
import { describe, expect, it } from 'vitest'
import { addToLogSubject, withLogSubject } from './discord/observability/log-subject.ts'
import { questionComponentIds } from './discord/raid-questions/ids.ts'
import { logSubjectOfCustomId } from './discord/routing.ts'
import { createLogger, redactSecrets } from './logging.ts'

const TOKEN = 'MTIzNDU2Nzg5MDEyMzQ1Njc4.GabcDE.xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx'

function logged(write: (log: ReturnType<typeof createLogger>) => void) {
  const lines: string[] = []
  let errors = 0
  const onError = () => {
    errors += 1
  }
  write(createLogger({ level: 'trace', onError, to: { write: (line) => void lines.push(line) } }))
  return { text: lines.join(''), lines: lines.map((line): unknown => JSON.parse(line)), errors }
}

describe('the log', () => {
  it('names in every line the interaction, raid and decision that it concerns', () => {
    const { lines } = logged((log) => {
      withLogSubject(
        { interaction: '1', ...logSubjectOfCustomId(questionComponentIds.pick('TEST22', 7, ['pass'])) },
        () => log.info('clicked'),
      )
      withLogSubject({ interaction: '2', command: 'pass' }, () => {
        addToLogSubject({ raid: 'TEST33' })
        log.info('typed')
      })
      log.info('of nothing in particular')
    })
    expect(lines[0]).toMatchObject({ interaction: '1', raid: 'TEST22', decision: 7, msg: 'clicked' })
    expect(lines[1]).toMatchObject({ interaction: '2', raid: 'TEST33', msg: 'typed' })
    expect(lines[2]).not.toHaveProperty('raid')
  })

  it('shows an error without its request, which contains tokens and private messages', () => {
    const url = `https://discord.com/api/v10/webhooks/123/aW50ZXJhY3Rpb24/messages/@original`
    const body = { json: { content: 'Your hand: Execute' }, files: undefined }
    const error = new DiscordAPIError({ message: 'Unknown', code: 10062 }, 10062, 404, 'PATCH', url, body)
    const around = new Error(`PATCH ${url} with ${TOKEN} to postgres://me:hush@db/x`, { cause: error })
    const { text, lines, errors } = logged((log) => log.error({ err: around, token: TOKEN }, 'it failed'))
    expect(text).not.toMatch(/Execute|aW50ZXJhY3Rpb24|GabcDE|hush/)
    expect(lines[0]).toMatchObject({ err: { type: 'Error', cause: { code: 10062, status: 404 } } })
    expect(errors).toBe(1)
  })

  it.each([64_000, 128_000])('reads %i letters that never become a token', (length) => {
    expect(redactSecrets(`${'a'.repeat(length)}.${TOKEN}`)).toBe('a'.repeat(4_000))
    expect(redactSecrets(`${'a-'.repeat(1_900)} ${TOKEN}`)).toBe(`${'a-'.repeat(1_900)} (token)`)
  })
})
