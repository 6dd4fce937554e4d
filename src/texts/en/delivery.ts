/**
 * Messages to the leader of a raid or game about problems that keep the bot from sending. `place` is its thread or
 * channel.
 */
export const deliveryTexts = {
  permission: (code: string, place: string) =>
    `I may not write in ${place}, so nobody sees how **${code}** goes on. I need these permissions there: View Channel, Send Messages, Send Messages in Threads, Embed Links, Attach Files and Read Message History. Nothing is lost. I continue by myself as soon as I have them.`,
  locked: (code: string, place: string) =>
    `The thread ${place} of **${code}** is locked, and I may not open it. Somebody with the permission Manage Threads can unlock it. Nothing is lost. I continue by myself as soon as it is open.`,
  noPresses: (code: string, place: string) =>
    `Somebody has locked the thread ${place} of **${code}**. Nobody can press a button there until somebody with the permission Manage Threads unlocks it. Nothing is lost.`,
  channel: (code: string, _place: string) =>
    `The channel of **${code}** is gone, so I can’t show the game to anybody. Nothing of it is lost.`,
  thread: (code: string, place: string) =>
    `The thread of **${code}** is gone, and I may not open another one in its channel. I need the permission Create Public Threads. Until then I can’t continue in ${place}. Nothing is lost.`,
  /** Replaces a message that Discord rejects. */
  unshowable: 'Something happened that I can’t show here. `/board` and `/log` show it.',
}
