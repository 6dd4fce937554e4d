/** Sends the table's announcements. Any number of processes may do this on one database. */
import type { Store } from '../../store/database/open.ts'
import type { Table } from '../contract.ts'
import type { DeliverAnnouncement, OutboxOptions } from './contract.ts'
import { OutboxSender } from './sender.ts'

export type {
  DeliverAnnouncement,
  DeliveryDetails,
  OutboxOptions,
  PrivateThreadDeliveryDetails,
  QuestionMessage,
  UpdatePrivateThread,
  WarDeliveryDetails,
} from './contract.ts'
export { UndeliverableError } from './undeliverable.ts'

/**
 * Sends announcements until the signal aborts, whenever this process has committed, and at a slow interval for
 * other processes. Never rejects.
 * @param deliver turns an announcement into a message on Discord
 */
export async function runOutbox(
  { store, table }: { store: Store; table: Pick<Table, 'onCommit'> },
  deliver: DeliverAnnouncement,
  options: OutboxOptions,
): Promise<void> {
  const sender = new OutboxSender(store, deliver, options)
  const notify = () => sender.notify()
  const unsubscribe = table.onCommit(notify)
  options.signal.addEventListener('abort', notify)
  await sender.run()
  options.signal.removeEventListener('abort', notify)
  unsubscribe()
}
