import { nameOf } from './dom.js'
import { isThread, state } from './state.js'

const users = () => state.users.map((each) => ({ label: nameOf(each), value: each.id }))
const roles = () => state.roles.map((each) => ({ label: each.name, value: each.id }))
const channels = () =>
  state.channels
    .filter((each) => each.type === 0 || isThread(each))
    .map((each) => ({ label: `# ${each.name}`, value: each.id }))

const ENTITIES = { 5: users, 6: roles, 7: () => [...users(), ...roles()], 8: channels }

export { channels, roles, users }

/** The options of a select: its own, or the users, roles and channels for which it asks. */
export const optionsOf = (data) => {
  if (data.options) return data.options
  const chosen = new Set((data.default_values ?? []).map((each) => each.id))
  return ENTITIES[data.type]().map((each) => ({ ...each, default: chosen.has(each.value) }))
}
