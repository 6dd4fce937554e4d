import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readDecklist } from '../decklist.ts'

const named = (cards: readonly { copies: number; name: string }[] = []) =>
  cards.map(({ copies, name }) => `${copies} ${name}`)

function read(text: string) {
  const { cards, side, unread, unchecked, fault } = readDecklist(text)
  expect([unread, unchecked, fault]).toEqual([[], 0, null])
  return { cards: named(cards), side: side && named(side.cards) }
}

describe('OCTGN (.o8d)', () => {
  /**
   * A deck as the method Save writes it in octgnFX/Octgn.Core/DataExtensionMethods/DeckExtensionMethods.cs of the
   * repository octgn/OCTGN.
   */
  const WRITTEN = `\uFEFF<?xml version="1.0" encoding="utf-8" standalone="yes"?>\r
<deck game="d7e6fd4f-5252-4c4c-4a4a-a645c4d8e45f">\r
  <section name="Main" shared="False">\r
    <card qty="4" id="3d2f9a3e-7e6a-4d0b-9f0e-1c1f6a0b2c01">Rend</card>\r
    <card qty="1" id="3d2f9a3e-7e6a-4d0b-9f0e-1c1f6a0b2c02">Essence of Desire/Essence of Anger</card>\r
  </section>\r
  <section name="Hero" shared="False">\r
    <card qty="1" id="3d2f9a3e-7e6a-4d0b-9f0e-1c1f6a0b2c03">Gurzak of Orgrimmar</card>\r
  </section>\r
  <section name="Sideboard" shared="False">\r
    <card qty="2" id="3d2f9a3e-7e6a-4d0b-9f0e-1c1f6a0b2c04">Execute</card>\r
  </section>\r
  <section name="Tokens" shared="False" />\r
  <notes><![CDATA[4 Brigg would be <b>fine</b> & good]]></notes>\r
</deck>`

  it('is read with the hero and the sideboard', () => {
    expect(read(WRITTEN)).toEqual({
      cards: ['4 Rend', '1 Essence of Desire/Essence of Anger', '1 Gurzak of Orgrimmar'],
      side: ['2 Execute'],
    })
  })

  /**
   * The form of wow.tcgbrowser.com: no ids, and both faces of the hero. An example is data/decks/famasin.o8d of the
   * repository seriallos/wowtcg-decktools.
   */
  it('is read without ids', () => {
    const deck = `<?xml version="1.0" encoding="utf-8" standalone="yes"?>
<deck game="d7e6fd4f-5252-4c4c-4a4a-a645c4d8e45f">
  <section name="Main">
    <card qty="4" >Rend</card>
    <card qty="1" >&quot;Captain&quot; Cookie</card>
  </section>
  <section name="Hero">
    <card qty="1" >Gurzak of Orgrimmar</card>
    <card qty="1" >Gurzak of Orgrimmar Back</card>
  </section>
</deck>`
    expect(read(deck).cards).toEqual([
      '4 Rend',
      '1 "Captain" Cookie',
      '1 Gurzak of Orgrimmar',
      '1 Gurzak of Orgrimmar',
    ])
  })

  it('reports a card without a name, and a count that is none', () => {
    const deck =
      '<deck game="x"><section name="Main"><card qty="4"/><card qty="many">Rend</card></section></deck>'
    expect(readDecklist(deck).unread).toEqual(['4', 'many Rend'])
  })
})

describe('LackeyCCG (.dek)', () => {
  /**
   * A deck as LackeyCCG's deck editor saves it, with the picture's name as the id, and one element for each copy.
   */
  const SAVED = `<deck version="0.8">
\t<meta>
\t\t<game>wowtcg</game>
\t</meta>
\t<superzone name="Deck">
\t\t<card><name id="hoa_123">Rend</name><set>HeroesOfAzeroth</set></card>
\t\t<card><name id="hoa_123">Rend</name><set>HeroesOfAzeroth</set></card>
\t\t<card><name id="cd2_w4">Execute (CD2)</name><set>CD2</set></card>
\t\t<card><name id="hoa_123">Rend</name><set>HeroesOfAzeroth</set></card>
\t\t<card><name id="x">I&apos;m Not Dead Yet!</name><set></set></card>
\t</superzone>
\t<superzone name="Hero">
\t\t<card><name id="cd2_1">Gurzak of Orgrimmar</name><set>CD2</set></card>
\t</superzone>
\t<superzone name="Side_Deck">
\t\t<card><name id="b">Brigg</name><set>CD2</set></card>
\t</superzone>
\t<superzone name="Tokens">
\t\t<card><name id="t">Slow</name><set>HoA</set></card>
\t</superzone>
</deck>
`

  it('is read, its copies counted', () => {
    expect(read(SAVED)).toEqual({
      cards: ['3 Rend', '1 Execute', "1 I'm Not Dead Yet!", '1 Gurzak of Orgrimmar'],
      side: ['1 Brigg'],
    })
    expect(readDecklist(SAVED).cards[0]).toEqual({ copies: 3, name: 'Rend', set: 'HoA' })
  })

  /**
   * Older versions of the program wrote an XML declaration and a document type, as wiki.lotrtcgpc.net shows on its page
   * about the format.
   */
  it('is read with the definition of its type, which nobody fetches', () => {
    const head =
      '<?xml version="1.0" encoding="ISO-8859-1"?>\n<!DOCTYPE deck SYSTEM "http://www.lackeyccg.com/deck.dtd">\n'
    expect(read(head + SAVED).cards).toContain('3 Rend')
  })

  it('is read with ampersands that are not escaped', () => {
    const deck =
      '<deck version="0.8"><superzone name="Deck"><card><name>Rend & Tear &nbsp; &</name></card></superzone></deck>'
    expect(read(deck).cards).toEqual(['1 Rend & Tear &'])
  })
})

