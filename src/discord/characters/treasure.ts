/** Handles `/treasure` and the button below the end of a won raid. */
import { allCards } from '../../cards/index.ts'
import type { BestTreasureCardNews, UnopenedTreasurePack } from '../../table/characters/contract.ts'
import { texts } from '../../texts/texts.ts'
import { toMarkup, toPlain } from '../../texts/user-text.ts'
import type { BotContext, InteractionSource } from '../bot-context.ts'
import type { Suggestion } from '../command.ts'
import { DISCORD_LIMITS, truncateWithEllipsis } from '../message-parts/limits.ts'
import { currentCardName, raidTitle } from '../message-parts/names.ts'
import { newPost, type Post, privateReply, type Reply } from '../message-parts/post.ts'
import { rejectionReply } from '../message-parts/refusal-reply.ts'
import { characterOwnerOfInteraction } from './characters.ts'
import { showTreasurePack, treasurePackOptionValue, unopenedTreasurePackMenu } from './pack.ts'

const t = texts.treasure

/**
 * Opens a pack, or offers a choice if several match.
 * @param wanted a raid's code, or a code and a character's id as `treasurePackOptionValue` writes them; null for any pack
 */
export async function openTreasurePack(
  context: BotContext,
  source: InteractionSource,
  wanted: string | null,
): Promise<Reply> {
  const [code = null, characterId = null] = wanted?.trim().split(':') ?? []
  const asked = { guildId: source.guildId, by: source.person, code, characterId }
  const answer = await context.table.characters.openTreasure(asked)
  if ('rejected' in answer) return rejectionReply(answer)
  return answer.kind === 'opened' ? showTreasurePack(context, source, answer) : several(answer.packs)
}

const several = (packs: readonly UnopenedTreasurePack[]): Reply =>
  privateReply(t.several(packs.length), { components: [unopenedTreasurePackMenu(packs)] })

/** Renders the announcement of a pack's best card in the raid's thread. */
export function treasureFoundPost({ by, character, best, others }: BestTreasureCardNews): Post {
  const { rarity = 'common' } = allCards.get(best) ?? {}
  const [whose = '', person = ''] = [character, by.name].map(toMarkup)
  return newPost({ content: t.found(whose, person, currentCardName(best), rarity, others) })
}

/** Suggests the packs that can be opened. */
export async function suggestTreasurePacks(
  context: BotContext,
  source: InteractionSource,
  typed: string,
): Promise<Suggestion[]> {
  const packs = await context.table.characters.treasure(characterOwnerOfInteraction(source))
  return packs
    .map((pack) => ({
      name: truncateWithEllipsis(
        t.suggestion(raidTitle(pack.raid), pack.code, toPlain(pack.character)),
        DISCORD_LIMITS.choiceName,
      ),
      value: treasurePackOptionValue(pack),
    }))
    .filter(({ name }) => name.toLowerCase().includes(typed.trim().toLowerCase()))
}
