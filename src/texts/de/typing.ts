import type { typingTexts as en } from '../en/typing.ts'
import type { Worded } from '../texts.ts'

export const typingTexts: Worded<typeof en> = {
  power: 'Eine Kraft einer deiner Karten benutzen',
  powerWhich: 'Die Kraft',
  quest: 'Eine Quest erfüllen',
  questWhich: 'Die Quest',
  target: 'Ein Ziel wählen, oder wen du angreifst',
  choose: 'Wählen, wonach du gefragt wirst',
  order: 'Sagen, was zuerst kommt und was danach',
  strike: 'Mit einer Waffe zuschlagen, oder mit keiner',
  protect: 'Mit einem Verbündeten oder deinem Helden beschützen, oder nicht',
  ready: 'Wählen, welche Karten du bereit machst',
  discard: 'Wählen, welche Karten du abwirfst',
  number: 'Eine Zahl sagen',
  divide: 'Sagen, wie etwas aufgeteilt wird',
  name: 'Einen Namen sagen',
  keep: 'Deine Starthand behalten',
  mulligan: 'Deine Starthand für eine neue zurückmischen',
  yes: 'Ja sagen zu dem, was du gefragt wirst',
  no: 'Nein sagen zu dem, was du gefragt wirst',
  back: 'Zurücknehmen, was du gerade tun willst',
}
