import Markdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { anchorOf } from '#domain/content/anchor-of.ts';

const plugins = [remarkGfm];

/** Does not render HTML, or links with schemes other than those of websites and email. */
export function SiteText({ text }: { readonly text: string }) {
  return (
    <Markdown remarkPlugins={plugins} components={components} skipHtml>
      {text}
    </Markdown>
  );
}

const components: Components = {
  h2: ({ node, ...props }) => <h2 {...props} id={anchorOf(textOf(node))} />,
  table: ({ node: _node, ...props }) => (
    // A wide table scrolls on its own, also by keyboard.
    <div className="wide" tabIndex={0} role="region" aria-label="Table">
      <table {...props} />
    </div>
  ),
};

function textOf(node: unknown): string {
  if (typeof node !== 'object' || node === null) return '';
  if ('value' in node) return String(node.value);
  return 'children' in node && Array.isArray(node.children) ? node.children.map(textOf).join('') : '';
}
