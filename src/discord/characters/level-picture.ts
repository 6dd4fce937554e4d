/** Paints the cards that a level adds and removes, and their effect on the deck. */
import type { LevelPanelInfo } from '../../table/characters/contract.ts'
import { texts } from '../../texts/texts.ts'
import { toPlain } from '../../texts/user-text.ts'
import { pictureThemeOfPerson } from '../board/picture.ts'
import type { BotContext, InteractionSource } from '../bot-context.ts'
import type { PostFile } from '../message-parts/post.ts'
import { costCurveContents } from '../pictures/card-tiles/contents.ts'
import type { CardTilesPictureContents } from '../pictures/card-tiles/deck.ts'
import { cardTilesAltText } from '../pictures/card-tiles/words.ts'
import type { Theme } from '../pictures/theme.ts'
import { cardTileGroup, deckProfileChangeLines } from './deck-profile-text.ts'
import { countCardCopies } from './decks.ts'

/** Paints the chosen cards of a level. Returns null before the first choice, or if they can't be painted. */
export async function levelPanelPicture(
  context: BotContext,
  { person }: Pick<InteractionSource, 'person'>,
  card: LevelPanelInfo,
): Promise<PostFile | null> {
  if (card.level === null || card.cardsIn.length + card.cardsOut.length === 0) return null
  const shown = levelPanelPictureContents(card, card.level, await pictureThemeOfPerson(context, person))
  const data = await context.studio.picture(shown)
  return data && { name: 'level.png', data, description: cardTilesAltText(shown) }
}

export function levelPanelPictureContents(
  { character, cardsIn, cardsOut, before, after }: LevelPanelInfo,
  level: number,
  theme: Theme,
): CardTilesPictureContents {
  const t = texts.builder
  return {
    kind: 'deck',
    theme,
    title: texts.level.title(level, toPlain(character.name)),
    foot: texts.level.unconfirmed,
    groups: [
      cardTileGroup(t.comesIn(countCardCopies(cardsIn)), cardsIn, t.nothing),
      cardTileGroup(t.goesOut(countCardCopies(cardsOut)), cardsOut, t.nothing),
    ],
    curve: costCurveContents(before, after, deckProfileChangeLines(before, after)),
  }
}
