import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { paths } from '#student/app/paths.ts';
import { useSession } from '#student/core/session.ts';
import { storeReferral } from '#student/core/preferences/stored-referral.ts';

export default function InvitedPage() {
  const [search] = useSearchParams();
  const isLoggedIn = useSession() !== undefined;
  useState(() => {
    if (!isLoggedIn) storeReferral(search.get('r'));
  });
  return <Navigate to={isLoggedIn ? paths.dashboard.getHref() : paths.register.getHref()} replace />;
}
