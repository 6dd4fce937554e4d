/** The error for a wrong setting. The message names the setting and its fault, and never quotes a secret. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}
