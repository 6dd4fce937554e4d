/** An error of the database that the operator can repair. The message is for the operator. */
export class StoreError extends Error {
  override readonly name = 'StoreError'
}

/**
 * An error for a transaction whose COMMIT got no reply, although all statements succeeded. The transaction may be
 * committed or not.
 */
export class UnknownCommitResultError extends Error {
  override readonly name = 'UnknownCommitResultError'

  constructor(cause: unknown) {
    super('whether it was kept is not known', { cause })
  }
}

/** Returns a short cause of an error for people: its code or message, never a connection string. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  const words = error.message.replace(/\b\w+:\/\/\S+/g, '(address)')
  return words.includes(code) ? words || code : [words, code].filter(Boolean).join(' ')
}
