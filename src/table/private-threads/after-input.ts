/** The step of the private threads after an input. */
import type { SeatWithPlayer } from '../../store/raids/seats.ts'
import type { AnnouncingStep } from '../model/after-input.ts'
import type { Announcement } from '../model/announcement.ts'
import { personSettingsOr } from '../stored/settings.ts'

export const updateOwnThreads: AnnouncingStep = ({ playing }) => threadNews(playing.places)

/** Whether a person wants private threads. */
export const wantsThreads = ({ id, settings }: SeatWithPlayer['player']): boolean =>
  personSettingsOr(id, settings).privateThread

/**
 * The announcement that updates the threads. It follows every change to the questions that people are asked. There is
 * none if nobody wants a thread.
 */
export const threadNews = (places: readonly SeatWithPlayer[]): Announcement[] =>
  places.some(({ player }) => wantsThreads(player)) ? [{ kind: 'own' }] : []
