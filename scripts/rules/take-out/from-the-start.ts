/** Loaded before any file of ours: sets the mutant that is active from the beginning of a run. */
globalThis.takenOut = process.env.TAKE_OUT_ONLY
