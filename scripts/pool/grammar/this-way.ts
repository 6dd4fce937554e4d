/** Damage that was dealt "this way": the characters that were dealt it, and its amount. */
import { family, rule } from '../chart.ts'
import { pronoun } from '../marks.ts'

export const thisWayFamily = family(
  'this way',
  rule('np', '(a|each) character dealt damage this way', (_, at) => pronoun(at, 'dealt', true)),
  rule('np', 'characters dealt damage this way', (_, at) => pronoun(at, 'dealt', true)),
  rule('np', '(a|each) ally dealt damage this way', (_, at) => pronoun(at, 'dealtAlly', true)),
  rule('np', 'allies dealt damage this way', (_, at) => pronoun(at, 'dealtAlly', true)),
  rule('np', '(a|each) hero dealt damage this way', (_, at) => pronoun(at, 'dealtHero', true)),
  rule('each', '[of the] damage dealt this way', () => ({ kind: 'bound', name: '?total' })),
)
