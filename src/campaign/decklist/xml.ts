/**
 * Reads XML into a small tree. The parser limits the depth, the number of elements, and the attributes of an element.
 * It expands only the five entities of XML, and reads no document type.
 */
import sax from 'sax'
import { userText } from '../../texts/user-text.ts'
import type { DecklistFault } from './types.ts'

export interface XmlElement {
  /** The element's name in lower case. */
  readonly name: string
  /** The attributes by their names in lower case. */
  readonly attributes: ReadonlyMap<string, string>
  readonly children: readonly XmlElement[]
  /** The text of the element, without the text of its children. */
  readonly text: string
}

interface Open extends XmlElement {
  readonly attributes: Map<string, string>
  readonly children: Open[]
  text: string
}

const LIMITS = { depth: 8, elements: 2_000, attributes: 20, ampersands: 1_000 } as const

class Refused extends Error {
  readonly fault: DecklistFault
  constructor(fault: DecklistFault) {
    super(fault.kind)
    this.fault = fault
  }
}

/**
 * An ampersand that begins neither a number nor one of XML's five entities. Some tools write it in names. Other
 * entities, of HTML or of a document type, aren't expanded.
 */
const BARE_AMPERSAND = /&(?!(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[\da-f]{1,6});)/gi

/** A character that the parser doesn't treat as markup. `normalizeListText` turns it into a plain ampersand. */
const FULL_WIDTH_AMPERSAND = '\uFF06'

/** Returns the root element, or the reason why the text is refused. */
export function parseXml(text: string): XmlElement | DecklistFault {
  if (text.split('&').length > LIMITS.ampersands) return { kind: 'longXml' }
  const reader = new Reader()
  try {
    return reader.read(text.trimStart().replace(BARE_AMPERSAND, FULL_WIDTH_AMPERSAND))
  } catch (error) {
    if (error instanceof Refused) return error.fault
    throw error
  }
}

class Reader {
  private readonly open: Open[] = []
  private root: Open | null = null
  private elements = 0
  private attributes = new Map<string, string>()
  private readonly parser = sax.parser(true, { position: true })

  read(text: string): XmlElement {
    const { parser } = this
    parser.onerror = () => this.break()
    parser.onattribute = ({ name, value }) => this.attribute(name.toLowerCase(), value)
    parser.onopentag = ({ name }) => this.begin(name.toLowerCase())
    parser.onclosetag = () => this.open.pop()
    parser.ontext = (part) => this.add(part)
    parser.oncdata = (part) => this.add(part)
    parser.write(text).close()
    return this.root ?? this.break()
  }

  /** Stops the parser. @throws always */
  private break(): never {
    throw new Refused({ kind: 'brokenXml', line: this.parser.line + 1 })
  }

  private attribute(name: string, value: string): void {
    this.attributes.set(name, value)
    if (this.attributes.size > LIMITS.attributes) throw new Refused({ kind: 'longXml' })
  }

  private begin(name: string): void {
    const element: Open = { name, attributes: this.attributes, children: [], text: '' }
    this.attributes = new Map()
    this.elements += 1
    if (this.elements > LIMITS.elements || this.open.length >= LIMITS.depth)
      throw new Refused({ kind: 'longXml' })
    const parent = this.open.at(-1)
    if (parent) parent.children.push(element)
    else if (this.root) this.break()
    else this.root = element
    this.open.push(element)
  }

  private add(text: string): void {
    const element = this.open.at(-1)
    if (element) element.text += text
  }
}

export const childrenNamed = (element: XmlElement, name: string): XmlElement[] =>
  element.children.filter((child) => child.name === name)

export const isDecklistFault = (read: XmlElement | DecklistFault): read is DecklistFault => 'kind' in read

/** Returns the fault of an XML file in a format that no reader knows. */
export const unknownXmlFormatFault = ({ name }: XmlElement): DecklistFault => ({
  kind: 'xml',
  root: userText(name.slice(0, 40)),
})
