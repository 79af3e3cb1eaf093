import type { Position } from '../charts/position-map/position.ts'
import type { ProfileAxis } from '../charts/radar/profile.ts'
import type { ForecastYear, TimeSeriesInput } from '../charts/time-series/series.ts'
import { language } from '../i18n/language.ts'

/** Invented companies and figures, only to be looked at. */
export const say = (ja: string, en: string): string => (language() === 'ja' ? ja : en)

/** The same invented numbers on every visit. */
function stream(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296
    return state / 4294967296
  }
}
const bell = (next: () => number) => Math.sqrt(-2 * Math.log(next() + 1e-9)) * Math.cos(2 * Math.PI * next())
const clamp = (value: number) => Math.max(2, Math.min(98, value))

export function crowd(seed: number, middle: number, spread: number, count = 46): number[] {
  const next = stream(seed)
  return Array.from({ length: count }, () => clamp(middle + bell(next) * spread))
}

export function sampleProfile(): ProfileAxis[] {
  const axis = (
    key: string,
    name: string,
    own: number | null,
    average: number,
    rank: number | null,
    middle: [number, number],
    best: number,
  ): ProfileAxis => ({
    key,
    name,
    own,
    average,
    rank,
    middle,
    best,
    band: rank === null ? 'none' : rank <= 67 ? 'strength' : rank <= 100 ? 'average' : 'issue',
  })
  return [
    axis('climate', say('気候変動', 'Climate'), 88.8, 53.8, 6, [41, 67], 94),
    axis('energy', say('エネルギー', 'Energy'), 82, 54.5, 11, [43, 69], 92),
    axis('water', say('水', 'Water'), 78, 59.7, 31, [48, 71], 95),
    axis('waste', say('廃棄物', 'Waste'), 48, 62, 131, [50, 73], 91),
    axis('diversity', say('ダイバーシティ', 'Diversity'), 38, 58, 139, [43, 70], 89),
    axis('labour', say('労働者の権利', 'Labour rights'), 41, 61, 142, [49, 74], 93),
    axis('board', say('取締役会', 'Board'), 80, 59.2, 22, [46, 72], 94),
    axis('impact', say('インパクト', 'Impact'), null, 52, null, [38, 65], 88),
  ]
}

export function samplePositions(count = 163): Position[] {
  const next = stream(42)
  const peers = Array.from({ length: count }, (_, index): Position => {
    const common = bell(next)
    const x = clamp(57 + common * 11 + bell(next) * 7)
    const y = clamp(57.5 + common * 5 + bell(next) * 10)
    return {
      key: `peer-${index}`,
      name: say(`架空化学${index + 1}`, `Invented ${index + 1}`),
      x,
      y,
      size: 10 ** (2 + next() * 2),
      role: 'peer',
    }
  })
  const position = (key: string, name: string, x: number, y: number, role: Position['role']): Position => ({
    key,
    name,
    x,
    y,
    size: 4000,
    role,
  })
  return [
    ...peers,
    position('sokai', say('蒼海化学工業', 'Sokai Chemical'), 79.3, 55.3, 'own'),
    position('shinonome', say('東雲ファインケム', 'Shinonome'), 82.2, 72.4, 'compared'),
    position('kirimine', say('霧峰素材', 'Kirimine'), 66.5, 74.8, 'compared'),
    position('aoi', say('葵電解', 'Aoi Electrolysis'), 52.3, 44.2, 'compared'),
  ]
}

const widths = [
  [1.2, 2.3, 3.5],
  [1.8, 3.5, 5.3],
  [2.4, 4.6, 7],
  [3, 5.7, 8.7],
  [3.5, 6.7, 10.2],
] as const

function ahead(): ForecastYear[] {
  return [74, 75.3, 76.4, 77.3, 78].map((value, index) => {
    const [near, wide, far] = widths[index]!
    return {
      year: 2026 + index,
      value,
      bands: { 50: [value - near, value + near], 80: [value - wide, value + wide], 95: [value - far, value + far] },
    }
  })
}

export function sampleYears(): TimeSeriesInput {
  const own = [54.1, 55.8, 57, 58.2, 60.9, 63.4, 65.2, 67.7, 69.3, 72.4]
  const average = [50.2, 51, 51.6, 52.5, 53.1, 54.8, 55.6, 56.4, 57.5, 58.3]
  return {
    own: own.map((value, index) => ({ year: 2016 + index, value, isEstimated: index === 2 })),
    average: average.map((value, index) => ({ year: 2016 + index, value })),
    forecast: ahead(),
    changes: [{ year: 2021, text: say('手法 v3', 'Method v3') }],
  }
}

/** An amount with a gap, an estimate and no forecast. */
export function sampleAmounts(): TimeSeriesInput {
  const own = [498120, null, 455210, 437902, 412386, 398200]
  return {
    own: own.map((value, index) => ({ year: 2020 + index, value, isEstimated: index === 2 })),
    changes: [{ year: 2023, text: say('連結範囲', 'Scope') }],
    decimals: 0,
    unit: 't-CO2e',
    startsAtZero: true,
  }
}
