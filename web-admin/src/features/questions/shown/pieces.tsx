import type { Reason } from '#domain/question-types/question-fields.ts';
import { Box, Chip, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';

export const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box component="section">
    <Typography component="h2" variant="subtitle2" color="textSecondary" gutterBottom>
      {title}
    </Typography>
    {children}
  </Box>
);

export const Prose = ({ children }: { children: ReactNode }) => (
  <Typography component="div" sx={{ whiteSpace: 'pre-line', maxWidth: '70ch', overflowWrap: 'anywhere' }}>
    {children}
  </Typography>
);

export interface Line {
  readonly text: string;
  readonly isKey: boolean;
  readonly reason?: Reason | undefined;
}

export const Lines = ({ lines, isOrdered = false }: { lines: readonly Line[]; isOrdered?: boolean }) => (
  <Stack component={isOrdered ? 'ol' : 'ul'} spacing={1} sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {lines.map(({ text, isKey, reason }, index) => (
      <Stack component="li" direction="row" key={index} spacing={1} sx={{ alignItems: 'flex-start' }}>
        <Box sx={{ width: 52, flex: 'none' }}>
          {isOrdered && <Chip size="small" label={index + 1} />}
          {!isOrdered && isKey && <Chip size="small" color="success" label="Key" />}
        </Box>
        <Box sx={{ minWidth: 0, maxWidth: '70ch', overflowWrap: 'anywhere' }}>
          <Box sx={{ fontWeight: isKey && !isOrdered ? 650 : 400 }}>{text}</Box>
          {reason && <ReasonLine reason={reason} />}
        </Box>
      </Stack>
    ))}
  </Stack>
);

export const ReasonLine = ({ reason: { text, quote } }: { reason: Reason }) => (
  <Typography variant="body2" color="textSecondary">
    {text}
    {quote !== undefined && <> Decides: “{quote}”</>}
  </Typography>
);
