/** Rules that no referee can carry out or break, with the reason. All other rules are implemented and tested. */
import { ALL_RULE_NUMBERS } from './numbers.ts'

/** Numbers that have only a title: their content is in the rules below them. */
const HEADINGS = (
  '304.4 305.2 305.3 400.7 403.6 408.2 414.3 415.3 415.4 415.5 415.6 415.7 415.8 415.9 ' +
  '501.1 501.2 503.2 718.2 800.1 800.2 800.3 R101.3 R203.1 R203.2 R203.3 R301.5 R303.1 R303.2 R303.3'
).split(' ')

const MATCHES =
  'Hearthstone keeps equipment for the next game of a match; a raid is one game, without a match.'
const COLLECTIONS = 'The new deck comes from all the cards that a person owns, which nobody here knows.'

const REASONS: Readonly<Record<string, string>> = {
  '203.1':
    'What is reminder or flavour on a printed card: our texts are generated and have only what counts.',
  '203.2': 'How a printed text is broken into paragraphs: in our data each power is one by itself.',
  '204.1': 'Where a number is printed and how it is made.',
  '204.2': 'The colour of a printed number.',
  '306.2': 'Only says what most quests have.',
  '405.6': 'Damage is a whole number throughout: there are no fractions to be ignored.',
  '414.3d': 'Only points to the rules about wielding.',
  '712.1': 'Only points to the rules about either type.',
  '718.2c':
    'What a card says in another zone than play is about how it is played, and never ordered by time.',
  '718.2g':
    'Such counters only add, and whatever else there is to an ATK, DEF or health goes by dependency (719): their age makes no difference.',
  '800.1a': MATCHES,
  '800.1b': MATCHES,
  '800.1c': MATCHES,
  '800.1d': MATCHES,
  '800.1e': MATCHES,
  '800.2a': 'For tournaments, with their side decks.',
  '800.2b': COLLECTIONS,
  '800.2c': COLLECTIONS,
  '800.3a':
    'Begins another raid in the middle of a game with decks that lie beside the table: one raid at a time here.',
  '801.1': 'Which document comes first at a tournament.',
  '801.2': 'That players look up the current wording of their cards; ours are data.',
  '801.3': 'An address.',
  '803.1': 'Only says what the section is about.',
}

export function reasonNotApplicable(number: string): string | null {
  return HEADINGS.includes(number) ? headingOf(number) : (REASONS[number] ?? null)
}

function headingOf(number: string): string {
  const under = ALL_RULE_NUMBERS.filter(
    (one) => one !== number && /[a-z]$/.test(one) && one.slice(0, -1) === number,
  )
  return `Only the heading of ${under.join(', ')}.`
}
