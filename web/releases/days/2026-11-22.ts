import type { Entry } from '../entry.ts'

export const entries: readonly Entry[] = [
  {
    details: '検索条件・画面の表示方法を追加しました。',
    details_en: 'New ways to show scores and to choose a day.',
    children: [
      {
        details:
          'スコアを、得点・パーセンタイル・偏差値のいずれかで表示できます。画面、一覧、検索、ファイルに反映されます。',
        details_en:
          'Scores can be shown as points, percentiles or deviation scores, on screens, in lists, searches and files.',
      },
      {
        details: '基準日は、どのブラウザーでもYYYY/MM/DD形式で入力し、カレンダーからも選べます。',
        details_en: 'The as-of date is typed as YYYY/MM/DD in every browser, or picked from a calendar.',
      },
      {
        details: '評価機関の独自項目や尺度は、テンプレートで取り込めます。',
        details_en: 'Raters of your own and their scales can be imported by a template.',
      },
    ],
  },
  {
    details: '実在の市場のデータについて、分かっている以上のことを述べないようにしました。',
    details_en: 'On the data of a real market, nothing claims more than it knows.',
    children: [
      {
        details:
          '誤りと思われる数値は「確認待ち」とし、理由と参考値を示します。過年度の値の再掲、外貨建て、ありえない値、合計や比率と合わない数値も対象に加えました。',
        details_en:
          'Figures that look wrong are under review, with the reason and what they were compared with: now also the figures of another year, other currencies, impossible sizes, and what does not fit its sums and ratios.',
      },
      {
        details:
          'カバー率（スコアの重みのうち開示値に基づく割合）は、検索・一覧・企業ページで同じ数値になりました。以前の「開示率」の条件は、カバー率として読み込まれます。',
        details_en:
          'Coverage, the share of a score’s weight that rests on disclosed figures, is one number in searches, lists and company pages. Conditions on the former disclosure rate are read as coverage.',
      },
      {
        details: '採点の根拠が異なる年度どうしは比較せず、線を切って、加わった項目と抜けた項目を示します。',
        details_en:
          'Years whose scores rest on different inputs are not compared: the line breaks, and says what entered and left.',
      },
      {
        details: 'スコアに使われない数値は、その理由とともに「ESG詳細」に一覧できます。',
        details_en: 'Figures that reach no score are listed with the reason under ESG detail.',
      },
      {
        details:
          'ニュースの「未登録」「未判定」「該当なし」を区別し、適時開示の表題による判定は「表題による」と表示します。',
        details_en:
          'No news, not judged and no scandal are told apart; what a rule reads from a title of a notice says so.',
      },
    ],
  },
  {
    details: '標準スコアの2.0版を追加し、既定としました。',
    details_en: 'Version 2.0 of the standard score, now the one shown by default.',
    children: [
      {
        details:
          '総量は売上高または従業員数で割ってから比べます。規模の小さい企業、開示の少ない企業が有利になりにくくなりました。',
        details_en:
          'Amounts are compared per unit of sales or headcount. Being small, or silent, no longer lifts a score as it did.',
      },
      {
        details: '開示が不足している企業にはスコアを付けず、開示された項目数と、補うためのファイルを示します。',
        details_en:
          'Where too little is disclosed there is no score; the page says how much is disclosed and which files would fill the gaps.',
      },
      {
        details:
          '1.0版のスコアは、表示条件のバーの「手法」で引き続き選べます。これまでのリンクにも版を付けて開いてください。',
        details_en:
          'Version 1.0 can still be chosen under Method in the context bar. Links of before open version 2.0 unless they name a version.',
      },
      {
        details: '「算出方法」に、両版の比較表と、市場の書き出しからSQLで全スコアを再現する手順を掲載しました。',
        details_en:
          'The method pages compare both versions, and show how to make every score again in SQL from an export of the market.',
      },
    ],
  },
]
