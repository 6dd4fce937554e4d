/** The current data of the page. */
export const state = {
  guild: undefined,
  me: undefined,
  bot: { online: false },
  users: [],
  roles: [],
  channels: [],
  commands: [],
  channelId: undefined,
  messages: [],
  /** The page's own notes among the messages: failures that only this page saw. */
  notes: [],
  unread: new Map(),
}

export const currentChannel = () => state.channels.find((each) => each.id === state.channelId)

export const isThread = (channel) => channel.type === 11 || channel.type === 12

export const upsert = (list, item) => {
  const index = list.findIndex((each) => each.id === item.id)
  if (index < 0) list.push(item)
  else list[index] = { ...list[index], ...item }
}

export const remove = (list, id) => {
  const index = list.findIndex((each) => each.id === id)
  if (index >= 0) list.splice(index, 1)
}
