/**
 * The private panel in which a player carries out the text of a card played by hand. The player chooses the tool, the
 * card or player that it is about, and a number or place. The panel shows only public information.
 */
import type { APIModalInteractionResponseCallbackData } from 'discord.js'
import type { CardId, CardView, ObjectId, View } from '../../engine/index.ts'
import type { RaidInfo } from '../../table/contract.ts'
import { DESTINATIONS_OF_UNSEEN_MOVE } from '../../table/stored/schemas.ts'
import { texts } from '../../texts/texts.ts'
import { toPlain } from '../../texts/user-text.ts'
import { type PublicCard, publicCards } from '../corrections/card-naming.ts'
import { DISCORD_LIMITS, truncateWithEllipsis } from '../message-parts/limits.ts'
import { cardNameInRaid, playerName, seatNames } from '../message-parts/names.ts'
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
  isSingleCardTool,
  MANUAL_CARD_TOOLS,
  type ManualCardTool,
  manualCardComponentIds,
  manualCardFormIds,
} from './ids.ts'
import { type ManualCard, manualCards } from './manual-cards.ts'

/** The values that a tool asks for, in their order. */
interface Steps {
  readonly target: 'card' | 'raider' | null
  readonly next: 'number' | 'counters' | 'place' | 'host' | 'confirm' | null
}

export const VALUES_ASKED_BY_TOOL: Readonly<Record<ManualCardTool, Steps>> = {
  damage: { target: 'card', next: 'number' },
  heal: { target: 'card', next: 'number' },
  draw: { target: 'raider', next: 'number' },
  move: { target: 'card', next: 'place' },
  attach: { target: 'card', next: 'host' },
  unseen: { target: 'raider', next: 'place' },
  exhaust: { target: 'card', next: null },
  ready: { target: 'card', next: null },
  counters: { target: 'card', next: 'counters' },
  resources: { target: 'raider', next: 'number' },
  flip: { target: 'card', next: null },
  endturn: { target: null, next: 'confirm' },
}

/** The choices that a player has made so far in the panel. */
export interface ManualCardPanelChoices {
  readonly card?: CardId | undefined
  readonly tool?: ManualCardTool
  /** The chosen target: the number of an object, or a seat. */
  readonly target?: number
  /** The page of the last select. */
  readonly page?: number
}

/** Returns the panel after these choices. @param said the result of the last correction, in words */
export function manualCardPanel(
  raid: RaidInfo,
  view: View,
  choices: ManualCardPanelChoices,
  said: string | null = null,
): Post {
  const manual = manualCards(raid, view)
  const card = choices.card ?? manual[0]?.card
  const head = said === null ? [] : [said]
  if (card === undefined) return newPost({ content: [...head, texts.byHand.none].join('\n') })
  const { tool } = choices
  const content = [...head, texts.byHand.head(cardNameInRaid(raid, card))].join('\n')
  const rows = tool ? stepRows(raid, view, { ...choices, card, tool }) : []
  return newPost({
    content,
    components: [...manualCardRow(raid, manual, card), toolRow(raid, card, tool), ...rows],
  })
}

/** Returns the select of the card that is played by hand, if there are several. */
function manualCardRow(raid: RaidInfo, manual: readonly ManualCard[], chosen: CardId): ComponentRow[] {
  const names = seatNames(raid, toPlain)
  const options = manual.map(({ card, seat }) => ({
    value: card,
    label: cardNameInRaid(raid, card),
    description: names.seat(seat),
    chosen: card === chosen,
  }))
  return options.length > 1
    ? [
        selectRow({
          id: manualCardComponentIds.card(raid.code),
          placeholder: texts.byHand.whichManual,
          options,
        }),
      ]
    : []
}

const toolRow = ({ code }: RaidInfo, card: CardId, chosen: ManualCardTool | undefined): ComponentRow =>
  selectRow({
    id: manualCardComponentIds.tool(code, card),
    placeholder: texts.byHand.whichTool,
    options: MANUAL_CARD_TOOLS.map((tool) => ({
      value: tool,
      label: texts.byHand.tools[tool],
      chosen: tool === chosen,
    })),
  })

type Chosen = ManualCardPanelChoices & { readonly card: CardId; readonly tool: ManualCardTool }

/** Returns the select for the next value of the tool. */
function stepRows(raid: RaidInfo, view: View, chosen: Chosen): ComponentRow[] {
  const { card, tool, target, page = 0 } = chosen
  const { code } = raid
  if (tool === 'endturn') return confirmRow(raid, card)
  if (target === undefined)
    return choiceRows({
      id: isSingleCardTool(tool)
        ? manualCardComponentIds.only(code, card, tool)
        : manualCardComponentIds.target(code, card, tool),
      placeholder:
        VALUES_ASKED_BY_TOOL[tool].target === 'card' ? texts.byHand.whichCard : texts.byHand.whichRaider,
      options:
        VALUES_ASKED_BY_TOOL[tool].target === 'card'
          ? cardOptions(raid, view, FITTING[tool])
          : raiderOptions(raid),
      page,
      turn: (to) => manualCardComponentIds.page(code, card, tool, to),
    })
  return choiceRows({
    id: manualCardComponentIds.second(code, card, tool, target),
    placeholder:
      VALUES_ASKED_BY_TOOL[tool].next === 'host' ? texts.byHand.whichHost : texts.byHand.whichPlace,
    options:
      VALUES_ASKED_BY_TOOL[tool].next === 'host'
        ? cardOptions(raid, view, isHost(target))
        : placeOptions(tool),
    page,
    turn: (to) => manualCardComponentIds.secondPage(code, card, tool, target, to),
  })
}

