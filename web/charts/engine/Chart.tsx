import { useEffect, useMemo, useRef, useState } from 'react'
import { ErrorState } from '../../ui/states/ErrorState.tsx'
import classes from '../charts.module.css'
import { NavigableChart } from '../navigation/NavigableChart.tsx'
import type { ChartPoint, Pixel } from '../navigation/points.ts'
import type { Drawing } from './engine.ts'
import type { ChartOption, Sheet } from './option.ts'
import { usePalette } from './palette.ts'
import { useWidth } from './use-size.ts'

interface Props {
  /** Name and summary for those who do not see it: "Score over time. 72.4 in FY2025, up 3.1". */
  readonly label: string
  /** Pixels. */
  readonly height: number
  readonly option: (sheet: Sheet) => ChartOption
  /** In the order they are walked. */
  readonly points: readonly ChartPoint[]
  readonly onSelect?: ((point: ChartPoint) => void) | undefined
  /** With the points of a box that was drawn around them by the pointer. */
  readonly onBox?: ((points: readonly ChartPoint[]) => void) | undefined
  /** Thousands of marks. */
  readonly isDense?: boolean
}

/** A drawing of ECharts that can be walked with the keyboard. The library comes when the first one is drawn. */
export function Chart({ label, height, option, points, onSelect, onBox, isDense = false }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const width = useWidth(frame)
  const { canvas, places, failure, retry } = useDrawing({ option, points, width, height, isDense })

  if (failure) return <ErrorState error={failure} retry={retry} />
  return (
    <NavigableChart {...{ label, width, height, points, places, onSelect, onBox, frame }}>
      <div ref={canvas} className={classes.drawnCanvas} data-picture aria-hidden="true" />
    </NavigableChart>
  )
}

function useDrawing({
  option,
  points,
  width,
  height,
  isDense,
}: Pick<Props, 'option' | 'points' | 'height'> & { width: number; isDense: boolean }) {
  const canvas = useRef<HTMLDivElement>(null)
  const palette = usePalette()
  const [drawing, setDrawing] = useState<Drawing>()
  const [places, setPlaces] = useState<readonly (Pixel | undefined)[]>([])
  const [failure, setFailure] = useState<unknown>()
  const isPlaced = width > 0 && !failure

  useEffect(() => {
    if (!isPlaced) return
    let drawing: Drawing | undefined
    let isGone = false
    import('./engine.ts').then(({ drawInto }) => {
      if (isGone || !canvas.current) return
      drawing = drawInto(canvas.current, {
        width: canvas.current.clientWidth,
        height: canvas.current.clientHeight,
        renderer: isDense ? 'canvas' : 'svg',
      })
      setDrawing(drawing)
    }, setFailure)
    return () => {
      isGone = true
      drawing?.remove()
      setDrawing(undefined)
    }
  }, [isPlaced, isDense])

  const chartOption = useMemo(() => width > 0 && option({ palette, width, height }), [option, palette, width, height])
  useEffect(() => {
    if (!drawing || !chartOption) return
    drawing.draw(chartOption, { palette, width, height })
    setPlaces(points.map(({ at }) => drawing.place(at)))
  }, [drawing, chartOption, points, palette, width, height])

  return { canvas, places, failure, retry: () => setFailure(undefined) }
}
