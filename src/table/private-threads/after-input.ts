/** Updates the private threads, as a step after an input. */
import type { SeatWithPlayer } from '../../store/raids/seats.ts'
import type { AnnouncingStep } from '../model/after-input.ts'
import type { Announcement } from '../model/announcement.ts'
import { parsePersonSettingsOrDefault } from '../stored/settings.ts'

export const announcePrivateThreadUpdates: AnnouncingStep = ({ playing }) =>
  threadUpdateAnnouncements(playing.places)

/** Whether a person wants private threads. */
export const wantsPrivateThreads = ({ id, settings }: SeatWithPlayer['player']): boolean =>
  parsePersonSettingsOrDefault(id, settings).privateThread

/**
 * Returns the announcement that updates the private threads of a raid, which is needed after each change of the
 * open questions. The list is empty if nobody wants a thread.
 */
export const threadUpdateAnnouncements = (places: readonly SeatWithPlayer[]): Announcement[] =>
  places.some(({ player }) => wantsPrivateThreads(player)) ? [{ kind: 'own' }] : []
