/** Fills the seats of a lobby with computer players, by command or in the leader's panel. */
import { lairOfGame } from '../../engine/index.ts'
import { HOUSE_PLAYER_LEVELS, type HousePlayerLevel } from '../../store/people/house.ts'
import type { RaidInfo } from '../../table/contract.ts'
import {
  countHousePlayers,
  countPeopleInRaid,
  countPlacesForHousePlayers,
} from '../../table/lobby/house-players.ts'
import { bossPlayerSeatOf, hasConstructedDeck } from '../../table/raid-loading/raid-info.ts'
import { ambiguousNameText, findByTypedName } from '../../table/typed-names/match.ts'
import { texts } from '../../texts/texts.ts'
import {
  type BotContext,
  type CommandCall,
  type InteractionSource,
  runWithLobbyHere,
} from '../bot-context.ts'
import { starterDeckChoices } from '../message-parts/names.ts'
import { type ComponentRow, privateReply, type Reply, selectRow } from '../message-parts/post.ts'
import { raidComponentIds } from './ids.ts'
import { RECOMMENDED_RAIDER_COUNT } from './lobby-party.ts'

export const setHousePlayersByCommand = (context: BotContext, call: CommandCall): Promise<Reply> =>
  runWithLobbyHere(context, call, async (raid) => {
    const typed = call.text('deck')
    const deck = typed === null ? null : starterMeant(typed)
    if (deck !== null && 'rejected' in deck) return privateReply(deck.rejected)
    const level = parseHousePlayerLevel(call.text('level'))
    const players = call.whole('players') ?? usualNumber(raid)
    const wish = { players, level, deck: deck?.key ?? null }
    const filled = await context.table.lobbies.fill(raid.id, call.person, wish)
    return privateReply('rejected' in filled ? filled.rejected : housePlayersConfirmationText(filled))
  })

/** Returns the level with this name; null for any other text. */
export const parseHousePlayerLevel = (text: string | null): HousePlayerLevel | null =>
  HOUSE_PLAYER_LEVELS.find((one) => one === text) ?? null

/** Applies a value of the menu: a number of computer players, their level, or the Boss's. */
export async function applyHousePlayerChoice(
  { table }: BotContext,
  { person }: Pick<InteractionSource, 'person'>,
  raid: RaidInfo,
  value: string,
): Promise<{ raid: RaidInfo; said: string }> {
  const [first = '', name = ''] = value.split('>')
  const level = parseHousePlayerLevel(name)
  if (first === 'boss' && level) {
    const changed = await table.lobbies.change(raid.id, person, { bossLevel: level })
    return 'rejected' in changed
      ? { raid, said: changed.rejected }
      : { raid: changed, said: texts.computers.bossNow(texts.computers.levels[level]) }
  }
  const players = level ? countHousePlayers(raid) : Number(first)
  const filled = await table.lobbies.fill(raid.id, person, { players, level, deck: null })
  return 'rejected' in filled
    ? { raid, said: filled.rejected }
    : { raid: filled, said: housePlayersConfirmationText(filled) }
}

/**
 * Returns the key of the starter deck that the text means. An unknown text is passed on, and the table refuses it.
 */
function starterMeant(typed: string): { key: string } | { rejected: string } {
  const meant = findByTypedName(
    typed,
    starterDeckChoices().map(({ key, label }) => ({
      it: key,
      id: key,
      say: key,
      label,
      names: [label] as const,
    })),
  )
  if (meant.kind === 'several') return { rejected: ambiguousNameText(typed, meant.them) }
  return { key: meant.kind === 'one' ? meant.it : typed }
}

/** Returns the number of house players that make up the recommended number of raiders. */
const usualNumber = (raid: RaidInfo): number =>
  Math.max(0, Math.min(countPlacesForHousePlayers(raid), RECOMMENDED_RAIDER_COUNT - countPeopleInRaid(raid)))

/** Returns a sentence about the number of computer players that a lobby has now. */
export function housePlayersConfirmationText(raid: RaidInfo): string {
  const t = texts.computers
  const n = countHousePlayers(raid)
  const notes = [
    ...(n > 0 && raid.challenge ? [t.inChallenge] : []),
    ...(n > 0 && raid.seats.some(hasConstructedDeck) ? [t.onlyStarters] : []),
  ]
  return [t.filled(n), ...notes].join(' ')
}

/** Returns the menu for the number and the level of computer players; none if people have taken all seats. */
export function housePlayerMenu(raid: RaidInfo): ComponentRow[] {
  const room = countPlacesForHousePlayers(raid)
  if (room <= 0) return []
  const { pick, option, levelOption, bossOption, levels } = texts.computers
  const hasPlayers = countHousePlayers(raid) > 0
  const forLevels = (of: 'level' | 'boss', label: (level: string) => string) =>
    HOUSE_PLAYER_LEVELS.map((level) => ({ value: `${of}>${level}`, label: label(levels[level]) }))
  const options = [
    ...Array.from({ length: room + 1 }, (_, n) => ({ value: `${n}`, label: option(n) })),
    ...(hasPlayers ? forLevels('level', levelOption) : []),
    ...(lairOfGame(raid)?.boss && !bossPlayerSeatOf(raid) ? forLevels('boss', bossOption) : []),
  ]
  return [selectRow({ id: raidComponentIds.changed(raid.code, 'fill'), placeholder: pick, options })]
}
