import { joinAsList } from './words.ts'

/**
 * Messages to the leader of a raid or game about problems that keep the bot from sending. `place` is its thread or
 * channel, and `names` are the missing permissions.
 */
export const deliveryTexts = {
  permission: (code: string, place: string, names: readonly string[]) =>
    `I may not write in ${place}, so nobody sees how **${code}** goes on. I need these permissions there: ${joinAsList(names)}. Nothing is lost. I continue by myself as soon as I have them.`,
  locked: (code: string, place: string) =>
    `The thread ${place} of **${code}** is locked, and I may not open it. Somebody with the permission Manage Threads can unlock it. Nothing is lost. I continue by myself as soon as it is open.`,
  noPresses: (code: string, place: string) =>
    `Somebody has locked the thread ${place} of **${code}**. Nobody can press a button there until somebody with the permission Manage Threads unlocks it. Nothing is lost.`,
  channel: (code: string, _place: string) =>
    `The channel of **${code}** is gone, so I can’t show the game to anybody. Nothing of it is lost.`,
  limit: (code: string, place: string) =>
    `The thread ${place} of **${code}** is archived, and I can’t wake it, because this server has as many active threads as Discord allows. Nothing is lost. I continue by myself as soon as some of them are archived.`,
  threadPermission: (code: string, place: string, names: readonly string[]) =>
    `The thread of **${code}** is gone, and I may not open another one in ${place}. I need these permissions there: ${joinAsList(names)}. Nothing is lost. I continue by myself as soon as I have them.`,
  threadLimit: (code: string, place: string) =>
    `The thread of **${code}** is gone, and I can’t open another one in ${place}, because this server has as many active threads as Discord allows. Nothing is lost. I continue by myself as soon as some of them are archived.`,
  threadKind: (code: string, place: string) =>
    `The thread of **${code}** is gone, and ${place} is now a kind of channel that has no threads. Nothing is lost. I continue by myself as soon as it is a text channel again.`,
  /** Replaces a message that Discord rejects. */
  unshowable: 'Something happened that I can’t show here. `/board` and `/log` show it.',
}
