/** Answers to questions in the companion, by the asked player or for them, and replacements of players. */
import type { Rejected } from '../../table/contract.ts'
import type { WarEntryResult } from '../../table/war/contract.ts'
import { warPlayerIndexOfPerson } from '../../table/war/rows.ts'
import { texts } from '../../texts/texts.ts'
import { toMarkup } from '../../texts/user-text.ts'
import type { PlayerIndex, WarGame } from '../../war/model.ts'
import { warRefusalTextWithoutDetails } from '../../war/words.ts'
import type { BotContext, InteractionSource, PersonOrBot } from '../bot-context.ts'
import { newPost, privateReply, type Reply } from '../message-parts/post.ts'
import { findWarPlayerByName } from './players-typed.ts'
import { openWarChoicePost } from './posts.ts'
import {
  runWithWarHere,
  runWithWarLook,
  submitWarEntryAndReply,
  warEntryReply,
  warEventsText,
} from './war.ts'

const t = texts.war

/**
 * Opens the question in a private message. Its cards are secret, so only the asked player and a friend whom
 * they trust see them.
 */
export const showOpenWarChoice = (
  context: BotContext,
  source: InteractionSource,
  code: string,
): Promise<Reply> =>
  runWithWarLook(
    context,
    source,
    async ({ war, game }) => {
      if (!game?.choice) return privateReply(warRefusalTextWithoutDetails('stale'))
      const how = await context.table.war.mayAnswer(war.id, source.person)
      if (typeof how !== 'string') return privateReply(how.rejected)
      return { how: 'tell', post: openWarChoicePost(war, game, game.choice, how) }
    },
    code,
  )

/** Answers the open choice of the game. @param value the index of the pick, such as "2", or several, such as "0.2" */
export const answerOpenWarChoice = (
  context: BotContext,
  source: InteractionSource,
  code: string,
  asked: number,
  value: string,
): Promise<Reply> =>
  runWithWarHere(
    context,
    source,
    async (war) => {
      if (!/^\d+(\.\d+)*$/.test(value)) return privateReply(warRefusalTextWithoutDetails('pick'))
      const given = { asked, pick: value.split('.').map(Number) }
      const result = await context.table.war.answer(war.id, source.person, given, source.interactionId)
      return answered(result, warPlayerIndexOfPerson(war, source.person))
    },
    code,
  )

/** Replaces the question with its result, or with the next question. */
function answered(result: WarEntryResult | Rejected, me: PlayerIndex | null): Reply {
  if ('rejected' in result) return privateReply(result.rejected)
  const { war, game, events } = result
  const content = warEventsText(game, events) || t.done
  const next = game?.choice && me !== null && game.choice.who.includes(me) ? game.choice : null
  if (!game || !next) return { how: 'change', post: newPost({ content }) }
  const asked = openWarChoicePost(war, game, next, 'own')
  return { how: 'change', post: { ...asked, content: `${content}\n\n${asked.content}` } }
}

/**
 * Proposes to replace a player. The people who must agree are asked below the announcement, which mentions
 * the newcomer, so that they can answer, too.
 */
export const requestWarPlayerReplacement = (
  context: BotContext,
  source: InteractionSource,
  who: string,
  newcomer: PersonOrBot | null,
): Promise<Reply> =>
  runWithWarLook(context, source, async ({ war, game }) => {
    const player = findWarPlayerByName(game, who)
    if (!game) return privateReply(warRefusalTextWithoutDetails('notBegun'))
    if (player === null) return privateReply(warRefusalTextWithoutDetails('noPlayer'))
    if (!newcomer || newcomer.isBot) return privateReply(warRefusalTextWithoutDetails('noBots'))
    const wish = { player, newcomer: { id: newcomer.id, name: newcomer.name } }
    const asked = await context.table.war.replace(war.id, source.person, wish, source.interactionId)
    if ('rejected' in asked) return privateReply(asked.rejected)
    return privateReply(t.placeAsked(toMarkup(newcomer.name)))
  })

export const voteOnWarReplacement = (
  context: BotContext,
  source: InteractionSource,
  agrees: boolean,
  code: string,
): Promise<Reply> =>
  runWithWarHere(
    context,
    source,
    async (war) =>
      warEntryReply(
        source,
        await context.table.war.vote(war.id, source.person, { topic: 'seat', agrees }, source.interactionId),
      ),
    code,
  )

/** Sets which player may answer for the person. @param who the player who may answer from now on; null for nobody */
export const setTrustedFriend = (
  context: BotContext,
  source: InteractionSource,
  who: string | null,
): Promise<Reply> =>
  submitWarEntryAndReply(context, source, (game, me) => {
    const friend = who === null ? null : friendNamed(game, who)
    return friend === undefined ? warRefusalTextWithoutDetails('noPlayer') : { kind: 'trust', by: me, friend }
  })

const friendNamed = (game: WarGame, who: string): PlayerIndex | undefined =>
  findWarPlayerByName(game, who) ?? undefined
