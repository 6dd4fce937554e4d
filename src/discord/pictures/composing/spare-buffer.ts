/**
 * The memory for a picture's rows, nearly a megabyte, which one picture after the other uses. A painting
 * thread has little else in memory, so each new allocation made V8 run a full garbage collection, four times
 * a second.
 */

/** A buffer for the largest picture so far; null while a picture uses it. */
let spare: Uint8Array | null = new Uint8Array(0)

/** Returns a buffer of this size with undefined contents. */
export function takeSpareBuffer(size: number): Uint8Array {
  const all = spare && spare.length >= size ? spare : new Uint8Array(size)
  spare = null
  return all.subarray(0, size)
}

/** Returns a buffer that is no longer used. */
export function returnSpareBuffer({ buffer }: Uint8Array): void {
  spare = new Uint8Array(buffer)
}
