/** The coach's texts: advice for the learner above each question, with a button that shows the move. */
import type { View } from '../../engine/index.ts'
import { type Advice, advise } from '../../raids/tutorial/coach.ts'
import type { Lesson } from '../../raids/tutorial/lessons.ts'
import { goalsOf, LESSON_RAIDS, lessonNumber } from '../../raids/tutorial/tutorial.ts'
import type { RaidCard } from '../../table/contract.ts'
import { texts } from '../../texts/texts.ts'
import { boardEmbed } from '../board/embed.ts'
import type { PlayerLook } from '../bot-context.ts'
import { type Ended, howItEnded } from '../ending/ending.ts'
import { embedSize, LIMITS } from '../message-parts/limits.ts'
import { type ButtonSpec, buttonRows, type Post, post } from '../message-parts/post.ts'
import { withoutMarkup } from '../message-parts/without-markup.ts'
import { questionIds } from '../questions/ids.ts'
import { offersOf } from '../questions/options.ts'
import { tutorialIds } from './ids.ts'

const t = texts.tutorial
const GREEN = 0x3f8f5b

type Taught = Pick<RaidCard, 'raid'>

const checklist = ({ raid }: Taught, learned: readonly Lesson[]): string =>
  goalsOf(raid)
    .map((lesson) => (learned.includes(lesson) ? t.learned : t.open)(t.lessons[lesson]))
    .join('\n')

/** The first message of the thread. */
export function introPost(raid: Taught): Post {
  const number = lessonNumber(raid.raid)
  const about = number === null ? [t.intro] : [t.ideas[number - 1] ?? '', t.intro]
  return post({
    embeds: [
      {
        title: number === null ? t.introTitle : t.lesson(number, LESSON_RAIDS.length),
        description: about.join('\n\n'),
        fields: [{ name: t.lessonsTitle, value: checklist(raid, []) }],
        color: GREEN,
      },
    ],
  })
}

const missingOf = (raid: Taught, learned: readonly Lesson[]): Lesson[] =>
  goalsOf(raid.raid).filter((goal) => !learned.includes(goal))

/** @param view the learner's own */
export function coached(asked: Post, raid: RaidCard, view: View, learned: readonly Lesson[]): Post {
  const advice = advise(view, learned, goalsOf(raid.raid))
  if (!advice) return asked
  const isFull = asked.components.length >= LIMITS.rows
  const showMe = buttonRows([{ id: tutorialIds.showMe(raid.code), label: t.showMe }])
  return {
    ...asked,
    content: `${said(raid, advice, learned)}\n${asked.content}`,
    components: isFull ? asked.components : [...asked.components, ...showMe],
  }
}

function said(raid: Taught, { hint }: Advice, learned: readonly Lesson[]): string {
  const [all, left] = [goalsOf(raid.raid).length, missingOf(raid, learned).length]
  return t.coach(left === 0 ? t.allLearned : t.progress(all - left, all), t.hints[hint])
}

/** Shows the coach's choice, with a button that makes it. */
export function shownPost({ raid, names, view, shown }: PlayerLook, learned: readonly Lesson[]): Post {
  const advice = view && advise(view, learned, goalsOf(raid.raid))
  if (!view?.decision || !advice) return post({ content: t.nothingToShow })
  const { decision } = view
  const offers = offersOf(view, decision, names, shown)
  const labels = advice.picks.map((pick) => offers.find(({ id }) => id === pick)?.label ?? pick)
  const isPass = advice.picks[0] === 'pass'
  const label = labels.join(', ') || texts.choice.chooseNothing
  return post({
    content: [said(raid, advice, learned), isPass ? t.shownPass : t.shown(label)].join('\n'),
    components: buttonRows([
      {
        id: questionIds.pick(raid.code, decision.id, advice.picks),
        label: withoutMarkup(label),
        style: 'good',
      },
    ]),
  })
}

/** Shows the result, with a button for the next lesson. */
export function graduatedPost({ outcome, raid, view }: Ended, learned: readonly Lesson[]): Post {
  const how = howItEnded(outcome)
  const [all, left] = [goalsOf(raid.raid).length, missingOf(raid, learned).length]
  const next = nextButtons(raid.raid, how === 'won')
  const isLast = lessonNumber(raid.raid) === LESSON_RAIDS.length
  const embed = {
    title: how === 'won' ? t.wonTitle : how === 'lost' ? t.lostTitle : t.leftTitle,
    description: how === 'won' ? t.won(left, all, isLast) : how === 'lost' ? t.lost : t.left,
    fields: [{ name: t.lessonsTitle, value: checklist(raid, learned) }],
    color: GREEN,
  }
  const board = view ? [boardEmbed(raid, view, { size: LIMITS.embedTotal - embedSize(embed) })] : []
  return post({ embeds: [embed, ...board], components: buttonRows(next) })
}

/** The button for the next lesson after a win, otherwise for the same lesson again. */
function nextButtons(raid: string, isWon: boolean): ButtonSpec[] {
  const number = lessonNumber(raid)
  if (number === null) return []
  const next = isWon ? number + 1 : number
  if (next > LESSON_RAIDS.length) return []
  return [{ id: tutorialIds.lesson(next), label: t.lessonNames[next - 1] ?? '', style: 'primary' }]
}
