/** `/help`. */
import { type Click, type Feature, on } from '../feature.ts'
import { helpAbout } from './help.ts'
import { helpIds } from './ids.ts'

export const help: Feature = {
  clicks: [
    on(helpIds.help, ({ operator }, click: Click) => helpAbout(click, operator)),
    on(helpIds.topic, ({ operator }, click: Click, [topic]) => helpAbout(click, operator, topic)),
  ],
}
