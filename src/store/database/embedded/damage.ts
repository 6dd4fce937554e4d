/** A file of the embedded database is missing or damaged. The message names the file and says what is wrong with it. */
export class Damage extends Error {
  override readonly name = 'Damage'
}
