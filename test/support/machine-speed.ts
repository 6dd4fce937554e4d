/**
 * The rate limits of bots in tests and scripts whose presses come faster than people's. Such bots use the same
 * settings as any other bot.
 */
import { loadConfig } from '../../src/config.ts'

const all = (value: string) => ({
  PRESSES_PER_SECOND: value,
  PRESSES_AT_ONCE: value,
  VOTES_PER_MINUTE: value,
  VOTES_AT_ONCE: value,
  OPENINGS_PER_MINUTE: value,
  OPENINGS_AT_ONCE: value,
  SERVER_PRESSES_PER_SECOND: value,
  SERVER_PRESSES_AT_ONCE: value,
})

/** The settings of a bot process: far above the speed of the machine. */
export const MACHINE_SPEED = all('9999')

/** The settings of a bot process with the default limits. An empty setting counts as not set. */
export const HUMAN_SPEED = all('')

/** `MACHINE_SPEED` for a bot in this process. */
export const ratesOfMachines = loadConfig(MACHINE_SPEED, '/nowhere/.env').rates
