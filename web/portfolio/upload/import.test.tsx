import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { getPortfolioFigures } from '#contract/portfolio/figures.ts'
import { addPortfolio, readPortfolioFile } from '#contract/portfolio/portfolios.ts'
import { setLanguage } from '../../i18n/language.ts'
import { findNote } from '../../test/dialogs.ts'
import { renderRecorded } from '../../test/recorded.ts'
import { givenProfile, refuse } from '../../test/render.tsx'

const words = {
  ja: {
    import: '保有を取り込む',
    region: '保有の取り込み',
    file: 'CSVまたはExcelのファイル',
    count: '5行を取り込み、3行を除く',
    outcomes: [
      '2行目と合算',
      '市場データにない',
      '数値ではない',
      '売り持ち',
      '為替レートがない',
      '列の数が見出しと異なる',
    ],
    value: '評価額',
    quantity: '数量',
    columnsMissing: '銘柄の列と、金額・数量・構成比のいずれかの列を選んでください。',
    name: 'ポートフォリオ名',
    nameMissing: 'ポートフォリオ名を入力してください。',
    nameLong: '全角75文字以内で入力してください。',
    save: '取り込んで保存',
    saved: '「custody」に5行を取り込みました。',
    unmatched: /市場データになく、対象外/,
    taken: '同じ名前のポートフォリオがすでにあります。',
    unreadable: 'ファイルを読み取れません。CSV（UTF-8・Shift_JIS）またはExcelファイルを選んでください。',
    empty: 'ファイルが空です。内容のあるファイルを選んでください。',
    actions: '「custody」の操作',
    rename: '名前を変更',
    renameOk: '変更',
    renamed: '名前を変更しました。',
    remove: '削除',
    removed: '「Custody bank」を削除しました。',
    actionsRenamed: '「Custody bank」の操作',
    undo: '元に戻す',
  },
  en: {
    import: 'Import holdings',
    region: 'Import holdings',
    file: 'CSV or Excel file',
    count: '5 lines imported, 3 skipped',
    outcomes: [
      'added to line 2',
      'not in the market data',
      'not a number',
      'short position',
      'no exchange rate',
      'other cells than the header',
    ],
    value: 'Value',
    quantity: 'Quantity',
    columnsMissing: 'Choose a column that names the company, and one of value, quantity or weight.',
    name: 'Name of the portfolio',
    nameMissing: 'Enter a name.',
    nameLong: 'At most 75 full-width characters.',
    save: 'Import and save',
    saved: '5 lines imported into “custody”.',
    unmatched: /not in the market data and not covered/,
    taken: 'You already have a portfolio of this name.',
    unreadable: 'The file cannot be read. Choose a CSV file (UTF-8 or Shift_JIS) or an Excel file.',
    empty: 'The file is empty. Choose one that has content.',
    actions: 'Actions on “custody”',
    rename: 'Rename',
    renameOk: 'Rename',
    renamed: 'Renamed.',
    remove: 'Delete',
    removed: '“Custody bank” was deleted.',
    actionsRenamed: 'Actions on “Custody bank”',
    undo: 'Undo',
  },
} as const

/** Four lines that are taken, a lot and one that nobody knows among them, and four that cannot be read. */
function statement([a, b, c]: readonly string[]): File {
  const lines = [
    ['証券コード', '数量', '評価額（千）', '通貨', '為替'],
    [a, '1000', '250000', 'JPY', ''],
    [a, '10', '2500', 'JPY', ''],
    [b, '5', '1000', 'USD', '150'],
    ['ZZ99', '', '60000', '', ''],
    [c, '', 'NaN', '', ''],
    [c, '', '-5', '', ''],
    [c, '', '10', 'EUR', ''],
    [c, ''],
  ]
  return new File([lines.map((line) => line.join()).join('\n')], 'custody.csv')
}

