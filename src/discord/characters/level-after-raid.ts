/** Handles the button *Use your level* below the end of a raid. */
import { xpForNextLevel } from '../../campaign/levels.ts'
import type { CharacterInfo } from '../../table/characters/contract.ts'
import type { RaidInfo } from '../../table/contract.ts'
import { texts } from '../../texts/texts.ts'
import { toMarkup } from '../../texts/user-text.ts'
import type { BotContext } from '../bot-context.ts'
import type { Click } from '../feature.ts'
import { addLineAboveReply, privateReply, type Reply } from '../message-parts/post.ts'
import { rejectionReply } from '../message-parts/refusal-reply.ts'
import { characterOwnerOfInteraction } from './characters.ts'
import { showLevelPanel } from './levels.ts'

/** Opens the level panel of the person who presses. A person without an unused level gets a sentence instead. */
export async function openLevelPanelAfterRaid(
  context: BotContext,
  click: Click,
  raid: RaidInfo,
): Promise<Reply> {
  const { characters } = context.table
  const raided = raidedWith(
    raid,
    click.person.id,
    await characters.characters(characterOwnerOfInteraction(click)),
  )
  if (raided) {
    const used = await characters.use(characterOwnerOfInteraction(click), raided.id)
    if ('rejected' in used) return rejectionReply(used)
  }
  const card = await characters.level(characterOwnerOfInteraction(click))
  if ('rejected' in card) return rejectionReply(card)
  const { name, xp } = card.character
  if (card.level === null) return privateReply(texts.level.none(toMarkup(name), xpForNextLevel(xp)))
  const panel = await showLevelPanel(context, click, card)
  return raided ? addLineAboveReply(panel, texts.character.used(toMarkup(name))) : panel
}

/** Returns the person's character of the raid if it has an unused level and isn't their active one. */
function raidedWith(
  { seats }: RaidInfo,
  person: string,
  own: readonly CharacterInfo[],
): CharacterInfo | undefined {
  const ids = seats.filter((seat) => seat.person.id === person).map(({ characterId }) => characterId)
  return own.find(
    ({ id, active, retired, openLevels }) => ids.includes(id) && !active && !retired && openLevels.length > 0,
  )
}
