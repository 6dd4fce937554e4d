/** Handles `/card`, which shows a card's facts, its text, and the raids and decks that use it. */
import type { APIEmbed, APIEmbedField } from 'discord.js'
import { allCards, lairDecksOfSixtyCards, starterDecks } from '../../cards/index.ts'
import { automatedCard, cardFactsOf, isAutomatedCard, printedEntryOf } from '../../cards/pool/automated.ts'
import { type Printing, printingsOf } from '../../cards/pool/printed.ts'
import { searchCardIdsByName } from '../../cards/pool/search.ts'
import { nameKey, nameOfSet } from '../../cards/printed-names/printed-names.ts'
import { cardTextLinesWithMarkup, typeLineOf } from '../../cards/text.ts'
import { type Card, type CardId, factionsOfCard, lairInMode } from '../../engine/index.ts'
import { raids } from '../../raids/index.ts'
import type { TreasurePack } from '../../raids/raid.ts'
import { texts } from '../../texts/texts.ts'
import { userText } from '../../texts/user-text.ts'
import { PUBLIC_PICTURE_THEME, pictureThemeOfPerson } from '../board/picture.ts'
import { type BotContext, findRaidHere, type InteractionSource } from '../bot-context.ts'
import type { Suggestion } from '../command.ts'
import { DISCORD_LIMITS, truncateWithEllipsis } from '../message-parts/limits.ts'
import { raidTitle } from '../message-parts/names.ts'
import { newPost, type Post, type PostFile, privateReply, type Reply } from '../message-parts/post.ts'
import { replyWithPictureIfSoon } from '../message-parts/with-picture.ts'
import { resultWithinReplyTime } from '../message-parts/within-reply-time.ts'
import { cardFacePictureContents } from '../pictures/card-face/contents.ts'
import type { CardFacePictureContents } from '../pictures/card-face/face.ts'
import { cardFaceAltText } from '../pictures/card-face/words.ts'
import type { PictureRenderer } from '../pictures/picture-renderer.ts'
import { rulingLinesOfCard } from './rulings.ts'

/**
 * Shows a card. If the raid of the channel can't be read soon, the current version of the card is shown first
 * and replaced later by the raid's version.
 */
export async function showCard(
  context: BotContext,
  source: InteractionSource,
  wanted: string,
): Promise<Reply> {
  const here = cardsAt(context, source)
  const quick = await resultWithinReplyTime(here)
  if (quick) return cardAnswer(context, source, quick, wanted)
  const today = await cardAnswer(context, source, TODAY, wanted)
  return { ...today, later: whole(here.then((cards) => cardAnswer(context, source, cards, wanted))) }
}

async function whole(answering: Promise<CardAnswer>): Promise<Post | null> {
  const answer = await answering.catch(() => null)
  return answer && ((await answer.later) ?? answer.post)
}

type CardAnswer = Extract<Reply, { how: 'tell' }>

async function cardAnswer(
  { studio, table }: BotContext,
  { person }: InteractionSource,
  cards: Cards,
  wanted: string,
): Promise<CardAnswer> {
  const card = cards.find(wanted)
  if (!card) return privateReply(texts.reply.noCard(userText(truncateWithEllipsis(wanted, 80))))
  if (!cards.isKnown(card.id)) return { how: 'tell', post: newPost({ embeds: [cardEmbed(card, false)] }) }
  const theme = resultWithinReplyTime(pictureThemeOfPerson({ table }, person))
  const painting = theme.then((own) =>
    cardPicture(studio, cardFacePictureContents(card, own ?? PUBLIC_PICTURE_THEME)),
  )
  return replyWithPictureIfSoon(newPost({ embeds: [cardEmbed(card)] }), painting, 'tell')
}

async function cardPicture(
  studio: PictureRenderer,
  shown: CardFacePictureContents,
): Promise<PostFile | null> {
  const data = await studio.picture(shown)
  return data && { name: 'card.png', data, description: cardFaceAltText(shown) }
}

/** Suggests cards of the current card list, because the raid's own cards have the same names. */
export const suggestCards = (typed: string): Suggestion[] =>
  searchCardIdsByName(typed, DISCORD_LIMITS.choices).flatMap((id) => {
    const card = cardFactsOf(id)
    return card
      ? [{ name: truncateWithEllipsis(suggestionOf(card), DISCORD_LIMITS.choiceName), value: id }]
      : []
  })

function suggestionOf(card: Card): string {
  const shown = `${card.name} — ${typeLineOf(card)}`
  return isAutomatedCard(card.id) ? shown : texts.card.withoutText(shown)
}

/** The cards that people can look up in a channel. */
interface Cards {
  /** Returns the card with this id, or the first card whose name matches. */
  find(wanted: string): Card | undefined
  /** Whether the bot knows its text. */
  isKnown(id: CardId): boolean
}

function found(wanted: string): Card | undefined {
  const byId = wholeOrFacts(wanted)
  if (byId) return byId
  const [first] = searchCardIdsByName(wanted, 1)
  return first === undefined ? undefined : wholeOrFacts(first)
}

