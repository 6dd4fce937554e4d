/** Custom ids of settings. The ids of posted messages must stay readable. */
import { customId, either, oneOf, parts } from '../message-parts/custom-ids.ts'

const onOff = either('on', 'off')

/** The settings that a form asks for. */
const typed = oneOf('quiet', 'zone', 'vacation')

/** The agreements of a raid's table, besides the time limit. */
const agreed = oneOf('friends', 'windows', 'spirits')

export const settingsIds = {
  /** Selects of a person's own settings. */
  mine: customId('myset', oneOf('language', 'reminder')),
  theme: customId('myset', oneOf('theme'), oneOf('dark', 'light')),
  stops: customId('myset', oneOf('stops'), oneOf('few', 'all')),
  lookBack: customId('myset', oneOf('lookback'), onOff),
  ownThread: customId('myset', oneOf('thread'), onOff),
  spirits: customId('myset', oneOf('spirits'), onOff),
  showHand: customId('myset', oneOf('showhand'), onOff),
  window: customId('myset', typed),
  unmute: customId('myset', oneOf('unmute')),
  /** A raid's settings, which its leader changes: a select, and switches. */
  raid: customId('raidset', parts.raid, oneOf('limit')),
  raidTo: customId('raidset', parts.raid, agreed, onOff),
  /** A server's settings: selects, a form, and switches. */
  server: customId('serverset', oneOf('language', 'limit', 'judges')),
  serverWindow: customId('serverset', oneOf('zone')),
  serverTo: customId('serverset', agreed, onOff),
}

export const settingsForms = {
  typed: customId('mysetform', typed),
  server: customId('serversetform', oneOf('zone')),
}
