import type { Entry } from '../entry.ts'

export const entries: readonly Entry[] = [
  {
    details: '公開データから、コマンド一つで実在の市場を作成し、自動で更新できるようになりました。',
    details_en: 'A real market is built by one command, and keeps itself current.',
    children: [
      {
        details:
          'コードリスト、上場銘柄一覧、識別子、削減目標、有価証券報告書を、大企業から順に取得します。過年度分は夜間に取得します。',
        details_en:
          'Code list, listed issues, identifiers, targets and annual reports are fetched from public sources, the largest companies first; years back follow at night.',
      },
      {
        details:
          '取得する内容、取得先、利用条件、所要時間を事前に表示します。いつでも中断でき、再実行すると続きから始まります。',
        details_en:
          'What is fetched, from where, on what terms and how long it takes is said beforehand. It may be stopped at any time and goes on where it was.',
      },
    ],
  },
  {
    details: 'SSBJ基準の対象となる企業、その最初の年度、根拠となる時価総額、各社に足りない開示を示します。',
    details_en:
      'SSBJ standards: which companies are bound, from which fiscal year, by which market value, and what each still lacks.',
    children: [
      {
        details:
          '対象企業のすべての指標から、根拠となる文または未開示の理由を開けます。企業のESGサマリーにも項目を設けました。',
        details_en:
          'Every indicator of every company in scope opens the sentence behind it or the reason for the gap; the company’s summary has it as a section.',
      },
      {
        details:
          '二段階開示、Scope3のセーフハーバー、保証を、出典とともに示します。検索条件を保存してアラートを設定すると、新たに対象となった企業や開示を始めた企業を追えます。',
        details_en:
          'Two-step disclosure, the safe harbour for scope 3 and assurance are shown with their source. A saved search with an alert follows who becomes bound or begins to disclose.',
      },
      {
        details:
          'タグの付いた排出量は、連結グループとその他の投資先の両方を読み取ります。その他の投資先は並べて示し、順位は付けません。',
        details_en:
          'Tagged emissions are read on both bases: those of other investees stand beside the group’s and are never ranked with them.',
      },
    ],
  },
  {
    details: '市場で開示されている指標に基づいて採点し、スコアの信頼性を示します（標準手法2.1版）。',
    details_en:
      'Scores rest on what the market discloses, and say how far they can be relied on (standard method 2.1).',
    children: [
      {
        details:
          '指標は、30社以上かつその年度に報告した企業の5%以上が開示した年度に、重みを持ちます。カバレッジは、使用中の指標とカタログ全体の両方に対して示します。',
        details_en:
          'An indicator counts in a year once 30 companies and 5% of those that reported disclose it. Coverage is shown of those in use and of the whole catalogue.',
      },
      {
        details:
          '公開書類から採点した企業には、スコアを構成するカテゴリーを明記します。E・S・Gと総合には区間を添えます。',
        details_en:
          'Companies scored from public filings have a score that names the categories it is made of. An interval stands beside every total.',
      },
      {
        details:
          '順位とバンドは、指標を二つに分けたスコアが十分に一致する場合にだけ示します。算出方法のページで、信頼性、規模との相関、使用中の指標を確認できます。',
        details_en:
          'Ranks and bands are given only where halves of the indicators agree well enough. The page of the method shows reliability, size and every indicator in use.',
      },
      {
        details: '2.0版と1.0版も引き続き選べ、結果は変わりません。',
        details_en: 'Versions 2.0 and 1.0 can still be chosen and give what they gave.',
      },
    ],
  },
  {
    details: '指数の構成銘柄や表彰企業などのリストを取り込み、業種のページでスコアと照らし合わせられます。',
    details_en:
      'An imported list, such as an index or an award, can be held against the scores on the pages of industries.',
    children: [
      {
        details: '中央値を上回る企業の割合と、リストの企業をスコアがどれだけ見分けるかを、区間とともに示します。',
        details_en:
          'It shows the share above the median and how well the scores tell its companies from the others, with an interval.',
      },
    ],
  },
  {
    details: '「報告書に記載なし」を「未開示」と区別します。',
    details_en: '“Not stated in the filing” is told apart from “not disclosed”.',
    children: [
      {
        details: '有無を問う項目が記載されるはずの章を、図や参照先のない形ですべて読み取れた場合に示します。',
        details_en:
          'It is shown where the chapters that would state a yes-or-no fact were read whole, without a picture or a reference elsewhere.',
      },
    ],
  },
  {
    details: '取下げ・不開示となった書類の数値を除くようになりました。',
    details_en: 'Withdrawn and hidden filings are followed.',
    children: [
      {
        details:
          '取下げの日から、その書類と訂正報告書の数値は集計に含めず、他の書類に記載された数値があればそれを使います。それ以前の時点の表示は変わりません。',
        details_en:
          'From the day of a withdrawal the figures of a filing and of its corrections no longer count; what another filing says stands again. Every day before stays as it was.',
      },
      {
        details: '書類の一覧、訂正の一覧、数値の履歴、アラートに取下げを表示します。',
        details_en:
          'The list of documents, the restatements of a document, the vintages of a figure and alerts say so.',
      },
    ],
  },
  {
    details: '保有明細、ウォッチリスト、炭素価格、拠点のファイルを、受け取った形のまま取り込めるようになりました。',
    details_en: 'Files of holdings, watchlists, carbon prices and sites can be imported as they were sent to you.',
    children: [
      {
        details:
          '小数点のカンマ、セミコロンやタブ区切り、UTF-16、和暦、千円・百万円・bpsなどの単位、合計行、現金、見出しの前の行を読み取ります。読み取り方はすべて表示し、その場で変更できます。',
        details_en:
          'Decimal commas, semicolons, tabs, UTF-16, Japanese eras, units such as thousands, millions or bps, totals, cash and lines above the header are understood. Everything assumed is shown and can be changed on the spot.',
      },
      {
        details:
          '判断できない列、通貨、日付の順序は確認を求めます。取り込む前に、行ごとの訂正や除外、合計、カバレッジ、保有日の確認ができます。',
        details_en:
          'An ambiguous column, currency or order of dates is asked about. Before saving, correct or skip single lines and check the total, the coverage and the date.',
      },
      {
        details: '空売りのポジションを保持し、WACIなどの指標は買い持ちに対して算出します。',
        details_en: 'Short positions are kept; WACI and other figures refer to the long side.',
      },
    ],
  },
  {
    details: '見出しや文章の数値が、同じ画面の表と一致するように見直しました。',
    details_en: 'Figures in headlines and sentences now agree with the tables beneath them.',
    children: [
      {
        details: '決算期の月数が異なる年度間の変化には、月数を表示します。',
        details_en: 'Changes between fiscal years of unequal length show the number of months.',
      },
      {
        details: '増減は、表示している数値どうしの差として表示します。',
        details_en: 'Differences are those of the figures shown.',
      },
      {
        details: '目標の達成状況を、どの画面でも同じ基準で表示します。',
        details_en: 'The same target is judged in the same way on every screen.',
      },
    ],
  },
  {
    details: '有価証券報告書の本文から数値を読み取り、原文を示します。',
    details_en: 'Figures are read from the words of annual reports, and show them.',
    children: [
      {
        details:
          '取締役会、監査、報酬、従業員、方針、排出量などの指標を、文と表から読み取ります。数値を開くと、控えの該当箇所が示されます。',
        details_en:
          'Board, audits, pay, employees, policies, emissions and more are read from sentences and tables. Each figure opens to its place in the stored filing.',
      },
      {
        details:
          '本文から読み取った数値は、タグや一覧表の値と区別して表示します。画面上部の「本文の数値」で、スコアから除くこともできます。',
        details_en:
          'They are shown apart from tagged and tabulated figures, and can be left out of scores in the context bar.',
      },
      {
        details: '精度が基準に届かない規則の値は、運用担当者が原文と照合するまで計算に使いません。',
        details_en:
          'What a less certain rule reads counts for nothing until an operator has checked it against the words.',
      },
      {
        details: '排出削減などの目標も、段落と表の行ごとに読み取るようにしました。',
        details_en: 'Targets are read by paragraph and by row of a table as well.',
      },
    ],
  },
  {
    details: 'スコアと指標の計算を見直しました。',
    details_en: 'Scores and metrics claim no more than is known.',
    children: [
      {
        details:
          '独自の重み付けにも、標準スコアと同じカバレッジの下限を適用します。開示が不足する企業にはスコアを付けません。',
        details_en:
          'Your own weights follow the same minimum coverage as the standard score: companies that disclose too little have no score.',
      },
      {
        details: '現金と対象外の銘柄は、ポートフォリオの温度から除き、カバレッジに反映します。',
        details_en: 'Cash and unknown lines no longer count towards a portfolio’s temperature, and lower its coverage.',
      },
      {
        details: '過去時点の検索とベンチマークに、その後に上場廃止となった企業を含めます。',
        details_en: 'Screens and benchmarks of a past day include companies that were delisted later.',
      },
      {
        details: '企業価値モデルから株価を含む指標を除き、複数の指標と企業規模を同時に扱えるようにしました。',
        details_en:
          'Value models leave out indicators that contain the share price, and take several indicators and company size at once.',
      },
    ],
  },
  {
    details: 'プログラムからの利用を改善しました。',
    details_en: 'The API is easier to use from programs.',
    children: [
      {
        details: 'OpenAPIの仕様に、応答の型と説明を追加しました。誤ったパラメータは、名前を示してエラーを返します。',
        details_en: 'The OpenAPI description has typed answers. A wrong parameter is refused by name.',
      },
      {
        details: '企業×指標×年度のデータを、1回の呼び出しで取得できます。',
        details_en: 'A panel of companies, indicators and years can be fetched in one call.',
      },
    ],
  },
]
