/** Converts values for JSON columns. Text from people is a string at run time, so the database stores it as one. */
import { z } from 'zod'
import type { Prisma } from '../../store/generated/client.ts'

const json = z.custom<Prisma.InputJsonObject>()

export const toStoredJson = (value: object): Prisma.InputJsonObject => json.parse(value)
