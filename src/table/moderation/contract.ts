/** The interface for people who may manage a server. The caller checks the permission. */
import type { UserText } from '../../texts/user-text.ts'
import type { Person } from '../model/person.ts'
import type { RaidInfo } from '../model/raid.ts'
import type { Rejected } from '../model/rejection.ts'
import type { GuildSettings } from '../model/settings.ts'
import type { WarInfo } from '../war/contract.ts'

export interface ModerationService {
  /** Returns the unfinished raids and games of a server, the last played first. */
  open(guildId: string): Promise<{ raids: RaidInfo[]; wars: WarInfo[] }>
  /** Ends a raid, or closes a lobby. */
  end(guildId: string, code: string, by: Person): Promise<RaidInfo | Rejected>
  /** Ends a game of the companion. */
  endWar(guildId: string, code: string): Promise<WarInfo | Rejected>
  /** Puts a raid to sleep: no reminders are sent until somebody plays again. */
  sleep(guildId: string, code: string): Promise<RaidInfo | Rejected>
  /** Keeps a person out of new raids, or lets them in again. */
  keepOut(guildId: string, person: Person, isOut: boolean): Promise<GuildSettings | Rejected>
  /** Returns the name under which a server knows a person; empty if it doesn't. */
  nameOf(guildId: string, personId: string): Promise<string>
  isKeptOut(guildId: string, personId: string): Promise<boolean>
  /** Shows another name in place of a person's own. Null shows their own again. */
  replaceName(guildId: string, person: Person, name: UserText | null): Promise<GuildSettings | Rejected>
  /** Gives a person's character another name. */
  renameCharacter(
    guildId: string,
    person: Person,
    character: string,
    name: UserText,
  ): Promise<{ before: UserText; after: UserText } | Rejected>
  /** Deletes all data of a server at once. @returns whether anything was stored */
  erase(guildId: string): Promise<boolean>
}
