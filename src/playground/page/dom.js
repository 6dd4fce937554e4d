/** Builds elements. Content is only ever text: nothing here reads HTML. */
export const h = (tag, props = {}, ...children) => {
  const node = document.createElement(tag)
  for (const [name, value] of Object.entries(props)) setProp(node, name, value)
  node.append(
    ...children
      .flat(Number.POSITIVE_INFINITY)
      .filter((child) => child != null && child !== false && child !== ''),
  )
  return node
}

const setProp = (node, name, value) => {
  if (value === undefined || value === null || value === false) return
  if (typeof value === 'function') node.addEventListener(name, value)
  else if (name === 'vars') for (const [key, each] of Object.entries(value)) node.style.setProperty(key, each)
  else node.setAttribute(name, value === true ? '' : String(value))
}

export const byId = (id) => document.getElementById(id)

export const isWebUrl = (url) => /^https?:\/\//i.test(String(url))

export const colorOf = (number) => `#${number.toString(16).padStart(6, '0')}`

let counter = 0
/** An id that no other element has. */
export const freshId = (prefix) => `${prefix}-${++counter}`

export const avatar = (user, size = '') => {
  const name = nameOf(user)
  const hue = ([...name].reduce((sum, letter) => sum + letter.codePointAt(0), 0) * 61) % 360
  const face = user.bot ? 'bot' : ''
  return h(
    'span',
    { class: `avatar ${size} ${face}`, 'aria-hidden': 'true', vars: { '--hue': hue } },
    user.bot ? '' : name[0],
  )
}

export const nameOf = (user) => user.global_name ?? user.username
