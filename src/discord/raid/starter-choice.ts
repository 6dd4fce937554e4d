/**
 * Shows the private panel in which a person without a character chooses a starter deck. It shows the roles that the
 * party lacks, and the starter decks of one faction.
 */
import { missingRoles, PARTY_ROLES } from '../../campaign/party.ts'
import { oneFactionRaidTitles } from '../../raids/index.ts'
import type { PeopleCountByFaction } from '../../table/characters/contract.ts'
import type { RaidInfo } from '../../table/contract.ts'
import { factionsOfRaiders, requiredFaction } from '../../table/raid-loading/factions.ts'
import { raiderSeatsOf } from '../../table/raid-loading/raid-info.ts'
import { type PartyRole, texts } from '../../texts/texts.ts'
import type { BotContext, InteractionSource } from '../bot-context.ts'
import {
  characterOwnerOfInteraction,
  OTHER_FACTION,
  warningIfAloneInFaction,
} from '../characters/characters.ts'
import type { Click } from '../feature.ts'
import { type StarterDeckChoice, starterDeckChoices, starterDeckOptions } from '../message-parts/names.ts'
import {
  type ButtonSpec,
  buttonRows,
  newPost,
  type Post,
  privateReply,
  type Reply,
  selectRow,
} from '../message-parts/post.ts'
import { roleSymbol } from '../message-parts/symbols.ts'
import { replyInPlaceWithPicture, replyWithPictureIfSoon } from '../message-parts/with-picture.ts'
import type { PictureRenderer } from '../pictures/picture-renderer.ts'
import { raidComponentIds } from './ids.ts'
import { lackingRolesNote } from './lobby-party.ts'
import { starterDecksPicture } from './pictures.ts'

type Faction = 'Alliance' | 'Horde'

const OF_ID = { alliance: 'Alliance', horde: 'Horde' } as const
const TO_ID = { Alliance: 'alliance', Horde: 'horde' } as const

/** Whether this person must choose a starter before they can take a seat in this lobby. */
export async function needsStarterDeckChoice(
  { table }: BotContext,
  source: InteractionSource,
  raid: RaidInfo,
): Promise<boolean> {
  if (raid.status !== 'lobby' || raid.challenge) return false
  return !(await table.characters.characters(characterOwnerOfInteraction(source))).some(
    ({ active }) => active,
  )
}

export async function offerStarterDecks(
  { table, studio }: BotContext,
  source: InteractionSource,
  raid: RaidInfo,
): Promise<Reply> {
  const others = await table.characters.countOthersByFaction(characterOwnerOfInteraction(source))
  return panel(studio, raid, others, factionFor(raid, others), 'tell')
}

export async function showStarterDecksOfFaction(
  { table, studio }: BotContext,
  click: Click,
  raid: RaidInfo,
  faction: keyof typeof OF_ID,
): Promise<Reply> {
  const others = await table.characters.countOthersByFaction(characterOwnerOfInteraction(click))
  return panel(studio, raid, others, OF_ID[faction], 'change')
}

/**
 * Takes a seat with a new character of a starter deck. The panel warns the person if nobody else plays this
 * faction.
 */
export async function joinWithNewCharacter(
  { table }: BotContext,
  click: Click,
  raid: RaidInfo,
  deck: string,
): Promise<Reply> {
  const changed = await table.join(raid.id, click.person, deck)
  if ('rejected' in changed) return privateReply(changed.rejected)
  const starter = starterDeckChoices().find(({ key }) => key === deck)
  const others = await table.characters.countOthersByFaction(characterOwnerOfInteraction(click))
  const said = [
    texts.lobby.choosing.seated(starter?.hero ?? deck),
    starter?.faction ? warningIfAloneInFaction(starter.faction, others) : null,
  ]
  return { how: 'change', post: newPost({ content: said.filter((one) => one !== null).join('\n') }) }
}

