import { z } from 'zod'

/** The time after which the bot may try again, in refusals because of too many requests. */
const RETRY_SECONDS = 1

/** Discord's refusal of a request: an HTTP status, Discord's own code, and the faulty fields. */
export class ApiRefusal extends Error {
  readonly status: number
  readonly code: number
  readonly errors: FormErrors | undefined

  constructor(status: number, code: number, message: string, errors?: FormErrors) {
    super(message)
    this.status = status
    this.code = code
    this.errors = errors
  }

  body() {
    return {
      message: this.message,
      code: this.code,
      ...(this.errors && { errors: this.errors }),
      ...(this.status === 429 && { retry_after: RETRY_SECONDS, global: false }),
    }
  }
}

export interface FieldFault {
  readonly code: string
  readonly message: string
}

/** The faults of a form, nested along the path of the field: `errors.components.0._errors`. */
export interface FormErrors {
  _errors?: FieldFault[]
  [field: string]: FormErrors | FieldFault[] | undefined
}

/** Returns the message for a zod check that fails, with Discord's own error code before a vertical bar. */
export const messageWithErrorCode = (code: string, sentence: string) => `${code}|${sentence}`

export const lengthErrorMessage = (min: number, max: number) =>
  messageWithErrorCode('BASE_TYPE_BAD_LENGTH', `Must be between ${min} and ${max} in length.`)

const atMost = (max: number) =>
  messageWithErrorCode('BASE_TYPE_MAX_LENGTH', `Must be ${max} or fewer in length.`)

export const FIELD_REQUIRED_MESSAGE = messageWithErrorCode('BASE_TYPE_REQUIRED', 'This field is required')

/**
 * Schema of a string with a length between both numbers. The length is counted as JavaScript and Discord's clients
 * count it.
 */
export const textSchema = (min: number, max: number) =>
  min === 0
    ? z.string().max(max, atMost(max))
    : z.string().min(min, lengthErrorMessage(min, max)).max(max, lengthErrorMessage(min, max))

/** Schema of a string that isn't blank, because Discord removes the spaces around it. */
export const notBlankSchema = (schema: z.ZodString) =>
  schema.refine((value) => value.trim() !== '', FIELD_REQUIRED_MESSAGE)

/** Schema of an ISO 8601 time with a time zone. */
export const timestampSchema = z
  .string()
  .refine((value) => /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(value) && !Number.isNaN(Date.parse(value)), {
    message: messageWithErrorCode('DATE_TIME_TYPE_PARSE', 'Could not parse the value. Should be ISO8601.'),
  })

export const listSchema = <T extends z.ZodType>(item: T, min: number, max: number) =>
  min === 0
    ? z.array(item).max(max, atMost(max))
    : z.array(item).min(min, lengthErrorMessage(min, max)).max(max, lengthErrorMessage(min, max))

export const snowflakeSchema = z
  .string()
  .regex(/^\d{17,20}$/, messageWithErrorCode('NUMBER_TYPE_COERCE', 'Value is not snowflake.'))

type Issue = z.core.$ZodRawIssue

const describe = (issue: Issue): string => {
  if (issue.code === 'invalid_type' && issue.input === undefined) return FIELD_REQUIRED_MESSAGE
  if (issue.code === 'invalid_union')
    return messageWithErrorCode(
      'UNION_TYPE_CHOICES',
      'Value of field "type" must be one of the allowed ones.',
    )
  if (issue.code === 'invalid_value')
    return messageWithErrorCode('BASE_TYPE_CHOICES', `Value must be one of {${issue.values.join(', ')}}.`)
  if (issue.code === 'too_big')
    return messageWithErrorCode('NUMBER_TYPE_MAX', `Must be less than or equal to ${issue.maximum}.`)
  if (issue.code === 'too_small')
    return messageWithErrorCode('NUMBER_TYPE_MIN', `Must be greater than or equal to ${issue.minimum}.`)
  return messageWithErrorCode('BASE_TYPE_BAD_TYPE', issue.message ?? 'Could not interpret this value.')
}

const toFault = (message: string): FieldFault => {
  const [code, sentence] = message.includes('|') ? message.split('|', 2) : ['BASE_TYPE_BAD_TYPE', message]
  return { code: code!, message: sentence! }
}

/** Returns an empty object without a prototype, because a field may have the name of an inherited property. */
const noErrors = (): FormErrors => Object.create(null)

const place = (errors: FormErrors, path: readonly PropertyKey[], fault: FieldFault) => {
  let node = errors
  for (const step of path) {
    const key = String(step)
    node[key] ??= noErrors()
    node = node[key] as FormErrors
  }
  node._errors ??= []
  node._errors.push(fault)
}

export const newInvalidFormRefusal = (
  issues: readonly { path: readonly PropertyKey[]; message: string }[],
): ApiRefusal => {
  const errors = noErrors()
  for (const issue of issues) place(errors, issue.path, toFault(issue.message))
  return new ApiRefusal(400, 50035, 'Invalid Form Body', errors)
}

/** Parses a body as Discord would. @throws ApiRefusal with code 50035 */
export const parseForm = <T extends z.ZodType>(schema: T, body: unknown): z.output<T> => {
  const parsed = schema.safeParse(body, { error: describe })
  if (parsed.success) return parsed.data
  throw newInvalidFormRefusal(parsed.error.issues)
}
