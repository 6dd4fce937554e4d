/** The queues of the scheduler's jobs. The first start on a database creates a table for each queue. */
export const SCHEDULER_JOB_QUEUES = {
  attend: 'attend-to-absentees',
  gather: 'call-for-a-raid',
  remind: 'remind-in-a-war',
  look: 'look-for-absentees',
  keep: 'let-go-of-what-is-old',
} as const
