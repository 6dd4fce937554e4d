/** An answer with a picture: the text at once, and the picture once it is painted. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Post, PostFile, Reply } from './post.ts'

/** The longest wait in ms for a new picture. A cached picture is ready immediately. */
export const MAX_PICTURE_WAIT_MS = 400

/**
 * Returns a reply that changes the clicked message. The reply waits for the picture, because a picture that
 * came later could replace the result of a later click.
 * @param otherwise the message if the picture can't be painted or takes too long
 */
export async function replyInPlaceWithPicture(
  words: Post,
  painting: Promise<PostFile | null>,
  otherwise: () => Post = () => words,
): Promise<Reply> {
  const picture = await Promise.race([painting, sleep(LONGEST_MS, null, { ref: false })])
  return { how: 'change', post: picture ? { ...words, files: [picture] } : otherwise() }
}

/** Changes a private message in place, and answers a click on a public one with a new private message. */
export const pictureReplyInPlaceOrPrivately = (
  { isPrivate }: { isPrivate: boolean },
  words: Post,
  painting: Promise<PostFile | null>,
  otherwise: () => Post,
): Promise<Reply> =>
  isPrivate
    ? replyInPlaceWithPicture(words, painting, otherwise)
    : replyWithPictureIfSoon(words, painting, 'tell', otherwise)

/**
 * The longest wait in ms for a picture on a busy machine. An answer that takes more than two seconds is deferred
 * first.
 */
const LONGEST_MS = 5_000

/**
 * Replies with a picture if it is ready soon, otherwise with the text, to which the picture is added later.
 * @param otherwise the message if the picture can't be painted
 * @param soonMs the longest wait in ms
 */
export async function replyWithPictureIfSoon<H extends 'tell' | 'show' | 'change'>(
  words: Post,
  painting: Promise<PostFile | null>,
  how: H,
  otherwise: () => Post | null = () => null,
  soonMs = MAX_PICTURE_WAIT_MS,
): Promise<{ how: H; post: Post; later?: Promise<Post | null> }> {
  const whole = painting.then((picture) =>
    picture ? { ...words, files: [...words.files, picture] } : otherwise(),
  )
  return replyWithWholePostIfSoon(words, whole, how, soonMs)
}

/**
 * Replies with a complete message if it is ready soon, otherwise with a first version that is completed later.
 * @param whole the complete message; null if the first version stays
 * @param soonMs the longest wait in ms
 */
export async function replyWithWholePostIfSoon<H extends 'tell' | 'show' | 'change'>(
  words: Post,
  whole: Promise<Post | null>,
  how: H,
  soonMs: number,
): Promise<{ how: H; post: Post; later?: Promise<Post | null> }> {
  const quick = await Promise.race([whole, sleep(soonMs, 'late' as const, { ref: false })])
  if (quick === 'late') return { how, post: words, later: whole }
  return { how, post: quick ?? words }
}
