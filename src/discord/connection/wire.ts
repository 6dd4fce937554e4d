/** What is sent to Discord as the answer to an interaction. */
import type {
  ChatInputCommandInteraction,
  MessageComponentInteraction,
  ModalSubmitInteraction,
} from 'discord.js'
import type { Post, PostFile } from '../posts/post.ts'

export type Answerable = ChatInputCommandInteraction | MessageComponentInteraction | ModalSubmitInteraction

export const wire = ({ content, embeds, components, pings, calls = [], files }: Post) => ({
  content,
  embeds,
  components,
  ...(files.length > 0 ? { files: files.map(attached) } : {}),
  allowedMentions: { parse: [], users: pings, roles: calls },
})

const attached = ({ name, data, description }: PostFile) => ({
  attachment: Buffer.from(data),
  name,
  description,
})
