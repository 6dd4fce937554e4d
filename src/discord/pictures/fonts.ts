/** Loads fonts from the files of a package, so that pictures look the same on every machine. */
import { createRequire } from 'node:module'
import { GlobalFonts } from '@napi-rs/canvas'
import { FONT_FAMILY, FONT_WEIGHTS, type FontWeight } from './theme.ts'

const FILES: Readonly<Record<FontWeight, string>> = {
  400: '400Regular/Inter_400Regular.ttf',
  500: '500Medium/Inter_500Medium.ttf',
  700: '700Bold/Inter_700Bold.ttf',
  800: '800ExtraBold/Inter_800ExtraBold.ttf',
}

const files = createRequire(import.meta.url)

let registered = false

/** Registers the fonts of pictures, once. @throws Error if a font file can't be read */
export function registerFonts(): void {
  if (registered) return
  for (const weight of FONT_WEIGHTS) {
    const path = files.resolve(`@expo-google-fonts/inter/${FILES[weight]}`)
    if (!GlobalFonts.registerFromPath(path, FONT_FAMILY)) throw new Error(`the font ${path} can't be read`)
  }
  registered = true
}
