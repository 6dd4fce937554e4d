/** The button that begins a lesson again while it is played. */
import { lessonNumber } from '../../raids/tutorial/tutorial.ts'
import type { RaidCard } from '../../table/contract.ts'
import { texts } from '../../texts/texts.ts'
import type { ButtonSpec } from '../message-parts/post.ts'
import { tutorialIds } from './ids.ts'

/** @returns no button for the former tutorial without lessons */
export function restartButton({ raid }: Pick<RaidCard, 'raid'>): ButtonSpec[] {
  const number = lessonNumber(raid)
  return number === null ? [] : [{ id: tutorialIds.anew(number), label: texts.tutorial.beginAnew }]
}
