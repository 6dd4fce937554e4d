/** A fault of the database that the operator can repair. The message is for them. */
export class StoreError extends Error {
  override readonly name = 'StoreError'
}

/** All statements succeeded, but the reply to the COMMIT didn't arrive. The transaction may be committed or not. */
export class UnsureCommit extends Error {
  override readonly name = 'UnsureCommit'

  constructor(cause: unknown) {
    super('whether it was kept is not known', { cause })
  }
}

/** A short cause for people: an error's code or message, never a connection string. */
export function errorCause(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  const words = error.message.replace(/\b\w+:\/\/\S+/g, '(address)')
  return words.includes(code) ? words || code : [words, code].filter(Boolean).join(' ')
}
