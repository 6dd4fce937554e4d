import { z } from 'zod'
import { mediaUrlSchema } from './embed.ts'
import {
  lengthErrorMessage,
  listSchema,
  messageWithErrorCode,
  notBlankSchema,
  snowflakeSchema,
  textSchema,
} from './form.ts'

export const ComponentType = {
  row: 1,
  button: 2,
  stringSelect: 3,
  textInput: 4,
  userSelect: 5,
  roleSelect: 6,
  mentionableSelect: 7,
  channelSelect: 8,
  section: 9,
  text: 10,
  thumbnail: 11,
  gallery: 12,
  file: 13,
  separator: 14,
  container: 17,
  label: 18,
  fileUpload: 19,
  radioGroup: 21,
  checkboxGroup: 22,
  checkbox: 23,
} as const

export const componentIdSchema = z.number().int().min(0).nullish()
export const customIdSchema = textSchema(1, 100)

const UNICODE_EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u

const emoji = z
  .object({ id: snowflakeSchema.nullish(), name: z.string().nullish(), animated: z.boolean().nullish() })
  .refine((each) => !each.id && UNICODE_EMOJI.test(each.name ?? ''), {
    message: messageWithErrorCode('COMPONENT_INVALID_EMOJI', 'Invalid emoji'),
    path: ['name'],
  })

const button = z
  .object({
    type: z.literal(ComponentType.button),
    id: componentIdSchema,
    style: z.number().int().min(1).max(5),
    label: textSchema(0, 80).nullish(),
    emoji: emoji.nullish(),
    custom_id: customIdSchema.nullish(),
    url: textSchema(1, 512)
      .regex(/^(https?|discord):\/\/\S+$/i)
      .nullish(),
    disabled: z.boolean().nullish(),
  })
  .superRefine((each, context) => {
    const fault = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message })
    const isLink = each.style === 5
    if (isLink && each.url == null)
      fault('url', messageWithErrorCode('BASE_TYPE_REQUIRED', 'A url is required'))
    if (isLink && each.custom_id != null)
      fault(
        'custom_id',
        messageWithErrorCode('COMPONENT_CUSTOM_ID_URL', 'A custom id and url cannot both be specified'),
      )
    if (!isLink && each.custom_id == null)
      fault('custom_id', messageWithErrorCode('BASE_TYPE_REQUIRED', 'A custom id is required'))
    if (!isLink && each.url != null)
      fault(
        'url',
        messageWithErrorCode('COMPONENT_CUSTOM_ID_URL', 'A custom id and url cannot both be specified'),
      )
    if (!each.label && !each.emoji)
      fault(
        'label',
        messageWithErrorCode('COMPONENT_LABEL_OR_EMOJI_REQUIRED', 'A label or emoji is required'),
      )
  })

const option = z.object({
  label: notBlankSchema(textSchema(1, 100)),
  value: textSchema(1, 100),
  description: textSchema(0, 100).nullish(),
  emoji: emoji.nullish(),
  default: z.boolean().nullish(),
})
type Option = z.output<typeof option>

type Fail = (path: PropertyKey[], message: string) => void

export const refuseRepeatedOptionValues = (options: readonly Option[], fail: Fail) => {
  const seen = new Set<string>()
  options.forEach((each, index) => {
    if (seen.has(each.value))
      fail(
        ['options', index, 'value'],
        messageWithErrorCode(
          'COMPONENT_OPTION_VALUE_DUPLICATED',
          'The specified option value is already used',
        ),
      )
    seen.add(each.value)
  })
}

interface Choosing {
  min_values?: number | null | undefined
  max_values?: number | null | undefined
  options?: readonly Option[]
}

const refuseImpossibleCounts = (select: Choosing, fail: Fail) => {
  const max = select.max_values ?? 1
  const min = select.min_values ?? 1
  if (min > max)
    fail(['min_values'], messageWithErrorCode('NUMBER_TYPE_MAX', `Must be less than or equal to ${max}.`))
  if (!select.options) return
  if (select.options.length < max) fail(['options'], lengthErrorMessage(max, 25))
  const chosen = select.options.filter((each) => each.default).length
  if (chosen > max)
    fail(
      ['options'],
      messageWithErrorCode('COMPONENT_TOO_MANY_DEFAULTS', `Must have ${max} or fewer defaults.`),
    )
}

const counts = {
  placeholder: textSchema(0, 150).nullish(),
  min_values: z.number().int().min(0).max(25).nullish(),
  max_values: z.number().int().min(1).max(25).nullish(),
  disabled: z.boolean().nullish(),
  required: z.boolean().nullish(),
}

const stringSelect = z
  .object({
    type: z.literal(ComponentType.stringSelect),
    id: componentIdSchema,
    custom_id: customIdSchema,
    options: listSchema(option, 1, 25),
    ...counts,
  })
  .superRefine((select, context) => {
    const fail: Fail = (path, message) => context.addIssue({ code: 'custom', path, message })
    refuseRepeatedOptionValues(select.options, fail)
    refuseImpossibleCounts(select, fail)
  })

const defaultValue = z.object({ id: snowflakeSchema, type: z.enum(['user', 'role', 'channel']) })

const entitySelect = z
  .object({
    type: z.union([z.literal(5), z.literal(6), z.literal(7), z.literal(8)]),
    id: componentIdSchema,
    custom_id: customIdSchema,
    channel_types: z.array(z.number().int()).nullish(),
    default_values: listSchema(defaultValue, 0, 25).nullish(),
    ...counts,
  })
  .superRefine((select, context) => {
    refuseImpossibleCounts(
      { min_values: select.min_values, max_values: select.max_values },
      (path, message) => context.addIssue({ code: 'custom', path, message }),
    )
  })

