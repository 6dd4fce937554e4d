/** A card: its facts, what it does, and where it is used. */
import type { APIEmbed } from 'discord.js'
import { allCards, dungeonDecks, starterDecks } from '../cards/index.ts'
import { markedTextOf, typeLine } from '../cards/text.ts'
import type { Card } from '../engine/effects/card.ts'
import { raids } from '../raids/index.ts'
import type { Suggestion } from './answering.ts'
import { clip, LIMITS } from './limits.ts'
import { raidTitle } from './names.ts'
import { type Outcome, tell } from './post.ts'
import { texts } from './texts.ts'

const t = texts.command

export function lookAtCard(wanted: string): Outcome {
  const card = allCards.get(wanted) ?? named(wanted)[0]
  return card ? tell('', { embeds: [cardEmbed(card)] }) : tell(texts.reply.noCard(clip(wanted, 80)))
}

export const cardSuggestions = (typed: string): Suggestion[] =>
  named(typed)
    .slice(0, LIMITS.choices)
    .map((card) => ({
      name: clip(`${card.name} — ${typeLine(card)}`, LIMITS.choiceName),
      value: card.id,
    }))

/** Names that begin with the text come first. */
function named(text: string): Card[] {
  const wanted = text.trim().toLowerCase()
  const found = [...allCards.values()].filter((card) => card.name.toLowerCase().includes(wanted))
  const rank = (card: Card) => (card.name.toLowerCase().startsWith(wanted) ? 0 : 1)
  return found.sort((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name))
}

export function cardEmbed(card: Card): APIEmbed {
  const text = markedTextOf(card).join('\n') || t.cardNoText
  const used = usedIn(card)
  return {
    title: clip(card.name, LIMITS.title),
    description: clip([`*${typeLine(card)}*`, facts(card), '', text].join('\n'), LIMITS.description),
    fields: used.length > 0 ? [{ name: t.cardUsedIn, value: clip(used.join('\n'), LIMITS.fieldValue) }] : [],
    footer: { text: card.id },
  }
}

function facts(card: Card): string {
  const parts = [
    ...(card.cost === undefined ? [] : [t.cardCost(card.cost)]),
    ...(card.atk === undefined ? [] : [t.cardAtk(card.atk, card.damageType ?? '')]),
    ...(card.health === undefined ? [] : [t.cardHealth(card.health)]),
    ...(card.def === undefined ? [] : [t.cardDef(card.def)]),
    ...(card.strikeCost === undefined ? [] : [t.cardStrike(card.strikeCost)]),
  ]
  return parts.join(' · ')
}

function usedIn(card: Card): string[] {
  const decks = [...starterDecks, ...dungeonDecks].flatMap((deck) => {
    if (deck.hero === card.id && starterDecks.includes(deck)) return [t.cardHero(deck.name)]
    const copies = deck.copies[card.id]
    return copies ? [t.cardDeck(deck.name, copies)] : []
  })
  return [...decks, ...inRaids(card)]
}

function inRaids(card: Card): string[] {
  return raids.flatMap((raid) => {
    const lairs = raid.modes.map((mode) => raid.lair(mode))
    if (lairs.some((lair) => lair.achievements.includes(card.id)))
      return [t.cardAchievement(raidTitle(raid.name))]
    const heroes = lairs.flatMap((lair) => levelsFrom(lair.hero))
    return heroes.includes(card.id) ? [t.cardDungeonHero(raidTitle(raid.name))] : []
  })
}

/** A Dungeon hero and what it levels up to. */
function levelsFrom(hero: string): string[] {
  const next = allCards.get(hero)?.nextLevel
  return next === undefined ? [hero] : [hero, ...levelsFrom(next)]
}
