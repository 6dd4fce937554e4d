/** Handles `/deck show`, which shows a deck as a picture with its cost curve, page by page. */
import type { APIEmbed } from 'discord.js'
import { deckProfile } from '../../campaign/deck-profile.ts'
import { cardFactsOf } from '../../cards/pool/automated.ts'
import type { CardCopies, DeckInfo, DeckSelector } from '../../table/characters/contract.ts'
import { texts } from '../../texts/texts.ts'
import { toMarkup, toPlain, type UserText } from '../../texts/user-text.ts'
import { pictureThemeOfPerson } from '../board/picture.ts'
import type { BotContext, InteractionSource } from '../bot-context.ts'
import type { Click } from '../feature.ts'
import { DISCORD_LIMITS, truncateWithEllipsis } from '../message-parts/limits.ts'
import { currentCardName } from '../message-parts/names.ts'
import { pageButtons } from '../message-parts/paging.ts'
import { splitIntoPhonePages } from '../message-parts/phone.ts'
import {
  type ButtonSpec,
  buttonRows,
  newPost,
  type Post,
  type PostFile,
  privateReply,
  type Reply,
} from '../message-parts/post.ts'
import { rejectionReply } from '../message-parts/refusal-reply.ts'
import { pictureReplyInPlaceOrPrivately, replyWithPictureIfSoon } from '../message-parts/with-picture.ts'
import { cardTileContents, costCurveContents } from '../pictures/card-tiles/contents.ts'
import type { DeckListPictureContents, DeckListRow } from '../pictures/deck-list/deck-list.ts'
import { deckListAltText } from '../pictures/deck-list/words.ts'
import type { Theme } from '../pictures/theme.ts'
import { deckProfileChangeLines } from './deck-profile-text.ts'
import { countCardCopies, DECK_EMBED_COLOR, deckEmbed, deckRuleSentence, deckTitle } from './decks.ts'
import { characterComponentIds } from './ids.ts'
import { characterSheetButton } from './sheet-post.ts'
import { bossWhoOwnsDeck, deckKey, parseDeckKey } from './which-deck.ts'

const t = texts.deck

/** The person whose deck is shown. Only this person sees buttons that change it. */
interface Owner {
  readonly id: string
  readonly name: UserText
}

export async function showDeck(
  context: BotContext,
  source: InteractionSource,
  who: Owner,
  which: DeckSelector,
): Promise<Reply> {
  const found = await shownTo(context, source, who, which)
  if ('how' in found) return found
  const { words, painting, otherwise } = await pageOfDeck(
    context,
    source,
    { who: who.id, which, page: 0 },
    found,
  )
  return replyWithPictureIfSoon(words, painting, 'tell', otherwise)
}

type Said = readonly [who: string, deck: string | null, page: number]

export async function handleDeckPageClick(
  context: BotContext,
  click: Click,
  [id, key, page]: Said,
): Promise<Reply> {
  const which = parseDeckKey(key)
  const found = await shownTo(context, click, { id, name: click.person.name }, which)
  if ('how' in found) return found
  const { words, painting, otherwise } = await pageOfDeck(context, click, { who: id, which, page }, found)
  return pictureReplyInPlaceOrPrivately(click, words, painting, otherwise)
}

/** Returns the deck, or the reason why it can't be shown. Only its owner may see the deck for a Boss. */
async function shownTo(
  { table }: BotContext,
  source: InteractionSource,
  who: Owner,
  which: DeckSelector,
): Promise<DeckInfo | Reply> {
  const isOwn = who.id === source.person.id
  if (bossWhoOwnsDeck(which) && !isOwn) return privateReply(texts.bossDeck.secret)
  const deck = await table.characters.deck({ guildId: source.guildId, personId: who.id }, which)
  if (!('rejected' in deck)) return deck
  return isOwn ? rejectionReply(deck) : privateReply(texts.sheet.none(toMarkup(who.name)))
}

interface Place {
  readonly who: string
  readonly which: DeckSelector
  readonly page: number
}

async function pageOfDeck(context: BotContext, { person }: InteractionSource, place: Place, deck: DeckInfo) {
  const shown = deckListPictureContents(deck, place.page, await pictureThemeOfPerson(context, person))
  return {
    words: deckPagePost(deck, place, place.who === person.id),
    painting: painted(context, shown),
    otherwise: () => newPost({ embeds: [deckEmbed(deck)] }),
  }
}

async function painted({ studio }: BotContext, shown: DeckListPictureContents): Promise<PostFile | null> {
  const data = await studio.picture(shown)
  return data && { name: 'deck.png', data, description: deckListAltText(shown) }
}

