/** What a mail about scored weights says. */
interface ScoredWeights {
  /** What the method is called. */
  readonly name: string
  readonly fileName: string
  /** Address of the result. */
  readonly address: string
  /** Null where the scoring failed. */
  readonly done: {
    readonly industries: number
    readonly firstYear: number
    readonly lastYear: number
    /** In the last year. */
    readonly companies: number
  } | null
}

/** The mail to somebody whose imported weights were scored, or could not be, in their language. */
export const scoredMail: Readonly<Record<'ja' | 'en', (scored: ScoredWeights) => string>> = {
  ja: ({ name, fileName, address, done }) => `${
    done
      ? `取り込まれた重みによるスコアリングが完了しました。

手法：${name}
ファイル：${fileName}
業種の区分：${done.industries}業種
年度：${done.firstYear}〜${done.lastYear}年度（${done.lastYear}年度は${done.companies.toLocaleString('ja-JP')}社）`
      : `スコアリングモデルの処理中にエラーが発生しました。

手法：${name}
ファイル：${fileName}

取り込みを削除してから、もう一度お試しください。`
  }

画面を開く：
${address}

本メールは送信専用です。
`,
  en: ({ name, fileName, address, done }) => `${
    done
      ? `The market has been scored by the weights that you imported.

Method: ${name}
File: ${fileName}
Industries: ${done.industries}
Fiscal years: ${done.firstYear} to ${done.lastYear} (${done.companies.toLocaleString('en-US')} companies in ${done.lastYear})`
      : `There was an error in processing your scoring model.

Method: ${name}
File: ${fileName}

Delete the import and try again.`
  }

Open the result:
${address}

This e-mail is sent automatically; please do not reply to it.
`,
}
