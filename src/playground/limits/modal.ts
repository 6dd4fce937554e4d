import { z } from 'zod'
import { ComponentType, customId, id, selects, textDisplay } from './component.ts'
import { coded, list, parseForm, text } from './form.ts'

const textInput = z.object({
  type: z.literal(ComponentType.textInput),
  id,
  custom_id: customId,
  style: z.union([z.literal(1), z.literal(2)]),
  label: text(1, 45).nullish(),
  min_length: z.number().int().min(0).max(4000).nullish(),
  max_length: z.number().int().min(1).max(4000).nullish(),
  required: z.boolean().nullish(),
  value: text(0, 4000).nullish(),
  placeholder: text(0, 100).nullish(),
})

const fileUpload = z.object({
  type: z.literal(ComponentType.fileUpload),
  id,
  custom_id: customId,
  min_values: z.number().int().min(0).max(10).nullish(),
  max_values: z.number().int().min(1).max(10).nullish(),
  required: z.boolean().nullish(),
})

const groupOption = z.object({
  value: text(1, 100),
  label: text(1, 100),
  description: text(0, 100).nullish(),
  default: z.boolean().nullish(),
})

const radioGroup = z.object({
  type: z.literal(ComponentType.radioGroup),
  id,
  custom_id: customId,
  options: list(groupOption, 2, 10),
  required: z.boolean().nullish(),
})

const checkboxGroup = z.object({
  type: z.literal(ComponentType.checkboxGroup),
  id,
  custom_id: customId,
  options: list(groupOption, 1, 10),
  min_values: z.number().int().min(0).max(10).nullish(),
  max_values: z.number().int().min(1).max(10).nullish(),
  required: z.boolean().nullish(),
})

const checkbox = z.object({
  type: z.literal(ComponentType.checkbox),
  id,
  custom_id: customId,
  default: z.boolean().nullish(),
})

const label = z.object({
  type: z.literal(ComponentType.label),
  id,
  label: text(1, 45),
  description: text(0, 100).nullish(),
  component: z.discriminatedUnion('type', [
    textInput,
    ...selects,
    fileUpload,
    radioGroup,
    checkboxGroup,
    checkbox,
  ]),
})

const legacyRow = z.object({
  type: z.literal(ComponentType.row),
  id,
  components: list(
    textInput.refine((input) => Boolean(input.label), {
      message: coded('BASE_TYPE_REQUIRED', 'This field is required'),
      path: ['label'],
    }),
    1,
    1,
  ),
})

const modal = z
  .object({
    custom_id: customId,
    title: text(1, 45),
    components: list(z.discriminatedUnion('type', [label, legacyRow, textDisplay]), 1, 5),
  })
  .superRefine((form, context) => {
    const seen = new Set<string>()
    modalFields(form).forEach(({ custom_id }) => {
      if (seen.has(custom_id))
        context.addIssue({
          code: 'custom',
          path: ['components'],
          message: coded('COMPONENT_CUSTOM_ID_DUPLICATED', 'Component custom id cannot be duplicated'),
        })
      seen.add(custom_id)
    })
  })

export type ModalField = z.output<typeof label>['component']
export type ModalPart = z.output<typeof label> | z.output<typeof legacyRow> | z.output<typeof textDisplay>
export interface Modal {
  custom_id: string
  title: string
  components: ModalPart[]
}

export const fieldOf = (part: ModalPart): ModalField | undefined => {
  if (part.type === ComponentType.label) return part.component
  return part.type === ComponentType.row ? part.components[0] : undefined
}

export const modalFields = (form: Modal): ModalField[] =>
  form.components.map(fieldOf).filter((field) => field !== undefined)

export const parseModal = (body: unknown): Modal => parseForm(modal, body)
