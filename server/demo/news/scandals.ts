import { consumerTrades, makers, type NewsEvent, type Pair, type Part, part } from './event.ts'

/** An event that went wrong: how bad it can be at most is drawn by company, between `least` and `most`. */
export interface Scandal extends NewsEvent {
  readonly least: 1 | 2 | 3 | 4
  readonly most: 1 | 2 | 3 | 4
}

function scandal(
  [key, category, weight, least, most]: readonly [string, string, number, 1 | 2 | 3 | 4, 1 | 2 | 3 | 4],
  parts: readonly Part[],
  trades: RegExp | null = null,
): Scandal {
  return { key, category, weight, least, most, trades, parts }
}

/** What follows after most grave events, in the same words everywhere. */
const committee = (after: number, what: Pair): Part =>
  part(
    after,
    'disclosure',
    -0.35,
    0,
    [
      ['特別調査委員会の設置に関するお知らせ', '{c} sets up special committee to investigate'],
      ['{c}、外部弁護士らの調査委を設置', 'Outside lawyers to look into the matter at {c}'],
    ],
    [
      [
        `{c}は{day}、${what[0]}を巡り、外部の弁護士や会計士からなる特別調査委員会を設置した。`,
        `{c} set up a special committee of outside lawyers and accountants on {day} over ${what[1]}.`,
      ],
    ],
    [
      [
        '事実関係の確認と原因の究明、再発防止策の提言を求める。',
        'It is to establish the facts, find the causes and recommend measures.',
      ],
      ['調査は{month}をめどに終える。', 'The inquiry should end around {month}.'],
      ['決算の発表は予定通り行うとしている。', 'Results will be published on schedule, the company said.'],
    ],
  )

const remedy = (after: number): Part =>
  part(
    after,
    'disclosure',
    0.15,
    null,
    [
      ['再発防止策の策定及び役員報酬の減額に関するお知らせ', '{c} sets out measures and cuts executive pay'],
      ['（開示事項の経過）再発防止策の進捗状況に関するお知らせ', '{c} reports progress on preventing a recurrence'],
    ],
    [
      [
        '{c}は{day}、調査結果を受けた再発防止策をまとめ、関係する役員の報酬を減額すると発表した。',
        '{c} presented on {day} measures against a recurrence and cut the pay of executives concerned.',
      ],
    ],
    [
      [
        '品質や法令順守の部門を事業部から独立させ、権限を強める。',
        'Quality and compliance will be separated from the business divisions and given more power.',
      ],
      ['社長は月額報酬の{pct}%を{few}カ月返上する。', 'The president forgoes {pct}% of monthly pay for {few} months.'],
      ['進捗は四半期ごとに公表する。', 'Progress will be reported every quarter.'],
      ['全社員を対象に研修をやり直す。', 'All employees will be trained anew.'],
    ],
  )

