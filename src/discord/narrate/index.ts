/** Narrates the news in short lines: the events in order, without the obvious ones. */
import { type GameEvent, isTokenId, type Seat } from '../../engine/index.ts'
import type { NewsAnnouncement } from '../../table/contract.ts'
import { texts } from '../../texts/texts.ts'
import type { SeatNames } from '../message-parts/names.ts'
import {
  cardNarrators,
  isEnteringFaceDownAndHidden,
  isExhaustedOrReadiedByEffect,
  isReturnAfterTurningFaceUp,
  isTurningOverNarrated,
} from './cards.ts'
import { combatNarrators } from './combat.ts'
import { damageNarrators } from './damage.ts'
import { linkNarrators } from './links.ts'
import {
  type EventOfKind,
  isEventOfKind,
  type NarratedEventKind,
  NarratedNews,
  type Narrators,
  type RunOfSimilarEvents,
} from './narrated-news.ts'
import { raidNarrators } from './raid.ts'
import { turnNarrators } from './turns.ts'

/** The narrators of all kinds of events. */
const narrators: Narrators = {
  ...turnNarrators,
  ...linkNarrators,
  ...combatNarrators,
  ...damageNarrators,
  ...cardNarrators,
  ...raidNarrators,
}

type Narrated = Pick<NewsAnnouncement, 'events' | 'objects'>

export function narrateNews(news: Narrated, names: SeatNames): string[] {
  return narratedLines(news, names).map(({ line }) => line)
}

/** Narrates with indentation: the consequences of a link or a combat are indented below it. */
export const narrateNewsIndented = (news: Narrated, names: SeatNames): string[] =>
  narratedLinesIndented(news, names).map(({ line }) => line)

/** A line, which may have small print below it, and the kind of event that it is about. */
export interface NarratedLine {
  readonly kind: NarratedEventKind
  readonly line: string
  /** Whether the line is about a text that has triggered, so that nobody has used it. */
  readonly isTriggered: boolean
}

export function narratedLinesIndented(news: Narrated, names: SeatNames): NarratedLine[] {
  let isOpen = false
  return narratedLines(news, names).map(({ kind, event, line }) => {
    const isTriggered = event.kind === 'used' && event.origin === 'triggered'
    if (OPENS.has(kind)) isOpen = true
    else if (STANDS_ALONE.has(kind)) isOpen = false
    else if (isOpen) return { kind, line: texts.news.within(line), isTriggered }
    return { kind, line, isTriggered }
  })
}

/** Narrates the results of an answer, without the action of the player who gave it. */
export function narrateResultOfAnswer(news: Narrated, names: SeatNames, by: Seat | null): string[] {
  const [first, ...rest] = narratedLines(news, names)
  const all = first && !isActOf(by, first.event, news) ? [first, ...rest] : rest
  return all.map(({ line }) => line)
}

const MOVE_KINDS: ReadonlySet<NarratedEventKind> = new Set(['played', 'used', 'placed', 'proposed'])

const isActOf = (by: Seat | null, event: GameEvent, { objects }: Narrated): boolean =>
  event.kind === 'attacking'
    ? objects[event.attacker]?.controller === by
    : MOVE_KINDS.has(event.kind) && 'seat' in event && event.seat === by

const OPENS: ReadonlySet<NarratedEventKind> = new Set([
  'played',
  'flipped',
  'used',
  'attacking',
  'proposed',
  'duplicated',
])
const STANDS_ALONE: ReadonlySet<NarratedEventKind> = new Set([
  'gameStarted',
  'mulligan',
  'turnStarted',
  'turnSkipped',
  'extraTurn',
  'placed',
  'marked',
  'levelled',
  'swapped',
  'scene',
  'earned',
  'lost',
  'adjusted',
  'replaced',
  'takenBack',
  'ended',
])

interface Told extends Omit<NarratedLine, 'isTriggered'> {
  readonly event: GameEvent
}

function narratedLines({ events, objects }: Narrated, names: SeatNames): Told[] {
  const scene = new NarratedNews(events, objects, names)
  return runs(scene).flatMap((run) => {
    const line = tell(run.first.kind, run, scene)
    return line === null ? [] : [{ kind: run.first.kind, event: run.first, line }]
  })
}

function tell<K extends NarratedEventKind>(
  kind: K,
  run: RunOfSimilarEvents<EventOfKind<K>>,
  scene: NarratedNews,
): string | null {
  const teller: Narrators[K] = narrators[kind]
  return teller(run, scene)
}

/** Groups consecutive similar events. */
function runs(scene: NarratedNews): RunOfSimilarEvents<GameEvent>[] {
  const found: { first: GameEvent; all: GameEvent[]; at: number; key: string }[] = []
  for (const [at, event] of scene.events.entries()) {
    if (isSilent(scene, event, at)) continue
    const key = keyOf(event, at)
    const last = found[found.length - 1]
    if (last?.key === key) last.all.push(event)
    else found.push({ first: event, all: [event], at, key })
  }
  return found
}

function isSilent(scene: NarratedNews, event: GameEvent, at: number): boolean {
  if (event.kind === 'exhausted' || event.kind === 'readied')
    return event.card === '' || !isExhaustedOrReadiedByEffect(scene, at)
  if (event.kind === 'modified') return true
  if (event.kind === 'turnedFaceDown') return !isTurningOverNarrated(scene, event)
  if (event.kind !== 'moved') return false
  if (event.why === 'drawn') return isDrawStep(scene, at)
  if (event.why === 'put' && event.to === 'hand' && event.from === 'deck') return isOpening(scene, at)
  if (event.why === 'put' && event.to === 'deck' && event.from === 'hand') return isOpening(scene, at)
  return event.why === 'removed' && (scene.has('lost') || isReturnAfterTurningFaceUp(scene, at, event))
}

/** Whether the card was drawn in the draw step, by a raider or by a Boss player. */
const isDrawStep = (scene: NarratedNews, at: number): boolean => {
  const before = scene.events
    .slice(0, at)
    .findLast((one) => !(isEventOfKind(one, 'moved') && one.why === 'drawn'))
  return before?.kind === 'stepStarted' && before.step === 'draw'
}

/** Whether the event belongs to opening hands and mulligans, before the first turn. */
const isOpening = (scene: NarratedNews, at: number): boolean =>
  scene.has('gameStarted') || scene.before(at, 'mulligan', () => true) !== null

function keyOf(event: GameEvent, at: number): string {
  switch (event.kind) {
    case 'damaged':
      return `damaged ${event.by} ${event.types.join()} ${event.combat}`
    case 'moved':
      if (isEnteringFaceDownAndHidden(event)) return 'into rows'
      return `moved ${event.why} ${event.why === 'destroyed' ? '' : event.seat} ${event.to} ${event.why === 'entered' && !isTokenId(event.card) ? at : ''}`
    case 'ghost':
      return `ghost ${event.is}`
    case 'exhausted':
    case 'readied':
    case 'healed':
    case 'turnedFaceUp':
    case 'turnedFaceDown':
      return event.kind
    default:
      return `${at}`
  }
}
