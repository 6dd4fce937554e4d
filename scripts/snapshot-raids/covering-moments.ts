/** Selects few moments that together have all features. */

export interface CandidateMoment<Where> {
  where: Where
  /** The amount of data that is stored for the game before this moment. */
  weight: number
  features: readonly string[]
}

export interface SelectedMoment<Where> extends CandidateMoment<Where> {
  /** The features that no earlier moment had, the rarest first. */
  news: string[]
}

/** Selects the moment that adds most features, then the next, until no moment adds any or the limit is reached. */
export function selectCoveringMoments<Where>(
  candidates: readonly CandidateMoment<Where>[],
  most: number,
): SelectedMoment<Where>[] {
  const rarity = countOf(candidates)
  const kept: SelectedMoment<Where>[] = []
  const had = new Set<string>()
  while (kept.length < most) {
    const best = bestOf(candidates, had)
    if (!best) break
    const news = best.features.filter((one) => !had.has(one))
    news.sort((a, b) => (rarity.get(a) ?? 0) - (rarity.get(b) ?? 0))
    kept.push({ ...best, news })
    for (const one of news) had.add(one)
  }
  return kept
}

function countOf(candidates: readonly CandidateMoment<unknown>[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { features } of candidates)
    for (const one of features) counts.set(one, (counts.get(one) ?? 0) + 1)
  return counts
}

/** Returns the moment that adds most; null if none adds a feature. A question counts more than other features. */
function bestOf<Where>(
  candidates: readonly CandidateMoment<Where>[],
  had: ReadonlySet<string>,
): CandidateMoment<Where> | null {
  let best: CandidateMoment<Where> | null = null
  let most = 0
  for (const one of candidates) {
    const worth = one.features.reduce((sum, name) => sum + (had.has(name) ? 0 : worthOf(name)), 0)
    const value = worth - one.weight / 1_000
    if (worth === 0 || value <= most) continue
    best = one
    most = value
  }
  return best
}

const worthOf = (feature: string): number => (feature.startsWith('asks ') ? 20 : 1)
