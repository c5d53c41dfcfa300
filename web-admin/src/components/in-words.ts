export function inWords(name: string): string {
  return name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
}

export function asTitle(name: string): string {
  return capital(inWords(name));
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
