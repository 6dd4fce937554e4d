/** Panels that are open as something is asked show it, each in its owner's language. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Person, RaidCard } from '../../table/contract.ts'
import { inLanguage } from '../../texts/language.ts'
import { meanwhile } from '../asking/answering.ts'
import { ownPanel } from '../asking/own.ts'
import { panelFor } from '../asking/panel.ts'
import { type Desk, lookAs, type Seen } from '../desk.ts'
import { paintedHand } from '../hand/post.ts'
import type { Translator } from '../languages/translator.ts'
import type { OwnPanel, Post } from '../posts/post.ts'
import type { OwnPanels } from './own-panels.ts'

interface Renewing extends Desk {
  panels: OwnPanels
  spoken: Pick<Translator, 'ofPerson'>
}

/** Who answers quickly sees the next question where they press; what is open elsewhere can wait so long. */
const SOON_MS = 1_000

/** Panels of a raid follow once for all that happens in a moment. */
export function renewals(at: Renewing): (raid: RaidCard) => void {
  const coming = new Set<string>()
  const soon = async (raid: RaidCard) => {
    await sleep(SOON_MS, undefined, { ref: false })
    coming.delete(raid.id)
    await renewPanels(at, raid)
  }
  return (raid) => {
    if (!coming.has(raid.id)) void soon(raid)
    coming.add(raid.id)
  }
}

/** Of no use to anybody who waits, so it never fails. */
async function renewPanels(at: Renewing, raid: RaidCard): Promise<void> {
  try {
    await at.panels.renew(raid.code, (personId, shows) => renewed(at, raid, personId, shows))
  } catch (error) {
    at.log.debug({ err: error, raid: raid.code }, 'panels were not renewed')
  }
}

async function renewed(
  at: Renewing,
  raid: RaidCard,
  personId: string,
  shows: OwnPanel,
): Promise<Post | null> {
  const person = raid.seats.find((one) => one.person.id === personId)?.person
  if (!person) return null
  const look = await lookAs(at, raid, person)
  if (ownPanel(look, shows.kind).state === shows.state) return null
  const spoken = await at.spoken.ofPerson(personId, raid.guildId)
  return inLanguage(spoken, () => shown(at, raid, person, shows))
}

const shown = async (
  at: Renewing,
  raid: RaidCard,
  person: Person,
  { kind }: OwnPanel,
): Promise<Post | null> =>
  kind === 'hand' ? paintedHand(at, raid, person) : renewedMoves(at, await lookAs(at, raid, person))

const renewedMoves = async (at: Renewing, look: Seen): Promise<Post> =>
  panelFor(at, look, await meanwhile(at, look))
