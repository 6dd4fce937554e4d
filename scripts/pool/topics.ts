/**
 * The topics by which refused lines are counted. A line has the first topic that its words match. Only codes are
 * stored.
 */
const TOPICS: readonly (readonly [code: string, words: RegExp])[] = [
  ['deckbuilding', /Deckbuilding/],
  ['damage dealt this turn', /dealt [^.]*damage[^.]*this turn|damage [^.]*dealt [^.]*this turn/],
  [
    'this turn so far',
    /(?:played|entered|left|completed|placed|attacked|healed|discarded|drew|drawn) [^.]{0,30}this turn/,
  ],
  ['this way', /this way/],
  ['real life', /\b(?:say|says|dance|laugh|sing|collection|friends|side deck|clap|outside)\b/],
  ['dice and coins', /\b[Rr]olls?\b|\bdie\b|\bdice\b|\bcoin\b/],
  ['copies', /\bcop(?:y|ies)\b/],
  ['would', /\bwould\b/],
  [
    'named or chosen kind',
    /[Nn]ame an?\b|the chosen|[Cc]hoose an? (?:class|race|type|opponent|player|number)/,
  ],
  ['choose one', /[Cc]hoose/],
  ['search', /[Ss]earch/],
  ['reveal', /[Rr]eveal/],
  ['look', /[Ll]ook at/],
  ['Unique, Unlimited, ongoing, instant', /Unique|Unlimited|[Oo]ngoing abilit|\binstant\b/],
  ['hand size', /hand size/],
  ['control', /control of/],
  ['tokens', /\btokens?\b/],
  ['counters', /\bcounters?\b/],
  ['additional costs', /additional cost|rather than/],
  ['costs', /\bpay\b[^→]*\b(?:less|more)\b/],
  ['unless', /\bunless\b/],
  ["can't and must", /can't|\bmust\b|can (?:attack|protect|only|be|play|use)/],
  ['where X', /where X/],
  ['for each', /for each|equal to|the number of/],
  ['becomes', /\bbecomes?\b|\bis also\b|\bloses?\b/],
  ['payment', /→/],
  ['trigger', /^(?:Ongoing: )?(?:When|At) /],
  ['while', /[Ww]hile|[Aa]s long as/],
  ['graveyard', /graveyard/],
  ['resource row', /resource/],
  ['attach', /[Aa]ttach/],
  ['put', /\b[Pp]uts?\b|[Rr]eturn/],
  ['damage', /damage/],
  ['if', /\b[Ii]f\b/],
  ['if', /\b[Ii]f\b/],
  ['quest', /complete this quest|^Reward/],
]

export const topicOfRefusedLine = (line: string): string =>
  TOPICS.find(([, words]) => words.test(line))?.[0] ?? 'other words'
