/** Custom ids of settings. Messages already posted contain them, so old ids must still parse. */
import { HOUSE_PLAYER_LEVELS } from '../../store/people/house.ts'
import {
  booleanCustomIdPart,
  customIdKind,
  customIdParts,
  wordCustomIdPart,
} from '../message-parts/custom-ids.ts'

const onOff = booleanCustomIdPart('on', 'off')

/** The settings that a form asks for. */
const typed = wordCustomIdPart('quiet', 'zone', 'vacation')

/** The agreements of a raid's table, besides the time limit. */
const agreed = wordCustomIdPart('friends', 'windows', 'spirits', 'computer', 'hints')

export const settingsComponentIds = {
  /** The select menus of a person's own settings. */
  mine: customIdKind('myset', wordCustomIdPart('language', 'reminder')),
  theme: customIdKind('myset', wordCustomIdPart('theme'), wordCustomIdPart('dark', 'light')),
  stops: customIdKind('myset', wordCustomIdPart('stops'), wordCustomIdPart('few', 'all')),
  lookBack: customIdKind('myset', wordCustomIdPart('lookback'), onOff),
  privateThread: customIdKind('myset', wordCustomIdPart('thread'), onOff),
  spirits: customIdKind('myset', wordCustomIdPart('spirits'), onOff),
  showHand: customIdKind('myset', wordCustomIdPart('showhand'), onOff),
  window: customIdKind('myset', typed),
  unmute: customIdKind('myset', wordCustomIdPart('unmute')),
  /** A raid's settings, which its leader changes: a select, and switches. */
  raid: customIdKind('raidset', customIdParts.raid, wordCustomIdPart('limit')),
  raidTo: customIdKind('raidset', customIdParts.raid, agreed, onOff),
  /** The level at which the computer plays for absent players. */
  raidLevel: customIdKind(
    'raidset',
    customIdParts.raid,
    wordCustomIdPart('level'),
    wordCustomIdPart(...HOUSE_PLAYER_LEVELS),
  ),
  /** A server's settings: selects, a form, and switches. */
  server: customIdKind('serverset', wordCustomIdPart('language', 'limit', 'judges')),
  serverWindow: customIdKind('serverset', wordCustomIdPart('zone')),
  serverTo: customIdKind('serverset', agreed, onOff),
  serverLevel: customIdKind('serverset', wordCustomIdPart('level'), wordCustomIdPart(...HOUSE_PLAYER_LEVELS)),
}

export const settingsFormIds = {
  typed: customIdKind('mysetform', typed),
  server: customIdKind('serversetform', wordCustomIdPart('zone')),
}
