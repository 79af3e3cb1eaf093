import { messages } from '../../i18n/messages.ts'

/** Words of what leaves the screen: the draft of a table, and the file. */
export const outMessages = messages('scenario-out', {
  ja: {
    draft: {
      name: 'TCFD開示表の下書き',
      finding: '移行リスクの開示表に使える下書き',
      columns: ['リスク', '内容', '時間軸', '影響度', '金額', '対応'],
      risk: '移行（政策・法規制）',
      physical: '物理的（急性）',
      flood: (sites: string, world: string) => `洪水による年間の期待被害額（取り込んだ${sites}拠点、${world}上昇）`,
      content: (scenario: string) => `炭素価格の導入・上昇によるコスト増（${scenario}）`,
      times: { short: '短期', mid: '中期', long: '長期' },
      time: (time: string, year: string) => `${time}（${year}年）`,
      effects: { large: '大', medium: '中', small: '小', none: '判定できない' },
      response: '（自社の対応を記入）',
      targetResponse: (targets: string) => `排出削減目標：${targets}`,
      thresholds: (large: string, medium: string) =>
        `影響度は営業利益に対する割合で、大：${large}以上、中：${medium}以上、小：それ未満。しきい値は本サービスの独自案です。売上高比を選んだ場合と赤字の場合は判定しません。`,
      assumptions: '前提の一覧',
      started: '（初期値）',
    },
    save: {
      out: 'ファイルに保存',
      xlsx: 'Excel（.xlsx）',
      csv: 'CSV',
      title: (name: string) => `${name}のシナリオ分析を保存`,
      copy: 'リンクをコピー',
    },
  },
  en: {
    draft: {
      name: 'Draft of a TCFD table',
      finding: 'A draft for the table of transition risks',
      columns: ['Risk', 'What it is', 'Time', 'Effect', 'Amount', 'Response'],
      risk: 'Transition (policy and legal)',
      physical: 'Physical (acute)',
      flood: (sites: string, world: string) =>
        `Expected flood damage a year to the sites imported (${sites}), in a world ${world} warmer`,
      content: (scenario: string) => `Higher costs as carbon prices are introduced or rise (${scenario})`,
      times: { short: 'Short term', mid: 'Medium term', long: 'Long term' },
      time: (time: string, year: string) => `${time} (${year})`,
      effects: { large: 'Large', medium: 'Medium', small: 'Small', none: 'Cannot be judged' },
      response: '(add the company’s response)',
      targetResponse: (targets: string) => `Emission targets: ${targets}`,
      thresholds: (large: string, medium: string) =>
        `Effect by share of operating profit: large from ${large}, medium from ${medium}, small below. The thresholds are our own proposal. Nothing is judged against sales, or in the case of a loss.`,
      assumptions: 'All assumptions',
      started: ' (start value)',
    },
    save: {
      out: 'Save as a file',
      xlsx: 'Excel (.xlsx)',
      csv: 'CSV',
      title: (name: string) => `Save the scenarios of ${name}`,
      copy: 'Copy link',
    },
  },
})
