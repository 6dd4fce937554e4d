/** Handles `/deck`, which edits, checks and exports decks. */
import type { APIEmbed } from 'discord.js'
import { formatDecklist } from '../../campaign/decklist.ts'
import { cardFactsOf } from '../../cards/pool/automated.ts'
import { searchCardIdsByName } from '../../cards/pool/search.ts'
import { typeLineOf } from '../../cards/text.ts'
import { summariesOfRaidsWithBossPlayer } from '../../raids/index.ts'
import type {
  CardCopies,
  CharacterOrBossOfDeck,
  DeckChange,
  DeckChangeResult,
  DeckInfo,
  DeckSelector,
} from '../../table/characters/contract.ts'
import type { Rejected } from '../../table/contract.ts'
import { texts } from '../../texts/texts.ts'
import { type RenderUserText, toMarkup } from '../../texts/user-text.ts'
import type { AttachedFile, BotContext, InteractionSource } from '../bot-context.ts'
import type { Suggestion } from '../command.ts'
import {
  DISCORD_LIMITS,
  joinLinesThatFit,
  shrinkEmbed,
  truncateWithEllipsis,
} from '../message-parts/limits.ts'
import { currentCardName } from '../message-parts/names.ts'
import { privateReply, type Reply } from '../message-parts/post.ts'
import { rejectionReply } from '../message-parts/refusal-reply.ts'
import { characterOwnerOfInteraction } from './characters.ts'
import { downloadTextFile } from './decklist-file.ts'

const t = texts.deck

export const DECK_EMBED_COLOR = 0x3f7d4e

/** Returns a deck's title, such as "Deck of Frizlix". */
export function deckTitle(
  { name, boss, isConstructed }: CharacterOrBossOfDeck,
  render: RenderUserText,
): string {
  if (isConstructed) return texts.constructed.title(render(name))
  return boss === null ? t.title(render(name)) : texts.bossDeck.title(render(name))
}

/** Returns a sentence about the rule for building a deck. */
export const deckRuleSentence = ({ owner, constructed }: Pick<DeckInfo, 'owner' | 'constructed'>): string => {
  if (owner.boss !== null) return texts.bossDeck.rules
  if (owner.isConstructed) return texts.constructed.rules
  return t.rules[constructed ? 'constructed' : 'collection']
}

/** Renders the whole deck as text. */
export const deckEmbed = (deck: DeckInfo): APIEmbed =>
  shrinkEmbed(wholeDeckEmbed(deck), DISCORD_LIMITS.embedTotal)

function wholeDeckEmbed({ owner, cards, side, spare, named, findings, constructed }: DeckInfo): APIEmbed {
  const size = countCardCopies(cards)
  const wrong = findings.length > 0 ? t.illegal(findings) : ''
  return {
    title: truncateWithEllipsis(deckTitle(owner, toMarkup), DISCORD_LIMITS.title),
    description: truncateWithEllipsis(
      [t.headline(currentCardName(owner.hero), size), wrong].join('\n').trim(),
      DISCORD_LIMITS.description,
    ),
    fields: [
      ...grouped(cards),
      ...(side.length > 0 ? [field(texts.constructed.side(countCardCopies(side)), side)] : []),
      ...(spare.length > 0 ? [field(t.spare(countCardCopies(spare)), spare)] : []),
      ...(named.length > 0 ? [field(t.named(countCardCopies(named)), named)] : []),
    ],
    footer: { text: deckRuleSentence({ owner, constructed }) },
    color: DECK_EMBED_COLOR,
  }
}

function grouped(cards: readonly CardCopies[]): { name: string; value: string }[] {
  const types = [...new Set(cards.map(({ card }) => cardFactsOf(card)?.type ?? ''))]
  return types.map((type) => {
    const own = cards.filter(({ card }) => (cardFactsOf(card)?.type ?? '') === type)
    return field(t.group(t.types[type] ?? type, countCardCopies(own)), own)
  })
}

const field = (name: string, cards: readonly CardCopies[]) => ({
  name: truncateWithEllipsis(name, DISCORD_LIMITS.fieldName),
  value: joinLinesThatFit(cardCopiesLines(cards), FIELD, texts.board.leftOut),
})

/** The maximum length of a field in the embed of a deck, because up to ten fields share its 6,000 characters. */
const FIELD = 900

