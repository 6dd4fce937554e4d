/** Builds the buttons of the first steps: below the greeting, in help, and in the reply where there is no raid. */
import { texts } from '../../texts/texts.ts'
import { helpComponentIds } from '../help/ids.ts'
import type { ButtonSpec } from '../message-parts/post.ts'
import { raidComponentIds } from '../raid/ids.ts'
import { tutorialComponentIds } from '../tutorial/ids.ts'

const t = texts.firstSteps

export const tutorialButton = (): ButtonSpec => ({
  id: tutorialComponentIds.learn(),
  label: t.tutorial,
  style: 'primary',
})

export const openRaidButton = (): ButtonSpec => ({ id: raidComponentIds.open(), label: t.openRaid })

export const firstStepButtons = (): ButtonSpec[] => [
  tutorialButton(),
  openRaidButton(),
  { id: helpComponentIds.topic('about'), label: t.whatIsThis },
]
