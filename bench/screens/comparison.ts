import { setTimeout } from 'node:timers/promises'
import { comparisonBounds } from '#contract/comparisons/comparison.ts'
import { inferenceModes } from '#methodology/inference/estimate.ts'
import { Product } from '../../journeys/product.ts'
import { ms, print, spread } from '../measure.ts'

const rounds = 60

/**
 * 50 companies × 60 rows × 6 fiscal years through the API, other companies each time, against what a screen had to ask for before:
 * the scores and figures of each company by themselves.
 */
export async function benchComparison(): Promise<void> {
  const product = new Product()
  product.env.SATOYAMA_DEMO_COMPANIES = process.env.SATOYAMA_DEMO_COMPANIES ?? '3900'
  await product.start()
  try {
    const { companies } = await product.call('/companies?perPage=100')
    const ids = companies.map(({ id }: { id: number }) => id) as number[]
    const indicators = (await product.call('/indicators')) as { code: string; middle: string }[]
    const rows = indicators.slice(0, comparisonBounds.rows).map(({ code }) => code)
    const query = (round: number) =>
      `/comparisons?companies=${ids.map((_, at) => ids[(at + round) % ids.length]).slice(0, 50)}&rows=${rows}&from_y=2020&to_y=2025`
    // The first to ask of a new market waits until it is scored.
    while (!(await product.call(query(0)))) await setTimeout(1000)
    // A new market is scored under the other rules behind the first answers; that is another bench.
    for (const inference of inferenceModes)
      while (!(await product.call(`/search?perPage=1&inference=${inference}`))) await setTimeout(1000)
    await product.untilFresh()
    let cells = 0
    const times: number[] = []
    for (let round = 0; round < rounds + 5; round++) {
      const start = performance.now()
      const answer = await product.call(query(round))
      if (round >= 5) times.push(performance.now() - start)
      cells = answer.rows.reduce(
        (sum: number, row: { years: { values: unknown[] }[] }) =>
          sum + row.years.reduce((all, { values }) => all + values.length, 0),
        0,
      )
    }
    const single: number[] = []
    for (let round = 0; round < 5; round++) {
      const start = performance.now()
      await Promise.all(ids.slice(round, round + 50).map((id) => product.call(`/companies/${id}/raws`)))
      single.push(performance.now() - start)
    }
    const [own, others] = [spread(times), spread(single)]
    print(`${cells} cells, ${rounds} times, after the first 5  p50 ${ms(own.median)}, p99 ${ms(own.p99)}`)
    print(`raw data of the same 50 companies, a call each, together  p50 ${ms(others.median)}`)
    print(`ratio  ${(others.median / own.median).toFixed(1)} ×`)
  } finally {
    await product.remove()
  }
}
