/** Cards for slots: whether each can have one of its own. */

/** Whether each slot can have a card of its own. */

export function canFill(slots: readonly { readonly ids: readonly number[] }[]): boolean {
  return mostFilled(slots) === slots.length
}

/** How many slots can have a card of their own at once. */
export function mostFilled(slots: readonly { readonly ids: readonly number[] }[]): number {
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
