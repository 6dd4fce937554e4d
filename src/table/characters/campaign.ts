/** Loads a guild's campaign, and applies a raid leader's corrections of XP. */
import { randomUUID } from 'node:crypto'
import { type CampaignResultsInMode, campaignProgressOf } from '../../campaign/campaign.ts'
import { levelAtXp } from '../../campaign/levels.ts'
import { summariesOfRaidsWithBossPlayer, summariesOfRaidsWithoutBossPlayer } from '../../raids/index.ts'
import { saveEarnedXp } from '../../store/characters/characters.ts'
import { raidWithCharacters } from '../../store/characters/leaderboards.ts'
import { raidRecordsOfGuild } from '../../store/characters/records.ts'
import type { Transaction } from '../../store/database/open.ts'
import type { Raid } from '../../store/generated/client.ts'
import { ensureGuild } from '../../store/people/people.ts'
import { findNewestRaidInChannelOrThread, lockCharactersAndReadXp } from '../../store/raids/lookups.ts'
import { findLastEndedRaidInChannelOrThread, findRaidWithoutGame } from '../../store/raids/raids.ts'
import { texts } from '../../texts/texts.ts'
import { rawText, toMarkup, userText } from '../../texts/user-text.ts'
import { addAnnouncements } from '../announcing/announce.ts'
import type { XpCorrection } from '../model/announcement.ts'
import { Rejection } from '../model/rejection.ts'
import { requireLeader } from '../raid-loading/lock.ts'
import { loadRaidInfo } from '../raid-loading/raid-info.ts'
import { evictRaidsOfPlayerAfterTransaction } from '../raids-in-memory/raid-cache.ts'
import { markLeaderboardChanged } from '../records/leaderboard-changes.ts'
import { partyMembersOfSeats } from '../records/party-members.ts'
import type { CampaignStageWithWinners, GuildCampaign, XpCorrectionRequest } from './contract.ts'
import { type DeckRule, loadDeckRule, storeDeckRule } from './deck-rule.ts'

export async function loadGuildCampaign(tx: Transaction, guildId: string): Promise<GuildCampaign> {
  const records = await raidRecordsOfGuild(tx, guildId)
  const chain = campaignProgressOf(summariesOfRaidsWithoutBossPlayer, records)
  const { stages: bosses } = campaignProgressOf(summariesOfRaidsWithBossPlayer, records)
  return {
    ...chain,
    stages: await withParties(tx, guildId, chain.stages),
    bosses: await withParties(tx, guildId, bosses),
    decks: await loadDeckRule(tx, guildId),
  }
}

async function withParties(
  tx: Transaction,
  guildId: string,
  stages: readonly CampaignResultsInMode[],
): Promise<CampaignStageWithWinners[]> {
  const found: CampaignStageWithWinners[] = []
  for (const stage of stages) {
    const seats = stage.fastest === null ? [] : (await raidWithCharacters(tx, guildId, stage.fastest)).seats
    found.push({ ...stage, by: partyMembersOfSeats(seats) })
  }
  return found
}

export async function setDeckRuleOfGuild(
  tx: Transaction,
  guildId: string,
  decks: DeckRule,
): Promise<GuildCampaign> {
  await ensureGuild(tx, guildId)
  await storeDeckRule(tx, guildId, decks)
  return loadGuildCampaign(tx, guildId)
}

/** The largest allowed correction of XP. A larger one is considered a mistake. */
const MOST_XP = 100
const LONGEST_REASON = 200

/**
 * Corrects a character's XP by an entry in the ledger of a finished raid, and announces it in the raid's thread.
 * @throws Rejection for an invalid amount or reason, an unfinished raid, a person who doesn't lead it, or a
 * character without a seat in it
 */
export async function correctXp(tx: Transaction, asked: XpCorrectionRequest): Promise<XpCorrection> {
  const reason = rawText(asked.reason).trim()
  if (reason === '' || reason.length > LONGEST_REASON)
    throw new Rejection(texts.characterAnswers.badReason(LONGEST_REASON))
  if (asked.amount === 0 || Math.abs(asked.amount) > MOST_XP)
    throw new Rejection(texts.characterAnswers.badAmount(MOST_XP))
  const raid = await loadRaidInfo(tx, await finishedRaid(tx, asked))
  requireLeader(raid, asked.by)
  const seat = raid.seats.find((one) => one.person.id === asked.who.id)
  if (!seat) throw new Rejection(texts.characterAnswers.wasNotThere(raid.code))
  const { characterId, character } = seat
  const before = (await lockCharactersAndReadXp(tx, [characterId])).get(characterId) ?? 0
  const after = before + asked.amount
  if (after < 0) throw new Rejection(texts.characterAnswers.belowZero(toMarkup(character), before))
  await book(tx, raid.id, characterId, { ...asked, reason: userText(reason) })
  await evictRaidsOfPlayerAfterTransaction(tx, seat.person.id)
  markLeaderboardChanged(tx, raid.guildId, 'places')
  const details = {
    by: asked.by,
    person: seat.person,
    character,
    amount: asked.amount,
    reason: userText(reason),
    before,
    after,
  }
  const correction = { ...details, levelBefore: levelAtXp(before), levelAfter: levelAtXp(after) }
  await addAnnouncements(tx, raid, [{ kind: 'corrected', raid, correction }])
  return correction
}

async function book(
  tx: Transaction,
  raidId: string,
  characterId: string,
  { amount, reason, by }: XpCorrectionRequest,
): Promise<void> {
  const entry = {
    characterId,
    amount,
    reason: `correction:${randomUUID()}`,
    note: rawText(reason),
    byId: by.id,
  }
  await saveEarnedXp(tx, raidId, [entry])
}

/**
 * Returns the raid with the code, or without a code the last ended raid of the channel that this person leads.
 * @throws Rejection if there is no such raid in this guild, or it isn't over
 */
async function finishedRaid(
  tx: Transaction,
  { guildId, code, channelId, by }: XpCorrectionRequest,
): Promise<Omit<Raid, 'state'>> {
  const raid =
    code === null
      ? ((await findLastEndedRaidInChannelOrThread(tx, channelId, { leaderId: by.id })) ??
        (await findNewestRaidInChannelOrThread(tx, channelId)))
      : await findRaidWithoutGame(tx, { code })
  if (!raid || raid.guildId !== guildId) throw new Rejection(texts.characterAnswers.noRaidToCorrect())
  if (!['won', 'lost', 'drawn'].includes(raid.status))
    throw new Rejection(texts.characterAnswers.notOver(raid.code))
  return raid
}