/**
 * Returns the faction that is shown first: the one that the raid requires, else the party's, else the most common
 * one.
 */
function factionFor(raid: RaidInfo, others: PeopleCountByFaction): Faction {
  const [party] = factionsOfRaiders(raid)
  return (
    requiredFaction(raid)?.faction ??
    party?.faction ??
    (others.Horde > others.Alliance ? 'Horde' : 'Alliance')
  )
}

function panel(
  studio: PictureRenderer,
  raid: RaidInfo,
  others: PeopleCountByFaction,
  faction: Faction,
  how: 'tell' | 'change',
): Promise<Reply> {
  const words = starterDecksPost(raid, others, faction)
  const painting = starterDecksPicture(studio, faction, startersOf(faction))
  return how === 'tell'
    ? replyWithPictureIfSoon(words, painting, how)
    : replyInPlaceWithPicture(words, painting)
}

const startersOf = (faction: Faction): StarterDeckChoice[] =>
  starterDeckChoices().filter((one) => one.faction === faction)

export function starterDecksPost(raid: RaidInfo, others: PeopleCountByFaction, faction: Faction): Post {
  const t = texts.lobby.choosing
  const choices = startersOf(faction)
  return newPost({
    content: [`**${t.title}**`, t.what, lackingRolesNote(raid), factionsTold(others)]
      .filter((one) => one !== null)
      .join('\n'),
    components: [
      ...buttonRows([...suggestions(raid, choices), ...otherFaction(raid, faction)]),
      selectRow({
        id: raidComponentIds.firstSeat(raid.code),
        placeholder: t.factionOf(faction),
        options: starterDeckOptions(choices),
      }),
    ],
  })
}

const factionsTold = ({ Alliance, Horde }: PeopleCountByFaction): string =>
  Alliance + Horde === 0
    ? texts.lobby.factions.nobody(oneFactionRaidTitles)
    : texts.lobby.factions.others(oneFactionRaidTitles, Alliance, Horde)

/** Returns the button that shows the other faction's starter decks; none if the raid already requires a faction. */
function otherFaction(raid: RaidInfo, shown: Faction): ButtonSpec[] {
  if (requiredFaction(raid)) return []
  const other = OTHER_FACTION[shown]
  return [{ id: raidComponentIds.starters(raid.code, TO_ID[other]), label: texts.lobby.choosing.show(other) }]
}

/** Returns the easiest starter of each role. The role that the party needs first is the blue button. */
function suggestions(raid: RaidInfo, choices: readonly StarterDeckChoice[]): ButtonSpec[] {
  return suggested(raid, choices).map(({ key, className, role }, at) => ({
    id: raidComponentIds.suggested(raid.code, key),
    label: texts.starters.withRole(
      texts.lobby.starter(className, ''),
      roleSymbol(role),
      texts.starters.roles[role],
    ),
    ...(at === 0 ? { style: 'primary' as const } : {}),
  }))
}

function suggested(raid: RaidInfo, choices: readonly StarterDeckChoice[]): StarterDeckChoice[] {
  const heroes = raiderSeatsOf(raid).map(({ hero }) => hero)
  const taken = new Set(heroes.map((hero) => raid.cards.get(hero)?.classes?.[0]))
  const free = choices.filter(({ className }) => !taken.has(className))
  return rolesFor(heroes).flatMap((role) => easiest(free.filter((one) => one.role === role)) ?? [])
}

/** Returns all roles, those that the party lacks first; for an empty party the role that is easiest to play. */
function rolesFor(heroes: readonly string[]): PartyRole[] {
  const first: readonly PartyRole[] = heroes.length === 0 ? ['damage'] : missingRoles(heroes)
  return [...new Set([...first, ...PARTY_ROLES])]
}

const easiest = (choices: readonly StarterDeckChoice[]): StarterDeckChoice | undefined =>
  [...choices].sort((a, b) => a.hard - b.hard)[0]
