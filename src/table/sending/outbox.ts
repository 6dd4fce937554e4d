/**
 * Sends the table's announcements: each topic's announcements in order, several topics at once. Any number of
 * processes may do this on one database. The caller turns an announcement into a message.
 */
import type { Store } from '../../store/database/open.ts'
import type { Table } from '../contract.ts'
import type { Deliver, OutboxOptions } from './contract.ts'
import { Sender } from './sender.ts'

export type {
  Deliver,
  DeliveryTarget,
  OutboxOptions,
  PrivateThreadDestination,
  QuestionMessage,
  UpdatePrivateThread,
  WarDeliveryTarget,
} from './contract.ts'
export { Undeliverable } from './undeliverable.ts'

/** Sends until the signal ends it. It wakes when this process commits, and at a slow poll. Never rejects. */
export async function runOutbox(
  { store, table }: { store: Store; table: Pick<Table, 'onCommit'> },
  deliver: Deliver,
  options: OutboxOptions,
): Promise<void> {
  const sender = new Sender(store, deliver, options)
  const notify = () => sender.notify()
  const unsubscribe = table.onCommit(notify)
  options.signal.addEventListener('abort', notify)
  await sender.run()
  options.signal.removeEventListener('abort', notify)
  unsubscribe()
}
