import { expect, test } from 'vitest'
import { PHONE_SCREEN_HEIGHT, phoneHeightOf } from '../../../scripts/evening/phone.ts'
import { allCards } from '../../cards/index.ts'
import { raidSummaries } from '../../raids/index.ts'
import type {
  CharacterHistory,
  CharacterHistoryRun,
  Leaderboard,
  PartyMember,
  RankedCharacter,
  RunDetails,
} from '../../table/records/contract.ts'
import { userText } from '../../texts/user-text.ts'
import { assertDiscordAccepts } from '../fixture.ts'
import { DISCORD_LIMITS } from '../message-parts/limits.ts'
import type { Reply } from '../message-parts/post.ts'
import { newPost } from '../message-parts/post.ts'
import { guildAchievementsReply, missingAchievementsReply, ownAchievementsReply } from './achievements.ts'
import { historyPost, pastRunPost } from './history.ts'
import { leaderboardEmbed } from './leaderboard.ts'

/** A name of the maximum length, with all markup that a Discord name can contain. */
const LONG = '*_`~|<@1>[x](y)'.repeat(2).slice(0, 32)
const WHO = '01936f2e-7b1c-7c3a-9f00-0123456789ab'
const DAY = new Date(Date.UTC(2026, 10, 21))

const fellow = (n: number): PartyMember => ({
  character: userText('W'.repeat(32)),
  person: { id: `${n}`, name: userText(LONG) },
})
const party = [1, 2, 3, 4, 5].map(fellow)

const hero = (n: number): RankedCharacter => ({
  id: `${n}`,
  name: userText('W'.repeat(32)),
  person: { id: `${n}`, name: userText(LONG) },
  hero: 'CD2-R1',
  class: 'Rogue',
  level: 85,
  retired: true,
})

function posted(reply: Reply): string {
  if (reply.how !== 'tell') throw new Error('it was not told')
  assertDiscordAccepts(reply.post)
  return JSON.stringify(reply.post)
}

/** Returns the text of all pages. Each of them fits a screen of a phone. */
function eachPage(show: (page: number) => Reply): string {
  const [, count = '1'] = /Page 1 of (\d+)/.exec(posted(show(0))) ?? []
  return Array.from({ length: Number(count) }, (_, page) => {
    const reply = show(page)
    if ('post' in reply)
      expect(phoneHeightOf({ ...reply.post, attachments: [] })).toBeLessThanOrEqual(PHONE_SCREEN_HEIGHT)
    return posted(reply)
  }).join('\n')
}

test('no Achievement is left out of the pages, whoever earned them', () => {
  const of = <T>(toEntry: (plain: { card: string; name: string; xp: number }) => T) =>
    raidSummaries.map(({ name: raid, title, achievements }) => ({
      raid,
      title,
      achievements: achievements.map((card) =>
        toEntry({ card, name: allCards.get(card)?.name ?? '', xp: 3 }),
      ),
    }))
  const feat = (cardId: string) => ({ cardId, earnedAt: DAY, code: 'QQQQQQ', mode: 'experienced' })
  const heroes = party.map(({ character, person }) => ({ character, player: person.name }))
  const raid = null
  const texts = [
    eachPage((page) =>
      ownAchievementsReply(
        of((one) => ({ ...one, first: { ...feat(one.card), character: userText(LONG) }, times: 99 })),
        25,
        { whose: 'mine', raid, page },
      ),
    ),
    eachPage((page) =>
      missingAchievementsReply(
        of((one) => ({ ...one, first: null, times: 0 })),
        { whose: 'left', raid, page },
      ),
    ),
    eachPage((page) =>
      guildAchievementsReply(
        of((one) => ({ ...one, first: { ...feat(one.card), heroes }, holders: 999 })),
        { whose: 'guild', raid, page },
      ),
    ),
  ]
  for (const text of texts) {
    expect(text).not.toContain('… and')
    for (const { achievements } of raidSummaries)
      for (const id of achievements)
        expect(text).toContain(JSON.stringify(allCards.get(id)?.name).slice(1, -1))
  }
  expect(
    posted(
      missingAchievementsReply(
        of((one) => ({ ...one, first: { ...feat(one.card), character: userText('Zix') }, times: 1 })),
      ),
    ),
  ).toContain('You have earned all **22**')
})

const clear = (turns: number) => ({
  code: 'QQQQQQ',
  raid: 'scarlet-monastery',
  mode: 'experienced',
  turns,
  endedAt: DAY,
  raiders: 3,
  computers: 2,
  hints: 0,
  party,
})

