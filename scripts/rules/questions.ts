/** The answers of the raid rules outside of numbered rules: the FAQ of each raid, by the cards that it is about. */
import { allTests, type CitingTest, fullTestName } from './tested.ts'

const FAQS: Readonly<Record<string, readonly string[]>> = {
  R304: [
    'The Bomb',
    'Ancient Core Hound',
    'Azuresong Mageblade',
    'Benediction',
    'Rune of Kress',
    'Shadowstrike',
    'Shazzrah',
  ],
  R403: [
    'Cleave Apart',
    'Eredar Wand of Obliteration',
    'Fel Ruination',
    'Fiery Pits',
    'Glaive of the Pit',
    "Liar's Tongue Gloves",
    'Superior Mana Oil',
    'Toss About',
  ],
  R505: [
    'Blessed Medallion of Karabor',
    'Cursed Vision of Sargeras',
    'Entry into the Black Temple',
    'Fel Geyser',
    'Illidan Stormrage',
    "The Skull of Gul'dan",
  ],
}

export interface FaqQuestion {
  number: string
  card: string
  tested: string[]
}

/** Returns each question with the tests that name its card, in their titles or their file's name, and cite its FAQ. */
export function faqQuestions(): FaqQuestion[] {
  const all = allTests()
  return Object.entries(FAQS).flatMap(([number, cards]) =>
    cards.map((card) => ({
      number,
      card,
      tested: all.filter((test) => isAbout(test, number, card)).map(fullTestName),
    })),
  )
}

function isAbout(test: CitingTest, number: string, card: string): boolean {
  const name = plain(fullTestName(test))
  return name.includes(plain(card)) && test.titles.some((title) => title.includes(number))
}

const plain = (text: string): string => text.toLowerCase().replaceAll('’', "'")
