import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { guildSettingsSchema, personSettingsSchema } from '../../table/model/settings.ts'
import { currentLanguage, runInLanguagesOfAnswer, runInPublicLanguage } from '../../texts/language.ts'
import { texts } from '../../texts/texts.ts'
import { createLanguageResolver } from './language-resolver.ts'

interface Set {
  person?: 'de' | 'en'
  guild?: 'de' | 'en'
}

function translating(set: Set, serverLocale: string | null = 'en-US') {
  const settings = {
    ofPerson: async () => personSettingsSchema.parse({ language: set.person }),
    ofGuild: async () => guildSettingsSchema.parse({ language: set.guild }),
  }
  const { languagesForAnswer, ofPerson } = createLanguageResolver(settings, () => serverLocale)
  return {
    asked: (locale: string) => languagesForAnswer({ personId: '1', locale, guildId: '2' }),
    unasked: () => ofPerson('1', '2'),
  }
}

describe('a person is answered', () => {
  test('in the language of their Discord, and everybody else in the server’s language', async () => {
    expect(await translating({}, 'en-US').asked('de')).toEqual({ own: 'de', everybodys: 'en' })
    expect(await translating({}, 'de').asked('en-GB')).toEqual({ own: 'en', everybodys: 'de' })
  })

  test('in English if we don’t support their language', async () => {
    expect(await translating({}, 'fr').asked('pt-BR')).toEqual({ own: 'en', everybodys: 'en' })
  })

  test('in the language of their setting, whatever the language of their Discord', async () => {
    expect(await translating({ person: 'de', guild: 'de' }).asked('en-US')).toEqual({
      own: 'de',
      everybodys: 'de',
    })
  })

  test('without an interaction: in the last known language of their Discord, else in the server’s', async () => {
    const { asked, unasked } = translating({}, 'en-US')
    expect(await unasked()).toBe('en')
    await asked('de')
    expect(await unasked()).toBe('de')
  })

  test('in the language of their Discord if their setting can’t be read soon', async () => {
    const never = () => new Promise<never>(() => {})
    const { languagesForAnswer } = createLanguageResolver({ ofPerson: never, ofGuild: never }, () => 'en-US')
    expect(await languagesForAnswer({ personId: '1', locale: 'de', guildId: '2' })).toEqual({
      own: 'de',
      everybodys: 'en',
    })
  })
})

describe('a language', () => {
  test('is kept in asynchronous code, independently of others at the same time', async () => {
    const said = (own: 'en' | 'de') =>
      runInLanguagesOfAnswer({ own, everybodys: 'en' }, async () => {
        await sleep(5)
        return [currentLanguage(), texts.lobby.difficulty, runInPublicLanguage(() => texts.lobby.difficulty)]
      })
    expect(await Promise.all([said('en'), said('de')])).toEqual([
      ['en', 'Difficulty', 'Difficulty'],
      ['de', 'Schwierigkeit', 'Difficulty'],
    ])
    expect(texts.lobby.difficulty).toBe('Difficulty')
  })
})
