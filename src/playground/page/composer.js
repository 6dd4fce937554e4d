import { act, post } from './api.js'
import { CommandForm } from './command-form.js'
import { matching, typedCommand } from './commands.js'
import { h } from './dom.js'
import { openModal } from './modal.js'
import { currentChannel, state } from './state.js'
import { Suggestions } from './suggestions.js'

/** The message box, for plain text or a slash command with its options. */
export class Composer {
  constructor(root, onNote) {
    this.onNote = onNote
    this.suggestions = new Suggestions()
    this.complaint = h('p', { class: 'complaint', role: 'alert', 'data-testid': 'composer-complaint' })
    this.input = h('input', {
      type: 'text',
      class: 'composer-input',
      autocomplete: 'off',
      role: 'combobox',
      'aria-expanded': 'false',
      'aria-autocomplete': 'list',
      'aria-label': 'Message',
      'data-testid': 'composer',
      maxlength: '2000',
      input: () => this.onInput(),
      keydown: (event) => this.onKey(event),
      blur: () => this.suggestions.hide(),
    })
    this.box = h('div', { class: 'composer-box' }, this.input)
    root.replaceChildren(this.suggestions.node, this.complaint, this.box)
  }

  /** Shows the name of the current channel. */
  address() {
    const channel = currentChannel()
    this.input.placeholder = `Message ${channel?.name ?? 'Lairkeeper'} · / for commands`
  }

  reset() {
    this.suggestions.hide()
    this.complaint.textContent = ''
    this.input.value = ''
    this.box.replaceChildren(this.input)
  }

  focus() {
    this.input.focus()
  }

  onInput() {
    this.complaint.textContent = ''
    const text = this.input.value
    const typed = typedCommand(text)
    if (typed) return this.write(typed.entry, typed.rest)
    return text.startsWith('/') ? this.offer(text.slice(1).toLowerCase()) : this.suggestions.hide()
  }

  offer(query) {
    const rows = matching(query).map((entry) => ({
      label: `/${entry.line}`,
      detail: entry.description,
      value: entry.line,
      pick: () => this.write(entry, ''),
    }))
    this.suggestions.show(this.input, rows, rows.length > 0 ? 'Commands' : 'No such command')
  }

  write(entry, rest) {
    const form = new CommandForm(entry, this.suggestions, {
      onSend: (each, options) => this.sendCommand(each, options),
      onLeave: () => this.leave(),
    })
    this.suggestions.hide()
    this.box.replaceChildren(form.node)
    form.focus()
    const first = form.fields[0]
    if (!rest || !first) return
    first.input.value = rest
    first.typed()
  }

  leave() {
    this.reset()
    this.focus()
  }

  onKey(event) {
    if (this.suggestions.onKey(event) || event.key !== 'Enter' || event.isComposing) return
    event.preventDefault()
    this.say()
  }

  async say() {
    const content = this.input.value.trim()
    if (content === '' || content.startsWith('/')) return
    this.input.value = ''
    try {
      await post('say', { user: state.me.id, channel: state.channelId, content })
    } catch (error) {
      this.input.value = content
      this.complaint.textContent = error.message
    }
  }

  async sendCommand(entry, options) {
    const { channelId } = state
    this.complaint.textContent = ''
    this.box.classList.add('busy')
    try {
      const { id, outcome } = await act('slash', {
        user: state.me.id,
        channel: channelId,
        command: entry.line,
        options,
      })
      this.leave()
      if (outcome.kind === 'modal') openModal(id, outcome.modal)
      if (outcome.kind === 'failure')
        this.onNote({ channelId, command: entry.line, text: `${outcome.reason}.` })
    } catch (error) {
      this.complaint.textContent = error.message
    } finally {
      this.box.classList.remove('busy')
    }
  }
}
