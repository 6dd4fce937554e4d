/** Triggers that see an event before its atom happens (703.4). */

import type { TriggerMatch } from '../model/derived/derived.ts'
import type { Game, Packet } from '../model/state/game.ts'
import type { ObjectId } from '../model/state/ids.ts'
import type { Move } from '../model/state/move.ts'
import { objectById } from '../model/state/objects.ts'
import type { Atom } from './atoms.ts'
import { collectTriggersOfEvent, isEventWatched } from './triggers.ts'

/** Finds the triggers that see an atom before it happens (703.4). */
export function collectTriggersBeforeAtom(game: Game, atom: Atom, found: TriggerMatch[]): void {
  switch (atom.atom) {
    case 'damage':
      return seeDamage(game, atom.packet, found)
    case 'heal':
      return seeHealing(game, atom, found)
    case 'exhaust':
    case 'ready':
      return seeTurning(game, atom.object, atom.atom, found)
    case 'turnFaceDown':
      return collectTriggersOfEvent(game, { event: 'turnsDown', subject: atom.object }, found)
    case 'move':
      return seeMove(game, atom, found)
  }
}

function seeDamage(game: Game, packet: Packet, found: TriggerMatch[]): void {
  if (!isEventWatched(game, 'dealt')) return
  const { by, to, types, combat, amount, with: cards } = packet
  collectTriggersOfEvent(
    game,
    { event: 'dealt', subject: to, dealer: by, dealtTo: to, types, combat, amount, with: cards },
    found,
  )
}

function seeHealing(
  game: Game,
  { object, by, amount, with: cards = [] }: Extract<Atom, { atom: 'heal' }>,
  found: TriggerMatch[],
): void {
  const dealer = by ? { dealer: by } : {}
  collectTriggersOfEvent(
    game,
    { event: 'healed', subject: object, dealtTo: object, ...dealer, amount, with: cards },
    found,
  )
}

/** Finds the triggers for exhausting or readying a card. They see only a real change of orientation (411.1). */
function seeTurning(game: Game, id: ObjectId, how: 'exhaust' | 'ready', found: TriggerMatch[]): void {
  if (!isEventWatched(game, how === 'ready' ? 'readies' : 'exhausts')) return
  const { play } = objectById(game, id)
  if (!play || play.row === 'resource' || play.exhausted === (how === 'exhaust')) return
  if (how === 'ready') return collectTriggersOfEvent(game, { event: 'readies', subject: id }, found)
  const first = !game.registers.exhausted?.includes(id)
  collectTriggersOfEvent(game, { event: 'exhausts', subject: id, first }, found)
}

/** Finds the triggers for a move. A card that goes from play to a graveyard is always destroyed (415.9d). */
function seeMove(game: Game, move: Move, found: TriggerMatch[]): void {
  const { object, to, why, doer } = move
  const { owner, zone } = objectById(game, object)
  if (zone === 'gone') return
  if (zone === 'play' && to !== 'play')
    collectTriggersOfEvent(game, { event: 'leavesParty', subject: object }, found)
  if (isEventWatched(game, 'moved'))
    collectTriggersOfEvent(
      game,
      { event: 'moved', subject: object, player: owner, from: zone, to, doer },
      found,
    )
  if (why === 'drawn') collectTriggersOfEvent(game, { event: 'drawn', subject: object, player: owner }, found)
  else if (zone === 'play' && to === 'graveyard') seeDestruction(game, move, found)
}

function seeDestruction(
  game: Game,
  { object, by = [], with: cards = [], types = [] }: Move,
  found: TriggerMatch[],
): void {
  if (isEventWatched(game, 'destroyed'))
    collectTriggersOfEvent(game, { event: 'destroyed', subject: object, by, with: cards, types }, found)
}
