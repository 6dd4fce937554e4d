/**
 * The features of a stored game that a change of the schema could break. They decide which moments are worth storing.
 */
import { z } from 'zod'

const loose = z.record(z.string(), z.unknown())

/** The parts of a game that have features, in the form of any version. */
const gameSchema = z.object({
  decision: z.object({ kind: z.string(), seat: z.number(), back: z.boolean().optional() }).loose().nullable(),
  frames: z.array(z.object({ kind: z.string() }).loose()),
  chain: z.array(z.object({ kind: z.string(), origin: z.string().optional() }).loose()),
  modifiers: z.array(z.object({ kind: z.string() }).loose()),
  waiting: z.array(z.unknown()),
  combat: loose.nullable(),
  turn: z.object({ number: z.number(), player: z.number(), phase: z.string() }).loose(),
  players: z.array(z.object({ out: z.boolean() }).loose()),
  objects: z.record(z.string(), z.object({ play: loose.optional(), owner: z.number() }).loose()),
})

type Moment = z.infer<typeof gameSchema>

/** Returns the features of a game that waits, each a word or two; none if the game is over. */
export function featuresOfGame(game: unknown): string[] {
  const moment = gameSchema.parse(game)
  if (!moment.decision) return []
  const found = [
    `asks ${moment.decision.kind}`,
    ...priorityOf(moment),
    ...moment.frames.flatMap((frame) => frameOf(frame)),
    ...moment.chain.map(({ kind, origin = '' }) => `link ${kind} ${origin}`.trim()),
    ...moment.modifiers.map(({ kind, duration }) => `modifier ${kind} ${kindOf(duration)}`),
    ...tableOf(moment),
  ]
  return [...new Set(found)]
}

/** Describes when a seat with priority is asked. */
function priorityOf({ decision, chain, combat, turn }: Moment): string[] {
  if (decision?.kind !== 'priority') return []
  const whose = turn.player === decision.seat ? 'own' : 'another’s'
  return [
    `priority in ${whose} ${turn.phase} phase${combat ? ', in combat' : ''}`,
    `priority on ${Math.min(chain.length, 3)} links`,
  ]
}

/** Returns the step and the fields of a frame as features, because both are part of its schema. */
function frameOf(frame: Record<string, unknown> & { kind: string }): string[] {
  const fields = Object.keys(frame).filter((key) => frame[key] !== undefined && frame[key] !== null)
  return [
    `frame ${frame.kind} at ${String(frame.step)}`,
    `frame ${frame.kind} with ${fields.sort().join(' ')}`,
  ]
}

function tableOf({ decision, players, waiting, turn, objects }: Moment): string[] {
  const inPlay = Object.values(objects).flatMap(({ play, owner, token }) =>
    play ? [{ play, owner, token }] : [],
  )
  const some = (has: (one: (typeof inPlay)[number]) => unknown) => inPlay.some((one) => Boolean(has(one)))
  const all: [boolean, string][] = [
    [decision?.back === true, 'in the middle of an announcement'],
    [players.some(({ out }) => out), 'a raider has left'],
    [waiting.length > 0, 'triggered effects wait'],
    [turn.number >= 12, 'a late turn'],
    [some(({ token }) => token), 'a token'],
    [some(({ play }) => play.host), 'an attachment'],
    [some(({ play }) => play.copy), 'a copy'],
    [some(({ play }) => play.counters ?? play.boosts), 'counters'],
    [some(({ play }) => play.faceDown), 'a face-down resource'],
    [some(({ play, owner }) => play.controller !== owner), 'another controller'],
  ]
  return all.flatMap(([is, name]) => (is ? [name] : []))
}

/** Returns the word of a duration, or its kind. */
function kindOf(duration: unknown): string {
  const kind = loose.safeParse(duration).data?.kind
  return String(kind ?? duration)
}
