/** There is no use in trying again: the thread is gone, say. */
export class Undeliverable extends Error {
  override readonly name = 'Undeliverable'
}
