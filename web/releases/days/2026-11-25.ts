import type { Entry } from '../entry.ts'

export const entries: readonly Entry[] = [
  {
    details: 'ニュース検索と、企業ページのニュースを公開しました。',
    details_en: 'News search, and the news of each company, are there.',
    children: [
      {
        details:
          '語、期間、カテゴリー、不祥事レベル、論調、業種、テーマ、ウォッチリストで探し、同じ出来事の記事をまとめて、時系列・重大さ・一致の順に並べます。条件はすべてリンクに残ります。',
        details_en:
          'By words, period, category, controversy level, tone, industry, theme or watchlist; grouped by event and sorted by time, weight or match. The link keeps every condition.',
      },
      {
        details:
          '論調は1・3・6・12か月と全期間の平均を株価とあわせて示します。判定の決め手となった文、出来事にまとめた理由も確認できます。',
        details_en:
          'Tone over 1, 3, 6, 12 months and all, beside the share price; the sentences that decide, and why articles are one event.',
      },
      {
        details:
          '情報源の判定がない記事の不祥事レベルは、見出しに加えて本文からも読み取ります。検索、企業ページ、ニュースで同じ水準を示します。',
        details_en:
          'Where no source judged, the controversy level is read from texts as well as headlines, and is the same in search, on the company’s page and in its news.',
      },
      {
        details:
          'アラートを追加しました。ニュース、保存した検索条件に合う企業の入れ替わり、新しい書類、数値の訂正を、決めた時刻にメールで受け取れます。作成前に、過去7日なら何通届いたかを確認できます。同じ出来事は一度だけ届き、続報・訂正・深刻化は改めて届きます。',
        details_en:
          'Alerts: news, companies that enter or leave a saved search, new documents and restated figures by e-mail, at the hour you choose. Before saving you see what the last seven days would have sent. Each event comes once, and again when it is followed up, corrected or becomes graver.',
      },
      {
        details:
          '規制の一覧と各規制の画面を公開しました。対象企業をルールで判定し、適用時期、対応する指標の開示状況と不足を、企業やウォッチリストごとに確認・出力できます。一次資料と照合していない記載はその旨を示します。',
        details_en:
          'Regulations: whom each binds by rule, from when, and how completely the indicators that serve it are disclosed, for a company or a watchlist too, also as a file. What was not checked against its source says so.',
      },
      {
        details:
          '記事が企業と関係ないこと、ラベルの誤りを記録でき、判定の精度として集計します。記録は「自分の判定」で一覧でき、取り消せます。出来事の分割・統合も行え、取り消せます。RSS・Atomの取り込みにも対応しました。',
        details_en:
          'Mark an article as not relevant or correct its labels, which counts as their precision and is listed under “Your marks”; split and join events, and take it back. RSS and Atom files can be imported.',
      },
      {
        details:
          'ニュースの検索条件を保存でき、ウォッチリスト、業種、検索の画面、コマンドパレットにもニュースを表示します。',
        details_en:
          'Searches of news can be saved; news stand on watchlists, industries, the search screen and in the palette.',
      },
    ],
  },
]
