import { Span, Tick } from '../plot/marks.tsx'

interface Props {
  /** All of them 0 to 100. Without a value of its own the line is dotted. */
  readonly value: number | null
  readonly average?: number | null | undefined
  readonly middle?: readonly [number, number] | null | undefined
  readonly best?: number | null | undefined
  /** Where the own value may lie. */
  readonly interval?: readonly [number, number] | undefined
  readonly peers?: readonly number[] | undefined
  /** Where the line has marks, such as every 25. */
  readonly ticks?: readonly number[] | undefined
  readonly height?: number
  /** Without it the line is decoration beside figures that say the same. */
  readonly label?: string | undefined
}

/** Both ends keep room for half a dot. */
const at = (value: number) => `${(2 + Math.max(0, Math.min(100, value)) * 0.96).toFixed(2)}%`
const isThere = (value: number | null | undefined): value is number => value !== null && value !== undefined

/** 0 to 100 on a line: middle range, peers, average tick, best ring, own dot with its interval. Stretches with its cell. */
export function DotLine({ value, average, middle, best, interval, peers, ticks, height = 22, label }: Props) {
  const y = height / 2
  return (
    <svg className="dot-line" height={height} role={label ? 'img' : undefined} aria-label={label} aria-hidden={!label}>
      <Span
        from="0"
        to="100%"
        y={y}
        {...(value === null
          ? { stroke: 'var(--band-none)', strokeWidth: 1.5, strokeDasharray: '2 4' }
          : { stroke: 'var(--rule)' })}
      />
      {ticks?.map((each) => (
        <Tick key={each} x={at(each)} y={y} reach={3} stroke="var(--rule-mid)" />
      ))}
      {middle && (
        <rect
          x={at(middle[0])}
          y={y - 3.5}
          width={`${((middle[1] - middle[0]) * 0.96).toFixed(2)}%`}
          height={7}
          fill="var(--rule)"
        />
      )}
      {peers && <Peers peers={peers} height={height} />}
      {value !== null && isThere(average) && (
        <Span from={at(average)} to={at(value)} y={y} stroke="var(--ink)" strokeWidth={1.2} />
      )}
      {isThere(average) && <Tick x={at(average)} y={y} reach={6.5} stroke="var(--series-ref)" strokeWidth={1.8} />}
      {isThere(best) && (
        <circle cx={at(best)} cy={y} r={3} fill="var(--paper)" stroke="var(--series-ref)" strokeWidth={1.2} />
      )}
      {value !== null && interval && (
        <>
          <Span
            from={at(interval[0])}
            to={at(interval[1])}
            y={y}
            stroke="var(--ink)"
            strokeOpacity={0.45}
            strokeWidth={3}
          />
          <Tick x={at(interval[0])} y={y} reach={4} stroke="var(--ink)" />
          <Tick x={at(interval[1])} y={y} reach={4} stroke="var(--ink)" />
        </>
      )}
      {value !== null && (
        <circle cx={at(value)} cy={y} r={4.6} fill="var(--ink)" stroke="var(--paper)" strokeWidth={1.2} />
      )}
    </svg>
  )
}

/** One hairline each, in one path: an industry may have hundreds. */
function Peers({ peers, height }: { peers: readonly number[]; height: number }) {
  const path = peers.map((peer) => `M${(2 + peer * 0.96).toFixed(2)} 0V10`).join('')
  return (
    <svg y={height / 2 - 5} height={10} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <path d={path} stroke="var(--ink)" strokeOpacity={0.18} vectorEffect="non-scaling-stroke" fill="none" />
    </svg>
  )
}
