import { describe, expect, it } from 'vitest'
import { type PostgresAddress, readPostgresAddress, requirePostgresAddress } from './address.ts'

const BASE = 'postgres://me:hush@db.example:5432/raids'

const read = (parameters: string): PostgresAddress => requirePostgresAddress(`${BASE}${parameters}`)

const whyNot = (parameters: string): string => {
  const address = readPostgresAddress(`${BASE}${parameters}`)
  return 'why' in address ? address.why : ''
}

describe('an address', () => {
  it('without parameters has the usual waits, and its text stays as it is', () => {
    expect(read('')).toEqual({
      name: expect.stringMatching(/^lairkeeper [0-9a-f]{8}$/),
      client: {
        connectionString: BASE,
        application_name: read('').name,
        connectionTimeoutMillis: 10_000,
        enableChannelBinding: false,
      },
      pool: undefined,
      waitMs: 30_000,
    })
  })

  it.each(['?connection_limit=5', '?max=5', '?max=5&connection_limit=5'])(
    '%s sets the pool',
    (parameters) => {
      expect(read(parameters)).toMatchObject({ pool: 5, client: { connectionString: BASE } })
    },
  )

  it('sets how long is waited, for a free connection and for a new one', () => {
    expect(read('?pool_timeout=3&connect_timeout=4')).toMatchObject({
      waitMs: 3_000,
      client: { connectionTimeoutMillis: 4_000, connectionString: BASE },
    })
  })

  it('leaves parameters to pg that pg applies', () => {
    const parameters = '?statement_timeout=5000&options=-c+jit%3Doff&host=%2Frun%2Fpostgresql'
    expect(read(parameters).client.connectionString).toBe(`${BASE}${parameters}`)
  })

  it('names its connections so that this process can be distinguished from others', () => {
    const { client, name } = read('?application_name=raids')
    expect(name).toMatch(/^raids [0-9a-f]{8}$/)
    expect(client).toMatchObject({ application_name: name, connectionString: BASE })
    expect(read(`?application_name=${'x'.repeat(90)}`).name.length).toBeLessThan(55)
  })

  it.each([
    ['require', 'verify-full'],
    ['verify-ca', 'verify-full'],
    ['verify-full', 'verify-full'],
    ['no-verify', 'no-verify'],
    ['disable', 'disable'],
  ])('with sslmode=%s is used with pg’s %s', (given, used) => {
    expect(read(`?sslmode=${given}`).client.connectionString).toBe(`${BASE}?sslmode=${used}`)
  })

  it('of Neon is applied as it is copied from there', () => {
    const { client } = read('?sslmode=require&channel_binding=require')
    expect(client).toMatchObject({
      enableChannelBinding: true,
      connectionString: `${BASE}?sslmode=verify-full`,
    })
  })

  it('uses the system’s certificates if it says so', () => {
    expect(read('?sslmode=verify-full&sslrootcert=system').client.connectionString).toBe(
      `${BASE}?sslmode=verify-full`,
    )
  })
})

describe('an address is refused', () => {
  it.each([
    [
      '?target_session_attrs=read-write',
      'has the parameter target_session_attrs, which Lairkeeper doesn’t know',
    ],
    ['?sslmode=prefer', 'has the parameter sslmode, which is not one of disable, require, verify-ca'],
    ['?sslrootcert=/nowhere/ca.pem', 'has the parameter sslrootcert, which names the file /nowhere/ca.pem'],
    [
      '?connection_limit=0',
      'has the parameter connection_limit, which is not a number of connections from 1 to 1000',
    ],
    ['?pool_timeout=soon', 'has the parameter pool_timeout, which is not a number of seconds from 1 to 600'],
    ['?max=5&max=6', 'has the parameter max twice'],
    ['?max=5&connection_limit=6', 'has both connection_limit=6 and max=5: set one of them'],
    ['?pgbouncer=true', 'has the parameter pgbouncer, which stands for a pooler in transaction mode'],
    ['?client_encoding=latin1', 'has the parameter client_encoding, which is not one of utf8'],
    ['?constructor=1', 'has the parameter constructor, which Lairkeeper doesn’t know'],
  ])('for %s, in a sentence', (parameters, why) => {
    expect(whyNot(parameters)).toContain(why)
    expect(() => read(parameters)).toThrow(`The setting DATABASE_URL ${why}`)
    expect(whyNot(parameters)).not.toContain('hush')
  })
})
