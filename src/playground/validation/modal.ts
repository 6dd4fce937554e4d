import { z } from 'zod'
import {
  ComponentType,
  componentIdSchema,
  customIdSchema,
  selectSchemas,
  textDisplaySchema,
} from './component.ts'
import { listSchema, messageWithErrorCode, parseForm, textSchema } from './form.ts'

const textInput = z.object({
  type: z.literal(ComponentType.textInput),
  id: componentIdSchema,
  custom_id: customIdSchema,
  style: z.union([z.literal(1), z.literal(2)]),
  label: textSchema(1, 45).nullish(),
  min_length: z.number().int().min(0).max(4000).nullish(),
  max_length: z.number().int().min(1).max(4000).nullish(),
  required: z.boolean().nullish(),
  value: textSchema(0, 4000).nullish(),
  placeholder: textSchema(0, 100).nullish(),
})

const fileUpload = z.object({
  type: z.literal(ComponentType.fileUpload),
  id: componentIdSchema,
  custom_id: customIdSchema,
  min_values: z.number().int().min(0).max(10).nullish(),
  max_values: z.number().int().min(1).max(10).nullish(),
  required: z.boolean().nullish(),
})

const groupOption = z.object({
  value: textSchema(1, 100),
  label: textSchema(1, 100),
  description: textSchema(0, 100).nullish(),
  default: z.boolean().nullish(),
})

const radioGroup = z.object({
  type: z.literal(ComponentType.radioGroup),
  id: componentIdSchema,
  custom_id: customIdSchema,
  options: listSchema(groupOption, 2, 10),
  required: z.boolean().nullish(),
})

const checkboxGroup = z.object({
  type: z.literal(ComponentType.checkboxGroup),
  id: componentIdSchema,
  custom_id: customIdSchema,
  options: listSchema(groupOption, 1, 10),
  min_values: z.number().int().min(0).max(10).nullish(),
  max_values: z.number().int().min(1).max(10).nullish(),
  required: z.boolean().nullish(),
})

const checkbox = z.object({
  type: z.literal(ComponentType.checkbox),
  id: componentIdSchema,
  custom_id: customIdSchema,
  default: z.boolean().nullish(),
})

const label = z.object({
  type: z.literal(ComponentType.label),
  id: componentIdSchema,
  label: textSchema(1, 45),
  description: textSchema(0, 100).nullish(),
  component: z.discriminatedUnion('type', [
    textInput,
    ...selectSchemas,
    fileUpload,
    radioGroup,
    checkboxGroup,
    checkbox,
  ]),
})

const legacyRow = z.object({
  type: z.literal(ComponentType.row),
  id: componentIdSchema,
  components: listSchema(
    textInput.refine((input) => Boolean(input.label), {
      message: messageWithErrorCode('BASE_TYPE_REQUIRED', 'This field is required'),
      path: ['label'],
    }),
    1,
    1,
  ),
})

const modal = z
  .object({
    custom_id: customIdSchema,
    title: textSchema(1, 45),
    components: listSchema(z.discriminatedUnion('type', [label, legacyRow, textDisplaySchema]), 1, 5),
  })
  .superRefine((form, context) => {
    const seen = new Set<string>()
    modalFields(form).forEach(({ custom_id }) => {
      if (seen.has(custom_id))
        context.addIssue({
          code: 'custom',
          path: ['components'],
          message: messageWithErrorCode(
            'COMPONENT_CUSTOM_ID_DUPLICATED',
            'Component custom id cannot be duplicated',
          ),
        })
      seen.add(custom_id)
    })
  })

export type ModalField = z.output<typeof label>['component']
export type ModalPart =
  | z.output<typeof label>
  | z.output<typeof legacyRow>
  | z.output<typeof textDisplaySchema>
export interface Modal {
  custom_id: string
  title: string
  components: ModalPart[]
}

export const modalField = (part: ModalPart): ModalField | undefined => {
  if (part.type === ComponentType.label) return part.component
  return part.type === ComponentType.row ? part.components[0] : undefined
}

export const modalFields = (form: Modal): ModalField[] =>
  form.components.map(modalField).filter((field) => field !== undefined)

export const parseModal = (body: unknown): Modal => parseForm(modal, body)
