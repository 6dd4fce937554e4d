/**
 * Names, notes and reasons that people write can't inject markup into messages of the bot outside and around
 * raids.
 */
import { expect, test } from 'vitest'
import { faultsIn, HOSTILE_NAMES } from '../../test/support/hostile.ts'
import type { View } from '../engine/index.ts'
import type { Person, RaidInfo } from '../table/contract.ts'
import type { SpiritInfo } from '../table/fallen-raiders/contract.ts'
import type { PartyMember, RankedCharacter, XpLedgerLine } from '../table/records/contract.ts'
import { ambiguousNameText } from '../table/typed-names/match.ts'
import type { MotionInfo, Proposal } from '../table/votes/contract.ts'
import { LANGUAGES, runInLanguage } from '../texts/language.ts'
import { toMarkup, userText } from '../texts/user-text.ts'
import { fallenHeroPost } from './absence/fallen-hero.ts'
import { absencePost } from './absence/news.ts'
import { xpCorrectionPost } from './characters/campaign.ts'
import { characterSheetPost, characterSheetTextPost } from './characters/sheet-post.ts'
import { treasureFoundPost } from './characters/treasure.ts'
import { newsPost } from './delivery/news.ts'
import { spiritCallPost } from './fallen-raiders/post.ts'
import { friendsHandsPost } from './fallen-raiders/watch.ts'
import { fakeRaidInfo, forEachQuestion } from './fixture.ts'
import { privateThreadName } from './hand/private-thread.ts'
import { newPost } from './message-parts/post.ts'
import { namedItemsOfSeats, suggestSeatsOf } from './message-parts/seats-typed.ts'
import { sheetAltText, sheetPictureContents } from './pictures/character-sheet/contents.ts'
import { campaignAfterRuns, createWonRun, sampleSummary, sheetWithLongTexts } from './pictures/fixture.ts'
import {
  bestResultLinesOfStage,
  campaignAltText,
  campaignPictureContents,
} from './pictures/guild-campaign/contents.ts'
import { askToStartWithoutUnready } from './raid/clicks.ts'
import { lobbyPost, raidStartedPost } from './raid/lobby.ts'
import { lobbyNoticePost } from './raid/lobby-mentions.ts'
import { raidEndPost } from './raid-end/raid-end.ts'
import { raidSummaryAltText, raidSummaryEmbed, raidSummaryPictureContents } from './raid-end/summary.ts'
import { guildAchievementsReply, ownAchievementsReply } from './records/achievements.ts'
import { historyPost, pastRunPost } from './records/history.ts'
import { leaderboardEmbed } from './records/leaderboard.ts'
import { votePost } from './votes/post.ts'
import { challengeEmbed } from './weekly-challenge/challenge.ts'

const hostile = (at: number) => userText(HOSTILE_NAMES[at % HOSTILE_NAMES.length] ?? '')
const person = (at: number): Person => ({ id: `10000000000000000${at}`, name: hostile(at) })
const fellow = (at: number): PartyMember => ({ character: hostile(at), person: person(at + 1) })

const AT = new Date(0)
const SINCE = AT.toISOString()

function raidOf(names: number, status: RaidInfo['status']): RaidInfo {
  const raid = fakeRaidInfo(1, 3)
  const seats = raid.seats.map((seat, at) => ({
    ...seat,
    person: person(names + at),
    character: hostile(names + at + 1),
  }))
  const lobby = { ...raid.lobby, must: true, ready: [person(names).id], caller: hostile(names + 2) }
  return { ...raid, status, seats, leader: person(names), lobby }
}

const SPIRIT: Omit<SpiritInfo, 'friends'> = {
  ...{ round: 1, speaker: 'DDD-1', isPlayed: false, hasSpoken: false, hint: null },
}

/** Returns the public view of a raid that has just begun. */
function firstView(): View {
  const views: View[] = []
  forEachQuestion({ seed: 1, seats: 3, most: 1 }, ({ table }) => views.push(table))
  const [view] = views
  if (!view) throw new Error('the raid has no first moment')
  return view
}

const motionOf = (raid: RaidInfo, by: number, proposal: Proposal): MotionInfo => ({
  ...{ id: '01936f2e-7b1c-7c3a-9f00-0123456789ab', raid, proposal, about: { events: [], objects: {} } },
  ...{ by: person(by), status: 'open', needed: 2, must: [person(by + 1)], granted: person(by + 2) },
  voters: raid.seats.map((seat) => seat.person),
  votes: raid.seats.map((seat, at) => ({ person: seat.person, agrees: at % 2 === 0 })),
})

