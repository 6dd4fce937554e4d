/**
 * `/deck edit` without options: a private panel in which a deck is built. Changes are stored as a draft, and
 * apply to the deck when it is saved.
 */
import type { APIEmbed } from 'discord.js'
import { cardFacts } from '../../cards/pool/playable.ts'
import type { CardId } from '../../engine/index.ts'
import type { BuildStep, CardCopies, UnsavedDeck, WhichDeck } from '../../table/characters/contract.ts'
import type { Rejected } from '../../table/contract.ts'
import { texts } from '../../texts/texts.ts'
import { toMarkup, toPlain } from '../../texts/user-text.ts'
import { themeOf } from '../board/picture.ts'
import type { BotContext, InteractionSource } from '../bot-context.ts'
import type { Click } from '../feature.ts'
import { clip, fitLines, LIMITS } from '../message-parts/limits.ts'
import { cardToday } from '../message-parts/names.ts'
import { pageOf } from '../message-parts/paging.ts'
import {
  buttonRows,
  type Post,
  type PostFile,
  post,
  type Reply,
  type Row,
  selectRow,
} from '../message-parts/post.ts'
import { refusalReply } from '../message-parts/refused.ts'
import { changedTo, withPictureSoon } from '../message-parts/with-picture.ts'
import type { DeckShown } from '../pictures/card-tiles/deck.ts'
import { curveOf } from '../pictures/card-tiles/shown.ts'
import { deckInWords } from '../pictures/card-tiles/words.ts'
import type { Theme } from '../pictures/theme.ts'
import { ownerFrom } from './characters.ts'
import { countOf, namedCopies, ruleOfDeck, titleOfDeck, typeOf, whenDeckIsUsed } from './decks.ts'
import { filterMask, filterOptions, passesFilters } from './filters.ts'
import { type BuildDeed, characterIds } from './ids.ts'
import { changeLines, curveLine, groupOf } from './profile.ts'
import { keyOfOwner } from './which.ts'

const t = texts.builder
const GREEN = 0x3f7d4e

/** The visible part of the panel. */
interface View {
  filters: number
  /** The pages of the cards that can be added and of those that can be removed. */
  in: number
  out: number
  /** Whether a choice moves all copies, or one. */
  all: boolean
}

const FIRST: View = { filters: 0, in: 0, out: 0, all: false }

export async function openBuilder(
  context: BotContext,
  source: InteractionSource,
  which: WhichDeck,
): Promise<Reply> {
  const building = await context.table.characters.building(ownerFrom(source), which)
  if ('rejected' in building) return refusalReply(building)
  const painting = painted(context, building, await themeOf(context, source.person))
  return withPictureSoon(builderPost(building, FIRST), painting, 'tell')
}

type Said = readonly [deed: BuildDeed, filters: number, pageIn: number, pageOut: number, all: boolean]

export async function clickedBuilder(
  context: BotContext,
  click: Click,
  which: WhichDeck,
  [deed, ...said]: Said,
): Promise<Reply> {
  const [filters, pageIn, pageOut, all] = said
  const before: View = { filters, in: pageIn, out: pageOut, all }
  const view = deed === 'filter' ? { ...FIRST, all, filters: filterMask(click.values) } : before
  if (deed === 'save') return saved(context, click, which, view)
  return shown(context, click, view, await stepped(context, click, which, deed, view), '')
}

function stepped(
  context: BotContext,
  click: Click,
  which: WhichDeck,
  deed: BuildDeed,
  { all }: View,
): Promise<UnsavedDeck | Rejected> {
  const { characters } = context.table
  const build = (step: BuildStep) => characters.build(ownerFrom(click), which, step)
  const step = { cardsIn: [], cardsOut: [], all }
  if (deed === 'in') return build({ ...step, cardsIn: click.values })
  if (deed === 'out') return build({ ...step, cardsOut: click.values })
  return deed === 'over' ? build('startOver') : characters.building(ownerFrom(click), which)
}

async function saved(context: BotContext, click: Click, which: WhichDeck, view: View): Promise<Reply> {
  const done = await context.table.characters.saveBuilt(ownerFrom(click), which)
  const said =
    'rejected' in done ? done.rejected : `${t.saved(countOf(done.cards))} ${whenDeckIsUsed(done.owner)}`
  return shown(context, click, view, await context.table.characters.building(ownerFrom(click), which), said)
}

async function shown(
  context: BotContext,
  click: Click,
  view: View,
  building: UnsavedDeck | Rejected,
  said: string,
): Promise<Reply> {
  if ('rejected' in building) return refusalReply(building)
  const painting = painted(context, building, await themeOf(context, click.person))
  return changedTo(builderPost(building, view, said), painting)
}

async function painted(
  { studio }: BotContext,
  building: UnsavedDeck,
  theme: Theme,
): Promise<PostFile | null> {
  const picture = builderShown(building, theme)
  const data = await studio.picture(picture)
  return data && { name: 'deck.png', data, description: deckInWords(picture) }
}

