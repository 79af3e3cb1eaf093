/** One change; `details` in Japanese, a line break in it is one on screen. */
export interface Note {
  readonly details: string
  readonly details_en: string
}

interface Entry extends Note {
  readonly children?: readonly Note[]
}

/** What changed, by the day it was released, the newest first. */
export const releases: Readonly<Record<string, readonly Entry[]>> = {
  '2026/11/22': [
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
            '開示割合は、検索・一覧・企業ページで同じ数値になりました。以前の「開示率」の条件は、開示割合として読み込まれます。',
          details_en:
            'The disclosed share is one number in searches, lists and company pages. Conditions on the former disclosure rate are read as the disclosed share.',
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
          details: '分かることが少なすぎる企業にはスコアを付けず、開示された項目数と、補うためのファイルを示します。',
          details_en:
            'Where too little is known there is no score; the page says how much is known and which files would fill the gaps.',
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
  ],
  '2026/11/21': [
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
  ],
}
