import { alertsPage } from "#app/content/alerts.ts";

const { install } = alertsPage;

/** How the quote desk becomes an app, without which an iPhone shows no alerts. */
export function InstallSteps() {
	return (
		<section
			aria-labelledby="install"
			className="grid gap-3 rounded-lg border border-line bg-white p-4 shadow-card sm:p-6"
		>
			<h2 id="install" className="text-lg">
				{install.title}
			</h2>
			<p>{install.intro}</p>
			<ol className="grid list-decimal gap-1 pl-6">
				{install.steps.map((step) => (
					<li key={step}>{step}</li>
				))}
			</ol>
			<h2 className="mt-2 text-lg">{install.others.title}</h2>
			<p>{install.others.text}</p>
		</section>
	);
}
