import { type AnyComponent, walkComponents } from '../validation/component.ts'
import { withoutNulls } from './json.ts'

/** Converts components to Discord's JSON. */

/** Numbers the components that have no id, as Discord does. */
export const assignComponentIds = (components: readonly AnyComponent[]) => {
  const taken = new Set([...walkComponents(components)].map(([each]) => each.id))
  let next = 1
  for (const [each] of walkComponents(components)) {
    if (each.id) continue
    while (taken.has(next)) next += 1
    each.id = next
    taken.add(next)
  }
}

/** Returns the JSON of the file at an address. */
type Media = (url: string) => object | undefined

/** Converts a component, with the addresses of its files and the values that Discord fills in. */
export const componentJson = (component: AnyComponent, media: Media): unknown => ({
  ...Object(withoutNulls(component)),
  ...filledIn(component, media),
  ...('components' in component && {
    components: component.components.map((each) => componentJson(each, media)),
  }),
  ...('accessory' in component && { accessory: componentJson(component.accessory, media) }),
})

const filledIn = (component: AnyComponent, media: Media): object => {
  switch (component.type) {
    case 3:
    case 5:
    case 6:
    case 7:
    case 8:
      return { min_values: component.min_values ?? 1, max_values: component.max_values ?? 1 }
    case 11:
      return { media: media(component.media.url), ...shown(component) }
    case 12:
      return { items: component.items.map((each) => ({ media: media(each.media.url), ...shown(each) })) }
    case 13:
      return fileWire(component.file.url, component.spoiler ?? false, media)
    case 14:
      return { divider: component.divider ?? true, spacing: component.spacing ?? 1 }
    case 17:
      return { accent_color: component.accent_color ?? null, spoiler: component.spoiler ?? false }
    default:
      return {}
  }
}

const shown = (picture: {
  description?: string | null | undefined
  spoiler?: boolean | null | undefined
}) => ({
  description: picture.description ?? null,
  spoiler: picture.spoiler ?? false,
})

const fileWire = (url: string, spoiler: boolean, media: Media) => ({
  file: media(url),
  name: decodeURIComponent(url.replace('attachment://', '')),
  size: null,
  spoiler,
})
