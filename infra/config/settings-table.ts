import type { Setting } from './setting.ts';
import { settings } from './settings.ts';

export function settingsTable(): string {
  const rows = Object.entries<Setting>(settings).map(([name, { schema, meaning, otherwise, example }]) => {
    const standard = schema.safeParse(undefined);
    const value = otherwise ?? (standard.success ? `\`${String(standard.data)}\`` : '');
    return `| \`${name}\` | ${meaning} | ${value} | \`${example}\` |`;
  });
  return ['| Setting | What it is | Default | Example |', '|---|---|---|---|', ...rows].join('\n');
}
