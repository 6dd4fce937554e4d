/** Rules that no referee can carry out or break, and why. All others are implemented and tested. */
export const NOT_APPLICABLE: Readonly<Record<string, string>> = {
  '203.1':
    'Which words of a printed card are a reminder or flavour: our texts are generated, and have only what counts.',
  '204.1': 'Where the number is printed and what it looks like.',
  '204.2': 'The colour of a printed number.',
  '801.1': 'Names other documents.',
  '801.2': 'The players’ duty to read the current wording of their cards; ours are data.',
  '801.3': 'An address.',
}
