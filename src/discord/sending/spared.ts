/** Who was called ahead of being asked, and never was: somebody before them has settled it, by protecting, say. */
import type { Asking } from '../../table/outbox.ts'
import { texts } from '../../texts/texts.ts'
import { type Post, post } from '../posts/post.ts'

type Prompt = Asking['prompt']

/**
 * The people of a message who have looked at it for nothing.
 * @param now what is asked next, in it or elsewhere; null for nothing more
 */
export function sparedIn(asking: Pick<Asking, 'prompts' | 'news'>, now: Prompt | null): string[] {
  const { prompts } = asking
  const isOpen = now !== null && now.decision === prompts.at(-1)?.decision
  const past = isOpen ? prompts.slice(0, -1) : prompts
  const spared = past.flatMap((prompt, at) => {
    const later = [...prompts.slice(at + 1), ...(now && at === prompts.length - 1 ? [now] : [])]
    const asked = later.flatMap((one) => [one.person, ...(one.also ?? []).map(({ person }) => person)])
    const decided = decidedAt(asking, prompt, later[0])
    return (prompt.also ?? [])
      .filter(({ seat, person }) => !decided.includes(seat) && !asked.some(({ id }) => id === person.id))
      .map(({ person }) => person.id)
  })
  return [...new Set(spared)]
}

/** Who has answered ahead: it was told as news without events, and the table has answered for them. */
function decidedAt({ news }: Pick<Asking, 'news'>, { version }: Prompt, next: Prompt | undefined): number[] {
  const until = next?.version ?? Number.POSITIVE_INFINITY
  return news.flatMap((one) => {
    if (one.version === version && one.events.length === 0) return one.by ?? []
    return one.version > version && one.version <= until ? (one.ordered ?? []).map(({ seat }) => seat) : []
  })
}

/** A change of a message, so that it still says why it rang for them; a change never rings. */
export const sparing = (words: Post, people: readonly string[]): Post =>
  people.length === 0
    ? words
    : {
        ...words,
        content: post({ content: `${words.content}\n${texts.prompt.spared(people.map((id) => `<@${id}>`))}` })
          .content,
        pings: [...words.pings, ...people],
      }
