/** Checks that tests end their stories. The stories that have begun are remembered, for each test file. */
import { afterEach, expect } from 'vitest'

interface Told {
  readonly ended: boolean
}

const open = new Set<Told>()

/** Records that a story has begun, so that `requireStoriesEnded` can check its end. */
export const recordOpenStory = (story: Told): void => {
  open.add(story)
}

/**
 * Checks, after each test of the present test file, that every story has ended with a statement for whom the game
 * waits.
 */
export function requireStoriesEnded(): void {
  afterEach(() => {
    const loose = [...open].some((story) => !story.ended)
    open.clear()
    expect(loose, 'a story ends by saying for whom the game waits').toBe(false)
  })
}
