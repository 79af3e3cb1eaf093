import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { searchCompanies } from '#contract/market/companies.ts'
import { readWatchlistFile } from '#contract/watchlists/watchlist-file.ts'
import { addWatchlist } from '#contract/watchlists/watchlists.ts'
import { call } from '../../app/call.ts'
import { setLanguage } from '../../i18n/language.ts'
import { findNote } from '../../test/dialogs.ts'
import { renderRecorded } from '../../test/recorded.ts'

const words = {
  ja: {
    upload: 'ファイルから取り込む',
    file: 'CSVまたはExcelのファイル',
    found: '2行を取り込みます。3行は取り込めません。1行は除きます',
    mended: '3行を取り込みます。1行は取り込めません。2行は除きます',
    comma: '「持分比率」のカンマを小数点として読み取りました。',
    mark: '小数点',
    company: 'この行の企業を指定',
    leave: 'この行を除く',
    asRead: '読み取り結果に戻す',
    line: (line: number) => `${line}行目`,
    ratioOf: (line: number) => `${line}行目の持分比率`,
    outcomes: ['追加', '追加', '該当する企業なし', '該当する企業なし', '列の数が違う', '合計行'],
    left: '手動で除外',
    misread: 'カンマが桁区切りか小数点か不明',
    total: '取り込み後の持分合計 20.00%',
    save: '取り込んで保存',
    made: '「stakes」を作成し、3社を取り込みました。',
  },
  en: {
    upload: 'Upload a file',
    file: 'CSV or Excel file',
    found: '2 rows to import, 3 that cannot be, 1 skipped',
    mended: '3 rows to import, 1 that cannot be, 2 skipped',
    comma: 'Commas in “持分比率” were read as decimal marks.',
    mark: 'Decimal mark',
    company: 'Company of this line',
    leave: 'Leave this line out',
    asRead: 'Back to what was read',
    line: (line: number) => `Line ${line}`,
    ratioOf: (line: number) => `Ownership ratio of line ${line}`,
    outcomes: ['added', 'added', 'not found', 'not found', 'other columns than the header', 'total'],
    left: 'left out by you',
    misread: 'comma: thousands or decimals?',
    total: 'Total of the stakes afterwards: 20.00%',
    save: 'Import and save',
    made: '“stakes” was made with 3 companies.',
  },
} as const

// Rows are drawn as far as they are in sight, and a test has no layout.
beforeEach(() => {
  for (const side of ['clientHeight', 'clientWidth'] as const)
    vi.spyOn(Element.prototype, side, 'get').mockReturnValue(800)
})

describe.each(['ja', 'en'] as const)('%s', (language) => {
  const w = words[language]

  test('lines that were not understood are said to be a company, or left out, in the order of the file', async () => {
    setLanguage(language)
    const view = await renderRecorded('/watchlist', 'watchlist-import')
    await userEvent.click(await screen.findByRole('button', { name: w.upload }))
    const region = within(await screen.findByRole('region', { name: w.upload }))
    const { companies } = await call(searchCompanies, { query: { q: 'co', page: 1, perPage: 8 } })
    const [a, b, c] = companies
    const text = [
      '証券コード;国コード;持分比率',
      `${a!.ticker};JP;12,5`,
      `${b!.ticker};JP;0,5`,
      'ZZ99;JP;7',
      'YY88;JP;4',
      `${c!.ticker};JP`,
      '合計;;24',
    ].join('\n')
    await userEvent.upload(region.getByLabelText(w.file), new File([text], 'stakes.csv'))
    expect(await region.findByText(w.found)).toBeTruthy()
    expect(region.getByText(w.comma)).toBeTruthy()
    const table = region.getByRole('table')
    const outcomes = () =>
      within(table)
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.lastElementChild!.textContent)
    expect(outcomes()).toEqual(w.outcomes)

    // The third line is another company.
    const open = (line: number) => userEvent.click(within(table).getByRole('button', { name: w.line(line) }))
    await open(4)
    const editor = within(await region.findByRole('region', { name: w.line(4) }))
    await userEvent.type(editor.getByRole('combobox', { name: w.company }), 'co')
    const choices = within(await editor.findByRole('listbox')).getAllByRole('option')
    await userEvent.click(choices.find(({ textContent }) => textContent!.includes(c!.ticker!))!)
    await waitFor(() => expect(outcomes()[2]).toBe(w.outcomes[0]))
    // The fourth is left out. Of the fifth nobody can say which cell is which: it has no field for a company.
    await open(5)
    await userEvent.click(
      within(await region.findByRole('region', { name: w.line(5) })).getByRole('button', { name: w.leave }),
    )
    expect(await region.findByText(w.mended)).toBeTruthy()
    expect(outcomes()[3]).toBe(w.left)
    await open(6)
    const broken = within(await region.findByRole('region', { name: w.line(6) }))
    expect(broken.queryByRole('combobox')).toBeNull()
    expect(view.answered(readWatchlistFile).rows.map(({ line }) => line)).toEqual([2, 3, 4, 5, 6, 7])

    // What was assumed is said otherwise, and back: 12.5 + 0.5 + 7.
    await userEvent.selectOptions(region.getByRole('combobox', { name: w.mark }), '.')
    await waitFor(() => expect(outcomes().slice(0, 2)).toEqual([w.misread, w.misread]))
    await userEvent.selectOptions(region.getByRole('combobox', { name: w.mark }), ',')
    await waitFor(() => expect(outcomes()[0]).toBe(w.outcomes[0]))
    expect(region.getByText(w.total)).toBeTruthy()
    await userEvent.click(region.getByRole('button', { name: w.save }))
    expect(await findNote(w.made)).toBeTruthy()
    expect(view.answered(addWatchlist).members.map(({ stake }) => stake)).toEqual([12.5, 0.5, 7])
  })

  test('a cell is corrected where it stands, and what was read comes back', async () => {
    setLanguage(language)
    await renderRecorded('/watchlist', 'watchlist-import')
    await userEvent.click(await screen.findByRole('button', { name: w.upload }))
    const region = within(await screen.findByRole('region', { name: w.upload }))
    const { companies } = await call(searchCompanies, { query: { q: 'co', page: 1, perPage: 8 } })
    const text = `ticker,country code,ownership ratio (%)\n${companies[0]!.ticker},JP,abc\n`
    await userEvent.upload(region.getByLabelText(w.file), new File([text], 'stakes.csv'))
    const ratio = await region.findByRole<HTMLInputElement>('textbox', { name: w.ratioOf(2) })
    await userEvent.clear(ratio)
    await userEvent.type(ratio, '2.5{Enter}')
    const outcome = () => region.getByRole('table').querySelector('tbody tr')!.lastElementChild!.textContent
    await waitFor(() => expect(outcome()).toBe(w.outcomes[0]))
    await userEvent.click(within(region.getByRole('table')).getByRole('button', { name: w.line(2) }))
    await userEvent.click(await region.findByRole('button', { name: w.asRead }))
    await waitFor(() => expect(ratio.value).toBe('abc'))
  })
})
