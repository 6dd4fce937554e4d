/** The coach's voice: what the learner would best do next stands above each question, and can be shown. */
import type { View } from '../../engine/index.ts'
import { type Advice, advise } from '../../raids/tutorial/coach.ts'
import { LESSONS, type Lesson } from '../../raids/tutorial/lessons.ts'
import type { RaidCard } from '../../table/contract.ts'
import { texts } from '../../texts/texts.ts'
import { askingIds } from '../asking/ids.ts'
import { offersOf } from '../asking/options.ts'
import { boardEmbed } from '../board/embed.ts'
import type { Seen } from '../desk.ts'
import { type Ended, howItEnded } from '../ending/ending.ts'
import { embedSize, LIMITS } from '../posts/limits.ts'
import { seatNames } from '../posts/names.ts'
import { buttonRows, type Post, post } from '../posts/post.ts'
import { tutorialIds } from './ids.ts'

const t = texts.tutorial
const GREEN = 0x3f8f5b

const checklist = (learned: readonly Lesson[]): string =>
  LESSONS.map((lesson) => (learned.includes(lesson) ? t.learned : t.open)(t.lessons[lesson])).join('\n')

/** The first message of the thread. */
export const introPost = (): Post =>
  post({
    embeds: [
      {
        title: t.introTitle,
        description: t.intro,
        fields: [{ name: t.lessonsTitle, value: checklist([]) }],
        color: GREEN,
      },
    ],
  })

/** @param view the learner's own */
export function coached(asked: Post, raid: RaidCard, view: View, learned: readonly Lesson[]): Post {
  const advice = advise(view, learned)
  if (!advice) return asked
  const isFull = asked.components.length >= LIMITS.rows
  const showMe = buttonRows([{ id: tutorialIds.showMe(raid.code), label: t.showMe }])
  return {
    ...asked,
    content: `${said(advice, learned)}\n${asked.content}`,
    components: isFull ? asked.components : [...asked.components, ...showMe],
  }
}

function said({ hint }: Advice, learned: readonly Lesson[]): string {
  const isDone = learned.length === LESSONS.length
  return t.coach(isDone ? t.allLearned : t.progress(learned.length, LESSONS.length), t.hints[hint])
}

/** What the coach would do, with a button that does it. */
export function shownPost({ raid, view, shown }: Seen, learned: readonly Lesson[]): Post {
  const advice = view && advise(view, learned)
  if (!view?.decision || !advice) return post({ content: t.nothingToShow })
  const { decision } = view
  const offers = offersOf(view, decision, seatNames(raid), shown)
  const labels = advice.picks.map((pick) => offers.find(({ id }) => id === pick)?.label ?? pick)
  const isPass = advice.picks[0] === 'pass'
  const label = labels.join(', ') || texts.choice.chooseNothing
  return post({
    content: [said(advice, learned), isPass ? t.shownPass : t.shown(label)].join('\n'),
    components: buttonRows([
      { id: askingIds.pick(raid.code, decision.id, advice.picks), label, style: 'good' },
    ]),
  })
}

export function graduatedPost({ outcome, raid, view }: Ended, learned: readonly Lesson[]): Post {
  const how = howItEnded(outcome)
  const embed = {
    title: how === 'won' ? t.wonTitle : how === 'lost' ? t.lostTitle : t.leftTitle,
    description: how === 'won' ? t.won(learned.length, LESSONS.length) : how === 'lost' ? t.lost : t.left,
    fields: [{ name: t.lessonsTitle, value: checklist(learned) }],
    color: GREEN,
  }
  return post({ embeds: [embed, boardEmbed(raid, view, { size: LIMITS.embedTotal - embedSize(embed) })] })
}
