/** Attacks with several characters at once, as people do who would attack the same defender again anyway. */
import { questionComponentIds } from '../../src/discord/raid-questions/ids.ts'
import type { CardView, Decision, ObjectId, View } from '../../src/engine/index.ts'
import type { PlaygroundPerson } from '../../src/playground/client.ts'
import type { MessageJson } from '../../src/playground/world/message-json.ts'
import { controlsOf } from '../../test/support/answering.ts'

/** Several attacks on one defender. The first of them is chosen already. */
export interface GroupAttack {
  readonly attacks: readonly string[]
  readonly defender: string
}

/** A panel takes at most this number of attackers. */
const MOST = 6

/**
 * Adds attackers whose next choice would be the same defender, as long as the attacks before don't destroy it.
 * @param targetDecisions the possible defenders of each attack
 * @param decide returns the player's picks
 */
export function groupAttackOf(
  view: View,
  decision: Decision,
  targetDecisions: Readonly<Record<string, Decision>>,
  decide: (asked: Decision) => string[],
): GroupAttack | undefined {
  const attackOf = (among: Decision): { attack: string; defender: string } | null => {
    const [attack = ''] = decide(among)
    const aim = targetDecisions[attack]
    const [defender] = aim?.kind === 'defender' ? decide(aim) : []
    return defender === undefined ? null : { attack, defender }
  }
  const { defender = '' } = attackOf(decision) ?? {}
  const attacks: string[] = []
  for (
    let left = healthOf(view, objectIn(Object.values(targetDecisions), defender));
    left > 0 && attacks.length < MOST;
  ) {
    const options = decision.options.filter(({ id }) => !attacks.includes(id))
    const next = attackOf({ ...decision, options })
    if (next?.defender !== defender) break
    attacks.push(next.attack)
    left -= Math.max(1, atkOf(view, decision, next.attack))
  }
  return attacks.length > 1 ? { attacks, defender } : undefined
}

const atkOf = (view: View, decision: Decision, attack: string): number =>
  cardIn(view, objectIn([decision], attack))?.atk ?? 0

function objectIn(decisions: readonly Decision[], pick: string): ObjectId | null {
  const option = decisions.flatMap(({ options }) => options).find(({ id }) => id === pick)
  return option && 'object' in option ? option.object : null
}

function cardIn({ seats }: View, object: ObjectId | null): CardView | undefined {
  return seats
    .flatMap(({ hero, allies }) => [...(hero ? [hero] : []), ...allies])
    .find((one) => one.object === object)
}

function healthOf(view: View, object: ObjectId | null): number {
  const { health = null, damage = 0 } = cardIn(view, object) ?? {}
  return (health ?? 0) - damage
}

/**
 * Presses "My moves", "Attack with several", the attackers, and the defender. `pressed` gets the number of clicks.
 * @returns false if a control is missing
 */
export async function pressGroupAttack(
  person: PlaygroundPerson,
  seen: () => readonly MessageJson[],
  { attacks, defender }: GroupAttack,
  pressed: (clicks: number) => void,
): Promise<boolean> {
  for (const kind of [questionComponentIds.moves, questionComponentIds.several]) {
    const opener = control(seen(), (id) => kind.read(id) !== null)
    if (!opener) return false
    pressed(1)
    await person.click(opener.message.id, opener.customId)
  }
  const who = control(seen(), (id) => questionComponentIds.severalWho.read(id) !== null)
  if (!who) return false
  pressed(attacks.length + 2)
  await person.select(who.message.id, [...attacks], who.customId)
  const whom = control(seen(), (id) => `${questionComponentIds.severalAt.read(id)?.[3]}` === defender)
  if (whom) {
    pressed(1)
    await person.click(whom.message.id, whom.customId)
    return true
  }
  const menu = control(seen(), (id) => questionComponentIds.severalAll.read(id) !== null)
  if (!menu) return false
  pressed(2)
  await person.select(menu.message.id, [defender], menu.customId)
  return true
}

function control(seen: readonly MessageJson[], is: (customId: string) => boolean) {
  for (const message of seen) {
    const found = controlsOf(message).find(({ customId }) => is(customId))
    if (found) return { message, customId: found.customId }
  }
  return null
}
