/** Notes the cards and players that a text mentions, so that its pronouns can refer to them. */
import type { PlayerSelector, Selector } from '../../../src/engine/index.ts'
import { isDataObject, type MentionMark, readMentionMark, readPlayerMark, replaceNodes } from '../marks.ts'
import { isReplacementText } from './replacements.ts'
import { playersMeant } from './resolving.ts'
import { type TextScope, undeclaredTarget } from './scope.ts'

/** Adds the cards and players that a text mentions to those to which its pronouns can refer. */
export function recordMentions(text: unknown, scope: TextScope): void {
  visitNodes(text, (node) => {
    if (isDataObject(node) && (node.kind === 'reveal' || node.kind === 'look')) noteSeen(node, scope)
    const mention = readMentionMark(node)
    if (mention?.is) recordMention(mention.mark, mention.is, scope)
  })
  // A player may be the controller of a card that the text mentions later in the data.
  visitNodes(text, (node) => {
    const person = readPlayerMark(node)
    if (person) scope.persons.push({ at: person.at, are: playersMeant(person.players, person.at, scope) })
  })
}

/** Visits the nodes of a text, but not the powers that it grants. */
export function visitNodes(text: unknown, visit: (node: unknown) => void): void {
  replaceNodes(text, (node) => {
    if (isDataObject(node) && node.kind === 'grant') {
      visitNodes(node.to, visit)
      return node
    }
    if (isDataObject(node) && node.kind === 'putToken') return node
    if (isDataObject(node) && isReplacementText(node)) {
      visitNodes(node.to, visit)
      return node
    }
    visit(node)
    return undefined
  })
}

/** Notes cards that were revealed or looked at, which have a name for the rest of the text. */
function noteSeen(node: Readonly<Record<string, unknown>>, scope: TextScope): void {
  const { mark } = readMentionMark(node.what) ?? {}
  if (mark) scope.antecedents.push({ ...mark, how: 'seen', is: { kind: 'bound', name: String(node.as) } })
}

export function recordMention(mark: MentionMark, is: Selector, scope: TextScope): void {
  if (
    scope.antecedents.some(
      (one) => one.at === mark.at && (one.how === mark.how || one.how === 'seen' || one.how === 'paid'),
    )
  )
    return
  scope.antecedents.push({ ...mark, is: referenceTo(mark, is, scope) })
}

/** Returns the selector by which a later word refers to a mentioned card. */
function referenceTo(mark: MentionMark, is: Selector, scope: TextScope): Selector {
  switch (mark.how) {
    case 'target':
      return undeclaredTarget(mark.at)
    case 'a':
    case 'each':
      return { kind: 'bound', name: `?mention ${mark.at}` }
    default:
      // After the move of the card on top of a deck, another card lies on top of it.
      if (is.kind === 'top') return { kind: 'bound', name: `?mention ${mark.at}` }
      return is.kind === 'hero' ? { ...is, of: plainPlayers(is.of, scope) } : is
  }
}

const plainPlayers = (players: PlayerSelector, scope: TextScope): PlayerSelector => {
  const person = readPlayerMark(players)
  return person ? playersMeant(person.players, person.at, scope) : players
}
