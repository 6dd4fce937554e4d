/** The messages of a lesson: its beginning, the coach's choice, and its end. */
import type { GameOutcome } from '../../engine/index.ts'
import type { LessonName } from '../../raids/tutorial/lessons.ts'
import { lessonsOfTutorial, TUTORIAL_RAID_NAMES, tutorialNumber } from '../../raids/tutorial/tutorial.ts'
import type { RaidInfo } from '../../table/contract.ts'
import { texts } from '../../texts/texts.ts'
import type { PlayerLook } from '../bot-context.ts'
import { MAX_READABLE_LABEL_LENGTH, truncateWithEllipsis } from '../message-parts/limits.ts'
import { mentionsOfPeople } from '../message-parts/mentions.ts'
import { type ButtonSpec, buttonRows, newPost, type Post } from '../message-parts/post.ts'
import { withoutMarkup } from '../message-parts/without-markup.ts'
import { outcomeForRaiders } from '../raid-end/raid-end.ts'
import { questionComponentIds } from '../raid-questions/ids.ts'
import { offersOfDecision } from '../raid-questions/options.ts'
import { moveStepPanelVersion } from '../raid-questions/panel-version.ts'
import { openRaidButton } from '../welcome/first-steps.ts'
import { tutorialComponentIds } from './ids.ts'
import { addCoachToPrivatePost, coachAdviceFor } from './with-coach.ts'

const t = texts.tutorial
const GREEN = 0x3f8f5b

type Taught = Pick<RaidInfo, 'raid'>

const checklist = ({ raid }: Taught, learned: readonly LessonName[]): string =>
  lessonsOfTutorial(raid)
    .map((lesson) => (learned.includes(lesson) ? t.learned : t.open)(t.lessons[lesson]))
    .join('\n')

/** Returns the first message of the thread. It mentions the learner, which adds them to the thread. */
export function lessonIntroPost(raid: Taught & Pick<RaidInfo, 'leader'>): Post {
  const number = tutorialNumber(raid.raid)
  return newPost({
    content: mentionsOfPeople([raid.leader]).join(' '),
    pings: [raid.leader.id],
    embeds: [
      {
        title: t.lesson(number, TUTORIAL_RAID_NAMES.length),
        description: `${t.ideas[number - 1] ?? ''}\n\n${t.intro}`,
        fields: [{ name: t.lessonsTitle, value: checklist(raid, []) }],
        color: GREEN,
      },
    ],
  })
}

/** Returns the message that shows the coach's choice in place of the panel, with a button that makes it. */
export function coachAdvicePost(look: PlayerLook): Post {
  const { raid, names, view, shown } = look
  const advice = coachAdviceFor(look)
  if (!view?.decision || !advice) return newPost({ content: t.nothingToShow })
  const { decision } = view
  const offers = offersOfDecision(view, decision, names, shown)
  const labels = advice.picks.map((pick) => offers.find(({ id }) => id === pick)?.label ?? pick)
  const isPass = advice.picks[0] === 'pass'
  const label = labels.join(', ') || texts.choice.chooseNothing
  const asShown = newPost({
    content: isPass ? t.shownPass : t.shown(label),
    components: buttonRows([
      {
        id: questionComponentIds.pick(raid.code, decision.id, advice.picks),
        label: truncateWithEllipsis(withoutMarkup(label), MAX_READABLE_LABEL_LENGTH),
      },
      { id: questionComponentIds.moves(raid.code), label: t.chooseMyself },
    ]),
    panelVersion: moveStepPanelVersion(raid.code, decision.id),
  })
  return addCoachToPrivatePost(asShown, look)
}

/** Returns the end of a lesson in the learner's panel. @param said the result of their last action */
export function lessonEndPanel(
  { raid, learned = [] }: PlayerLook,
  outcome: GameOutcome,
  said: string | null = null,
): Post {
  const end = endOf(raid, outcome, learned)
  const { how, left, all, isLast } = end
  return newPost({
    content: said ?? '',
    embeds: [
      {
        title: titleOf(how),
        description: how === 'won' ? t.won(left, all, isLast) : how === 'lost' ? t.lost : t.left,
        fields: [{ name: t.learnedTitle, value: checklist(raid, learned) }],
        color: GREEN,
      },
    ],
    components: buttonRows(nextButtons(raid.raid, end)),
  })
}

/** Returns the end of a lesson in its thread: one line, because the panel says more. It has the same buttons. */
export function lessonEndPost(raid: RaidInfo, outcome: GameOutcome, learned: readonly LessonName[]): Post {
  const end = endOf(raid, outcome, learned)
  return newPost({ content: titleOf(end.how), components: buttonRows(nextButtons(raid.raid, end)) })
}

interface End {
  readonly how: ReturnType<typeof outcomeForRaiders>
  /** The number of lessons that the learner hasn't learned, of `all`. */
  readonly left: number
  readonly all: number
  readonly isLast: boolean
}

function endOf({ raid }: RaidInfo, outcome: GameOutcome, learned: readonly LessonName[]): End {
  const goals = lessonsOfTutorial(raid)
  const left = goals.filter((goal) => !learned.includes(goal)).length
  const isLast = tutorialNumber(raid) === TUTORIAL_RAID_NAMES.length
  return { how: outcomeForRaiders(outcome), left, all: goals.length, isLast }
}

const titleOf = (how: End['how']): string =>
  how === 'won' ? t.wonTitle : how === 'lost' ? t.lostTitle : t.leftTitle

/** Returns the buttons below the end of a lesson: after a win the next lesson, otherwise the same one again. */
function nextButtons(raid: string, { how, left }: Pick<End, 'how' | 'left'>): ButtonSpec[] {
  const number = tutorialNumber(raid)
  const again: ButtonSpec = { id: tutorialComponentIds.lesson(number), label: t.beginAnew }
  if (how !== 'won') return [{ ...again, style: 'primary' }]
  return [...(left === 0 ? [] : [again]), ...onwards(number + 1)]
}

const onwards = (next: number): ButtonSpec[] =>
  next > TUTORIAL_RAID_NAMES.length
    ? [{ ...openRaidButton(), style: 'primary' }]
    : [{ id: tutorialComponentIds.lesson(next), label: t.lessonNames[next - 1] ?? '', style: 'primary' }]
