/** Stories that have begun and not ended yet: each test file is watched, however many files a process runs. */
import { afterEach, expect } from 'vitest'

interface Told {
  readonly ended: boolean
}

const open = new Set<Told>()

export const opened = (story: Told): void => {
  open.add(story)
}

/** After each test of the file that is being loaded: a story ends by saying for whom the game waits. */
export function watchStories(): void {
  afterEach(() => {
    const loose = [...open].some((story) => !story.ended)
    open.clear()
    expect(loose, 'a story ends by saying for whom the game waits').toBe(false)
  })
}
