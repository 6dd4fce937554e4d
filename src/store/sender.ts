/** The name under which a process claims messages: from it, another on the same machine can tell that it is gone. */
import { randomBytes } from 'node:crypto'
import { hostname } from 'node:os'
import { lives, thisProcess } from './process.ts'

const ours = new Set<string>()

/** A new name: host, pid, when the process started, and a random part. */
export function senderName(): string {
  const { pid, started } = thisProcess()
  const name = [hostname(), pid, started ?? '', randomBytes(4).toString('hex')].join('/')
  ours.add(name)
  return name
}

/** It sends no more; what it may still have claimed is anybody's. */
export const senderHasEnded = (name: string): boolean => ours.delete(name)

/** Of this process, and still at work. */
export const isAtWork = (name: string): boolean => ours.has(name)

/** True only when it is certain: the sender ran on this machine, and its process has ended. */
export function senderIsGone(name: string): boolean {
  const [host, pid, started] = name.split('/')
  if (host !== hostname() || isAtWork(name)) return false
  return !lives({ pid: Number(pid), started: started || null })
}
