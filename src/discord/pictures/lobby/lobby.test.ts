/** The pictures of a lobby's party and of the starters: readable on a phone and on a desktop, and the same in words. */
import { loadImage } from '@napi-rs/canvas'
import { beforeAll, expect, test } from 'vitest'
import { starterDecks } from '../../../cards/index.ts'
import type { RaidInfo } from '../../../table/contract.ts'
import { LANGUAGES, runInLanguage } from '../../../texts/language.ts'
import { fakeRaidInfo } from '../../fixture.ts'
import { starterDeckChoices } from '../../message-parts/names.ts'
import { registerFonts } from '../fonts.ts'
import { paintFirstPicture } from '../worker.ts'
import { lobbyPictureAltText, lobbyPictureContents, starterDecksPictureContents } from './contents.ts'
import type { LobbyPictureContents } from './lobby.ts'
import { MIN_LOBBY_FONT_SIZE } from './paint.ts'

beforeAll(registerFonts)

const PHONE = 360
const DESKTOP = { width: 550, height: 350 }

function partyOf(...decks: string[]): RaidInfo {
  const raid = fakeRaidInfo(1, 5)
  const seats = decks.flatMap((key, at) => {
    const [seat, hero] = [raid.seats[at], starterDecks.find((deck) => deck.key === key)?.hero]
    return seat && hero ? [{ ...seat, hero, deck: key }] : []
  })
  return { ...raid, status: 'lobby', seats }
}

const startersOf = (faction: string): LobbyPictureContents =>
  starterDecksPictureContents(
    `Starter decks of the ${faction}`,
    starterDeckChoices().filter((one) => one.faction === faction),
  )

/** Returns the smallest letters in points, on a phone and on a desktop. */
async function lettersOf(shown: LobbyPictureContents): Promise<{ phone: number; desktop: number }> {
  const { width, height } = await loadImage(await paintFirstPicture(shown))
  const scale = Math.min(DESKTOP.width / width, DESKTOP.height / height, 1)
  return { phone: (MIN_LOBBY_FONT_SIZE * PHONE) / width, desktop: MIN_LOBBY_FONT_SIZE * scale }
}

test.each(LANGUAGES)('all letters can be read on a phone and on a desktop: %s', (language) =>
  runInLanguage(language, async () => {
    const parties = [
      partyOf(),
      partyOf('horde-rogue'),
      partyOf(...starterDecks.slice(0, 5).map(({ key }) => key)),
    ]
    for (const shown of [...parties.map(lobbyPictureContents), startersOf('Alliance'), startersOf('Horde')]) {
      const { phone, desktop } = await lettersOf(shown)
      expect(phone).toBeGreaterThanOrEqual(11)
      expect(desktop).toBeGreaterThanOrEqual(9)
    }
  }),
)

test('a party has a tile for each raider and for each free seat, with the role that is wanted there', () => {
  const { tiles } = lobbyPictureContents(partyOf('horde-rogue'))
  expect(tiles.map(({ className, name, role }) => [className, name, role?.kind])).toEqual([
    ['Rogue', 'Anna', 'damage'],
    [null, 'Free seat', 'healer'],
    [null, 'Free seat', 'protector'],
  ])
})

test('the description says the same as the picture', () => {
  expect(lobbyPictureAltText(lobbyPictureContents(partyOf('horde-rogue', 'horde-priest')))).toBe(
    'The Deadmines. Anna (Damage): Daggers and dirty tricks; exhausts enemies before they attack. Ben (Healer): Heals and strengthens allies, and sends enemies back or takes them over. Free seat (Protector): A protector would help this party.',
  )
  const words = lobbyPictureAltText(startersOf('Horde'))
  expect(words).toContain('Death Knight (Protector, ★): Protects the others')
  expect(words).not.toContain('…')
})
