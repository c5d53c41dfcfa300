import { Alert, Box, Button, Card, CardContent, Link, Stack, TextField, Typography } from '@mui/material';
import { useEffect, useState, type SyntheticEvent } from 'react';
import { Notification, useLogin, useNavigate } from 'react-admin';
import { formText } from '../components/form-text.ts';
import { selectOptionalUser } from '../core/auth-provider.ts';
import { notAnAdmin } from '../core/messages.ts';
import { lostBecause } from '../core/session.ts';

/** Logs in with the student client's call; who is not an admin is told so in a sentence. */
export const LoginPage = () => {
  const login = useLogin();
  const navigate = useNavigate();
  const [problem, setProblem] = useState(lostBecause);
  const [isWaiting, setIsWaiting] = useState(false);

  useEffect(() => {
    let isShown = true;
    const look = async () => {
      const user = await selectOptionalUser();
      if (!isShown || user === undefined) return;
      if (user.platformAccess === 'admin') navigate('/');
      else setProblem(`You are logged in as ${user.email}. ${notAnAdmin}`);
    };
    void look();
    return () => {
      isShown = false;
    };
  }, [navigate]);

  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setIsWaiting(true);
    setProblem(undefined);
    try {
      await login({ email: formText(form, 'email'), password: form.get('password') });
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    } finally {
      setIsWaiting(false);
    }
  };

  return (
    <Box
      component="main"
      sx={{ minHeight: '100dvh', display: 'grid', placeItems: 'center', p: 2, bgcolor: 'background.default' }}
    >
      <Card sx={{ width: '100%', maxWidth: 400 }}>
        <CardContent sx={{ p: 3 }}>
          <Typography component="h1" variant="h5" sx={{ fontWeight: 700 }}>
            Ninety admin
          </Typography>
          <Typography color="textSecondary" sx={{ mb: 2 }}>
            For the team. Students log in on <Link href="/login">the student site</Link>.
          </Typography>
          <form onSubmit={(event) => void submit(event)}>
            <Stack spacing={1}>
              {problem !== undefined && <Alert severity="error">{problem}</Alert>}
              <TextField name="email" type="email" label="E-mail address" autoComplete="username" required />
              <TextField
                name="password"
                type="password"
                label="Password"
                autoComplete="current-password"
                required
              />
              <Button type="submit" variant="contained" size="large" loading={isWaiting}>
                Log in
              </Button>
            </Stack>
          </form>
        </CardContent>
      </Card>
      <Notification />
    </Box>
  );
};
