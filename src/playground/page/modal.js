import { act } from './api.js'
import { freshId, h } from './dom.js'
import { markdown } from './markdown.js'
import { optionsOf } from './options.js'
import { state } from './state.js'

const textField = (data, id) => {
  const isLong = data.style === 2
  const props = {
    id,
    name: data.custom_id,
    placeholder: data.placeholder,
    maxlength: data.max_length,
    minlength: data.min_length,
    required: data.required !== false,
    'data-testid': 'modal-input',
  }
  const node = isLong ? h('textarea', { ...props, rows: '4' }) : h('input', { ...props, type: 'text' })
  node.value = data.value ?? ''
  return { node, value: () => node.value }
}

const choiceField = (data, type, id) => {
  const boxes = data.options.map((option) => {
    const box = h('input', { type, name: data.custom_id, value: option.value, checked: option.default })
    return {
      box,
      node: h(
        'label',
        { class: 'choice' },
        box,
        h('span', {}, option.label, option.description && h('small', {}, option.description)),
      ),
    }
  })
  const node = h(
    'div',
    { class: 'choices', role: type === 'radio' ? 'radiogroup' : 'group', 'aria-labelledby': `${id}-title` },
    boxes.map((each) => each.node),
  )
  const values = () => boxes.filter(({ box }) => box.checked).map(({ box }) => box.value)
  return { node, value: () => (type === 'radio' ? (values()[0] ?? '') : values()) }
}

const selectField = (data, id) =>
  choiceField({ ...data, options: optionsOf(data) }, (data.max_values ?? 1) > 1 ? 'checkbox' : 'radio', id)

const selectAnswer = (data, id) => {
  const field = selectField(data, id)
  return { node: field.node, value: () => [field.value()].flat().filter((each) => each !== '') }
}

const readFile = async (file) => {
  const bytes = new Uint8Array(await file.arrayBuffer())
  return { name: file.name, base64: btoa(Array.from(bytes, (each) => String.fromCharCode(each)).join('')) }
}

const fileField = (data, id) => {
  const node = h('input', {
    id,
    type: 'file',
    multiple: (data.max_values ?? 1) > 1,
    required: data.required !== false,
  })
  return { node, value: () => Promise.all([...node.files].map(readFile)) }
}

const checkboxField = (data, id) => {
  const node = h('input', { id, type: 'checkbox', checked: data.default })
  return { node, value: () => node.checked }
}

const FIELDS = {
  4: textField,
  3: selectAnswer,
  5: selectAnswer,
  6: selectAnswer,
  7: selectAnswer,
  8: selectAnswer,
  19: fileField,
  21: (data, id) => choiceField(data, 'radio', id),
  22: (data, id) => choiceField(data, 'checkbox', id),
  23: checkboxField,
}

const fieldOf = (part) =>
  part.type === 18 ? part.component : part.type === 1 ? part.components[0] : undefined

const buildPart = (part, readers) => {
  const data = fieldOf(part)
  if (!data) return h('div', { class: 'md' }, markdown(part.content ?? ''))
  const id = freshId('field')
  const field = FIELDS[data.type](data, id)
  readers.set(data.custom_id, field.value)
  const title = part.label ?? data.label ?? data.custom_id
  const isOptional = data.required === false
  const isGroup = field.node.classList.contains('choices')
  if (part.description) field.node.setAttribute('aria-describedby', `${id}-hint`)
  return h(
    'div',
    { class: 'modal-field' },
    h(
      isGroup ? 'span' : 'label',
      isGroup ? { id: `${id}-title`, class: 'label' } : { for: id },
      title,
      !isOptional && data.type === 4 && h('span', { class: 'star', 'aria-hidden': 'true' }, ' *'),
    ),
    part.description && h('small', { id: `${id}-hint` }, part.description),
    field.node,
  )
}

/** Shows a modal that the bot opened. Submitting it is a separate interaction. */
export const openModal = (interactionId, modal) => {
  const readers = new Map()
  const complaint = h('p', { class: 'complaint', role: 'alert' })
  const submit = h('button', { type: 'submit', class: 'button primary' }, 'Submit')
  const titleId = freshId('modal')

  const send = async (event) => {
    event.preventDefault()
    submit.classList.add('busy')
    complaint.textContent = ''
    try {
      const entries = await Promise.all([...readers].map(async ([id, value]) => [id, await value()]))
      const { outcome } = await act('submit', {
        user: state.me.id,
        modal: interactionId,
        values: Object.fromEntries(entries),
      })
      if (outcome.kind === 'failure')
        complaint.textContent = 'Something went wrong: the application did not respond. Try again.'
      else dialog.close()
    } catch (error) {
      complaint.textContent = error.message
    } finally {
      submit.classList.remove('busy')
    }
  }

  const dialog = h(
    'dialog',
    { class: 'modal', 'aria-labelledby': titleId, 'data-testid': 'modal', close: () => dialog.remove() },
    h(
      'form',
      { submit: send },
      h('h2', { id: titleId }, modal.title),
      modal.components.map((part) => buildPart(part, readers)),
      complaint,
      h(
        'div',
        { class: 'modal-buttons' },
        h('button', { type: 'button', class: 'button secondary', click: () => dialog.close() }, 'Cancel'),
        submit,
      ),
    ),
  )
  document.body.append(dialog)
  dialog.showModal()
  dialog.querySelector('input, textarea')?.focus()
}
