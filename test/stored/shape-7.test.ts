import { describeShape } from './describe.ts'

describeShape(7)