export function deckPagePost(deck: DeckInfo, place: Place, isOwn: boolean): Post {
  return newPost({ embeds: [embedOf(deck)], components: buttonRows(buttons(deck, place, isOwn)) })
}

/** The most lines on a phone for the faults of a deck. */
const FAULTS = 4

function embedOf({ owner, cards, findings, constructed }: DeckInfo): APIEmbed {
  const [wrong = ''] = findings.length > 0 ? splitIntoPhonePages(t.illegal(findings).split('\n'), FAULTS) : []
  return {
    title: truncateWithEllipsis(deckTitle(owner, toMarkup), DISCORD_LIMITS.title),
    description: [t.headline(currentCardName(owner.hero), countCardCopies(cards)), wrong].join('\n').trim(),
    footer: { text: deckRuleSentence({ owner, constructed }) },
    color: DECK_EMBED_COLOR,
  }
}

function buttons(deck: DeckInfo, { who, which, page }: Place, isOwn: boolean): ButtonSpec[] {
  const key = deckKey(which)
  const last = pagesOf(deck).length - 1
  const at = Math.min(page, last)
  const to = (n: number) => characterComponentIds.deckPage(who, key, n)
  const { previous, next } = t
  const edit =
    key === null
      ? characterComponentIds.build('turnin', 0, 0, 0, false)
      : characterComponentIds.buildBoss(key, 'turnin', 0, 0, 0, false)
  return [
    ...(last > 0 ? pageButtons(to, { at, last, previous, next }) : []),
    ...(isOwn
      ? [
          { id: edit, label: t.edit },
          { id: characterComponentIds.deckText(key), label: t.asText },
        ]
      : []),
    ...(bossWhoOwnsDeck(which) === null ? [characterSheetButton(who)] : []),
  ]
}

/** The number of rows on the first page, which also has the cost curve. `OTHERS` is the number on each other page. */
const FIRST = 24
const OTHERS = 32

/** Divides a deck's rows into pages, none of which ends with a heading. */
function pagesOf(deck: DeckInfo): DeckListRow[][] {
  const all = rowsOf(deck)
  const pages: DeckListRow[][] = []
  for (let at = 0; at < all.length; at += pages.at(-1)?.length ?? 0) {
    const page = all.slice(at, at + (pages.length === 0 ? FIRST : OTHERS))
    pages.push(page.at(-1)?.kind === 'heading' ? page.slice(0, -1) : page)
  }
  return pages
}

function rowsOf({ cards, side, spare, named }: DeckInfo): DeckListRow[] {
  const types = [...new Set(cards.map(({ card }) => typeOf(card)))]
  return [
    ...types.flatMap((type) => {
      const own = cards.filter(({ card }) => typeOf(card) === type)
      return group(t.group(t.types[type] ?? type, countCardCopies(own)), own)
    }),
    ...(side.length > 0 ? group(texts.constructed.side(countCardCopies(side)), side) : []),
    ...(spare.length > 0 ? group(t.spare(countCardCopies(spare)), spare) : []),
    ...(named.length > 0 ? group(t.named(countCardCopies(named)), named) : []),
  ]
}

const typeOf = (id: string): string => cardFactsOf(id)?.type ?? ''

const group = (text: string, cards: readonly CardCopies[]): DeckListRow[] => [
  { kind: 'heading', text },
  ...cards.map(rowOf),
]

function rowOf({ card: id, copies }: CardCopies): DeckListRow {
  const card = cardFactsOf(id)
  if (!card) return { kind: 'card', name: currentCardName(id), cost: null, copies: null, figures: '' }
  const { name, cost, copies: counted } = cardTileContents({ card, copies })
  const { atk, health } = card
  const figures = atk === undefined || health === undefined ? '' : `${atk}/${health}`
  return { kind: 'card', name, cost, copies: counted, figures }
}

export function deckListPictureContents(deck: DeckInfo, page: number, theme: Theme): DeckListPictureContents {
  const pages = pagesOf(deck)
  const profile = deckProfile(Object.fromEntries(deck.cards.map(({ card, copies }) => [card, copies])))
  return {
    kind: 'deckList',
    theme,
    title: deckTitle(deck.owner, toPlain),
    curve:
      // The first line, about the size of the deck, is left out.
      page === 0 ? costCurveContents(null, profile, deckProfileChangeLines(profile, profile).slice(1)) : null,
    rows: pages[Math.min(page, pages.length - 1)] ?? [],
  }
}
