/** What the table says to raiders between the raids. Names that people chose are shown as they are: see `naming.ts`. */
import { NAME_LENGTH } from '../../campaign/naming.ts'

export const sayRaider = {
  noCharacter: () =>
    'You have no character here yet. Take a seat with a starter deck, or make one with /character create.',
  noneActive: () => 'None of your characters is active. /character use brings one back.',
  unknownCharacter: (known: readonly string[]) =>
    known.length === 0
      ? sayRaider.noCharacter()
      : `You have no character of that name. You have: ${known.join(', ')}.`,
  badName: () =>
    `A name has 1 to ${NAME_LENGTH} letters, digits, spaces, apostrophes, hyphens or dots, and begins with a letter or digit. Nothing has changed.`,
  nameTaken: (name: string) => `You have a character called ${name} already. Nothing has changed.`,
  tooMany: (most: number) => `You have ${most} characters here, and that is as many as there can be.`,
  seated: (name: string, code: string) =>
    `${name} sits in the raid ${code}. It can retire when that is over.`,
  retiredAlready: (name: string) => `${name} has retired already. /character use brings it back.`,
} as const
