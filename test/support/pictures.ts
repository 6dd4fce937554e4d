/** Pictures come with an answer, or a little later on a busy machine. */
import type { PlaygroundClient, PlaygroundPerson } from '../../src/playground/client.ts'
import type { MessageJson } from '../../src/playground/world/message-json.ts'

/** The message as this person sees it, once its picture is attached. */
export const withPicture = (
  discord: PlaygroundClient,
  person: PlaygroundPerson,
  { id }: Pick<MessageJson, 'id'>,
): Promise<MessageJson> =>
  discord.until(async () =>
    (await person.messages()).find((one) => one.id === id && one.attachments.length > 0),
  )
