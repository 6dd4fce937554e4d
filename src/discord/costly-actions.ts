/** The actions that have a lower rate limit, because they cost Discord or all players something. */
export type CostlyAction = 'raid' | 'thread' | 'vote' | 'report' | 'file' | 'event' | 'call'
