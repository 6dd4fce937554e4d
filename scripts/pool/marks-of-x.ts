/** The X of a text ("where X is the number of …"), which a later part of the sentence defines. */
import { hasNode, type NumberExpression } from '../../src/engine/index.ts'
import { isDataObject, replaceNodes } from './marks.ts'

const isX = (node: unknown): boolean => isDataObject(node) && node.kind === 'x'

export const hasX = (data: unknown): boolean => hasNode(data, (node) => node.kind === 'x')
export const replaceX = <T>(data: T, amount: NumberExpression): T =>
  replaceNodes(data, (node) => (isX(node) ? amount : undefined))
