/** `simulate --war`: plays whole games of the house set by random choices, with a twin. */
import { houseCardLists } from '../src/war/house-set/index.ts'
import { newEffectCountsByCard, simulateWar } from '../src/war/simulate.ts'

interface Wanted {
  games: number
  seed: number
  json: boolean
}

/** Sets the exit code 1 after a violation, or if a card was never seen at work. */
export function simulateWarGames({ games, seed, json }: Wanted): void {
  const cards = newEffectCountsByCard(houseCardLists)
  const summary = { games, finished: 0, moves: 0, refused: 0, violations: [] as object[], cards }
  for (let at = seed; at < seed + games; at++) {
    const played = simulateWar(at, { lists: houseCardLists })
    summary.finished += played.finished ? 1 : 0
    summary.moves += played.moves
    summary.refused += played.refused
    for (const what of played.violations)
      summary.violations.push({
        seed: at,
        what,
        repeat: `npm run -s simulate -- --war --games 1 --seed ${at}`,
      })
    for (const [id, times] of Object.entries(played.worked))
      if (Object.hasOwn(cards, id)) cards[id] = (cards[id] ?? 0) + times
  }
  const never = Object.keys(cards).filter((id) => cards[id] === 0)
  if (json) console.log(JSON.stringify({ ...summary, never }))
  else console.log({ ...summary, never })
  if (summary.violations.length > 0 || (games >= 200 && never.length > 0)) process.exitCode = 1
}
