/** The error for an announcement that can't be sent at any later time, for example because the thread was deleted. */
export class UndeliverableError extends Error {
  override readonly name = 'UndeliverableError'
}
