/** Headings under which records say what was decided, in the languages records are written in. Lower case. */
const DECISION: ReadonlySet<string> = new Set(
  `decision|decisions|the decision|our decision|decision outcome|decision outcomes|decision result|decision taken|decision made|decision statement|outcome|resolution|
entscheidung|entscheidungen|die entscheidung|entscheidungsergebnis|beschluss|décision|la décision|decisión|decisiones|resultado de la decisión|decisão|decisões|resultado da decisão|decisione|
esito della decisione|besluit|beslissing|beslutning|beslut|avgjørelse|vedtak|päätös|decyzja|rozhodnutí|rozhodnutie|решение|принятое решение|рішення|карар|karar|döntés|decizie|decizia|
quyết định|keputusan|απόφαση|החלטה|القرار|決定|決定事項|決定内容|決定結果|决定|决策|决策结果|決策|決議|결정|결정 사항|결정사항|의사결정`
    .split('|')
    .map((name) => name.trim()),
);

export function isDecisionName(name: string): boolean {
  return DECISION.has(name.toLowerCase());
}

/** Headings and labels that say what a record is, not what it says. */
const METADATA: ReadonlySet<string> = new Set(
  `status|adr status|decision status|state|date|decision date|decider|deciders|decision maker|decision makers|decided by|consulted|informed|tags|metadata|author|authors|owner|owners|
reviewer|reviewers|technical story|supersedes|supercedes|superseded by|superceded by|related|relates to|links|references|estado|fecha|data|statut|datum|dato|stato|статус|дата|
状态|狀態|日期|ステータス|日付|상태|날짜|stan|stav|tila|durum|decisores|autor|autores|beteiligte|entscheider|décideurs|beslutningstakere`
    .split('|')
    .map((name) => name.trim()),
);

export function isMetadataName(name: string): boolean {
  return METADATA.has(name.toLowerCase().replaceAll(/[-_]/g, ' '));
}
