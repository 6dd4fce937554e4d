/** Suggestions for the options of `/war`: cards, players and creatures of the game in this channel. */
import { warPlayerIndexOfPerson } from '../../table/war/rows.ts'
import { foldCaseAndTrim, rawText, toPlain, type UserText, userText } from '../../texts/user-text.ts'
import { destinyInPlay } from '../../war/destiny.ts'
import type { PlayerIndex, WarGame } from '../../war/model.ts'
import { warCardName } from '../../war/words.ts'
import type { BotContext, CommandCall } from '../bot-context.ts'
import type { Suggestion } from '../command.ts'
import { creaturesToSlay } from './menus.ts'
import { namedItemsOfWarPlayers } from './players-typed.ts'

interface Typing {
  readonly name: string
  readonly typed: string
}

const MOST = 25
const LONGEST = 100

/** Suggests values for an option of `/war`; nothing if no game is played here. */
export async function suggestInWar(
  context: BotContext,
  call: CommandCall,
  typing: Typing,
): Promise<Suggestion[]> {
  const war = await context.table.war.here(call.channelId)
  const look = war && (await context.table.war.look(war.id))
  if (!war || !look?.game) return []
  return warSuggestions(look.game, warPlayerIndexOfPerson(war, call.person), call.subcommand, typing)
    .filter(({ value }) => value.length <= LONGEST)
    .slice(0, MOST)
}

/**
 * Returns the suggestions for an option of `/war`.
 * @param me the person's player; null for a person who doesn't take part
 */
export function warSuggestions(
  game: WarGame,
  me: PlayerIndex | null,
  subcommand: string | null,
  { name, typed }: Typing,
): Suggestion[] {
  switch (name) {
    case 'card':
    case 'redraw':
      return cards(game, me === null ? [] : sensible(game, me, subcommand), typed)
    case 'boss':
      return fitting([destinyInPlay(game)?.boss ?? []].flat(), typed)
    case 'killed':
      return inList([...new Set(creaturesToSlay(game))], typed)
    case 'who':
    case 'to':
      return fitting(names(game), typed)
    default: // The options `with`, `defeated` and `against` list several names.
      return inList(names(game), typed)
  }
}

const names = (game: WarGame): UserText[] => namedItemsOfWarPlayers(game).map(({ id }) => userText(id))

const fits = (word: UserText, typed: string): boolean =>
  foldCaseAndTrim(word).includes(typed.trim().toLowerCase())

/** Returns suggestions whose name is for people, and whose value the game recognises. */
const fitting = (words: readonly UserText[], typed: string): Suggestion[] =>
  words.filter((word) => fits(word, typed)).map((word) => ({ name: toPlain(word), value: rawText(word) }))

/** Completes the last of several values separated by commas. The values before it stay. */
function inList(words: readonly UserText[], typed: string): Suggestion[] {
  const before = typed.split(',').map((part) => part.trim())
  const last = before.pop() ?? ''
  const left = words.filter((word) => !before.includes(rawText(word)))
  return fitting(left, last).map(({ value }) => {
    const all = [...before.filter(Boolean), value].join(', ')
    return { name: toPlain(userText(all)), value: all }
  })
}

const cards = ({ lists }: WarGame, ids: readonly string[], typed: string): Suggestion[] =>
  [...new Set(ids)]
    .filter((id) => fits(warCardName(lists, id), typed))
    .map((id) => ({ name: toPlain(warCardName(lists, id)), value: id }))

/** Returns the cards that are useful now: the player's own, and face-up ones. */
function sensible(game: WarGame, me: PlayerIndex, subcommand: string | null): string[] {
  const one = game.players[me]
  if (!one) return []
  if (subcommand === 'quest') return game.quests.map(({ card }) => card)
  if (subcommand === 'item') return [...one.small, ...one.bag, ...one.worn, ...game.merchant]
  const { powers, talents } = game.lists
  const known = new Set([...one.areas, ...one.talents])
  const mine = [...powers, ...talents].filter(({ cls, id }) => cls === one.cls && !known.has(id))
  return [...one.spellbook, ...mine.map(({ id }) => id)]
}
