/** Describes pictures of cards in words. */
import { texts } from '../../../texts/texts.ts'
import { DISCORD_LIMITS, truncateWithEllipsis } from '../../message-parts/limits.ts'
import type { CardFace, CardFacePictureContents, HandPictureContents } from './face.ts'

export const cardFaceAltText = ({ face, mark }: CardFacePictureContents): string =>
  truncateWithEllipsis(
    [
      texts.tablePicture.alt.face(face.name),
      ...(mark ? [texts.tablePicture.alt.sentence(mark.text)] : []),
      ...factsOf(face),
      ...face.text.map(unmarked),
    ].join(' '),
    DISCORD_LIMITS.altText,
  )

export function handPictureAltText({ title, cards, empty }: HandPictureContents): string {
  const t = texts.tablePicture.alt
  const told = cards.map(({ face, number, copies, mark }) =>
    t.sentence(t.inHand(number, copies ? `${face.name} ${copies}` : face.name, face.cost, mark.text)),
  )
  return truncateWithEllipsis(
    [t.sentence(title), ...(told.length > 0 ? told : [empty])].join(' '),
    DISCORD_LIMITS.altText,
  )
}

function factsOf({ cost, typeLine, traits, foot, atk, health, def, strike }: CardFace): string[] {
  const t = texts.tablePicture.alt
  return [
    ...(cost ? [t.sentence(t.cost(cost))] : []),
    t.sentence(typeLine),
    ...(traits ? [t.sentence(traits)] : []),
    ...(foot ? [t.sentence(foot)] : []),
    ...(atk ? [t.sentence(t.atk(atk.value, atk.types))] : []),
    ...(health ? [t.sentence(t.fullHealth(health))] : []),
    ...(def ? [t.sentence(def)] : []),
    ...(strike ? [t.sentence(strike)] : []),
  ]
}

const unmarked = (text: string): string => text.replaceAll('**', '')
