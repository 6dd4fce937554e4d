/** What `npm test` hands on to vitest. */

const NAME = /^(-t|--testNamePattern)(?:=(.*))?$/s

/** The name after -t means itself, not a pattern: it is copied from a file, where it mostly ends with "(501.2b)". */
export function literalNames(args: readonly string[]): string[] {
  return args.map((arg, i) => {
    const [, flag, name] = NAME.exec(arg) ?? []
    if (flag !== undefined && name !== undefined) return `${flag}=${literally(name)}`
    return i > 0 && isFlag(args[i - 1]) ? literally(arg) : arg
  })
}

const isFlag = (arg: string | undefined): boolean => arg === '-t' || arg === '--testNamePattern'
const literally = (name: string): string => name.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')
