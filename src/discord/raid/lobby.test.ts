/** Once a raid has begun, its lobby and its first message don't invite anybody any more. */
import { expect, test } from 'vitest'
import { lairOf } from '../../engine/index.ts'
import { raids } from '../../raids/index.ts'
import type { RaidCard } from '../../table/contract.ts'
import { inLanguage, LANGUAGES } from '../../texts/language.ts'
import { texts } from '../../texts/texts.ts'
import { toMarkup } from '../../texts/user-text.ts'
import { raidCardOf } from '../fixture.ts'
import { cardIn } from '../message-parts/names.ts'
import { lobbyPost, startedPost } from './lobby.ts'

const [party, crowd] = [raidCardOf(1, 2), raidCardOf(1, 6)]
const boss = party.seats.slice(1).map((seat) => ({ ...seat, boss: true as const }))
const ready = party.seats.slice(0, 1).map(({ person }) => person.id)
const lobby = { ...party.lobby, at: '2027-01-31T20:00:00Z', must: true, ready }

/** Each raid in each mode, with few raiders, many or none, and with a Boss player or without. */
const cards: readonly RaidCard[] = raids.flatMap(({ name: raid, modes, lair }) =>
  modes.flatMap(({ name: mode }) =>
    [party.seats, crowd.seats, []].flatMap((raiders) =>
      (lair.boss ? [[], boss] : [[]]).map((one) => ({
        ...party,
        raid,
        mode,
        seats: [...raiders, ...one],
        lobby,
      })),
    ),
  ),
)

/** Sentences and labels that only make sense while a raid gathers raiders. */
function onlyBefore(raid: RaidCard): string[] {
  const [t, b, g] = [texts.lobby, texts.boss, texts.planning]
  const leader = toMarkup(raid.leader.name)
  const lair = lairOf(raid)
  return [
    ...(lair?.boss
      ? [t.inviteToBoss(leader), b.computerIfFree(cardIn(raid, lair.hero))]
      : [t.invite(leader)]),
    ...[t.noSeats, t.starters, b.take, b.balance.few, b.balance.many],
    ...[g.begins, g.readyMark(true), g.readyMark(false), g.change],
  ]
}

const saidIn = (post: object, sentences: readonly string[]): string[] => {
  const text = JSON.stringify(post)
  return sentences.filter((one) => text.includes(JSON.stringify(one).slice(1, -1)))
}

test.each(LANGUAGES)('no sentence of a lobby is shown after the beginning: %s', (language) =>
  inLanguage(language, () => {
    const everSaid = new Set<string>()
    for (const raid of cards) {
      const sentences = onlyBefore(raid)
      for (const one of saidIn(lobbyPost({ ...raid, status: 'lobby' }), sentences)) everSaid.add(one)
      for (const status of ['playing', 'won', 'lost', 'drawn', 'abandoned'] as const)
        expect(saidIn(lobbyPost({ ...raid, status }), sentences), `${raid.raid} ${status}`).toEqual([])
      expect(saidIn(startedPost({ ...raid, status: 'playing' }), sentences), raid.raid).toEqual([])
    }
    const never = cards.flatMap(onlyBefore).filter((one) => !everSaid.has(one))
    expect([...new Set(never)]).toEqual([])
  }),
)

test('a lobby says how hard the raid is, and the server’s own record', () => {
  const open: RaidCard = { ...party, mode: 'story', status: 'lobby' }
  const difficultyIn = (raid: RaidCard): string =>
    lobbyPost(raid).embeds?.[0]?.fields?.find(({ name }) => name === texts.lobby.difficulty)?.value ?? ''
  expect(difficultyIn(open)).toMatch(
    /^Story \(of the house\): .*\n\*\*Gentle\*\*: plain computer players win \d+ % of/,
  )
  expect(difficultyIn({ ...open, record: { runs: 5, wins: 2 } })).toMatch(/\nThis server has won 2 of 5\.$/)
  expect(difficultyIn({ ...open, record: { runs: 0, wins: 0 } })).toBe(difficultyIn(open))
  expect(difficultyIn({ ...open, raid: 'onyxia', mode: 'standard' })).toBe('Standard: as printed')
  expect(difficultyIn({ ...open, status: 'playing' })).not.toContain('Gentle')
})
