/** Discord refuses the bot. The message is for the operator. */
export class ConnectError extends Error {
  override readonly name = 'ConnectError'
}
