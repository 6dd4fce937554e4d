/**
 * The panel of rewards. The player chooses what the board gives, alone or shared with others of the same
 * faction.
 */
import { texts } from '../../texts/texts.ts'
import { toMarkup, toPlain } from '../../texts/user-text.ts'
import { ITEM_DECKS } from '../../war/cards.ts'
import type { PlayerIndex, WarGame } from '../../war/model.ts'
import { warPlayerName, warRefusalTextWithoutDetails } from '../../war/words.ts'
import type { BotContext, InteractionSource } from '../bot-context.ts'
import type { Click } from '../feature.ts'
import {
  type ComponentRow,
  newPost,
  type Post,
  privateReply,
  type Reply,
  selectRow,
} from '../message-parts/post.ts'
import type { WarRewardMenu } from './ids.ts'
import { warComponentIds } from './ids.ts'
import type { WarMenuOption } from './menus.ts'
import { makeOwnWarMove, runWithWarPlayer, type WarMoveOrReason, warEventsText } from './war.ts'

const t = texts.war
const r = texts.war.reward

const XP_MOST = 20
const BONUS_MOST = 5
const STEPS = [1, 2, 3, 4, 5, -1, -2, -3, -4, -5]

/** Returns the bit of a player in the number that stands for the players who share a reward. */
const bitOf = (player: PlayerIndex): number => 2 ** player
const isIn = (mask: number, player: PlayerIndex): boolean => Math.floor(mask / bitOf(player)) % 2 === 1

/**
 * Returns the players who share the reward. The acting player is always included, and players of the other faction
 * never are.
 */
export const playersWhoShareReward = (game: WarGame, me: PlayerIndex, mask: number): PlayerIndex[] => [
  me,
  ...friends(game, me).filter((player) => isIn(mask, player)),
]

const friends = ({ players }: WarGame, me: PlayerIndex): PlayerIndex[] =>
  players.flatMap((one, at) => (one.faction === players[me]?.faction && at !== me ? [at] : []))

const numbered = (most: number, label: (n: number) => string): WarMenuOption[] =>
  Array.from({ length: most }, (_, at) => ({ value: `${at + 1}`, label: label(at + 1) }))

function optionsOf(game: WarGame, me: PlayerIndex, what: WarRewardMenu): WarMenuOption[] {
  switch (what) {
    case 'group': {
      const others = friends(game, me).map((at) => ({
        value: `${at}`,
        label: warPlayerName(game, at, toPlain),
      }))
      return others.length === 0 ? [] : [{ value: `${me}`, label: r.alone }, ...others]
    }
    case 'xp':
      return numbered(XP_MOST, r.xpOption)
    case 'bonus':
      return numbered(BONUS_MOST, r.bonusOption)
    case 'draw':
      return ['bonus', ...ITEM_DECKS].map((deck) => ({
        value: deck,
        label: r.drawOption(t.decks[deck] ?? deck),
      }))
    case 'tokens':
      return [
        ...STEPS.map((n) => ({ value: `e.${n}`, label: r.energy(n) })),
        ...STEPS.map((n) => ({ value: `h.${n}`, label: r.hits(n) })),
      ]
  }
}

interface At {
  code: string
  what: WarRewardMenu
  mask: number
}

export function rewardPanelPost(code: string, game: WarGame, me: PlayerIndex, mask: number): Post {
  const names = playersWhoShareReward(game, me, mask).map((player) => warPlayerName(game, player, toMarkup))
  const rows = (['group', 'xp', 'bonus', 'draw', 'tokens'] as const).flatMap((what): ComponentRow[] => {
    const options = optionsOf(game, me, what)
    if (options.length === 0) return []
    const max = what === 'group' ? options.length : 1
    return [selectRow({ id: warComponentIds.reward(code, what, mask), placeholder: r[what], options, max })]
  })
  return newPost({ content: r.panel(texts.word.list(names)), components: rows })
}

export const showRewardPanel = (
  context: BotContext,
  source: InteractionSource,
  code: string,
): Promise<Reply> =>
  runWithWarPlayer(context, source, code, (game, me) => ({
    how: 'tell',
    post: rewardPanelPost(code, game, me, 0),
  }))

export const handleRewardClick = async (context: BotContext, click: Click, at: At): Promise<Reply> => {
  const { code, what, mask } = at
  if (what === 'group') {
    const chosen = click.values.reduce((sum, value) => sum + bitOf(Number(value)), 0)
    return runWithWarPlayer(context, click, code, (game, me) => ({
      how: 'change',
      post: rewardPanelPost(code, game, me, chosen),
    }))
  }
  const result = await makeOwnWarMove(context, click, code, (game, me) =>
    rewardMoveOfMenuChoice(game, me, at, click.values[0] ?? ''),
  )
  if ('rejected' in result) return privateReply(result.rejected)
  const { game, events, me } = result
  if (!game || me === null) return { how: 'quiet' }
  const panel = rewardPanelPost(code, game, me, mask)
  return { how: 'change', post: { ...panel, content: `${warEventsText(game, events)}\n\n${panel.content}` } }
}

/**
 * Returns the move of a choice in a reward menu. Returns the reason as text if the menu no longer offers the value.
 */
export function rewardMoveOfMenuChoice(
  game: WarGame,
  player: PlayerIndex,
  { what, mask }: Omit<At, 'code'>,
  value: string,
): WarMoveOrReason {
  if (!optionsOf(game, player, what).some((option) => option.value === value))
    return warRefusalTextWithoutDetails('pick')
  const group = playersWhoShareReward(game, player, mask)
  switch (what) {
    case 'xp':
      return { move: 'reward', group, defeated: [], xp: Number(value), bonus: 0 }
    case 'bonus':
      return { move: 'reward', group, defeated: [], xp: 0, bonus: Number(value) }
    case 'draw': {
      const deck = ITEM_DECKS.find((one) => one === value) ?? 'bonus'
      return { move: 'gain', player, deck }
    }
    case 'tokens':
      return changed(player, value)
    case 'group':
      return warRefusalTextWithoutDetails('pick')
  }
}

/** Returns the move of a choice in the token menu: "e.-2" removes two energy, and "h.1" adds a hit token. */
function changed(player: PlayerIndex, value: string): WarMoveOrReason {
  const n = Number(value.slice(2))
  return {
    move: 'tokens',
    player,
    energy: value.startsWith('e') ? n : 0,
    hits: value.startsWith('h') ? n : 0,
  }
}
