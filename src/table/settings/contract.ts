/** The interface for the settings of people, raids and guilds. Each setting has a default. */
import type { Person } from '../model/person.ts'
import type { Rejected } from '../model/rejection.ts'
import type { GuildSettings, PersonSettings, RaidSettings } from '../model/settings.ts'

export type { GuildSettings, HandStyle, PersonSettings, RaidSettings } from '../model/settings.ts'

/**
 * A time zone, as an IANA name or an offset such as "UTC+01:00". `of` says whose setting it is; the operator sets the
 * bot's.
 */
export interface TimeZoneInUse {
  readonly zone: string
  readonly of: 'person' | 'guild' | 'bot'
}

export interface SettingsService {
  /** Returns the defaults if the stored settings can't be read. */
  ofPerson(personId: string): Promise<PersonSettings>
  /** Rejects with UnreadableState if the stored settings can't be read. */
  ofRaid(raidId: string): Promise<RaidSettings>
  /** Returns the defaults if the stored settings can't be read. */
  ofGuild(guildId: string): Promise<GuildSettings>
  /** Returns the time zone in which a person's times are read in a guild. */
  zoneOf(personId: string, guildId: string): Promise<TimeZoneInUse>
  /**
   * Reads settings from a cache. A change by another process may be missing for a minute, or for an hour if nobody
   * has read them since. Never write cached settings back.
   */
  readonly recent: {
    ofPerson(personId: string): Promise<PersonSettings>
    ofGuild(guildId: string): Promise<GuildSettings>
    /**
     * Returns settings of a guild that are at most ten seconds old, for settings that must take effect soon: who
     * may open raids and where, and replaced names.
     */
    rulesOfGuild(guildId: string): Promise<GuildSettings>
  }
  /**
   * Reads settings in order to show or change them. Rejects with UnreadableState if the stored settings can't be
   * read.
   */
  readPerson(personId: string): Promise<PersonSettings>
  readGuild(guildId: string): Promise<GuildSettings>
  /** Changes only the given settings of a person. @returns all current settings */
  changePerson(person: Person, change: Partial<PersonSettings>): Promise<PersonSettings | Rejected>
  /**
   * Changes the given settings of a raid.
   * @param by must lead the raid, and the change is announced; absent if no person makes the change
   */
  changeRaid(raidId: string, change: Partial<RaidSettings>, by?: Person): Promise<RaidSettings | Rejected>
  changeGuild(guildId: string, change: Partial<GuildSettings>): Promise<GuildSettings | Rejected>
}
