/** Before any file of ours is loaded: the mutant that a run has from its beginning. */
globalThis.takenOut = process.env.TAKE_OUT_ONLY
