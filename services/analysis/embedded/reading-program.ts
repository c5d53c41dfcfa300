// The process that `createReadingProcess` starts. It reads one answer after the other with the given module.

type Read = (answer: unknown) => Promise<unknown>;

const { default: read } = (await import(process.argv[2] ?? '')) as { readonly default: Read };

process.on('message', (answer) => {
  void Promise.resolve(read(answer)).then(
    (facts) => process.send?.({ facts }),
    (error: unknown) => process.send?.({ error: error instanceof Error ? error.message : String(error) }),
  );
});
process.on('disconnect', () => process.exit());
