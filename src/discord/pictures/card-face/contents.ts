/** Converts cards and hands to the contents of pictures. */
import { cardTextLinesWithMarkup, typeLineOf } from '../../../cards/text.ts'
import { type Card, type CardView, factionsOfCard } from '../../../engine/index.ts'
import { texts } from '../../../texts/texts.ts'
import type { HandContents } from '../../hand/hand.ts'
import type { HandPictureDevice } from '../hand/picture-sizes.ts'
import type { Theme } from '../theme.ts'
import type { CardFace, CardFacePictureContents, CardUseMark, HandPictureContents } from './face.ts'

export const cardFacePictureContents = (card: Card, theme: Theme): CardFacePictureContents => ({
  kind: 'card',
  theme,
  face: faceOf(card),
  mark: null,
})

/** Returns a card with a mark that describes its use for a deck. */
export const cardFacePictureContentsWithMark = (
  card: Card,
  mark: CardUseMark,
  theme: Theme,
): CardFacePictureContents => ({
  ...cardFacePictureContents(card, theme),
  mark,
})

function faceOf(card: Card): CardFace {
  const t = texts.tablePicture.face
  const [className = null] = card.classes ?? []
  const faction = card.faction ?? null
  const text = cardTextLinesWithMarkup(card)
  return {
    name: card.name,
    cost: card.cost === undefined ? null : t.cost(card.cost, card.costHasX === true),
    typeLine: typeLineOf(card),
    traits: [...(card.classes ?? []).map(t.className), ...factionsOfCard(card).map(t.faction)].join(' · '),
    initials: initialsOf(className ?? faction ?? texts.tablePicture.types[card.type]),
    className,
    faction,
    text: text.length > 0 ? text : [texts.card.noText],
    atk:
      card.atk === undefined
        ? null
        : { value: `${card.atk}`, types: card.damageType ? texts.tablePicture.damage[card.damageType] : '' },
    health: card.health === undefined ? null : `${card.health}`,
    def: card.def === undefined ? null : texts.tablePicture.def(card.def),
    strike: card.strikeCost === undefined ? null : t.strike(card.strikeCost),
    foot: [card.id, card.rarity ? (t.rarities[card.rarity] ?? '') : '']
      .filter((part) => part !== '')
      .join(' · '),
  }
}

const initialsOf = (words: string): string =>
  words
    .split(' ')
    .map((word) => word.charAt(0).toUpperCase())
    .join('')
    .slice(0, 2)

export function handPictureContents(
  hand: HandContents,
  theme: Theme,
  device: HandPictureDevice,
): HandPictureContents {
  return {
    kind: 'hand',
    theme,
    device,
    title: hand.title,
    foot: hand.foot.join(' · '),
    empty: texts.board.emptyHand,
    cards: hand.cards.map(({ card, printed, copies, use, now }, index) => ({
      face: faceInHand(card, printed),
      number: `${index + 1}`,
      copies: copies > 1 ? texts.tablePicture.face.copies(copies) : null,
      mark: { use, text: now },
    })),
  }
}

/** Returns a card with its current cost and values in the hand, which other cards may have changed. */
function faceInHand(view: CardView, card: Card | undefined): CardFace {
  const face = card ? faceOf(card) : unknown(view)
  const number = (now: number | null, printed: string | null) => (now === null ? printed : `${now}`)
  return {
    ...face,
    name: view.name,
    health: number(view.health, face.health),
    atk: face.atk && view.atk !== null ? { ...face.atk, value: `${view.atk}` } : face.atk,
  }
}

/** Returns a card that isn't in this version's data. */
const unknown = ({ name, type }: CardView): CardFace => ({
  name,
  cost: null,
  typeLine: type ? texts.tablePicture.types[type] : '',
  traits: '',
  initials: '',
  className: null,
  faction: null,
  text: [],
  atk: null,
  health: null,
  def: null,
  strike: null,
  foot: '',
})
