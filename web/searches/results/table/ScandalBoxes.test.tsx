import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { LevelBoxes } from '../../../charts/LevelBoxes.tsx'
import { ScandalLevel } from '../../../charts/ScandalLevel.tsx'
import { NewsLevel } from '../../../news/events/NewsLevel.tsx'
import { ScandalBoxes } from './ScandalBoxes.tsx'

test.each([0, 1, 2, 3, 4] as const)(
  'level %i is drawn alike in the head, in news and in the table of a search',
  (level) => {
    const boxes = render(<LevelBoxes level={level} />).container.innerHTML
    const drawn = [
      <ScandalLevel key="head" level={level} />,
      <NewsLevel key="news" level={level} by="source" />,
      <ScandalBoxes key="search" level={level} isByText={false} />,
      <ScandalBoxes key="text" level={level} isByText />,
    ]
    for (const one of drawn) expect(render(one).container.innerHTML).toContain(boxes)
  },
)
