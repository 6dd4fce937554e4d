/** Describes a picture of card tiles in words, for people who can't see it. */
import { texts } from '../../../texts/texts.ts'
import { DISCORD_LIMITS, truncateWithEllipsis } from '../../message-parts/limits.ts'
import type { CardTile, CardTilesPictureContents, CostCurveContents } from './deck.ts'

export function cardTilesAltText({ title, groups, curve }: CardTilesPictureContents): string {
  const t = texts.tablePicture.alt
  const told = groups.flatMap(({ heading, tiles, empty }) => {
    const cards = tiles.length > 0 ? tiles.map(tileInWords) : [empty]
    return [t.listed(heading, cards)]
  })
  return truncateWithEllipsis(
    [t.sentence(title), ...told, ...(curve ? curveInWords(curve) : [])].join(' '),
    DISCORD_LIMITS.altText,
  )
}

function tileInWords({ name, cost, rarity, copies, note, says }: CardTile): string {
  const t = texts.tablePicture.alt
  const facts = [
    ...(cost ? [t.cost(cost)] : []),
    rarity,
    ...(note ? [note.text] : []),
    ...(says ? [says] : []),
  ]
  return t.card(copies ? `${name} ${copies}` : name, facts.filter(Boolean))
}

function curveInWords({ heading, bars, lines }: CostCurveContents): string[] {
  const t = texts.tablePicture
  const points = bars.map(({ cost, before, after }) => t.curve.point(cost, before, after))
  return [t.alt.listed(heading, points), ...lines.map(t.alt.sentence)]
}
