import { SlashCommandBuilder } from 'discord.js'
import type { Command } from '../src/discord/command.ts'
import { inEachLanguage } from '../src/discord/languages/localized.ts'
import { tell } from '../src/discord/posts/post.ts'
import { changeMine, hoursOf, readMine } from '../src/discord/settings/own.ts'
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

const languages = () =>
  (['auto', ...LANGUAGES] as const).map((value) => ({ name: t.languages[value], value }))
const themes = () => (['dark', 'light'] as const).map((value) => ({ name: t.themes[value], value }))

export const settings: Command = {
  data: inEachLanguage(() =>
    new SlashCommandBuilder()
      .setName('settings')
      .setDescription(t.command)
      .setContexts(0)
      .addSubcommand((sub) =>
        sub
          .setName('me')
          .setDescription(t.me)
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
          .addBooleanOption((option) => option.setName('lookback').setDescription(t.meLookBack)),
      )
      .addSubcommand((sub) =>
        sub
          .setName('raid')
          .setDescription(t.raid)
          .addIntegerOption((option) =>
            option.setName('limit').setDescription(t.raidLimit).setMinValue(0).setMaxValue(HOURS.max),
          )
          .addBooleanOption((option) => option.setName('friends').setDescription(t.raidFriends))
          .addBooleanOption((option) => option.setName('windows').setDescription(t.raidWindows)),
      )
      .addSubcommand((sub) =>
        sub
          .setName('server')
          .setDescription(t.server)
          .addRoleOption((option) => option.setName('judges').setDescription(t.serverJudges))
          .addStringOption((option) =>
            option
              .setName('language')
              .setDescription(t.serverLanguage)
              .addChoices(...languages()),
          )
          .addIntegerOption((option) =>
            option.setName('limit').setDescription(t.raidLimit).setMinValue(0).setMaxValue(HOURS.max),
          )
          .addBooleanOption((option) => option.setName('friends').setDescription(t.raidFriends))
          .addBooleanOption((option) => option.setName('windows').setDescription(t.raidWindows)),
      )
      .toJSON(),
  ),

  async run(desk, call) {
    switch (call.subcommand) {
      case 'me': {
        const { text, whole } = call
        const [language, theme] = [text('language'), text('theme')]
        const typed = {
          language,
          theme,
          reminder: whole('reminder'),
          quiet: text('quiet'),
          zone: text('zone'),
          lookback: call.choice('lookback'),
        }
        return { how: 'tell', post: await changeMine(desk, call, readMine(typed)) }
      }
      case 'raid':
        return raidSettings(desk, call, agreed(call))
      case 'server': {
        const [language, role, raid] = [call.text('language'), call.role('judges'), agreed(call)]
        return serverSettings(desk, call, {
          ...(language === null ? {} : { language: languageChosen(language) }),
          ...(role === null ? {} : { judgeRoles: await toggleJudge(desk, call, role) }),
          ...(Object.keys(raid).length === 0 ? {} : { raid }),
        })
      }
      default:
        return tell(texts.reply.unknownButton)
    }
  },

  suggest: async (_desk, _call, { typed }) => zonesLike(typed).map((zone) => ({ name: zone, value: zone })),
}

/** Only what was typed. */
function agreed(call: Parameters<Command['run']>[1]) {
  const [limit, friends, windows] = [call.whole('limit'), call.choice('friends'), call.choice('windows')]
  return {
    ...(limit === null ? {} : { limitHours: hoursOf(`${limit}`) }),
    ...(friends === null ? {} : { friendsPass: friends }),
    ...(windows === null ? {} : { everyWindow: windows }),
  }
}