const boards: Leaderboard[] = [
  { by: 'xp', ranking: ranking((n) => ({ hero: hero(n), xp: 1_000 })) },
  {
    by: 'wins',
    ranking: ranking((n) => ({
      hero: hero(n),
      total: 400,
      byMode: ['novice', 'experienced', 'heroic', 'legendary'].map((mode) => ({ mode, wins: 100 })),
    })),
  },
  { by: 'fastest', ranking: ranking((n) => clear(n)) },
]

function ranking<T>(row: (n: number) => T) {
  const top = Array.from({ length: 10 }, (_, n) => ({ place: n + 1, row: row(n + 1) }))
  return { top, own: { place: 4_321, row: row(11) }, of: 9_999 }
}

test.each(boards)('a leaderboard by $by shows the viewer’s own rank, however long names are', (board) => {
  const shown = { scope: 'all dungeons', viewer: '11', everybody: false }
  const embed = leaderboardEmbed(board, shown)
  assertDiscordAccepts(newPost({ embeds: [embed] }))
  expect(embed.description).toMatch(/^`#1` /)
  expect(embed.description).toMatch(/\n\nYour best:\n`#4321` /)
  expect(embed.description).not.toMatch(/<@\d|[^\\]\[x\]/)
  const forAll = leaderboardEmbed(board, { ...shown, everybody: true })
  expect(forAll.description).toMatch(/\n\n…\n`#4321` /)
})

test('a viewer who is on no list is told so, and an empty list invites players', () => {
  const shown = { scope: 'all dungeons', viewer: '77', everybody: false }
  const others: Leaderboard = {
    by: 'xp',
    ranking: { top: [{ place: 1, row: { hero: hero(1), xp: 5 } }], own: null, of: 1 },
  }
  expect(leaderboardEmbed(others, shown).description).toContain('not on this list yet')
  expect(leaderboardEmbed(others, { ...shown, everybody: true }).description).not.toContain('You')
  expect(leaderboardEmbed(others, { ...shown, viewer: '1' }).description).not.toContain('You')
  const empty: Leaderboard = { by: 'fastest', ranking: { top: [], own: null, of: 0 } }
  expect(leaderboardEmbed(empty, shown).description).toBe('Nobody yet. Be the first!')
})

test('a page of a history and one of its raids stay within Discord’s limits', () => {
  const run: CharacterHistoryRun = {
    ...clear(123),
    status: 'won',
    xp: 99,
    corrections: 2,
    byHand: 1,
    computers: 2,
    hints: 0,
    with: party.slice(1),
  }
  const history: CharacterHistory = {
    hero: hero(1),
    characters: Array.from({ length: 25 }, (_, n) => ({
      id: `${WHO.slice(0, -2)}${10 + n}`,
      name: userText('W'.repeat(32)),
    })),
    asBoss: false,
    page: 2,
    pages: 3,
    count: 20,
    runs: Array.from({ length: 8 }, (_, n) => ({ ...run, code: `QQQQQ${n + 2}` })),
  }
  const page = historyPost({ ...history, hero: { ...hero(1), id: WHO } })
  assertDiscordAccepts(page)
  expect(page.embeds[0]?.description).toContain('⚙ corrected · ✋ cards by hand')
  expect(page.components).toHaveLength(3)
  const entries = [
    { reason: 'achievement:DDD-41', amount: 2, note: null, by: null },
    ...Array.from({ length: 20 }, () => ({
      reason: 'correction:1',
      amount: -1,
      note: userText(LONG.repeat(6)),
      by: userText(LONG),
    })),
  ]
  const card: RunDetails = {
    cards: allCards,
    ...clear(123),
    status: 'lost',
    leader: { id: '1', name: userText(LONG) },
    damage: 999,
    bosses: 9,
    boss: { person: { id: '2', name: userText(LONG) }, ownDeck: true, felled: 2, raiders: 3 },
    corrections: 99,
    byHand: 2,
    computers: 2,
    hints: 0,
    achievements: raidSummaries[0]?.achievements.slice() ?? [],
    party: party.map((one, n) => ({ ...one, characterId: `${n}`, hero: 'CD2-R1', xp: -18, entries })),
  }
  const read = pastRunPost(card, [])
  assertDiscordAccepts(read)
  expect(read.embeds[0]?.description).toContain(
    'The decks had 2 cards that the table plays by hand, so this raid is not on the leaderboards.',
  )
  expect(read.embeds[0]?.fields?.length).toBeGreaterThan(3)
  expect(read.embeds[0]?.fields?.[0]?.value).toMatch(/^\+2 Achievement: Deadmine Sweeper\n−1 Correction by /)
  expect(DISCORD_LIMITS.fieldValue).toBeGreaterThanOrEqual(read.embeds[0]?.fields?.[0]?.value.length ?? 9_999)
})
