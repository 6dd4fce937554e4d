/** Seconds of CPU after which V8 has compiled all hot code. */
export const WARM_UP_SECONDS = { ours: 25, 'boardgame.io': 4, '@pkmn/sim': 8 }
