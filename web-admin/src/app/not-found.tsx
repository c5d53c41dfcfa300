import { Button, Stack, Typography } from '@mui/material';
import { Title } from 'react-admin';
import { Link } from 'react-router-dom';

export const NotFound = () => (
  <Stack spacing={2} sx={{ mt: 2, alignItems: 'flex-start' }}>
    <Title title="Page not found" />
    <Typography>This page does not exist. The address may be mistyped, or the page was moved.</Typography>
    <Button component={Link} to="/" variant="contained">
      Go to the overview
    </Button>
  </Stack>
);
