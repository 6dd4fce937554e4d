/** The lessons of the tutorial. The events show which lessons a learner has done, so nothing is stored. */
import type { GameEvent, Seat } from '../../engine/index.ts'

/** The names of the lessons, in the order in which a learner does them. */
export const LESSON_NAMES = ['place', 'play', 'attack', 'protect', 'respond', 'quest', 'boss'] as const
/** The id of the Boss card that the learner meets in the lesson about Bosses. */
export const LESSON_BOSS_CARD_ID = 'DSM-7'

export type LessonName = (typeof LESSON_NAMES)[number]

/** Returns the lessons that the learner has done in these events. */
export function lessonsLearned(events: readonly GameEvent[], learner: Seat): LessonName[] {
  const chain = new Map<number, Seat>()
  const learned = new Set<LessonName>()
  for (const event of events) {
    const lesson = taughtBy(event, learner)
    if (lesson) learned.add(lesson)
    if (isResponse(event, learner, chain)) learned.add('respond')
    follow(chain, event)
  }
  return LESSON_NAMES.filter((lesson) => learned.has(lesson))
}

function taughtBy(event: GameEvent, learner: Seat): LessonName | null {
  // The protector is the learner, because nobody in this Dungeon protects.
  if (event.kind === 'protecting') return 'protect'
  if (event.kind === 'moved' && event.why === 'destroyed' && event.card === LESSON_BOSS_CARD_ID) return 'boss'
  if (!('seat' in event) || event.seat !== learner) return null
  if (event.kind === 'placed') return 'place'
  if (event.kind === 'played') return 'play'
  if (event.kind === 'proposed') return 'attack'
  return event.kind === 'used' && event.origin === 'reward' ? 'quest' : null
}

/** Whether the learner has put a link onto the chain above a link of another player. */
function isResponse(event: GameEvent, learner: Seat, chain: ReadonlyMap<number, Seat>): boolean {
  const isAdded = event.kind === 'played' || (event.kind === 'used' && event.origin === 'payment')
  return isAdded && event.seat === learner && [...chain.values()].some((seat) => seat !== learner)
}

function follow(chain: Map<number, Seat>, event: GameEvent): void {
  if (
    event.kind === 'played' ||
    event.kind === 'flipped' ||
    event.kind === 'used' ||
    event.kind === 'proposed'
  )
    chain.set(event.link, event.seat)
  if (event.kind === 'resolved' || event.kind === 'interrupted') chain.delete(event.link)
  if (event.kind === 'turnStarted' || event.kind === 'attacking') chain.clear()
}
