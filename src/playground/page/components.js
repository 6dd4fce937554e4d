import { colorOf, h, isWebUrl } from './dom.js'
import { picture } from './embed.js'
import { markdown } from './markdown.js'
import { run } from './run.js'
import { selectMenu } from './select.js'

const STYLES = { 1: 'primary', 2: 'secondary', 3: 'success', 4: 'danger', 5: 'link', 6: 'link' }

const labelOf = (data) => [data.emoji?.name, data.label].filter(Boolean).join(' ')

const linkButton = (data) =>
  isWebUrl(data.url) &&
  h(
    'a',
    {
      class: 'button link',
      href: data.url,
      target: '_blank',
      rel: 'noopener noreferrer',
      'data-testid': 'button',
      'data-label': data.label,
    },
    labelOf(data),
    h('span', { 'aria-hidden': 'true' }, ' ↗'),
  )

const button = (data, messageId) => {
  if (data.style === 5) return linkButton(data)
  return h(
    'button',
    {
      type: 'button',
      class: `button ${STYLES[data.style] ?? 'secondary'}`,
      disabled: data.disabled,
      'data-testid': 'button',
      'data-label': data.label ?? data.emoji?.name,
      'data-custom-id': data.custom_id,
      click: ({ currentTarget }) =>
        run(currentTarget, 'click', { message: messageId, button: data.custom_id }),
    },
    data.emoji?.name &&
      h('span', { class: 'button-emoji', 'aria-hidden': data.label ? 'true' : null }, data.emoji.name),
    data.label,
  )
}

const row = (data, messageId) =>
  h(
    'div',
    { class: 'row', role: 'group' },
    data.components.map((each) => component(each, messageId)),
  )

const section = (data, messageId) =>
  h(
    'div',
    { class: 'section' },
    h(
      'div',
      { class: 'section-text' },
      data.components.map((each) => component(each, messageId)),
    ),
    h('div', { class: 'section-side' }, component(data.accessory, messageId)),
  )

const veil = (isSpoiler, node) => {
  if (!isSpoiler || !node) return node
  const reveal = ({ currentTarget }) => {
    currentTarget.replaceWith(node)
  }
  return h('button', { class: 'veil', type: 'button', click: reveal }, 'Spoiler: show')
}

const gallery = (data) =>
  h(
    'div',
    { class: `gallery count-${Math.min(data.items.length, 4)}` },
    data.items.map((item) =>
      veil(item.spoiler, item.media && picture(item.media.url, item.description ?? 'Picture', 'tile')),
    ),
  )

const container = (data, messageId) =>
  veil(
    data.spoiler,
    h(
      'div',
      {
        class: 'container',
        role: 'group',
        vars: data.accent_color != null ? { '--bar': colorOf(data.accent_color) } : {},
      },
      data.components.map((each) => component(each, messageId)),
    ),
  )

const file = (data) =>
  isWebUrl(data.file?.url) &&
  h(
    'a',
    { class: 'file', href: data.file.url, download: '' },
    `${decodeURIComponent(data.file.url.split('/').at(-1))}`,
  )

const BUILDERS = {
  1: row,
  2: button,
  3: selectMenu,
  5: selectMenu,
  6: selectMenu,
  7: selectMenu,
  8: selectMenu,
  9: section,
  10: (data) => h('div', { class: 'md' }, markdown(data.content)),
  11: (data) =>
    data.media && veil(data.spoiler, picture(data.media.url, data.description ?? 'Picture', 'thumbnail')),
  12: gallery,
  13: file,
  14: (data) =>
    h('hr', {
      class: `separator ${data.divider === false ? 'blank' : ''} ${data.spacing === 2 ? 'large' : ''}`,
    }),
  17: container,
}

export const component = (data, messageId) => BUILDERS[data.type]?.(data, messageId)
