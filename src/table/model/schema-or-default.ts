import type { z } from 'zod'

/**
 * A schema for a part of a JSON column: `value` replaces a missing part, and a part that this version doesn't
 * understand. `default` handles missing parts, since `catch` makes an issue of them and takes ten times as long.
 */
export const schemaOrDefault = <T>(schema: z.ZodType<T>, value: z.util.NoUndefined<T>) =>
  schema.default(value).catch(value)
