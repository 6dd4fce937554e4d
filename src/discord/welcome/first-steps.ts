/** The buttons with which everything begins: below the greeting, in help, and where there is no raid. */
import { texts } from '../../texts/texts.ts'
import { helpIds } from '../help/ids.ts'
import type { ButtonSpec } from '../message-parts/post.ts'
import { raidIds } from '../raid/ids.ts'
import { tutorialIds } from '../tutorial/ids.ts'

const t = texts.firstSteps

export const tutorialButton = (): ButtonSpec => ({
  id: tutorialIds.learn(),
  label: t.tutorial,
  style: 'primary',
})

export const openRaidButton = (): ButtonSpec => ({ id: raidIds.open(), label: t.openRaid })

export const firstStepButtons = (): ButtonSpec[] => [
  tutorialButton(),
  openRaidButton(),
  { id: helpIds.topic('about'), label: t.whatIsThis },
]
