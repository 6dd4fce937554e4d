/**
 * Finds people who were mentioned before their question and then never asked, because an earlier player settled
 * it, for example by protecting.
 */
import type { QuestionMessage } from '../../table/sending/outbox.ts'
import { texts } from '../../texts/texts.ts'
import { newPost, type Post } from '../message-parts/post.ts'

type Prompt = QuestionMessage['prompt']

/**
 * Returns the ids of people whom a message mentioned needlessly.
 * @param now the next question, in this message or elsewhere; null if there is none
 */
export function idsOfPeopleMentionedNeedlessly(
  asking: Pick<QuestionMessage, 'prompts' | 'news'>,
  now: Prompt | null,
): string[] {
  if (now?.thinking) return [] // The people may still be asked after the computer's answer.
  const prompts = asking.prompts.filter(({ thinking }) => !thinking)
  const isOpen = now !== null && now.decision === prompts.at(-1)?.decision
  const past = isOpen ? prompts.slice(0, -1) : prompts
  const needless = past.flatMap((prompt, at) => {
    const later = [...prompts.slice(at + 1), ...(now && at === prompts.length - 1 ? [now] : [])]
    const asked = later.flatMap((one) => [one.person, ...(one.also ?? []).map(({ person }) => person)])
    const decided = decidedAt(asking, prompt, later[0])
    return (prompt.also ?? [])
      .filter(({ seat, person }) => !decided.includes(seat) && !asked.some(({ id }) => id === person.id))
      .map(({ person }) => person.id)
  })
  return [...new Set(needless)]
}

/**
 * Returns the seats that have answered in advance. Such an answer is announced without events when it is given, and with
 * `ordered` when the table applies it.
 */
function decidedAt(
  { news }: Pick<QuestionMessage, 'news'>,
  { version }: Prompt,
  next: Prompt | undefined,
): number[] {
  const until = next?.version ?? Number.POSITIVE_INFINITY
  return news.flatMap((one) => {
    if (one.version === version && one.events.length === 0) return one.by ?? []
    return one.version > version && one.version <= until ? (one.ordered ?? []).map(({ seat }) => seat) : []
  })
}

/**
 * Adds mentions of people to a changed message, so that they see why it notified them. A change itself never notifies
 * anybody.
 * @param people the ids of the people
 */
export const addMentionsToChangedPost = (words: Post, people: readonly string[]): Post =>
  people.length === 0
    ? words
    : {
        ...words,
        content: newPost({
          content: `${words.content}\n${texts.prompt.spared(people.map((id) => `<@${id}>`))}`,
        }).content,
        pings: [...words.pings, ...people],
      }
