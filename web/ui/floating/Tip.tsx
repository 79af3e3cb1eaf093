import { Tooltip } from '@mantine/core'
import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react'
import { delays } from '../theme.tsx'
import classes from './floating.module.css'

interface Props {
  readonly label: ReactNode
  readonly children: ReactElement
  readonly position?: 'top' | 'bottom' | 'left' | 'right'
}

/** A few words on what is pointed at or focused. Nothing that is needed stands only here. */
export function Tip({ label, children, position = 'top' }: Props) {
  const [isMounted, setMounted] = useState(false)
  const disposal = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(disposal.current), [])

  return (
    <Tooltip
      classNames={{ tooltip: classes.tip }}
      position={position}
      events={{ hover: true, focus: true, touch: true }}
      interactive
      multiline
      keepMounted={isMounted}
      label={
        <VisibilityObserver
          onShow={() => {
            clearTimeout(disposal.current)
            setMounted(true)
          }}
          onHide={() => {
            clearTimeout(disposal.current)
            disposal.current = setTimeout(() => setMounted(false), delays.dispose)
          }}
        >
          {label}
        </VisibilityObserver>
      }
    >
      {children}
    </Tooltip>
  )
}

interface ShownProps {
  readonly onShow: () => void
  readonly onHide: () => void
  readonly children: ReactNode
}

/** Tells when it comes to the screen and when it goes, also where it is only hidden. */
function VisibilityObserver({ onShow, onHide, children }: ShownProps) {
  const latest = useRef({ onShow, onHide })
  latest.current = { onShow, onHide }
  useEffect(() => {
    latest.current.onShow()
    return () => latest.current.onHide()
  }, [])
  return children
}