/** The deck has the form that cockatrice/libcockatrice_deck_list of the repository Cockatrice/Cockatrice writes. */
it('Cockatrice (.cod) is read', () => {
  const deck = `<?xml version="1.0" encoding="UTF-8"?>
<cockatrice_deck version="1">
    <deckname>Rush</deckname>
    <comments></comments>
    <zone name="main">
        <card number="4" name="Rend" setShortName="CD2"/>
        <card number="1" name="Gurzak of Orgrimmar"/>
    </zone>
    <zone name="side">
        <card number="2" price="0" name="Execute"/>
    </zone>
</cockatrice_deck>`
  expect(read(deck)).toEqual({ cards: ['4 Rend', '1 Gurzak of Orgrimmar'], side: ['2 Execute'] })
})

it('XML in a code fence is read', () => {
  expect(
    read('```xml\n<deck game="x"><section name="Main"><card qty="4">Rend</card></section></deck>\n```').cards,
  ).toEqual(['4 Rend'])
})

const deckOf = (inside: string, before = '') =>
  `${before}<deck game="x"><section name="Main">${inside}</section></deck>`

describe('refused with its reason', () => {
  it.each([
    ['XML of another kind', '<?xml version="1.0"?>\n<Collection/>', { kind: 'xml', root: 'collection' }],
    ['a deck element without cards of a known form', '<deck><list/></deck>', { kind: 'xml', root: 'deck' }],
    [
      'XML that breaks off',
      '<deck game="x">\n<section name="Main">\n<card qty="4">Rend',
      { kind: 'brokenXml', line: 3 },
    ],
    ['elements that cross', deckOf('\n<card qty="4">Rend</name>'), { kind: 'brokenXml', line: 2 }],
    ['a second root', `${deckOf('')}\n${deckOf('')}`, { kind: 'brokenXml', line: 2 }],
    ['deep XML', deckOf('<a>'.repeat(20)), { kind: 'longXml' }],
    ['many elements', deckOf('<card/>'.repeat(3_000)), { kind: 'longXml' }],
    [
      'many attributes',
      deckOf(`<card ${Array.from({ length: 50 }, (_, n) => `a${n}=""`).join(' ')}/>`),
      { kind: 'longXml' },
    ],
    ['JSON', '{"ObjectStates": []}', { kind: 'json' }],
    ['a list in JSON', '[\n  {"name": "Rend"}]', { kind: 'json' }],
    ['a web page', '\n<!DOCTYPE html>\n<html><li>4 Rend</li></html>', { kind: 'webPage' }],
  ])('%s', (_, text, fault) => {
    expect(readDecklist(text)).toMatchObject({ fault, cards: [], unread: [] })
  })
})

describe('entities', () => {
  const BOMB = `<!DOCTYPE deck [${Array.from(
    { length: 10 },
    (_, n) => `<!ENTITY e${n} "${n === 0 ? 'Rend' : `&e${n - 1};`.repeat(10)}">`,
  ).join('')}]>`

  it('of a file are not expanded', () => {
    const { cards } = readDecklist(deckOf('<card qty="1">&e9;</card>', BOMB))
    expect(named(cards)).toEqual(['1 &e9;'])
  })

  it('of another file are not fetched', () => {
    const type = '<!DOCTYPE deck [<!ENTITY e SYSTEM "file:///etc/passwd">]>'
    expect(named(readDecklist(deckOf('<card qty="1">&e;</card>', type)).cards)).toEqual(['1 &e;'])
  })
})

/**
 * XML that is costly to read, beside the patterns of test/hostile.test.ts. The time limit is generous, because the
 * machine may be under load.
 */
it.each([
  '<a>',
  '<a ',
  '<a b="',
  '<a b="c" ',
  '&',
  '&a;',
  '&#x41;',
  '<!--',
  '<![CDATA[',
  ']]>',
  '<?',
  '<',
  '<card qty="1">a</card>',
])('64 KB of %j in a deck are read or refused', (part) => {
  const many = part.repeat((64 * 1024) / part.length)
  for (const text of [deckOf(many), `<deck ${many}/>`, `<!DOCTYPE deck [${many}]><deck/>`]) {
    expect(readDecklist(text)).toBeTypeOf('object')
  }
})

it('whatever stands in a deck, it is read or refused', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '<',
      '>',
      '</card>',
      '<card qty="4">',
      'Rend',
      '&',
      '&amp;',
      '"',
      '<![CDATA[',
      ']]>',
      '<!--',
      '-->',
      '\n',
    ),
    fc.string(),
  )
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      expect(readDecklist(deckOf(pieces.join(''))).cards.every(({ name }) => name !== '')).toBe(true)
    }),
  )
})
