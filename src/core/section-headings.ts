/**
 * What stands over the sections of a summary, by language (BCP 47 primary tag), in the order of `SECTIONS`: goal,
 * constraints and preferences, decisions, facts and exact details, done, open requests, next.
 */
export const HEADINGS: Readonly<Record<string, string>> = {
  en: 'Goal|Constraints and preferences|Decisions|Facts and exact details|Done|Open requests|Next',
  de: 'Ziel|Vorgaben und Wünsche|Entscheidungen|Fakten und genaue Angaben|Erledigt|Offene Anliegen|Nächste Schritte',
  fr: 'Objectif|Contraintes et préférences|Décisions|Faits et détails exacts|Terminé|Demandes en attente|Prochaines étapes',
  es: 'Objetivo|Condiciones y preferencias|Decisiones|Datos y detalles exactos|Hecho|Peticiones pendientes|Próximos pasos',
  pt: 'Objetivo|Restrições e preferências|Decisões|Dados e detalhes exatos|Concluído|Pedidos em aberto|Próximos passos',
  it: 'Obiettivo|Vincoli e preferenze|Decisioni|Fatti e dati esatti|Completato|Richieste in sospeso|Prossimi passi',
  nl: 'Doel|Randvoorwaarden en voorkeuren|Besluiten|Feiten en exacte gegevens|Afgerond|Openstaande verzoeken|Volgende stappen',
  pl: 'Cel|Ograniczenia i preferencje|Decyzje|Fakty i dokładne dane|Zrobione|Otwarte prośby|Kolejne kroki',
  ru: 'Цель|Ограничения и предпочтения|Решения|Факты и точные данные|Сделано|Открытые запросы|Дальнейшие шаги',
  uk: 'Мета|Обмеження та вподобання|Рішення|Факти й точні дані|Зроблено|Відкриті запити|Наступні кроки',
  tr: 'Amaç|Kısıtlar ve tercihler|Kararlar|Bilgiler ve kesin ayrıntılar|Tamamlananlar|Bekleyen istekler|Sonraki adımlar',
  id: 'Tujuan|Batasan dan preferensi|Keputusan|Fakta dan detail persis|Selesai|Permintaan yang belum selesai|Langkah berikutnya',
  vi: 'Mục tiêu|Ràng buộc và sở thích|Quyết định|Thông tin và chi tiết chính xác|Đã hoàn thành|Yêu cầu chưa giải quyết|Bước tiếp theo',
  ar: 'الهدف|القيود والتفضيلات|القرارات|الحقائق والتفاصيل الدقيقة|ما تم إنجازه|الطلبات المعلقة|الخطوات التالية',
  fa: 'هدف|محدودیت‌ها و ترجیحات|تصمیم‌ها|اطلاعات و جزئیات دقیق|کارهای انجام‌شده|درخواست‌های باز|گام‌های بعدی',
  hi: 'लक्ष्य|शर्तें और प्राथमिकताएँ|निर्णय|तथ्य और सटीक विवरण|पूरे हो चुके काम|लंबित अनुरोध|अगले कदम',
  bn: 'লক্ষ্য|সীমাবদ্ধতা ও পছন্দ|সিদ্ধান্ত|তথ্য ও সুনির্দিষ্ট বিবরণ|সম্পন্ন|অমীমাংসিত অনুরোধ|পরবর্তী পদক্ষেপ',
  zh: '目标|限制与偏好|决定|事实与具体细节|已完成|待处理的请求|下一步',
  ja: '目的|制約と希望|決定事項|事実と正確な情報|完了|未対応の依頼|次のステップ',
  ko: '목표|제약 및 선호 사항|결정 사항|사실 및 정확한 세부 정보|완료|미해결 요청|다음 단계',
};
