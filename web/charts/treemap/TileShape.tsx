import { type Band, bandColor } from '../Band.tsx'
import { cut } from '../labels/wrap.ts'
import { type Tile, weightText } from './tiles.ts'

const glyphs: Readonly<Record<Band, string>> = {
  strength: 'M5 .900 10 9.800H0Z',
  average: 'M.400 3.700h9.200v2.800H.400Z',
  issue: 'M0 .900h10L5 9.800Z',
  none: '',
}

/** A tile: a soft ground with the glyph of its band, so that names stay ink in both themes. */
export function TileShape({ tile }: { tile: Tile }) {
  const { node, x, y, width, height } = tile
  if (tile.isGroup) return <GroupHead tile={tile} />
  const shape = { x: 1, y: 1, width: Math.max(0, width - 2), height: Math.max(0, height - 2) }
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect {...shape} fill={node.band === 'none' ? 'var(--paper-sunk)' : `var(--band-${node.band}-soft)`} />
      {node.band === 'none' && <rect {...shape} fill="url(#no-data-hatch)" />}
      {tile.hasLabel && (
        <>
          <text x={8} y={20} fontSize={12} fill="var(--ink)">
            {cut(node.name, width - 14, 12)}
          </text>
          <text x={8} y={37} fontSize={11} fill="var(--ink-2)">
            {weightText(node.weight)}
          </text>
          <path d={glyphs[node.band]} transform="translate(48 28)" fill={bandColor(node.band)} />
        </>
      )}
    </g>
  )
}

function GroupHead({ tile: { node, x, y, width } }: { tile: Tile }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <line x1={1} x2={Math.max(1, width - 1)} y1={0.5} y2={0.5} stroke="var(--rule-strong)" />
      <text x={1} y={17} fontSize={12} fontWeight={700} fill="var(--ink)">
        {cut(`${node.name}  ${weightText(node.weight)}`, width - 4, 12)}
      </text>
    </g>
  )
}

/** Missing is drawn: slanted hairlines over the ground. */
export function NoDataHatch() {
  return (
    <pattern id="no-data-hatch" width={6} height={6} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <line y2={6} stroke="var(--band-none)" strokeWidth={1} />
    </pattern>
  )
}
