import { formatNumber } from '../../format.ts'
import type { Band } from '../Band.tsx'
import type { TableOf } from '../figure/table.ts'
import { chartMessages } from '../messages.ts'
import { type Rect, squarify } from './layout.ts'

/** A part of the method and what it weighs; the weights of its children add up to its own. */
export interface WeightNode {
  readonly key: string
  readonly name: string
  /** Per cent of the whole method. */
  readonly weight: number
  readonly band: Band
  readonly children?: readonly WeightNode[]
}

export interface Tile extends Rect {
  readonly node: WeightNode
  /** A group has a head and its leaves lie on it. */
  readonly isGroup: boolean
  readonly hasLabel: boolean
}

/** Pixels of a group's head. */
const groupHead = 24

/** From the root to the branch that the keys lead to. */
export function branchAt(root: WeightNode, path: readonly string[]): WeightNode[] {
  const way = [root]
  for (const key of path) {
    const next = way.at(-1)!.children?.find((child) => child.key === key)
    if (!next?.children) return way
    way.push(next)
  }
  return way
}

/** The parts of a branch, heaviest first; those that have parts themselves are followed by these. */
export function tilesOf(branch: WeightNode, room: { width: number; height: number }): Tile[] {
  return layOut(branch, { x: 0, y: 0, ...room }).flatMap((tile) => {
    if (!tile.isGroup || tile.height < groupHead * 2) return [tile]
    const { x, y, width, height } = tile
    return [tile, ...layOut(tile.node, { x, y: y + groupHead, width, height: height - groupHead })]
  })
}

function layOut({ children = [] }: WeightNode, room: Rect): Tile[] {
  const nodes = [...children].filter(({ weight }) => weight > 0).sort((one, other) => other.weight - one.weight)
  const rects = squarify(
    nodes.map(({ weight }) => weight),
    room,
  )
  return nodes.map((node, index) => {
    const rect = rects[index]!
    return { ...rect, node, isGroup: node.children !== undefined, hasLabel: rect.width >= 54 && rect.height >= 44 }
  })
}

export const weightText = (weight: number): string => `${formatNumber(weight, 1)}%`

/** All leaves and branches, as they come. */
export function weightTable(root: WeightNode, caption: string): TableOf {
  const m = chartMessages()
  const rows = (node: WeightNode, above: string): TableOf['rows'][number][] => [
    {
      key: node.key,
      cells: [node.name, above, { value: node.weight, text: weightText(node.weight) }, m.band[node.band]],
    },
    ...(node.children ?? []).flatMap((child) => rows(child, node.name)),
  ]
  return {
    caption,
    columns: [{ label: m.item }, { label: m.group }, { label: m.weight, isNumber: true }, { label: m.bandHead }],
    rows: (root.children ?? []).flatMap((child) => rows(child, '')),
  }
}
