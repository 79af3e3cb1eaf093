import classes from './door.module.css'

const layers = 13
const points = 90

/** Hills behind hills, as seen from the village: a drawing and no data. */
export function Ridge() {
  return (
    <svg className={classes.ridge} viewBox="0 0 900 620" preserveAspectRatio="none" aria-hidden="true">
      {Array.from({ length: layers }, (_, layer) => {
        const line = Array.from(
          { length: points },
          (_, point) => `${(point / (points - 1)) * 900} ${height(layer, point)}`,
        ).join('L')
        const isNear = layer === 8
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the hills never move
          <g key={layer}>
            <path d={`M${line}L900 620L0 620Z`} fill="var(--paper)" />
            <path
              d={`M${line}`}
              fill="none"
              stroke={isNear ? 'var(--brand)' : 'var(--ink)'}
              strokeOpacity={isNear ? 1 : 0.16 + (0.5 * layer) / layers}
              strokeWidth={isNear ? 2 : 1}
              vectorEffect="non-scaling-stroke"
            />
          </g>
        )
      })}
    </svg>
  )
}

function height(layer: number, point: number): number {
  const x = point / points
  const wave = (frequency: number, phase: number) => Math.sin(x * frequency + layer * phase)
  const hill = 0.5 * wave(3.1, 1.7) + 0.3 * wave(6.3, 2.9) + 0.12 * wave(13.7, 0.9) + 0.04 * wave(31, 4.1)
  return Number((90 + layer * 38 - hill * (70 - layer * 2)).toFixed(1))
}
