/** The private panel in which a person with a constructed deck chooses the deck for a seat. */
import type { CharacterInfo, RaiderDeckKind } from '../../table/characters/contract.ts'
import type { RaidInfo } from '../../table/contract.ts'
import { texts } from '../../texts/texts.ts'
import { toPlain } from '../../texts/user-text.ts'
import type { BotContext, InteractionSource } from '../bot-context.ts'
import { characterOwnerOfInteraction } from '../characters/characters.ts'
import type { Click } from '../feature.ts'
import { DISCORD_LIMITS, truncateWithEllipsis } from '../message-parts/limits.ts'
import { cardNameInRaid } from '../message-parts/names.ts'
import { buttonRows, newPost, privateReply, type Reply } from '../message-parts/post.ts'
import { raidComponentIds } from './ids.ts'

const t = texts.constructed

/** Returns a panel to choose the deck; null if the active character has only one deck, or the raid allows no other. */
export async function deckChoicePanel(
  { table }: BotContext,
  source: InteractionSource,
  raid: RaidInfo,
): Promise<Reply | null> {
  if (raid.status !== 'lobby' || raid.challenge) return null
  const character = await activeOf(table, source)
  if (!character?.constructed) return null
  if (!(await table.characters.allowsConstructed(raid))) return null
  return choice(raid, character, character.constructed)
}

async function activeOf(
  table: BotContext['table'],
  source: InteractionSource,
): Promise<CharacterInfo | undefined> {
  return (await table.characters.characters(characterOwnerOfInteraction(source))).find(({ active }) => active)
}

function choice(
  raid: RaidInfo,
  { name, hero }: CharacterInfo,
  { hero: other, cards }: NonNullable<CharacterInfo['constructed']>,
): Reply {
  const label = (words: string) => truncateWithEllipsis(words, DISCORD_LIMITS.button)
  return privateReply(t.choose, {
    components: buttonRows([
      {
        id: raidComponentIds.withDeck(raid.code, 'own'),
        label: label(t.chooseOwn(toPlain(name), cardNameInRaid(raid, hero))),
      },
      {
        id: raidComponentIds.withDeck(raid.code, 'constructed'),
        label: label(t.chooseConstructed(cardNameInRaid(raid, other), cards)),
      },
    ]),
  })
}

/** Takes a seat with the active character, and with its own or its constructed deck. */
export async function joinWithOwnOrConstructedDeck(
  { table }: BotContext,
  click: Click,
  raid: RaidInfo,
  deck: RaiderDeckKind,
): Promise<Reply> {
  const changed = await table.joinAs(raid.id, click.person, null, deck)
  if ('rejected' in changed) return privateReply(changed.rejected)
  const seat = changed.seats.filter(({ person }) => person.id === click.person.id).at(-1)
  return { how: 'change', post: newPost({ content: t.seated(cardNameInRaid(changed, seat?.hero ?? '')) }) }
}
