import type { MaterialTheme, Pillar } from '../charts/materiality/themes.ts'
import type { WeightNode } from '../charts/treemap/tiles.ts'
import type { WaterfallInput } from '../charts/waterfall/bars.ts'
import { say } from './sample-figures.ts'

const bandOf = (rank: number) => (rank <= 67 ? 'strength' : rank <= 100 ? 'average' : 'issue')

/** Pillar, name, weight, industry average, score, rank of 168, six years. */
const rows = (): [string, string, number, number, number, number, number[]][] => [
  ['e', say('気候変動', 'Climate change'), 14, 53.75, 88.75, 6, [61, 68, 73, 79, 84, 88.75]],
  ['e', say('エネルギー', 'Energy'), 8, 54.5, 82, 11, [70, 71, 74, 77, 80, 82]],
  ['e', say('環境マネジメント', 'Env. management'), 7, 61.143, 84, 19, [80, 79, 81, 82, 84, 84]],
  ['e', say('水', 'Water'), 6, 59.667, 78, 31, [66, 66, 70, 73, 75, 78]],
  ['e', say('排出物', 'Emissions to air'), 5, 57, 75, 37, [64, 66, 71, 70, 74, 75]],
  ['e', say('廃棄物', 'Waste'), 5, 62, 48, 131, [60, 58, 57, 52, 50, 48]],
  ['s', say('労働環境の改善', 'Working conditions'), 8, 60.5, 78, 28, [68, 70, 73, 74, 76, 78]],
  ['s', say('地域社会', 'Community'), 5, 55, 67, 78, [60, 61, 62, 64, 66, 67]],
  ['s', say('労働者の権利', 'Labour rights'), 6, 61, 41, 142, [52, 52, 49, 47, 45, 41]],
  ['s', say('ダイバーシティ', 'Diversity'), 9, 58, 38, 139, [31, 33, 34, 38, 39, 38]],
  ['g', say('取締役会', 'Board'), 13, 59.231, 80, 22, [58, 62, 66, 74, 77, 80]],
  ['g', say('リスク管理', 'Risk management'), 8, 58.25, 77, 34, [66, 70, 71, 73, 75, 77]],
  ['g', say('腐敗防止', 'Anti-corruption'), 6, 63, 78, 41, [72, 72, 75, 77, 77, 78]],
]

export function sampleThemes(): MaterialTheme[] {
  return rows().map(([pillar, name, weight, average, score, rank, scores], index) => ({
    key: `theme-${index}`,
    name,
    pillar,
    weight,
    score,
    average,
    band: bandOf(rank),
    scores,
    averages: scores.map(() => average),
  }))
}

export const samplePillars = (): Pillar[] => [
  { key: 'e', name: say('環境', 'Environment'), weight: 45, score: 79.3, average: 57.1 },
  { key: 's', name: say('社会', 'Social'), weight: 28, score: 55.3, average: 58.8 },
  { key: 'g', name: say('企業統治', 'Governance'), weight: 27, score: 78.7, average: 59.8 },
]

export function sampleWaterfall(): WaterfallInput {
  return {
    start: { name: say('業種平均', 'Industry average'), value: 58.3 },
    end: { name: say('同社', 'This company'), value: 72.4 },
    groups: samplePillars(),
    steps: sampleThemes().map(({ key, name, pillar, weight, score, average }) => ({
      key,
      name,
      group: pillar,
      gain: Number(((weight * (score! - average!)) / 100).toFixed(1)),
    })),
  }
}

export function sampleWeights(): WeightNode {
  const themes = sampleThemes()
  return {
    key: 'total',
    name: say('総合', 'Total'),
    weight: 100,
    band: 'strength',
    children: samplePillars().map(({ key, name, weight }) => ({
      key,
      name,
      weight,
      band: key === 's' ? 'average' : 'strength',
      children: themes
        .filter(({ pillar }) => pillar === key)
        .map((theme, index) => ({ ...theme, band: index === 4 ? 'none' : theme.band })),
    })),
  }
}
