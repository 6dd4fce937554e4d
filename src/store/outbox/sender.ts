/**
 * The name under which a process claims messages. Another process on the same machine can find out from the name
 * whether the sender has ended.
 */
import { randomBytes } from 'node:crypto'
import { hostname } from 'node:os'
import { identityOfThisProcess, isOtherProcessAlive } from '../database/process.ts'

const ours = new Set<string>()

/** Returns a new name: host, pid, start time of the process, and a random part. */
export function newSenderName(): string {
  const { pid, started } = identityOfThisProcess()
  const name = [hostname(), pid, started ?? '', randomBytes(4).toString('hex')].join('/')
  ours.add(name)
  return name
}

/** Records that the sender has ended, so that other senders may take over its claims. */
export const markSenderEnded = (name: string): boolean => ours.delete(name)

/** Whether the sender belongs to this process and is still running. */
export const isSenderRunningHere = (name: string): boolean => ours.has(name)

/** Whether it is certain that the sender ran on this machine and its process has ended. */
export function isSenderGone(name: string): boolean {
  const [host, pid, started] = name.split('/')
  if (host !== hostname() || isSenderRunningHere(name)) return false
  return !isOtherProcessAlive({ pid: Number(pid), started: started || null })
}
