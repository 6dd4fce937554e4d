/** The privacy policy, generated from the table of all stored fields. */
import type { BotConfig } from '../../src/config.ts'
import {
  STORED_DATA_DESCRIPTIONS,
  type StoredTableDescription,
} from '../../src/store/privacy/stored-fields.ts'

const TITLE = '# Privacy policy'

const OF_THE_PROJECT = `This is the policy of a bot that runs Lairkeeper without changes. \`npm run -s privacy > PRIVACY.md\` writes this page from the code, and a test compares it with the database. The operator of a bot is named in its \`/help\` (**Your data**): \`OPERATOR_NAME\` and \`OPERATOR_CONTACT\` in the [settings](docs/operating.md#privacy). The operator is responsible for the data, and answers questions about them.`

const BEFORE = `## In short
- The bot stores the data that its raids need: Discord’s ids of servers, channels and users, the names of users, and what they do in raids. It reads no messages, and it knows no email address and no password.
- Nothing is sold, and nothing is passed on. The data are used for nothing but the game. Messages of the bot are on Discord, under Discord’s own policy.
- **My data** in \`/settings\` sends you a file with everything that is stored about you. Only you see it.
- **Forget me** in \`/settings\` deletes it. Your characters, decks, settings, names, reports, reminders and private threads are deleted at once. Finished raids keep a raider without a name, so that the history and records of the others stay true. In a raid that is being played the computer takes your seat until the table gives it to somebody else. Messages that the bot has posted in channels stay there, until somebody deletes them on Discord.
- The data of a server that has removed the bot are deleted after a time (\`KEEP_LEFT_SERVERS_DAYS\`, 30 days by default). A person who may manage the server can delete them at once, with **Delete this server’s data** in \`/moderate\`.

## Outside the database
- **Backups** contain the same data as the database at the time when they were made. The operator deletes each backup after 30 days at the latest. After a backup was restored, the operator asks the people who were forgotten since then to be forgotten again, or deletes their data for them.
- **The log** of the bot has Discord’s ids of users, channels and presses, to find faults. It has no names. The operator deletes it after 30 days at the latest.
- **The process** has raids in its memory while they are played, and Discord’s ids and names of the people who use it.

## Every stored field
“The operator” can see every field, and is not repeated.
`

/** Returns the privacy policy of the project as a Markdown page. */
export const privacyPolicy = (): string => page(OF_THE_PROJECT)

const page = (about: string): string =>
  `${TITLE}\n\n${about}\n\n${BEFORE}\n${Object.entries(STORED_DATA_DESCRIPTIONS).map(section).join('\n')}`

/** The settings that a bot's own policy contains. */
type PolicySettings = Pick<BotConfig, 'operator' | 'keep'>

/**
 * Returns the policy of one bot: with the name and the contact of its operator, and the storage times in its settings.
 * @throws if the name or the contact is missing
 */
export function operatorsPolicy({ operator: { name, contact }, keep }: PolicySettings): string {
  if (name === undefined || contact === undefined)
    throw new Error('Set OPERATOR_NAME and OPERATOR_CONTACT: a privacy policy names the responsible person.')
  const about = `This bot is run by ${name} with the program Lairkeeper. ${name} is responsible for the data, and answers questions about them: ${contact}`
  return page(about).replace(DEFAULT_DAYS, (text, setting: string) => daysOf(keep, setting) ?? text)
}

/** Matches a setting with its default: "`KEEP_RAIDS_DAYS` (30)". */
const DEFAULT_DAYS = /`(KEEP_\w+_DAYS)`(?:, \d+ days by default| \(\d+\))/g

function daysOf(keep: PolicySettings['keep'], setting: string): string | null {
  const days = new Map([
    ['KEEP_RAIDS_DAYS', keep.raids],
    ['KEEP_REPORTS_DAYS', keep.reports],
    ['KEEP_LEFT_SERVERS_DAYS', keep.leftServers],
  ]).get(setting)
  if (days === undefined) return null
  return days === null ? 'without a limit' : `${days} days`
}

function section([name, table]: [string, StoredTableDescription]): string {
  const rows = Object.entries(table.fields).map(([field, about]) => {
    const {
      why,
      until = table.until,
      seenBy = table.seenBy,
    } = typeof about === 'string' ? { why: about } : about
    return `| ${field} | ${why} | ${until} | ${seenBy} |`
  })
  return [
    `### ${name}`,
    table.about,
    '',
    '| field | why | how long | who can see it |',
    '|---|---|---|---|',
    ...rows,
    '',
  ].join('\n')
}
