/**
 * Finds regular expressions whose time grows faster than the text that they read: one person's text must not make others
 * wait. Biome checks everything else.
 *
 * Tests are left out. Their expressions read what the bot says, and nobody waits for them.
 * So are the scripts of the card pool, which read two lists on a developer's own machine.
 */
import parser from '@typescript-eslint/parser'
import regexp from 'eslint-plugin-regexp'

export default [
  { ignores: ['dist/', 'src/store/generated/', '**/*.test.ts', 'test/', 'scripts/pool/'] },
  {
    files: ['**/*.{ts,js,mjs}'],
    languageOptions: { parser },
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': [
        'error',
        { report: 'potential', ignoreSticky: false, ignorePartial: false },
      ],
    },
  },
]
