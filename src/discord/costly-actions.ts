/**
 * Costly things. An interaction that opens or accepts one of them costs all players something, so it has a
 * lower rate limit.
 */
export type CostlyAction = 'raid' | 'thread' | 'vote' | 'report' | 'file' | 'event' | 'call'