export function builderShown(
  { owner, cardsIn, cardsOut, before, after }: UnsavedDeck,
  theme: Theme,
): DeckShown {
  const isChanged = cardsIn.length + cardsOut.length > 0
  return {
    kind: 'deck',
    theme,
    title: titleOfDeck(owner, toPlain),
    foot: isChanged ? t.unsaved : t.asSaved,
    groups: [
      groupOf(t.comesIn(countOf(cardsIn)), cardsIn, t.nothing),
      groupOf(t.goesOut(countOf(cardsOut)), cardsOut, t.nothing),
    ],
    curve: curveOf(isChanged ? before : null, after, changeLines(before, after)),
  }
}

export function builderPost(building: UnsavedDeck, view: View, said = ''): Post {
  return post({
    content: said,
    embeds: [embedOf(building)],
    components: [filterRow(building, view), ...cardRows(building, view), ...buttons(building, view)],
  })
}

function embedOf(building: UnsavedDeck): APIEmbed {
  const { owner, cards, cardsIn, cardsOut, after, findings } = building
  const isChanged = cardsIn.length + cardsOut.length > 0
  const lines = [
    texts.deck.headline(cardToday(owner.hero), countOf(cards)),
    ...(findings.length > 0 ? [texts.deck.illegal(findings)] : [texts.deck.legal(countOf(cards))]),
    ...(cardsIn.length > 0 ? [texts.deck.moved('＋', namedCopies(cardsIn))] : []),
    ...(cardsOut.length > 0 ? [texts.deck.moved('−', namedCopies(cardsOut))] : []),
    curveLine(after),
    isChanged ? t.unsaved : t.asSaved,
  ]
  return {
    title: clip(titleOfDeck(owner, toMarkup), LIMITS.title),
    description: fitLines(lines, LIMITS.description, texts.board.leftOut),
    footer: { text: ruleOfDeck(building) },
    color: GREEN,
  }
}

function idFor({ owner }: UnsavedDeck, deed: BuildDeed, view: View): string {
  const { filters, in: pageIn, out, all } = view
  const key = keyOfOwner(owner)
  if (key === null) return characterIds.build(deed, filters, pageIn, out, all)
  return characterIds.buildBoss(key, deed, filters, pageIn, out, all)
}

function filterRow(building: UnsavedDeck, view: View): Row {
  const options = filterOptions(view.filters, building.owner)
  return selectRow({
    id: idFor(building, 'filter', view),
    placeholder: t.filter,
    options,
    min: 0,
    max: options.length,
  })
}

function shownOf(building: UnsavedDeck, cards: readonly CardCopies[], { filters }: View): CardCopies[] {
  const { owner, spare, constructed } = building
  const asked = {
    className: owner.class,
    owns: ({ id: card }: { id: CardId }) => !constructed || (spare[card] ?? 0) > 0,
  }
  return cards.filter(({ card }) => {
    const found = cardFacts(card)
    return found === undefined || passesFilters(filters, found, asked)
  })
}

function cardRows(building: UnsavedDeck, view: View): Row[] {
  const comeIn = pageOf(shownOf(building, building.mayComeIn, view), view.in)
  const goOut = pageOf(
    shownOf(building, building.cards, { ...view, filters: view.filters & ~OWNED }),
    view.out,
  )
  const inDeck = (card: CardId) => building.cards.find((one) => one.card === card)?.copies ?? 0
  return [
    ...cardRow(
      idFor(building, 'in', view),
      t.putIn(comeIn.page, comeIn.pages),
      comeIn.shown,
      ({ card, copies }) => t.optionIn(typeOf(card), inDeck(card), copies),
    ),
    ...cardRow(
      idFor(building, 'out', view),
      t.takeOut(goOut.page, goOut.pages),
      goOut.shown,
      ({ card, copies }) => t.optionOut(typeOf(card), copies),
    ),
  ]
}

/** The filter for owned cards. It doesn't apply to the cards of the deck, which are always shown. */
const OWNED = filterMask(['owned'])

function cardRow(
  customId: string,
  placeholder: string,
  cards: readonly CardCopies[],
  told: (card: CardCopies) => string,
): Row[] {
  const options = cards.map((one) => ({
    value: one.card,
    label: t.option(cardFacts(one.card)?.cost ?? null, cardToday(one.card)),
    description: told(one),
  }))
  return options.length > 0 ? [selectRow({ id: customId, placeholder, options, max: options.length })] : []
}

function buttons(building: UnsavedDeck, view: View): Row[] {
  const { cardsIn, cardsOut, findings } = building
  const id = (deed: BuildDeed, to: View) => idFor(building, deed, to)
  const isChanged = cardsIn.length + cardsOut.length > 0
  const [comeIn, goOut] = [
    shownOf(building, building.mayComeIn, view),
    shownOf(building, building.cards, view),
  ]
  const turn = (count: number, deed: BuildDeed, label: string, to: View) =>
    count > LIMITS.selectOptions ? [{ id: id(deed, to), label }] : []
  return buttonRows([
    { id: id('save', view), label: t.save, style: 'good', disabled: !isChanged || findings.length > 0 },
    { id: id('copies', { ...view, all: !view.all }), label: view.all ? t.allCopies : t.oneCopy },
    ...turn(comeIn.length, 'turnin', t.moreIn, { ...view, in: view.in + 1 }),
    ...turn(goOut.length, 'turnout', t.moreOut, { ...view, out: view.out + 1 }),
    ...(isChanged ? [{ id: id('over', view), label: t.startOver }] : []),
  ])
}
