/** A setting is wrong; the message says which one and why, and never quotes a secret. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}
