import { fetchStudentRecording, listenToRecording } from '#domain/support/contract.ts';
import { Alert, Button, Card, CardContent, Typography } from '@mui/material';
import { IconHeadphones } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call, textOf } from '#console/core/api.ts';
import { fetchLookedAt } from '#console/core/fetch-looked-at.ts';

interface RecordedAnswerProps {
  readonly userId: string;
  readonly recording: string;
  readonly reason: string;
}

export const RecordedAnswer = ({ userId, recording, reason }: RecordedAnswerProps) => {
  const [isBroken, setBroken] = useState(false);
  const listen = useMutation({
    mutationFn: async () => {
      const { body } = await call(listenToRecording, { id: userId, recording, reason });
      return URL.createObjectURL(await fetchLookedAt(fetchStudentRecording, body.listening));
    },
  });
  const address = listen.data;
  useEffect(
    () => () => {
      if (address !== undefined) URL.revokeObjectURL(address);
    },
    [address],
  );
  return (
    <Card component="section" aria-label="Recording">
      <CardContent>
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
          This answer was spoken. Listening to it is recorded in this history, with the reason that you gave.
        </Typography>
        {address === undefined ? (
          <Button
            variant="outlined"
            startIcon={<IconHeadphones size={18} />}
            loading={listen.isPending}
            onClick={() => listen.mutate()}
          >
            Listen to the recording
          </Button>
        ) : (
          <audio
            controls
            autoPlay
            aria-label="Recording of the answer"
            src={address}
            onError={() => setBroken(true)}
            style={{ width: '100%', display: 'block' }}
          />
        )}
        {listen.error && (
          <Alert severity="warning" sx={{ mt: 1 }}>
            {textOf(listen.error)}
          </Alert>
        )}
        {isBroken && <Alert severity="warning">This browser cannot play the recording.</Alert>}
      </CardContent>
    </Card>
  );
};
