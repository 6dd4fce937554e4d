import { h } from './dom.js'
import { OptionField } from './option-field.js'

/**
 * A slash command that is being written. Its required options are shown first, and the others after a click.
 */
export class CommandForm {
  constructor(entry, suggestions, { onSend, onLeave }) {
    this.entry = entry
    this.suggestions = suggestions
    this.onSend = onSend
    this.onLeave = onLeave
    this.fields = entry.options.filter((each) => each.required).map((each) => this.fieldOf(each))
    this.fieldBox = h(
      'span',
      { class: 'option-fields' },
      this.fields.map((each) => each.node),
    )
    this.extras = h('span', { class: 'extras' })
    const send = h(
      'button',
      { type: 'button', class: 'button primary send', 'data-testid': 'send', click: () => this.send() },
      'Send',
    )
    const leave = h(
      'button',
      { type: 'button', class: 'icon-button', 'aria-label': 'Cancel the command', click: onLeave },
      '✕',
    )
    this.name = h(
      'button',
      {
        type: 'button',
        class: 'command-name',
        title: entry.description,
        keydown: (event) => this.onKey(event),
      },
      `/${entry.line}`,
    )
    this.node = h(
      'div',
      { class: 'command-form', role: 'group', 'aria-label': `/${entry.line}` },
      this.name,
      this.fieldBox,
      this.extras,
      h('span', { class: 'command-buttons' }, leave, send),
    )
    this.drawExtras()
  }

  fieldOf(option) {
    const field = new OptionField(option, this, this.suggestions)
    field.input.addEventListener('keydown', (event) => this.onKey(event, field))
    return field
  }

  drawExtras() {
    const used = new Set(this.fields.map((each) => each.option.name))
    const rest = this.entry.options.filter((each) => !used.has(each.name))
    this.extras.replaceChildren(
      ...rest.map((option) =>
        h(
          'button',
          {
            type: 'button',
            class: 'extra',
            title: option.description,
            'data-testid': `add-${option.name}`,
            click: () => this.add(option).input.focus(),
          },
          `+ ${option.name}`,
        ),
      ),
    )
  }

  add(option) {
    const field = this.fieldOf(option)
    this.fields.push(field)
    this.fieldBox.append(field.node)
    this.drawExtras()
    return field
  }

  removeField(field) {
    this.fields = this.fields.filter((each) => each !== field)
    field.node.remove()
    this.drawExtras()
    this.focus()
  }

  focus() {
    const next = this.fields.find((each) => each.isEmpty) ?? this.fields.at(-1)
    if (next) next.input.focus()
    else this.name.focus()
  }

  onPicked(field) {
    const next = this.fields.find((each) => each.isEmpty)
    if (next) next.input.focus()
    else field.input.focus()
  }

  async values() {
    const filled = this.fields.filter((each) => !each.isEmpty)
    return Object.fromEntries(
      await Promise.all(filled.map(async (each) => [each.option.name, await each.value()])),
    )
  }

  async send() {
    const missing = this.fields.filter((each) => each.option.required && each.isEmpty)
    for (const field of missing) field.node.classList.add('wrong')
    if (missing.length > 0) return missing[0].input.focus()
    return this.onSend(this.entry, await this.values())
  }

  onKey(event, field) {
    if (this.suggestions.onKey(event)) return
    if (event.key === 'Enter') {
      event.preventDefault()
      this.send()
    } else if (event.key === 'Escape') this.onLeave()
    else if (event.key === 'Backspace' && (!field || field.isEmpty)) {
      event.preventDefault()
      if (field && !field.option.required) this.removeField(field)
      else this.onLeave()
    }
  }
}
