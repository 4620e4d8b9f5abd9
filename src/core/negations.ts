const WORDS = `no not never none nobody nothing cannot without neither nor
nicht nie niemals kein keine keinen keinem keiner ohne nichts niemand
ne pas jamais sans aucun aucune rien ni
nunca jamás sin ningún ninguna nada nadie tampoco
não nem sem nenhum nenhuma ninguém
non mai senza nessun nessuna niente
niet nooit geen zonder niets
nie nigdy bez żaden żadna nic
не ни нет никогда без нельзя ничего
ні немає ніколи
değil yok hiç asla
tidak bukan jangan tanpa belum tak
không đừng chưa chẳng
لا لم لن ليس ليست بدون غير
نه نیست نکن هرگز
नहीं न मत कभी बिना
না নয় নেই নি
inte aldrig ingen utan`;

/** Words that turn what a line says into its contrary, in the languages of `LABELS`. */
export const NEGATIONS: ReadonlySet<string> = new Set(WORDS.split(/\s+/));

/** The same inside words, and in scripts that put no spaces between them. */
export const NOT_IN_WORDS =
  /n[’']t\b|[不没沒未無无別别勿]|ない|ません|なし|禁止|(?:^|\s)(?:안|못)\s|않|없|말아|지\s?마/u;
