/** The button that asks for a hint, beside a question. */
import { isRaidWithLessons } from '../../raids/index.ts'
import type { RaidInfo } from '../../table/contract.ts'
import { texts } from '../../texts/texts.ts'
import type { ButtonSpec } from '../message-parts/post.ts'
import { hintComponentIds } from './ids.ts'

/** Returns the button if the raid has hints. In a lesson the coach says what to do. */
export const hintButton = (raid: RaidInfo): ButtonSpec[] =>
  raid.hints && !isRaidWithLessons(raid)
    ? [{ id: hintComponentIds.ask(raid.code), label: texts.hints.button }]
    : []
