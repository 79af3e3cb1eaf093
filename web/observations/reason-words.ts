export const reasonsWords = {
  'no-filing': {
    ja: 'この年度を対象とする有価証券報告書は収録していません。',
    en: 'No annual report for this year is on file.',
  },
  'not-imported': {
    ja: 'この年度の報告書は一覧または集計表でのみ把握しており、報告書自体は収録していません。未開示とは限りません。',
    en: 'The report for this year is known only from a list or a table of many reports; it is not on file itself. This does not mean non-disclosure.',
  },
  'not-in-filing': {
    ja: 'この年度の報告書に、この指標の要素はありません。',
    en: 'The report for this year does not carry this element.',
  },
  'not-in-report': {
    ja: 'この指標は、有価証券報告書のデータ項目にはありません。他の資料にあれば表示されます。',
    en: 'Annual reports do not carry this indicator as data. It appears where another source has it.',
  },
  'not-stated': {
    ja: 'この年度の報告書のうち、記載されるはずの章は図や他の資料への参照がなく、全文を読み取りましたが、記載はありませんでした。「いいえ」を意味するものではありません。',
    en: 'The chapters of this year’s report in which it would stand have no picture and refer to nothing else; they were read in full and do not state it. This is not a “no”.',
  },
  'not-tagged-2019': {
    ja: 'この要素は、2019年3月31日より前に終了した事業年度の報告書にはありません（タクソノミに未収録）。未開示とは限りません。',
    en: 'Reports of years that ended before 31 March 2019 could not tag this element: its absence does not mean non-disclosure.',
  },
  'not-tagged-2023': {
    ja: 'この要素は、2023年3月31日より前に終了した事業年度の報告書にはありません（タクソノミに未収録）。未開示とは限りません。',
    en: 'Reports of years that ended before 31 March 2023 could not tag this element: its absence does not mean non-disclosure.',
  },
}

/** The same in two or three words. */
export const absencesWords = {
  'no-filing': { ja: '報告書が未収録', en: 'report not on file' },
  'not-imported': { ja: '報告書が未収録', en: 'report not on file' },
  'not-in-filing': { ja: '未開示', en: 'not disclosed' },
  'not-in-report': { ja: '資料が未収録', en: 'no source on file' },
  'not-tagged-2019': { ja: '様式に項目なし', en: 'not part of the form' },
  'not-tagged-2023': { ja: '様式に項目なし', en: 'not part of the form' },
  'not-stated': { ja: '報告書に記載なし', en: 'not stated in the filing' },
}
