/** Discord's languages (developers/reference.mdx, "Locales"). */
const LOCALES =
  'id da de en-GB en-US es-ES es-419 fr hr it lt hu nl no pl pt-BR ro fi sv-SE vi tr cs el bg ru uk hi th zh-CN ja zh-TW ko ar he'

const known: ReadonlySet<string> = new Set(LOCALES.split(' '))

export const isDiscordLocale = (name: string): boolean => known.has(name)
