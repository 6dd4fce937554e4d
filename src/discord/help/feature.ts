/** What is possible, and how it is done. */
import { type Feature, on } from '../feature.ts'
import { helpAbout } from './help.ts'
import { helpIds } from './ids.ts'

export const help: Feature = {
  commands: ['help'],
  clicks: [on(helpIds.help, (_, click) => helpAbout(click))],
}
