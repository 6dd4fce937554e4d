import { expect, test } from 'vitest'
import { cardWithId } from '../../cards/index.ts'
import { type GameOutcome, startGame, viewFor } from '../../engine/index.ts'
import { setupForPlan } from '../../simulation/simulate.ts'
import type { CharacterReward } from '../../table/contract.ts'
import type { RaidSummary } from '../../table/records/contract.ts'
import { runInLanguage } from '../../texts/language.ts'
import { userText } from '../../texts/user-text.ts'
import { characterComponentIds } from '../characters/ids.ts'
import { assertDiscordAccepts, fakeRaidInfo } from '../fixture.ts'
import { DISCORD_LIMITS } from '../message-parts/limits.ts'
import { newPost } from '../message-parts/post.ts'
import { sampleSummary } from '../pictures/fixture.ts'
import { raidEndPost } from './raid-end.ts'
import { raidSummaryAltText, raidSummaryEmbed } from './summary.ts'

const { game } = startGame(setupForPlan({ raid: 'deadmines', mode: 'novice', seats: 3, seed: 1 }), 1)
const raid = fakeRaidInfo(1, 3)
const WON: GameOutcome = { kind: 'won', side: 'raiders' }
const LOST: GameOutcome = { kind: 'won', side: 'lair' }

const ended = (reply: GameOutcome, summary: RaidSummary | null = null, rewards: CharacterReward[] = []) =>
  raidEndPost(
    { kind: 'ended', version: 9, outcome: reply, raid, rewards, view: viewFor(game, null) },
    summary,
  )

const linesOf = (shown: ReturnType<typeof ended>): string[] =>
  shown.embeds.flatMap(({ description = '' }) => description.split('\n'))

const labelsOf = ({ components }: ReturnType<typeof ended>): string[] =>
  components.flatMap((row) => row.components.flatMap((one) => ('label' in one ? [one.label ?? ''] : [])))

const earned = (seat: number, amount: number, levelAfter = 1): CharacterReward => ({
  ...{ seat, character: userText(`hero ${seat}`), xp: [], before: 4, after: 4 + amount },
  ...{ levelBefore: 1, levelAfter, achievements: ['DDD-41'] },
})

test('the end has one line for each person with what they did best, the Achievements, and the XP once', () => {
  const post = ended(WON, sampleSummary, [earned(0, 7, 10), earned(1, 7, 10), earned(2, 7, 10)])
  assertDiscordAccepts(post)
  expect(linesOf(post)).toEqual([
    'The Deadmines, Novice · ⚙ corrected',
    '**Anna** prevented the most (9)',
    '**Ben** healed the most (22)',
    '**Cleo** struck down Vanessa VanCleef',
    '★ Deadmine Sweeper',
    '**+7 XP** · ⬆ level 10',
  ])
  expect(labelsOf(post).slice(0, 4)).toEqual(['Use your level', 'Treasure', 'Rematch', 'Details'])
  expect(labelsOf(post).length).toBeLessThanOrEqual(5)
  const german = runInLanguage('de', () => linesOf(ended(WON, sampleSummary, [earned(0, 7)])))
  expect(german).toContain('**Ben** heilt am meisten (22)')
})

test('a raid with cards that the table plays by hand says why it is on no leaderboard', () => {
  const cards = new Map([['CD2-R3', { ...cardWithId('CD2-R3'), byHand: true as const }]])
  const byHand = { ...raid, cards }
  const why = 'The decks had 1 card that the table plays by hand, so this raid is not on the leaderboards.'
  expect(raidSummaryEmbed(byHand, sampleSummary).description).toContain(why)
  expect(raidSummaryEmbed(raid, sampleSummary).description).not.toContain('by hand')
  const end = raidEndPost(
    { kind: 'ended', version: 9, outcome: WON, raid: byHand, rewards: [], view: viewFor(game, null) },
    null,
  )
  expect(linesOf(end)[0]).toBe('The Deadmines, Novice · ✋ cards by hand')
})

test('different XP are named with the people who got them', () => {
  const lines = linesOf(ended(WON, null, [earned(0, 7), earned(1, 12, 10), earned(2, 7)]))
  expect(lines).toContain('**+7 XP** · Anna and Cleo')
  expect(lines).toContain('**+12 XP** · ⬆ level 10 · Ben')
  const four = [earned(0, 7), earned(1, 12), earned(2, 7), earned(3, 7)]
  expect(linesOf(ended(WON, null, four))).toContain('**+7 XP** · the others')
})

test('the details show each raider’s results, the course of the boss’s health and the turning points', () => {
  const told = JSON.stringify(raidSummaryEmbed(raid, sampleSummary))
  expect(told).toContain(': 108 dealt, 31 taken, 5 healed, 7 destroyed')
  expect(told).toContain('corrected the game 2 times, so this raid is not on the leaderboards')
  expect(told).toContain('turn 9: 22/50, turn 10: 50/50')
  expect(told).toContain('Turn 9: ')
  expect(raidSummaryAltText(raid, sampleSummary).length).toBeLessThanOrEqual(DISCORD_LIMITS.altText)
  const long = {
    ...sampleSummary,
    health: Array.from({ length: 400 }, (_, turn) => ({ turn, left: 50, of: 50 })),
  }
  assertDiscordAccepts(newPost({ embeds: [raidSummaryEmbed(raid, long)] }))
  expect(raidSummaryAltText(raid, long).length).toBeLessThanOrEqual(DISCORD_LIMITS.altText)
})

test.each<[string, GameOutcome, boolean]>([
  ['won', WON, true],
  ['lost', LOST, false],
  ['drawn', { kind: 'drawn' }, false],
  ['abandoned', { kind: 'abandoned' }, false],
])(
  'the end of a raid that is %s has a treasure button only if there is treasure',
  (_, outcome, hasTreasure) => {
    const post = ended(outcome)
    assertDiscordAccepts(post)
    const shown = post.components.flatMap((row) => row.components)
    const isTreasure = (one: object) =>
      'custom_id' in one && one.custom_id === characterComponentIds.treasure(raid.code)
    expect(shown.some(isTreasure)).toBe(hasTreasure)
  },
)

test('a raid for which no rulebook gives XP promises no XP for another time', () => {
  const told = (name: string) =>
    JSON.stringify(
      raidEndPost(
        {
          kind: 'ended',
          version: 9,
          outcome: WON,
          raid: { ...raid, raid: name },
          rewards: [earned(0, 0)],
          view: viewFor(game, null),
        },
        null,
      ).embeds,
    )
  expect(told('deadmines')).toContain('No XP this time')
  expect(told('onyxia')).toContain('This raid gives treasure, but no XP')
})

test('after a win a harder raid is offered, and after a defeat an easier one', () => {
  expect(labelsOf(ended(WON)).at(-1)).toMatch(/^Next: /)
  expect(labelsOf(ended(LOST)).at(-1)).toBe('Easier: Story (of the house)')
})

test('an abandoned raid has its replay, and nobody’s feats', () => {
  const abandoned = ended({ kind: 'abandoned' })
  expect(labelsOf(abandoned)).toContain('Replay')
  expect(linesOf(abandoned)).toEqual(['Nobody earns anything in an abandoned raid.'])
})
