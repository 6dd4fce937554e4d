/**
 * Adds the coach to a lesson's questions: advice above the question, and one highlighted button. Buttons that a
 * learner doesn't need are left out.
 */
import { type APIButtonComponentWithCustomId, ButtonStyle, ComponentType } from 'discord.js'
import type { View } from '../../engine/index.ts'
import { type CoachAdvice, nextCoachAdvice } from '../../raids/tutorial/coach.ts'
import type { LessonName } from '../../raids/tutorial/lessons.ts'
import { lessonsOfTutorial } from '../../raids/tutorial/tutorial.ts'
import type { RaidInfo } from '../../table/contract.ts'
import { texts } from '../../texts/texts.ts'
import { firstWordOfCustomId } from '../message-parts/custom-ids.ts'
import { DISCORD_LIMITS, truncateWithEllipsis } from '../message-parts/limits.ts'
import { findCardInView } from '../message-parts/names.ts'
import { buttonRows, type ComponentRow, type Post } from '../message-parts/post.ts'
import { countButtons, MAX_QUESTION_BUTTONS } from '../raid-questions/choices.ts'
import { questionComponentIds } from '../raid-questions/ids.ts'
import { splitJoinedPicks } from '../raid-questions/targets.ts'
import { tutorialComponentIds } from './ids.ts'

const t = texts.tutorial

/** A learner's look at their lesson. Without `learned` it is a look at another raid. */
interface LessonLook {
  raid: RaidInfo
  view: View | null
  learned?: readonly LessonName[]
}

/** Returns the coach's advice for the open question; null outside of lessons, and if the learner isn't asked. */
export const coachAdviceFor = ({ raid, view, learned }: LessonLook): CoachAdvice | null =>
  view && learned ? nextCoachAdvice(view, learned, lessonsOfTutorial(raid.raid)) : null

/** Adds the coach to a private message. @param said the result of the learner's last action */
export function addCoachToPrivatePost(shown: Post, look: LessonLook, said: string | null = null): Post {
  const advice = coachAdviceFor(look)
  const lines = [said, advice && coachLine(look, t.hints[advice.hint]), shown.content]
  const content = truncateWithEllipsis(lines.filter(Boolean).join('\n'), DISCORD_LIMITS.content)
  return { ...shown, content, components: advice ? privateRows(shown, look, advice) : shown.components }
}

function privateRows({ components }: Post, look: LessonLook, advice: CoachAdvice): ComponentRow[] {
  const rows = taught(components, look)
  const found = highlighted(rows, answerIds(look, advice))
  return found ?? withShowMe(rows, look.raid.code)
}

/** Adds the coach to the question in the lesson's thread. */
export function addCoachToQuestion(asked: Post, look: LessonLook): Post {
  const advice = coachAdviceFor(look)
  if (!advice) return asked
  const rows = taught(asked.components, look)
  const answered = highlighted(rows, answerIds(look, advice))
  const opens = highlighted(rows, [questionComponentIds.moves(look.raid.code)])
  const what = !answered && opens ? openingHint(advice) : t.hints[advice.hint]
  return {
    ...asked,
    content: truncateWithEllipsis(`${coachLine(look, what)}\n${asked.content}`, DISCORD_LIMITS.content),
    components: answered ?? opens ?? withShowMe(rows, look.raid.code),
  }
}

const openingHint = ({ hint }: CoachAdvice): string =>
  hint === 'keep' ? t.openHand : t.openMoves(t.hints[hint])

function coachLine({ raid, learned = [] }: LessonLook, what: string): string {
  const goals = lessonsOfTutorial(raid.raid)
  const done = goals.filter((goal) => learned.includes(goal)).length
  return t.coach(done === goals.length ? t.allLearned : t.progress(done, goals.length), what)
}

/** Returns the ids of buttons that answer as advised. */
function answerIds({ raid, view }: LessonLook, { picks }: CoachAdvice): string[] {
  const decision = view?.decision?.id
  if (decision === undefined) return []
  const ends = picks[0] === 'pass' ? [questionComponentIds.end(raid.code, decision)] : []
  return [questionComponentIds.pick(raid.code, decision, picks), ...ends]
}

