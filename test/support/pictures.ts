/** Pictures come with an answer, or a little later on a busy machine. */
import type { Person, PlaygroundClient } from '../../src/playground/client.ts'
import type { WireMessage } from '../../src/playground/world/message-wire.ts'

/** The message as this person sees it, once its picture is attached. */
export const withPicture = (
  discord: PlaygroundClient,
  person: Person,
  { id }: Pick<WireMessage, 'id'>,
): Promise<WireMessage> =>
  discord.until(async () =>
    (await person.messages()).find((one) => one.id === id && one.attachments.length > 0),
  )
