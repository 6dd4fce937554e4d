/** Something about the database that the person who runs the bot can put right: the message is for them. */
export class StoreError extends Error {
  override readonly name = 'StoreError'
}

/** All was done, and the reply to the COMMIT did not come: it may have been kept or not. */
export class UnsureCommit extends Error {
  override readonly name = 'UnsureCommit'

  constructor(cause: unknown) {
    super('whether it was kept is not known', { cause })
  }
}

/** A short cause for people: an error's code or message, never a connection string. */
export function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  const words = error.message.replace(/\b\w+:\/\/\S+/g, '(address)')
  return words.includes(code) ? words || code : [words, code].filter(Boolean).join(' ')
}