const wholeOrFacts = (id: CardId): Card | undefined => automatedCard(id) ?? cardFactsOf(id)

const TODAY: Cards = { find: found, isKnown: isAutomatedCard }

/** Returns the cards for a channel: those with which its raid began, and today's cards for all others. */
async function cardsAt(context: BotContext, source: InteractionSource): Promise<Cards> {
  const raid = await findRaidHere(context, source)
  if (!raid) return TODAY
  const own = (wanted: string): Card | undefined =>
    raid.cards.get(wanted) ?? [...raid.cards.values()].find(({ name }) => nameKey(name) === nameKey(wanted))
  return {
    find(wanted) {
      const card = own(wanted) ?? found(wanted)
      return card && (raid.cards.get(card.id) ?? card)
    },
    isKnown(id) {
      const own = raid.cards.get(id)
      return own ? !own.byHand : isAutomatedCard(id)
    },
  }
}

/** Renders a card as an embed. @param isKnown whether the bot knows the card's text */
export function cardEmbed(card: Card, isKnown = true): APIEmbed {
  const t = texts.card
  const text = isKnown ? cardTextLinesWithMarkup(card).join('\n') || t.noText : t.unknownText
  return {
    title: truncateWithEllipsis(card.name, DISCORD_LIMITS.title),
    description: truncateWithEllipsis(
      [`*${typeLineOf(card)}*`, ...nonEmpty(values(card), traits(card)), '', text].join('\n'),
      DISCORD_LIMITS.description,
    ),
    fields: [
      ...field(texts.ruling.title, rulingLinesOfCard(card)),
      ...field(t.usedIn, usedIn(card)),
      ...field(t.printedIn, printingLines(card)),
    ],
    footer: { text: card.id },
  }
}

function printingLines(card: Card): string[] {
  const row = printedEntryOf(card)
  return row ? printingsOf(row).map(printingLine) : []
}

const printingLine = ({ set, no, rarity }: Printing): string =>
  [`${nameOfSet(set)} ${no}`, ...(rarity === undefined ? [] : [texts.card.rarity(rarity)])].join(' · ')

const field = (name: string, lines: readonly string[]): APIEmbedField[] =>
  lines.length > 0 ? [{ name, value: truncateWithEllipsis(lines.join('\n'), DISCORD_LIMITS.fieldValue) }] : []

const nonEmpty = (...lines: string[]): string[] => lines.filter((line) => line !== '')

/** Returns the card's classes, factions and rarity, and whether it is an instant. */
function traits(card: Card): string {
  const { classes = [], rarity, instant } = card
  const t = texts.card
  const parts = [
    ...(classes.length === 0 ? [] : [t.classes(classes)]),
    ...factionsOfCard(card).map(t.faction),
    ...(rarity === undefined ? [] : [t.rarity(rarity)]),
    ...(instant ? [t.instant] : []),
  ]
  return parts.join(' · ')
}

function values(card: Card): string {
  const t = texts.card
  const parts = [
    ...(card.cost === undefined ? [] : [t.cost(card.cost)]),
    ...(card.atk === undefined ? [] : [t.atk(card.atk, card.damageType ?? '')]),
    ...(card.health === undefined ? [] : [t.health(card.health)]),
    ...(card.def === undefined ? [] : [t.def(card.def)]),
    ...(card.strikeCost === undefined ? [] : [t.strike(card.strikeCost)]),
  ]
  return parts.join(' · ')
}

function usedIn(card: Card): string[] {
  const t = texts.card
  const decks = [...starterDecks, ...lairDecksOfSixtyCards].flatMap((deck) => {
    if (deck.hero === card.id && starterDecks.some((one) => one === deck)) return [t.hero(deck.name)]
    const copies = deck.copies[card.id]
    return copies ? [t.deck(deck.name, copies)] : []
  })
  return [...decks, ...inRaids(card), ...inTreasure(card)]
}

/** Returns the raids whose treasure packs can contain the card, by its set and rarity. */
const inTreasure = (card: Card): string[] => {
  const won = raids.filter(({ rewards }) => rewards && mayHold(rewards.treasure, card))
  return won.length > 0 ? [texts.card.treasure(won.map(({ name }) => raidTitle(name)))] : []
}

const mayHold = (pack: TreasurePack, { set, rarity }: Card): boolean =>
  pack.set === set && rarity !== undefined && pack.slots.some(({ of }) => of.includes(rarity))

function inRaids(card: Card): string[] {
  const t = texts.card
  return raids.flatMap((raid) => {
    const lairs = raid.modes.map((mode) => lairInMode(raid, mode.name))
    if (lairs.some((lair) => lair.achievements.includes(card.id)))
      return [t.achievement(raidTitle(raid.name))]
    const heroes = lairs.flatMap((lair) => levelsFrom(lair.hero))
    return heroes.includes(card.id) ? [texts.lair[raid.kind].heroOf(raidTitle(raid.name))] : []
  })
}

/** Returns a lair's hero and all its later levels. */
function levelsFrom(hero: string): string[] {
  const next = allCards.get(hero)?.nextLevel
  return next === undefined ? [hero] : [hero, ...levelsFrom(next)]
}
