export { texts } from '../texts/texts.ts'
