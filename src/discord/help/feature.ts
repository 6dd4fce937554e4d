/** `/help`. */
import { type Click, type Feature, on } from '../feature.ts'
import { helpAbout } from './help.ts'
import { helpIds } from './ids.ts'

export const help: Feature = {
  clicks: [
    on(helpIds.help, (_, click: Click) => helpAbout(click)),
    on(helpIds.topic, (_, click: Click, [topic]) => helpAbout(click, topic)),
  ],
}
