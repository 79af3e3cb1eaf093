import { useMemo, useRef, useState } from 'react'
import { type Band, BandMark } from '../Band.tsx'
import { useWidth } from '../engine/use-size.ts'
import { chartMessages } from '../messages.ts'
import { NavigableChart } from '../navigation/NavigableChart.tsx'
import type { ChartPoint, Pixel } from '../navigation/points.ts'
import { NoDataHatch, TileShape } from './TileShape.tsx'
import { branchAt, type Tile, tilesOf, type WeightNode, weightText } from './tiles.ts'
import '../charts.module.css'

interface Props {
  readonly label: string
  readonly root: WeightNode
  readonly height?: number
  /** Opens a leaf; a branch opens by going down to it. */
  readonly onSelect?: ((key: string) => void) | undefined
}

const bands: readonly Band[] = ['strength', 'average', 'issue', 'none']

/** What the method weighs: area is weight, color is band. For structure, not for comparing scores. */
export function Treemap({ label, root, height = 320, onSelect }: Props) {
  const m = chartMessages()
  const frame = useRef<HTMLDivElement>(null)
  const width = useWidth(frame)
  const [path, setPath] = useState<readonly string[]>([])
  const way = branchAt(root, path)
  const branch = way.at(-1)!
  const tiles = useMemo(() => tilesOf(branch, { width, height }), [branch, width, height])
  const points = useMemo(() => tiles.map(toPoint), [tiles])
  const open = ({ key }: ChartPoint) => {
    const isGroup = tiles.some(({ node, isGroup: has }) => has && node.key === key)
    if (isGroup) setPath([...way.slice(1).map((node) => node.key), key])
    else onSelect?.(key)
  }

  return (
    <div className="treemap">
      <nav className="crumbs" aria-label={m.back}>
        {way.map(({ key, name, weight }, index) =>
          index === way.length - 1 ? (
            <span key={key} aria-current="true">
              {name} {weightText(weight)}
            </span>
          ) : (
            <button key={key} type="button" onClick={() => setPath(path.slice(0, index))}>
              {name}
            </button>
          ),
        )}
      </nav>
      <NavigableChart
        {...{ label, width, height, points, frame }}
        places={tiles.map(placeOf)}
        hit={(pixel) => tileAt(tiles, pixel)}
        onSelect={open}
      >
        <svg data-picture width={width} height={height} aria-hidden="true" fontFamily="var(--font-sans)">
          <NoDataHatch />
          {tiles.map((tile) => (
            <TileShape key={tile.node.key} tile={tile} />
          ))}
        </svg>
      </NavigableChart>
      <p className="key">
        {bands.map((band) => (
          <BandMark key={band} band={band} />
        ))}
      </p>
    </div>
  )
}

function toPoint({ node, x, y }: Tile): ChartPoint {
  const m = chartMessages()
  return {
    key: node.key,
    text: `${node.name}: ${m.weight} ${weightText(node.weight)}, ${m.band[node.band]}`,
    at: [x, y],
  }
}

/** The middle of a leaf, the head of a group. */
function placeOf({ x, y, width, height, isGroup }: Tile): Pixel {
  return { x: x + width / 2, y: isGroup ? y + 12 : y + height / 2 }
}

/** The topmost tile there: leaves lie on their group and come after it. */
function tileAt(tiles: readonly Tile[], { x, y }: Pixel): number | undefined {
  const index = tiles.findLastIndex(
    (tile) => x >= tile.x && x < tile.x + tile.width && y >= tile.y && y < tile.y + tile.height,
  )
  return index < 0 ? undefined : index
}
