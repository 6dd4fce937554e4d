import { act } from './api.js'
import { freshId, h } from './dom.js'
import { channels, roles, users } from './options.js'
import { state } from './state.js'

const TYPES = { boolean: 5, user: 6, channel: 7, role: 8, mentionable: 9, attachment: 11 }
const BOOLEANS = [
  { label: 'True', value: true },
  { label: 'False', value: false },
]
const PAUSE_MS = 120

const known = (option) => {
  if (option.choices?.length) return option.choices.map((each) => ({ label: each.name, value: each.value }))
  if (option.type === TYPES.boolean) return BOOLEANS
  if (option.type === TYPES.user) return users()
  if (option.type === TYPES.channel) return channels()
  if (option.type === TYPES.role) return roles()
  return option.type === TYPES.mentionable ? [...users(), ...roles()] : undefined
}

const readFile = async (file) => {
  const bytes = new Uint8Array(await file.arrayBuffer())
  return { name: file.name, base64: btoa(Array.from(bytes, (each) => String.fromCharCode(each)).join('')) }
}

/** One option of a command that is being written: an input with suggestions. */
export class OptionField {
  constructor(option, command, suggestions) {
    this.option = option
    this.command = command
    this.suggestions = suggestions
    this.picked = undefined
    this.turn = 0
    const id = freshId('option')
    this.input = h('input', {
      id,
      type: option.type === TYPES.attachment ? 'file' : 'text',
      class: 'option-input',
      autocomplete: 'off',
      role: 'combobox',
      'aria-expanded': 'false',
      'aria-autocomplete': 'list',
      'aria-required': String(Boolean(option.required)),
      'data-testid': `option-${option.name}`,
      title: option.description,
      placeholder: option.description,
      input: () => this.typed(),
      focus: () => this.suggest(),
      blur: () => this.suggestions.hide(),
    })
    this.node = h('div', { class: 'option-field' }, h('label', { for: id }, option.name), this.input)
  }

  get isEmpty() {
    return this.input.value.trim() === ''
  }

  async value() {
    if (this.input.type === 'file') return readFile(this.input.files[0])
    return this.picked ?? this.input.value.trim()
  }

  typed() {
    this.picked = undefined
    this.node.classList.remove('wrong')
    this.suggest()
  }

  pick(item) {
    this.input.value = item.label
    this.picked = item.value
    this.command.onPicked(this)
  }

  suggest() {
    if (this.picked !== undefined) return
    const turn = ++this.turn
    if (this.option.autocomplete) setTimeout(() => turn === this.turn && this.askBot(turn), PAUSE_MS)
    else this.offer(known(this.option))
  }

  offer(items) {
    if (!items || document.activeElement !== this.input) return this.suggestions.hide()
    const query = this.input.value.trim().toLowerCase()
    const fitting = this.option.autocomplete
      ? items
      : items.filter((each) => each.label.toLowerCase().includes(query))
    const rows = fitting.map((each) => ({ ...each, pick: () => this.pick(each) }))
    return this.suggestions.show(this.input, rows, rows.length > 0 ? this.option.description : 'Nothing fits')
  }

  /** Shows the bot's suggestions. An answer is dropped if a later key was pressed meanwhile. */
  async askBot(turn) {
    const options = await this.command.values()
    try {
      const { outcome } = await act('autocomplete', {
        user: state.me.id,
        channel: state.channelId,
        command: this.command.entry.line,
        options: { ...options, [this.option.name]: this.input.value },
        focused: this.option.name,
      })
      if (turn !== this.turn) return
      if (outcome.kind === 'choices')
        this.offer(outcome.choices.map((each) => ({ label: each.name, value: each.value })))
      else this.suggestions.show(this.input, [], 'Loading options failed')
    } catch (error) {
      if (turn === this.turn) this.suggestions.show(this.input, [], error.message)
    }
  }
}
