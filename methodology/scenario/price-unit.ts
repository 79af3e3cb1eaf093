/** Currency and price level of a unit: `US$2010/t CO2 or local currency/t CO2`, `USD_2020/t CO2`, `JPY/t CO2`; null for others. */
export function currencyOf(unit: string): { currency: 'USD' | 'JPY'; priceLevel: number | null } | null {
  const plain = unit.normalize('NFKC').replaceAll(/[\s_]/g, '')
  const [, currency, level] = /^(US\$|USD|JPY|¥)(\d{4})?\/tCO2(-?e|-?eq|-?equiv(?:alent)?)?($|or)/i.exec(plain) ?? []
  if (!currency) return null
  return { currency: /^US/i.test(currency) ? 'USD' : 'JPY', priceLevel: level ? Number(level) : null }
}
