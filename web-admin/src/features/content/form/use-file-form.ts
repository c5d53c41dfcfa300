import { useRef, useState } from 'react';
import { uploadContentFile } from '#domain/content/file-contract.ts';
import { useUpload } from '#console/components/uploads/use-upload.ts';
import { call, failureOf } from '#console/core/api.ts';
import { faultOfFile, markdownOf, textsOf, type FileKind } from './file-kinds.ts';

/** @param markdown to insert @param file its address and its text as typed */
export type OnUploaded = (
  markdown: string,
  file: { readonly address: string; readonly words: string },
) => void;

/** The state of a file form: the file, its text, validation errors after the first submit, and the upload. */
export function useFileForm(kind: FileKind, onUploaded: OnUploaded) {
  const { label, wrong } = textsOf[kind];
  const [words, setWords] = useState('');
  const [file, setFile] = useState<File>();
  const [isChecked, setChecked] = useState(false);
  const chooseButton = useRef<HTMLButtonElement>(null);
  const wordsField = useRef<HTMLInputElement>(null);
  const said = words.trim();
  const fileFault = file ? faultOfFile(kind, file) : isChecked ? 'Choose a file.' : undefined;
  const wordsFault = isChecked && said === '' ? `${label}: fill this in.` : undefined;

  const { state, send, cancel } = useUpload({
    faultOf: (chosen) => faultOfFile(kind, chosen),
    upload: async (chosen, options) => {
      try {
        return (await call(uploadContentFile, {}, { ...options, upload: chosen })).body.address;
      } catch (error) {
        // The general message of this code mentions only pictures.
        throw failureOf(error).code === 'file_not_valid' ? new Error(wrong, { cause: error }) : error;
      }
    },
    onUploaded: (address) => onUploaded(markdownOf(kind, address, said), { address, words: said }),
  });

  const submit = () => {
    setChecked(true);
    if (!file || fileFault !== undefined) chooseButton.current?.focus();
    else if (said === '') wordsField.current?.focus();
    else void send(file);
  };
  return {
    words,
    setWords,
    wordsFault,
    wordsField,
    file,
    setFile,
    fileFault,
    chooseButton,
    state,
    submit,
    cancel,
  };
}
