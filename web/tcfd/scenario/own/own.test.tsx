import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { savePriceFile } from '#contract/scenario/own-prices.ts'
import { readSiteFile, saveSiteFile } from '#contract/scenario/sites.ts'
import { setLanguage } from '../../../i18n/language.ts'
import { findNote } from '../../../test/dialogs.ts'
import { renderRecorded } from '../../../test/recorded.ts'

const words = {
  ja: {
    prices: '自分の価格表を取り込む',
    priceFile: '価格表のファイル',
    priceCounts: '2行を保存、2行は読み取れない',
    priceMended: '3行を保存、1行は読み取れない',
    unit: '単位',
    priceLeft: '2行を保存、2行は除く',
    reach: 'シナリオ2件、地域：Japan、World、2030〜2050年。',
    lessReach: 'シナリオ2件、地域：World、2030〜2050年。',
    line: (line: number) => `${line}行目`,
    leave: 'この行を除く',
    priceSave: '2件を保存',
    priceSaved: '2件の価格を保存しました。',
    siteFile: '拠点のファイル',
    siteCounts: '3行を保存、1行は読み取れない、1行は除く',
    siteReach: '座標のある拠点1、都道府県のみの拠点2。固定資産の合計：16.1億円。',
    depth: '浸水深の単位',
    prefecture: '都道府県',
    siteMended: '4行を保存、1行は除く',
    siteLeft: '3行を保存、2行は除く',
    deep: /第二工場.*300cm以上/,
    siteSave: '3拠点を保存',
    siteSaved: '3拠点を保存しました。',
  },
  en: {
    prices: 'Import prices of your own',
    priceFile: 'File of prices',
    priceCounts: '2 rows will be saved, 2 cannot be read',
    priceMended: '3 rows will be saved, 1 cannot be read',
    unit: 'Unit',
    priceLeft: '2 rows will be saved, 2 skipped',
    reach: 'Scenarios: 2. Regions: Japan, World. Years: 2030–2050.',
    lessReach: 'Scenarios: 2. Regions: World. Years: 2030–2050.',
    line: (line: number) => `Line ${line}`,
    leave: 'Leave this line out',
    priceSave: 'Save 2',
    priceSaved: 'Price paths saved: 2.',
    siteFile: 'File of sites',
    siteCounts: '3 rows will be saved, 1 cannot be read, 1 skipped',
    siteReach: 'With coordinates: 1. With a prefecture alone: 2. Fixed assets in all: ¥1.61bn.',
    depth: 'Depths in',
    prefecture: 'Prefecture',
    siteMended: '4 rows will be saved, 1 skipped',
    siteLeft: '3 rows will be saved, 2 skipped',
    deep: /第二工場.*300 cm and more/,
    siteSave: 'Save 3',
    siteSaved: 'Sites saved: 3.',
  },
} as const

const prices = [
  'Model,Scenario,Region,Variable,Unit,2030,2050',
  'Invented,Early,Japan,Price|Carbon,USD/t CO2,20,300',
  'Invented,Odd,Japan,Price|Carbon,EUR/t CO2,20,300',
  'Invented,Late,World,Price|Carbon,USD/t CO2,10,400',
  'Invented,Words,World,Price|Carbon,USD/t CO2,high,400',
].join('\n')

/** 1,500.5 + 99.5 + 10 million yen, and a site in no prefecture. */
const sites = [
  '拠点名;都道府県;緯度;経度;固定資産（百万円）;浸水深;年間発生確率（%）',
  '見本工場;愛知県;;;1.500,5;1,2;1',
  '第二工場;;35,1;136,9;99,5;3,5;0,5',
  '第三工場;愛知;;;10;1;1',
  '第四工場;アトランティス;;;10;1;1',
  '合計;;;;1.620;;',
].join('\n')

describe.each(['ja', 'en'] as const)('%s', (language) => {
  const w = words[language]
  const show = () => {
    setLanguage(language)
    return renderRecorded('/tools/tcfd-scenario-analysis?part=scenario', 'own-scenario')
  }
  const open = async (table: HTMLElement, line: number) => {
    await userEvent.click(within(table).getByRole('button', { name: w.line(line) }))
    return within(await screen.findByRole('region', { name: w.line(line) }))
  }

  test('prices are looked at before they are saved: what they reach, cells are corrected and rows left out', async () => {
    const view = await show()
    await userEvent.click(await screen.findByText(w.prices))
    await userEvent.upload(screen.getByLabelText(w.priceFile), new File([prices], 'prices.csv'))
    expect(await screen.findByText(w.priceCounts)).toBeTruthy()
    expect(screen.getByText(w.reach)).toBeTruthy()
    const table = within(screen.getByRole('region', { name: w.prices })).getByRole('table')
    const correct = async (line: number, name: string, text: string) => {
      const field = (await open(table, line)).getByLabelText<HTMLInputElement>(name)
      await userEvent.clear(field)
      await userEvent.type(field, `${text}{Enter}`)
    }
    await correct(3, w.unit, 'JPY/t CO2')
    expect(await screen.findByText(w.priceMended)).toBeTruthy()
    await correct(5, '2030', '150')
    expect(await screen.findByText(/2030: 150, 2050: 400/)).toBeTruthy()
    for (const line of [2, 3]) await userEvent.click((await open(table, line)).getByRole('button', { name: w.leave }))
    expect(await screen.findByText(w.priceLeft)).toBeTruthy()
    expect(screen.getByText(w.lessReach)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: w.priceSave }))
    expect(await findNote(w.priceSaved)).toBeTruthy()
    expect(view.answered(savePriceFile)).toMatchObject({ saved: 2, rejected: 2 })
    expect(screen.queryByText(w.priceLeft)).toBeNull()
  })

  test('sites: units are said, a cell is corrected and a row left out before they are saved', async () => {
    const view = await show()
    await userEvent.upload(await screen.findByLabelText(w.siteFile), new File([sites], 'sites.csv'))
    expect(await screen.findByText(w.siteCounts)).toBeTruthy()
    expect(screen.getByText(w.siteReach)).toBeTruthy()
    // Depths such as 1,2 may as well be meters.
    await userEvent.selectOptions(screen.getByRole('combobox', { name: w.depth }), 'm')
    await waitFor(() => expect(view.answered(readSiteFile).rows[1]!.site!.depth).toBe('from-300'))
    expect(await screen.findByText(w.deep)).toBeTruthy()
    expect(view.answered(readSiteFile).rows[0]!.site).toMatchObject({ depth: '100-199', probability: 0.01 })
    const table = screen.getByText('第四工場', { exact: false }).closest('table')!
    const row = await open(table, 5)
    const field = row.getByLabelText<HTMLInputElement>(w.prefecture)
    expect(field.value).toBe('アトランティス')
    await userEvent.clear(field)
    await userEvent.type(field, '岐阜県{Enter}')
    expect(await screen.findByText(w.siteMended)).toBeTruthy()
    await userEvent.click((await open(table, 4)).getByRole('button', { name: w.leave }))
    expect(await screen.findByText(w.siteLeft)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: w.siteSave }))
    expect(await findNote(w.siteSaved)).toBeTruthy()
    expect(view.answered(saveSiteFile)).toEqual({ saved: 3, rejected: 2 })
  })
})
