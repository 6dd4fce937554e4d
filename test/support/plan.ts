/** Decides which moves of a story are made in the browser, which are typed as commands, and where the bot is killed. */

import { cardWithId } from '../../src/cards/index.ts'
import { asksTargetsAndShares } from '../../src/discord/raid-questions/targets-and-shares.ts'
import { type Game, seatOfLairPlayer } from '../../src/engine/index.ts'
import type { Aimed } from './answering.ts'
import { type Move, retell, type Story } from './story.ts'

/** A command with the typed text of each option, and the value that is then taken from the suggestions. */
export interface Typed {
  command: string
  options: { name: string; typed: string; value: string }[]
}

/** Moves that a person makes. The table's own answers are left out. */
export interface Step {
  at: number // the index of its first move
  until: number // the index of the last move before the next step
  moves: Move[] // two if a move and its target are chosen or typed at once
  by: 'browser' | 'client' | Typed
}

export interface Plan {
  steps: Step[]
  /** The bot is killed while the question that this step answers is open. */
  killBefore: Step
  /** The bot is killed as soon as this step is acknowledged, while the news of the Dungeon's turn are being sent. */
  killAfter: Step
}

const FIRST = 20
const LAST = 5
/** The number of moves of each interesting kind that are made in the browser. */
const OF_A_KIND = 5

/** A further reason to show a move, by the game after it; null for none. */
export type Worth = (move: Move, game: Game) => string | null

export function planOf(story: Story, worth: Worth = () => null): Plan {
  const scenes = [...scenesOf(story, worth)]
  const typed = typedOf(scenes)
  const shown = shownOf(scenes)
  const steps: Step[] = []
  for (let at = 0; at < scenes.length; at++) {
    const last = steps.at(-1)
    if (last && story.moves[at]?.byTable) last.until = at
    if (story.moves[at]?.byTable) continue
    const count = isAimed(story.moves, at) ? 2 : 1
    const isShown = shown.has(at) || (count === 2 && shown.has(at + 1))
    const by = typed.get(at) ?? (isShown ? 'browser' : 'client')
    const moves = story.moves.slice(at, at + count)
    at += count - 1
    steps.push({ at: at - count + 1, until: at, moves, by })
  }
  const half = steps.findIndex(({ at }) => at >= scenes.length / 2)
  const killBefore = firstIn(steps.slice(half), isPass)
  const killAfter = firstIn(steps.slice(steps.indexOf(killBefore) + 1), (step) => bringsDungeon(scenes, step))
  return { steps, killBefore, killAfter }
}

/** Whether the story contains the moments at which the plan kills the bot. */
export function hasPlan(story: Story): boolean {
  try {
    return planOf(story).steps.length > 0
  } catch {
    return false
  }
}

function firstIn<T>(all: readonly T[], fits: (one: T) => boolean): T {
  const found = all.find(fits)
  if (found === undefined) throw new Error('the story has no such move')
  return found
}

/** Moves with their targets, if both are offered as one. */
export function together(moves: readonly Move[]): Aimed[] {
  const made: Aimed[] = []
  for (let at = 0; at < moves.length; at++) {
    const [move, next] = moves.slice(at, at + 2)
    const aim = isAimed(moves, at) ? next : undefined
    if (move) made.push([move, aim])
    if (aim) at += 1
  }
  return made
}

/** A move whose one target or defender is asked next, or targets with their division. Both are offered as one. */
function isAimed(moves: readonly Move[], at: number): boolean {
  const [move, next] = moves.slice(at, at + 2)
  if (move && asksTargetsAndShares(move.decision)) return next?.decision.kind === 'divide'
  const isMove = move?.decision.kind === 'priority' || move?.decision.kind === 'number'
  if (!isMove || next?.decision.seat !== move.decision.seat) return false
  const { kind, min, max, back, amounts, must } = next.decision
  return (
    (kind === 'target' || kind === 'defender') && back === true && min === 1 && max === 1 && !amounts && !must
  )
}

export const isPass = ({ moves }: Step): boolean => `${moves[0]?.picks}` === 'pass'
/** Playing, placing, attacking, using a power or completing a quest, with its target. */
export const isMove = ({ moves }: Step): boolean =>
  /^(play|up|down|attack|power|quest)\d/.test(`${moves[0]?.picks}`)

const bringsDungeon = (scenes: readonly Scene[], step: Step): boolean =>
  isPass(step) && scenes[step.at]?.isDungeonNext === true

interface Scene {
  move: Move
  worth: string | null
  isResponse: boolean // to a link on the chain
  isDungeonNext: boolean // the Dungeon's turn follows
  nameOf: (pick: string) => string // of the card that a pick names
}

function* scenesOf(story: Story, worth: Worth): Generator<Scene> {
  let cards: Record<number, string> = {}
  for (const { move, game, events, wasChain } of retell(story)) {
    const before = cards
    if (move)
      yield {
        move,
        worth: worth(move, game),
        isResponse: wasChain > 0 && /^(play|power)/.test(`${move.picks}`),
        isDungeonNext: events.some((event) => event.kind === 'turnStarted' && isLair(game, event.seat)),
        nameOf: (pick) => cardWithId(before[Number(/\d+/.exec(pick)?.[0])] ?? '').name,
      }
    cards = Object.fromEntries(Object.entries(game.objects).map(([id, object]) => [id, object.card]))
  }
}

const isLair = (game: Game, seat: number): boolean => seatOfLairPlayer(game) === seat

/** The first turn or two, the end, and moves that are rare. */
function shownOf(scenes: readonly Scene[]): Set<number> {
  const counts = new Map<string, number>()
  const shown = new Set<number>()
  for (const [at, scene] of scenes.entries()) {
    if (scene.move.byTable) continue
    const kind = kindOf(scene)
    const count = (counts.get(kind) ?? 0) + 1
    counts.set(kind, count)
    if (at < FIRST || at >= scenes.length - LAST || (kind !== '' && count <= OF_A_KIND)) shown.add(at)
  }
  return shown
}

/** The reason to show a move; '' for an everyday one. */
function kindOf({ move, worth, isResponse }: Scene): string {
  if (worth !== null) return worth
  if (isResponse) return 'response'
  if (move.decision.kind !== 'priority') return move.decision.kind
  return /^(quest|power)/.exec(`${move.picks}`)?.[0] ?? ''
}

/** A played card, an attack with its defender and a pass, each the first of its kind. */
function typedOf(scenes: readonly Scene[]): Map<number, Typed> {
  const first = (fits: (move: Move, next: Move | undefined) => boolean) =>
    scenes.findIndex(({ move }, at) => !move.byTable && fits(move, scenes[at + 1]?.move))
  const play = first(({ picks }, next) => /^play/.test(`${picks}`) && next?.decision.kind === 'priority')
  const attack = first(({ picks }, next) => /^attack/.test(`${picks}`) && next?.decision.kind === 'defender')
  const pass = first(({ picks }) => `${picks}` === 'pass')
  const option = (at: number, name: string) => {
    const scene = scenes[at]
    const [value = ''] = scene?.move.picks ?? []
    return { name, typed: scene?.nameOf(value).slice(0, 5) ?? '', value }
  }
  return new Map<number, Typed>([
    [play, { command: 'play', options: [option(play, 'card')] }],
    [attack, { command: 'attack', options: [option(attack, 'attacker'), option(attack + 1, 'defender')] }],
    [pass, { command: 'pass', options: [] }],
  ])
}
