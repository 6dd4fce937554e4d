/** Keywords that stand for a text which their card contains in full: whether the card has exactly this text. */
import {
  arcaneTorrentKeyword,
  awesomeKeyword,
  deathRattleKeyword,
  delveKeyword,
  echoKeyword,
  enrageKeyword,
  eternalKeyword,
  findTreasureKeyword,
  portalKeyword,
  stashKeyword,
  warpKeyword,
} from '../../src/cards/builders/keywords.ts'
import { type Card, hasNode, SPELLED_OUT_KEYWORDS } from '../../src/engine/index.ts'
import { canonicalText } from './canonical-text.ts'

const KEYWORDS: ReadonlySet<string> = new Set(SPELLED_OUT_KEYWORDS)

type Node = Readonly<Record<string, unknown>>

/** Returns a text in canonical form, without the hero that it is for and its name. */
const formOf = (text: Node): string => canonicalText({ ...text, hero: undefined, word: undefined })
const formAroundEffect = (text: Node): string => formOf({ ...text, effect: undefined })

/** The texts of keywords. */
const FORMS: ReadonlySet<string> = new Set(
  [
    ...[arcaneTorrentKeyword, awesomeKeyword, delveKeyword, echoKeyword, enrageKeyword],
    ...[eternalKeyword, findTreasureKeyword, portalKeyword, warpKeyword],
  ].map((text) => formOf({ ...text })),
)
/** The texts of keywords that have another effect on each card, without this effect. */
const FORMS_AROUND_EFFECTS: ReadonlySet<string> = new Set(
  [deathRattleKeyword(), stashKeyword()].map((text) => formAroundEffect({ ...text })),
)

/** Whether a text that is called by a keyword is another text than that of the keyword. */
export const isMisspelled = (card: Card): boolean =>
  hasNode(
    card,
    (node) =>
      typeof node.called === 'string' &&
      KEYWORDS.has(node.called) &&
      !FORMS.has(formOf(node)) &&
      !FORMS_AROUND_EFFECTS.has(formAroundEffect(node)),
  )
