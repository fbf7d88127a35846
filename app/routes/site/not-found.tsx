/** Every address that no other route takes: the root's error boundary shows the 404 page. */
export function loader() {
	throw new Response(null, { status: 404 });
}

export default function NotFoundRoute() {
	return null;
}
