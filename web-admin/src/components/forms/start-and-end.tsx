import { Autocomplete, Box, TextField } from '@mui/material';
import { useState } from 'react';
import { DateTimeInput } from 'react-admin';
import { instantOf, localOf, ownZone, zones } from '#console/core/zoned-time.ts';

export function StartAndEnd() {
  const [zone, setZone] = useState(ownZone);
  const times = {
    parse: (local: string) => instantOf(local, zone),
    format: (value?: string) => (value?.endsWith('Z') ? localOf(value, zone) : (value ?? '')),
  };
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, columnGap: 2, width: '100%' }}>
      {/* React-admin's input keeps its text, so another zone needs another input. */}
      <DateTimeInput key={`from ${zone}`} source="startTime" label="From" helperText={false} {...times} />
      <DateTimeInput key={`until ${zone}`} source="endTime" label="Until" {...times} />
      <Autocomplete
        options={zones()}
        value={zone}
        onChange={(_event, chosen) => setZone(chosen)}
        disableClearable
        sx={{ mb: 2, gridColumn: '1 / -1' }}
        renderInput={(params) => <TextField {...params} label="Time zone of both" />}
      />
    </Box>
  );
}
