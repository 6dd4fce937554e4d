/** Stories that have begun and not ended yet. Each test file is watched, even if one process runs many files. */
import { afterEach, expect } from 'vitest'

interface Told {
  readonly ended: boolean
}

const open = new Set<Told>()

export const opened = (story: Told): void => {
  open.add(story)
}

/**
 * After each test of the file now being loaded, checks that every story was ended, by stating for whom the game waits.
 */
export function watchStories(): void {
  afterEach(() => {
    const loose = [...open].some((story) => !story.ended)
    open.clear()
    expect(loose, 'a story ends by saying for whom the game waits').toBe(false)
  })
}
