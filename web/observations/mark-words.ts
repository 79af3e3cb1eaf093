/** Words beside a value: whose part it is, the paragraphs that ask for it, and what its source says of assurance and standard. */
export const markWords = {
  parts: {
    'other-investees': { ja: '非連結子会社等', en: 'Other investees' },
  },
  ssbj: (paragraphs: string) => ({ ja: `SSBJ基準 ${paragraphs}`, en: `SSBJ standards ${paragraphs}` }),
  marks: {
    assurance: {
      none: { ja: '保証なし', en: 'not assured' },
      limited: { ja: '限定的保証', en: 'limited assurance' },
      reasonable: { ja: '合理的保証', en: 'reasonable assurance' },
    },
    standard: {
      ssbj: { ja: 'SSBJ', en: 'SSBJ' },
      issb: { ja: 'ISSB', en: 'ISSB' },
      esrs: { ja: 'ESRS', en: 'ESRS' },
      gri: { ja: 'GRI', en: 'GRI' },
    },
  },
} as const
