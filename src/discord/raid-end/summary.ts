/** Renders the summary of a raid, in words and as a picture. */
import type { APIEmbed, APIEmbedField } from 'discord.js'
import type { RaidInfo } from '../../table/contract.ts'
import { countManualCards } from '../../table/raid-loading/raid-info.ts'
import type { RaidSummary, TurningPoint } from '../../table/records/contract.ts'
import { texts } from '../../texts/texts.ts'
import { toPlain } from '../../texts/user-text.ts'
import { DISCORD_LIMITS, joinLinesThatFit, truncateWithEllipsis } from '../message-parts/limits.ts'
import { raidTitle, type SeatNames, seatNames, stageLabel } from '../message-parts/names.ts'
import type { PostFile } from '../message-parts/post.ts'
import type { PictureRenderer } from '../pictures/picture-renderer.ts'
import type { SummaryPictureContents } from '../pictures/summary/summary.ts'
import type { Theme } from '../pictures/theme.ts'

const GOLD = 0xd4af37
/** The moments that the chart of the Boss's health marks. */
const MARKS: { readonly [K in TurningPoint['kind']]?: SummaryPictureContents['marks'][number]['kind'] } = {
  levelUp: 'levelUp',
  stage: 'levelUp',
  fell: 'fell',
}
/** The most turning points that a summary lists. */
const MOST_MOMENTS = 12

export function raidSummaryEmbed(raid: RaidInfo, summary: RaidSummary): APIEmbed {
  const t = texts.summary
  const names = seatNames(raid)
  const deeds = summary.raiders.map(({ seat, dealt, taken, healed, killed }) =>
    t.deed(names.hero(seat), dealt, taken, healed, killed),
  )
  const moments = mostTelling(summary.moments).map((one) => momentLine(one, names))
  return {
    title: truncateWithEllipsis(t.title(raidTitle(raid.raid), raid.code), DISCORD_LIMITS.title),
    description: [t.turns(summary.turns), ...correctedLine(summary), ...byHandLine(raid)].join('\n'),
    fields: [
      ...field(t.deeds, deeds),
      ...field(t.chart, [t.points(points(summary))]),
      ...field(t.moments, moments),
    ],
    color: GOLD,
  }
}

const correctedLine = ({ corrections }: RaidSummary): string[] =>
  corrections > 0 ? [texts.summary.corrected(corrections)] : []

const byHandLine = (raid: RaidInfo): string[] => {
  const cards = countManualCards(raid)
  return cards > 0 ? [texts.constructed.byHandRecord(cards)] : []
}

const field = (name: string, lines: readonly string[]): APIEmbedField[] =>
  lines.length > 0
    ? [
        {
          name,
          value:
            joinLinesThatFit(lines, SHARE, texts.news.left) || truncateWithEllipsis(lines.join(' '), SHARE),
        },
      ]
    : []

/** The maximum length of each part of the summary, because all embeds of a message share 6,000 characters. */
const SHARE = 700

const points = ({ health }: RaidSummary): string[] =>
  health.map(({ turn, left, of }) => texts.summary.point(turn, left, of))

const momentLine = (moment: TurningPoint, names: SeatNames): string =>
  texts.summary.at(moment.turn, momentText(moment, names))

function momentText(moment: TurningPoint, names: SeatNames): string {
  const t = texts.summary
  switch (moment.kind) {
    case 'levelUp':
      return t.levelUp(names.card(moment.card), moment.level)
    case 'boss':
      return t.boss(names.card(moment.card))
    case 'stage':
      return t.stage(names.card(moment.card), stageLabel(names, moment.card) ?? '')
    case 'fell':
      return t.fell[moment.why](names.hero(moment.seat))
    case 'beaten':
      return names.lair.beaten
    case 'earned':
      return t.earned(names.card(moment.card))
    case 'blow':
      return t.blow(
        whose(moment.from, names),
        names.card(moment.card),
        heroOf(moment.to, names),
        moment.amount,
      )
  }
}

const whose = (seat: number | null, names: SeatNames): string =>
  seat === null ? texts.news.somebody : names.seat(seat)
const heroOf = (seat: number | null, names: SeatNames): string =>
  seat === null ? texts.news.somebody : names.isLair(seat) ? names.seat(seat) : names.hero(seat)

/**
 * Leaves out Achievements first if there are too many moments, because the message shows them elsewhere, too.
 */
function mostTelling(moments: readonly TurningPoint[]): TurningPoint[] {
  const others = moments.filter(({ kind }) => kind !== 'earned').slice(-MOST_MOMENTS)
  const room = MOST_MOMENTS - others.length
  const earned = room > 0 ? moments.filter(({ kind }) => kind === 'earned').slice(-room) : []
  const told = new Set([...others, ...earned])
  return moments.filter((one) => told.has(one))
}

export function raidSummaryPictureContents(
  raid: RaidInfo,
  boss: string,
  summary: RaidSummary,
  theme: Theme,
): SummaryPictureContents {
  const t = texts.summary
  const names = seatNames(raid, toPlain)
  return {
    kind: 'summary',
    theme,
    turns: t.turns(summary.turns),
    health: t.health(boss),
    points: summary.health.map(({ turn, left, of }) => ({ turn, left, of })),
    deeds: t.deeds,
    columns: [t.columns.dealt, t.columns.taken, t.columns.healed, t.columns.killed],
    raiders: summary.raiders.map(({ seat, dealt, taken, healed, killed }) => ({
      name: names.hero(seat),
      values: [dealt, taken, healed, killed],
    })),
    marks: summary.moments.flatMap(({ kind, turn }) => {
      const mark = MARKS[kind]
      return mark ? [{ kind: mark, turn }] : []
    }),
  }
}

export async function raidSummaryPicture(
  studio: PictureRenderer,
  { raid, boss, summary, theme }: { raid: RaidInfo; boss: string; summary: RaidSummary; theme: Theme },
): Promise<PostFile | null> {
  const shown = raidSummaryPictureContents(raid, boss, summary, theme)
  const data = await studio.picture(shown)
  return data && { name: 'summary.png', data, description: raidSummaryAltText(raid, summary) }
}

export function raidSummaryAltText(raid: RaidInfo, summary: RaidSummary): string {
  const t = texts.summary
  const names = seatNames(raid, toPlain)
  const told = [
    t.alt(t.title(raidTitle(raid.raid), raid.code)),
    ...correctedLine(summary),
    ...summary.raiders.map(({ seat, dealt, taken, healed, killed }) =>
      t.altDeed(names.hero(seat), dealt, taken, healed, killed),
    ),
    t.altChart(points(summary)),
  ]
  return truncateWithEllipsis(told.join(' '), DISCORD_LIMITS.altText)
}
