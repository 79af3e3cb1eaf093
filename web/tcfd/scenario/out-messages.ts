import { messages } from '../../i18n/messages.ts'

/** Words of what leaves the screen: the draft of a table, and the file. */
export const outMessages = messages('scenario-out', {
  draft: {
    name: { ja: 'TCFD開示表の下書き', en: 'Draft of a TCFD table' },
    finding: { ja: '移行リスクの開示表に使える下書き', en: 'A draft for the table of transition risks' },
    columns: {
      ja: ['リスク', '内容', '時間軸', '影響度', '金額', '対応'],
      en: ['Risk', 'What it is', 'Time', 'Effect', 'Amount', 'Response'],
    },
    risk: { ja: '移行（政策・法規制）', en: 'Transition (policy and legal)' },
    physical: { ja: '物理的（急性）', en: 'Physical (acute)' },
    flood: (sites: string, world: string) => ({
      ja: `洪水による年間の期待被害額（取り込んだ${sites}拠点、${world}上昇）`,
      en: `Expected flood damage a year to the sites imported (${sites}), in a world ${world} warmer`,
    }),
    content: (scenario: string) => ({
      ja: `炭素価格の導入・上昇によるコスト増（${scenario}）`,
      en: `Higher costs as carbon prices are introduced or rise (${scenario})`,
    }),
    times: {
      short: { ja: '短期', en: 'Short term' },
      mid: { ja: '中期', en: 'Medium term' },
      long: { ja: '長期', en: 'Long term' },
    },
    time: (time: string, year: string) => ({ ja: `${time}（${year}年）`, en: `${time} (${year})` }),
    effects: {
      large: { ja: '大', en: 'Large' },
      medium: { ja: '中', en: 'Medium' },
      small: { ja: '小', en: 'Small' },
      none: { ja: '判定できない', en: 'Cannot be judged' },
    },
    response: { ja: '（自社の対応を記入）', en: '(add the company’s response)' },
    targetResponse: (targets: string) => ({ ja: `排出削減目標：${targets}`, en: `Emission targets: ${targets}` }),
    thresholds: (large: string, medium: string) => ({
      ja: `影響度は営業利益に対する割合で、大：${large}以上、中：${medium}以上、小：それ未満。しきい値は本サービスの独自案です。売上高比を選んだ場合と赤字の場合は判定しません。`,
      en: `Effect by share of operating profit: large from ${large}, medium from ${medium}, small below. The thresholds are our own proposal. The effect is not judged against sales, or in the case of a loss.`,
    }),
    assumptions: { ja: '前提の一覧', en: 'All assumptions' },
    started: { ja: '（初期値）', en: ' (start value)' },
  },
  save: {
    out: { ja: 'ファイルに保存', en: 'Save as a file' },
    xlsx: { ja: 'Excel（.xlsx）', en: 'Excel (.xlsx)' },
    csv: { ja: 'CSV', en: 'CSV' },
    title: (name: string) => ({ ja: `${name}のシナリオ分析を保存`, en: `Save the scenarios of ${name}` }),
    copy: { ja: 'リンクをコピー', en: 'Copy link' },
  },
})
