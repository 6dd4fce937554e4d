import { z } from 'zod'
import { coded, list, REQUIRED, shown, text, timestamp } from './form.ts'

const SCHEME = coded('URL_TYPE_INVALID_SCHEME', "Scheme must be one of ('http', 'https').")
const webUrl = text(1, 2048).regex(/^https?:\/\/\S+$/i, SCHEME)
/** Pictures may also refer to a file of the same message. */
export const mediaUrl = text(1, 2048).regex(/^(https?|attachment):\/\/\S+$/i, SCHEME)

const picture = z.object({ url: mediaUrl }).nullish()

const field = z.object({
  name: shown(text(0, 256)),
  value: shown(text(0, 1024)),
  inline: z.boolean().nullish(),
})

export const embedSchema = z.object({
  title: text(0, 256).nullish(),
  description: text(0, 4096).nullish(),
  url: webUrl.nullish(),
  timestamp: timestamp.nullish(),
  color: z.number().int().min(0).max(0xffffff).nullish(),
  footer: z.object({ text: text(0, 2048), icon_url: mediaUrl.nullish() }).nullish(),
  image: picture,
  thumbnail: picture,
  author: z.object({ name: text(0, 256), url: webUrl.nullish(), icon_url: mediaUrl.nullish() }).nullish(),
  fields: list(field, 0, 25).nullish(),
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

/** The length of an embed, of which all embeds of a message share 6,000 characters. */
export const embedSize = (embed: Embed): number => {
  const texts = [embed.title, embed.description, embed.footer?.text, embed.author?.name]
  const fields = (embed.fields ?? []).flatMap((each) => [each.name, each.value])
  return [...texts, ...fields].reduce((sum, each) => sum + (each?.length ?? 0), 0)
}

export const embedsSchema = list(
  embedSchema.refine((embed) => !isEmpty(embed), { message: REQUIRED, path: ['description'] }),
  0,
  10,
).refine((embeds) => embeds.reduce((sum, embed) => sum + embedSize(embed), 0) <= 6000, {
  message: coded('MAX_EMBED_SIZE_EXCEEDED', 'Embed size exceeds maximum size of 6000'),
})
