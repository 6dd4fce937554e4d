import { freshId, h } from './dom.js'

/** The list above the message box. It belongs to the focused input. */
export class Suggestions {
  constructor() {
    this.id = freshId('suggestions')
    this.items = []
    this.active = -1
    this.input = undefined
    this.title = h('div', { class: 'suggestions-title', role: 'status' })
    this.list = h('div', { id: this.id, role: 'listbox', 'aria-label': 'Suggestions' })
    this.node = h('div', { class: 'suggestions', hidden: true }, this.title, this.list)
  }

  get isOpen() {
    return !this.node.hidden
  }

  /** Shows items `{ label, detail, pick }`, below a title. If there are none, the title says why. */
  show(input, items, title) {
    this.input = input
    this.items = items
    this.active = items.length > 0 ? 0 : -1
    this.title.textContent = title
    this.list.replaceChildren(...items.map((item, index) => this.row(item, index)))
    this.list.hidden = items.length === 0
    this.node.hidden = false
    this.mark()
  }

  row(item, index) {
    const pick = (event) => {
      event.preventDefault()
      this.choose(index)
    }
    return h(
      'div',
      {
        class: 'suggestion',
        role: 'option',
        id: `${this.id}-${index}`,
        'data-testid': 'suggestion',
        'data-value': item.value,
        mousedown: pick,
      },
      h('span', { class: 'suggestion-label' }, item.label),
      item.detail && h('span', { class: 'suggestion-detail' }, item.detail),
    )
  }

  hide() {
    this.node.hidden = true
    this.items = []
    this.active = -1
    this.input?.setAttribute('aria-expanded', 'false')
    this.input?.removeAttribute('aria-activedescendant')
  }

  choose(index = this.active) {
    const item = this.items[index]
    this.hide()
    item?.pick()
  }

  move(step) {
    this.active = (this.active + step + this.items.length) % this.items.length
    this.mark()
  }

  mark() {
    this.node.querySelectorAll('[role=option]').forEach((row, index) => {
      row.setAttribute('aria-selected', String(index === this.active))
      if (index === this.active) row.scrollIntoView({ block: 'nearest' })
    })
    this.input.setAttribute('aria-expanded', 'true')
    this.input.setAttribute('aria-controls', this.id)
    if (this.active >= 0) this.input.setAttribute('aria-activedescendant', `${this.id}-${this.active}`)
  }

  /** Handles a key for the list. Returns true if the list used it. */
  onKey(event) {
    if (!this.isOpen) return false
    const keys = {
      ArrowDown: () => this.move(1),
      ArrowUp: () => this.move(-1),
      Enter: () => this.choose(),
      Tab: () => this.choose(),
      Escape: () => this.hide(),
    }
    const act = keys[event.key]
    const isIdle = this.items.length === 0 && event.key !== 'Escape'
    if (!act || isIdle || (event.key === 'Tab' && event.shiftKey)) return false
    event.preventDefault()
    act()
    return true
  }
}
