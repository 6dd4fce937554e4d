/**
 * Finds the code spans of a text by the index of the backtick at which each may begin. A span begins with
 * backticks and ends at the nearest later run with exactly the same number. If several lengths match, the
 * longest counts. It makes one pass over the runs from the last to the first, so the time for a text that is
 * all backticks is linear in its length.
 * @returns for each index `code`, the text inside, and `length`, the length of the span with its backticks
 */
export const codeSpans = (text) => {
  const spans = new Map()
  const nearest = new Map()
  for (const { 0: run, index } of [...text.matchAll(/`+/g)].reverse()) {
    let ticks = 0
    for (let length = 1; length <= run.length; length += 1) {
      if (nearest.has(length)) ticks = length
      const start = index + run.length - length
      if (ticks > 0) spans.set(start, spanFrom(text, start, ticks, nearest.get(ticks)))
    }
    nearest.set(run.length, index)
  }
  return spans
}

const spanFrom = (text, start, ticks, end) => ({
  code: text.slice(start + ticks, end),
  length: end + ticks - start,
})
