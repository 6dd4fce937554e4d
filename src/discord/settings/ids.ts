/** Custom ids of settings. Messages already posted contain them, so old ids must still parse. */
import { booleanPart, customId, idParts, wordPart } from '../message-parts/custom-ids.ts'

const onOff = booleanPart('on', 'off')

/** The settings that a form asks for. */
const typed = wordPart('quiet', 'zone', 'vacation')

/** The agreements of a raid's table, besides the time limit. */
const agreed = wordPart('friends', 'windows', 'spirits', 'computer', 'hints')

export const settingsIds = {
  /** The select menus of a person's own settings. */
  mine: customId('myset', wordPart('language', 'reminder')),
  theme: customId('myset', wordPart('theme'), wordPart('dark', 'light')),
  stops: customId('myset', wordPart('stops'), wordPart('few', 'all')),
  lookBack: customId('myset', wordPart('lookback'), onOff),
  privateThread: customId('myset', wordPart('thread'), onOff),
  spirits: customId('myset', wordPart('spirits'), onOff),
  showHand: customId('myset', wordPart('showhand'), onOff),
  window: customId('myset', typed),
  unmute: customId('myset', wordPart('unmute')),
  /** A raid's settings, which its leader changes: a select, and switches. */
  raid: customId('raidset', idParts.raid, wordPart('limit')),
  raidTo: customId('raidset', idParts.raid, agreed, onOff),
  /** A server's settings: selects, a form, and switches. */
  server: customId('serverset', wordPart('language', 'limit', 'judges')),
  serverWindow: customId('serverset', wordPart('zone')),
  serverTo: customId('serverset', agreed, onOff),
}

export const settingsForms = {
  typed: customId('mysetform', typed),
  server: customId('serversetform', wordPart('zone')),
}