export const cardCopiesLines = (cards: readonly CardCopies[]): string[] =>
  cards.map(({ card, copies }) => t.line(copies, currentCardName(card)))

export const countCardCopies = (cards: readonly CardCopies[]): number =>
  cards.reduce((sum, { copies }) => sum + copies, 0)

export async function editDeck(
  context: BotContext,
  source: InteractionSource,
  which: DeckSelector,
  change: DeckChange,
): Promise<Reply> {
  return deckChangeReply(
    await context.table.characters.editDeck(characterOwnerOfInteraction(source), which, change),
  )
}

export function deckChangeReply(deck: DeckChangeResult | Rejected): Reply {
  if ('rejected' in deck) return rejectionReply(deck)
  if (deck.owner.isConstructed) return changedConstructed(deck)
  const { owner, cards, cardsIn, cardsOut } = deck
  const collection = deck.isCollectionChanged ? [t.collectionChanged(countCardCopies(deck.named))] : []
  if (cardsIn.length + cardsOut.length === 0)
    return privateReply([t.unchanged(countCardCopies(cards)), ...collection].join('\n'))
  const moves = [
    ...(cardsOut.length > 0 ? [t.moved('−', cardCopiesLines(cardsOut))] : []),
    ...(cardsIn.length > 0 ? [t.moved('＋', cardCopiesLines(cardsIn))] : []),
  ]
  return privateReply(
    joinLinesThatFit(
      [t.changed(countCardCopies(cards)), ...moves, ...collection, whenDeckIsUsedSentence(owner)],
      DISCORD_LIMITS.content,
      texts.board.leftOut,
    ),
  )
}

/**
 * Replies to the change of a constructed deck with its changed cards. After an import it also says why the list
 * isn't the character's own deck.
 */
function changedConstructed({
  owner,
  cards,
  side,
  byHand,
  cardsIn,
  cardsOut,
  whyNotOwn,
}: DeckChangeResult): Reply {
  const c = texts.constructed
  const [hero, size] = [currentCardName(owner.hero), countCardCopies(cards)]
  const isNew = cardsOut.length === 0 && countCardCopies(cardsIn) === size
  const isSame = cardsIn.length + cardsOut.length === 0
  const moves = [
    ...(cardsOut.length > 0 ? [t.moved('−', cardCopiesLines(cardsOut))] : []),
    ...(cardsIn.length > 0 ? [t.moved('＋', cardCopiesLines(cardsIn))] : []),
  ]
  const said = [
    isSame ? c.unchanged(size) : isNew ? c.saved(hero, size) : c.changed(hero, size),
    ...(isNew ? [] : moves),
    ...(side.length > 0 ? [c.withSide(countCardCopies(side))] : []),
    ...(byHand.length > 0 ? [c.byHand(byHand)] : []),
    ...(whyNotOwn.length > 0 ? [c.whyNotOwn(whyNotOwn)] : []),
    whenDeckIsUsedSentence(owner),
  ]
  return privateReply(joinLinesThatFit(said, DISCORD_LIMITS.content, texts.board.leftOut))
}

/** Returns a sentence that says when a changed deck is used. */
export function whenDeckIsUsedSentence({ boss, isConstructed }: CharacterOrBossOfDeck): string {
  if (isConstructed)
    return texts.constructed.whenUsed(summariesOfRaidsWithBossPlayer.map(({ title }) => title))
  return boss === null ? t.pinned : `${texts.bossDeck.saved} ${t.pinned}`
}

export async function validateDeck(
  context: BotContext,
  source: InteractionSource,
  which: DeckSelector,
  file: AttachedFile | null,
): Promise<Reply> {
  if (file) return validateFile(context, source, which, file)
  const deck = await context.table.characters.deck(characterOwnerOfInteraction(source), which)
  if ('rejected' in deck) return rejectionReply(deck)
  return privateReply(
    deck.findings.length > 0 ? t.illegal(deck.findings) : t.legal(countCardCopies(deck.cards)),
  )
}

async function validateFile(
  context: BotContext,
  source: InteractionSource,
  which: DeckSelector,
  file: AttachedFile,
): Promise<Reply> {
  const read = await downloadTextFile(file, texts.deck.readable)
  if ('why' in read) return privateReply(read.why)
  const checked = await context.table.characters.checkList(
    characterOwnerOfInteraction(source),
    which,
    read.text,
  )
  if ('rejected' in checked) return rejectionReply(checked)
  return privateReply(legalList(checked))
}

