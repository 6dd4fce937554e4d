/**
 * V8's flags for test workers and for the bots that tests start. Such a process lives for seconds, so most functions
 * that V8 optimizes never run often enough to pay for it. With these flags the same tests take a quarter less CPU.
 *
 * The embedded database is WebAssembly. Optimizing its largest functions costs more than a second, which a worker with
 * hundreds of tests gains again. A bot ends before that, so V8 never optimizes them in it: a start on the embedded
 * database takes 1.3 seconds of CPU in place of 2.1.
 */
import { execFileSync } from 'node:child_process'

const WANTED = {
  '--interrupt-budget': 1_000_000, // optimizes a function after more work than by default
  '--max-inlined-bytecode-size-cumulative': 230, // as src/main.ts sets it
}
const OF_WORKERS = { ...WANTED, '--wasm-tiering-budget': 200_000_000 } // the same for WebAssembly
const OF_BOTS = { ...WANTED, '--wasm-tiering-budget': 2_000_000_000 } // never

const options = execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' })

export const workerV8Flags: readonly string[] = knownOf(OF_WORKERS)
export const botV8Flags: readonly string[] = knownOf(OF_BOTS)

/** The flags that this Node knows. V8 may drop one, and Node does not start with an unknown flag. */
function knownOf(flags: Readonly<Record<string, number>>): string[] {
  return Object.entries(flags).flatMap(([flag, value]) =>
    options.includes(`${flag} `) ? [`${flag}=${value}`] : [],
  )
}
