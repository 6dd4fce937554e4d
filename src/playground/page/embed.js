import { colorOf, h, isWebUrl } from './dom.js'
import { inline, markdown } from './markdown.js'
import { clock } from './time.js'

/** @param size `{ width, height }` in pixels, if known; reserves the space until the picture is loaded */
export const picture = (url, alt, className, { width, height } = {}) =>
  isWebUrl(url) &&
  h(
    'a',
    { class: `picture ${className}`, href: url, target: '_blank', rel: 'noopener noreferrer' },
    h('img', {
      src: url,
      alt,
      width,
      height,
      loading: 'lazy',
      vars: width ? { '--wide': width, '--high': height } : {},
    }),
  )

const icon = (url) => isWebUrl(url) && h('img', { class: 'embed-icon', src: url, alt: '' })

const maybeLink = (url, children) =>
  isWebUrl(url) ? h('a', { href: url, target: '_blank', rel: 'noopener noreferrer' }, children) : children

const field = ({ name, value, inline: isInline }) =>
  h('div', { class: `embed-field ${isInline ? 'inline' : ''}`, role: 'listitem' }, [
    h('div', { class: 'embed-field-name' }, inline(name)),
    h('div', { class: 'embed-field-value md' }, markdown(value)),
  ])

const fields = (all) => all?.length > 0 && h('div', { class: 'embed-fields', role: 'list' }, all.map(field))

const footer = ({ footer: foot, timestamp }) =>
  (foot || timestamp) &&
  h('div', { class: 'embed-footer' }, [
    foot && [icon(foot.icon_url), h('span', {}, foot.text)],
    foot && timestamp && ' · ',
    timestamp && clock(timestamp),
  ])

export const embed = (data) =>
  h(
    'article',
    {
      class: 'embed',
      'data-testid': 'embed',
      'aria-label': data.title ?? 'Embed',
      vars: data.color != null ? { '--bar': colorOf(data.color) } : {},
    },
    h(
      'div',
      { class: 'embed-body' },
      data.author &&
        h(
          'div',
          { class: 'embed-author' },
          icon(data.author.icon_url),
          maybeLink(data.author.url, data.author.name),
        ),
      data.title && h('div', { class: 'embed-title' }, maybeLink(data.url, inline(data.title))),
      data.description && h('div', { class: 'embed-description md' }, markdown(data.description)),
      fields(data.fields),
    ),
    data.thumbnail && picture(data.thumbnail.url, 'Thumbnail', 'thumbnail'),
    data.image && picture(data.image.url, data.image.description ?? data.title ?? 'Picture', 'wide'),
    footer(data),
  )
