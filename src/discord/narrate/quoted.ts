import { texts } from '../../texts/texts.ts'

/** Quotes a line of news. A quotation has no indentation and no headings. */
export const quotedNewsLine = (line: string): string =>
  texts.prompt.quoted(line.replaceAll(/^> /gm, '').replaceAll(/^### (.*)$/gm, '**$1**'))
