/// What makes the filters work. It reads and hides what stands in the page, and asks for nothing.
enum HTMLScript {
    static let text = """
        (() => {
          const form = document.getElementById("filters");
          if (!form) return;
          const items = [...document.querySelectorAll(".finding")];
          const status = document.getElementById("shown");
          const texts = items.map((item) => item.textContent.toLowerCase());
          function apply() {
            const data = new FormData(form);
            const severities = new Set(data.getAll("severity"));
            const wanted = { locale: data.get("locale"), rule: data.get("rule") };
            const text = data.get("text").trim().toLowerCase();
            let shown = 0;
            items.forEach((item, place) => {
              const fits = severities.has(item.dataset.severity)
                && Object.entries(wanted).every(([name, value]) => !value || item.dataset[name] === value)
                && (!text || texts[place].includes(text));
              item.hidden = !fits;
              if (fits) shown += 1;
            });
            status.textContent = `${shown} of ${items.length} ${items.length === 1 ? "finding" : "findings"} shown`;
          }
          form.addEventListener("input", apply);
          form.addEventListener("submit", (event) => event.preventDefault());
          form.addEventListener("reset", () => setTimeout(apply));
          form.hidden = false;
          apply();
        })();

        """
}
