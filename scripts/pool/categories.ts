const OTHER_NAMES: Readonly<Record<string, string>> = {
  'Master Hero': 'Master_Hero',
  'Ability Ally': 'Ability',
}

/** The name that prints.jsonl has for a type of card of pool.jsonl. */
export const categoryOf = (type: string): string => OTHER_NAMES[type] ?? type
