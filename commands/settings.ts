import { SlashCommandBuilder } from 'discord.js'
import type { Command } from '../src/discord/command.ts'
import type { Call, Desk } from '../src/discord/desk.ts'
import { inEachLanguage } from '../src/discord/languages/localized.ts'
import type { Outcome } from '../src/discord/posts/post.ts'
import { changeMine, goOnVacation, hoursOf, readMine, suggestDays } from '../src/discord/settings/own.ts'
import {
  languageChosen,
  raidSettings,
  serverSettings,
  toggleJudge,
} from '../src/discord/settings/raid-and-server.ts'
import { zonesLike } from '../src/discord/settings/reading.ts'
import { HOURS } from '../src/table/settings/shapes.ts'
import { LANGUAGES } from '../src/texts/language.ts'
import { texts } from '../src/texts/texts.ts'

const t = texts.settings

const WHOSE = ['me', 'raid', 'server'] as const

const languages = () =>
  (['auto', ...LANGUAGES] as const).map((value) => ({ name: t.languages[value], value }))
const themes = () => (['dark', 'light'] as const).map((value) => ({ name: t.themes[value], value }))

export const settings: Command = {
  data: inEachLanguage(() =>
    new SlashCommandBuilder()
      .setName('settings')
      .setDescription(t.command)
      .setContexts(0)
      .addStringOption((option) =>
        option
          .setName('of')
          .setDescription(t.of)
          .addChoices(...WHOSE.map((value) => ({ name: t.whose[value], value }))),
      )
      .addStringOption((option) =>
        option
          .setName('language')
          .setDescription(t.meLanguage)
          .addChoices(...languages()),
      )
      .addStringOption((option) =>
        option
          .setName('theme')
          .setDescription(t.meTheme)
          .addChoices(...themes()),
      )
      .addIntegerOption((option) =>
        option.setName('reminder').setDescription(t.meReminder).setMinValue(0).setMaxValue(HOURS.max),
      )
      .addStringOption((option) => option.setName('quiet').setDescription(t.meQuiet).setMaxLength(20))
      .addStringOption((option) =>
        option.setName('zone').setDescription(t.meZone).setMaxLength(60).setAutocomplete(true),
      )
      .addBooleanOption((option) => option.setName('lookback').setDescription(t.meLookBack))
      .addBooleanOption((option) => option.setName('thread').setDescription(t.meOwnThread))
      .addStringOption((option) =>
        option
          .setName('away')
          .setDescription(texts.absence.commandVacationUntil)
          .setMaxLength(20)
          .setAutocomplete(true),
      )
      .addIntegerOption((option) =>
        option.setName('limit').setDescription(t.raidLimit).setMinValue(0).setMaxValue(HOURS.max),
      )
      .addBooleanOption((option) => option.setName('friends').setDescription(t.raidFriends))
      .addBooleanOption((option) => option.setName('windows').setDescription(t.raidWindows))
      .addRoleOption((option) => option.setName('judges').setDescription(t.serverJudges))
      .toJSON(),
  ),

  run(desk, call) {
    const whose = call.text('of') ?? likelyWhose(call)
    if (whose === 'server') return ofServer(desk, call)
    return whose === 'raid' ? raidSettings(desk, call, agreed(call)) : mine(desk, call)
  },

  suggest: async (_desk, _call, { name, typed }) =>
    name === 'away' ? suggestDays(typed) : zonesLike(typed).map((zone) => ({ name: zone, value: zone })),
}

/** What only a raid has is the raid's, and judges are the server's, though nobody has said so. */
function likelyWhose(call: Call): (typeof WHOSE)[number] {
  if (call.role('judges') !== null) return 'server'
  return Object.keys(agreed(call)).length > 0 ? 'raid' : 'me'
}

async function mine(desk: Desk, call: Call): Promise<Outcome> {
  const { text, whole } = call
  const away = text('away')
  if (away !== null) return goOnVacation(desk, call, away)
  const typed = {
    language: text('language'),
    theme: text('theme'),
    reminder: whole('reminder'),
    quiet: text('quiet'),
    zone: text('zone'),
    lookback: call.choice('lookback'),
    thread: call.choice('thread'),
  }
  return { how: 'tell', post: await changeMine(desk, call, readMine(typed)) }
}

async function ofServer(desk: Desk, call: Call): Promise<Outcome> {
  const [language, role, raid] = [call.text('language'), call.role('judges'), agreed(call)]
  return serverSettings(desk, call, {
    ...(language === null ? {} : { language: languageChosen(language) }),
    ...(role === null ? {} : { judgeRoles: await toggleJudge(desk, call, role) }),
    ...(Object.keys(raid).length === 0 ? {} : { raid }),
  })
}

/** Only what was typed. */
function agreed(call: Call) {
  const [limit, friends, windows] = [call.whole('limit'), call.choice('friends'), call.choice('windows')]
  return {
    ...(limit === null ? {} : { limitHours: hoursOf(`${limit}`) }),
    ...(friends === null ? {} : { friendsPass: friends }),
    ...(windows === null ? {} : { everyWindow: windows }),
  }
}
