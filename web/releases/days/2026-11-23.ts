import type { Entry } from '../entry.ts'

export const entries: readonly Entry[] = [
  {
    details: 'ダウンロードの件数の数え方を、すべての画面とファイルで統一しました。',
    details_en: 'Downloads are counted by one rule on every screen and for every file.',
    children: [
      {
        details: '1件は1社の1年度です。前年差・変化率・順位・パーセンタイルなど、元の数値から求めた列は数えません。',
        details_en:
          'One count is one company in one year. Columns derived from a figure (change, rank, percentile) are not counted.',
      },
      {
        details: 'スコア一覧（CSV）とスコアの根拠（JSON）も件数に含め、ダウンロードの前に今月の残りを示します。',
        details_en:
          'Score tables (CSV) and the rows behind a score (JSON) count too; what is left this month is said before the click.',
      },
      {
        details: '検索の「出力」ボタンに、必要な件数と今月の残りを表示します。',
        details_en: 'The Export button of the search shows what it would take and what is left this month.',
      },
      {
        details: 'CSVの見出しは、列のキーの1行になりました。名称・単位・年度は、その前の「#」で始まる行にあります。',
        details_en:
          'A CSV has one row of heads, the keys of its columns. Names, units and years stand before it in lines that begin with #.',
      },
      {
        details: 'トライアル版では、すべてのダウンロードが利用できません。',
        details_en: 'Trial accounts see every download and can use none.',
      },
    ],
  },
  {
    details: '検索とコマンド（Ctrl K）が速く使えるようになりました。',
    details_en: 'Search and commands (Ctrl K) take you further.',
    children: [
      {
        details: '証券コードだけで、その企業のESGサマリーを開きます。',
        details_en: 'A code alone opens the company’s ESG summary.',
      },
      {
        details:
          '「9702 スコア分解」「raw 9702」「トヨタ 比較」のように、日本語でも英語でも、どちらの順でも機能を指定できます。',
        details_en:
          'Name a screen in Japanese or English, before or after a code: “9702 decomposition”, “raw 9702”, “Toyota compare”.',
      },
      {
        details: '企業ページで「コンセンサス」とだけ入力すると、その企業の画面を開きます。',
        details_en: 'On a company page, “consensus” alone opens that screen of the company.',
      },
    ],
  },
  {
    details: '検索条件を、値・別名・コードからも探せます。',
    details_en: 'Conditions are found by their values, other names and codes.',
    children: [
      {
        details:
          '「プライム」「化学」「人権」「3200」などを選ぶと、その値の条件がそのまま加わります。該当する値がなければ、キーワードとして検索できます。',
        details_en:
          'Choosing “Prime”, “Chemicals”, “Human rights” or “3200” adds the condition with that value; what is no value can be searched for as a keyword.',
      },
    ],
  },
  {
    details: '存在しない企業・業種・算出方法のアドレスでは、「ページが見つかりません」の画面を表示します。',
    details_en: 'An address of a company, industry or method that does not exist shows the page “Page not found”.',
  },
  {
    details: '期限切れのパスワードを変更したあと、開こうとしていた画面に戻ります。',
    details_en: 'After changing an expired password you are back on the screen you asked for.',
  },
  {
    details: '補足の説明は、ポインターを合わせるか、キーボードで移動すると表示されます。',
    details_en: 'Explanations appear by pointer and by keyboard.',
  },
  {
    details: '評価機関どうしの一致度と、不祥事の水準の表現を、全画面で統一しました。',
    details_en: 'All screens use the same words for how far raters agree and for levels of scandal.',
  },
  {
    details: 'ローデータの表を見直しました。',
    details_en: 'Raw data has a new table.',
    children: [
      {
        details: '数値が途中で切れることはありません。収まらない列は丸ごと外れ、どの列が外れたかを表の上に示します。',
        details_en:
          'No figure is ever cut: a column that does not fit leaves as a whole, and the table says which ones left.',
      },
      {
        details:
          '単位とコードを指標名の横に、期末を年度の下に、出典を書類の種類と要素名で示します。「開示単位」では、開示されたままの単位で表示します。',
        details_en:
          'Units and codes stand beside the names, period ends at the years, sources with kind and element; “As filed” shows the units of the filing.',
      },
      {
        details: '数値の根拠では、開示された二つの時点の数値を並べて比べられます。',
        details_en: 'The why panel compares two vintages of a figure side by side.',
      },
      {
        details: '項目の多い企業でも、表がすぐに開きます。',
        details_en: 'The table opens at once for companies with many figures, too.',
      },
    ],
  },
  {
    details: '企業ページの上部を1行にまとめました。',
    details_en: 'The head of a company’s pages is one line.',
    children: [
      {
        details: '企業名・スコア・順位・比較対象は、スクロールしても見えています。概要とスコアの内訳は開閉できます。',
        details_en:
          'Name, score, rank and peer group stay in sight while you scroll; facts and scores unfold from the line.',
      },
      {
        details: '時価総額、GICS業種、次回更新を追加しました。基準日を変えると、その日に分かっていた内容になります。',
        details_en:
          'Market capitalization, GICS industry and next update are new. As of a past day they are those of that day.',
      },
      {
        details: 'どのタブの内容も、APIの呼び出し（curl・Python）としてコピーできます。',
        details_en: 'What any tab shows can be copied as an API call (curl, Python).',
      },
    ],
  },
  {
    details: 'スコアの比較対象（業種の分類）を選べるようになりました。',
    details_en: 'The peer group of the scores can be chosen.',
    children: [
      {
        details: '順位の横に比較対象を示し、その場で変更できます。リンクにも含まれます。',
        details_en: 'It stands beside every rank, is changed there, and is part of the link.',
      },
    ],
  },
  {
    details: '最近見た企業を、左の列とメニューに表示します。',
    details_en: 'Recently seen companies stand in the left column and in the menu.',
  },
  {
    details: '図の表と画像の保存も、ダウンロードの件数に含めます。',
    details_en: 'Tables and pictures of charts that are saved count as downloads, too.',
  },
  {
    details: 'ログイン画面に、業種ごとのスコアの分布と、ログイン後に開く画面の名前を表示します。',
    details_en: 'The sign-in screen shows how scores lie in each industry, and names the page it leads to.',
  },
  {
    details: '業種ページは、スコアの計算が終わる前でも、業種名と構成企業を表示します。',
    details_en: 'Industry pages show the name and companies while scores are still worked out.',
  },
  {
    details: '業種ページで、上場廃止の企業が分かるようになりました。',
    details_en: 'Industry pages mark companies that are no longer listed.',
  },
  {
    details:
      '企業比較：最大50社を、マテリアリティ、スコアとローデータ、非財務目標の3つの画面で比べられるようになりました。',
    details_en:
      'Up to 50 companies can be compared by materiality, by scores and raw data, and by non-financial targets.',
    children: [
      {
        details:
          '分布・一覧・推移・位置の図、2社の差の内訳、各数値の根拠を表示します。条件はすべてリンクに含まれます。',
        details_en:
          'As strips, matrix, years and position map, with what makes two companies differ and why each figure is what it is.',
      },
    ],
  },
]
