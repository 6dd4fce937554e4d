/** The private panel for a person without a character. */
import { expect, test } from 'vitest'
import { starterDecks } from '../../cards/index.ts'
import type { RaidInfo } from '../../table/contract.ts'
import { defaultLobbySettings } from '../../table/model/lobby.ts'
import { warningIfAloneInFaction } from '../characters/characters.ts'
import { assertDiscordAccepts, fakeRaidInfo } from '../fixture.ts'
import type { Post } from '../message-parts/post.ts'
import { starterDecksPost } from './starter-choice.ts'

const empty = fakeRaidInfo(1, 3)
const NOBODY = { Alliance: 0, Horde: 0 }

function lobbyOf(...decks: string[]): RaidInfo {
  const seats = empty.seats.slice(0, decks.length).map((seat, at) => {
    const deck = starterDecks.find(({ key }) => key === decks[at])
    return { ...seat, hero: deck?.hero ?? '' }
  })
  return { ...empty, status: 'lobby', seats, lobby: defaultLobbySettings() }
}

const buttonsOf = ({ components }: Post) =>
  components
    .flatMap((row) => row.components)
    .flatMap((one) => (one.type === 2 && 'label' in one ? [{ label: one.label, style: one.style }] : []))

test('for an empty party it suggests the easiest starter of each role, an easy one for damage first', () => {
  const panel = starterDecksPost(lobbyOf(), NOBODY, 'Alliance')
  assertDiscordAccepts(panel)
  expect(buttonsOf(panel)).toEqual([
    { label: 'Hunter · ⚔️ Damage', style: 1 },
    { label: 'Shaman · 💚 Healer', style: 2 },
    { label: 'Paladin · 🛡️ Protector', style: 2 },
    { label: 'Show the Horde', style: 2 },
  ])
  expect(panel.content).toContain('Agree on a faction with your friends before you level a character.')
})

test('the blue button is a starter with the role that the party lacks', () => {
  const panel = starterDecksPost(
    lobbyOf('horde-death-knight', 'horde-mage'),
    { Alliance: 0, Horde: 2 },
    'Horde',
  )
  expect(buttonsOf(panel)[0]).toEqual({ label: 'Priest · 💚 Healer', style: 1 })
  expect(panel.content).toContain('The party has no healer yet.')
  expect(panel.content).toContain(
    "Onyxia's Lair, Molten Core, Magtheridon's Lair and Black Temple take raiders of one faction only. On this server, nobody else plays for the Alliance and 2 other people play for the Horde.",
  )
})

test('against a Boss only the party’s faction can be chosen', () => {
  const raid: RaidInfo = { ...lobbyOf('horde-rogue'), raid: 'onyxia', mode: 'standard' }
  expect(buttonsOf(starterDecksPost(raid, NOBODY, 'Horde')).map(({ label }) => label)).not.toContain(
    'Show the Alliance',
  )
})

test('a person who would be the only one of a faction is warned, and no other', () => {
  expect(warningIfAloneInFaction('Alliance', { Alliance: 0, Horde: 3 })).toContain(
    '⚠ Before you level this character',
  )
  expect(warningIfAloneInFaction('Alliance', { Alliance: 1, Horde: 3 })).toBeNull()
  expect(warningIfAloneInFaction('Alliance', NOBODY)).toBeNull()
})