function legalList({ owner, cards, byHand, whyNotOwn }: DeckChangeResult): string {
  const size = countCardCopies(cards)
  if (owner.boss !== null) return texts.bossDeck.listLegal(toMarkup(owner.name), size)
  if (!owner.isConstructed) return t.listLegal(size)
  const why = whyNotOwn.length > 0 ? [texts.constructed.whyNotOwn(whyNotOwn)] : []
  return joinLinesThatFit(
    [
      texts.constructed.listLegal(currentCardName(owner.hero), size),
      ...(byHand.length > 0 ? [texts.constructed.byHand(byHand)] : []),
      ...why,
    ],
    DISCORD_LIMITS.content,
    texts.board.leftOut,
  )
}

/** Replies with the decklist in an embed, which has room for any legal deck. */
export async function exportDeck(
  context: BotContext,
  source: InteractionSource,
  which: DeckSelector,
): Promise<Reply> {
  const deck = await context.table.characters.deck(characterOwnerOfInteraction(source), which)
  if ('rejected' in deck) return rejectionReply(deck)
  const { owner, cards, side, named } = deck
  const written = (some: readonly CardCopies[]) =>
    some.map(({ card, copies }) => ({ copies, name: currentCardName(card) }))
  const hero = owner.isConstructed ? `Hero: ${currentCardName(owner.hero)}\n` : ''
  const list = hero + formatDecklist(written(cards), written([...side, ...named]))
  const words = owner.isConstructed ? texts.constructed : owner.boss === null ? t : texts.bossDeck
  return privateReply(words.exported(toMarkup(owner.name)), {
    embeds: [{ description: truncateWithEllipsis(`\`\`\`\n${list}\n\`\`\``, DISCORD_LIMITS.description) }],
  })
}

/** Suggests cards to remove: those of the deck. */
export async function suggestCardsToRemove(
  context: BotContext,
  source: InteractionSource,
  which: DeckSelector,
  typed: string,
): Promise<Suggestion[]> {
  const deck = await context.table.characters.deck(characterOwnerOfInteraction(source), which)
  return 'rejected' in deck ? [] : suggested(deck.cards, typed)
}

/** Suggests cards to add: the rest of the collection, or any card if the server lets people construct decks. */
export async function suggestCardsToAdd(
  context: BotContext,
  source: InteractionSource,
  which: DeckSelector,
  typed: string,
): Promise<Suggestion[]> {
  const deck = await context.table.characters.deck(characterOwnerOfInteraction(source), which)
  if ('rejected' in deck) return []
  return deck.constructed ? suggestAny(deck, typed) : suggested(deck.spare, typed)
}

function suggested(cards: readonly CardCopies[], typed: string): Suggestion[] {
  const wanted = typed.trim().toLowerCase()
  return cards
    .filter(({ card }) => currentCardName(card).toLowerCase().includes(wanted))
    .map(({ card, copies }) => ({
      name: truncateWithEllipsis(
        t.suggestion(copies, currentCardName(card), cardTypeLine(card)),
        DISCORD_LIMITS.choiceName,
      ),
      value: card,
    }))
}

/** Sorts owned cards first, because the number of suggestions is limited. */
export const sortOwnedCardsFirst = <T>(cards: readonly T[], copiesOf: (card: T) => number | undefined): T[] =>
  [...cards].sort((a, b) => Number((copiesOf(b) ?? 0) > 0) - Number((copiesOf(a) ?? 0) > 0))

function suggestAny({ pool, spare }: DeckInfo, typed: string): Suggestion[] {
  const owned = new Map(spare.map(({ card, copies }) => [card, copies]))
  const copiesOf = (id: string) => owned.get(id)
  const legal = new Set(pool)
  const named = searchCardIdsByName(typed).filter((id) => legal.has(id))
  return sortOwnedCardsFirst(named, copiesOf)
    .slice(0, DISCORD_LIMITS.choices)
    .map((id) => ({
      name: truncateWithEllipsis(
        t.suggestionNew(currentCardName(id), cardTypeLine(id), copiesOf(id)),
        DISCORD_LIMITS.choiceName,
      ),
      value: id,
    }))
}

export function cardTypeLine(id: string): string {
  const card = cardFactsOf(id)
  return card ? typeLineOf(card) : ''
}
