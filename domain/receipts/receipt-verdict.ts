/**
 * What became of the checking: `no_receipt` is no file of ours, or one whose form was changed; `unknown_key` is signed
 * with none of the keys, and `key_ended` with one that had ended by then; `altered` does not go with its signature or its salt.
 */
export type ReceiptVerdict = 'genuine' | 'no_receipt' | 'unknown_key' | 'key_ended' | 'altered';
