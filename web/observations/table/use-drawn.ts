import { startTransition, useEffect, useState } from 'react'
import type { Group } from './rows.ts'

/** More rows than the tallest window shows. */
const screenful = 60

/**
 * The groups to draw: a screenful of rows at once, so that the first figures stand soon, and the rest right after. All of them at
 * once where one figure is to be brought into sight.
 */
export function useDrawn(groups: readonly Group[], isWhole: boolean): readonly Group[] {
  const [isLater, setLater] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setLater(true)))
    return () => clearTimeout(timer)
  }, [])
  return isWhole || isLater ? groups : firstRows(groups, screenful)
}

export function firstRows(groups: readonly Group[], max: number): readonly Group[] {
  const first: Group[] = []
  let room = max
  for (const group of groups) {
    if (room <= 0) break
    first.push({ ...group, rows: group.rows.slice(0, room) })
    room -= group.rows.length
  }
  return first
}
