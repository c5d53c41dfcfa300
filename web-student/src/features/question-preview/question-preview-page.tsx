import { Text, Title } from '@mantine/core';
import { useEffect, useState } from 'react';
import { emptyAnswerOf, type QuestionView } from '#domain/question-types/registry.ts';
import { previewMessageSchema, previewReady } from '#domain/questions/question-preview.ts';
import { usePlayer } from '#student/audio/use-player.ts';
import { ExerciseFrame } from '#student/components/question/exercise-frame.tsx';
import { QuestionScreen } from '#student/mechanisms/registry.tsx';

export default function QuestionPreviewPage() {
  const view = useSentView();
  if (!view) {
    return (
      <>
        <Title order={1} size="h3">
          Preview of a question
        </Title>
        <Text>The admin console shows a question here.</Text>
      </>
    );
  }
  return <Preview key={JSON.stringify(view)} view={view} />;
}

function Preview({ view }: { readonly view: QuestionView }) {
  const player = usePlayer(view, { mode: 'review', loadAgain: () => Promise.resolve(view) });
  return (
    // Inert: an answer would record, store or spend something for nothing.
    <div inert>
      <ExerciseFrame view={view} context="practice" actions={null}>
        <QuestionScreen
          view={view}
          answer={emptyAnswerOf(view.type)}
          player={player}
          change={ignore}
          phase="before"
          context="practice"
          showAnswer={false}
        />
      </ExerciseFrame>
    </div>
  );
}

const ignore = () => undefined;

function useSentView(): QuestionView | undefined {
  const [view, setView] = useState<QuestionView>();
  useEffect(() => {
    const { parent } = window;
    if (parent === window) return undefined;
    const receive = ({ origin, source, data }: MessageEvent<unknown>) => {
      if (origin !== location.origin || source !== parent) return;
      const message = previewMessageSchema.safeParse(data);
      if (message.success) setView(message.data.view);
    };
    window.addEventListener('message', receive);
    parent.postMessage(previewReady, location.origin);
    return () => window.removeEventListener('message', receive);
  }, []);
  return view;
}