function ofRaid(at: number): unknown[] {
  const [lobby, playing] = [raidOf(at, 'lobby'), raidOf(at, 'playing')]
  const question = { seat: 0, person: person(at), decision: 5, asked: 'priority' } as const
  const waits = { ...question, since: SINCE, at: SINCE }
  return [
    lobbyPost(lobby),
    raidStartedPost(playing),
    askToStartWithoutUnready(lobby, [person(at), person(at + 1)]),
    lobbyNoticePost(lobby, { kind: 'gathering', why: 'check', by: person(at), people: [], at: null }),
    lobbyNoticePost(lobby, { kind: 'gathering', why: 'again', by: person(at), people: [], at: null }),
    absencePost(playing, { kind: 'reminder', ...waits, nth: 3, isLast: true, friendsPass: true }),
    absencePost(playing, { kind: 'warning', ...question, at: SINCE, until: SINCE, ping: false }),
    absencePost(playing, {
      ...{ kind: 'replaced', seat: 0, character: hostile(at + 3) },
      ...{ from: person(at), to: person(at + 1), by: person(at + 2) },
    }),
    absencePost(playing, { kind: 'computerPlays', from: person(at), by: person(at + 1) }),
    absencePost(playing, { kind: 'awake', by: person(at) }),
    ...(['byDefault', 'byFriend'] as const).map((kind) =>
      absencePost(playing, {
        kind: 'onBehalf',
        version: 1,
        how:
          kind === 'byFriend'
            ? { kind, seat: 0, person: person(at), friend: person(at + 1) }
            : { kind, seat: 0, person: person(at), asked: 'priority', hours: 3 },
      }),
    ),
    fallenHeroPost(
      playing,
      { kind: 'fallen', seat: 0, person: person(at), hero: 'CD2-R1' },
      true,
      firstView(),
    ),
    spiritCallPost(playing, [person(at), person(at + 1)], firstView()),
    newsPost(playing, [
      {
        ...{ kind: 'news', version: 1, by: null, events: [], objects: {} },
        spirits: [
          { kind: 'voice', by: person(at), speaker: 'DDD-1', said: { own: hostile(at + 1) } },
          { kind: 'hint', by: person(at), to: person(at + 2) },
        ],
      },
    ]),
    friendsHandsPost(
      playing,
      { ...SPIRIT, friends: [{ seat: 0, person: person(at), hand: null }] },
      firstView(),
    ),
    votePost(motionOf(playing, at, { kind: 'undo', to: 3, steps: 2, lost: [1], reason: null })),
    votePost(motionOf(playing, at, { kind: 'undo', to: 3, steps: 2, lost: [1], reason: hostile(at + 3) })),
    votePost(
      motionOf(playing, at, {
        kind: 'adjust',
        change: { kind: 'draw', player: 0, n: 2 },
        reason: hostile(at + 1),
      }),
    ),
    votePost(
      motionOf(playing, at, {
        ...{ kind: 'replace', seat: 0, isAbsent: true },
        ...{ from: person(at), newcomer: person(at + 4) },
      }),
    ),
    suggestSeatsOf(playing, '').map(({ name }) => ({ label: name })),
    newPost({ content: ambiguousNameText('a', namedItemsOfSeats(playing)) }),
    { label: privateThreadName(playing, person(at)) },
    { embeds: [raidSummaryEmbed(playing, sampleSummary)] },
    raidSummaryPictureContents(playing, 'Boss', sampleSummary, 'dark'),
    { description: raidSummaryAltText(playing, sampleSummary) },
  ]
}

const hero = (at: number): RankedCharacter => ({
  ...{ id: `01936f2e-7b1c-7c3a-9f00-0123456789a${at}`, name: hostile(at), person: person(at + 1) },
  ...{ hero: 'CD2-R1', class: 'Rogue', level: 85, retired: at % 2 === 0 },
})

