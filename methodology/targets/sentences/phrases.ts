/** Words that speak for a target or against it; what each is worth stands in `features.ts`. */
export const targetWord =
  /目標|目指|めざ|掲げ|コミット|宣言|計画です|方針です|進めます|いたします。|します。|\btarget|\baim|\bgoals?\b|\bcommit|\bpledg|\bobjective|\bambition|\bintend|\bplans? to\b|\bwill\b|\bstriv|\bseek|\bworking towards\b|\b(?:is|are) to\b|\bwant to\b|\bshould\b|\bpromise|\bcalls for\b/i

export const cutWord =
  /削減|減らす|減少さ|低減|抑制|カット|改善|減とす|[▲△−]\s?\d|\breduc|\bcut|\blower|\bdecreas|\bfall\b|\bhalv|\bbring(?:ing)? down|\bimprov|\beliminat|[−–-]\d|半減|分の/i

/** Setting a target is past, too, and is none of these. */
export const past =
  /(?<!設定|宣言|表明|公表|策定|決定|認定|改定|加盟|更新)(?:いた)?しました|でした|となり(?:まし)?た|となっており|減少し(?:て|まし)|達成し(?:て|た|まし|、)|達成済|削減し(?:ており|た。)|上回りました|減となり|実績|(?<!(?:\bbe|to be) )\b(?:reduced|fell|decreased|declined|rose|accounted|held|dropped|improved|lowered|was|were|achieved|having)\b|\bactual\b|\bwe cut\b|\bemissions were\b|\b(?:women|men) (?:make|made) up\b|比率は\d|割合は、?\d|末で\d|時点での/i

export const hypothetical =
  /場合|仮に|もし|仮定|想定|シナリオ|試算|見込[まみん]|予測|可能性|前提と|\bif\b|\bwould\b|\bcould\b|\bmight\b|scenario|\bassum|expected to|forecast|failing to|in theory|failure to/i

export const undecided =
  /検討|今後(?:、)?(?:設定|策定)|(?:設定|策定)する予定|定めて(?:おり|い)ま?せん|設定して(?:おり|い)ま?せん|設定していない|未設定|未定|consider(?:ing|s)?\b|explor(?:ing|e)\b|will be set|\bnot (?:yet )?(?:set|established)\b|\bno (?:\w+ ){0,4}targets?\b|not yet/i

export const withdrawn =
  /撤回|取り下げ|取下げ|廃止|旧目標|withdr[ae]wn?\b|abandon|former (?:goal|target)|no longer|\bdropped (?:our|the) (?:goal|target)/i

export const contribution = /社会の(?:実現|構築|形成)|に貢献|に寄与|contribut/i

export const product =
  /お客様の|本船|お客さまの|従来(?:機|品|製品|モデル|比)|モデル\)?比|製品の使用により|ことができます|最大\d|up to \d|predecessor|lets? (?:our )?customers|less energy than/i

/** Who is not the company itself. */
export const others =
  /政府|連盟|協会|経団連|(?:我が|わが)?国(?:は|の|が|では)|日本(?:は|の|政府|全体)|業界|鉄鋼業|産業界|欧州|EU(?:は|の|では)|世界(?:は|の排出|の平均|の気温|では|各国|全体)|パリ協定|国連|(?:東京都|[都道府県市]は)|取引先|サプライヤー|仕入先|競合|他社|顧客|各国|世の中|government|\bJapan(?:'s|’s|ese)|\bEuropean Union|\bEU\b|\bindustry\b|\bglobal(?:ly)?\b|\bthe world\b|Paris Agreement|\bsuppliers?\b|\bcustomers?\b|\bpeers?\b|competitors?|\bthe city\b|\bcountr(?:y|ies)\b|\banalysts?\b/gi

export const own =
  /当社|弊社|当行|自社|私たち|\bwe\b|\bour(?:selves)?\b(?! (?:suppliers?|customers?|peers|sector|industry|clients?))|\bus\b|the group\b|the company\b/gi

/** Another who is the subject of what follows, in the rest of the sentence too. */
export const otherAsSubject =
  /(?:政府|国|日本|業界(?:団体)?|連盟|協会|欧州連合|EU|東京都|世界)(?:は|では|が)|(?:government|industry|union|\bcity|\bworld|peers|customers)(?: \w+){0,6} (?:aims?|targets?|plans?|has|have|is|are|must|pledged|set)\b/i
