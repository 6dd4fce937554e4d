/** Checks the address of a PostgreSQL database, and names the characters of its password that have to be encoded. */

/** The characters that must be encoded in the user and password of an address, each with its code. */
const CODES = [
  ['%', '%25'],
  ['#', '%23'],
  ['/', '%2F'],
  ['?', '%3F'],
  ['@', '%40'],
] as const

/**
 * Returns why an address can't be used, as the end of a sentence that begins with the setting's name. The text quotes
 * no part of the address.
 * @returns null for an address that can be used
 */
export function faultOfPostgresAddress(text: string): string | null {
  if (/^(?!postgres(?:ql)?:)[a-z][a-z\d+.-]*:\/\//i.test(text)) return 'does not begin with postgres://'
  const encoding = whatToEncode(text)
  if (encoding !== null) return encoding
  if (!URL.canParse(text)) return 'is not an address such as postgres://user:password@host:5432/lairkeeper'
  const url = new URL(text)
  if (!['postgres:', 'postgresql:'].includes(url.protocol)) return 'does not begin with postgres://'
  if (url.hash !== '') return 'has a # after the name of the database; write # as %23'
  if (url.pathname.length < 2) return 'names no database; add its name after the host: /lairkeeper'
  return null
}

function whatToEncode(text: string): string | null {
  const credentials = credentialsIn(text)
  if (!hasLonePercent(credentials) && URL.canParse(text) && !isMisread(new URL(text))) return null
  const found = CODES.filter(([sign]) =>
    sign === '%' ? hasLonePercent(credentials) : credentials.includes(sign),
  )
  if (found.length === 0) return null
  const signs = listed(found.map(([sign]) => sign))
  return `has ${signs} in its user or password: write ${listed(found.map(([sign, code]) => `${sign} as ${code}`))}`
}

/** Returns the part before the last @, which the author of the address meant as the login. */
const credentialsIn = (text: string): string =>
  text.slice(text.indexOf('://') + '://'.length, Math.max(text.lastIndexOf('@'), 0))

const hasLonePercent = (text: string): boolean => /%(?![\da-f]{2})/i.test(text)

/**
 * Whether the user and password ended too soon, so that a part of them is read as something else. A parameter can
 * contain an @, such as `application_name=me@here`, but not a host and a database after it.
 */
const isMisread = ({ pathname, search, hash }: URL): boolean =>
  [pathname, hash].some((part) => part.includes('@')) ||
  (search.includes('@') && (pathname.length < 2 || !search.includes('=') || endsWithHost(search)))

const endsWithHost = (search: string): boolean =>
  search.slice(search.lastIndexOf('@')).split('&', 1).join('').includes('/')

const listed = (words: readonly string[]): string =>
  [words.slice(0, -1).join(', '), words.at(-1)].filter(Boolean).join(' and ')
