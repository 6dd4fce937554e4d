/** Hints of the computer: the button beside a question. */
import type { Feature } from '../feature.ts'
import { raidRouteWithLook } from '../raid-with-look.ts'
import { showHintInPanel } from './hint.ts'
import { hintComponentIds } from './ids.ts'

export const hintsFeature: Feature = {
  clicks: [raidRouteWithLook(hintComponentIds.ask, showHintInPanel)],
}
