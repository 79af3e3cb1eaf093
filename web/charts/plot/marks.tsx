import type { ComponentProps, ReactNode } from 'react'

/** Words that stay readable on what they stand on. */
export const halo = { stroke: 'var(--paper)', strokeWidth: 3, paintOrder: 'stroke' } as const

interface DiamondProps extends ComponentProps<'path'> {
  readonly x: number
  readonly y: number
  /** From its middle to a corner. */
  readonly reach?: number
}

export function Diamond({ x, y, reach = 6, ...path }: DiamondProps) {
  const r = reach
  return <path d={`M${x} ${y - r}l${r} ${r}l${-r} ${r}l${-r} ${-r}Z`} {...path} />
}

interface TickProps extends Omit<ComponentProps<'line'>, 'x' | 'y'> {
  readonly x: number | string
  readonly y: number
  /** How far it reaches up and down. */
  readonly reach: number
}

/** An upright stroke across a line. */
export function Tick({ x, y, reach, ...line }: TickProps) {
  return <line x1={x} x2={x} y1={y - reach} y2={y + reach} {...line} />
}

interface SpanProps extends Omit<ComponentProps<'line'>, 'y' | 'from' | 'to'> {
  readonly y: number
  readonly from: number | string
  readonly to: number | string
}

/** A stroke from one value to another. */
export function Span({ y, from, to, ...line }: SpanProps) {
  return <line x1={from} x2={to} y1={y} y2={y} {...line} />
}

/** Lines aslant that fill what is only assumed, by `url(#id)`. */
export function Hatch({ id, color = 'var(--rule-mid)' }: { readonly id: string; readonly color?: string }) {
  return (
    <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <line x1="0" y1="0" x2="0" y2="6" stroke={color} strokeWidth="1.5" />
    </pattern>
  )
}

interface SampleProps {
  readonly width?: number
  readonly height?: number
  readonly children: ReactNode
}

/** A mark beside the words that say what it means. */
export function Sample({ width = 14, height = 14, children }: SampleProps) {
  return (
    <svg width={width} height={height} aria-hidden="true">
      {children}
    </svg>
  )
}
