/** Once a raid has begun, its lobby and its first message don't invite anybody any more. */
import { expect, test } from 'vitest'
import { starterDecks } from '../../cards/index.ts'
import { lairOfGame } from '../../engine/index.ts'
import { raids } from '../../raids/index.ts'
import type { RaidInfo } from '../../table/contract.ts'
import { defaultLobbySettings } from '../../table/model/lobby.ts'
import { LANGUAGES, runInLanguage } from '../../texts/language.ts'
import { texts } from '../../texts/texts.ts'
import { toMarkup } from '../../texts/user-text.ts'
import { fakeRaidInfo } from '../fixture.ts'
import { cardNameInRaid } from '../message-parts/names.ts'
import { lobbyPost, raidStartedPost } from './lobby.ts'

const [party, crowd] = [fakeRaidInfo(1, 2), fakeRaidInfo(1, 6)]
const boss = party.seats.slice(1).map((seat) => ({ ...seat, boss: true as const }))
const ready = party.seats.slice(0, 1).map(({ person }) => person.id)
const lobby = { ...party.lobby, at: '2027-01-31T20:00:00Z', must: true, ready }

/** Each raid in each mode, with few raiders, many or none, and with a Boss player or without. */
const cards: readonly RaidInfo[] = raids.flatMap(({ name: raid, modes, lair }) =>
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
function onlyBefore(raid: RaidInfo): string[] {
  const [t, b, g] = [texts.lobby, texts.boss, texts.planning]
  const leader = toMarkup(raid.leader.name)
  const lair = lairOfGame(raid)
  return [
    ...(lair?.boss
      ? [t.inviteToBoss(leader), b.computerIfFree(cardNameInRaid(raid, lair.hero))]
      : [t.invite(leader)]),
    ...[t.noSeats, t.starters, t.length, b.take, b.balance.few, b.balance.many],
    ...[t.factions.none, t.factions.both],
    ...[g.begins, g.readyMark(true), g.readyMark(false), g.change],
  ]
}

const saidIn = (post: object, sentences: readonly string[]): string[] => {
  const text = JSON.stringify(post)
  return sentences.filter((one) => text.includes(JSON.stringify(one).slice(1, -1)))
}

test.each(LANGUAGES)('no sentence of a lobby is shown after the beginning: %s', (language) =>
  runInLanguage(language, () => {
    const everSaid = new Set<string>()
    for (const raid of cards) {
      const sentences = onlyBefore(raid)
      for (const one of saidIn(lobbyPost({ ...raid, status: 'lobby' }), sentences)) everSaid.add(one)
      for (const status of ['playing', 'won', 'lost', 'drawn', 'abandoned'] as const)
        expect(saidIn(lobbyPost({ ...raid, status }), sentences), `${raid.raid} ${status}`).toEqual([])
      expect(saidIn(raidStartedPost({ ...raid, status: 'playing' }), sentences), raid.raid).toEqual([])
    }
    const never = cards.flatMap(onlyBefore).filter((one) => !everSaid.has(one))
    expect([...new Set(never)]).toEqual([])
  }),
)

test('a lobby says how hard the raid is, and the server’s own record', () => {
  const open: RaidInfo = { ...party, mode: 'story', status: 'lobby' }
  const difficultyIn = (raid: RaidInfo): string =>
    lobbyPost(raid).embeds?.[0]?.fields?.find(({ name }) => name === texts.lobby.difficulty)?.value ?? ''
  expect(difficultyIn(open)).toMatch(
    /^Story \(of the house\): .*\n\*\*Gentle\*\*: plain computer players win \d+ % of/,
  )
  expect(difficultyIn({ ...open, record: { runs: 5, wins: 2, time: null } })).toMatch(
    /\nThis server has won 2 of 5\.$/,
  )
  expect(difficultyIn({ ...open, record: { runs: 0, wins: 0, time: null } })).toBe(difficultyIn(open))
  expect(difficultyIn({ ...open, mode: 'unmeasured' })).not.toContain('computer players')
  expect(difficultyIn({ ...open, status: 'playing' })).not.toContain('Gentle')
})

test('a lobby against a Boss says how hard the raid is with its number of raiders', () => {
  const difficultyWith = (raiders: number): string => {
    const seats = crowd.seats.slice(0, raiders)
    const raid: RaidInfo = { ...party, status: 'lobby', raid: 'onyxia', mode: 'standard', seats }
    return (
      lobbyPost(raid).embeds?.[0]?.fields?.find(({ name }) => name === texts.lobby.difficulty)?.value ?? ''
    )
  }
  const shown = [0, 3, 4, 5, 6].map((raiders) => /with (\d) raiders/.exec(difficultyWith(raiders))?.[1])
  expect(shown).toEqual(['3', '3', '4', '5', '5'])
})

/** Returns an open lobby with the heroes of these starter decks. */
function lobbyOf(...decks: string[]): RaidInfo {
  const seats = decks.flatMap((key, seat) => {
    const hero = starterDecks.find((deck) => deck.key === key)?.hero
    const one = crowd.seats[seat]
    return hero && one ? [{ ...one, hero, deck: key }] : []
  })
  return { ...party, status: 'lobby', mode: 'story', seats, lobby: defaultLobbySettings() }
}

const fieldOf = (raid: RaidInfo, name: string): string =>
  lobbyPost(raid).embeds[0]?.fields?.find((field) => field.name === name)?.value ?? ''

const seatsIn = (raid: RaidInfo): string => fieldOf(raid, texts.lobby.seats(raid.seats.length))

test('each seat has the mark of its class and its role, and below them is what the party lacks', () => {
  const two = seatsIn(lobbyOf('horde-rogue', 'horde-death-knight'))
  expect(two).toContain('🗡️ **Anna** as Frizlix of Kezan')
  expect(two).toMatch(/Frizlix of Kezan.* · ⚔️ Damage\n💀 .*Baeltor of the Undercity.* · 🛡️ Protector\n/)
  expect(two).toContain('The party has no healer yet.')
  expect(seatsIn(lobbyOf('horde-rogue'))).toContain('The party has no healer and no protector yet.')
  const whole = seatsIn(lobbyOf('horde-rogue', 'horde-death-knight', 'horde-priest'))
  expect(whole).toContain('The party has a healer, a protector and a damage dealer.')
  expect(seatsIn(lobbyOf())).not.toContain('The party has')
})

test('a Dungeon’s lobby warns before the raiders level characters of different factions', () => {
  expect(seatsIn(lobbyOf())).toContain('Agree on Alliance or Horde before you level characters:')
  expect(seatsIn(lobbyOf('horde-rogue'))).toContain('Everybody here plays for the Horde so far.')
  expect(seatsIn(lobbyOf('horde-rogue', 'alliance-mage'))).toContain(
    '⚠ Alliance and Horde raid together here.',
  )
  const boss: RaidInfo = { ...lobbyOf('horde-rogue'), raid: 'onyxia', mode: 'standard' }
  expect(seatsIn(boss)).not.toContain('Everybody here plays')
})

test('the one blue button is Join until three have seats, then Ready while somebody has to be, then Start', () => {
  const blue = (raid: RaidInfo): string[] =>
    lobbyPost(raid)
      .components.flatMap(({ components }) => components)
      .flatMap((one) => (one.type === 2 && one.style === 1 && 'label' in one ? [one.label ?? ''] : []))
  const [two, three] = [
    lobbyOf('horde-rogue', 'horde-mage'),
    lobbyOf('horde-rogue', 'horde-mage', 'horde-druid'),
  ]
  const people = three.seats.map(({ person }) => person.id)
  const asked = (ready: string[]): RaidInfo => ({ ...three, lobby: { ...three.lobby, must: true, ready } })
  expect([lobbyOf(), two, three, asked([]), asked(people)].map(blue)).toEqual([
    ['Join'],
    ['Join'],
    ['Start'],
    ['Ready'],
    ['Start'],
  ])
})

test('the menu of starters shows each with its class, its role and one line', () => {
  const [menu] = lobbyPost(lobbyOf()).components.flatMap(({ components }) => components)
  const options = menu?.type === 3 ? menu.options : []
  expect(options).toHaveLength(20)
  expect(options.find(({ value }) => value === 'alliance-priest')).toEqual({
    value: 'alliance-priest',
    label: 'Priest, Alliance · 💚 Healer',
    description: '★★ medium · Keeps the whole party alive and brings back fallen allies.',
    emoji: { name: '🕊️' },
  })
  expect(options.filter(({ description = '…' }) => description.endsWith('…'))).toEqual([])
})

test('the length is the server’s own once it is known, and our measured one before', () => {
  const length = (raid: RaidInfo): string => fieldOf(raid, texts.lobby.length)
  const open = lobbyOf()
  const time = { minutes: 45, runs: 4 }
  expect(length({ ...open, record: { runs: 4, wins: 1, time } })).toBe(
    'About 45 minutes: the median of 4 raids on this server, without breaks.',
  )
  expect(length({ ...open, record: { runs: 2, wins: 1, time: null } })).toMatch(
    /^About \d+ turns and \d+ choices for 3 raiders, measured with computer players\.$/,
  )
  expect(length({ ...open, mode: 'unmeasured' })).toBe('')
})
