/** An error for a missing or damaged file of the embedded database. The message names the file and the damage. */
export class DamagedFileError extends Error {
  override readonly name = 'DamagedFileError'
}
