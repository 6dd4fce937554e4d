/** Notes the cards and players that a text mentions, so that its pronouns can refer to them. */
import type { PlayerSelector, Selector } from '../../../src/engine/index.ts'
import { isObject, type Mark, readMention, readPerson, replaced } from '../marks.ts'
import { isReplacement } from './replacements.ts'
import { personOf } from './resolving.ts'
import { later, type Scope } from './scope.ts'

/** Adds the cards and players that a text mentions to those to which its pronouns can refer. */
export function note(text: unknown, scope: Scope): void {
  noteEach(text, (node) => {
    if (isObject(node) && (node.kind === 'reveal' || node.kind === 'look')) noteSeen(node, scope)
    const mention = readMention(node)
    if (mention?.is) noteMention(mention.mark, mention.is, scope)
  })
  // A player may be the controller of a card that the text mentions later in the data.
  noteEach(text, (node) => {
    const person = readPerson(node)
    if (person) scope.persons.push({ at: person.at, are: personOf(person.players, person.at, scope) })
  })
}

/** Visits the nodes of a text, but not the powers that it grants. */
export function noteEach(text: unknown, visit: (node: unknown) => void): void {
  replaced(text, (node) => {
    if (isObject(node) && node.kind === 'grant') {
      noteEach(node.to, visit)
      return node
    }
    if (isObject(node) && node.kind === 'putToken') return node
    if (isObject(node) && isReplacement(node)) {
      noteEach(node.to, visit)
      return node
    }
    visit(node)
    return undefined
  })
}

/** Cards that were revealed or looked at have a name from there on. */
function noteSeen(node: Readonly<Record<string, unknown>>, scope: Scope): void {
  const { mark } = readMention(node.what) ?? {}
  if (mark) scope.antecedents.push({ ...mark, how: 'seen', is: { kind: 'bound', name: String(node.as) } })
}

export function noteMention(mark: Mark, is: Selector, scope: Scope): void {
  if (
    scope.antecedents.some(
      (one) => one.at === mark.at && (one.how === mark.how || one.how === 'seen' || one.how === 'paid'),
    )
  )
    return
  scope.antecedents.push({ ...mark, is: referenceTo(mark, is, scope) })
}

/** How a later word refers to a mentioned card. */
function referenceTo(mark: Mark, is: Selector, scope: Scope): Selector {
  switch (mark.how) {
    case 'target':
      return later(mark.at)
    case 'a':
    case 'each':
      return { kind: 'bound', name: `?mention ${mark.at}` }
    default:
      // After the move of the card on top of a deck, another card lies on top of it.
      if (is.kind === 'top') return { kind: 'bound', name: `?mention ${mark.at}` }
      return is.kind === 'hero' ? { ...is, of: plainPlayers(is.of, scope) } : is
  }
}

const plainPlayers = (players: PlayerSelector, scope: Scope): PlayerSelector => {
  const person = readPerson(players)
  return person ? personOf(person.players, person.at, scope) : players
}
