/** Returns the seconds of CPU that this process has used. */
export function cpuSeconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

export function medianOf(list: readonly number[]): number {
  return [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0
}

export function roundToHundredths(ms: number): number {
  return Math.round(ms * 100) / 100
}
