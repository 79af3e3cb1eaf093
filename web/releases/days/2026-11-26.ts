import type { Entry } from '../entry.ts'

export const entries: readonly Entry[] = [
  {
    details: 'カスタムスコアリングとTCFDリスク分析を公開しました。',
    details_en: 'Custom scoring and TCFD risk analysis are there.',
    children: [
      {
        details:
          'カスタムスコアリングでは、カテゴリーと指標の重みを業種ごとにも決められ、全企業の順位がその場で変わります。標準との順位の差、重みを動かしたときの順位の幅、順位を動かさない指標も示します。評価機関の重みから始めることもできます。',
        details_en:
          'Custom scoring: set the weights of categories and indicators, by industry too, and the ranking of all companies follows at once, beside the standard’s, with the range of each rank and the weights that decide nothing. A vendor’s implied weights can be the start.',
      },
      {
        details:
          '指標ごとに、どちらの向きを良いとみるかと、パーセンタイルの変換（四分位・最小最大・zスコア）を選べます。指標をグループにまとめ、重みを一緒に動かすこともできます。',
        details_en:
          'Each indicator can be read the other way round, and its percentile turned into quartiles, a min–max or a z-score. Indicators can be grouped so that their weights move together.',
      },
      {
        details:
          '重みはExcelのテンプレートでも設定できます。取り込み前に内容を確認でき、誤りのあるセルをすべて示します。採点が終わるとメールでお知らせします。',
        details_en:
          'Weights can be set in a workbook: a preview names every wrong cell before anything is scored, and a mail tells when it is done.',
      },
      {
        details:
          '保存した手法は版ごとに残り、企業検索、企業、比較、業種、ポートフォリオ、出力の「手法」で選べます。スコア分解では、標準手法から独自手法までの差を項目ごとに示します。',
        details_en:
          'A saved method keeps its versions and can be chosen wherever a method is: search, company, comparison, industry, portfolio, export. The decomposition leads from the standard’s score to yours, bar by bar.',
      },
      {
        details:
          '業種別リスクでは、時価総額上位500社について、業種ごとの気候関連リスクと機会を示します。算定方法のない区分は色を付けず、その旨を示します。各数値から企業、計算式、書類の該当箇所までたどれます。',
        details_en:
          'Risk by industry: which industries carry which climate risk, over the 500 largest companies. What no formula measures is hatched. Every number opens to its companies, its formula and the line of the filing.',
      },
      {
        details:
          'シナリオ分析では、企業・ウォッチリスト・ポートフォリオの炭素コストを、シナリオ別に2050年まで試算します。炭素価格の出典と確認状況を示し、独自の価格や拠点の洪水被害も取り込めます。結果はTCFDの開示表の案とともにExcelで出力できます。',
        details_en:
          'Scenario analysis: what a carbon price would cost a company, watchlist or portfolio to 2050, by scenario, each price with its source and status; prices and sites of your own can be imported. The result leaves as a file with a draft of the TCFD table.',
      },
    ],
  },
]
