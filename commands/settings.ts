import type { BotContext, CommandCall } from '../src/discord/bot-context.ts'
import { declareCommand } from '../src/discord/command-building/declare.ts'
import {
  booleanOption,
  choiceOption,
  roleOption,
  textOption,
} from '../src/discord/command-building/options.ts'
import { privateReply, type Reply } from '../src/discord/message-parts/post.ts'
import { languageLabel } from '../src/discord/settings/pages.ts'
import { type ParsedSetting, parseHours, timeZonesMatching } from '../src/discord/settings/parse.ts'
import {
  changeOwnSettings,
  parseOwnSettings,
  setVacationEnd,
  suggestHourSettings,
  suggestVacationLengths,
  unreadableHoursText,
} from '../src/discord/settings/person.ts'
import {
  judgeRolesAfterToggle,
  parseServerTimeZone,
  showOrChangeRaidSettings,
  showOrChangeServerSettings,
} from '../src/discord/settings/raid-and-server.ts'
import { MAX_TIME_TEXT_LENGTH } from '../src/discord/typed-times/normalize.ts'
import { HOUSE_PLAYER_LEVELS } from '../src/store/people/house.ts'
import type { RaidSettings } from '../src/table/settings/contract.ts'
import { LANGUAGES, parseLanguage } from '../src/texts/language.ts'
import { texts } from '../src/texts/texts.ts'

const t = texts.settings

const WHOSE = ['me', 'raid', 'server'] as const

const hours = textOption({
  maxLetters: MAX_TIME_TEXT_LENGTH,
  suggest: async (_, __, { typed }) => suggestHourSettings(typed),
})

export const settings = declareCommand('settings', {
  options: {
    of: choiceOption(WHOSE, (value) => t.whose[value]),
    language: choiceOption(['auto', ...LANGUAGES], languageLabel),
    theme: choiceOption(['dark', 'light'], (value) => t.themes[value]),
    reminder: hours,
    quiet: textOption({ maxLetters: MAX_TIME_TEXT_LENGTH }),
    zone: textOption({
      maxLetters: 60,
      suggest: async (_, __, { typed }) =>
        timeZonesMatching(typed).map((zone) => ({ name: zone, value: zone })),
    }),
    lookback: booleanOption(),
    thread: booleanOption({ opens: 'thread' }),
    away: textOption({
      maxLetters: MAX_TIME_TEXT_LENGTH,
      suggest: async (_, __, { typed }) => suggestVacationLengths(typed),
    }),
    limit: hours,
    friends: booleanOption(),
    takeover: booleanOption(),
    level: choiceOption(HOUSE_PLAYER_LEVELS, (value) => texts.computers.levels[value]),
    windows: booleanOption(),
    hints: booleanOption(),
    spirits: booleanOption(),
    showhand: booleanOption(),
    judges: roleOption(),
  },

  run: (context, call) => {
    const whose = call.text('of') ?? likelyWhose(call)
    if (whose === 'me') return mine(context, call)
    const limit = readLimit(call)
    if ('wrong' in limit) return privateReply(unreadableHoursText(limit.wrong))
    const agreed = { ...limit.value, ...allowed(call) }
    return whose === 'raid'
      ? showOrChangeRaidSettings(context, call, agreed)
      : ofServer(context, call, agreed)
  },
})

/**
 * Guesses whose settings are meant: settings that only raids have are the raid's, and judges are the server's. People and
 * raids have the setting of spirits.
 */
function likelyWhose(call: CommandCall): (typeof WHOSE)[number] {
  if (call.role('judges') !== null) return 'server'
  const isAgreed = [
    call.text('limit'),
    call.choice('friends'),
    call.choice('takeover'),
    call.text('level'),
    call.choice('windows'),
    call.choice('hints'),
  ].some((one) => one !== null)
  return isAgreed ? 'raid' : 'me'
}

async function mine(context: BotContext, call: CommandCall): Promise<Reply> {
  const { text } = call
  const away = text('away')
  if (away !== null) return setVacationEnd(context, call, away)
  const typed = {
    language: text('language'),
    theme: text('theme'),
    reminder: text('reminder'),
    quiet: text('quiet'),
    zone: text('zone'),
    lookback: call.choice('lookback'),
    thread: call.choice('thread'),
    spirits: call.choice('spirits'),
    showhand: call.choice('showhand'),
  }
  return { how: 'tell', post: await changeOwnSettings(context, call, parseOwnSettings(typed)) }
}

async function ofServer(context: BotContext, call: CommandCall, raid: Partial<RaidSettings>): Promise<Reply> {
  const [language, zone, role] = [call.text('language'), call.text('zone'), call.role('judges')]
  const read = zone === null ? { value: {} } : parseServerTimeZone(zone)
  if ('wrong' in read) return showOrChangeServerSettings(context, call, read)
  return showOrChangeServerSettings(context, call, {
    value: {
      ...read.value,
      ...(language === null ? {} : { language: parseLanguage(language) }),
      ...(role === null ? {} : { judgeRoles: await judgeRolesAfterToggle(context, call, role) }),
      ...(Object.keys(raid).length === 0 ? {} : { raid }),
    },
  })
}

function readLimit(call: CommandCall): ParsedSetting<Partial<RaidSettings>> {
  const text = call.text('limit')
  const read = text === null ? null : parseHours(text)
  if (read === null) return { value: {} }
  return 'wrong' in read ? read : { value: { limitHours: read.value } }
}

/** Returns only the settings that were chosen. */
function allowed(call: CommandCall): Partial<RaidSettings> {
  const { choice } = call
  const [friends, windows, spirits] = [choice('friends'), choice('windows'), choice('spirits')]
  const [takeover, hints] = [choice('takeover'), choice('hints')]
  const level = HOUSE_PLAYER_LEVELS.find((one) => one === call.text('level'))
  return {
    ...(friends === null ? {} : { friendsPass: friends }),
    ...(takeover === null ? {} : { computerForAbsent: takeover }),
    ...(level === undefined ? {} : { takeoverLevel: level }),
    ...(windows === null ? {} : { everyWindow: windows }),
    ...(hints === null ? {} : { hints }),
    ...(spirits === null ? {} : { spirits }),
  }
}
