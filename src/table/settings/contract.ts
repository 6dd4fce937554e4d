/** What people, tables and guilds have set; each has defaults, so nobody has to set anything. */
import type { Person, Rejected } from '../contract.ts'
import type { GuildSettings, PersonSettings, RaidSettings } from './shapes.ts'

export type { GuildSettings, HandStyle, PersonSettings, RaidSettings } from './shapes.ts'

export interface Settings {
  ofPerson(personId: string): Promise<PersonSettings>
  ofRaid(raidId: string): Promise<RaidSettings>
  ofGuild(guildId: string): Promise<GuildSettings>
  /** The same from memory: a change by another process may be missing for a minute. Never write these back. */
  readonly recent: {
    ofPerson(personId: string): Promise<PersonSettings>
    ofGuild(guildId: string): Promise<GuildSettings>
  }
  /** Changes what is named and leaves the rest. @returns all of it as it is now */
  changePerson(person: Person, change: Partial<PersonSettings>): Promise<PersonSettings | Rejected>
  /** @param by must lead the raid, and everybody is told; absent: whoever sets the table */
  changeRaid(raidId: string, change: Partial<RaidSettings>, by?: Person): Promise<RaidSettings | Rejected>
  changeGuild(guildId: string, change: Partial<GuildSettings>): Promise<GuildSettings | Rejected>
}
