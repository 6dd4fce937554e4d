/** The feature of `/help`: its buttons and menus. */
import { type Click, type Feature, onCustomId } from '../feature.ts'
import { helpAbout } from './help.ts'
import { helpIds } from './ids.ts'

export const help: Feature = {
  clicks: [
    onCustomId(helpIds.help, ({ operator }, click: Click) => helpAbout(click, operator)),
    onCustomId(helpIds.topic, ({ operator }, click: Click, [topic]) => helpAbout(click, operator, topic)),
  ],
}
