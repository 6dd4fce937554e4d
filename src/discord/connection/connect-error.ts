/** Discord does not let us in; the message is for whoever runs the bot. */
export class ConnectError extends Error {
  override readonly name = 'ConnectError'
}
