import { useLocation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";

/** Reads out the title of a page that a link led to: the browser loads no document then, and says nothing by itself. */
export function PageAnnouncer() {
	const { pathname } = useLocation();
	const shown = useRef(pathname);
	const [title, setTitle] = useState("");
	useEffect(() => {
		if (shown.current === pathname) return;
		shown.current = pathname;
		setTitle(document.title);
	}, [pathname]);
	return (
		<p role="status" className="sr-only">
			{title}
		</p>
	);
}
