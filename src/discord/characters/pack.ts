/** Shows the cards of an opened treasure pack one by one in pictures, the best last, and then all together. */
import type { APIEmbed } from 'discord.js'
import { allCards } from '../../cards/index.ts'
import type {
  OpenedTreasurePack,
  TreasureCard,
  UnopenedTreasurePack,
} from '../../table/characters/contract.ts'
import { texts } from '../../texts/texts.ts'
import { toMarkup, toPlain } from '../../texts/user-text.ts'
import { pictureThemeOfPerson } from '../board/picture.ts'
import type { BotContext, InteractionSource } from '../bot-context.ts'
import type { Click } from '../feature.ts'
import { DISCORD_LIMITS, truncateWithEllipsis } from '../message-parts/limits.ts'
import { raidTitle } from '../message-parts/names.ts'
import {
  buttonRows,
  type ComponentRow,
  newPost,
  type Post,
  type PostFile,
  type Reply,
  selectRow,
} from '../message-parts/post.ts'
import { rejectionReply } from '../message-parts/refusal-reply.ts'
import { replyInPlaceWithPicture, replyWithPictureIfSoon } from '../message-parts/with-picture.ts'
import { cardFacePictureContentsWithMark } from '../pictures/card-face/contents.ts'
import { cardFaceAltText } from '../pictures/card-face/words.ts'
import { cardTileContents } from '../pictures/card-tiles/contents.ts'
import type { CardTilesPictureContents } from '../pictures/card-tiles/deck.ts'
import { cardTilesAltText } from '../pictures/card-tiles/words.ts'
import type { Theme } from '../pictures/theme.ts'
import { characterOwnerOfInteraction } from './characters.ts'
import { cardTypeLine } from './decks.ts'
import { characterComponentIds } from './ids.ts'

const t = texts.treasure
const GOLD = 0xd4af37

/** Shows the pack with its first card, which is the least valuable one. */
export async function showTreasurePack(
  context: BotContext,
  { person }: InteractionSource,
  opened: OpenedTreasurePack,
): Promise<Reply> {
  const theme = await pictureThemeOfPerson(context, person)
  // The next picture is painted now, because it will be requested next.
  void paintedPack(context, opened, 2, theme)
  return replyWithPictureIfSoon(treasurePackPost(opened, 1), paintedPack(context, opened, 1, theme), 'tell')
}

type Said = readonly [code: string, characterId: string, turned: number]

export async function turnNextPackCardFaceUp(
  context: BotContext,
  click: Click,
  [code, characterId, turned]: Said,
): Promise<Reply> {
  const opened = await context.table.characters.openedTreasure(
    characterOwnerOfInteraction(click),
    code,
    characterId,
  )
  if ('rejected' in opened) return rejectionReply(opened)
  if (turned >= opened.cards.length)
    await context.table.characters.announceTreasure(click.person, click.guildId, code, characterId)
  const theme = await pictureThemeOfPerson(context, click.person)
  void paintedPack(context, opened, turned + 1, theme)
  return replyInPlaceWithPicture(
    treasurePackPost(opened, turned),
    paintedPack(context, opened, turned, theme),
  )
}

/** Returns the card that was turned over last; null if all are shown. */
const newest = ({ cards }: OpenedTreasurePack, turned: number): TreasureCard | null =>
  cards[cards.length - Math.max(1, turned)] ?? null

async function paintedPack(
  { studio }: BotContext,
  opened: OpenedTreasurePack,
  turned: number,
  theme: Theme,
): Promise<PostFile | null> {
  const one = newest(opened, turned)
  const card = one && allCards.get(one.card)
  const shown = card
    ? cardFacePictureContentsWithMark(card, markOf(one), theme)
    : treasurePackPictureContents(opened, theme)
  const data = await studio.picture(shown)
  const description = shown.kind === 'card' ? cardFaceAltText(shown) : cardTilesAltText(shown)
  return data && { name: 'treasure.png', data, description }
}

export const treasurePackPictureContents = (
  { pack, raid, cards }: OpenedTreasurePack,
  theme: Theme,
): CardTilesPictureContents => ({
  kind: 'deck',
  theme,
  title: t.title(toPlain(pack.character)),
  foot: t.from(raid, pack.code),
  groups: [
    {
      heading: t.rarestFirst,
      empty: '',
      tiles: cards.flatMap(({ card: id, isNew, unfit }) => {
        const card = allCards.get(id)
        return card
          ? [cardTileContents({ card, note: { good: unfit === null, text: t.note(isNew, unfit === null) } })]
          : []
      }),
    },
  ],
  curve: null,
})

/** Returns the mark of a card: whether it is new, and whether it fits the character. */
const markOf = ({ isNew, unfit }: TreasureCard) =>
  ({ use: unfit === null ? 'play' : 'none', text: t.mark(isNew, unfit) }) as const

/**
 * Renders a step of opening a pack.
 * @param turned the number of cards turned over; beyond the last card all are shown together
 */
export function treasurePackPost(opened: OpenedTreasurePack, turned: number): Post {
  const { pack, raid, cards, left } = opened
  const one = newest(opened, turned)
  const isWhole = one === null
  const embed: APIEmbed = {
    title: truncateWithEllipsis(t.title(toMarkup(pack.character)), DISCORD_LIMITS.title),
    description: truncateWithEllipsis(one ? lineOf(one) : wholeOf(cards), DISCORD_LIMITS.description),
    footer: { text: one ? t.turned(turned, cards.length, raid) : t.from(raid, pack.code) },
    color: GOLD,
  }
  const more = isWhole && left.length > 0
  return newPost({
    content: more ? t.left(left.length) : '',
    embeds: [embed],
    components: [
      ...(isWhole ? [] : turning(opened, turned)),
      ...(more ? [unopenedTreasurePackMenu(left)] : []),
    ],
  })
}

function turning({ pack, cards }: OpenedTreasurePack, turned: number): ComponentRow[] {
  const to = (count: number) => characterComponentIds.pack(pack.code, pack.characterId, count)
  const isLast = turned >= cards.length
  const all = { id: to(cards.length + 1), label: t.all }
  if (isLast) return buttonRows([{ ...all, style: 'good' }])
  const next = turned + 1 === cards.length ? t.best : t.next
  return buttonRows([{ id: to(turned + 1), label: next, style: 'good' }, all])
}

function lineOf({ card, isNew, unfit }: TreasureCard): string {
  const { name = card, rarity = 'common' } = allCards.get(card) ?? {}
  return t.card(t.marks[rarity] ?? '', name, rarity, cardTypeLine(card), t.mark(isNew, unfit))
}

function wholeOf(cards: readonly TreasureCard[]): string {
  const fresh = cards.filter((one, at) => one.isNew && isFirst(cards, one, at)).length
  return [...cards.map(lineOf), '', t.kept(fresh)].join('\n')
}

const isFirst = (cards: readonly TreasureCard[], { card }: TreasureCard, at: number): boolean =>
  cards.findIndex((one) => one.card === card) === at

export const unopenedTreasurePackMenu = (packs: readonly UnopenedTreasurePack[]): ComponentRow =>
  selectRow({
    id: characterComponentIds.packs(),
    placeholder: t.choose,
    options: packs.map((pack) => ({
      value: treasurePackOptionValue(pack),
      label: t.pack(raidTitle(pack.raid), toPlain(pack.character)),
      description: t.packCode(pack.code),
    })),
  })

/** Returns the value of a pack in menus and suggestions: the raid's code and the character's id. */
export const treasurePackOptionValue = ({ code, characterId }: UnopenedTreasurePack): string =>
  `${code}:${characterId}`
