import { freshId, h } from './dom.js'
import { optionsOf } from './options.js'
import { run } from './run.js'

const moveFocus = (event, items) => {
  const at = items.indexOf(document.activeElement)
  const targets = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }
  if (!(event.key in targets)) return
  event.preventDefault()
  items[(targets[event.key] + items.length) % items.length].focus()
}

/** Moves to the next option that begins with the pressed letter. */
const jumpTo = ({ key, ctrlKey, altKey, metaKey }, items) => {
  if (key.length !== 1 || key === ' ' || ctrlKey || altKey || metaKey) return
  const at = items.indexOf(document.activeElement)
  const later = [...items.slice(at + 1), ...items.slice(0, at + 1)]
  later.find((each) => each.textContent.toLowerCase().startsWith(key.toLowerCase()))?.focus()
}

const optionNode = (option, choose) =>
  h(
    'div',
    {
      class: 'option',
      role: 'option',
      tabindex: '-1',
      'aria-selected': String(Boolean(option.default)),
      'data-testid': 'option',
      'data-value': option.value,
      click: ({ currentTarget }) => choose(currentTarget),
    },
    option.emoji?.name && h('span', { class: 'button-emoji' }, option.emoji.name),
    h(
      'span',
      { class: 'option-text' },
      h('span', {}, option.label),
      option.description && h('small', {}, option.description),
    ),
    h('span', { class: 'tick', 'aria-hidden': 'true' }),
  )

const isSelected = (node) => node.getAttribute('aria-selected') === 'true'

/**
 * A menu below its button. A single choice is sent at once. Several choices are ticked and then confirmed.
 */
export const selectMenu = (data, messageId) => {
  const id = freshId('select')
  const max = data.max_values ?? 1
  const min = data.min_values ?? 1
  const isMulti = max > 1
  const options = optionsOf(data)
  const picked = options.filter((each) => each.default)
  const title = data.placeholder ?? 'Make a selection'

  const send = (values) => {
    close()
    opener.focus()
    run(opener, 'select', { message: messageId, select: data.custom_id, values })
  }

  const chosen = () => items.filter(isSelected)
  const refresh = () => {
    const count = chosen().length
    confirm.disabled = count < min || count > max
    confirm.textContent = `Confirm ${count} chosen (${min === max ? max : `${min} to ${max}`})`
  }

  const choose = (node) => {
    if (!isMulti) return send([node.dataset.value])
    if (!isSelected(node) && chosen().length >= max) return undefined
    node.setAttribute('aria-selected', String(!isSelected(node)))
    return refresh()
  }

  const items = options.map((each) => optionNode(each, choose))
  const confirm = h('button', {
    type: 'button',
    class: 'button primary',
    'data-testid': 'select-confirm',
    click: () => send(chosen().map((each) => each.dataset.value)),
  })

  const onKey = (event) => {
    moveFocus(event, items)
    jumpTo(event, items)
    if (event.key === 'Escape') {
      event.stopPropagation()
      close()
      opener.focus()
    }
    if ((event.key === 'Enter' || event.key === ' ') && items.includes(document.activeElement)) {
      event.preventDefault()
      choose(document.activeElement)
    }
  }

  const listbox = h(
    'div',
    { class: 'options', id, role: 'listbox', 'aria-label': title, 'aria-multiselectable': String(isMulti) },
    items,
  )
  const leave = ({ relatedTarget }) => {
    if (!menu.hidden && relatedTarget && !box.contains(relatedTarget)) close()
  }
  const menu = h('div', { class: 'menu-box', hidden: true, keydown: onKey }, listbox, isMulti && confirm)
  const toggle = () => {
    menu.hidden = !menu.hidden
    opener.setAttribute('aria-expanded', String(!menu.hidden))
    if (!menu.hidden) (chosen()[0] ?? items[0])?.focus()
  }
  const close = () => {
    menu.hidden = true
    opener.setAttribute('aria-expanded', 'false')
  }

  const opener = h(
    'button',
    {
      type: 'button',
      class: 'select',
      disabled: data.disabled,
      'aria-haspopup': 'listbox',
      'aria-expanded': 'false',
      'aria-controls': id,
      'data-testid': 'select',
      'data-custom-id': data.custom_id,
      click: toggle,
      keydown: (event) => {
        if (event.key !== 'ArrowDown' || !menu.hidden) return
        event.preventDefault()
        toggle()
      },
    },
    h(
      'span',
      { class: picked.length > 0 ? '' : 'placeholder' },
      picked.length > 0 ? picked.map((each) => each.label).join(', ') : title,
    ),
    h('span', { class: 'chevron', 'aria-hidden': 'true' }),
  )
  if (isMulti) refresh()
  const madeOf = JSON.stringify(data)
  const box = h('div', { class: 'select-box', 'data-made-of': madeOf, focusout: leave }, opener, menu)
  return box
}
