/** An answer with a picture: the words at once, and the picture as soon as it is painted. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Outcome, Post, PostFile } from './post.ts'

/** A picture that was painted before is there in no time; nobody waits longer for a new one. */
export const PATIENCE_MS = 400

/** Into the message that was clicked, with the words: what comes later could take the place of a later click's. */
export async function changedTo(words: Post, painting: Promise<PostFile | null>): Promise<Outcome> {
  const picture = await Promise.race([painting, sleep(LONGEST_MS, null, { ref: false })])
  return { how: 'change', post: picture ? { ...words, files: [picture] } : words }
}

/** While a machine is busy; an answer that takes more than two is acknowledged first. */
const LONGEST_MS = 5_000

/**
 * @param otherwise where it can't be painted
 * @param soonMs nobody waits longer; it is put in later, unless the message shows something newer by then
 */
export async function pictured<H extends 'tell' | 'show' | 'change'>(
  words: Post,
  painting: Promise<PostFile | null>,
  how: H,
  otherwise: () => Post | null = () => null,
  soonMs = PATIENCE_MS,
): Promise<{ how: H; post: Post; later?: Promise<Post | null> }> {
  const whole = painting.then((picture) =>
    picture ? { ...words, files: [...words.files, picture] } : otherwise(),
  )
  const quick = await Promise.race([whole, sleep(soonMs, 'late' as const, { ref: false })])
  if (quick === 'late') return { how, post: words, later: whole }
  return { how, post: quick ?? words }
}
