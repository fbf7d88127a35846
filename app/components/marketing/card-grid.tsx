import type { ReactNode } from "react";

const columns = {
	1: "",
	2: "sm:grid-cols-2",
	3: "md:grid-cols-3",
	6: "sm:grid-cols-2 lg:grid-cols-3",
	4: "sm:grid-cols-2 xl:grid-cols-4",
} as const;

const looks = {
	panes: "gap-2 rounded-xl bg-white p-2 shadow-lift",
	ruled: "gap-x-10 gap-y-8",
	cards: "gap-5 lg:gap-6",
} as const;

interface CardGridProps {
	columns: keyof typeof columns;
	look?: keyof typeof looks;
	className?: string;
	children: ReactNode;
}

export function CardGrid({ columns: count, look = "cards", className = "", children }: CardGridProps) {
	return <ul className={`grid ${columns[count]} ${looks[look]} ${className}`}>{children}</ul>;
}
