import { keepColumnsWhole } from '../whole-columns.ts'
import { refuseLongPastes } from './long-pastes.ts'

/** What holds on every screen without its doing: columns stay whole, and nothing pasted is cut. Answers with how to stop. */
export function watchScreens(): () => void {
  const ends = [keepColumnsWhole(), refuseLongPastes()]
  return () => {
    for (const end of ends) end()
  }
}
