/** What a career may show of a person's experience: words of professions and posts, and what they are read as. */
const readings: readonly (readonly [skill: string, words: RegExp])[] = [
  ['財務・会計', /公認会計士|監査法人|財務部|経理部|CFO|最高財務責任者|銀行|証券/],
  ['法務・リスク管理', /弁護士|法律事務所|法務部|検察|裁判官|コンプライアンス/],
  ['企業経営', /代表取締役|代表執行役|取締役社長|取締役会長|CEO|最高経営責任者/],
  ['グローバル', /海外|米国|欧州|アジア|中国|現地法人|International|Inc\.|Ltd/i],
  ['研究開発・技術', /研究所|技術開発|開発本部|工学部|技術本部|研究開発/],
  ['IT・デジタル', /情報システム|IT|デジタル|DX|CIO|CTO/],
  ['人事・人材開発', /人事部|人事本部|人材/],
  ['営業・マーケティング', /営業|販売|マーケティング/],
  ['学術・行政', /大学|教授|省|庁|官房/],
]

/**
 * Skills that a career suggests. A reading of ours: it never stands among the skills that a filing states, and is named as what it is.
 *
 * @param career steps as filed
 */
export function skillsInCareer(career: readonly string[]): string[] {
  const text = career.join('\n').normalize('NFKC')
  return readings.flatMap(([skill, words]) => (words.test(text) ? [skill] : []))
}
