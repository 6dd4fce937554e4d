/**
 * Checks whether each slot can have a different card. A slot is a place for one card, such as one target or
 * one card that pays a cost. Its `ids` are the cards that fit it.
 */

/** Whether all slots can have different cards at the same time. */
export function canFillAllSlots(slots: readonly { readonly ids: readonly number[] }[]): boolean {
  return maxFilledSlots(slots) === slots.length
}

/** Returns the largest number of slots that can be filled at the same time, if no card fills two of them. */
export function maxFilledSlots(slots: readonly { readonly ids: readonly number[] }[]): number {
  const holder = new Map<number, number>()
  const place = (slot: number, tried: Set<number>): boolean =>
    (slots[slot]?.ids ?? []).some((id) => {
      if (tried.has(id)) return false
      tried.add(id)
      const other = holder.get(id)
      if (other !== undefined && !place(other, tried)) return false
      holder.set(id, slot)
      return true
    })
  return slots.filter((_, slot) => place(slot, new Set())).length
}
