/** Renders the panel in which a deck is built: its lists of cards, its filters and its buttons. */
import type { APIEmbed } from 'discord.js'
import type { ScarceKind } from '../../campaign/scarce-kinds.ts'
import { cardFactsOf, isAutomatedCard } from '../../cards/pool/automated.ts'
import type { CardId } from '../../engine/index.ts'
import type { CardCopies, UnsavedDeck } from '../../table/characters/contract.ts'
import { texts } from '../../texts/texts.ts'
import { toMarkup, userText } from '../../texts/user-text.ts'
import { DISCORD_LIMITS, joinLinesThatFit, truncateWithEllipsis } from '../message-parts/limits.ts'
import { currentCardName } from '../message-parts/names.ts'
import { pageOfItems } from '../message-parts/paging.ts'
import {
  type ButtonSpec,
  buttonRows,
  type ComponentRow,
  newPost,
  type Post,
  selectRow,
} from '../message-parts/post.ts'
import {
  type DeckBuilderCandidate,
  deckBuilderCandidates,
  removableDeckCards,
  scarceKindsOfUnsavedDeck,
} from './builder-results.ts'
import { costCurveLine } from './deck-profile-text.ts'
import {
  cardCopiesLines,
  cardTypeLine,
  countCardCopies,
  DECK_EMBED_COLOR,
  deckRuleSentence,
  deckTitle,
} from './decks.ts'
import { deckFilterOptions } from './filters.ts'
import { characterComponentIds, type DeckBuilderAction } from './ids.ts'
import { deckKeyOfOwner } from './which-deck.ts'

const t = texts.builder

/** The state of the deck builder's panel: the filters, the search and the pages. */
export interface DeckBuilderPanelState {
  filters: number
  /** The typed words of a search; empty without one. */
  text: string
  /** The pages of the cards that can be added and of those that can be removed. */
  in: number
  out: number
  /** Whether a choice moves all copies, or one. */
  all: boolean
}

/** The cards that the panel lists, before they are divided into pages. */
interface Lists {
  readonly comeIn: readonly DeckBuilderCandidate[]
  readonly goOut: readonly CardCopies[]
  readonly lacks: readonly ScarceKind[]
}

export function deckBuilderPost(building: UnsavedDeck, view: DeckBuilderPanelState, said = ''): Post {
  const lists = {
    comeIn: deckBuilderCandidates(building, view),
    goOut: removableDeckCards(building, view),
    lacks: scarceKindsOfUnsavedDeck(building),
  }
  return newPost({
    content: said,
    embeds: [embedOf(building, view, lists)],
    components: [
      filterRow(building, view, lists),
      ...cardRows(building, view, lists),
      ...buttons(building, view, lists),
    ],
  })
}

function embedOf(building: UnsavedDeck, view: DeckBuilderPanelState, lists: Lists): APIEmbed {
  const { owner, cards, cardsIn, cardsOut, after, findings } = building
  const lines = [
    texts.deck.headline(currentCardName(owner.hero), countCardCopies(cards)),
    ...(findings.length > 0 ? [texts.deck.illegal(findings)] : [texts.deck.legal(countCardCopies(cards))]),
    ...(cardsIn.length > 0 ? [texts.deck.moved('＋', cardCopiesLines(cardsIn))] : []),
    ...(cardsOut.length > 0 ? [texts.deck.moved('−', cardCopiesLines(cardsOut))] : []),
    costCurveLine(after),
    ...(lists.lacks.length > 0 ? [t.lacks(lists.lacks.map(lackTold))] : []),
    isChanged(building) ? t.unsaved : t.asSaved,
    ...(view.text === '' ? [] : [foundLine(view, lists)]),
  ]
  return {
    title: truncateWithEllipsis(deckTitle(owner, toMarkup), DISCORD_LIMITS.title),
    description: joinLinesThatFit(lines, DISCORD_LIMITS.description, texts.board.leftOut),
    footer: { text: deckRuleSentence(building) },
    color: DECK_EMBED_COLOR,
  }
}

const isChanged = ({ cardsIn, cardsOut }: UnsavedDeck): boolean => cardsIn.length + cardsOut.length > 0

const lackTold = ({ kind, cards, starters }: ScarceKind): string => t.lack(t.lackKinds[kind], cards, starters)

