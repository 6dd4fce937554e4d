/** Finds faults in a compiled card: names that nothing gives, targets that nothing declares, marks that are left. */
import {
  type Card,
  hasNode,
  isPlayModifier,
  type Modifier,
  type Power,
  type WithLabel,
  walkNodes,
} from '../../src/engine/index.ts'
import { contradictionsIn } from './contradictions.ts'
import { isDataObject } from './marks.ts'
import { EVENT_ROLES } from './refer.ts'
import { isMisspelled } from './spelled-keywords.ts'

const GIVING = ['as', 'bind', 'cards', 'done', 'total', 'each'] as const
/** Triggers with an amount, which is "that much" in their effects. */
export const TRIGGERS_WITH_AMOUNT: ReadonlySet<string> = new Set(['dealt', 'healed', 'prevented'])

/** The things that a text may use. */
interface Known {
  readonly roles: ReadonlySet<string>
  readonly hasAmount: boolean
  readonly hasX: boolean
  readonly hasHost: boolean
}

/** The names and targets that the text around a part declares. */
interface Declared {
  readonly given: ReadonlySet<string>
  readonly targets: number
}
const NONE: Declared = { given: new Set(), targets: 0 }

/** Returns a code for each fault. */
export function lintCard(card: Card): string[] {
  const faults: string[] = []
  const hasHost = card.attach !== undefined
  const hasX = card.costHasX === true || card.powers.some(isFinishing)
  const known: Known = { roles: new Set(), hasAmount: false, hasX, hasHost }
  if (hasMarks(card)) faults.push('a mark is left')
  if (isMisspelled(card)) faults.push('another text than that of the keyword')
  faults.push(...contradictionsIn(card))
  if (isOfNoKind(card)) faults.push('a kind that nobody chooses')
  if (isOneSided(card)) faults.push('the other side is missing')
  if (seesFaceDownType(card)) faults.push('the type of a face-down card')
  if (isFlipUnclear(card)) faults.push('a cost of several powers')
  lintText([card.attach?.to, additionalCosts(card), card.effect], known, faults)
  for (const power of [...card.powers, ...(card.back?.powers ?? [])])
    lintPower(power, { ...known, hasX: false }, faults)
  if (card.type === 'ability' && !card.ongoing && !card.attach && card.powers.some(isOfPlay))
    faults.push('powers of an ability that never enters play')
  return faults
}

/** Returns the additional costs of a card. Its effect can refer to the cards with which they are paid. */
const additionalCosts = ({ powers }: Card): unknown =>
  powers.map((power) => power.kind === 'continuous' && power.mods.filter(({ kind }) => kind === 'additional'))

const isFinishing = (power: Power): boolean => power.kind === 'keyword' && power.keyword === 'finishingMove'

/** Whether a power works only while its card is in play. Modifiers of playing work before that. */
function isOfPlay(power: Power): boolean {
  if (power.kind === 'payment') return true
  if (power.kind === 'triggered') return power.zone === undefined && power.on.event !== 'stashed'
  return power.kind === 'continuous' && power.zone === undefined && power.mods.some(isAboutPlay)
}

const isAboutPlay = (mod: Modifier): boolean => !isPlayModifier(mod) && 'to' in mod && mod.to.kind !== 'self'

/**
 * Whether a power waits for a card of a type, such as a quest, to be face down. A face-down resource has no type
 * (412.1b).
 */
const seesFaceDownType = ({ powers }: Card): boolean =>
  powers.some(
    (power) =>
      power.kind === 'triggered' &&
      power.on.event === 'flips' &&
      hasNode(power.on, ({ state }) => state === 'faceDown') &&
      hasNode(power.on, ({ kind, type }) => kind === 'type' && type !== 'hero'),
  )

/** Whether "less to flip" is unclear, because the hero also has another power with a cost. */
const isFlipUnclear = ({ type, powers }: Card): boolean =>
  type === 'hero' && powers.some(lowersUse) && powers.some((one) => one.kind === 'payment' && !isFlip(one))
/** Whether a hero has a power that only turns the hero over, but no text on the other side. */
const isOneSided = ({ type, back, powers }: Card): boolean =>
  type === 'hero' && !back && powers.some((one) => one.kind === 'payment' && turnsItselfOver(one))
/** Whether the power only turns its own hero over. Such a hero has a text on the other side. */
const turnsItselfOver = ({ effect }: Extract<Power, { kind: 'payment' }>): boolean =>
  effect.kind === 'flip' && effect.what.kind !== 'target'
const lowersUse = (power: Power): boolean =>
  power.kind === 'continuous' && power.mods.some((mod) => mod.kind === 'costs' && mod.doing === 'use')
