const companies = Array.from({ length: 100 }, (_, at) => ({
  id: at + 1,
  security_code: `${1000 + at}0`,
  isin: null,
  name_ja: `見本${at}`,
  name_en: `Sample ${at}`,
}))

const holdings = {
  header: ['code', 'name', 'value', 'currency'],
  row: ['1001', 'Sample 1', '1200', 'JPY'],
  params: { companies, today: '2026-01-15', date: '2025-12-30' },
}

/** For each reader a table that it reads, and what it is told besides. */
export const tables: Readonly<Record<string, { header: readonly string[]; row: readonly string[]; params?: object }>> =
  {
    answerWatchlistRows: {
      header: ['証券コード', '国コード', '持分比率（%）'],
      row: ['1001', 'JP', '1.5'],
      params: { companies, members: [] },
    },
    readHoldingsToSave: holdings,
    answerHoldings: holdings,
    readSites: {
      header: ['拠点名', '都道府県', '固定資産（円）', '浸水深', '年間発生確率'],
      row: ['見本工場', '愛知県', '1000', '100-199', '1/100'],
    },
    readPrices: {
      header: ['Model', 'Scenario', 'Region', 'Variable', 'Unit', '2030', '2040'],
      row: ['M', 'S', 'World', 'Emissions|CO2', 'Mt CO2/yr', '10', '20'],
    },
    readWeights: { header: ['a'], row: ['1'] },
  }