const confirmRow = ({ code }: RaidInfo, card: CardId): ComponentRow[] =>
  buttonRows([
    { id: manualCardComponentIds.endTurn(code, card), label: texts.byHand.tools.endturn, style: 'danger' },
  ])

interface Choice {
  id: string
  placeholder: string
  options: readonly { value: string; label: string; description?: string }[]
  page: number
  turn(page: number): string
}

/** Returns a select of one page of options, with a button to the next page if there is one. */
function choiceRows({ id, placeholder, options, page: wish, turn }: Choice): ComponentRow[] {
  const { shown, page, pages } = pageOfItems(options, wish)
  if (shown.length === 0) return buttonRows([nothingButton(id)])
  const more = pages > 1 ? [{ id: turn((page + 1) % pages), label: texts.byHand.more(page + 1, pages) }] : []
  return [selectRow({ id, placeholder, options: shown }), ...buttonRows(more)]
}

const nothingButton = (id: string): ButtonSpec => ({ id, label: texts.byHand.nothingFits, disabled: true })

/** The cards from which a tool can choose. The table checks the choice again. */
const FITTING: Readonly<Record<ManualCardTool, (one: PublicCard) => boolean>> = {
  damage: (one) => isCharacter(one),
  heal: (one) => isCharacter(one) && one.card.damage > 0,
  exhaust: ({ place, card }) => place !== 'graveyard' && !card.exhausted,
  ready: ({ place, card }) => place !== 'graveyard' && card.exhausted,
  counters: ({ place }) => place !== 'graveyard',
  flip: ({ place, card }) =>
    (place === 'play' && card.type === 'hero') || (place === 'resource' && !card.faceDown),
  move: ({ card }) => card.type !== 'hero',
  attach: ({ card }) => card.type !== 'hero',
  draw: () => false,
  unseen: () => false,
  resources: () => false,
  endturn: () => false,
}

const isCharacter = ({ place, card }: PublicCard): boolean =>
  place === 'play' && (card.type === 'hero' || card.type === 'ally')

const isHost =
  (attached: ObjectId) =>
  ({ card, place }: PublicCard): boolean =>
    place === 'play' && card.object !== attached

function cardOptions(raid: RaidInfo, view: View, fits: (one: PublicCard) => boolean) {
  const names = seatNames(raid, toPlain)
  return publicCards(view)
    .filter(fits)
    .toSorted((a, b) => rankOf(a) - rankOf(b))
    .map(({ card, seat, place }) => ({
      value: `${card.object}`,
      label: card.number === undefined ? card.name : texts.byHand.numbered(card.name, card.number),
      description: [names.seat(seat), ...factsOf(card, place)].join(' · '),
    }))
}

/** Returns the rank by which cards are sorted: cards in play come before those in graveyards. */
const rankOf = ({ place }: PublicCard): number => (place === 'graveyard' ? 1 : 0)

function factsOf({ damage, exhausted }: CardView, place: PublicCard['place']): string[] {
  const t = texts.byHand
  if (place === 'graveyard') return [texts.judge.inGraveyard]
  return [
    ...(place === 'resource' ? [t.resource] : []),
    ...(damage > 0 ? [t.damaged(damage)] : []),
    ...(exhausted ? [t.exhausted] : []),
  ]
}

const raiderOptions = (raid: RaidInfo) => {
  const names = seatNames(raid, toPlain)
  return raid.seats.map(({ seat, person, hero }) => ({
    value: `${seat}`,
    label: playerName(person, toPlain),
    description: names.card(hero),
  }))
}

/**
 * Returns the places to which a card can go. A hidden card comes from a deck or a hand, which the value also names.
 */
function placeOptions(tool: ManualCardTool) {
  const { places } = texts.judge
  if (tool === 'move')
    return [...DESTINATIONS_OF_UNSEEN_MOVE, 'play' as const].map((to) => ({ value: to, label: places[to] }))
  return (['deck', 'hand'] as const).flatMap((from) =>
    DESTINATIONS_OF_UNSEEN_MOVE.map((to) => ({
      value: `${from} ${to}`,
      label: texts.byHand.unseen[from](places[to]),
    })),
  )
}

/** Returns the form for the number, and for the name of counters. */
export const correctionForm = (
  { code }: RaidInfo,
  card: CardId,
  tool: ManualCardTool,
  target: number,
): APIModalInteractionResponseCallbackData => ({
  custom_id: manualCardFormIds.typed(code, card, tool, target),
  title: truncateWithEllipsis(texts.byHand.tools[tool], DISCORD_LIMITS.formTitle),
  components: [
    ...(VALUES_ASKED_BY_TOOL[tool].next === 'counters' ? [field('name', texts.byHand.counter, '')] : []),
    field(
      'number',
      texts.byHand.number[VALUES_ASKED_BY_TOOL[tool].next === 'counters' ? 'signed' : 'plain'],
      '1',
    ),
  ],
})

/** The maximum length of each field of the form: the longest name of a counter. */
export const MAX_CORRECTION_FIELD_LENGTH = 30

const field = (custom_id: string, { label, hint }: { label: string; hint: string }, value: string) =>
  ({
    type: 18,
    label,
    description: hint,
    component: {
      type: 4,
      custom_id,
      style: 1,
      required: true,
      max_length: MAX_CORRECTION_FIELD_LENGTH,
      ...(value === '' ? {} : { value }),
    },
  }) as const
