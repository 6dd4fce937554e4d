/** The catalogue, where what is said on Discord looks for it. */
export { texts } from '../texts/texts.ts'
