/** npm run -s privacy > PRIVACY.md: prints the privacy policy with all stored fields. */
import { privacyPolicy } from './privacy/policy.ts'

process.stdout.write(privacyPolicy())
