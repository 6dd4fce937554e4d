/** The feature of `/help`: its buttons and menus. */
import { type Click, customIdRoute, type Feature } from '../feature.ts'
import { showHelpTopic } from './help.ts'
import { helpComponentIds } from './ids.ts'

export const helpFeature: Feature = {
  clicks: [
    customIdRoute(helpComponentIds.help, ({ operator }, click: Click) => showHelpTopic(click, operator)),
    customIdRoute(helpComponentIds.topic, ({ operator }, click: Click, [topic]) =>
      showHelpTopic(click, operator, topic),
    ),
  ],
}
