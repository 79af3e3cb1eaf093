import { readdirSync, readFileSync } from 'node:fs'
import { readHoldings } from './portfolio/files/read-file.ts'
import { readWatchlistRows } from './watchlists/read-file.ts'
import { readPrices } from './scenario/own/price-file.ts'
const root = '/work/shared/cases'
const comp = JSON.parse(readFileSync(`${root}/companies.json`, 'utf8')) as Record<string, [string,string,string,string]>
const companies = Object.values(comp).map(([t, isin, ja, en], i) => ({ id: i + 1, security_code: `${t}0`, isin, name_ja: ja, name_en: en }))
const brief = (l: any) => `${l.line}:${l.outcome}${l.company ? '@' + l.company.ticker : ''}${l.valueJpy != null ? ' ¥' + l.valueJpy : ''}${l.quantity != null ? ' q' + l.quantity : ''}${l.weight != null ? ' w' + l.weight : ''}${l.heldOn && l.heldOn !== '2026-11-20' ? ' ' + l.heldOn : ''}${l.remarks?.length ? ' ' + l.remarks : ''}`
for (const k of readdirSync(root).filter((x) => /^K/.test(x)))
  for (const c of readdirSync(`${root}/${k}`)) {
    let d: any
    try { d = JSON.parse(readFileSync(`${root}/${k}/${c}/expected.json`, 'utf8')) } catch { continue }
    if (d.to === 'satoyama import') continue
    const files = readdirSync(`${root}/${k}/${c}`).filter((f) => f !== 'expected.json')
    for (const f of files) {
      const bytes = readFileSync(`${root}/${k}/${c}/${f}`)
      console.log(`## ${k}/${c}  RIGHT: ${d.right}`)
      try {
        if (d.to.includes('portfolio')) {
          const r = await readHoldings(bytes, { date: d.date, today: '2026-11-28', companies } as any)
          console.log('  ', r.lines.map(brief).join(' | '))
          console.log('   ?', r.assumed.filter((a) => a.isQuestion).map((a) => `${a.kind}:${a.column}:${a.value}`).join(' '), 'sums', JSON.stringify(r.sums))
          for (const n of d.never ?? []) { const hit = r.lines.some((l: any) => Object.entries(n).every(([kk, v]) => l[kk] === v)); if (hit) console.log('   NEVER CAME', JSON.stringify(n)) }
        } else if (d.to.includes('watchlist')) {
          const r = await readWatchlistRows(bytes, { companies, members: [] } as any)
          console.log('  ', JSON.stringify(r.rows.map((x: any) => [x.line, x.outcome, x.company?.ticker ?? x.companyId, x.ratio])))
        } else console.log('  ', JSON.stringify((await readPrices(bytes)).rows.slice(0, 6)))
      } catch (e: any) { console.log('   REFUSED', e.code ?? e.reason ?? e, JSON.stringify(e.detail ?? e.details ?? '')) }
    }
  }
