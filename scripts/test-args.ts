/** Prepares the arguments of `npm test` for vitest. */

const NAME = /^(-t|--testNamePattern)(?:=(.*))?$/s

/**
 * Takes the name after -t literally, not as a pattern. People copy it from a file, where it mostly ends with
 * "(501.2b)".
 */
export function testArgsWithLiteralNames(args: readonly string[]): string[] {
  return args.map((arg, i) => {
    const [, flag, name] = NAME.exec(arg) ?? []
    if (flag !== undefined && name !== undefined) return `${flag}=${literally(name)}`
    return i > 0 && isFlag(args[i - 1]) ? literally(arg) : arg
  })
}

const isFlag = (arg: string | undefined): boolean => arg === '-t' || arg === '--testNamePattern'
const literally = (name: string): string => name.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')
