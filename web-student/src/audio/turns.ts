interface Speaker {
  pause(): void;
}

export function createTurns() {
  const present: Speaker[] = [];
  let last: Speaker | undefined;
  return {
    enter(speaker: Speaker): () => void {
      present.push(speaker);
      return () => {
        present.splice(present.indexOf(speaker), 1);
        if (last === speaker) last = undefined;
      };
    },
    take(speaker: Speaker): void {
      if (last !== speaker) last?.pause();
      last = speaker;
    },
    hasKeys: (speaker: Speaker): boolean => (last ?? present[0]) === speaker,
  };
}

export const turns = createTurns();
