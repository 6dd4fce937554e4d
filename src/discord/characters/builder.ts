/**
 * `/deck edit` without options: a private panel in which a deck is built. Changes are stored as a draft, and
 * apply to the deck when it is saved.
 */
import type { DeckDraftChange, DeckSelector, UnsavedDeck } from '../../table/characters/contract.ts'
import type { Rejected } from '../../table/contract.ts'
import { texts } from '../../texts/texts.ts'
import { toPlain } from '../../texts/user-text.ts'
import { pictureThemeOfPerson } from '../board/picture.ts'
import type { BotContext, InteractionSource } from '../bot-context.ts'
import type { Click, SubmittedForm } from '../feature.ts'
import type { PostFile, Reply } from '../message-parts/post.ts'
import { rejectionReply } from '../message-parts/refusal-reply.ts'
import { replyInPlaceWithPicture, replyWithPictureIfSoon } from '../message-parts/with-picture.ts'
import { costCurveContents } from '../pictures/card-tiles/contents.ts'
import type { CardTilesPictureContents } from '../pictures/card-tiles/deck.ts'
import { cardTilesAltText } from '../pictures/card-tiles/words.ts'
import type { Theme } from '../pictures/theme.ts'
import { type DeckBuilderPanelState, deckBuilderPost } from './builder-post.ts'
import { cacheDeckSearchTexts, whyUnsavedDeckRejectsCard } from './builder-results.ts'
import { deckBuilderSearchForm, searchTextForCustomId, searchTextOfForm } from './builder-search.ts'
import { characterOwnerOfInteraction } from './characters.ts'
import { cardTileGroup, deckProfileChangeLines } from './deck-profile-text.ts'
import { countCardCopies, deckTitle, whenDeckIsUsedSentence } from './decks.ts'
import { deckFilterMask } from './filters.ts'
import type { DeckBuilderAction } from './ids.ts'

const t = texts.builder

const FIRST: DeckBuilderPanelState = { filters: 0, text: '', in: 0, out: 0, all: false }

export async function openDeckBuilder(
  context: BotContext,
  source: InteractionSource,
  which: DeckSelector,
  typed = '',
): Promise<Reply> {
  const building = await context.table.characters.building(characterOwnerOfInteraction(source), which)
  if ('rejected' in building) return rejectionReply(building)
  const view = { ...FIRST, text: searchTextForCustomId(typed) }
  await cacheDeckSearchTexts(building, view)
  const painting = painted(context, building, await pictureThemeOfPerson(context, source.person))
  return replyWithPictureIfSoon(deckBuilderPost(building, view), painting, 'tell')
}

type Said = readonly [
  deed: DeckBuilderAction,
  filters: number,
  pageIn: number,
  pageOut: number,
  all: boolean,
  text?: string,
]

export async function handleDeckBuilderClick(
  context: BotContext,
  click: Click,
  which: DeckSelector,
  [deed, ...said]: Said,
): Promise<Reply> {
  const [filters, pageIn, pageOut, all, text = ''] = said
  const before: DeckBuilderPanelState = { filters, text, in: pageIn, out: pageOut, all }
  if (deed === 'search') return deckBuilderSearchForm(which, before)
  if (deed === 'filter')
    return looked(context, click, which, { ...FIRST, text, all, filters: deckFilterMask(click.values) })
  if (deed === 'clear') return looked(context, click, which, { ...FIRST, filters, all })
  if (deed === 'save') return saved(context, click, which, before)
  const why = deed === 'in' ? await whyNot(context, click, which) : ''
  return shown(context, click, before, await stepped(context, click, which, deed, before), why)
}

/** Handles the submitted form of a search in the deck builder. */
export const handleDeckBuilderSearch = (
  context: BotContext,
  form: SubmittedForm,
  which: DeckSelector,
  { filters, all }: Pick<DeckBuilderPanelState, 'filters' | 'all'>,
): Promise<Reply> => looked(context, form, which, { ...FIRST, filters, all, text: searchTextOfForm(form) })

/** Shows the deck builder's panel without changing the draft. */
const looked = async (
  context: BotContext,
  source: InteractionSource,
  which: DeckSelector,
  view: DeckBuilderPanelState,
): Promise<Reply> =>
  shown(
    context,
    source,
    view,
    await context.table.characters.building(characterOwnerOfInteraction(source), which),
    '',
  )

/** Returns the reasons why the chosen cards can't be added, one per line. The search lists such cards, too. */
async function whyNot(context: BotContext, click: Click, which: DeckSelector): Promise<string> {
  const building = await context.table.characters.building(characterOwnerOfInteraction(click), which)
  if ('rejected' in building) return ''
  return click.values.flatMap((id) => whyUnsavedDeckRejectsCard(building, id) ?? []).join('\n')
}

function stepped(
  context: BotContext,
  click: Click,
  which: DeckSelector,
  deed: DeckBuilderAction,
  { all }: DeckBuilderPanelState,
): Promise<UnsavedDeck | Rejected> {
  const { characters } = context.table
  const build = (step: DeckDraftChange) => characters.build(characterOwnerOfInteraction(click), which, step)
  const step = { cardsIn: [], cardsOut: [], all }
  if (deed === 'in') return build({ ...step, cardsIn: click.values })
  if (deed === 'out') return build({ ...step, cardsOut: click.values })
  return deed === 'over' ? build('startOver') : characters.building(characterOwnerOfInteraction(click), which)
}

async function saved(
  context: BotContext,
  click: Click,
  which: DeckSelector,
  view: DeckBuilderPanelState,
): Promise<Reply> {
  const done = await context.table.characters.saveBuilt(characterOwnerOfInteraction(click), which)
  const said =
    'rejected' in done
      ? done.rejected
      : `${t.saved(countCardCopies(done.cards))} ${whenDeckIsUsedSentence(done.owner)}`
  return shown(
    context,
    click,
    view,
    await context.table.characters.building(characterOwnerOfInteraction(click), which),
    said,
  )
}

async function shown(
  context: BotContext,
  source: InteractionSource,
  view: DeckBuilderPanelState,
  building: UnsavedDeck | Rejected,
  said: string,
): Promise<Reply> {
  if ('rejected' in building) return rejectionReply(building)
  await cacheDeckSearchTexts(building, view)
  const painting = painted(context, building, await pictureThemeOfPerson(context, source.person))
  return replyInPlaceWithPicture(deckBuilderPost(building, view, said), painting)
}

async function painted(
  { studio }: BotContext,
  building: UnsavedDeck,
  theme: Theme,
): Promise<PostFile | null> {
  const picture = deckBuilderPictureContents(building, theme)
  const data = await studio.picture(picture)
  return data && { name: 'deck.png', data, description: cardTilesAltText(picture) }
}

export function deckBuilderPictureContents(
  { owner, cardsIn, cardsOut, before, after }: UnsavedDeck,
  theme: Theme,
): CardTilesPictureContents {
  const isChanged = cardsIn.length + cardsOut.length > 0
  return {
    kind: 'deck',
    theme,
    title: deckTitle(owner, toPlain),
    foot: isChanged ? t.unsaved : t.asSaved,
    groups: [
      cardTileGroup(t.comesIn(countCardCopies(cardsIn)), cardsIn, t.nothing),
      cardTileGroup(t.goesOut(countCardCopies(cardsOut)), cardsOut, t.nothing),
    ],
    curve: costCurveContents(isChanged ? before : null, after, deckProfileChangeLines(before, after)),
  }
}
