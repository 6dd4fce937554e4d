/** Moves that people type: finds the named cards, players and creatures in the game. */
import { texts } from '../../texts/texts.ts'
import { foldCaseAndTrim, rawText, userText } from '../../texts/user-text.ts'
import { ITEM_DECKS, type ItemDeck } from '../../war/cards.ts'
import { areaIndexesForPower } from '../../war/lookup.ts'
import { ITEM_USES, type ItemUse, type PlayerIndex, type WarGame } from '../../war/model.ts'
import { factionName, warCardName, warRefusalTextWithoutDetails } from '../../war/words.ts'
import type { BotContext, CommandCall, InteractionSource } from '../bot-context.ts'
import type { Reply } from '../message-parts/post.ts'
import { parseTypedKills } from './kills.ts'
import { findWarPlayerByName } from './players-typed.ts'
import {
  makeWarMoveAndReply,
  showDestiny,
  showQuests,
  showWarPanel,
  submitWarEntryAndReply,
  type WarMoveOrReason,
} from './war.ts'

/** Handles `/war turn`: ends the faction's turn, begins its Character Management step, or advances the turn marker. */
export function handleTurnCommand(context: BotContext, call: CommandCall): Promise<Reply> {
  const spaces = call.whole('spaces')
  if (call.flag('manage')) return makeWarMoveAndReply(context, call, () => ({ move: 'manage' }))
  return makeWarMoveAndReply(context, call, () =>
    spaces === null ? { move: 'turn' } : { move: 'advance', spaces },
  )
}

/**
 * Ends a step by a button. The leader may do this for the other faction, too, but must type the command, so
 * that it doesn't happen by accident.
 */
export function endTurnStepMove(game: WarGame, me: PlayerIndex, move: 'turn' | 'manage'): WarMoveOrReason {
  const isOwn = game.players[me]?.faction === game.faction
  return isOwn || me !== game.leader ? { move } : texts.war.leaderTypes(factionName(game.faction))
}

export function handleDestinyCommand(context: BotContext, call: CommandCall): Promise<Reply> {
  const boss = call.text('boss')
  if (boss !== null) return makeWarMoveAndReply(context, call, () => ({ move: 'boss', boss: userText(boss) }))
  return call.flag('discard')
    ? makeWarMoveAndReply(context, call, () => ({ move: 'discard' }))
    : showDestiny(context, call)
}

export function handleQuestCommand(context: BotContext, call: CommandCall): Promise<Reply> {
  const name = call.text('redraw')
  if (name === null) return showQuests(context, call)
  return makeWarMoveAndReply(context, call, (game) => {
    const quest = findCardAmongIds(
      game,
      game.quests.map(({ card }) => card),
      name,
    )
    return quest === null ? warRefusalTextWithoutDetails('noCard') : { move: 'redraw', quest }
  })
}

/** Returns the id of the card with this name or id, if it is among the given ones; otherwise null. */
export function findCardAmongIds(game: WarGame, among: readonly string[], name: string): string | null {
  const wanted = name.trim().toLowerCase()
  return among.find((id) => id === wanted || foldCaseAndTrim(warCardName(game.lists, id)) === wanted) ?? null
}

const isUse = (how: string): how is ItemUse => ITEM_USES.some((use) => use === how)
const isDeck = (deck: string): deck is ItemDeck | 'bonus' =>
  deck === 'bonus' || ITEM_DECKS.some((one) => one === deck)

export const handleItemCommand = (context: BotContext, call: CommandCall): Promise<Reply> =>
  makeWarMoveAndReply(context, call, (game, me) =>
    itemMove(game, me, {
      how: call.text('how') ?? 'gain',
      deck: call.text('deck') ?? 'bonus',
      card: call.text('card') ?? '',
      who: call.text('who'),
      to: call.text('to'),
    }),
  )

type Said = Readonly<Record<'how' | 'deck' | 'card', string> & Record<'who' | 'to', string | null>>

/**
 * Returns the move of an item. The player's right is checked first, because no answer may reveal the contents of
 * another player's Bag.
 */
export function itemMove(
  game: WarGame,
  me: PlayerIndex,
  { how, deck, card: name, who, to }: Said,
): WarMoveOrReason {
  const player = playerMeant(game, me, who)
  const one = player === null ? undefined : game.players[player]
  if (player === null || !one) return warRefusalTextWithoutDetails('noPlayer')
  if (player !== me && game.leader !== me) return warRefusalTextWithoutDetails('notYours')
  if (how === 'gain')
    return isDeck(deck) ? { move: 'gain', player, deck } : warRefusalTextWithoutDetails('noCard')
  const held = how === 'buy' ? game.merchant : [...one.small, ...one.bag, ...one.worn]
  const card = findCardAmongIds(game, held, name)
  if (card === null || (how !== 'buy' && !isUse(how))) return warRefusalTextWithoutDetails('noCard')
  if (!isUse(how)) return { move: 'buy', player, card }
  const other = playerMeant(game, me, to)
  return { move: 'item', player, card, how, ...(how === 'trade' && other !== null ? { to: other } : {}) }
}

