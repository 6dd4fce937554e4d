import type { z } from 'zod'

/**
 * A part of what is kept in a JSON column: `value` where it is missing, or isn't as this version knows it. What is missing
 * is told by `default`, since `catch` makes an issue of it and takes ten times as long.
 */
export const orElse = <T>(shape: z.ZodType<T>, value: z.util.NoUndefined<T>) =>
  shape.default(value).catch(value)
