import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { listDefinitions } from '#contract/market/indicators.ts'
import { setLanguage } from '../../i18n/language.ts'
import { definitions } from '../../indicators/given-definitions.ts'
import { renderParts } from '../../test/parts.tsx'
import { answer, givenNetwork, givenSession } from '../../test/render.tsx'
import { Standard } from './WhyStandard.tsx'

test.each([
  ['ja', '限定的保証', 'SSBJ基準 S2.29(a)'],
  ['en', 'limited assurance', 'SSBJ standards S2.29(a)'],
] as const)(
  '%s: a figure has its paragraphs and marks beside it, and one without either has nothing',
  async (language, assured, paragraphs) => {
    setLanguage(language)
    await givenSession()
    givenNetwork([answer(listDefinitions, { indicators: [...definitions], weights: {} })])
    const [climate] = definitions.filter(({ ssbjRefs }) => ssbjRefs.length > 0)
    const [plain] = definitions.filter(({ ssbjRefs }) => ssbjRefs.length === 0)
    await renderParts(
      <>
        <Standard figure={{ indicator: climate!.code, notes: ['own-element', 'assurance-limited', 'standard-issb'] }} />
        <div data-testid="plain">
          <Standard figure={{ indicator: plain!.code, notes: ['own-element'] }} />
        </div>
      </>,
    )
    expect((await screen.findByText((text) => text.includes(paragraphs))).textContent).toContain(assured)
    expect(screen.getByText('ISSB')).toBeTruthy()
    expect(screen.getByTestId('plain').textContent).toBe('')
  },
)