const playerMeant = (game: WarGame, me: PlayerIndex, name: string | null): PlayerIndex | null =>
  name === null ? me : findWarPlayerByName(game, name)

/**
 * Learns a card that isn't learned yet, or equips a learned power in the named area or the first free one
 * that fits.
 */
export function handleEquipCommand(context: BotContext, call: CommandCall): Promise<Reply> {
  const name = call.text('card')
  if (name === null) return showWarPanel(context, call, call.text('who'))
  return makeWarMoveAndReply(context, call, (game, me) =>
    learnOrEquipMove(game, me, name, call.whole('area')),
  )
}

export function learnOrEquipMove(game: WarGame, player: PlayerIndex, name: string, area: number | null) {
  const one = game.players[player]
  const { powers, talents } = game.lists
  const id = findCardAmongIds(
    game,
    [...powers, ...talents].map((card) => card.id),
    name,
  )
  if (!one || id === null) return warRefusalTextWithoutDetails('noCard')
  if (!one.spellbook.includes(id)) return { move: 'learn', player, card: id } as const
  const fitting = areaIndexesForPower(game, one, id)
  const free = fitting.find((at) => one.areas[at] === null) ?? fitting[0] ?? 0
  return { move: 'equip', player, power: id, area: area === null ? free : area - 1 } as const
}

const creaturesIn = ({ lists }: WarGame): string[] =>
  [
    ...lists.quests.flatMap(({ creatures }) => creatures),
    ...lists.destiny.flatMap(({ hunt, boss }) => [hunt?.creature ?? [], boss ?? []].flat()),
  ].map(rawText)

/** Returns the players of names separated by commas; null if a name is unknown. */
function playersIn(game: WarGame, text: string | null): PlayerIndex[] | null {
  const found = (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .map((name) => findWarPlayerByName(game, name))
  return found.every((player): player is PlayerIndex => player !== null) ? found : null
}

/** Handles `/war fight`: a whole combat at once or, with the option `step`, one part of it. */
export const handleFightCommand = (context: BotContext, call: CommandCall): Promise<Reply> =>
  makeWarMoveAndReply(context, call, (game, me) => {
    const kills = parseTypedKills(call.text('killed') ?? '', creaturesIn(game))
    const others = playersIn(game, call.text('with'))
    const defeated = playersIn(game, call.text('defeated'))
    const opponents = playersIn(game, call.text('against'))
    if (!others || !defeated || !opponents) return warRefusalTextWithoutDetails('noPlayer')
    switch (call.text('step')) {
      case 'begin':
        return { move: 'act', player: me, challenge: true, opponents }
      case 'action':
        return { move: 'act', player: me, challenge: false }
      case 'join':
        return { move: 'join', player: me }
      case 'round':
        return { move: 'round' }
      case 'slay':
        return { move: 'slay', kills }
      case 'resolve':
        return { move: 'resolve', defeated }
      default:
        return { move: 'fight', group: [me, ...others], kills, defeated }
    }
  })

export const handleRewardCommand = (context: BotContext, call: CommandCall): Promise<Reply> =>
  makeWarMoveAndReply(context, call, (game, me) => {
    const [energy, hits] = [call.whole('energy') ?? 0, call.whole('hits') ?? 0]
    if (energy !== 0 || hits !== 0) return { move: 'tokens', player: me, energy, hits }
    const group = playersIn(game, call.text('with'))
    const defeated = playersIn(game, call.text('defeated'))
    if (!group || !defeated) return warRefusalTextWithoutDetails('noPlayer')
    if (call.whole('xp') === null && call.whole('bonus') === null)
      return warRefusalTextWithoutDetails('nothingGiven')
    return {
      move: 'reward',
      group: [me, ...group],
      defeated,
      xp: call.whole('xp') ?? 0,
      bonus: call.whole('bonus') ?? 0,
    }
  })

/** Asks to take back the last move, or votes on that. @param agrees the vote; null to ask */
export const requestOrVoteOnWarUndo = (
  context: BotContext,
  source: InteractionSource,
  agrees: boolean | null,
  code?: string,
): Promise<Reply> =>
  submitWarEntryAndReply(
    context,
    source,
    (_, me) => (agrees === null ? { kind: 'ask', by: me } : { kind: 'vote', by: me, agrees }),
    code,
    texts.war.voteTaken,
  )
