/** Deckbuilding lines of heroes (100.2e): "Deckbuilding: You can't put Horde cards in your deck." */
import type { Card, DeckbuildingCardKind } from '../../../src/engine/index.ts'
import { rule, ruleFamily } from '../chart.ts'
import type { LinePart } from '../symbols.ts'

type Deckbuilding = NonNullable<Card['deckbuilding']>

const line = (deckbuilding: Deckbuilding): LinePart[] => [{ kind: 'facts', facts: { deckbuilding } }]
const either: readonly DeckbuildingCardKind[] = [{ faction: 'Alliance' }, { faction: 'Horde' }]
/** Returns the kinds of cards with a trait: "Scourge cards" have the tag, or require a hero with that trait. */
const traited = (of: string): DeckbuildingCardKind[] => [{ tag: of }, { heroRequired: of }]

export const deckRules = ruleFamily(
  'decks',
  rule('kind', '(horde or alliance|alliance or horde) cards', () => [...either]),
  rule('kind', 'horde , alliance , or talent cards', () => [...either, { talent: true }]),
  rule('kind', 'neutral cards', () => [{ neutral: true }]),
  rule('kind', 'neutral quests', () => [{ type: 'quest', neutral: true }]),
  rule('kind', 'neutral quests and locations', () => [
    { type: 'quest', neutral: true },
    { type: 'location', neutral: true },
  ]),
  rule('kind', '{of:class} cards', ({ of }) => [{ class: of }]),
  rule('kind', '{of:class} {spec:talent} talents', ({ of, spec }) => [{ class: of, talent: spec }]),
  rule('kind', '[any] {of:class} abilities', ({ of }) => [{ type: 'ability', class: of }]),
  rule('kind', '{of:class} abilities and {tag:tag}', ({ of, tag }) => [
    { type: 'ability', class: of },
    { class: of, tag },
  ]),
  rule('kind', '{of:class} equipment', ({ of }) => [{ type: 'equipment', class: of }]),
  rule('kind', '[any] allies with ally type {of:class}', ({ of }) => [{ type: 'ally', tag: of }]),
  rule('kind', 'any {of:tag} allies', ({ of }) => [{ type: 'ally', tag: of }]),
  rule('kind', 'any melee weapons', () => [{ type: 'equipment', tag: 'Melee' }]),
  rule('kind', '(argent crusade) cards', () => [{ reputation: 'Argent Crusade' }]),
  rule('kind', '(scourge) cards', () => traited('Scourge')),
  rule('kind', 'any (traitor) cards', () => traited('Traitor')),
  rule('kinds', '{a:kind}', ({ a }) => a),
  rule('kinds', '{a:kind} (,|and|, and) {more:kinds}', ({ a, more }) => [...a, ...more]),

  rule('line', "deckbuilding : you can't put {of:kinds} in your deck .", ({ of }) => line({ never: of })),
  rule(
    'line',
    "deckbuilding : (you can include only|you can only include) {of:kinds} . you can't include cards with [other] (reputation|reputations) or [other] text restrictions .",
    ({ of }) => line({ only: of, unrestricted: true }),
  ),
  rule(
    'line',
    "deckbuilding : you can only include either alliance or horde cards , {of:kinds} . you can't include cards with [other] reputations or other text restrictions .",
    ({ of }) => line({ only: [...either, ...of], oneFaction: true, unrestricted: true }),
  ),
)
