/**
 * Refuses interactions of people and servers that are too fast. A refusal needs no database: its text is in the
 * language of the person's Discord.
 */
import type { Interaction } from 'discord.js'
import { DEFAULT_LANGUAGE, languageOfLocale, runInLanguagesOfAnswer } from '../../texts/language.ts'
import { texts } from '../../texts/texts.ts'
import type { BotContext } from '../bot-context.ts'
import type { Command } from '../command.ts'
import type { CostlyAction } from '../costly-actions.ts'
import { privateReply } from '../message-parts/post.ts'
import { costlyActionOfCustomId } from '../routing.ts'
import { answerAutocomplete, answerInteraction } from './answer-interaction.ts'
import type { ExceededRateLimit, InteractionRateLimits, RateLimitBucket } from './interaction-rate-limits.ts'

interface Limiting {
  readonly limits: InteractionRateLimits
  readonly commands: ReadonlyMap<string, Command>
  readonly context: Pick<BotContext, 'log' | 'meters'>
}

/**
 * Runs `work`, or refuses the interaction if its person or server is too fast.
 * @param work answers the interaction
 */
export async function runWithinLimits(
  interaction: Interaction,
  { limits, commands, context }: Limiting,
  work: () => Promise<void>,
): Promise<void> {
  const { user, guildId } = interaction
  const refusal = await limits.refusal({ personId: user.id, guildId }, actOf(interaction, commands))
  if (!refusal) return work()
  context.meters?.limited(refusal.limit, refusal.isFirst ? 'answered' : 'silent')
  if (refusal.isFirst) context.log.info({ user: user.id, limit: refusal.limit }, 'a person was too fast')
  await refuse(interaction, refusal, context)
}

/**
 * Sends a person one sentence when they begin to be too fast. Further interactions get no answer, which costs nothing;
 * Discord then shows that the application did not respond.
 */
async function refuse(
  interaction: Interaction,
  refusal: ExceededRateLimit,
  { log }: Limiting['context'],
): Promise<void> {
  if (interaction.isAutocomplete()) return answerAutocomplete(interaction, log, async () => [])
  const isAsking =
    interaction.isChatInputCommand() || interaction.isMessageComponent() || interaction.isModalSubmit()
  if (!isAsking || !refusal.isFirst) return
  const own = languageOfLocale(interaction.locale) ?? DEFAULT_LANGUAGE
  const said = async () => privateReply(sentence(refusal))
  await runInLanguagesOfAnswer({ own, everybodys: own }, () => answerInteraction(interaction, log, said))
}

function sentence({ limit, seconds }: ExceededRateLimit): string {
  return texts.limit[limit === 'suggestion' ? 'press' : limit](seconds)
}

function actOf(interaction: Interaction, commands: Limiting['commands']): RateLimitBucket {
  if (interaction.isAutocomplete()) return 'suggestion'
  const opened = costlyActionOfInteraction(interaction, commands)
  if (opened === null) return 'press'
  return opened === 'vote' ? 'vote' : 'opening'
}

/** Returns the costly action that an interaction causes; null if there is none. */
export function costlyActionOfInteraction(
  interaction: Interaction,
  commands: Limiting['commands'],
): CostlyAction | null {
  if (interaction.isMessageComponent() || interaction.isModalSubmit())
    return costlyActionOfCustomId(interaction.customId)
  if (!interaction.isChatInputCommand()) return null
  const { commandName, options } = interaction
  return commands.get(commandName)?.opens?.(options.data.flatMap(wordsOf)) ?? null
}

interface Given {
  readonly name: string
  readonly options?: readonly Given[] | undefined
}

/** Returns the names of a subcommand and its options, or of an option. */
const wordsOf = ({ name, options = [] }: Given): string[] => [name, ...options.flatMap(wordsOf)]
