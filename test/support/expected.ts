/** The expected messages of a story, derived from its events alone, without the bot's own code. */
import { cardWithId } from '../../src/cards/index.ts'
import {
  type CardId,
  eventAsSeenBy,
  type Game,
  type GameEvent,
  lairOfGame,
  type Seat,
  viewFor,
} from '../../src/engine/index.ts'
import { lairCardIds } from '../../src/simulation/simulate.ts'
import { namesIn } from './spoken.ts'
import { retell, type Story } from './story.ts'

const isKind =
  <K extends GameEvent['kind']>(kind: K) =>
  (event: GameEvent): event is Extract<GameEvent, { kind: K }> =>
    event.kind === kind

export const eventsOf = (story: Story): GameEvent[] => [...retell(story)].flatMap(({ events }) => [...events])

const BOSS_SCENES: readonly string[] = ['arrival', 'fall', 'awakening']

/** The first lines of announcements of turns, marks, flips, played cards, a Boss's events and stages, in order. */
export function landmarks(story: Story, names: readonly string[]): string[] {
  const who = (seat: Seat) => names[seat] ?? 'The Dungeon'
  const name = (id: CardId) => `**${cardWithId(id).name}**`
  return eventsOf(story).flatMap((event) => {
    if (event.kind === 'turnStarted') return [`### Turn ${event.number}: ${who(event.seat)}`]
    if (event.kind === 'marked') return [`◎ ${who(event.seat)}`]
    if (event.kind === 'flipped') return [`▼ ${name(event.card)}`]
    if (event.kind === 'swapped') return [`♛ ${name(event.from)}`]
    if (event.kind === 'scene' && BOSS_SCENES.includes(event.scene)) return [`♛ ${name(event.card)}`]
    if (event.kind === 'played' && cardWithId(event.card).type === 'event') return [`☄ ${name(event.card)}`]
    if (event.kind === 'played') return [`✦ ${who(event.seat)} ${name(event.card)}`]
    return event.kind === 'used' && event.origin === 'reward'
      ? [`★ ${who(event.seat)} ${name(event.card)}`]
      : []
  })
}

/** The same lines of the messages in the thread. */
export function landmarksIn(text: string): string[] {
  return text.split('\n').flatMap((line) => {
    const name = /\*\*.+?\*\*/.exec(line)?.[0]
    if (line.startsWith('### Turn ')) return [line]
    if (line.startsWith('◎ ') && !/ ghosts?( no more)?\.$/.test(line))
      return [`◎ ${/\((\w+)\)/.exec(line)?.[1]}`]
    if (line.startsWith('▼ Flip: ')) return [`▼ ${name}`]
    if (line.startsWith('☄ Event: ')) return [`☄ ${name}`]
    if (line.startsWith('### ♛ ')) return [`♛ ${name}`]
    if (/^✦ .+ plays /.test(line) || /^★ .+ completes /.test(line))
      return [
        `${line
          .split(' ')
          .slice(0, line.startsWith('✦ The Dungeon') ? 3 : 2)
          .join(' ')} ${name}`,
      ]
    return []
  })
}

/** The XP of each raider for a first run that is won, by the Experience Table. */
export function xpOf(story: Story): number {
  const events = eventsOf(story)
  const destroyed = events.filter(isKind('moved')).filter((event) => event.why === 'destroyed')
  const bosses = new Set(destroyed.map((event) => event.card).filter(isBossAlly))
  const achievements = earnedIn(story).map((id) => cardWithId(id).xp ?? 0)
  const firstAttempt = 5
  const dungeonHero = events.some((event) => event.kind === 'lost' && event.side === 'lair') ? 5 : 0
  return firstAttempt + dungeonHero + 2 * bosses.size + achievements.reduce((sum, xp) => sum + xp, 0)
}

/** Printed on these five allies of the Deadmines, and on no other. */
const BOSS_ALLIES = ['DDD-5', 'DDD-6', 'DDD-7', 'DDD-8', 'DDD-9']
const isBossAlly = (id: CardId): boolean => BOSS_ALLIES.includes(id)

export const earnedIn = (story: Story): CardId[] =>
  eventsOf(story)
    .filter(isKind('earned'))
    .map((event) => event.card)

/** The names of cards in the decks as the raid begins. */
export const secretsOf = ({ setup }: Story): string[] => {
  const ids = [...lairCardIds(setup), ...setup.seats.flatMap(({ deck }) => deck)]
  return [...new Set(ids.map((id) => cardWithId(id).name))]
}

/** For each viewer (null is everybody) and each move, the names of cards that they were ever allowed to see. */
export type Knowledge = (viewer: Seat | null, move: number) => ReadonlySet<string>

export function knowledgeOf(story: Story): Knowledge {
  const viewers: (Seat | null)[] = [null, ...story.game.players.keys()]
  const known = new Map(viewers.map((viewer) => [viewer, [new Set(inEachRaid(story))]]))
  for (const { game, events } of retell(story))
    for (const [viewer, steps] of known)
      steps.push(new Set([...(steps.at(-1) ?? []), ...seenIn(game, events, viewer)]))
  return (viewer, move) => known.get(viewer)?.[move + 2] ?? known.get(viewer)?.at(-1) ?? new Set()
}

/** The first and the last Boss of a raid are named when the raid is chosen. */
function inEachRaid({ setup }: Story): string[] {
  const bosses = lairOfGame(setup)?.bosses?.cards ?? []
  return [bosses[0], bosses.at(-1)].flatMap((id) => (id === undefined ? [] : cardWithId(id).name))
}

/**
 * Every card that a view, the news and the options of a question show this viewer, and every card that those cards'
 * texts name.
 */
function seenIn(game: Game, events: readonly GameEvent[], viewer: Seat | null): string[] {
  const { decision } = game
  const isAsked = decision !== null && decision.seat === viewer
  const asked = isAsked ? decision.options : []
  const objects = asked.flatMap((option) => ('object' in option ? [game.objects[option.object]?.card] : []))
  if (isAsked && decision.source !== undefined) objects.push(game.objects[decision.source]?.card)
  const told = [viewFor(game, viewer), events.map((event) => eventAsSeenBy(event, viewer)), objects]
  return namesIn(told)
}
