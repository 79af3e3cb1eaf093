import { createContext, type ReactNode, useContext, useState } from 'react'
import { createPortal } from 'react-dom'

const Place = createContext<HTMLElement | null>(null)

/** The left column belongs to the frame and stays; what a screen adds to it comes through here. */
export function SideFrame({ render, children }: { render: (place: ReactNode) => ReactNode; children: ReactNode }) {
  const [place, setPlace] = useState<HTMLElement | null>(null)
  return (
    <>
      {render(<div className="side-more" ref={setPlace} />)}
      <Place value={place}>{children}</Place>
    </>
  )
}

export function Side({ children }: { children?: ReactNode }) {
  const place = useContext(Place)
  return place && children ? createPortal(children, place) : null
}
