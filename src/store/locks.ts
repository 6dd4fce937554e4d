/** The numbers of PostgreSQL's advisory locks that we take: each another, or one would wait for what it has itself. */
export const LOCKS = {
  /** Prisma's own, which `prisma migrate deploy` takes as well. */
  migrating: 72707369,
  makingJobTables: 72707370,
  beingOnDiscord: 72707371,
} as const
