/** Threat levels: the number of resources that raiders may keep while a Boss is in play (R504.2). */

import { moveWithReplacements } from '../../changes/replace.ts'
import type { TurnStepAct } from '../../model/data/raid.ts'
import { askQuestion, takeAnswer } from '../../model/state/frames.ts'
import type { Game } from '../../model/state/game.ts'
import type { ObjectId, Seat } from '../../model/state/ids.ts'
import { type Move, newMove } from '../../model/state/move.ts'
import { playerInSeat, seatOfLairPlayer } from '../../model/state/objects.ts'
import { objectOption, pickedObject } from '../../model/state/picks.ts'
import { threatLevel } from '../../queries/boss.ts'
import { isActForbidden } from '../../queries/cant.ts'
import { resourcesOf } from '../../queries/resources.ts'

/**
 * The act in which a player with more resources than the Boss's threat level chooses and destroys the excess (R504.2a).
 */
export const actEnforcingThreatLevel: TurnStepAct = (game, seat, turn) => {
  const answer = takeAnswer(turn)
  if (answer) moveWithReplacements(game, answer.map(destruction))
  else if (!askForExcess(game, seat)) return undefined
  return 'again'
}

function askForExcess(game: Game, seat: Seat): boolean {
  const most = threatLevel(game)
  const all = resourcesOf(game, seat)
  const able = all.filter((id) => !isActForbidden(game, id, 'beDestroyed'))
  const excess = most === undefined ? 0 : Math.min(able.length, all.length - most)
  if (excess <= 0) return false
  const { hero: source } = playerInSeat(game, seatOfLairPlayer(game))
  askQuestion(game, {
    kind: 'choose',
    seat,
    options: able.map(objectOption),
    min: excess,
    max: excess,
    source,
  })
  return true
}

function destruction(pick: string): Move {
  const object: ObjectId = pickedObject(pick)
  return newMove(object, 'graveyard', 'destroyed')
}
