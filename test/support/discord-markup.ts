/** Reads markup as people see it in Discord, with the playground's reader and nodes that need no browser. */
import { z } from 'zod'

/** The part of a page's element that the reader uses. */
class Element {
  readonly tag: string
  readonly attributes = new Map<string, string>()
  readonly children: (Element | string)[] = []

  constructor(tag: string) {
    this.tag = tag
  }

  setAttribute(name: string, value: string): void {
    this.attributes.set(name, value)
  }

  append(...children: (Element | string)[]): void {
    this.children.push(...children)
  }

  addEventListener(): void {}
}

const document = { createElement: (tag: string) => new Element(tag), querySelectorAll: () => [] }
Object.assign(globalThis, { document })

type Nodes = readonly (Element | string)[]
const reader = z.object({ markdown: z.custom<(text: string) => Nodes>() })
const page = new URL('../../src/playground/page/markdown.js', import.meta.url)
const { markdown } = reader.parse(await import(page.href))

export interface SeenMessage {
  /** The text without markup. Names are in it as people read them. */
  readonly text: string
  /** The addresses of links. */
  readonly links: readonly string[]
  /** Mentions of people, roles, channels and commands. */
  readonly mentions: readonly string[]
}

export function seenByPeople(markup: string): SeenMessage {
  const nodes = markdown(markup)
  const all = nodes.flatMap(elementsIn)
  return {
    text: nodes.map(textOf).join('\n'),
    links: all.filter(({ tag }) => tag === 'a').flatMap(({ attributes }) => attributes.get('href') ?? []),
    mentions: all
      .filter(({ attributes }) => attributes.get('class')?.split(' ').includes('mention'))
      .map(textOf),
  }
}

const elementsIn = (node: Element | string): Element[] =>
  typeof node === 'string' ? [] : [node, ...node.children.flatMap(elementsIn)]

function textOf(node: Element | string): string {
  if (typeof node === 'string') return node
  return node.tag === 'br' ? '\n' : node.children.map(textOf).join('')
}
