/** Stores where the commands of an application are registered, so that they can be removed from there later. */
import type { Store } from './database/open.ts'

export interface CommandScopeStore {
  /** Returns the fingerprint of the commands in each scope that may have commands. */
  known(): Promise<ReadonlyMap<string, string>>
  save(scope: string, fingerprint: string): Promise<void>
  forget(scope: string): Promise<void>
}

/**
 * Returns the scopes in which the commands of a Discord application are registered, and functions that change them.
 */
export function newCommandScopeStore({ db }: Pick<Store, 'db'>, applicationId: string): CommandScopeStore {
  return {
    async known() {
      const rows = await db.commandScope.findMany({ where: { applicationId } })
      return new Map(rows.map(({ scope, fingerprint }) => [scope, fingerprint]))
    },
    async save(scope, fingerprint) {
      const where = { applicationId_scope: { applicationId, scope } }
      await db.commandScope.upsert({
        where,
        create: { applicationId, scope, fingerprint },
        update: { fingerprint },
      })
    },
    async forget(scope) {
      await db.commandScope.deleteMany({ where: { applicationId, scope } })
    },
  }
}