function ofAnnals(at: number): unknown[] {
  const party = [fellow(at), fellow(at + 2)]
  const run = {
    ...{ code: 'QQQQQQ', raid: 'deadmines', mode: 'novice', turns: 9, endedAt: AT, raiders: 3, party },
    ...{ xp: 3, corrections: 1, byHand: 1, computers: 1, hints: 1, with: party },
    status: 'won' as const,
  }
  const placed = <T>(row: T) => ({ top: [{ place: 1, row }], own: { place: 2, row }, of: 2 })
  const seen = { scope: 'all', viewer: '1', everybody: false }
  const entries: XpLedgerLine[] = [
    { reason: 'correction:1', amount: 2, note: hostile(at + 1), by: hostile(at + 3) },
  ]
  const achievements = <T>(first: T) => [
    { raid: 'deadmines', title: 'T', achievements: [{ card: 'DDD-41', name: 'N', xp: 2, ...first }] },
  ]
  const feat = { cardId: 'DDD-41', earnedAt: AT, code: 'QQQQQQ', mode: 'novice' }
  const first = party.map(({ character, person: who }) => ({ character, player: who.name }))
  const all = { hero: hero(at), total: 3, byMode: [{ mode: 'novice', wins: 3 }], xp: 5 }
  return [
    { embeds: [leaderboardEmbed({ by: 'xp', ranking: placed(all) }, seen)] },
    { embeds: [leaderboardEmbed({ by: 'wins', ranking: placed(all) }, seen)] },
    { embeds: [leaderboardEmbed({ by: 'fastest', ranking: placed(run) }, seen)] },
    {
      embeds: [
        leaderboardEmbed(
          { by: 'bosses', ranking: placed({ person: person(at), runs: 1, held: 1, felled: 2 }) },
          seen,
        ),
      ],
    },
    historyPost({
      ...{ hero: hero(at), asBoss: true, page: 1, pages: 2, count: 9, runs: [run] },
      characters: [1, 2, 3].map((n) => ({
        id: `01936f2e-7b1c-7c3a-9f00-0123456789b${n}`,
        name: hostile(at + n),
      })),
    }),
    pastRunPost(
      {
        ...run,
        ...{ cards: fakeRaidInfo(1, 3).cards, leader: person(at), damage: 9, bosses: 1, achievements: [] },
        boss: { person: person(at + 1), ownDeck: true, felled: 2, raiders: 3 },
        party: party.map((one) => ({ ...one, characterId: 'c', hero: 'CD2-R1', xp: 2, entries })),
      },
      [],
    ),
    ownAchievementsReply(achievements({ first: { ...feat, character: hostile(at) }, times: 2 }), 2),
    guildAchievementsReply(achievements({ first: { ...feat, heroes: first }, holders: 2 })),
  ]
}

function ofCampaign(at: number): unknown[] {
  const sheet = { ...sheetWithLongTexts, name: hostile(at) }
  const ledger = sheet.ledger.map((one) => ({
    ...one,
    entries: one.entries.map((entry, n) => ({ ...entry, note: hostile(at + n) })),
  }))
  const plain = campaignAfterRuns(createWonRun('deadmines', 'novice', 9))
  const stages = plain.stages.map((stage) => ({ ...stage, by: stage.by.map((_, n) => fellow(at + n)) }))
  const campaign = { ...plain, stages }
  const [stage] = stages
  const own = { code: 'QQQQQQ', people: [hostile(at), hostile(at + 1)] }
  const card = { own, status: 'won' as const, turns: 9, bosses: 1, damage: 9, computers: 1, hints: 1 }
  const challenge = { name: 'Name', week: '2026-48', raid: 'deadmines', mode: 'novice', decks: [] }
  return [
    characterSheetPost({ who: person(at), sheets: [{ ...sheet, ledger }], boss: null, at: 0 }, true),
    characterSheetTextPost({ who: person(at), sheets: [{ ...sheet, ledger }, sheet], boss: null, at: 0 }),
    characterSheetPost({ who: person(at), sheets: [], boss: null, at: 0 }, true),
    sheetPictureContents(sheet),
    { description: sheetAltText(sheet) },
    campaignPictureContents(campaign),
    { description: campaignAltText(campaign) },
    { content: stage ? bestResultLinesOfStage(stage, toMarkup).join('\n') : '' },
    {
      embeds: [challengeEmbed({ challenge, ranked: [card], unranked: [], playing: 1, hasPlayed: true })],
    },
    xpCorrectionPost({
      ...{ by: person(at), person: person(at + 1), character: hostile(at + 2), reason: hostile(at + 3) },
      ...{ amount: 2, before: 1, after: 3, levelBefore: 1, levelAfter: 1 },
    }),
    treasureFoundPost({ by: person(at), character: hostile(at + 1), best: 'DTP-1', others: 2 }),
  ]
}

const SOURCES = { ofRaid, ofAnnals, ofCampaign }

test.each(
  LANGUAGES.flatMap((language) => Object.entries(SOURCES).map(([name, of]) => ({ language, name, of }))),
)('no name is read as markup: $name in $language', ({ language, of }) => {
  for (const at of HOSTILE_NAMES.keys())
    runInLanguage(language, () => {
      const shown = of(at)
      expect(JSON.stringify(shown)).toContain('EV!L')
      expect(shown.flatMap((one) => faultsIn(one))).toEqual([])
    })
})

test('no name is read as markup in the message at the end of a raid', () => {
  forEachQuestion({ seed: 1, seats: 3, most: 1 }, ({ table }) => {
    const rewards = [0, 1].map((at) => ({
      ...{ seat: at, character: hostile(at), xp: [], achievements: [] },
      ...{ before: 1, after: 2, levelBefore: 1, levelAfter: 1 },
    }))
    const ended = { kind: 'ended', version: 1, outcome: { kind: 'won', side: 'raiders' }, rewards } as const
    const shown = raidEndPost(
      { ...ended, rewards: [...rewards], raid: raidOf(0, 'won'), view: table },
      sampleSummary,
    )
    expect(JSON.stringify(shown)).toContain('EV!L')
    expect(faultsIn(shown)).toEqual([])
  })
})
