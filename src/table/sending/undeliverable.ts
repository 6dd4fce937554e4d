/** Trying again is useless, for example because the thread is gone. */
export class Undeliverable extends Error {
  override readonly name = 'Undeliverable'
}
