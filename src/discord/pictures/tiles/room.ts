/**
 * Room for a picture's rows, nearly a megabyte, which one picture after the other has: a thread that paints keeps little
 * else, so V8 took each new one for a reason to collect all of it, four times a second.
 */

/** As much as the largest picture so far; null while a picture has it. */
let spare: Uint8Array | null = new Uint8Array(0)

/** @returns so many bytes, whatever is in them */
export function room(size: number): Uint8Array {
  const all = spare && spare.length >= size ? spare : new Uint8Array(size)
  spare = null
  return all.subarray(0, size)
}

/** Nobody looks at them any more. */
export function giveBack({ buffer }: Uint8Array): void {
  spare = new Uint8Array(buffer)
}
