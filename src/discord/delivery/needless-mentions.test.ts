import { expect, test } from 'vitest'
import type { QuestionMessage } from '../../table/sending/outbox.ts'
import { userText } from '../../texts/user-text.ts'
import { newPost } from '../message-parts/post.ts'
import { addMentionsToChangedPost, idsOfPeopleMentionedNeedlessly } from './needless-mentions.ts'

type Prompt = QuestionMessage['prompt']
type News = QuestionMessage['news'][number]

const person = (id: string) => ({ id, name: userText(id) })

const prompts = (...asked: [person: string, also: string[]][]): Prompt[] =>
  asked.map(([id, also], at) => ({
    kind: 'prompt',
    version: at,
    decision: at,
    seat: SEATS.indexOf(id),
    person: person(id),
    continues: false,
    also: also.map((one) => ({ seat: SEATS.indexOf(one), person: person(one) })),
  }))

const SEATS = ['anna', 'ben', 'cleo']

const news = (version: number, by: number, ordered: number[] = []): News => ({
  kind: 'news',
  version,
  by,
  events: [],
  objects: {},
  ordered: ordered.map((seat) => ({ seat, order: 'ahead' })),
})

test('people who were mentioned but never asked are named, until they are asked', () => {
  const [first, second, third] = prompts(['anna', ['ben', 'cleo']], ['ben', ['cleo']], ['anna', []])
  if (!first || !second || !third) throw new Error('nothing is asked')
  expect(idsOfPeopleMentionedNeedlessly({ prompts: [first], news: [] }, first)).toEqual([])
  expect(idsOfPeopleMentionedNeedlessly({ prompts: [first], news: [] }, second)).toEqual([])
  expect(idsOfPeopleMentionedNeedlessly({ prompts: [first, second], news: [] }, third)).toEqual(['cleo'])
  expect(idsOfPeopleMentionedNeedlessly({ prompts: [first, second, third], news: [] }, third)).toEqual([
    'cleo',
  ])
  expect(idsOfPeopleMentionedNeedlessly({ prompts: [first], news: [] }, null)).toEqual(['ben', 'cleo'])
  const [, elsewhere] = prompts(['anna', []], ['ben', []])
  if (!elsewhere) throw new Error('nothing is asked')
  const isLater = { ...elsewhere, version: 3, decision: 3 }
  expect(idsOfPeopleMentionedNeedlessly({ prompts: [first, third], news: [] }, isLater)).toEqual([
    'ben',
    'cleo',
  ])
})

test('a person who has answered in advance was not mentioned for nothing', () => {
  const [first, second] = prompts(['anna', ['ben', 'cleo']], ['anna', []])
  if (!first || !second) throw new Error('nothing is asked')
  expect(idsOfPeopleMentionedNeedlessly({ prompts: [first], news: [news(0, 1)] }, second)).toEqual(['cleo'])
  expect(idsOfPeopleMentionedNeedlessly({ prompts: [first], news: [news(1, 0, [1, 2])] }, second)).toEqual([])
})

test('the message continues to mention them', () => {
  const { content, pings } = addMentionsToChangedPost(newPost({ content: 'What now?', pings: ['anna'] }), [
    'cleo',
  ])
  expect(content).toBe('What now?\n-# Called, but no longer needed: <@cleo>')
  expect(pings).toEqual(['anna', 'cleo'])
  expect(addMentionsToChangedPost(newPost({ content: 'What now?' }), [])).toEqual(
    newPost({ content: 'What now?' }),
  )
})
