/** The button that begins a lesson again while it is played. */
import { tutorialNumber } from '../../raids/tutorial/tutorial.ts'
import type { RaidInfo } from '../../table/contract.ts'
import { texts } from '../../texts/texts.ts'
import type { ButtonSpec } from '../message-parts/post.ts'
import { tutorialComponentIds } from './ids.ts'

export const restartLessonButton = ({ raid }: Pick<RaidInfo, 'raid'>): ButtonSpec[] => [
  { id: tutorialComponentIds.anew(tutorialNumber(raid)), label: texts.tutorial.beginAnew },
]
