// The process that `createReadingProcess` starts: it reads one answer after the other by the module that it is given.

type Read = (answer: unknown) => Promise<unknown>;

const { default: read } = (await import(process.argv[2] ?? '')) as { readonly default: Read };

process.on('message', (answer) => {
  void Promise.resolve(read(answer)).then(
    (facts) => process.send?.({ facts }),
    (error: unknown) => process.send?.({ error: error instanceof Error ? error.message : String(error) }),
  );
});
// The parent process has ended.
process.on('disconnect', () => process.exit());
