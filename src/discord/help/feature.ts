/** The feature of `/help`: its buttons and menus. */
import { type Click, customIdRoute, type Feature } from '../feature.ts'
import { showHelpTopic } from './help.ts'
import { helpIds } from './ids.ts'

export const helpFeature: Feature = {
  clicks: [
    customIdRoute(helpIds.help, ({ operator }, click: Click) => showHelpTopic(click, operator)),
    customIdRoute(helpIds.topic, ({ operator }, click: Click, [topic]) =>
      showHelpTopic(click, operator, topic),
    ),
  ],
}
