/** Converts a campaign to the contents of its picture and to its description in words. */
import { treasureSlotsOfRaid } from '../../../raids/index.ts'
import type { CampaignStageWithWinners, GuildCampaign } from '../../../table/characters/contract.ts'
import { texts } from '../../../texts/texts.ts'
import { type RenderUserText, toPlain } from '../../../texts/user-text.ts'
import { DISCORD_LIMITS, truncateWithEllipsis } from '../../message-parts/limits.ts'
import { modeName } from '../../message-parts/names.ts'
import type { CampaignPictureContents, CampaignStageContents } from './campaign.ts'

const t = texts.campaign

export function campaignPictureContents(campaign: GuildCampaign): CampaignPictureContents {
  const { stages, cleared, bosses, decks } = campaign
  const goal = goalOf(campaign)
  return {
    kind: 'campaign',
    title: t.title,
    cleared: t.drawn.cleared(cleared, stages.length),
    progress: stages.length === 0 ? 0 : cleared / stages.length,
    goal: goal ? t.drawn.next(goal.title, modeName(goal.mode)) : t.done,
    groups: [
      ...modesOfStages(stages).map((mode) => ({
        title: modeName(mode),
        stages: stages
          .filter((stage) => stage.mode === mode)
          .map((stage) => stageShown(stage, stage.title, goal)),
      })),
      {
        title: t.bosses,
        stages: bosses.map((stage) => stageShown(stage, `${stage.title}, ${modeName(stage.mode)}`, goal)),
      },
    ],
    pack: nextPackText(campaign),
    foot: t.footer(t.decks[decks]),
  }
}

/** Returns the difficulties of the stages, each once. */
export const modesOfStages = (stages: readonly CampaignStageWithWinners[]): string[] => [
  ...new Set(stages.map(({ mode }) => mode)),
]

/** Returns the next goal: first in the chain, and once that is done, against a Boss. */
const goalOf = ({ next, stages, bosses }: GuildCampaign): CampaignStageWithWinners | undefined =>
  stages.find(({ raid, mode }) => raid === next?.raid && mode === next.mode) ??
  bosses.find(({ wins }) => wins === 0)

/** Returns a text about the treasure pack of the next goal; '' if there is none. */
export function nextPackText(campaign: GuildCampaign): string {
  const goal = goalOf(campaign)
  const slots = goal ? treasureSlotsOfRaid(goal.raid) : []
  return goal && slots.length > 0 ? t.pack(goal.title, slots) : ''
}

function stageShown(
  stage: CampaignStageWithWinners,
  title: string,
  goal: CampaignStageWithWinners | undefined,
): CampaignStageContents {
  return {
    title,
    state: stage.wins > 0 ? 'cleared' : stage === goal ? 'next' : 'open',
    played: t.drawn.played(stage.runs, stage.wins),
    best: bestResultLinesOfStage(stage, toPlain).join(' · '),
  }
}

/**
 * Returns a line about the fewest turns of a win and its players, and a line about the most damage of any
 * run. A line without a result is left out.
 */
export const bestResultLinesOfStage = (
  { bestTurns, mostDamage, by }: CampaignStageWithWinners,
  render: RenderUserText,
): string[] => [
  ...(bestTurns === null ? [] : [[t.bestTurns(bestTurns), ...partyOf(by, render)].join(' ')]),
  ...(mostDamage === null ? [] : [t.mostDamage(mostDamage)]),
]

/** Returns a text with the people of the party. Each is named once, even if they had several seats. */
const partyOf = (by: CampaignStageWithWinners['by'], render: RenderUserText): string[] =>
  by.length === 0 ? [] : [t.by([...new Set(by.map(({ person }) => render(person.name)))])]

/** Returns the description, within Discord's limit. */
export function campaignAltText(campaign: GuildCampaign): string {
  const { cleared, goal, groups, pack } = campaignPictureContents(campaign)
  const words = [
    t.alt.title(cleared, sentence(goal)),
    ...(pack === '' ? [] : [pack]),
    ...groups.map(({ title, stages }) => t.alt.group(title, stages.map(stageInWords))),
  ]
  return truncateWithEllipsis(words.join(' '), DISCORD_LIMITS.altText)
}

const sentence = (text: string): string => (/[.!]$/.test(text) ? text : `${text}.`)

const stageInWords = ({ title, state, played, best }: CampaignStageContents): string =>
  t.alt.stage(title, state === 'cleared', [played, ...(best === '' ? [] : [best])])
