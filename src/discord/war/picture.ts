/**
 * A player's panel as a picture: equipped powers, Spellbook and items as small cards, with tokens and level
 * below them.
 */
import { texts } from '../../texts/texts.ts'
import { toPlain, type UserText, userText } from '../../texts/user-text.ts'
import { findCardInList } from '../../war/lookup.ts'
import type { PlayerIndex, WarGame } from '../../war/model.ts'
import { warCardText } from '../../war/text.ts'
import { warPanelHeadingTexts } from '../../war/words.ts'
import { PUBLIC_PICTURE_THEME } from '../board/picture.ts'
import type { PostFile } from '../message-parts/post.ts'
import type { CardTile, CardTilesPictureContents, TileGroup } from '../pictures/card-tiles/deck.ts'
import { cardTilesAltText } from '../pictures/card-tiles/words.ts'
import type { PictureRenderer } from '../pictures/picture-renderer.ts'

const t = texts.war

/**
 * Returns the contents of the picture; null if there is no such player.
 * @param isOwn whether the viewer is the player, who sees the cards of the Spellbook and the Bag; other
 * viewers see their number
 */
export function warPanelPictureContents(
  game: WarGame,
  player: PlayerIndex,
  isOwn: boolean,
): CardTilesPictureContents | null {
  const one = game.players[player]
  if (!one) return null
  const { who, level, tokens } = warPanelHeadingTexts(game, one)
  const secret = (heading: string, ids: readonly string[], tiles: () => CardTile[]): TileGroup =>
    isOwn || ids.length === 0
      ? group(heading, tiles())
      : { heading, tiles: [], empty: t.panel.hidden(ids.length) }
  const held = [...one.bag, ...one.small]
  const equipped = one.areas.flatMap((id) => (id === null ? [] : [id]))
  return {
    kind: 'deck',
    theme: PUBLIC_PICTURE_THEME,
    title: `${toPlain(one.name)} · ${who}`,
    foot: `${level} · ${tokens}`,
    groups: [
      group(
        t.panel.powers,
        equipped.map((id) => powerTile(game, id)),
      ),
      secret(t.panel.spellbook, one.spellbook, () => one.spellbook.map((id) => powerTile(game, id))),
      group(
        t.panel.talents,
        one.talents.flatMap((id) => tileOf(game, 'talents', id)),
      ),
      group(
        t.panel.worn,
        one.worn.flatMap((id) => itemTile(game, id)),
      ),
      secret(t.panel.items, held, () => held.flatMap((id) => itemTile(game, id))),
    ].filter(
      ({ tiles, empty, heading }) => heading === t.panel.powers || tiles.length > 0 || empty !== t.panel.none,
    ),
    curve: null,
  }
}

const group = (heading: string, tiles: readonly CardTile[]): TileGroup => ({
  heading,
  tiles,
  empty: t.panel.none,
})

function powerTile(game: WarGame, id: string): CardTile {
  const card = findCardInList(game, 'powers', id)
  return tile(
    card?.name ?? userText(id),
    t.icons[card?.icon ?? ''] ?? '',
    card ? warCardText('powers', card, toPlain) : '',
    card?.icon === 'active' ? `${card.energy}` : null,
  )
}

const itemTile = (game: WarGame, id: string): CardTile[] => [
  ...tileOf(game, 'items', id),
  ...tileOf(game, 'bonus', id),
]

function tileOf(game: WarGame, list: 'talents' | 'items' | 'bonus', id: string): CardTile[] {
  const found = findCardInList(game, list, id)
  return found ? [tile(found.name, t.lists[list] ?? '', warCardText(list, found, toPlain), null)] : []
}

/** @param kind the text in the place of other cards' rarity: a power's icon, or the kind of card */
const tile = (name: UserText, kind: string, says: string, cost: string | null): CardTile => ({
  name: toPlain(name),
  cost,
  typeLine: '',
  figures: '',
  rarity: kind,
  rank: 'common',
  copies: null,
  note: null,
  says,
})

export async function warPanelPicture(
  studio: PictureRenderer,
  game: WarGame,
  player: PlayerIndex,
  isOwn: boolean,
): Promise<PostFile | null> {
  const shown = warPanelPictureContents(game, player, isOwn)
  const data = shown && (await studio.picture(shown))
  return data && shown ? { name: 'panel.png', data, description: cardTilesAltText(shown) } : null
}
