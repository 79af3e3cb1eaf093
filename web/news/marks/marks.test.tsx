import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { getNewsPrecision, listNewsMarks, unmarkNews } from '#contract/news/marks.ts'
import type { Output } from '#contract/wire/endpoint.ts'
import { setLanguage } from '../../i18n/language.ts'
import { renderParts } from '../../test/parts.tsx'
import { answer, givenNetwork, givenSession, refuse } from '../../test/render.tsx'
import { MarkList } from './MarkList.tsx'

beforeEach(async () => void (await givenSession()))

type Mark = Output<typeof listNewsMarks>['marks'][number]
const mark = (articleId: number, label: Mark['label'], values: Pick<Mark, 'read' | 'value'>): Mark => ({
  ...{ articleId, label, ...values, markedAt: '2026-11-20T03:00:00.000Z', eventId: 5, publisher: 'Hokushin' },
  ...{ company: { id: 7, nameJa: '見本株式会社', nameEn: 'Sample Inc.', ticker: '1000' } },
  ...{ titleJa: `見出し${articleId}`, titleEn: `Headline ${articleId}`, publishedAt: '2026-11-01 09:30', url: null },
})
const marks = [
  mark(11, 'tone', { read: 'bad', value: 'good' }),
  mark(12, 'relevant', { read: 'yes', value: 'no' }),
  mark(13, 'level', { read: null, value: '2' }),
]

test('each mark tells what the label was and what one said, and leads to the event', async () => {
  givenNetwork([answer(listNewsMarks, { total: 3, marks })])
  await renderParts(<MarkList />)
  expect(await screen.findByText('3 marks')).toBeTruthy()
  const [tone, relevant, level] = screen.getAllByRole('listitem').map((item) => within(item))
  expect(tone!.getByText('Tone: should be “Positive”')).toBeTruthy()
  expect(tone!.getByText('shown as “Negative”')).toBeTruthy()
  const link = tone!.getByRole<HTMLAnchorElement>('link', { name: 'Headline 11' })
  expect(link.href).toMatch(/companies=(%22)?7.*event=5/)
  expect(relevant!.getByText('Relevance: not relevant')).toBeTruthy()
  expect(level!.getByText('shown as “Not judged”')).toBeTruthy()
})

test('a mark is taken back by the keyboard, which goes on at the next one', async () => {
  const sent = givenNetwork([
    answer(listNewsMarks, { total: 3, marks }),
    answer(unmarkNews, {}),
    answer(getNewsPrecision, { reader: 1, own: 3, labels: [] }),
  ])
  await renderParts(<MarkList />)
  const first = await screen.findByRole('button', { name: 'Withdraw “Tone: should be “Positive”” on “Headline 11”' })
  first.focus()
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByText('Mark withdrawn.')).toBeTruthy()
  expect(sent.map(({ url }) => url.pathname).filter((path) => path.includes('articles'))).toEqual([
    expect.stringMatching(/\/news\/articles\/11\/marks\/tone$/),
  ])
  expect(document.activeElement?.getAttribute('aria-label')).toContain('Headline 12')
})

test('nothing said yet: what to do; a failure: another try', async () => {
  setLanguage('ja')
  givenNetwork([answer(listNewsMarks, { total: 0, marks: [] })])
  await renderParts(<MarkList />)
  expect(await screen.findByRole('heading', { name: '判定はまだありません' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'ニュース検索へ' })).toBeTruthy()
})

test('a list that cannot be read says so, and offers another try', async () => {
  givenNetwork([refuse(listNewsMarks, 'market.busy')])
  await renderParts(<MarkList />)
  expect(await screen.findByRole('alert', {}, { timeout: 120_000 })).toBeTruthy()
})
