import { z } from 'zod'
import { componentsV2Schema, layoutFaults, legacyComponentsSchema } from './component.ts'
import { embedsSchema } from './embed.ts'
import {
  ApiRefusal,
  listSchema,
  messageWithErrorCode,
  newInvalidFormRefusal,
  parseForm,
  snowflakeSchema,
  textSchema,
} from './form.ts'

export const MessageFlag = {
  hasThread: 1 << 5,
  ephemeral: 1 << 6,
  loading: 1 << 7,
  suppressEmbeds: 1 << 2,
  silent: 1 << 12,
  componentsV2: 1 << 15,
} as const

const attachment = z.object({
  id: z.union([z.string(), z.number()]).transform(String),
  filename: textSchema(0, 1024).nullish(),
  description: textSchema(0, 1024).nullish(),
  title: z.string().nullish(),
})

export const allowedMentionsSchema = z
  .object({
    parse: z.array(z.enum(['users', 'roles', 'everyone'])).nullish(),
    users: listSchema(snowflakeSchema, 0, 100).nullish(),
    roles: listSchema(snowflakeSchema, 0, 100).nullish(),
    replied_user: z.boolean().nullish(),
  })
  .superRefine((allowed, context) => {
    for (const kind of ['users', 'roles'] as const)
      if (allowed.parse?.includes(kind) && allowed[kind]?.length)
        context.addIssue({
          code: 'custom',
          path: [kind],
          message: messageWithErrorCode(
            'MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE',
            `parse:["${kind}"] and ${kind}: [ids...] are mutually exclusive.`,
          ),
        })
  })
export type AllowedMentions = z.output<typeof allowedMentionsSchema>

const schema = z.object({
  content: textSchema(0, 2000).nullish(),
  embeds: embedsSchema.nullish(),
  components: z.array(z.unknown()).nullish(),
  flags: z.number().int().nullish(),
  tts: z.boolean().nullish(),
  nonce: z.union([textSchema(0, 25), z.number().int()]).nullish(),
  enforce_nonce: z.boolean().nullish(),
  allowed_mentions: allowedMentionsSchema.nullish(),
  attachments: listSchema(attachment, 0, 10).nullish(),
  message_reference: z
    .object({
      message_id: snowflakeSchema.nullish(),
      channel_id: snowflakeSchema.nullish(),
      fail_if_not_exists: z.boolean().nullish(),
    })
    .nullish(),
  sticker_ids: z.array(z.string()).max(0, 'The playground has no stickers').nullish(),
  poll: z.null('The playground has no polls').optional(),
})

export type MessageForm = Omit<z.output<typeof schema>, 'components'> & {
  components?: z.output<typeof componentsV2Schema> | null | undefined
}

const LEGACY_FIELDS = ['content', 'embeds'] as const

const refuseLegacyFields = (form: z.output<typeof schema>) => {
  const mixed = LEGACY_FIELDS.filter((field) => form[field]?.length)
  if (mixed.length === 0) return
  throw newInvalidFormRefusal(
    mixed.map((field) => ({
      path: [field],
      message: messageWithErrorCode(
        'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
        `The '${field}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2`,
      ),
    })),
  )
}

/**
 * Parses a message of a bot.
 * @param wasModern whether the message already used Components V2
 */
export const parseMessage = (body: unknown, wasModern = false): MessageForm => {
  const form = parseForm(schema, body)
  const isModern = wasModern || ((form.flags ?? 0) & MessageFlag.componentsV2) !== 0
  if (isModern) refuseLegacyFields(form)
  if (form.components == null) return { ...form, components: form.components as null | undefined }
  const layout = isModern ? componentsV2Schema : legacyComponentsSchema
  const { components } = parseForm(z.object({ components: layout }), { components: form.components })
  const faults = layoutFaults(components, isModern)
  if (faults.length > 0) throw newInvalidFormRefusal(faults)
  return { ...form, components }
}

export const refuseEmptyMessage = (message: {
  content: string
  embeds: readonly unknown[]
  components: readonly unknown[]
  files: readonly unknown[]
}) => {
  const isEmpty =
    message.content.trim() === '' &&
    message.embeds.length === 0 &&
    message.components.length === 0 &&
    message.files.length === 0
  if (isEmpty) throw new ApiRefusal(400, 50006, 'Cannot send an empty message')
}
