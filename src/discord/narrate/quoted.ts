import { texts } from '../../texts/texts.ts'

/** A line of news as it is quoted: a quotation has no levels, and no headings. */
export const quoted = (line: string): string =>
  texts.prompt.quoted(line.replaceAll(/^> /gm, '').replaceAll(/^### (.*)$/gm, '**$1**'))
