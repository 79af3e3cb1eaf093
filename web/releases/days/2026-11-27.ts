import type { Entry } from '../entry.ts'

export const entries: readonly Entry[] = [
  {
    details: 'メールアドレスの変更、アラートのメール、コメントの氏名を安全にしました。',
    details_en: 'Changing your e-mail address, alert e-mails and names in comments are safer.',
    children: [
      {
        details:
          '新しいメールアドレスは、届いたリンクで確認すると有効になります。メールアドレスの変更とアクセストークンの作成には、現在のパスワードが必要です。',
        details_en:
          'A new e-mail address counts once you confirm it by a link. Changing it, and making an access token, needs your current password.',
      },
      {
        details:
          'アラートなどのメールは、1日に合計300通、1つの宛先に100通まで送信します。超えた分は翌日以降に送信します。',
        details_en:
          'Up to 300 e-mails a day are sent for you, such as alerts, and up to 100 to any one address; what is beyond follows on the next days.',
      },
      {
        details:
          'コメントでは、管理者が設定した会社名を氏名の横に表示します。氏名を変更すると、90日間は以前の氏名も表示します。言及できるのは、同じ会社の人とそのコメントに書き込んだ人です。',
        details_en:
          'Comments show the company set by the operator beside each name, and a former name for 90 days. You can mention people of your company and those who wrote in the thread.',
      },
    ],
  },
  {
    details: '非財務価値・PBR回帰とFTSEスコア予測を公開しました。',
    details_en: 'Non-financial value, PBR regressions and predicted FTSE ratings are now available.',
    children: [
      {
        details:
          'PBR回帰では、指標ごと・ラグ（0〜10年）ごとに、1社または業種全体でPBRとの関係を推定します。試した件数のうち偶然に有意となる数、除外した企業とその理由も示します。関連は因果を意味しません。',
        details_en:
          'PBR regressions show how each indicator goes with PBR at lags of 0 to 10 years, for one company or a whole industry, how many of those tried would look significant by chance alone, and what was left out and why. Association is not cause.',
      },
      {
        details:
          '指標を変えたときのPBRと、目標とするPBRに必要な指標の変化を、区間とともに試算できます。公表されている感応度は参考として並べ、出典を示します。',
        details_en:
          'Try a change in one or several indicators, or see what a target PBR would take, each with its interval. Published sensitivities stand beside for reference, with their source.',
      },
      {
        details:
          '非財務価値では、財務・市場要因で説明できない部分に対する各指標の価値を企業ごとに円で示します。ESGを使わないモデルや業種平均と比べた予測精度も、そのまま示します。',
        details_en:
          'Non-financial value puts a figure in yen on what each indicator is worth to a company beyond what financial and market factors explain, next to how well it predicts out of sample compared with a model without ESG and with the industry’s mean.',
      },
      {
        details:
          'FTSEスコア予測では、総合・柱・14テーマのスコアを80％区間とともに予測し、何を開示・改善すれば上がるかを示します。評価機関の利用権と、取り込んだスコアが必要です。',
        details_en:
          'Predicted FTSE ratings cover the overall score, pillars and 14 themes with an 80% interval, and show which indicators would raise them. They require access to the vendor and imported ratings.',
      },
      {
        details: '開示されていない年度のセルからも、リンクをコピーし、コメントを書けます。',
        details_en: 'A cell of a year that was not disclosed can be linked to and commented on as well.',
      },
      {
        details: 'ウォッチリストに追加した企業の業種とスコアが、すぐに表示されるようになりました。',
        details_en: 'Industry and scores of a company added to a watchlist now appear at once.',
      },
      {
        details:
          '企業ページをスクロールした後も、固定される見出しのメニューからコメント、アラート、ファイル出力を利用できます。',
        details_en:
          'Comment, alert and export stay within reach once a company’s page is scrolled, in a menu of the line at the top.',
      },
      {
        details:
          '独自手法、ポートフォリオ、ウォッチリストなどに、アカウントごとの保存容量の上限を設けました。上限に達すると、使用量と対処方法を表示します。',
        details_en:
          'Methods, portfolios, watchlists and the like now have limits on what an account can keep. At the limit you are told how much is in use and what to remove.',
      },
      {
        details: 'サーバーでPDFファイルを作成できない場合、印刷用の画面にその理由を表示します。',
        details_en: 'Where the server makes no PDF files, the page to be printed now says why.',
      },
      {
        details:
          '保有明細、ウォッチリスト、炭素価格、拠点のファイルに、列数・行数・セルの文字数の上限を設けました。上限を超えた場合は、その内容を表示します。',
        details_en:
          'Files of holdings, watchlists, carbon prices and sites have limits on columns, rows and the length of a cell. A file beyond them is refused with the limit it exceeds.',
      },
      {
        details: 'シナリオ分析で保存したシナリオの名前を変更できます。',
        details_en: 'Saved scenarios can be renamed.',
      },
    ],
  },
]
