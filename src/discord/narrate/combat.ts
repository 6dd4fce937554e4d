/** Narrates the events of a combat. */
import { texts } from '../../texts/texts.ts'
import { isEventOfKind, type NarratedNews, type Narrators } from './narrated-news.ts'

export const combatNarrators: Narrators<
  'attacking' | 'struck' | 'protecting' | 'defending' | 'sabotaged' | 'leftCombat' | 'combatEnded'
> = {
  attacking: ({ first: { attacker, card, proposed, thing } }, scene) =>
    texts.news.attacks(scene.object(attacker, card), scene.thing(thing) ?? scene.object(proposed)),
  struck: ({ first: { weapon, card, wielder } }, scene) =>
    texts.news.strikes(scene.object(wielder), scene.card(card || '') || scene.object(weapon)),
  protecting: ({ first: { object, card, instead } }, scene) =>
    texts.news.protects(scene.object(object, card), scene.object(instead)),
  defending: () => null,
  sabotaged: ({ first: { attacker, card, defender, defenderCard, thing } }, scene) =>
    texts.news.sabotages(
      scene.object(attacker, card),
      scene.thing(thing) ?? scene.object(defender, defenderCard),
    ),
  leftCombat: ({ first: { object, card } }, scene) => texts.news.leavesCombat(scene.object(object, card)),
  combatEnded: ({ at }, scene) => (hurt(scene, at) ? null : texts.news.noDamage),
}

/** Whether damage was dealt or prevented in this combat, that is, since the previous combat ended. */
function hurt(scene: NarratedNews, at: number): boolean {
  const before = scene.events.slice(0, at)
  const start = before.findLastIndex((event) => event.kind === 'combatEnded')
  return before
    .slice(start + 1)
    .some((event) => (isEventOfKind(event, 'damaged') && event.combat) || event.kind === 'prevented')
}
