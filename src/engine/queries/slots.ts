/** Assigns cards to slots, and checks whether each slot can have a different card. */

/** Whether all slots can have different cards at the same time. */
export function canFillAllSlots(slots: readonly { readonly ids: readonly number[] }[]): boolean {
  return maxFilledSlots(slots) === slots.length
}

/** Returns the largest number of slots that can have different cards at the same time. */
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