function foundLine({ text }: DeckBuilderPanelState, { comeIn }: Lists): string {
  const able = comeIn.filter(({ why }) => why === null).length
  return t.search.found(toMarkup(userText(text)), able, comeIn.length - able)
}

function idFor({ owner }: UnsavedDeck, deed: DeckBuilderAction, view: DeckBuilderPanelState): string {
  const { filters, text, in: pageIn, out, all } = view
  const key = deckKeyOfOwner(owner)
  if (text !== '') return characterComponentIds.buildFound(key, deed, filters, pageIn, out, all, text)
  if (key === null) return characterComponentIds.build(deed, filters, pageIn, out, all)
  return characterComponentIds.buildBoss(key, deed, filters, pageIn, out, all)
}

/** Returns the menu of filters. The filter for cards that the deck lacks is offered only if it lacks some. */
function filterRow(building: UnsavedDeck, view: DeckBuilderPanelState, { lacks }: Lists): ComponentRow {
  const options = deckFilterOptions(view.filters, building.owner).filter(
    ({ value, chosen }) => value !== 'lacks' || chosen || lacks.length > 0,
  )
  return selectRow({
    id: idFor(building, 'filter', view),
    placeholder: t.filter,
    options,
    min: 0,
    max: options.length,
  })
}

function cardRows(building: UnsavedDeck, view: DeckBuilderPanelState, lists: Lists): ComponentRow[] {
  const comeIn = pageOfItems(lists.comeIn, view.in)
  const goOut = pageOfItems(lists.goOut, view.out)
  return [
    ...cardRow(
      {
        id: idFor(building, 'in', view),
        placeholder: t.putIn(comeIn.page, comeIn.pages),
        options: comeIn.shown.map((one) => optionIn(building, one)),
      },
      view,
    ),
    ...cardRow(
      {
        id: idFor(building, 'out', view),
        placeholder: t.takeOut(goOut.page, goOut.pages),
        options: goOut.shown.map(optionOut),
      },
      view,
    ),
  ]
}

interface CardRow {
  readonly id: string
  readonly placeholder: string
  readonly options: readonly { value: string; label: string; description: string }[]
}

/** Returns the select of cards. During a search one card can be chosen at a time; otherwise several together. */
const cardRow = (row: CardRow, { text }: DeckBuilderPanelState): ComponentRow[] =>
  row.options.length > 0 ? [selectRow({ ...row, max: text === '' ? row.options.length : 1 })] : []

const labelOf = (card: CardId): string => t.option(cardFactsOf(card)?.cost ?? null, currentCardName(card))

function optionIn({ cards }: UnsavedDeck, { card, copies, why }: DeckBuilderCandidate) {
  const label = labelOf(card)
  if (why !== null) return { value: card, label: t.optionNot(label, cardTypeLine(card)), description: why }
  const there = cards.find((one) => one.card === card)?.copies ?? 0
  const description = t.optionIn(cardTypeLine(card), there, copies)
  return { value: card, label: isAutomatedCard(card) ? label : t.optionByHand(label), description }
}

const optionOut = ({ card, copies }: CardCopies) => ({
  value: card,
  label: labelOf(card),
  description: t.optionOut(cardTypeLine(card), copies),
})

function buttons(
  building: UnsavedDeck,
  view: DeckBuilderPanelState,
  { comeIn, goOut }: Lists,
): ComponentRow[] {
  const id = (deed: DeckBuilderAction, to: DeckBuilderPanelState = view) => idFor(building, deed, to)
  const changed = isChanged(building)
  const turn = (
    count: number,
    deed: DeckBuilderAction,
    label: string,
    to: DeckBuilderPanelState,
  ): ButtonSpec[] => (count > DISCORD_LIMITS.selectOptions ? [{ id: id(deed, to), label }] : [])
  return buttonRows([
    { id: id('save'), label: t.save, style: 'good', disabled: !changed || building.findings.length > 0 },
    { id: id('search'), label: t.search.open, style: 'primary' },
    ...(view.text === '' ? [] : [{ id: id('clear'), label: t.search.clear }]),
    { id: id('copies', { ...view, all: !view.all }), label: view.all ? t.allCopies : t.oneCopy },
    ...turn(comeIn.length, 'turnin', t.moreIn, { ...view, in: view.in + 1 }),
    ...turn(goOut.length, 'turnout', t.moreOut, { ...view, out: view.out + 1 }),
    ...(changed ? [{ id: id('over'), label: t.startOver }] : []),
  ])
}
