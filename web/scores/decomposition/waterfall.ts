import type { WeightNode } from '../../charts/treemap/tiles.ts'
import type { Step, WaterfallInput } from '../../charts/waterfall/bars.ts'
import { type Decomposed, type Part, sorted } from './parts.ts'

/** Bars that a waterfall of indicators has room for, besides the rest in one. */
const maxBars = 14

/** Points of 0 to 100 from the reference to the score: by category, or by indicator where there is one category. */
function stepsOf(whole: Part, rest: string): Step[] {
  const categories = sorted(whole, 'difference').parts.flatMap((pillar) =>
    pillar.parts.map((category) => ({ category, pillar: pillar.key })),
  )
  const [only] = categories
  if (only && categories.length === 1) return indicatorSteps(only.category.parts, rest)
  return categories.map(({ category, pillar }) => ({
    key: category.key,
    name: category.name,
    gain: (category.difference ?? 0) * 100,
    group: pillar,
  }))
}

function indicatorSteps(parts: readonly Part[], rest: string): Step[] {
  const size = (part: Part) => Math.abs(part.difference ?? 0)
  const largest = [...parts].sort((one, other) => size(other) - size(one))
  const bars = largest.slice(0, maxBars).sort((one, other) => other.difference! - one.difference!)
  const others = largest.slice(maxBars).reduce((sum, { difference }) => sum + (difference ?? 0), 0)
  const steps = bars.map(({ key, name, difference }) => ({ key, name, gain: (difference ?? 0) * 100 }))
  return largest.length > maxBars ? [...steps, { key: 'rest', name: rest, gain: others * 100 }] : steps
}

interface Ends {
  readonly from: string
  readonly to: string
  readonly rest: string
}

/** Undefined where the score or its reference is missing. */
export function waterfallOf(
  whole: Part,
  { value, against }: Decomposed,
  { from, to, rest }: Ends,
): WaterfallInput | undefined {
  if (value === null || against.value === null) return undefined
  return {
    start: { name: from, value: against.value * 100 },
    end: { name: to, value: value * 100 },
    groups: whole.parts.map(({ key, name }) => ({ key, name })),
    steps: stepsOf(whole, rest),
  }
}

/** What the score weighs, in per cent: pillars with their categories, or the indicators of a single category. */
export function weightsOf(whole: Part): WeightNode {
  const categories = whole.parts.flatMap(({ parts }) => parts)
  const [only] = categories
  const children = only && categories.length === 1 ? only.parts.map(leafOf) : whole.parts.map(branchOf)
  return { ...leafOf(whole), children: children.filter(({ weight }) => weight > 0) }
}

const branchOf = (part: Part): WeightNode => ({ ...leafOf(part), children: part.parts.map(leafOf) })
const leafOf = ({ key, name, share, band }: Part): WeightNode => ({ key, name, weight: share * 100, band })
