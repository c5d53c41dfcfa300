import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { memo, useEffect, useEffectEvent, useRef, useState } from 'react';
import { takesKeys } from '#student/core/page/shortcuts.ts';
import { hasSingleKeys } from '#student/core/page/use-shortcuts.ts';

interface Props {
  readonly value: string;
  readonly onSearch: (text: string) => void;
}

const quietMs = 300;

export const SearchField = memo(function SearchField({ value, onSearch }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  const [asked, setAsked] = useState<readonly string[]>([]);
  if (known !== value) {
    setKnown(value);
    const place = asked.indexOf(value);
    setAsked(asked.slice(place + 1));
    // Only outside changes, such as Back or clearing all filters, replace the text: a late result of this field's own
    // searches must not overwrite newer typing.
    if (place < 0) setText(value);
  }

  const search = (typed: string) => {
    const sought = typed.trim();
    if (sought === (asked.at(-1) ?? value)) return;
    setAsked([...asked, sought]);
    onSearch(sought);
  };
  const searchAfterwards = useEffectEvent(search);
  useEffect(() => {
    const timer = setTimeout(() => searchAfterwards(text), quietMs);
    return () => clearTimeout(timer);
  }, [text]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented)
        return;
      if (!hasSingleKeys() || takesKeys(document.activeElement)) return;
      if (document.querySelector('[aria-modal="true"]')) return;
      event.preventDefault();
      input.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  return (
    <TextInput
      ref={input}
      type="search"
      label="Search"
      placeholder="Title or number"
      aria-keyshortcuts="/"
      maxLength={100}
      leftSection={<IconSearch size={18} stroke={1.6} aria-hidden />}
      value={text}
      onChange={({ currentTarget }) => setText(currentTarget.value)}
      onKeyDown={({ key }) => {
        if (key === 'Enter') search(text);
      }}
    />
  );
});
