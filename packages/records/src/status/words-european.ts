import type { StatedStatus } from './vocabulary.ts';

/**
 * The same in German, French, Spanish, Portuguese, Italian, Dutch, the Nordic languages, Polish, Czech, Slovak, Russian,
 * Ukrainian, Turkish, Hungarian, Romanian, Vietnamese, Indonesian, Greek, Hebrew and Arabic. Accents are compared as
 * written and without: people leave them out.
 */
export const EUROPEAN: Readonly<Record<StatedStatus, string>> = {
  accepted: `
    akzeptiert*, angenommen*, beschlossen*, =tomad*, =em uso, =en uso, genehmigt*, entschieden, freigegeben*, =gültig, in kraft,
    verabschiedet*, bestätigt*, accepté*, adopté*, validé*, approuvé*, décidé*, en vigueur, acté*, entériné*,
    retenu*, =actif, =active, confirmé*, aceptad*, aprobad*, adoptad*, decidid*, vigente*, en vigor, =activo,
    =activa, acordad*, ratificad*, confirmad*, aceit*, aprovad*, adotad*, em vigor, acordado, =ativo, =ativa,
    accettat*, approvat*, adottat*, deciso, decisa, in vigore, attiv*, ratificat*, geaccepteerd*, aanvaard*,
    goedgekeurd*, aangenomen, besloten, vastgesteld, actief, vedtatt*, vedtaget*, godkjent*, godkendt*,
    godkänd*, godkänt, akseptert*, accepteret*, accepterad*, accepterat, antatt, antagen, antaget, besluttet,
    beslutta, beslutad*, beslutat, gjeldende, gældende, gällande, aktiv*, i kraft, hyväksytty, voimassa,
    päätetty, przyjęt*, zaakceptowan*, akceptowan*, zatwierdzon*, uzgodnion*, obowiązując*, aktywn*, přijat*,
    schválen*, prijat*, schválené, akceptov*, platn*, принят*, утвержд*, одобрен*, согласован*, действует,
    действующ*, актив*, подтвержд*, решено, прийнят*, затвердж*, схвален*, погодж*, чинн*, kabul edildi, kabul,
    onaylandı, onaylı, yürürlükte, elfogadv*, elfogadott, jóváhagy*, acceptat*, aprobat*, adoptat*, chấp nhận,
    đã chấp nhận, phê duyệt, đã phê duyệt, đã duyệt, thông qua, diterima, disetujui, berlaku, disahkan,
    αποδεκτ*, εγκρίθηκε, εγκεκριμέν*, התקבל*, אושר*, מאושר*, מקבל, مقبول*, معتمد*, تمت الموافقة`,
  done: `
    umgesetzt*, implementiert*, abgeschlossen*, erledigt, implémenté*, terminé*, appliqué*, mis en œuvre,
    mise en œuvre, implementad*, completad*, terminad*, aplicad*, concluíd*, implementat*, completat*,
    applicat*, attuat*, geïmplementeerd*, afgerond, doorgevoerd, implementert*, implementeret*, implementerad*,
    gennemført, gjennomført, genomförd*, toteutettu, wdrożon*, zaimplementowan*, zrealizowan*, implementován*,
    реализован*, внедр*, выполнен*, реалізован*, впровадж*, uygulandı, tamamlandı, megvalósít*, đã triển khai,
    đã thực hiện, diimplementasikan, selesai`,
  proposed: `
    vorgeschlagen*, vorschlag, =geplant*, =planifié*, =planead*, =planificad*, =planejad*, =offen, in diskussion, zur diskussion, in prüfung, in abstimmung, in bewertung,
    ausstehend, zurückgestellt, zu entscheiden, eingereicht, proposé*, proposition, en discussion, en attente,
    à valider, à l'étude, en revue, en cours de validation, en cours de discussion, à décider, =ouvert, soumis*,
    reporté*, propuest*, en revisión, en discusión, pendiente*, por decidir, en evaluación, =abierto, =abierta,
    aplazad*, propost*, em revisão, em discussão, em análise, em avaliação, pendente*, sob análise, adiad*,
    proposta, in revisione, in discussione, in valutazione, in attesa, da valutare, da decidere, sospes*,
    voorgesteld*, voorstel, in behandeling, ter discussie, in overweging, ter beoordeling, openstaand,
    foreslått, foreslået, foreslåede, föreslag*, forslag, förslag, til vurdering, under vurdering,
    til diskusjon, under diskusjon, under behandling, på høring, avventer, afventer, ehdotettu, ehdotus,
    käsittelyssä, zaproponowan*, proponowan*, propozycj*, w dyskusji, w trakcie dyskusji, do decyzji,
    oczekując*, w ocenie, navržen*, navrhovan*, navrhnut*, navrhnuté, ke schválení, предлож*, на рассмотрении,
    на обсуждении, обсужда*, рассматрива*, на согласовании, ожидает, отложен*, запропон*, на розгляді,
    обговорю*, очікує, önerildi, öneri, önerilen, beklemede, tartışılıyor, değerlendirmede, javasolt, javaslat,
    függőben, propus*, propunere, đề xuất, đang xem xét, chờ duyệt, đang thảo luận, diusulkan, usulan, menunggu,
    προτεινόμεν*, πρόταση, προτάθηκε, הוצע*, מוצע*, מוצעת, مقترح*, قيد المراجعة, قيد الدراسة`,
  draft: `
    entwurf, in arbeit, in bearbeitung, skizze, brouillon, ébauche, en cours, en cours de rédaction, borrador,
    en progreso, en curso, en elaboración, rascunho, em andamento, em progresso, em elaboração, bozza, in corso,
    in lavorazione, =concept, =ontwerp, in bewerking, utkast, udkast, kladd, kladde, under arbeid,
    under arbejde, pågår, luonnos, kesken, szkic, w trakcie, w toku, w przygotowaniu, wersja robocza, koncept,
    rozpracován*, черновик*, чернетка, в работе, в разработке, в процессе, в роботі, =проект, taslak, tervezet,
    folyamatban, ciornă, în lucru, bản nháp, nháp, draf, dalam pengerjaan, πρόχειρο, προσχέδιο, טיוטה, مسودة`,
  rejected: `
    abgelehnt*, verworfen*, zurückgezogen*, nicht angenommen, nicht akzeptiert, rejeté*, refusé*, abandonné*,
    retiré*, écarté*, annulé*, rechazad*, descartad*, retirad*, abandonad*, cancelad*, rejeitad*, recusad*,
    rifiutat*, respint*, scartat*, abbandonat*, ritirat*, annullat*, afgewezen, verworpen, ingetrokken,
    geweigerd, geannuleerd, avvist, avviste, avvisad*, avslått, avslag, afvist, afvises, forkast*, trukket,
    tillbakadragen, hylätty, peruttu, odrzucon*, wycofan*, zaniechan*, zamítnut*, odmítnut*, zamietnut*,
    odmietnut*, отклон*, отверг*, отказ*, отозван*, отмен*, відхил*, скасов*, reddedildi, iptal, geri çekildi,
    elutasít*, elvetett, visszavont, respins*, anulat*, từ chối, bị từ chối, đã hủy, bác bỏ, ditolak,
    dibatalkan, απορρίφθηκε, απορριφθέν*, נדחה*, נדחתה, مرفوض*`,
  deprecated: `
    veraltet*, überholt*, obsolet*, außer kraft, hinfällig, archiviert*, ungültig, aufgehoben, obsolète*,
    déprécié*, périmé*, caduc, caduque, archivé*, dépassé*, deprecad*, anticuad*, archivad*, derogad*,
    en desuso, depreciad*, descontinuad*, arquivad*, revogad*, deprecat*, non più valid*, archiviat*, abrogat*,
    verouderd*, vervallen, achterhaald, gearchiveerd, foreldet, foreldede, utdatert, forældet, föråldra*,
    utgått, utgår, udgået, avviklet, arkivert, arkiveret, arkiverad, vanhentunut, poistettu, przestarzał*,
    nieaktualn*, wycofane z użycia, zarchiwizowan*, zastaral*, neplatn*, устарел*, устаревш*, неактуал*, архив*,
    застаріл*, неактуальн*, kullanımdan kaldırıldı, eskimiş, geçersiz, elavult, hatálytalan, învechit*,
    depășit*, lỗi thời, không còn dùng, ngừng sử dụng, usang, kedaluwarsa, παρωχημέν*, καταργήθηκε, מיושן,
    הוצא משימוש, مهمل*, قديم*`,
  superseded: `
    ersetzt*, abgelöst*, remplacé*, supplanté*, reemplazad*, sustituid*, substituíd*, substituid*, supersedid*,
    sostituit*, superat*, superad*, rimpiazzat*, vervangen, erstattet, erstattes, ersatt, ersatts, avløst,
    afløst, korvattu, zastąpion*, nahrazen*, nahraden*, замен*, замещ*, замін*, değiştirildi, yerini aldı,
    felváltott, felülír*, leváltott, înlocuit*, thay thế, bị thay thế, đã thay thế, digantikan, diganti,
    αντικαταστάθηκε, הוחלף*, הוחלפה, استبدل*, مستبدل*`,
};

export const EUROPEAN_TURNS = {
  never:
    'nicht, kein, keine, non, pas, no, não, nao, niet, geen, ikke, inte, ej, ei, nie, ne, ani, не, değil, nem, nu, không, chưa, belum, tidak, δεν, לא, غير',
  notYet:
    'noch nicht, pas encore, non encore, aún no, todavía no, ainda não, non ancora, nog niet, ennå ikke, ikke enda, endnu ikke, ännu inte, jeszcze nie, ещё не, еще не, ще не, henüz, încă nu, chưa được',
  noLonger:
    'nicht mehr, plus, ya no, non più, mais não, niet meer, ikke lenger, ikke længere, inte längre, już nie, больше не, artık',
  partly:
    'teilweise, zum teil, teile, partiellement, en partie, parcialmente, en parte, em parte, parzialmente, in parte, gedeeltelijk, deels, delvis, osittain, częściowo, částečně, частично, частково, kısmen, részben, parțial, một phần, sebagian',
} as const;
