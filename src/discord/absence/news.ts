/** Renders the announcements about absent players in a raid's thread. */
import type { AbsenceNews, AnswerOnBehalf } from '../../table/absence/contract.ts'
import type { Announcement, RaidInfo } from '../../table/contract.ts'
import { texts } from '../../texts/texts.ts'
import { toMarkup, toPlain } from '../../texts/user-text.ts'
import { boardComponentIds } from '../board/ids.ts'
import { handComponentIds } from '../hand/ids.ts'
import { shortHeroNameInRaid } from '../message-parts/names.ts'
import { type ButtonSpec, buttonRows, newPost, type Post } from '../message-parts/post.ts'
import { questionComponentIds } from '../raid-questions/ids.ts'
import { absenceComponentIds } from './ids.ts'

type Kind = AbsenceNews['kind']
export type AbsenceNewsOfKind<K extends Kind> = Extract<AbsenceNews, { kind: K }>

/**
 * Returns markup that shows a moment to each reader in their own time zone: "in 3 hours" (R), "21 November 2026
 * 22:15" (f), the same with the weekday (F), or "21 November 2026" (D).
 */
export const discordTimestamp = (at: string | Date, how: 'R' | 'f' | 'F' | 'D'): string =>
  `<t:${Math.floor(new Date(at).getTime() / 1000)}:${how}>`

type Agreed = Extract<Announcement, { kind: 'agreed' }>

export function absencePost(raid: RaidInfo, news: AbsenceNews | Agreed): Post {
  const t = texts.absence
  switch (news.kind) {
    case 'reminder':
      return reminderPost(raid, news)
    case 'warning':
      return warningPost(raid, news)
    case 'onBehalf':
      return newPost({ content: answerOnBehalfLine(news.how) })
    case 'replaced':
      return replacedPost(raid, news)
    case 'computerPlays':
      return newPost({ content: t.computerPlays(toMarkup(news.from.name), toMarkup(news.by.name)) })
    case 'vacated':
      return newPost({
        content: t.vacated(
          shortHeroNameInRaid(raid, raid.seats[news.seat]?.hero ?? ''),
          toMarkup(raid.leader.name),
        ),
      })
    case 'takeover':
      return takeoverPost(raid, news)
    case 'takeoverEnded':
      return newPost({ content: texts.takeover.ended[news.why](toMarkup(news.person.name)) })
    case 'asleep':
      return newPost({
        content: t.asleep(discordTimestamp(news.since, 'D')),
        components: buttonRows(lookButtons(raid.code)),
      })
    case 'awake':
      return newPost({ content: t.awake(toMarkup(news.by.name)) })
    case 'agreed':
      return newPost({ content: texts.settings.agreed(toMarkup(news.by.name), news.settings) })
  }
}

/**
 * Renders a reminder. The second and later reminders offer to mute them, and the last one is addressed to all
 * players.
 */
function reminderPost(raid: RaidInfo, news: AbsenceNewsOfKind<'reminder'>): Post {
  const t = texts.absence
  const { person, asked, nth, isLast, since } = news
  const lines = [
    t.reminder(`<@${person.id}>`, asked, discordTimestamp(since, 'R')),
    ...(nth > 1 && !isLast ? [t.offerMute] : []),
    ...(isLast ? [t.lastReminder(toMarkup(person.name))] : []),
  ]
  const buttons = [...answerButtons(raid, news), ...(nth > 1 ? muteButtons(raid.code) : [])]
  const friends = news.friendsPass ? [passForButton(raid, news)] : []
  return newPost({
    content: lines.join('\n'),
    components: [...buttonRows(buttons), ...buttonRows(friends)],
    pings: [person.id],
  })
}

function warningPost(raid: RaidInfo, news: AbsenceNewsOfKind<'warning'>): Post {
  const { person, asked, until, ping } = news
  const who = ping ? `<@${person.id}>` : `**${toMarkup(person.name)}**`
  return newPost({
    content: texts.absence.warning(who, asked, discordTimestamp(until, 'f'), discordTimestamp(until, 'R')),
    components: buttonRows(answerButtons(raid, news)),
    pings: ping ? [person.id] : [],
  })
}

interface Question {
  asked: AbsenceNewsOfKind<'reminder'>['asked']
  decision: number
}

function answerButtons({ code }: RaidInfo, { asked, decision }: Question): ButtonSpec[] {
  const isPriority = asked === 'priority'
  const pass = {
    id: questionComponentIds.pick(code, decision, ['pass']),
    label: texts.choice.pass,
    style: 'primary',
  } as const
  const moves = isPriority ? texts.choice.moves : texts.choice.choose
  return [
    ...(isPriority ? [pass] : []),
    { id: questionComponentIds.moves(code), label: moves, style: 'good' },
    { id: handComponentIds.hand(code), label: texts.choice.hand },
  ]
}

const lookButtons = (code: string): ButtonSpec[] => [
  { id: questionComponentIds.moves(code), label: texts.choice.moves, style: 'good' },
  { id: boardComponentIds.board(code), label: texts.choice.board },
]

const muteButtons = (code: string): ButtonSpec[] => [
  { id: absenceComponentIds.mute(code), label: texts.absence.muteRaid },
  { id: absenceComponentIds.muteAll(), label: texts.absence.muteAll },
]

const passForButton = (
  { code }: RaidInfo,
  { person, decision }: AbsenceNewsOfKind<'reminder'>,
): ButtonSpec => ({
  id: absenceComponentIds.passFor(code, person.id, decision),
  label: texts.absence.passFor(toPlain(person.name)),
})

export function answerOnBehalfLine(how: AnswerOnBehalf): string {
  const name = toMarkup(how.person.name)
  if (how.kind === 'byDefault') return texts.absence.byDefault(name, how.asked, how.hours)
  if (how.kind === 'byComputer') return texts.takeover.byClock(name, how.hours)
  return texts.absence.byFriend(toMarkup(how.friend.name), name)
}

/** Renders the announcement that the computer plays for a person, with the button that ends it. */
function takeoverPost(raid: RaidInfo, { seat, person, by }: AbsenceNewsOfKind<'takeover'>): Post {
  const t = texts.takeover
  return newPost({
    content: t.begins[by](toMarkup(person.name), shortHeroNameInRaid(raid, raid.seats[seat]?.hero ?? '')),
    components: buttonRows([{ id: absenceComponentIds.iPlay(raid.code, seat), label: t.back }]),
  })
}

function replacedPost(raid: RaidInfo, { seat, from, to, by }: AbsenceNewsOfKind<'replaced'>): Post {
  const { hero = '', boss } = raid.seats[seat] ?? {}
  const [left, who] = [toMarkup(from.name), toMarkup(by.name)]
  const told = boss ? texts.absence.replacedBoss : texts.absence.replaced
  return newPost({ content: told(`<@${to.id}>`, left, shortHeroNameInRaid(raid, hero), who), pings: [to.id] })
}
