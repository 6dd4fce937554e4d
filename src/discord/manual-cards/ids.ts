/**
 * Custom ids of the panel for cards that the table plays by hand. Messages already posted contain them, so old ids
 * must still parse.
 */
import { customIdParts, declareCustomIdKind, wordCustomIdPart } from '../message-parts/custom-ids.ts'

const { raid, count, any: card } = customIdParts

/** The tools of the panel for cards played by hand. Each makes a correction, as `/judge` does. */
export const MANUAL_CARD_TOOLS = [
  'damage',
  'heal',
  'draw',
  'move',
  'attach',
  'unseen',
  'exhaust',
  'ready',
  'counters',
  'resources',
  'flip',
  'endturn',
] as const
export type ManualCardTool = (typeof MANUAL_CARD_TOOLS)[number]

/** The tools that need only a card, and no number, place or host. */
const SINGLE_CARD_TOOLS = ['exhaust', 'ready', 'flip'] as const
export type SingleCardTool = (typeof SINGLE_CARD_TOOLS)[number]

export const isSingleCardTool = (tool: ManualCardTool): tool is SingleCardTool =>
  SINGLE_CARD_TOOLS.some((one) => one === tool)

const tool = wordCustomIdPart(...MANUAL_CARD_TOOLS)

/** All ids contain the raid, and most contain the card that is played by hand, whose name is the reason. */
export const manualCardComponentIds = {
  /** The button on a question, which opens the panel. */
  open: declareCustomIdKind('byhand', raid),
  /** The select of the card that is played by hand. */
  card: declareCustomIdKind('byhandcard', raid),
  /** The select of the tool. */
  tool: declareCustomIdKind('byhandtool', raid, card),
  /** The select of the first card or player that the tool is about. */
  target: declareCustomIdKind('byhandtarget', raid, card, tool),
  /** The select of the only card that the tool needs. */
  only: declareCustomIdKind('byhandonly', raid, card, wordCustomIdPart(...SINGLE_CARD_TOOLS)),
  /** A button that shows another page of targets. */
  page: declareCustomIdKind('byhandpage', raid, card, tool, count),
  /** The select of the place or host, with the target. */
  second: declareCustomIdKind('byhandsecond', raid, card, tool, count),
  /** A button that shows another page of hosts. */
  secondPage: declareCustomIdKind('byhandhosts', raid, card, tool, count, count),
  /** The button that ends the turn. */
  endTurn: declareCustomIdKind('byhandend', raid, card),
}

export const manualCardFormIds = {
  /** The form for a number and a name, with the target. */
  typed: declareCustomIdKind('byhandform', raid, card, tool, count),
}
