/** Finds the setting for which a misspelled name, or another program's name, stands. */
import leven from 'leven'

/** Names that other bots and databases use for the same thing. */
const ALIASES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    DISCORD_TOKEN: [
      'TOKEN',
      'BOT_TOKEN',
      'CLIENT_TOKEN',
      'DISCORD_API_TOKEN',
      'DISCORD_AUTH_TOKEN',
      'DISCORD_BOT_TOKEN',
      'DISCORD_CLIENT_TOKEN',
      'DISCORD_KEY',
    ],
    DISCORD_GUILD_ID: [
      'GUILD',
      'GUILD_ID',
      'SERVER_ID',
      'BOT_GUILD_ID',
      'DEV_GUILD_ID',
      'TEST_GUILD_ID',
      'DISCORD_GUILD',
      'DISCORD_ID',
      'DISCORD_SERVER',
      'DISCORD_SERVER_ID',
    ],
    DATABASE_URL: [
      'DB',
      'DB_URI',
      'DB_URL',
      'DATABASE',
      'DATABASE_URI',
      'CONNECTION_STRING',
      'PG_URL',
      'POSTGRES_URI',
      'POSTGRES_URL',
      'POSTGRESQL_URL',
    ],
    DATA_DIR: ['DATA', 'DATA_DIRECTORY', 'DATA_FOLDER', 'DATA_PATH'],
    PORT: ['HTTP_PORT', 'SERVER_PORT', 'WEB_PORT'],
    HEALTH_PORT: ['METRICS_PORT'],
    LOG_LEVEL: ['LOG', 'LOGGING'],
  }).flatMap(([name, others]) => others.map((other) => [plain(other), name] as const)),
)

/** The most wrong letters of a name: one in each quarter of the name, but not more than this. */
const MOST_WRONG_LETTERS = 2
const LETTERS_FOR_EACH = 4

/**
 * Returns the setting for which a name stands: the name may be in another case, have other separators or a wrong
 * letter, or be the one of another program. Returns null if it resembles no setting.
 * @param settings the names of the settings that are searched
 */
export function settingMeantByName(name: string, settings: readonly string[]): string | null {
  const key = plain(name)
  const alias = ALIASES.get(key)
  if (alias !== undefined && settings.includes(alias)) return alias
  const near = settings
    .map((setting) => ({ setting, distance: leven(plain(setting), key) }))
    .filter(({ setting, distance }) => distance <= wrongLettersIn(setting))
    .sort((a, b) => a.distance - b.distance)
  return near[0]?.setting ?? null
}

function plain(name: string): string {
  return name.toUpperCase().replace(/[^A-Z\d]/g, '')
}

const wrongLettersIn = (setting: string): number =>
  Math.min(MOST_WRONG_LETTERS, Math.floor(plain(setting).length / LETTERS_FOR_EACH))
