import { z } from 'zod'
import {
  FIELD_REQUIRED_MESSAGE,
  listSchema,
  messageWithErrorCode,
  notBlankSchema,
  textSchema,
  timestampSchema,
} from './form.ts'

const SCHEME = messageWithErrorCode('URL_TYPE_INVALID_SCHEME', "Scheme must be one of ('http', 'https').")
const webUrl = textSchema(1, 2048).regex(/^https?:\/\/\S+$/i, SCHEME)
/** Schema of a picture's address, which may also refer to a file of the same message. */
export const mediaUrlSchema = textSchema(1, 2048).regex(/^(https?|attachment):\/\/\S+$/i, SCHEME)

const picture = z.object({ url: mediaUrlSchema }).nullish()

const field = z.object({
  name: notBlankSchema(textSchema(0, 256)),
  value: notBlankSchema(textSchema(0, 1024)),
  inline: z.boolean().nullish(),
})

export const embedSchema = z.object({
  title: textSchema(0, 256).nullish(),
  description: textSchema(0, 4096).nullish(),
  url: webUrl.nullish(),
  timestamp: timestampSchema.nullish(),
  color: z.number().int().min(0).max(0xffffff).nullish(),
  footer: z.object({ text: textSchema(0, 2048), icon_url: mediaUrlSchema.nullish() }).nullish(),
  image: picture,
  thumbnail: picture,
  author: z
    .object({ name: textSchema(0, 256), url: webUrl.nullish(), icon_url: mediaUrlSchema.nullish() })
    .nullish(),
  fields: listSchema(field, 0, 25).nullish(),
})

export type Embed = z.output<typeof embedSchema>

const isEmpty = (embed: Embed) =>
  !embed.title &&
  !embed.description &&
  !embed.image &&
  !embed.thumbnail &&
  !embed.author &&
  !embed.footer &&
  !embed.fields?.length

/** Returns the length of an embed. All embeds of a message may have 6,000 characters together. */
export const embedSize = (embed: Embed): number => {
  const texts = [embed.title, embed.description, embed.footer?.text, embed.author?.name]
  const fields = (embed.fields ?? []).flatMap((each) => [each.name, each.value])
  return [...texts, ...fields].reduce((sum, each) => sum + (each?.length ?? 0), 0)
}

export const embedsSchema = listSchema(
  embedSchema.refine((embed) => !isEmpty(embed), { message: FIELD_REQUIRED_MESSAGE, path: ['description'] }),
  0,
  10,
).refine((embeds) => embeds.reduce((sum, embed) => sum + embedSize(embed), 0) <= 6000, {
  message: messageWithErrorCode('MAX_EMBED_SIZE_EXCEEDED', 'Embed size exceeds maximum size of 6000'),
})
