/** What people, tables and guilds have set; each has defaults, so nobody has to set anything. */
import type { Person, Rejected } from '../contract.ts'
import type { GuildSettings, PersonSettings, RaidSettings } from './shapes.ts'

export type { GuildSettings, HandStyle, PersonSettings, RaidSettings } from './shapes.ts'

/** A time zone, an IANA name or an offset such as "UTC+01:00", and who has set it: the operator's is the bot's. */
export interface ZoneInUse {
  readonly zone: string
  readonly of: 'person' | 'guild' | 'bot'
}

export interface Settings {
  /** The defaults, where what is stored can't be read. */
  ofPerson(personId: string): Promise<PersonSettings>
  /** Rejects with Unreadable, where what is stored can't be read. */
  ofRaid(raidId: string): Promise<RaidSettings>
  /** The defaults, where what is stored can't be read. */
  ofGuild(guildId: string): Promise<GuildSettings>
  /** Where times are read that somebody writes in a guild. */
  zoneOf(personId: string, guildId: string): Promise<ZoneInUse>
  /** The same from memory: a change by another process may be missing for a minute. Never write these back. */
  readonly recent: {
    ofPerson(personId: string): Promise<PersonSettings>
    ofGuild(guildId: string): Promise<GuildSettings>
  }
  /** For who wants to see or change them. Rejects with Unreadable, where what is stored can't be read. */
  readPerson(personId: string): Promise<PersonSettings>
  readGuild(guildId: string): Promise<GuildSettings>
  /** Changes what is named and leaves the rest. @returns all of it as it is now */
  changePerson(person: Person, change: Partial<PersonSettings>): Promise<PersonSettings | Rejected>
  /** @param by must lead the raid, and everybody is told; absent: whoever sets the table */
  changeRaid(raidId: string, change: Partial<RaidSettings>, by?: Person): Promise<RaidSettings | Rejected>
  changeGuild(guildId: string, change: Partial<GuildSettings>): Promise<GuildSettings | Rejected>
}
