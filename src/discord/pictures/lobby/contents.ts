/** Converts a lobby's party and the starter decks to the contents of their pictures, and to their descriptions. */
import { missingRoles, partyRoleOf } from '../../../campaign/party.ts'
import type { RaidInfo, SeatInfo } from '../../../table/contract.ts'
import { raiderSeatsOf } from '../../../table/raid-loading/raid-info.ts'
import { type PartyRole, texts } from '../../../texts/texts.ts'
import { toPlain } from '../../../texts/user-text.ts'
import { DISCORD_LIMITS, truncateWithEllipsis } from '../../message-parts/limits.ts'
import {
  cardNameInRaid,
  playerName,
  raidTitle,
  type StarterDeckChoice,
  starterDeckChoices,
} from '../../message-parts/names.ts'
import type { LobbyPictureContents, LobbyTile } from './lobby.ts'

/** The number of seats that are shown before they are taken: a raid is made for three raiders. */
const SEATS = 3

/** Returns the party of a lobby, with the free seats and the roles that are lacking. */
export function lobbyPictureContents(raid: RaidInfo): LobbyPictureContents {
  const raiders = raiderSeatsOf(raid)
  const lacking = missingRoles(raiders.map(({ hero }) => hero))
  return {
    kind: 'lobby',
    title: raidTitle(raid.raid),
    columns: 3,
    tiles: [
      ...raiders.map((seat) => seatTile(raid, seat)),
      ...(raid.challenge ? freeDecks(raid, raid.challenge.decks) : freeTiles(raiders.length, lacking)),
    ],
  }
}

const freeTiles = (taken: number, lacking: readonly PartyRole[]): LobbyTile[] =>
  Array.from({ length: Math.max(0, SEATS - taken) }, (_, at) => freeTile(lacking[at] ?? null))

/** Returns the tiles of a challenge's free seats, with the deck of each. */
function freeDecks({ seats }: RaidInfo, decks: readonly string[]): LobbyTile[] {
  const taken = seats.map(({ deck }) => deck)
  const free = starterDeckChoices().filter(({ key }) => decks.includes(key) && !taken.includes(key))
  return free.map((one) => ({ ...starterTile(one), name: texts.lobby.picture.free, below: '' }))
}

function seatTile(raid: RaidInfo, { hero, person }: SeatInfo): LobbyTile {
  const starter = starterDeckChoices().find((one) => one.hero === cardNameInRaid(raid, hero))
  return {
    className: raid.cards.get(hero)?.classes?.[0] ?? '',
    name: playerName(person, toPlain),
    below: '',
    role: roleShown(partyRoleOf(hero)),
    text: starter?.line ?? cardNameInRaid(raid, hero),
  }
}

function freeTile(wanted: PartyRole | null): LobbyTile {
  const t = texts.lobby.picture
  return {
    className: null,
    name: t.free,
    below: '',
    role: roleShown(wanted),
    text: wanted ? t.wanted[wanted] : t.anybody,
  }
}

function roleShown(kind: PartyRole | null): LobbyTile['role'] {
  return kind && { kind, name: texts.starters.roles[kind] }
}

/** Returns the starter decks of a faction. */
export function starterDecksPictureContents(
  title: string,
  choices: readonly StarterDeckChoice[],
): LobbyPictureContents {
  return { kind: 'lobby', title, columns: 2, tiles: choices.map(starterTile) }
}

const starterTile = ({ className, hard, role, line }: StarterDeckChoice): LobbyTile => ({
  className,
  name: texts.lobby.starter(className, ''),
  below: '★'.repeat(hard),
  role: roleShown(role),
  text: line,
})

/** Returns the description of a picture of a lobby or of starter decks, within Discord's limit. */
export function lobbyPictureAltText({ title, tiles }: LobbyPictureContents): string {
  return truncateWithEllipsis([`${title}.`, ...tiles.map(tileInWords)].join(' '), DISCORD_LIMITS.altText)
}

function tileInWords({ name, role, below, text }: LobbyTile): string {
  const facts = [...(role ? [role.name] : []), ...(below === '' ? [] : [below])]
  return `${name}${facts.length > 0 ? ` (${facts.join(', ')})` : ''}: ${text}`
}