const isFlip = ({ effect, costs }: Extract<Power, { kind: 'payment' }>): boolean =>
  effect.kind === 'flip' || costs.some(({ kind }) => kind === 'flip')

/** Whether the card describes cards by a chosen kind, although no text of the card lets a player choose a kind. */
const isOfNoKind = (card: Card): boolean =>
  hasNode(card, (node) => node.kind === 'typeNamed') && !hasNode(card, (node) => node.kind === 'name')

const hasMarks = (card: Card): boolean =>
  hasNode(card, (node) =>
    Object.values(node).some((value) => typeof value === 'string' && value.startsWith('?')),
  ) || hasNode(card, (node) => Object.keys(node).some((key) => key.startsWith('?')))

function lintPower(power: WithLabel<Power>, known: Known, faults: string[]): void {
  switch (power.kind) {
    case 'triggered': {
      const { event } = power.on
      const roles = new Set<string>(Object.values(EVENT_ROLES[event] ?? {}))
      lintText(
        [power.if, power.effect],
        { ...known, roles, hasAmount: TRIGGERS_WITH_AMOUNT.has(event) },
        faults,
      )
      break
    }
    case 'payment':
    case 'reward': {
      const hasX = hasNode(power.costs, (node) => node.kind === 'x')
      lintText([power.costs, power.when, power.effect], { ...known, hasX }, faults)
      break
    }
    case 'continuous':
      lintText([power.while, power.mods], known, faults)
      if (
        power.mods.some((mod) =>
          declaresTarget({ ...mod, power: undefined, change: undefined, do: undefined }),
        )
      )
        faults.push('a target in a continuous power')
      break
    default:
      break
  }
}

const declaresTarget = (data: unknown): boolean => hasNode(data, (node) => node.kind === 'target')

function lintText(parts: readonly unknown[], known: Known, faults: string[], around: Declared = NONE): void {
  const given = new Set(around.given)
  let { targets } = around
  walkNodes(parts, (node) => {
    for (const key of GIVING) if (typeof node[key] === 'string') given.add(node[key])
    if (node.kind === 'target' || (node.kind === 'targetPlayer' && node.n === undefined)) targets++
  })
  walkNodes(parts, (node) => {
    if (node.kind === 'grant' && isDataObject(node.power)) {
      // a modifier of the kind "grant" contains a power
      lintPower(node.power as WithLabel<Power>, { ...known, hasX: false }, faults)
      return false
    }
    if (node.kind === 'later' && isDataObject(node.on)) {
      const event = String(node.on.event)
      const roles = new Set<string>([...known.roles, ...Object.values(EVENT_ROLES[event] ?? {})])
      lintText(
        [node.do, ...[...given].map((name) => ({ as: name }))],
        { ...known, roles, hasAmount: TRIGGERS_WITH_AMOUNT.has(event) },
        faults,
      )
      return false
    }
    if ((node.kind === 'prevent' || node.kind === 'packet' || node.kind === 'replace') && 'to' in node) {
      lintReplacement(node, known, { given, targets }, faults)
      return false
    }
    if (node.kind === 'thereupon') {
      lintText([node.of], known, faults, { given, targets })
      lintText([node.do], { ...known, roles: new Set(['subject']), hasAmount: false }, faults)
      return false
    }
    lintNode(node, known, { given, targets }, faults)
    return node.kind !== 'putToken'
  })
}

/** Checks a replacement. A packet has an amount, a dealer and a recipient, and any other event has one card. */
function lintReplacement(
  { to, ...node }: Readonly<Record<string, unknown>>,
  known: Known,
  around: Declared,
  faults: string[],
): void {
  const isEvent = node.kind === 'replace'
  const roles = new Set(isEvent ? ['subject'] : ['subject', 'dealer', 'dealtTo'])
  const parts = Object.values(node)
  lintText([to], known, faults, around)
  lintText(parts, { ...known, roles, hasAmount: !isEvent }, faults, around)
}

function lintNode(
  node: Readonly<Record<string, unknown>>,
  known: Known,
  { given, targets }: { given: ReadonlySet<string>; targets: number },
  faults: string[],
): void {
  const fault = (is: boolean, code: string): void => {
    if (is) faults.push(code)
  }
  switch (node.kind) {
    case 'bound':
      return fault(!given.has(String(node.name)), 'a name that nothing gives')
    case 'thatTarget':
      return fault(Number(node.n ?? 0) >= targets, 'a target that nothing declares')
    case 'event':
      return fault(!known.roles.has(String(node.role)), 'a card that the event does not have')
    case 'thatMuch':
      return fault(!known.hasAmount, 'an amount that the event does not have')
    case 'host':
      return fault(!known.hasHost, 'attached to nothing')
    case 'x':
      return fault(!known.hasX, 'X that nobody pays')
  }
}
