import { plainly } from '../status/vocabulary.ts';

/** What a label in a record may announce. */
export type Field = 'status' | 'date' | 'title' | 'supersedes' | 'supersededBy';

const LABELS: Readonly<Record<Field, string>> = {
  status: `
    status, adr status, decision status, record status, current status, status of decision,
    status of the decision, decision state, state, stage, lifecycle, lifecycle status, lifecycle state,
    adr state, rfc status, rfc state, proposal status, document status, overall status, approval status, estado, estado de la decisión,
    situação, situacao, statut, état, etat, stato, stan, stav, status decyzji, zustand, статус, статус решения,
    состояние, стан, статус рішення, ステータス, 状態, 状态, 狀態, 决策状态, 상태, durum, tila, tilanne, állapot, trạng thái,
    สถานะ, κατάσταση, סטטוס, الحالة, स्थिति, stand, status van besluit, stare, statusas`,
  date: `
    date, dates, date of decision, decision date, decided, decided on, date decided, created, created at,
    creation date, date created, accepted on, date accepted, datum, fecha, data, dato, päivämäärä, päiväys,
    дата, 日付, 日期, 날짜, 작성일, tarih, dátum, ngày, tanggal, ημερομηνία, date de décision, fecha de decisión,
    entscheidungsdatum, last updated, updated`,
  title: `
    title, name, adr title, decision title, titel, título, titulo, titre, titolo, tytuł, название, заголовок,
    タイトル, 标题, 標題, 제목, başlık`,
  supersededBy: `
    superseded by, superceded by, superseeded by, replaced by, obsoleted by, succeeded by, superseded in,
    superseded, ersetzt durch, abgelöst durch, remplacé par, remplacée par, reemplazado por, reemplazada por,
    sustituido por, sustituida por, substituído por, substituída por, sostituito da, sostituita da,
    vervangen door, erstattet av, erstattet af, ersatt av, zastąpione przez, zastąpiona przez, nahrazeno,
    заменено, заменено на, заменён, заменена, замінено, 被取代, 取代者, 被替代, 대체됨, 置き換え先, successor, superseding adr`,
  supersedes: `
    supersedes, supercedes, superseeds, superseded adrs, supersedes adr, replaces, obsoletes, ersetzt, löst ab,
    remplace, reemplaza, reemplaza a, sustituye, sustituye a, substitui, sostituisce, vervangt, erstatter,
    ersätter, zastępuje, nahrazuje, заменяет, замінює, 取代, 替代, 대체, 置き換え, supersede, predecessor`,
};

let fields: ReadonlyMap<string, Field> | undefined;

/** The field a label names; `label` is bare text such as `Status` or `Superseded-By`. */
export function fieldOf(label: string): Field | undefined {
  fields ??= new Map(
    (Object.keys(LABELS) as Field[]).flatMap((field) =>
      LABELS[field].split(',').map((name) => [plainly(name.trim()), field] as const),
    ),
  );
  return fields.get(plainly(label).replaceAll(/[_-]+/g, ' ').replaceAll(/\s+/g, ' ').trim());
}
