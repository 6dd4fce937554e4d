import { z } from 'zod'
import { contentTypeByFileName } from '../api/body.ts'
import type { RouteContext } from '../api/context.ts'
import { ComponentType, isSelect } from '../validation/component.ts'
import { type Modal, type ModalField, type ModalPart, modalField, modalFields } from '../validation/modal.ts'
import { storeFile } from '../world/messages.ts'
import { resolvePickedSelectValues } from './components.ts'
import { ResolvedEntities, refusalOfUserMistake } from './resolved.ts'

const fileSchema = z.object({ name: z.string().min(1), base64: z.string() })
export const modalAnswersSchema = z.record(
  z.string(),
  z.union([z.string(), z.boolean(), z.array(z.string()), z.array(fileSchema)]),
)
type Answers = z.output<typeof modalAnswersSchema>
type Answer = Answers[string] | undefined

const textOf = (field: Extract<ModalField, { type: 4 }>, answer: Answer) => {
  const value = answer === undefined ? (field.value ?? '') : String(answer)
  const name = field.label ?? field.custom_id
  if (value === '' && field.required !== false) throw refusalOfUserMistake(`"${name}" is required.`)
  if (value !== '' && value.length < (field.min_length ?? 0))
    throw refusalOfUserMistake(`"${name}" has at least ${field.min_length} characters.`)
  if (value.length > (field.max_length ?? 4000))
    throw refusalOfUserMistake(`"${name}" has at most ${field.max_length ?? 4000} characters.`)
  return { value }
}

const listOf = (answer: Answer): string[] => {
  if (answer === undefined || answer === '') return []
  return Array.isArray(answer)
    ? answer.map((each) => (typeof each === 'string' ? each : each.name))
    : [String(answer)]
}

const filesOf = (context: RouteContext, resolved: ResolvedEntities, answer: Answer) => {
  const files = z.array(fileSchema).parse(answer ?? [])
  const store = ({ name, base64 }: z.output<typeof fileSchema>) =>
    storeFile(context.world, { name, type: contentTypeByFileName(name), data: Buffer.from(base64, 'base64') })
  return { values: files.map((file) => resolved.attachment(store(file))) }
}

const contentOf = (context: RouteContext, resolved: ResolvedEntities, field: ModalField, answer: Answer) => {
  if (field.type === ComponentType.textInput) return textOf(field, answer)
  if (field.type === ComponentType.checkbox) return { value: answer === true || answer === 'true' }
  if (field.type === ComponentType.radioGroup) return { value: listOf(answer)[0] ?? null }
  if (field.type === ComponentType.fileUpload) return filesOf(context, resolved, answer)
  const picked = listOf(answer)
  const isOptional = field.required === false && picked.length === 0
  if (!isSelect(field as never) || isOptional) return { values: picked }
  return {
    values: resolvePickedSelectValues(
      field as Parameters<typeof resolvePickedSelectValues>[0],
      picked,
      resolved,
    ),
  }
}

/** Builds the answer to one part of a modal, in the form that the part requires. */
const partData = (part: ModalPart, inner: object | undefined) => {
  if (!inner) return { type: part.type, id: part.id }
  if (part.type === ComponentType.label) return { type: part.type, id: part.id, component: inner }
  return { type: part.type, id: part.id, components: [inner] }
}

export const modalInteractionData = (context: RouteContext, modal: Modal, answers: Answers) => {
  const unknown = Object.keys(answers).find(
    (id) => !modalFields(modal).some((field) => field.custom_id === id),
  )
  if (unknown) throw refusalOfUserMistake(`The modal has no field "${unknown}".`)
  const resolved = new ResolvedEntities(context)
  const given = new Map(Object.entries(answers))
  const components = modal.components.map((part, index) => {
    const field = modalField(part)
    const inner = field && {
      type: field.type,
      id: field.id ?? 100 + index,
      custom_id: field.custom_id,
      ...contentOf(context, resolved, field, given.get(field.custom_id)),
    }
    return partData({ ...part, id: part.id ?? index + 1 }, inner)
  })
  return { custom_id: modal.custom_id, components, ...resolved.wire() }
}