const { Primary: PRIMARY, Secondary: PLAIN } = ButtonStyle

/** Highlights the button with one of these ids, and no other one. @returns null if there is no such button */
function highlighted(rows: readonly ComponentRow[], ids: readonly string[]): ComponentRow[] | null {
  const wanted = buttonIds(rows).find((id) => ids.includes(id))
  return wanted === undefined ? null : coloured(rows, wanted)
}

const buttonIds = (rows: readonly ComponentRow[]): string[] =>
  rows.flatMap(({ components }) => components.filter(isButton).map(({ custom_id: id }) => id))

const coloured = (rows: readonly ComponentRow[], wanted: string): ComponentRow[] =>
  rows.map((row) => ({
    ...row,
    components: row.components.map(
      (one): Control => (isButton(one) ? { ...one, style: one.custom_id === wanted ? PRIMARY : PLAIN } : one),
    ),
  }))

const isButton = (one: Control): one is APIButtonComponentWithCustomId =>
  one.type === ComponentType.Button && 'custom_id' in one

/** Buttons that only show something. One of them makes room for *Show me*. */
const LOOKS = new Set(['board', 'hand'])

/** Leaves out a button that only shows something if there are already as many as a question may have. */
function withRoom(rows: readonly ComponentRow[]): ComponentRow[] {
  const gone = countButtons(rows) < MAX_QUESTION_BUTTONS ? undefined : buttonIds(rows).findLast(isLook)
  return rows.flatMap((row) => {
    const components = row.components.filter((one) => !isButton(one) || one.custom_id !== gone)
    return components.length > 0 ? [{ ...row, components }] : []
  })
}

const isLook = (id: string): boolean => LOOKS.has(firstWordOfCustomId(id) ?? '')

/** Highlights *Show me*, before the other buttons of the last row. */
function withShowMe(all: readonly ComponentRow[], code: string): ComponentRow[] {
  const rows = withRoom(all)
  const [showMe] = buttonRows([{ id: tutorialComponentIds.showMe(code), label: t.showMe }])
  const last = rows.at(-1)
  if (!showMe) return [...rows]
  const isMenu = last?.components.some((one) => !isButton(one)) ?? true
  const fits = last && !isMenu && last.components.length < DISCORD_LIMITS.rowButtons
  const joined = fits
    ? [...rows.slice(0, -1), { ...last, components: [...showMe.components, ...last.components] }]
    : [...rows, showMe]
  return coloured(joined.slice(0, DISCORD_LIMITS.rows), tutorialComponentIds.showMe(code))
}

/** Kinds of buttons and menus that a lesson doesn't offer: the autopilot, and several decisions in one. */
const LEFT_OUT = new Set([
  ...['orders', 'order', 'wish', 'ahead', 'lift'],
  ...['several', 'fight', 'letbe', 'respond', 'endalways'],
])

function taught(rows: readonly ComponentRow[], { view }: LessonLook): ComponentRow[] {
  return rows.flatMap((row) => {
    const components = row.components.filter(isTaught).flatMap((one) => withoutPointless(one, view))
    return components.length > 0 ? [{ ...row, components }] : []
  })
}

type Control = ComponentRow['components'][number]

function isTaught(one: Control): boolean {
  const word = 'custom_id' in one ? firstWordOfCustomId(one.custom_id) : null
  return word === null || !LEFT_OUT.has(word)
}

function withoutPointless(one: Control, view: View | null): Control[] {
  if (one.type !== ComponentType.StringSelect) return [one]
  const options = one.options.filter(({ value }) => !isPointless(view, value))
  return options.length > 0 ? [{ ...one, options }] : []
}

/** Whether the value of a menu is an attack by a character without ATK. */
function isPointless(view: View | null, value: string): boolean {
  const option = view?.decision?.options.find(({ id }) => id === splitJoinedPicks(value)[0])
  return view !== null && option?.kind === 'attack' && (findCardInView(view, option.object)?.atk ?? 0) === 0
}
