import { z } from 'zod'
import { classicLayout, layoutFaults, modernLayout } from './component.ts'
import { embedsSchema } from './embed.ts'
import { coded, invalidForm, list, parseForm, Refusal, snowflake, text } from './form.ts'

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
  filename: text(0, 1024).nullish(),
  description: text(0, 1024).nullish(),
  title: z.string().nullish(),
})

export const allowedMentions = z
  .object({
    parse: z.array(z.enum(['users', 'roles', 'everyone'])).nullish(),
    users: list(snowflake, 0, 100).nullish(),
    roles: list(snowflake, 0, 100).nullish(),
    replied_user: z.boolean().nullish(),
  })
  .superRefine((allowed, context) => {
    for (const kind of ['users', 'roles'] as const)
      if (allowed.parse?.includes(kind) && allowed[kind]?.length)
        context.addIssue({
          code: 'custom',
          path: [kind],
          message: coded(
            'MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE',
            `parse:["${kind}"] and ${kind}: [ids...] are mutually exclusive.`,
          ),
        })
  })
export type AllowedMentions = z.output<typeof allowedMentions>

const schema = z.object({
  content: text(0, 2000).nullish(),
  embeds: embedsSchema.nullish(),
  components: z.array(z.unknown()).nullish(),
  flags: z.number().int().nullish(),
  tts: z.boolean().nullish(),
  nonce: z.union([text(0, 25), z.number().int()]).nullish(),
  enforce_nonce: z.boolean().nullish(),
  allowed_mentions: allowedMentions.nullish(),
  attachments: list(attachment, 0, 10).nullish(),
  message_reference: z
    .object({
      message_id: snowflake.nullish(),
      channel_id: snowflake.nullish(),
      fail_if_not_exists: z.boolean().nullish(),
    })
    .nullish(),
  sticker_ids: z.array(z.string()).max(0, 'The playground has no stickers').nullish(),
  poll: z.null('The playground has no polls').optional(),
})

export type MessageForm = Omit<z.output<typeof schema>, 'components'> & {
  components?: z.output<typeof modernLayout> | null | undefined
}

const LEGACY_FIELDS = ['content', 'embeds'] as const

const refuseLegacyFields = (form: z.output<typeof schema>) => {
  const mixed = LEGACY_FIELDS.filter((field) => form[field]?.length)
  if (mixed.length === 0) return
  throw invalidForm(
    mixed.map((field) => ({
      path: [field],
      message: coded(
        'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
        `The '${field}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2`,
      ),
    })),
  )
}

/** Parses a message of a bot. `wasModern` says whether the message already used Components V2. */
export const parseMessage = (body: unknown, wasModern = false): MessageForm => {
  const form = parseForm(schema, body)
  const isModern = wasModern || ((form.flags ?? 0) & MessageFlag.componentsV2) !== 0
  if (isModern) refuseLegacyFields(form)
  if (form.components == null) return { ...form, components: form.components as null | undefined }
  const layout = isModern ? modernLayout : classicLayout
  const { components } = parseForm(z.object({ components: layout }), { components: form.components })
  const faults = layoutFaults(components, isModern)
  if (faults.length > 0) throw invalidForm(faults)
  return { ...form, components }
}

export const refuseEmpty = (message: {
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
  if (isEmpty) throw new Refusal(400, 50006, 'Cannot send an empty message')
}
