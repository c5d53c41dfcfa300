import { Dialect, LocalLinter, SuggestionKind, type Lint, type Suggestion } from 'harper.js';
import { slimBinary } from 'harper.js/slimBinary';
import type { Mark, MarkCategory } from '#domain/scoring/writing/language/marks.ts';
import { checkerRules } from './checker-rules.ts';
import { isNeverCounted } from './rules/nouns/uncountable.ts';

export interface Checker {
  marksOf(text: string): Promise<Mark[]>;
}

/** Style and word choice are left out: they were 11 of 12 false marks on clean prose. */
const categories: Readonly<Record<string, MarkCategory>> = {
  Spelling: 'spelling',
  BoundaryError: 'spelling',
  Agreement: 'agreement',
  Grammar: 'other',
  Capitalization: 'capitals',
};

/** harper.js in this thread: 2 s and 270 MB to open. One dialect is enough: our dictionaries know the others. */
export async function openChecker(): Promise<Checker> {
  const linter = new LocalLinter({ binary: slimBinary, dialect: Dialect.American });
  await linter.setup();
  const rules = Object.keys(await linter.getDefaultLintConfig());
  await linter.setLintConfig(Object.fromEntries(rules.map((rule) => [rule, checkerRules.includes(rule)])));
  return {
    async marksOf(text) {
      return (await linter.lint(text, { language: 'plaintext' })).flatMap(markOf);
    },
  };
}

const isCountedByPiece = /\bpieces? of /u;

/** Frees the lint, which lives in WebAssembly memory. */
function markOf(lint: Lint): Mark[] {
  const span = lint.span();
  const suggestions = lint.suggestions();
  try {
    const kind = lint.lint_kind();
    const category = categories[kind];
    const texts = suggestions.map((suggestion) => textOf(suggestion, lint.get_problem_text()));
    // The library suggests all capitals for words that only other texts use as acronyms.
    const isShouted = category === 'capitals' && texts.some((text) => /\p{Lu}{2}/u.test(text));
    // The library takes nouns that can be uncountable for ones that always are.
    const counted = texts.some(
      (text) => isCountedByPiece.test(text) && !isNeverCounted(text.split(' ').at(-1) ?? ''),
    );
    if (category === undefined || isShouted || counted) return [];
    return [
      {
        span: [span.start, span.end],
        fault: category === 'spelling' ? 'spelling' : 'grammar',
        category,
        subcategory: `checker-${kind.toLowerCase()}`,
        suggestions: texts.slice(0, 5),
        sources: ['checker'],
      },
    ];
  } finally {
    for (const suggestion of suggestions) suggestion.free();
    span.free();
    lint.free();
  }
}

function textOf(suggestion: Suggestion, problem: string): string {
  const text = suggestion.get_replacement_text();
  const kind = suggestion.kind();
  if (kind === SuggestionKind.Remove) return '';
  return kind === SuggestionKind.InsertAfter ? problem + text : text;
}
