/** A deck that is built step by step: kept as a draft that may be anything, and saved only when it is legal. */
import { roomFor } from '../../campaign/building.ts'
import { type Copies, minus, plus } from '../../campaign/copies.ts'
import { profileOf } from '../../campaign/curve.ts'
import { allCards } from '../../cards/index.ts'
import { whyUnfit } from '../../cards/legality.ts'
import { raiderCards } from '../../cards/raider-cards.ts'
import type { Card, CardId } from '../../engine/index.ts'
import { saveDeckDraft } from '../../store/levels.ts'
import type { Tx } from '../../store/open.ts'
import { copiesShape } from '../shapes.ts'
import type { Building, BuildStep, ChangedDeck, Whose } from './contract.ts'
import { keep, listed, type Owner, ownerOf, unfit } from './decks.ts'
import { characterCard, lockPlayer } from './who.ts'

export async function look(tx: Tx, whose: Whose): Promise<Building> {
  const owner = await ownerOf(tx, whose, null)
  return building(tx, owner, draftOf(owner))
}

function draftOf({ character, deck }: Owner): Copies {
  const kept = copiesShape.safeParse(character.deckDraft)
  return kept.success ? kept.data : deck
}

async function building(tx: Tx, owner: Owner, draft: Copies): Promise<Building> {
  const { character, deck, owned, constructed } = owner
  return {
    character: await characterCard(tx, character),
    cards: listed(draft),
    cardsIn: listed(minus(draft, deck)),
    cardsOut: listed(minus(deck, draft)),
    mayComeIn: listed(candidates(owner, draft)),
    spare: minus(owned, draft),
    before: profileOf(deck),
    after: profileOf(draft),
    findings: unfit(owner, draft),
    constructed,
  }
}

/** What fits the hero and is owned, or is data where decks are built from every card. */
function candidates(owner: Owner, draft: Copies): Copies {
  const fitting = raiderCards.filter((card) => whyUnfit(owner.hero, card).length === 0)
  return Object.fromEntries(
    fitting.map((card) => [card.id, most(owner, draft, card)] as const).filter(([, copies]) => copies > 0),
  )
}

function most({ owned, constructed }: Owner, draft: Copies, card: Card): number {
  const room = roomFor(draft, card)
  return constructed ? room : Math.min(room, minus(owned, draft)[card.id] ?? 0)
}

export async function build(tx: Tx, whose: Whose, step: BuildStep): Promise<Building> {
  await lockPlayer(tx, whose.personId)
  const owner = await ownerOf(tx, whose, null)
  const draft = step === 'startOver' ? owner.deck : changed(owner, draftOf(owner), step)
  await saveDeckDraft(tx, owner.character.id, step === 'startOver' ? null : { ...draft })
  return building(tx, owner, draft)
}

function changed(
  owner: Owner,
  before: Copies,
  { cardsIn, cardsOut, all }: Exclude<BuildStep, string>,
): Copies {
  const without = cardsOut.reduce<Copies>(
    (deck, id) => minus(deck, { [id]: all ? (deck[id] ?? 1) : 1 }),
    before,
  )
  return cardsIn.reduce<Copies>((deck, id) => withCard(owner, deck, id, all), without)
}

function withCard(owner: Owner, deck: Copies, id: CardId, all: boolean): Copies {
  const card = allCards.get(id)
  const may = card && whyUnfit(owner.hero, card).length === 0 ? most(owner, deck, card) : 0
  return may > 0 ? plus(deck, { [id]: all ? may : 1 }) : deck
}

/** @throws Rejection when it can't be played */
export async function save(tx: Tx, whose: Whose): Promise<ChangedDeck> {
  await lockPlayer(tx, whose.personId)
  const owner = await ownerOf(tx, whose, null)
  return keep(tx, owner, draftOf(owner))
}
