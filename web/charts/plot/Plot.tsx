import type { ComponentProps } from 'react'

interface Props extends ComponentProps<'svg'> {
  /** Pixels; 0 until they are measured, and then nothing is drawn. */
  readonly width: number
  readonly height: number
  /** Without one what the drawing says stands beside it. */
  readonly label?: string
}

/** The sheet of a drawing, which a figure saves as its picture. */
export function Plot({ width, height, label, children, ...svg }: Props) {
  if (width === 0) return null
  return (
    <svg
      data-picture
      viewBox={`0 0 ${width} ${height}`}
      {...{ width, height }}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={!label}
      fontFamily="var(--font-sans)"
      fontSize={11}
      {...svg}
    >
      {children}
    </svg>
  )
}
