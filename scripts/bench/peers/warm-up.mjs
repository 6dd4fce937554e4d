/** Seconds of CPU until all that is hot is compiled for good. */
export const WARM_UP_SECONDS = { ours: 25, 'boardgame.io': 4, '@pkmn/sim': 8 }
