/**
 * The numbers of our PostgreSQL advisory locks. They must differ, because otherwise a process would wait for its own
 * lock.
 */
export const ADVISORY_LOCK_KEYS = {
  /** The lock of Prisma, which `prisma migrate deploy` also uses. */
  migrating: 72707369,
  makingJobTables: 72707370,
} as const

/**
 * The first numbers of advisory locks with two numbers. The second number is a shard, unless a comment below says
 * something else.
 */
export const SHARD_LOCK_KEYS = {
  /** A process with this lock on a shard receives the shard's events. */
  holding: 72707371,
  /** A shared lock: the process wants the shard. */
  wishing: 72707372,
  /** A shared lock: the process is configured for the number of shards that is the second number. */
  counting: 72707373,
  /**
   * The process with this lock may begin a session. The second number is below Discord's `max_concurrency`.
   */
  identifying: 72707374,
} as const
