/**
 * V8's flags for test workers and for the bots that tests start. Such a process lives for seconds, so most functions
 * that V8 optimizes never run often enough to pay for it. With these flags the same tests take a quarter less CPU.
 */
import { execFileSync } from 'node:child_process'

const WANTED = {
  '--interrupt-budget': 1_000_000, // optimizes a function after more work than by default
  '--max-inlined-bytecode-size-cumulative': 230, // as src/main.ts sets it
  '--wasm-tiering-budget': 20_000_000, // the same for the embedded database, which is WebAssembly
}

/** The flags that this Node knows. V8 may drop one, and Node does not start with an unknown flag. */
export const v8Flags: readonly string[] = known()

function known(): string[] {
  const options = execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' })
  return Object.entries(WANTED).flatMap(([flag, value]) =>
    options.includes(`${flag} `) ? [`${flag}=${value}`] : [],
  )
}
