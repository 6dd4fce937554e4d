/** Splits a card's text into lines that the grammar reads. The card's own name becomes "Self". */
import { CLASS_TAGS, DAMAGE_TYPES, RACE_TAGS } from '../../src/engine/index.ts'
import { PRINTED_TAGS, TALENT_SPECS } from './lexicon.ts'

/** Words of names that also have a meaning in texts, so they alone never stand for the card. */
const COMMON: ReadonlySet<string> = new Set(
  [
    ...[
      'the',
      'of',
      'and',
      'lord',
      'death',
      'money',
      'time',
      'lady',
      'king',
      'queen',
      'captain',
      'ability',
      'ally',
      'alliance',
      'horde',
    ],
    ...[
      'hero',
      'master',
      'high',
      'grand',
      'your',
      'this',
      'target',
      'card',
      'attack',
      'damage',
      'draw',
      'destroy',
    ],
    ...[
      'put',
      'when',
      'each',
      'you',
      'guard',
      'combat',
      'inspire',
      'champion',
      'general',
      'commander',
      'elder',
    ],
    ...[
      'twilight',
      'mage',
      'hunter',
      'spirit',
      'totem',
      'reward',
      'ongoing',
      'stealth',
      'rush',
      'protector',
      'if',
      'at',
    ],
    ...DAMAGE_TYPES,
    ...CLASS_TAGS,
    ...RACE_TAGS,
    ...TALENT_SPECS,
    ...PRINTED_TAGS.keys(),
  ].map((word) => word.toLowerCase()),
)

const isOwn = (word: string | undefined): word is string =>
  word !== undefined && word.length > 2 && !COMMON.has(word.toLowerCase())

/** Returns the names that a card's own text uses for the card, the longest first. */
export function namesOfCardInItsText(name: string, type: string): string[] {
  const [beforeComma] = name.split(',')
  const whole = [name, name.replaceAll('"', ''), name.replace(/ - Level \d$/, '')]
  const short = name.includes(',') && beforeComma ? [beforeComma] : []
  const parts = ['Ally', 'Hero', 'Master Hero', 'Location', 'Ability Ally'].includes(type)
    ? partsOf(name)
    : []
  const [beforeOf] = name.split(/, | of /)
  const ofThing =
    type === 'Equipment' && beforeOf && beforeOf !== name && beforeOf.includes(' ') ? [beforeOf] : []
  return [...new Set([...whole, ...short, ...parts, ...ofThing])].sort((a, b) => b.length - a.length)
}

