export { randomPlayer } from './src/bots/player.ts'
export { playRaid } from './src/players/simulate.ts'