export const selectSchemas = [stringSelect, entitySelect] as const

const actionRow = z
  .object({
    type: z.literal(ComponentType.row),
    id: componentIdSchema,
    components: listSchema(z.discriminatedUnion('type', [button, ...selectSchemas]), 1, 5),
  })
  .superRefine((row, context) => {
    const holdsSelect = row.components.some((each) => each.type !== ComponentType.button)
    if (holdsSelect && row.components.length > 1)
      context.addIssue({
        code: 'custom',
        path: ['components'],
        message: messageWithErrorCode(
          'COMPONENT_LAYOUT_WIDTH_EXCEEDED',
          'The specified component exceeds the maximum width',
        ),
      })
  })

const media = z.object({ url: mediaUrlSchema })
const display = { description: textSchema(0, 1024).nullish(), spoiler: z.boolean().nullish() }

export const textDisplaySchema = z.object({
  type: z.literal(ComponentType.text),
  id: componentIdSchema,
  content: textSchema(1, 4000),
})

const thumbnail = z.object({
  type: z.literal(ComponentType.thumbnail),
  id: componentIdSchema,
  media,
  ...display,
})

const section = z.object({
  type: z.literal(ComponentType.section),
  id: componentIdSchema,
  components: listSchema(textDisplaySchema, 1, 3),
  accessory: z.discriminatedUnion('type', [button, thumbnail]),
})

const gallery = z.object({
  type: z.literal(ComponentType.gallery),
  id: componentIdSchema,
  items: listSchema(z.object({ media, ...display }), 1, 10),
})

const file = z.object({
  type: z.literal(ComponentType.file),
  id: componentIdSchema,
  file: z.object({
    url: z
      .string()
      .regex(
        /^attachment:\/\//,
        messageWithErrorCode('URL_TYPE_INVALID_SCHEME', "Scheme must be 'attachment'."),
      ),
  }),
  spoiler: z.boolean().nullish(),
})

const separator = z.object({
  type: z.literal(ComponentType.separator),
  id: componentIdSchema,
  divider: z.boolean().nullish(),
  spacing: z.union([z.literal(1), z.literal(2)]).nullish(),
})

const inContainer = [actionRow, section, textDisplaySchema, gallery, file, separator] as const

const container = z.object({
  type: z.literal(ComponentType.container),
  id: componentIdSchema,
  components: listSchema(z.discriminatedUnion('type', inContainer), 1, 40),
  accent_color: z.number().int().min(0).max(0xffffff).nullish(),
  spoiler: z.boolean().nullish(),
})

export const legacyComponentsSchema = listSchema(z.discriminatedUnion('type', [actionRow]), 0, 5)
export const componentsV2Schema = z.array(z.discriminatedUnion('type', [...inContainer, container]))

export type TopComponent = z.output<typeof componentsV2Schema>[number]
export type Button = z.output<typeof button>
export type Select = z.output<typeof stringSelect> | z.output<typeof entitySelect>
export type AnyComponent = TopComponent | Button | Select | z.output<typeof thumbnail>

/** Yields every component of a layout with its path, the outermost first. */
export function* walkComponents(
  components: readonly AnyComponent[],
  path: readonly PropertyKey[] = [],
): Generator<[AnyComponent, readonly PropertyKey[]]> {
  for (const [index, each] of components.entries()) {
    const here = [...path, index]
    yield [each, here]
    if ('components' in each) yield* walkComponents(each.components, [...here, 'components'])
    if ('accessory' in each) {
      yield [each.accessory, [...here, 'accessory']]
    }
  }
}

export const isButton = (each: AnyComponent): each is Button => each.type === ComponentType.button
export const isSelect = (each: AnyComponent): each is Select =>
  each.type === 3 || (each.type >= 5 && each.type <= 8)

const MAX_COMPONENTS = 40
const MAX_TEXT = 4000

/** Returns the faults of a layout as a whole: repeated custom ids, and its total size. */
export const layoutFaults = (components: readonly AnyComponent[], isModern: boolean) => {
  const faults: { path: PropertyKey[]; message: string }[] = []
  const seen = new Set<string>()
  const all = [...walkComponents(components)]
  for (const [each, path] of all) {
    if (!('custom_id' in each) || each.custom_id == null) continue
    if (seen.has(each.custom_id))
      faults.push({
        path: ['components', ...path, 'custom_id'],
        message: messageWithErrorCode(
          'COMPONENT_CUSTOM_ID_DUPLICATED',
          'Component custom id cannot be duplicated',
        ),
      })
    seen.add(each.custom_id)
  }
  if (!isModern) return faults
  if (all.length > MAX_COMPONENTS)
    faults.push({
      path: ['components'],
      message: messageWithErrorCode(
        'COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED',
        `The total number of components exceeds the maximum of ${MAX_COMPONENTS}`,
      ),
    })
  const length = all.reduce(
    (sum, [each]) => sum + (each.type === ComponentType.text ? each.content.length : 0),
    0,
  )
  if (length > MAX_TEXT)
    faults.push({
      path: ['components'],
      message: messageWithErrorCode(
        'COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED',
        `Component text exceeds maximum size of ${MAX_TEXT}`,
      ),
    })
  return faults
}
