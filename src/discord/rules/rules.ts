/** Handles `/rules`, which finds rules by number or word, with menus that lead through all rules. */
import type { APIEmbed } from 'discord.js'
import type { RulebookRule } from '../../texts/rules/rule.ts'
import {
  findRuleByNumber,
  findRulesAbout,
  isChapterName,
  rulesOfChapter,
} from '../../texts/rules/rulebook.ts'
import { texts } from '../../texts/texts.ts'
import { userText } from '../../texts/user-text.ts'
import type { Suggestion } from '../command.ts'
import type { Click } from '../feature.ts'
import { DISCORD_LIMITS, truncateWithEllipsis } from '../message-parts/limits.ts'
import {
  type ComponentRow,
  newPost,
  type Post,
  type Reply,
  replyInPlaceOrPrivately,
  selectRow,
} from '../message-parts/post.ts'
import { ruleComponentIds } from './ids.ts'

const t = texts.rules
const INK = 0x4a4e69

/** Shows the rules that match. @param wanted a number or a word; null for the overview */
export const lookUpRule = (wanted: string | null): Reply => ({
  how: 'tell',
  post: wanted === null || wanted.trim() === '' ? overviewPost() : foundPost(wanted),
})

/** Shows the rule or chapter that was selected. */
export function showClickedRule(click: Click, what: 'rule' | 'chapter'): Reply {
  const [value = ''] = click.values
  const next = what === 'chapter' ? chapterPost(value) : foundPost(value)
  return replyInPlaceOrPrivately(click, next)
}

export const suggestRules = (typed: string): Suggestion[] =>
  uniqueRules([...[findRuleByNumber(typed) ?? []].flat(), ...findRulesAbout(typed)])
    .slice(0, DISCORD_LIMITS.choices)
    .map(({ number, title }) => ({
      name: truncateWithEllipsis(t.suggestion(number, title), DISCORD_LIMITS.choiceName),
      value: number,
    }))

const uniqueRules = (rules: readonly RulebookRule[]): RulebookRule[] => [
  ...new Map(rules.map((rule) => [rule.number, rule])).values(),
]

function foundPost(wanted: string): Post {
  const rule = findRuleByNumber(wanted)
  if (rule) return rulePost(rule, wanted)
  const found = findRulesAbout(wanted)
  const [best, second] = found
  if (!best)
    return newPost({
      content: t.none(userText(truncateWithEllipsis(wanted, 80))),
      components: [chapterRow()],
    })
  if (!second || best.title.toLowerCase() === wanted.trim().toLowerCase()) return rulePost(best, best.number)
  return newPost({
    content: t.several(userText(truncateWithEllipsis(wanted, 80)), found.length),
    embeds: [ruleEmbed(best)],
    components: [...ruleRows(found, t.choose).slice(0, 1), chapterRow()],
  })
}

function rulePost(rule: RulebookRule, wanted: string): Post {
  const isPart = rule.number.toLowerCase() !== wanted.trim().toLowerCase()
  const related = rule.see.flatMap((number) => findRuleByNumber(number) ?? [])
  return newPost({
    content: isPart ? t.partOf(userText(truncateWithEllipsis(wanted, 80))) : '',
    embeds: [ruleEmbed(rule)],
    components: [...ruleRows(related, t.see), chapterRow()],
  })
}

const ruleEmbed = ({ number, title, text }: RulebookRule): APIEmbed => ({
  title: truncateWithEllipsis(t.title(number, title), DISCORD_LIMITS.title),
  description: text,
  footer: { text: t.foot },
  color: INK,
})

const overviewPost = (): Post =>
  newPost({
    embeds: [{ title: t.overview, description: t.overviewText, footer: { text: t.foot }, color: INK }],
    components: [chapterRow()],
  })

function chapterPost(name: string): Post {
  if (!isChapterName(name)) return overviewPost()
  return newPost({
    embeds: [{ title: t.chapters[name], description: listed(rulesOfChapter(name)), color: INK }],
    components: [...ruleRows(rulesOfChapter(name), t.choose), chapterRow()],
  })
}

const listed = (rules: readonly RulebookRule[]): string =>
  truncateWithEllipsis(
    rules.map(({ number, title }) => t.title(number, title)).join('\n'),
    DISCORD_LIMITS.description,
  )

const chapterRow = (): ComponentRow =>
  selectRow({
    id: ruleComponentIds.rules('chapter', 0),
    placeholder: t.overview,
    options: Object.entries(t.chapters).map(([value, label]) => ({ value, label })),
  })

/** Returns selects of at most 25 rules each. One row of the message stays free for the chapters. */
function ruleRows(rules: readonly RulebookRule[], placeholder: string): ComponentRow[] {
  const rows: ComponentRow[] = []
  for (
    let at = 0;
    at < rules.length && rows.length < DISCORD_LIMITS.rows - 1;
    at += DISCORD_LIMITS.selectOptions
  ) {
    const options = rules.slice(at, at + DISCORD_LIMITS.selectOptions).map(({ number, title }) => ({
      value: number,
      label: truncateWithEllipsis(t.title(number, title), DISCORD_LIMITS.optionLabel),
    }))
    rows.push(selectRow({ id: ruleComponentIds.rules('rule', rows.length), placeholder, options }))
  }
  return rows
}
