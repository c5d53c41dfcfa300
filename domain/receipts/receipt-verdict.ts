/** `no_receipt`: not our file; `unknown_key`, `key_ended`: by its key; `altered`: signature or salt do not match. */
export type ReceiptVerdict = 'genuine' | 'no_receipt' | 'unknown_key' | 'key_ended' | 'altered';
