/**
 * Describes a picture of the board in words, for people who can't see it. If the whole description is too long,
 * its last cards are left out.
 */
import { texts } from '../../../texts/texts.ts'
import { DISCORD_LIMITS, truncateWithEllipsis } from '../../message-parts/limits.ts'
import type { BoardPictureContents, CardContents, PartyContents } from './board.ts'

/**
 * Returns the description of the picture, within Discord's limit. The question and the state of the parties come
 * before the cards.
 */
export function boardAltText(board: BoardPictureContents): string {
  const t = texts.tablePicture.alt
  const head = [
    t.board(board.title),
    ...[board.turn, board.phase, board.waiting, board.combat ?? '']
      .filter((text) => text !== '')
      .map(t.sentence),
    ...(board.chain ? [t.chain(board.chain.links)] : []),
    ...board.parties.map(partyInWords),
  ]
  const cards = board.parties.flatMap((party) => (party.cards.length > 0 ? [cardsInWords(party)] : []))
  return fitted(head.join(' '), cards)
}

/** Adds as many sentences as fit, and a note if some are left out. */
function fitted(head: string, more: readonly string[]): string {
  let text = head
  for (const sentence of more) {
    if (text.length + sentence.length + texts.tablePicture.alt.leftOut.length + 2 > DISCORD_LIMITS.altText)
      return truncateWithEllipsis(
        `${truncateWithEllipsis(text, DISCORD_LIMITS.altText - texts.tablePicture.alt.leftOut.length - 1)} ${texts.tablePicture.alt.leftOut}`,
        DISCORD_LIMITS.altText,
      )
    text = `${text} ${sentence}`
  }
  return truncateWithEllipsis(text, DISCORD_LIMITS.altText)
}

function partyInWords({ name, isLair, out, hero, level, counts, notes }: PartyContents): string {
  const t = texts.tablePicture.alt
  const facts = [
    ...(out ? [out] : []),
    ...(level ? [level] : []),
    ...(hero ? factsOf(hero) : []),
    ...(isLair ? notes : []),
    ...counts.map(({ label, value }) => t.count(label, value)),
  ]
  return t.party(name, facts)
}

/** The maximum length of an event's text. */
const MOST_OF_EVENT = 80

const cardsInWords = ({ name, cards }: PartyContents): string =>
  texts.tablePicture.alt.cards(
    name,
    cards.map((card) => texts.tablePicture.alt.card(calledOnBoard(card), factsOf(card))),
  )

const calledOnBoard = ({ name, number }: CardContents): string =>
  number === null ? name : texts.choice.onBoard(name, number)

function factsOf({ type, atk, health, def, exhausted, badges, notes, text }: CardContents): string[] {
  const t = texts.tablePicture.alt
  return [
    ...(atk ? [t.atk(atk.value, atk.types)] : []),
    ...(health ? [t.health(health.left, health.of)] : []),
    ...(def ? [def] : []),
    ...(exhausted ? [exhausted] : []),
    ...badges.filter(({ kind }) => kind !== 'target').map(({ text }) => text),
    ...notes,
    // Most events have the same name, so their texts are shown.
    ...(type === 'event' ? [truncateWithEllipsis(text, MOST_OF_EVENT)] : []),
  ]
}