describe.each(['ja', 'en'] as const)('%s', (language) => {
  const w = words[language]
  async function open(front: Parameters<typeof renderRecorded>[2] = []) {
    setLanguage(language)
    const view = await renderRecorded('/portfolio', 'portfolio-import', front)
    await userEvent.click(await screen.findByRole('button', { name: w.import }))
    const region = within(await screen.findByRole('region', { name: w.region }))
    await screen.findByRole('heading', { level: 1, name: 'Satoyama Core' })
    const tickers = view.answered(getPortfolioFigures).climate.contributors.map(({ company }) => company.ticker!)
    const choose = async (file = statement(tickers)) => userEvent.upload(region.getByLabelText(w.file), file)
    return { shown: view, region, choose }
  }

  test('a file is looked at line by line, saved, renamed, deleted and brought back', async () => {
    const { shown, region, choose } = await open()
    await choose()
    expect(await region.findByText(w.count, { selector: '.finding' })).toBeTruthy()
    const table = (await region.findByRole('table')).textContent
    for (const outcome of w.outcomes) expect(table).toContain(outcome)
    expect(table).toContain('250,000,000') // 250,000 thousand yen
    expect(table).toContain('150,000,000') // 1,000 thousand dollars at 150
    expect(shown.answered(readPortfolioFile).lines).toHaveLength(8)
    await userEvent.click(region.getByRole('button', { name: w.save }))
    expect(await findNote(w.saved)).toBeTruthy()
    expect(await screen.findByRole('heading', { level: 1, name: 'custody' })).toBeTruthy()
    expect(screen.getByText(w.unmatched)).toBeTruthy()

    await userEvent.click(screen.getByRole('button', { name: w.actions }))
    await userEvent.click(await screen.findByRole('menuitem', { name: w.rename }))
    const dialog = within(await screen.findByRole('dialog', { name: w.rename }))
    const field = dialog.getByRole('textbox')
    await userEvent.clear(field)
    await userEvent.type(field, 'Custody bank')
    await userEvent.click(dialog.getByRole('button', { name: w.renameOk }))
    expect(await findNote(w.renamed)).toBeTruthy()
    await userEvent.click(await screen.findByRole('button', { name: w.actionsRenamed }))
    await userEvent.click(await screen.findByRole('menuitem', { name: w.remove }))
    const note = within(await findNote(w.removed))
    expect(await screen.findByRole('heading', { level: 1, name: 'Satoyama Core' })).toBeTruthy()
    await userEvent.click(note.getByRole('button', { name: w.undo }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Custody bank' })).toBeTruthy()
  })

  test('without columns of value nothing is weighed; a name must be there, fit and be free', async () => {
    const { shown, region, choose } = await open([refuse(addPortfolio, 'portfolio.name-taken')])
    await choose()
    await region.findByText(w.count, { selector: '.finding' })
    const [value, quantity] = [w.value, w.quantity].map((label) => region.getByRole('combobox', { name: label }))
    await userEvent.selectOptions(value!, '')
    await userEvent.selectOptions(quantity!, '')
    expect(await region.findByText(w.columnsMissing)).toBeTruthy()
    await userEvent.selectOptions(value!, '2')
    expect(document.activeElement).toBe(value) // It was there all the while.
    const name = await region.findByLabelText(w.name)
    const save = () => userEvent.click(region.getByRole('button', { name: w.save }))
    await userEvent.clear(name)
    await save()
    expect(region.getByRole('alert').textContent).toBe(w.nameMissing)
    await userEvent.click(name)
    await userEvent.paste('字'.repeat(76))
    await save()
    expect(region.getByRole('alert').textContent).toBe(w.nameLong)
    expect(shown.sent.some(({ url }) => url.pathname.endsWith(addPortfolio.path))).toBe(false)
    await userEvent.clear(name)
    await userEvent.paste('Core')
    await save()
    expect(await region.findByText(w.taken)).toBeTruthy()
  })

  test('an empty file is not sent; one that cannot be read is said to be so', async () => {
    const { shown, region, choose } = await open([refuse(readPortfolioFile, 'portfolio.file-unreadable')])
    await choose(new File([], 'empty.csv'))
    expect(region.getByRole('alert').textContent).toBe(w.empty)
    expect(shown.sent.some(({ url }) => url.pathname.endsWith(readPortfolioFile.path))).toBe(false)
    await choose(new File(['%PDF-1.7'], 'report.csv'))
    expect(await region.findByText(w.unreadable)).toBeTruthy()
  })
})

test('a trial account is told why it cannot bring a file', async () => {
  await renderRecorded('/portfolio', 'portfolio-import', [givenProfile({ is_trial: true })])
  await userEvent.click(await screen.findByRole('button', { name: 'Import holdings' }))
  const region = within(await screen.findByRole('region', { name: 'Import holdings' }))
  expect(region.getByLabelText('CSV or Excel file').hasAttribute('disabled')).toBe(true)
})
