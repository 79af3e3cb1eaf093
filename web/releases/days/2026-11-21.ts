import type { Entry } from '../entry.ts'

export const entries: readonly Entry[] = [
  {
    details: '企業検索、業種、指標の定義、タクソノミーの画面を追加しました。',
    details_en: 'Screens for searching companies, for industries, definitions of indicators and the taxonomy.',
    children: [
      {
        details:
          '検索条件ごとに何社を除いたかを示し、結果を表・分布図・CSV・コードで利用できます。条件は保存できます。',
        details_en:
          'Each condition of a search says what it removes; results come as a table, a map, CSV or code, and searches can be saved.',
      },
      {
        details: '業種ページでは、構成企業の平均・分布・順位と一覧を表示します。',
        details_en: 'An industry’s page has averages, spread, ranks and the list of its companies.',
      },
      {
        details: '指標の定義とテーマ・規制・指数の判定規則を、和英で検索できます。',
        details_en:
          'Definitions of indicators, and the rules of themes, regulations and indices, can be searched in both languages.',
      },
      {
        details: '取込用テンプレートを、CSVとExcelで入手できます。',
        details_en: 'Templates for imports come as CSV and Excel.',
      },
    ],
  },
  {
    details: '企業ページに、ESGサマリー、スコア、スコア分解、ESG詳細、コンセンサスを追加しました。',
    details_en: 'The company page has a summary, scores, decomposition, ESG detail and consensus.',
    children: [
      {
        details: 'すべてのスコアから、計算に使った数値と書類までたどれます。再計算の結果と照合することもできます。',
        details_en:
          'Every score leads to the figures and documents it was made from, and can be made again and compared.',
      },
      {
        details: '図は、キーボードで操作でき、表やCSV、画像としても利用できます。',
        details_en: 'Charts work by keyboard, and as tables, CSV and images.',
      },
    ],
  },
  {
    details: 'APIのアクセストークンを発行し、画面と同じ内容をプログラムから利用できます。',
    details_en: 'Access tokens let programs ask for what the screens show.',
  },
  {
    details: 'アカウント機能と、全画面共通の枠組みを整備しました。',
    details_en: 'Accounts and the frame around every screen.',
    children: [
      {
        details: 'パスワードの再設定・変更、登録情報の編集、ログイン中の端末の確認と終了ができます。',
        details_en: 'Reset and change your password, edit your registration, review and end your sessions.',
      },
      {
        details:
          '検索とコマンド（Ctrl K または /）から、企業・画面・操作を開けます。\nキーボード操作の一覧は ? で表示します。',
        details_en:
          'Search and commands (Ctrl K or /) open companies, screens and actions.\nPress ? for the list of keys.',
      },
      {
        details:
          '基準日・年度・手法・欠損補完・会計区分・ベンダーを、どの画面でも同じ場所で選べます。選んだ内容はURLに残ります。',
        details_en:
          'As-of date, year, method, missing values, basis and vendors are chosen in one place on every screen and kept in the address.',
      },
    ],
  },
  {
    details: 'デモ市場と実在の市場に対応しました。',
    details_en: 'A demo market, and real ones.',
    children: [
      {
        details: '初回起動時に、架空の企業3,900社のデモ市場を作成します。',
        details_en: 'A first start makes a demo market of 3,900 invented companies.',
      },
      {
        details:
          'EDINETのパネル、温対法の排出量、株価、目標、特許、適時開示などの表を、対応表（マッピング）で取り込めます。',
        details_en:
          'Tables such as financial panels, statutory emissions, prices, targets, patents and disclosures are imported through mappings.',
      },
      {
        details: '提出者の誤記と思われる数値は確認待ちとし、確認されるまで順位に含めません。',
        details_en:
          'Figures that look like a filer’s slip wait for review and stay out of ranks until a person accepts them.',
      },
    ],
  },
  {
    details: '有価証券報告書の数値を、元の一行までさかのぼって確認できます。',
    details_en: 'Figures of annual reports open down to the line they came from.',
    children: [
      {
        details: '過去のどの日についても、その時点で公表されていた数値を表示できます。',
        details_en: 'Any past day can be shown as it was known then.',
      },
    ],
  },
]
