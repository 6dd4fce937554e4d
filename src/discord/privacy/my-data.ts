/** Sends a person everything that is stored about them, in a file that only they see. */
import { gzipSync } from 'node:zlib'
import { texts } from '../../texts/texts.ts'
import type { BotContext, InteractionSource } from '../bot-context.ts'
import { type PostFile, privateReply, type Reply } from '../message-parts/post.ts'

/** Discord accepts files of 10 MiB. */
const MOST_BYTES = 8 * 2 ** 20

export async function sendOwnData({ table }: BotContext, { person }: InteractionSource): Promise<Reply> {
  const data = await table.privacy.dataOf(person.id)
  return privateReply(texts.privacy.dataSent, { files: [fileOf(data)] })
}

function fileOf(data: object): PostFile {
  const description = texts.privacy.dataFile
  const json = Buffer.from(JSON.stringify(data, null, 2))
  return json.length <= MOST_BYTES
    ? { name: 'my-data.json', data: json, description }
    : { name: 'my-data.json.gz', data: gzipSync(json), description }
}