function partsOf(name: string): string[] {
  const words = name.replace(/[",]/g, '').split(' ')
  const [, nick] = /^"([^"]+)"/.exec(name) ?? []
  const [beforeThe] = name.split(/,? (?:the|of|de|The) /)
  const [, titled] = /\b(The [A-Z]\w+)$/.exec(name) ?? []
  const candidates = [
    words[0],
    words.at(-1),
    words.slice(0, 2).join(' '),
    words.slice(-2).join(' '),
    words[1],
    words[2],
  ]
  return [nick, beforeThe === name ? undefined : beforeThe, titled, ...candidates].filter(isOwn)
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const NAMED = /\bnamed ((?:[A-Z"][\w'’-]*|of|the|and)(?: (?:[A-Z"][\w'’-]*|of|the|and))*)/g

/** Matches the faction of a reputation, whose name may be a part of the card's name. */
const REPUTATION = /\b\w+(?= Reputation\b)/g

/** Replaces the card's names, but not a name after "named" or a reputation. */
function withSelf(text: string, name: string, type: string): string {
  const kept: string[] = []
  const hidden = text
    .replace(NAMED, (_, other: string) => `named Keep${kept.push(other) - 1}x`)
    .replace(REPUTATION, (of) => `Keep${kept.push(of) - 1}x`)
  const own = namesOfCardInItsText(name, type).reduce(
    (all, one) => all.replace(new RegExp(`(?<![A-Za-z])${escaped(one)}(?![A-Za-z])`, 'g'), 'Self'),
    hidden,
  )
  return own.replace(/Keep(\d+)x/g, (_, i: string) => kept[Number(i)] ?? '')
}

const TYPES = DAMAGE_TYPES.join('|')

/** Faults of the sources that concern several words. */
const FAULTS: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`\\b(${TYPES}) \\1\\b`, 'gi'), '$1'],
  [/\bnon-(\w+) \(non-\1\)/g, 'non-$1'],
  [/\bWhenever\b/g, 'When'],
  [/^(Trap|Finishing Move)\.?[ \t]+(?=[A-Z])/, '$1\n'],
  [/([.:]) +(?=Attach to (?:target|your)\b)/g, '$1\n'],
  [/\bwhenever\b/g, 'when'],
  [/\bTime is Self\b/g, 'Time is Money'],
  [/\bSelf Knight\b/g, 'Death Knight'],
  [/\bSelf Crusade\b/g, 'Argent Crusade'],
  [/\bMechanical Self\b/g, 'Mechanical Dragonling'],
  [/\bthis turn, this turn\b/g, 'this turn'],
  [/Self Self/g, 'Self'],
  [/\bReputation, (?=[A-Z])/g, 'Reputation\n'],
  [/([A-Za-z]) (?=Use only\b)/g, '$1. '],
  [/ \./g, '.'],
  [/\b(can't put) or (?=cards in your deck\b)/g, '$1 Horde or Alliance '],
  [/^ *:(?=[^\n]*\n *BACK:)/, 'FRONT:'],
  [/([a-z])\.([A-Z])/g, '$1. $2'],
  [/([a-z])(If|When|This|At) (?=[a-z])/g, '$1. $2 '],
  [/(Protector|Smash|Ferocity|Stealth|Elusive)\. /g, '$1\n'],
  [/^(Eternal|Enrage|Find Treasure|Warp|Echo)[.,]? +(?=\S)/gm, '$1\n'],
  [/, Eternal\b/g, '\nEternal'],
  [/^Protector (?=(?:Allies|Heroes|Totems) )/gm, 'Protector\n'],
  [/\. (?=(?:Thrown|Smash|Mend \d+)\.?[ \t]*$)/gm, '.\n'],
  [/^(Diplomacy: \w+ allies) (?=[A-Z])/gm, '$1\n'],
  [/([.a-z)])(?=(?:Attach|Draw|Ongoing|When|At the|Use|Protector|Destroy|Your hero|Ready)\b)/g, '$1 '],
  [
    /\b(\w+ Hero Required|\w+ \w+ Hero Required|\w+ Reputation|\w+ Talent)\.?[ \t]+(?!cards\b)(?=\S)/g,
    '$1\n',
  ],
  [/^\s*Totem\s*\n/m, '\n'], // the sources repeat this word of the type line
]

/** Matches sentences about playing the card, each of which becomes a separate line. */
const TERMS = [
  /(You pay \(?\d\)? less to (?:play|complete) this \w+ [^.\n]*\.) (?=[A-Z])/g,
  /(As an additional cost to play[^.\n]*\.) (?=[A-Z])/g,
  /(You may [^.\n]* rather than pay [^.\n]*cost\.) (?=[A-Z])/g,
]

const LABEL = /[ \t]*\b(Ongoing|Reward|BACK|FRONT|Back|Front|Death Rattle|Stash|Deckbuilding) ?:/g
/** Matches a label inside a line, at which another line begins. */
const INNER = new RegExp(
  `[ \\t]*\\b((?:Empower (?:${CLASS_TAGS.join('|')})|(?:${CLASS_TAGS.join('|')}) Hero) ?:)`,
  'g',
)
/** Matches the beginning of a sentence that continues the line before it. */
const CONTINUES =
  /^(?:Use only|If you do|If he does|That player|Then|That damage|It can't|He can't|If you |A character dealt|If it's|Otherwise|When that |When damage is (?:dealt|prevented) this way|If damage is dealt this way|If a hero is dealt damage this way|Each of them|At end of turn, (?:destroy|remove) (?:it|them)\b|Search your deck for a card with the same name)/

/** Matches a keyword, or a restriction of decks. No sentence can continue such a line. */
const NO_SENTENCE = /^[A-Z][\w'-]*(?: [A-Z][\w'-]*){0,3}\.?$/

export function textLinesOf(name: string, type: string, text: string): string[] {
  const own = withSelf(text, name, type).replace(/\n\s*(?=[a-z])/g, ' ')
  const repaired = FAULTS.reduce((all, [from, to]) => all.replace(from, to), own)
    .replace(LABEL, '\n$1: ')
    .replace(INNER, '\n$1')
  const split = TERMS.reduce((all, term) => all.replace(term, '$1\n'), repaired)
  const lines: string[] = []
  for (const line of split.split('\n').map((one) => one.replace(/\s+/g, ' ').trim())) {
    if (/^(?:back|front)?[.:;, ]*$/i.test(line)) continue
    const before = lines.at(-1)
    if (before !== undefined && CONTINUES.test(line) && !NO_SENTENCE.test(before))
      lines.splice(-1, 1, `${before} ${line}`)
    else lines.push(line)
  }
  return lines.map((line) => (/[.:"!?]$/.test(line) ? line : `${line}.`).replace(/\.\.$/, '.'))
}
