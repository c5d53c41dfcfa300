import { questionPreviewPath } from '#domain/core/site-paths.ts';
import { recordingOf } from '#domain/question-types/recording.ts';
import { studentView, type Question, type QuestionView } from '#domain/question-types/registry.ts';
import { fetchPlayableTrack, fetchViewablePicture } from '#domain/questions/admin-contract.ts';
import { previewReady, type PreviewMessage } from '#domain/questions/question-preview.ts';
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
  useMediaQuery,
} from '@mui/material';
import { IconEye } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useIsPhone } from '#console/components/use-is-phone.ts';
import { call } from '#console/core/api.ts';
import type { QuestionForm } from './form-shape.ts';
import { formSchema } from './form-schema.ts';

/** The question as students see it: next to a wide form, or on request in a narrow window. */
export const Preview = () => (useMediaQuery('(min-width: 1400px)') ? <BesideForm /> : <OnRequest />);

const BesideForm = () => (
  <Box component="section" aria-label="Preview" sx={{ flex: 1, minWidth: 400, p: 2, pl: 0 }}>
    <Box sx={{ position: 'sticky', top: 64 }}>
      <Typography component="h2" variant="subtitle1" sx={{ fontWeight: 650 }}>
        {name}
      </Typography>
      <PreviewOfForm />
    </Box>
  </Box>
);

const OnRequest = () => {
  const [isOpen, setOpen] = useState(false);
  const isPhone = useIsPhone();
  const titleId = useId();
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<IconEye size={18} />}
        onClick={() => setOpen(true)}
        sx={{ position: 'fixed', right: 16, bottom: 16, zIndex: 2, '&&': { bgcolor: 'background.paper' } }}
      >
        Preview
      </Button>
      {isOpen && (
        <Dialog
          open
          fullWidth
          maxWidth="md"
          fullScreen={isPhone}
          onClose={() => setOpen(false)}
          aria-labelledby={titleId}
        >
          <DialogTitle id={titleId}>{name}</DialogTitle>
          <DialogContent>
            <PreviewOfForm />
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setOpen(false)}>Close</Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
};

const name = 'On the student’s screen';

const PreviewOfForm = () => {
  const form = useDeferredValue(useWatch<QuestionForm>() as QuestionForm);
  const question = formSchema.safeParse(form).data;
  const [latest, setLatest] = useState(question);
  if (question && JSON.stringify(question) !== JSON.stringify(latest)) setLatest(question);
  return (
    <>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }} role="status">
        {latest === undefined
          ? 'Fill in all fields to see the preview.'
          : question
            ? 'Before the answer, without the key.'
            : 'The last version without errors.'}
      </Typography>
      {latest && <Screen question={latest} />}
    </>
  );
};

const Screen = ({ question }: { readonly question: Question }) => {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isReady, setReady] = useState(false);
  const view = useShownView(question);
  useEffect(() => {
    const receive = ({ origin, source, data }: MessageEvent<unknown>) => {
      const isFromFrame = origin === location.origin && source === frame.current?.contentWindow;
      if (isFromFrame && data === previewReady) setReady(true);
    };
    window.addEventListener('message', receive);
    return () => window.removeEventListener('message', receive);
  }, []);
  const sent = JSON.stringify({ kind: 'question-preview', view } satisfies PreviewMessage);
  useEffect(() => {
    if (isReady) frame.current?.contentWindow?.postMessage(JSON.parse(sent), location.origin);
  }, [isReady, sent]);
  return (
    <Box
      component="iframe"
      ref={frame}
      title="The question as students see it"
      src={questionPreviewPath}
      sx={{
        width: '100%',
        height: 'calc(100vh - 220px)',
        minHeight: 320,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
      }}
    />
  );
};

function useShownView(question: Question): QuestionView {
  const view = studentView(question, 'before');
  const track = recordingOf(question)?.track ?? '';
  const image = ('image' in question && question.image) || '';
  const { data: shownTrack } = useQuery({
    queryKey: ['questions', 'playable-track', track],
    queryFn: async ({ signal }) => (await call(fetchPlayableTrack, { track }, { signal })).body.track,
    enabled: track !== '',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { data: shownImage } = useQuery({
    queryKey: ['questions', 'viewable-picture', image],
    queryFn: async ({ signal }) => (await call(fetchViewablePicture, { image }, { signal })).body.image,
    enabled: image !== '',
    retry: false,
  });
  return {
    ...view,
    ...(shownTrack !== undefined && { track: shownTrack }),
    ...(shownImage !== undefined && { image: shownImage }),
  };
}
