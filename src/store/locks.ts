/** The numbers of PostgreSQL's advisory locks that we take: each another, or one would wait for what it has itself. */
export const LOCKS = {
  /** Prisma's own, which `prisma migrate deploy` takes as well. */
  migrating: 72707369,
  makingJobTables: 72707370,
} as const

/** First halves of locks in two numbers; the second is a shard, or of how many there are. */
export const SHARD_LOCKS = {
  /** Whoever has it is told of the shard's events. */
  holding: 72707371,
  /** Shared: whoever has it wants the shard. */
  wishing: 72707372,
  /** Shared: whoever has it counts so many shards. */
  counting: 72707373,
  /** Whoever has it may begin a session; the second half is a number below Discord's `max_concurrency`. */
  identifying: 72707374,
} as const
