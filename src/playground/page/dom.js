/** Builds elements. Content is always text: nothing here parses HTML. */
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

/** Puts the nodes in order, without moving nodes that are already in the right place. */
export const arrange = (parent, nodes) => {
  const stays = new Set(nodes)
  for (const node of [...parent.childNodes]) if (!stays.has(node)) node.remove()
  nodes.forEach((node, index) => {
    if (parent.childNodes[index] !== node) parent.insertBefore(node, parent.childNodes[index] ?? null)
  })
}

/** The classes of elements that are updated in place. Other elements that differ are replaced. */
const BOXES = ['message-body', 'row']
const boxOf = (node) => BOXES.find((name) => node.classList?.contains(name))

/**
 * Whether both nodes are equal. A menu built from the same data counts as equal, so it stays open and keeps
 * its ticked options.
 */
const isSame = (node, fresh) =>
  node.isEqualNode(fresh) ||
  (fresh.dataset?.madeOf !== undefined && node.dataset?.madeOf === fresh.dataset.madeOf)

/**
 * Makes a node equal to a fresh one. Equal parts stay in the document, so that a press that has begun on them
 * still counts.
 */
export const renew = (node, fresh) => {
  for (const { name } of [...node.attributes]) if (!fresh.hasAttribute(name)) node.removeAttribute(name)
  for (const { name, value } of fresh.attributes) node.setAttribute(name, value)
  const old = [...node.childNodes]
  const taken = (test) => {
    const found = old.findIndex(test)
    return found < 0 ? undefined : old.splice(found, 1)[0]
  }
  const nodes = [...fresh.childNodes].map((child) => taken((one) => isSame(one, child)) ?? child)
  const kept = nodes.map((child) => {
    const box = boxOf(child)
    const before = box && child.parentNode === fresh && taken((one) => boxOf(one) === box)
    return before ? renew(before, child) : child
  })
  arrange(node, kept)
  return node
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
