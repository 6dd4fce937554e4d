/** `/campaign`, and a raid leader's corrections of XP. */
import type { APIEmbed } from 'discord.js'
import type {
  CampaignStageWithWinners,
  GuildCampaign,
  XpCorrection,
} from '../../table/characters/contract.ts'
import { DECK_RULES } from '../../table/characters/deck-rule.ts'
import type { Person } from '../../table/contract.ts'
import { runInPublicLanguageIf } from '../../texts/language.ts'
import { texts } from '../../texts/texts.ts'
import { toMarkup, type UserText } from '../../texts/user-text.ts'
import type { BotContext, InteractionSource } from '../bot-context.ts'
import { DISCORD_LIMITS, truncateWithEllipsis } from '../message-parts/limits.ts'
import { modeName } from '../message-parts/names.ts'
import { newPost, type Post, type PostFile, privateReply, type Reply } from '../message-parts/post.ts'
import { rejectionReply } from '../message-parts/refusal-reply.ts'
import { replyWithPictureIfSoon } from '../message-parts/with-picture.ts'
import {
  bestResultLinesOfStage,
  campaignAltText,
  campaignPictureContents,
  modesOfStages,
  nextPackText,
} from '../pictures/guild-campaign/contents.ts'
import type { PictureRenderer } from '../pictures/picture-renderer.ts'

const t = texts.campaign
const GOLD = 0xd4af37

export async function showGuildCampaign(
  context: BotContext,
  source: InteractionSource,
  forAll: boolean,
): Promise<Reply> {
  const campaign = await context.table.characters.campaign(source.guildId)
  return runInPublicLanguageIf(forAll, () =>
    replyWithPictureIfSoon(
      newPost({ embeds: [campaignEmbed(campaign)] }),
      painted(context.studio, campaign),
      forAll ? 'show' : 'tell',
    ),
  )
}

async function painted(studio: PictureRenderer, campaign: GuildCampaign): Promise<PostFile | null> {
  const data = await studio.picture(campaignPictureContents(campaign))
  return data && { name: 'campaign.png', data, description: campaignAltText(campaign) }
}

function campaignEmbed(campaign: GuildCampaign): APIEmbed {
  const { stages, cleared, next, bosses, decks } = campaign
  const modes = modesOfStages(stages)
  const pack = nextPackText(campaign)
  const goal = next ? t.next(next.title, modeName(next.mode)) : t.done
  return {
    title: t.title,
    description: [t.cleared(cleared, stages.length), goal, ...(pack === '' ? [] : [pack])].join('\n'),
    fields: [
      ...modes.map((mode) =>
        field(
          modeName(mode),
          stages.filter((stage) => stage.mode === mode),
          line,
        ),
      ),
      field(t.bosses, bosses, bossLine),
    ],
    footer: { text: t.footer(t.decks[decks]) },
    color: GOLD,
  }
}

const field = (
  name: string,
  stages: readonly CampaignStageWithWinners[],
  told: (stage: CampaignStageWithWinners) => string,
) => ({
  name: truncateWithEllipsis(name, DISCORD_LIMITS.fieldName),
  value: truncateWithEllipsis(stages.map(told).join('\n'), DISCORD_LIMITS.fieldValue),
})

/** Returns a line about a raid with Bosses. Its modes are not difficulties, so each line names its mode. */
const bossLine = (stage: CampaignStageWithWinners): string =>
  line({ ...stage, title: `${stage.title}, ${modeName(stage.mode)}` })

const line = (stage: CampaignStageWithWinners): string =>
  t.stage(stage.title, stage.runs, stage.wins, bestResultLinesOfStage(stage, toMarkup))

export async function setDeckRule(
  context: BotContext,
  source: InteractionSource,
  wish: string,
): Promise<Reply> {
  if (!source.isManager) return privateReply(t.managersOnly)
  const decks = DECK_RULES.find((rule) => rule === wish)
  if (!decks) return privateReply(texts.reply.unknownButton)
  const agreed = await context.table.characters.setDeckRule(source.guildId, decks)
  return 'rejected' in agreed ? rejectionReply(agreed) : privateReply(t.agreed(t.decks[agreed.decks]))
}

interface Correct {
  who: Person
  amount: number
  reason: UserText
  code: string | null
}

export async function correctXp(
  context: BotContext,
  source: InteractionSource,
  asked: Correct,
): Promise<Reply> {
  const { guildId, channelId, person: by } = source
  const corrected = await context.table.characters.correct({ ...asked, guildId, channelId, by })
  return 'rejected' in corrected ? rejectionReply(corrected) : privateReply(t.correctionDone)
}

/** Renders the announcement of an XP correction in the raid's thread. */
export function xpCorrectionPost(correction: XpCorrection): Post {
  const { by, person, character, amount, reason, before, after, levelBefore, levelAfter } = correction
  const names = [by.name, character, person.name].map(toMarkup)
  const [leader = '', whose = '', whom = ''] = names
  return newPost({
    content: [
      t.corrected(leader, whose, whom, amount, before, after),
      t.correctedWhy(toMarkup(reason)),
      ...(levelBefore === levelAfter ? [] : [t.correctedLevel(levelBefore, levelAfter)]),
    ].join('\n'),
  })
}
