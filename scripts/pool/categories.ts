const OTHER_NAMES: Readonly<Record<string, string>> = {
  'Master Hero': 'Master_Hero',
  'Ability Ally': 'Ability',
}

/** Returns the name that prints.jsonl has for a card type of pool.jsonl. */
export const printCategoryOf = (type: string): string => OTHER_NAMES[type] ?? type
