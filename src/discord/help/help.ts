/** Handles `/help`, which shows the possible actions in the current situation, topics and commands. */
import type { APIEmbed } from 'discord.js'
import { texts } from '../../texts/texts.ts'
import { userText } from '../../texts/user-text.ts'
import { VERSION } from '../../version.ts'
import {
  type BotContext,
  type BotOperator,
  type CommandCall,
  findRaidHere,
  type InteractionSource,
  playerLookOf,
  runWithRaidHereOr,
} from '../bot-context.ts'
import type { Suggestion } from '../command.ts'
import type { Click } from '../feature.ts'
import { DISCORD_LIMITS, truncateWithEllipsis } from '../message-parts/limits.ts'
import {
  type ButtonSpec,
  buttonRows,
  type ComponentRow,
  newPost,
  type Post,
  type Reply,
  replyInPlaceOrPrivately,
  selectRow,
} from '../message-parts/post.ts'
import { resultWithinReplyTime } from '../message-parts/within-reply-time.ts'
import { openRaidButton, tutorialButton } from '../welcome/first-steps.ts'
import {
  allCommandDescriptions,
  type HelpEntry,
  type HelpTopic,
  helpEntrySuggestionValue,
  helpEntrySummary,
  helpEntryTitle,
  isHelpTopic,
  matchingHelpEntries,
} from './entries.ts'
import { helpComponentIds } from './ids.ts'
import { type HelpSituation, helpSituationBetweenRaids, helpSituationInRaid } from './situation.ts'

const t = texts.help
const GOLD = 0xc9a227

/** Handles `/help`, about a topic or a command if one is given. */
export function runHelpCommand(context: BotContext, call: CommandCall<'topic'>): Promise<Reply> | Reply {
  const wanted = call.text('topic')
  return wanted === null ? helpNow(context, call) : helpOn(wanted, context.operator)
}

/**
 * Shows the possible actions with the topics. The topics need no raid, so they are shown first if the raid of
 * the channel can't be read soon.
 */
async function helpNow(context: BotContext, source: InteractionSource): Promise<Reply> {
  const now = nowAt(context, source)
  const quick = await resultWithinReplyTime(now)
  return quick ?? { how: 'tell', post: page({ title: t.title }), later: now.then(postOf, () => null) }
}

const postOf = (reply: Reply): Post | null => ('post' in reply ? reply.post : null)

function nowAt(context: BotContext, source: InteractionSource): Promise<Reply> {
  const shown = ({ says, rows }: HelpSituation): Reply => ({
    how: 'tell',
    post: page({ title: t.nowTitle, description: says }, rows),
  })
  return runWithRaidHereOr(
    context,
    source,
    async () => shown(helpSituationBetweenRaids()),
    async (raid) => shown(helpSituationInRaid(raid, await playerLookOf(context, raid, source.person))),
  )
}

/** Shows the topic or command that best matches the text. */
function helpOn(wanted: string, operator?: BotOperator): Reply {
  const [found] = matchingHelpEntries(wanted, [])
  if (!found) return { how: 'tell', post: page({ title: t.title, description: t.unknown(userText(wanted)) }) }
  return { how: 'tell', post: found.kind === 'topic' ? topicPage(found.name, operator) : commandPage(found) }
}

/** Suggests commands and topics, those that are needed at the moment first. */
export async function suggestHelp(
  context: BotContext,
  source: InteractionSource,
  typed: string,
): Promise<Suggestion[]> {
  const raid = await findRaidHere(context, source)
  const now = raid
    ? helpSituationInRaid(raid, await playerLookOf(context, raid, source.person))
    : helpSituationBetweenRaids()
  return matchingHelpEntries(typed, now.commands)
    .slice(0, DISCORD_LIMITS.choices)
    .map((entry) => ({ name: suggestionOf(entry), value: helpEntrySuggestionValue(entry) }))
}

const suggestionOf = (entry: HelpEntry): string =>
  truncateWithEllipsis(
    [helpEntryTitle(entry), helpEntrySummary(entry)].filter(Boolean).join(' — '),
    DISCORD_LIMITS.choiceName,
  )

/** Shows a topic from the select or from a button. */
export const showHelpTopic = (
  click: Click,
  operator: BotOperator | undefined,
  topic = click.values[0] ?? '',
): Reply =>
  replyInPlaceOrPrivately(click, isHelpTopic(topic) ? topicPage(topic, operator) : page({ title: t.title }))

/** Topics that lead to the first steps. */
const BEGINNINGS: readonly HelpTopic[] = ['about', 'start']

const topicPage = (topic: HelpTopic, operator?: BotOperator): Post =>
  page(
    {
      title: t.topics[topic],
      description: topic === 'privacy' ? `${t.pages[topic]}\n\n${operatorLine(operator)}` : t.pages[topic],
    },
    BEGINNINGS.includes(topic) ? buttonRows([tutorialButton(), openRaidButton()]) : [],
  )

/** Returns the line about the bot's operator. Its markup is rendered, because the operator wrote both settings. */
const operatorLine = ({ name, contact }: BotOperator = { name: undefined, contact: undefined }): string =>
  t.operator(name ?? null, contact ?? null)

function commandPage(entry: HelpEntry): Post {
  const found = allCommandDescriptions().find(({ name }) => name === entry.name)
  const options = found?.options.map(([name, description]) => t.option(name, description)) ?? []
  return page({ title: helpEntryTitle(entry), description: [helpEntrySummary(entry), ...options].join('\n') })
}

/**
 * Renders a page of the help. A page with buttons for the situation has no buttons for topics, which are all in the
 * menu.
 */
function page(embed: APIEmbed, now: readonly ComponentRow[] = []): Post {
  const buttons = now.length > 0 ? now.slice(0, DISCORD_LIMITS.rows - 1) : buttonRows(firstTopics())
  return newPost({
    embeds: [{ ...embed, footer: { text: t.footer(VERSION) }, color: GOLD }],
    components: [...buttons, topicsRow()],
  })
}

/** The topics that newcomers ask for first. Each has a button. */
const FIRST = ['start', 'turn', 'respond', 'waiting', 'mistakes'] as const

const firstTopics = (): ButtonSpec[] =>
  FIRST.map((topic) => ({ id: helpComponentIds.topic(topic), label: t.topics[topic] }))

const topicsRow = (): ComponentRow =>
  selectRow({
    id: helpComponentIds.help(),
    placeholder: t.choose,
    options: Object.entries(t.topics).map(([value, label]) => ({ value, label })),
  })