export const scandals: readonly Scandal[] = [
  scandal(
    ['data-falsified', 'social_improvement', 4, 3, 4],
    [
      part(
        0,
        'news',
        -0.8,
        0,
        [
          [
            '{c}、{product}の検査データ改ざん　{years}年以上前から',
            '{c} falsified test data on {product} for more than {years} years',
          ],
          ['{c}の{plant}で検査不正　出荷を停止', 'Test fraud found at {plant} of {c}, shipments stopped'],
        ],
        [
          [
            '{c}は{day}、{plant}で製造する{product}の検査データを改ざんしていたと発表し、対象製品の出荷を停止した。',
            '{c} said on {day} that it had falsified test data for {product} made at its {plant}, and stopped shipping them.',
          ],
        ],
        [
          [
            '不正は{years}年以上前から続き、納入先は{cases}社に上る。',
            'The practice went on for more than {years} years and concerns {cases} customers.',
          ],
          ['安全性に直ちに影響はないと説明している。', 'It sees no immediate danger.'],
          ['社長は記者会見で陳謝した。', 'Its president apologized at a news conference.'],
        ],
      ),
      committee(6, ['検査データの改ざん', 'the falsified test data']),
      part(
        95,
        'news',
        -0.55,
        1,
        [['{c}の調査報告書「納期優先の圧力」　管理職も黙認', 'Pressure to deliver led to fraud at {c}, report finds']],
        [
          [
            '{c}の特別調査委員会は、納期を優先する現場への圧力が検査不正の背景にあったとする報告書を公表した。',
            'Pressure to meet deadlines lay behind the test fraud at {c}, its special committee concluded.',
          ],
        ],
        [
          ['管理職{few}人が認識しながら放置していた。', '{few} managers knew and let it pass.'],
          ['関連費用{money}を特別損失に計上する。', 'It books {money} of extraordinary losses.'],
          ['会長は{month}末で辞任する。', 'The chairman resigns at the end of {month}.'],
        ],
      ),
      remedy(130),
    ],
    makers,
  ),
  scandal(
    ['accounting', 'risk_management', 3, 3, 4],
    [
      part(
        0,
        'news',
        -0.8,
        0,
        [
          [
            '{c}で不適切会計の疑い　{over}子会社の売上計上巡り',
            'Suspicion of improper accounting at {c} unit in {over}',
          ],
          ['{c}、決算発表を延期　不適切会計を調査', '{c} delays results to look into accounting'],
        ],
        [
          [
            '{c}は{day}、{over}の子会社で売上高を過大に計上していた疑いがあると発表した。',
            '{c} disclosed on {day} that a subsidiary in {over} may have overstated sales.',
          ],
        ],
        [
          ['影響額は累計{money}に上る可能性がある。', 'The effect may add up to {money}.'],
          ['監査法人の指摘で発覚した。', 'Its auditors had raised the matter.'],
          ['株価は一時{pct}%下落した。', 'The shares fell as much as {pct}%.'],
        ],
      ),
      committee(4, ['不適切な会計処理', 'improper accounting']),
      part(
        88,
        'disclosure',
        -0.6,
        0,
        [['過年度の有価証券報告書等の訂正に関するお知らせ', '{c} corrects accounts of past years']],
        [
          [
            '{c}は{few}期分の有価証券報告書を訂正し、純利益を累計{money}減額した。',
            '{c} corrected securities reports for {few} years, taking {money} off net profit.',
          ],
        ],
        [
          [
            '内部統制に開示すべき重要な不備があったと認めた。',
            'It acknowledged material weakness in internal control.',
          ],
          ['担当役員は辞任する。', 'The executive in charge is stepping down.'],
          ['課徴金の勧告を受ける可能性がある。', 'A fine may be recommended.'],
        ],
      ),
      remedy(120),
    ],
  ),
  scandal(
    ['fatal-accident', 'labour_rights', 4, 2, 4],
    [
      part(
        0,
        'news',
        -0.85,
        0,
        [
          ['{c}の{plant}で爆発事故　{two}人死亡', 'Explosion kills {two} at {plant} of {c}'],
          ['{c}の{plant}で火災　従業員ら{few}人死傷', 'Fire at {plant} of {c} leaves {few} dead or injured'],
        ],
        [
          [
            '{day}未明、{c}の{plant}で爆発を伴う火災が起き、従業員{two}人が死亡した。',
            'A fire with an explosion early on {day} killed {two} employees at the {plant} of {c}.',
          ],
        ],
        [
          ['ほかに協力会社の作業員{few}人がけがをした。', 'Another {few} contract workers were hurt.'],
          ['警察と労働基準監督署が原因を調べている。', 'Police and labor inspectors are investigating.'],
          ['周辺住民約{n}人に一時避難が呼びかけられた。', 'Some {n} residents were told to leave for a time.'],
        ],
      ),
      part(
        1,
        'disclosure',
        -0.6,
        0,
        [['{plant}における火災事故の発生について（第2報）', 'Second notice on the fire at {plant} of {c}']],
        [
          [
            '{c}は、{plant}の全設備を停止し、安全が確認されるまで操業を見合わせると公表した。',
            '{c} announced that all equipment at its {plant} is stopped until safety is confirmed.',
          ],
        ],
        [
          ['対策本部を設け、社長が現地に入った。', 'A task force has been formed and the president is on site.'],
          ['業績への影響は判明次第公表する。', 'The effect on earnings will be published when known.'],
        ],
      ),
      part(
        70,
        'news',
        -0.3,
        1,
        [['{c}の{plant}事故、点検の記録に不備', 'Inspection records were flawed before accident at {c}']],
        [
          [
            '{c}の{plant}で起きた事故を調べていた外部委員会は、設備の点検記録に不備があったと指摘した。',
            'An outside panel on the accident at the {plant} of {c} found flaws in inspection records.',
          ],
        ],
        [
          [
            '設備の老朽化を把握しながら更新を先送りしていた。',
            'Renewal had been put off though the equipment was known to be old.',
          ],
          [
            '{c}は遺族に謝罪し、補償を進めている。',
            'The company has apologized to the families and is arranging compensation.',
          ],
        ],
      ),
      remedy(110),
    ],
    makers,
  ),
  scandal(
    ['leak', 'risk_management', 5, 2, 4],
    [
      part(
        0,
        'news',
        -0.65,
        0,
        [
          ['{c}、顧客情報{many}件が流出した恐れ　不正アクセス', 'Data of {many} customers may have leaked from {c}'],
          ['{c}にサイバー攻撃　{over}子会社から侵入', 'Attackers enter {c} through subsidiary in {over}'],
        ],
        [
          [
            '{c}は{day}、サーバーが不正アクセスを受け、顧客の個人情報が最大{many}件流出した恐れがあると発表した。',
            '{c} said on {day} that personal data of up to {many} customers may have leaked after unauthorized access to its servers.',
          ],
        ],
        [
          [
            '氏名や連絡先が含まれるが、決済情報は確認されていない。',
            'Names and contact details are included, but no payment data so far.',
          ],
          ['個人情報保護委員会と警察に報告した。', 'The privacy regulator and the police have been informed.'],
          ['身代金を要求する文書が見つかったという。', 'A ransom note was found.'],
        ],
      ),
      part(
        14,
        'disclosure',
        -0.3,
        1,
        [['不正アクセスによる個人情報流出に関するお知らせ（続報）', 'Update from {c} on unauthorized access']],
        [
          [
            '{c}は、委託先の保守用回線が侵入経路だったとする調査結果を公表した。',
            '{c} found that the attackers came in through a contractor’s maintenance line.',
          ],
        ],
        [
          ['流出が確認されたのは{cases}件だった。', 'Leakage has been confirmed for {cases} records.'],
          ['対象者には個別に連絡する。', 'Those affected are being told one by one.'],
          ['多要素認証を全社に広げる。', 'Multi-factor authentication is being extended to everyone.'],
        ],
      ),
      remedy(60),
    ],
  ),
  scandal(
    ['cartel', 'anti_corruption', 3, 2, 4],
    [
      part(
        0,
        'news',
        -0.7,
        0,
        [
          [
            '公取委、{c}に立ち入り検査　{product}で価格調整の疑い',
            'Regulator raids {c} over suspected price fixing in {product}',
          ],
        ],
        [
          [
            '公正取引委員会は{day}、{product}の取引で価格を調整した疑いがあるとして、{c}など{few}社に独占禁止法違反の疑いで立ち入り検査した。',
            'The Japan Fair Trade Commission searched {c} and others, {few} companies in all, on {day} on suspicion of fixing prices of {product}.',
          ],
        ],
        [
          ['同社は「検査に全面的に協力する」としている。', 'The company says it cooperates fully.'],
          [
            '営業担当者が会合で情報を交換していた疑いがある。',
            'Sales staff are suspected of exchanging information at meetings.',
          ],
          ['株価は一時{lowpct}%下げた。', 'The shares fell as much as {lowpct}%.'],
        ],
      ),
      part(
        300,
        'news',
        -0.6,
        0,
        [['公取委、{c}に課徴金{fine}　排除措置命令も', 'Regulator fines {c} {fine} for cartel']],
        [
          [
            '公正取引委員会は{day}、{product}の価格カルテルを巡り、{c}に{fine}の課徴金納付命令を出した。',
            'The Japan Fair Trade Commission ordered {c} on {day} to pay {fine} for a cartel in {product}.',
          ],
        ],
        [
          ['再発防止を求める排除措置命令も出した。', 'It also told the company to prevent a recurrence.'],
          [
            '同社は引当金を計上済みで、業績への影響は軽微とする。',
            'Provisions have been made and the effect is small, the company says.',
          ],
          ['入札の指名停止を受ける見通しだ。', 'It is likely to be barred from public bids for a time.'],
        ],
      ),
      remedy(330),
    ],
    /^(2050|3|5|6050)/,
  ),
  scandal(
    ['bribery', 'anti_corruption', 2, 3, 4],
    [
      part(
        0,
        'news',
        -0.75,
        0,
        [['{c}の{over}子会社で贈賄の疑い　元幹部を逮捕', 'Former manager of {c} unit in {over} arrested over bribery']],
        [
          [
            '{over}の捜査当局は{day}、公共事業の受注を巡り公務員に賄賂を渡した疑いで、{c}の現地子会社の元幹部を逮捕した。',
            'Authorities in {over} arrested a former manager of a local unit of {c} on {day} on suspicion of bribing officials for public contracts.',
          ],
        ],
        [
          ['贈賄の総額は{tiny}に上るとみられる。', 'The bribes are believed to total {tiny}.'],
          ['{c}は「事実関係を確認中」とコメントした。', 'The company said it is checking the facts.'],
          ['社内の通報で発覚したという。', 'A report from inside brought it to light.'],
        ],
      ),
      committee(5, ['海外子会社の贈賄疑惑', 'the suspected bribery']),
      remedy(150),
    ],
  ),
  scandal(
    ['recall', 'social_improvement', 6, 1, 3],
    [
      part(
        0,
        'disclosure',
        -0.45,
        0,
        [
          ['{c}、{product}{many}点を自主回収', '{c} recalls {many} units of {product}'],
          ['製品の自主回収に関するお詫びとお知らせ', '{c} announces voluntary recall of {product}'],
        ],
        [
          [
            '{c}は{day}、{product}の一部に不具合が見つかったとして、{many}点を自主回収すると発表した。',
            '{c} said on {day} that it is recalling {many} units of {product} because of a defect.',
          ],
        ],
        [
          [
            '部品の組み付け不良が原因で、{plant}の工程を見直した。',
            'Faulty assembly was the cause, and the process at its {plant} has been changed.',
          ],
          [
            'これまでに{few}件の申し出があり、けが人は確認されていない。',
            '{few} cases have been reported and nobody was hurt.',
          ],
          ['回収費用は{small}を見込む。', 'The cost is put at {small}.'],
        ],
      ),
      part(
        45,
        'news',
        0.1,
        null,
        [['{c}、{product}の回収率{pctHigh}%に', '{c} has recovered {pctHigh}% of recalled {product}']],
        [
          [
            '{c}が進める{product}の自主回収で、対象の{pctHigh}%の回収を終えた。',
            '{c} has taken back {pctHigh}% of the {product} it recalled.',
          ],
        ],
        [
          ['同社は代替品の発送を急いでいる。', 'Replacements are on the way.'],
          ['工程の検査に画像認識を導入した。', 'Image recognition now checks the process.'],
        ],
      ),
    ],
    /^(3050|3100|3250|3[678]|6100)/,
  ),
  scandal(
    ['label', 'social_improvement', 4, 1, 2],
    [
      part(
        0,
        'news',
        -0.4,
        0,
        [
          [
            '消費者庁、{c}に措置命令　{product}の表示に根拠なし',
            'Consumer agency faults {c} over claims for {product}',
          ],
        ],
        [
          [
            '消費者庁は{day}、{product}の広告に合理的な根拠がない表示があったとして、{c}に景品表示法に基づく措置命令を出した。',
            'The Consumer Affairs Agency told {c} on {day} to stop unfounded claims in advertising for {product}.',
          ],
        ],
        [
          [
            '環境への配慮をうたう表示が、実際の効果と異なっていた。',
            'Environmental claims did not match the actual effect.',
          ],
          ['同社は表示を取り下げ、謝罪した。', 'The company withdrew them and apologized.'],
          ['購入者への返金は行わない方針という。', 'No refunds are planned, it said.'],
        ],
      ),
    ],
    consumerTrades,
  ),
  scandal(
    ['unpaid-overtime', 'labour_rights', 5, 1, 3],
    [
      part(
        0,
        'news',
        -0.5,
        0,
        [
          ['{c}、違法な長時間労働で是正勧告', 'Labor inspectors warn {c} over illegal overtime'],
          ['{c}に是正勧告　未払い残業代{tiny}', '{c} told to pay {tiny} of overtime'],
        ],
        [
          [
            '{c}は{day}、労働基準監督署から違法な時間外労働があったとして是正勧告を受けたことを明らかにした。',
            '{c} disclosed on {day} that labor inspectors have warned it over illegal overtime.',
          ],
        ],
        [
          ['{n}人に未払いの残業代{tiny}を支払う。', 'It will pay {tiny} of overtime to {n} people.'],
          ['パソコンの利用記録と申告の時間に差があった。', 'Computer logs differed from the hours reported.'],
          ['労働組合は人員の補充を求めている。', 'The union demands more staff.'],
        ],
      ),
      remedy(40),
    ],
  ),
  scandal(
    ['harassment', 'diversity_s', 4, 1, 3],
    [
      part(
        0,
        'news',
        -0.55,
        0,
        [
          ['{c}の役員がハラスメント　{month}付で辞任', 'Executive of {c} steps down over harassment'],
          ['{c}、ハラスメント訴訟で和解　再発防止を約束', '{c} settles harassment suit'],
        ],
        [
          [
            '{c}は{day}、執行役員が部下にハラスメント行為をしていたとして、{month}付で辞任すると発表した。',
            '{c} said on {day} that an executive officer is leaving in {month} over harassment of subordinates.',
          ],
        ],
        [
          ['内部通報を受けた外部弁護士の調査で確認した。', 'Outside lawyers confirmed it after an internal report.'],
          ['被害者への謝罪と支援を進める。', 'The company is apologizing to and supporting those affected.'],
          ['採用中の学生から不安の声も出ている。', 'Applicants have voiced concern.'],
        ],
      ),
      remedy(50),
    ],
  ),
  scandal(
    ['spill', 'water', 4, 1, 3],
    [
      part(
        0,
        'news',
        -0.55,
        0,
        [
          ['{c}の{plant}から油流出　{place}の川に', 'Oil from {plant} of {c} reaches river'],
          ['{c}の{plant}で基準超の排水　自治体が改善指導', '{plant} of {c} discharged water above limits'],
        ],
        [
          [
            '{c}は{day}、{plant}から油を含む排水が川に流れ出たと発表した。',
            '{c} said on {day} that oily water had run from its {plant} into a river.',
          ],
        ],
        [
          ['下流の取水に影響はないという。', 'Water supply downstream is not affected.'],
          ['配管の腐食が原因で、回収作業を続けている。', 'A corroded pipe was the cause, and the cleanup goes on.'],
          ['漁業関係者からは補償を求める声が上がっている。', 'Fishermen ask for compensation.'],
        ],
      ),
      remedy(35),
    ],
    makers,
  ),
  scandal(
    ['illegal-dumping', 'waste', 3, 1, 3],
    [
      part(
        0,
        'news',
        -0.5,
        0,
        [['{c}の委託先、産業廃棄物を不法投棄の疑い', 'Contractor of {c} suspected of dumping industrial waste']],
        [
          [
            '{place}の山林で見つかった産業廃棄物に、{c}の{plant}から出たものが含まれることが{day}、分かった。',
            'Industrial waste found in woods turned out on {day} to include some from the {plant} of {c}.',
          ],
        ],
        [
          ['処理を委託した業者が不法に投棄したとみられる。', 'A contractor is believed to have dumped it.'],
          ['同社は{tons}トンの撤去費用を負担する。', 'The company will pay to remove {tons} tonnes.'],
          ['委託先の現地確認が{few}年間行われていなかった。', 'It had not visited the contractor for {few} years.'],
        ],
      ),
      remedy(45),
    ],
    makers,
  ),
  scandal(
    ['exceedance', 'emissions', 4, 1, 3],
    [
      part(
        0,
        'news',
        -0.5,
        0,
        [
          [
            '{c}の{plant}、排ガスが協定値を超過　測定値を書き換え',
            '{plant} of {c} exceeded agreed emissions and altered readings',
          ],
          ['{c}の{plant}でばい煙基準を超過', 'Soot above limits at {plant} of {c}'],
        ],
        [
          [
            '{c}は{day}、{plant}の排ガスに含まれる窒素酸化物が自治体との協定値を超えていたと公表した。',
            '{c} disclosed on {day} that nitrogen oxides from its {plant} exceeded the level agreed with the local authority.',
          ],
        ],
        [
          [
            '超過は{few}回に及び、うち一部で測定値を書き換えていた。',
            'It happened {few} times, and some readings had been altered.',
          ],
          ['健康への影響はないとしている。', 'It sees no effect on health.'],
          ['自治体は立ち入り調査を行う。', 'The authority will inspect the site.'],
        ],
      ),
      remedy(40),
    ],
    makers,
  ),
  scandal(
    ['greenwash', 'climatechange', 3, 1, 3],
    [
      part(
        0,
        'news',
        -0.45,
        0,
        [['環境団体、{c}の排出目標を「見せかけ」と批判', 'Campaigners call climate claims of {c} greenwash']],
        [
          [
            '環境団体は{day}、{c}の温室効果ガス削減目標がスコープ3を除いており、誤解を招くとする報告書を公表した。',
            'An environmental group said in a report on {day} that the climate target of {c} leaves out scope 3 and misleads the public.',
          ],
        ],
        [
          [
            'クレジットによる相殺の割合が{pct}%に上ると指摘した。',
            'Offsets make up {pct}% of it, according to the group.',
          ],
          [
            '同社は「国際基準に沿って算定している」と反論した。',
            'The company answered that it follows international standards.',
          ],
          ['海外の年金基金が説明を求めている。', 'Foreign pension funds have asked for an explanation.'],
        ],
      ),
    ],
  ),
  scandal(
    ['energy-report', 'energy', 2, 1, 2],
    [
      part(
        0,
        'news',
        -0.35,
        0,
        [['{c}、省エネ法の定期報告で使用量を過少申告', '{c} understated energy use in statutory report']],
        [
          [
            '{c}は{day}、省エネ法に基づく定期報告でエネルギー使用量を過少に申告していたと発表した。',
            '{c} said on {day} that it had understated energy use in reports required by law.',
          ],
        ],
        [
          [
            '{few}拠点の集計漏れが原因で、{few}年度分を訂正した。',
            'Sites had been left out; {few} years have been corrected.',
          ],
          ['統合報告書の数値も修正する。', 'Its integrated report will be amended too.'],
          ['集計を自動化して再発を防ぐ。', 'Automatic collection is to prevent a repeat.'],
        ],
      ),
    ],
  ),
  scandal(
    ['logging', 'environmental_management', 2, 1, 3],
    [
      part(
        0,
        'news',
        -0.45,
        0,
        [['{c}の{over}事業、森林開発で住民が抗議', 'Residents protest against clearing of forest for {c} in {over}']],
        [
          [
            '{over}で{c}が出資する事業を巡り、森林の開発に反対する住民らが{day}、抗議活動を行った。',
            'Residents in {over} protested on {day} against the clearing of forest for a project in which {c} has a stake.',
          ],
        ],
        [
          ['希少な動植物の生息地と重なると訴えている。', 'They say it overlaps with the habitat of rare species.'],
          ['同社は環境影響評価を見直すとしている。', 'The company will review its environmental assessment.'],
          ['融資する銀行にも説明を求める書簡が送られた。', 'Letters went to the banks that finance it.'],
        ],
      ),
    ],
    /^(1|2050|3050|3150|4050|6050|8050)/,
  ),
  scandal(
    ['forced-labor', 'labour_rights', 2, 2, 4],
    [
      part(
        0,
        'news',
        -0.7,
        0,
        [['{c}の{over}調達先で強制労働の疑い　NGOが指摘', 'NGO alleges forced labor at {c} supplier in {over}']],
        [
          [
            '人権団体は{day}、{c}の{over}の調達先で移住労働者が旅券を取り上げられていたとする報告書を公表した。',
            'A rights group said in a report on {day} that migrant workers at a {c} supplier in {over} had their passports taken away.',
          ],
        ],
        [
          ['仲介業者への多額の手数料も問題視する。', 'It also criticizes high fees paid to recruiters.'],
          ['{c}は第三者監査を行うと表明した。', 'The company announced a third-party audit.'],
          [
            '北米の小売り大手が取引の見直しを検討しているという。',
            'A large North American retailer is said to be reviewing its orders.',
          ],
        ],
      ),
      part(
        60,
        'disclosure',
        -0.1,
        1,
        [['調達先における人権問題に関する調査結果について', '{c} reports on human rights at its supplier']],
        [
          [
            '{c}は、調達先で労働者が負担した手数料の返還を始めたと公表した。',
            '{c} said that repayment of recruitment fees to workers at its supplier has begun.',
          ],
        ],
        [
          [
            '対象は{n}人で、費用は調達先と折半する。',
            'It concerns {n} people, and the cost is shared with the supplier.',
          ],
          ['同様の調達先{few}社も点検する。', 'It is checking {few} similar suppliers.'],
        ],
      ),
    ],
    /^(3|6)/,
  ),
  scandal(
    ['insider', 'anti_corruption', 3, 1, 2],
    [
      part(
        0,
        'news',
        -0.45,
        0,
        [
          [
            '{c}元社員にインサイダー取引の疑い　監視委が勧告',
            'Watchdog recommends fine for insider trading by former {c} employee',
          ],
        ],
        [
          [
            '証券取引等監視委員会は{day}、{c}の業績予想の修正を公表前に知り株を売買したとして、元社員に課徴金を科すよう勧告した。',
            'The Securities and Exchange Surveillance Commission recommended on {day} a fine for a former employee of {c} who traded before a change of forecast.',
          ],
        ],
        [
          ['同社は「管理体制を強化する」とコメントした。', 'The company said that it will tighten controls.'],
          ['納付を求める額は{tinier}。', 'The fine is {tinier}.'],
          ['社内の研修は年1回にとどまっていた。', 'Training had been held only once a year.'],
        ],
      ),
    ],
  ),
  scandal(
    ['local-protest', 'community', 3, 1, 2],
    [
      part(
        0,
        'news',
        -0.35,
        0,
        [['{place}の住民、{c}の{plant}の騒音で改善要望', 'Neighbors ask {c} to quiet its {plant}']],
        [
          [
            '{c}の{plant}周辺の住民は{day}、夜間の騒音と交通量の改善を求める要望書を同社に提出した。',
            'People living near the {plant} of {c} handed in a petition on {day} against noise at night and traffic.',
          ],
        ],
        [
          ['署名は{n}人分に上る。', 'It bears {n} signatures.'],
          [
            '同社は防音壁の設置と搬入時間の見直しを検討する。',
            'The company is considering a noise wall and other delivery hours.',
          ],
          ['自治体も測定を行う。', 'The city will measure.'],
        ],
      ),
    ],
    makers,
  ),
  scandal(
    ['board-dispute', 'board_meeting', 2, 1, 3],
    [
      part(
        0,
        'news',
        -0.5,
        0,
        [['{c}、社外取締役{two}人が辞任　経営方針で対立', '{two} outside directors quit {c} in dispute']],
        [
          [
            '{c}は{day}、社外取締役{two}人が任期途中で辞任すると発表した。買収案件を巡り経営陣と意見が対立していた。',
            '{c} said on {day} that {two} outside directors are leaving early. They had disagreed with management over an acquisition.',
          ],
        ],
        [
          ['辞任した取締役は情報の提供が不十分だったと指摘した。', 'They complained of being told too little.'],
          [
            '機関投資家は後任の独立性を注視している。',
            'Institutional investors are watching how independent their successors will be.',
          ],
          ['同社は臨時株主総会で後任を選ぶ。', 'Successors will be elected at an extraordinary meeting.'],
        ],
      ),
    ],
  ),
]
