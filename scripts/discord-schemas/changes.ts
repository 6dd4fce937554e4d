/** The changed places of a description: `components.schemas.MessageResponse.properties.nonce`. */
export interface SchemaChanges {
  readonly added: readonly string[]
  readonly removed: readonly string[]
  readonly changed: readonly string[]
}

type Kind = keyof SchemaChanges

export const schemaChangesBetween = (before: unknown, after: unknown): SchemaChanges => {
  const found = [...differences(before, after, '')]
  const of = (kind: Kind) => found.filter(([each]) => each === kind).map(([, place]) => place)
  return { added: of('added'), removed: of('removed'), changed: of('changed') }
}

function* differences(before: unknown, after: unknown, place: string): Generator<[Kind, string]> {
  if (before === after) return
  if (before === undefined) yield ['added', place]
  else if (after === undefined) yield ['removed', place]
  else if (!isHolder(before) || !isHolder(after)) yield ['changed', place]
  else yield* within(before, after, place)
}

function* within(before: Holder, after: Holder, place: string): Generator<[Kind, string]> {
  if (Array.isArray(before) || Array.isArray(after)) {
    if (inAnyOrder(before) !== inAnyOrder(after)) yield ['changed', place]
    return
  }
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)]))
    yield* differences(before[key], after[key], place === '' ? key : `${place}.${key}`)
}

/** The order of alternatives and required fields means nothing. */
const inAnyOrder = (list: Holder): string =>
  Object.values(list)
    .map((each) => JSON.stringify(each))
    .sort()
    .join()

type Holder = Record<string, unknown>
const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null
