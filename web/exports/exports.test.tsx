import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { getDownloadUsage } from '#contract/account/downloads.ts'
import { countExport, createExport, getExportStatus } from '#contract/exports/exports.ts'
import { setLanguage } from '../i18n/language.ts'
import { changed, renderRecorded } from '../test/recorded.ts'
import { answer, givenProfile, refuse } from '../test/render.tsx'

const words = {
  ja: {
    open: '書き出し',
    tray: 'Excel・CSVで書き出す',
    contents: ['スコア（全階層）', 'ローデータ', '指標の定義'],
    create: '作成する',
    sum: '2社 × 5年度 = 10件',
    nothing: '内容を1つ以上選んでください。',
    closed: '今月の上限を超えるため、作成できません。',
    over: '今月のダウンロードの上限を超えるため、ダウンロードできません。',
    atOnce: '作成中のファイルが3つあります。完了してからお試しください。',
    failed: 'ファイルを作成できませんでした。ダウンロード件数は戻しました。',
    retry: '再試行',
  },
  en: {
    open: 'Export',
    tray: 'Export as Excel or CSV',
    contents: ['Scores (all levels)', 'Raw data', 'Definitions of indicators'],
    create: 'Create the file',
    sum: '2 companies × 5 years = 10 counts',
    nothing: 'Choose at least one type of content.',
    closed: 'This would exceed your limit for the month.',
    over: 'This download would exceed your limit for the month.',
    atOnce: 'Three files are being made. Try again when one of them is done.',
    failed: 'The file could not be created. Your download counts have been restored.',
    retry: 'Try again',
  },
} as const

const address = '/comparisons/comparison/raws?companies=1-2&from_y=2021&to_y=2025'

beforeEach(() => sessionStorage.clear())

describe.each(['ja', 'en'] as const)('%s', (language) => {
  const w = words[language]
  async function open(front: Parameters<typeof renderRecorded>[2] = []) {
    setLanguage(language)
    const view = await renderRecorded(address, 'exports', front)
    await userEvent.click(await screen.findByRole('button', { name: w.open }))
    return { shown: view, tray: within(await screen.findByRole('region', { name: w.tray })) }
  }

  test('what a file takes is counted before it is asked for; without contents there is none', async () => {
    const { shown, tray } = await open()
    expect(await tray.findByText(w.sum)).toBeTruthy()
    expect(shown.answered(countExport).count).toBe(10) // 2 companies × 5 years
    for (const content of w.contents) await userEvent.click(tray.getByRole('checkbox', { name: content }))
    await userEvent.click(tray.getByRole('button', { name: w.create }))
    expect(await screen.findByText(w.nothing)).toBeTruthy()
    expect(shown.sent.some(({ url }) => url.pathname === `/api${createExport.path}`)).toBe(false)
  })

  test('what is left of the month is too little: closed before the click', async () => {
    const { tray } = await open([
      changed(getDownloadUsage, (usage) => ({ ...usage, limit: 10_000, used: 9995, remaining: 5 })),
    ])
    expect(await tray.findByText(w.closed)).toBeTruthy()
  })

  test.each(['download.over-limit', 'export.at-once'] as const)('%s is refused in words', async (code) => {
    const download = { limit: 10_000, used: 9995, remaining: 5, count: 10 }
    const { tray } = await open([refuse(createExport, code, code === 'download.over-limit' ? { download } : {})])
    await tray.findByText(w.sum)
    await userEvent.click(tray.getByRole('button', { name: w.create }))
    expect(await tray.findByText(code === 'export.at-once' ? w.atOnce : w.over)).toBeTruthy()
  })

  test('a file that failed gives its counts back and can be asked for again', async () => {
    const status = {
      result: false,
      status: -1,
      url: null,
      phase: 'failed',
      format: 'xlsx',
      count: 0,
      file: null,
    } as const
    const front = [answer(createExport, { export_id: 'x'.repeat(43) }), answer(getExportStatus, status)]
    const { tray } = await open(front)
    await tray.findByText(w.sum)
    await userEvent.click(tray.getByRole('button', { name: w.create }))
    expect(await screen.findByText(w.failed)).toBeTruthy()
    expect(screen.getByRole('button', { name: w.retry })).toBeTruthy()
    expect(sessionStorage.getItem('export_id:comparison')).toBe('x'.repeat(43))
  })
})

test('a trial account is told why it makes no file', async () => {
  await renderRecorded(address, 'exports', [givenProfile({ is_trial: true })])
  await userEvent.click(await screen.findByRole('button', { name: 'Export' }))
  const tray = within(await screen.findByRole('region', { name: 'Export as Excel or CSV' }))
  await expect
    .poll(() => tray.getByRole('button', { name: 'Create the file' }).matches(':disabled, [aria-disabled]'))
    .toBe(true)
})
