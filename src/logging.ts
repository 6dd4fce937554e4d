/**
 * The log: one JSON object a line, on stderr. A line names the interaction, raid and decision that it concerns. It
 * contains no secrets: only the name, code, message and stack of an error are logged, because discord.js and Prisma
 * attach whole requests to their errors, with tokens and private messages.
 */
import { type DestinationStream, type Logger, pino } from 'pino'
import { currentLogSubject } from './discord/observability/log-subject.ts'

export interface LoggingOptions {
  readonly level: string
  /** Called for each error. */
  readonly onError?: () => void
  readonly to?: DestinationStream
}

const ERROR = pino.levels.values.error ?? 50

export function createLogger({ level, onError, to = pino.destination(2) }: LoggingOptions): Logger {
  return pino(
    {
      level,
      mixin: () => ({ ...currentLogSubject() }),
      serializers: { err: toPlainError },
      redact: { paths: SECRETS, censor: '(secret)' },
      hooks: {
        logMethod(args, method, at) {
          if (at >= ERROR) onError?.()
          method.apply(this, args)
        },
      },
    },
    to,
  )
}

const SECRETS = ['token', '*.token', 'authorization', '*.authorization', 'databaseUrl', '*.databaseUrl']

export interface PlainError {
  type: string
  message: string
  code?: string | number
  status?: number
  stack?: string
  cause?: PlainError
}

/**
 * The most nested causes of an error that are logged: enough for the errors that libraries wrap around a system error.
 */
const DEPTH = 3

export function toPlainError(error: unknown, depth = DEPTH): PlainError {
  if (!(error instanceof Error)) return { type: typeof error, message: redactSecrets(String(error)) }
  const code = 'code' in error && isPlain(error.code) ? { code: error.code } : {}
  const status = 'status' in error && typeof error.status === 'number' ? { status: error.status } : {}
  const stack = error.stack === undefined ? {} : { stack: redactSecrets(error.stack) }
  const cause = error.cause !== undefined && depth > 0 ? { cause: toPlainError(error.cause, depth - 1) } : {}
  return { type: error.name, message: redactSecrets(error.message), ...code, ...status, ...stack, ...cause }
}

const isPlain = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number'

const LONGEST = 4_000

/** Replaces tokens of bots and of interactions, and the login in an address. */
export const redactSecrets = (text: string): string =>
  text
    .slice(0, LONGEST)
    .replace(/(?<![\w-])[\w-]{18,}\.[\w-]{4,}\.[\w-]{20,}/g, '(token)')
    .replace(/\b(interactions\/\d+|webhooks\/\d+)\/[\w-]+/g, '$1/(token)')
    .replace(/\/\/[^\s/@]+@/g, '//(login)@')
