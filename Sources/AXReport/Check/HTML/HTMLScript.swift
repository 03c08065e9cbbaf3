/// The script for the filters. It doesn't make any requests.
enum HTMLScript {
    static let text = """
        (() => {
          const form = document.getElementById("filters");
          if (!form) return;
          const items = [...document.querySelectorAll(".finding")];
          const status = document.getElementById("shown");
          const nothing = document.getElementById("nothing");
          const contents = items.map((item) => item.textContent.toLowerCase());
          const boxes = [...form.querySelectorAll("input[type=checkbox]")];
          function apply() {
            const data = new FormData(form);
            const severities = new Set(data.getAll("severity"));
            const wanted = { locale: data.get("locale"), rule: data.get("rule") };
            const text = data.get("text").trim().toLowerCase();
            let shown = 0;
            items.forEach((item, place) => {
              const fits = severities.has(item.dataset.severity)
                && Object.entries(wanted).every(([name, value]) => !value || item.dataset[name] === value)
                && (!text || contents[place].includes(text));
              item.hidden = !fits;
              if (fits) shown += 1;
            });
            nothing.hidden = shown > 0;
            status.textContent = `${shown} of ${items.length} ${items.length === 1 ? "finding" : "findings"} shown`;
          }
          function state() {
            const state = new URLSearchParams();
            const checked = boxes.filter((box) => box.checked).map((box) => box.value);
            if (checked.length < boxes.length) state.set("severity", checked.join(","));
            for (const name of ["locale", "rule", "text"]) {
              if (form.elements[name].value) state.set(name, form.elements[name].value);
            }
            return state.toString();
          }
          function read() {
            const hash = location.hash.slice(1);
            if (hash && !hash.includes("=")) {
              const target = document.getElementById(hash);
              if (target && target.hidden) { show(new URLSearchParams()); target.scrollIntoView(); }
              return;
            }
            show(new URLSearchParams(hash));
          }
          function show(state) {
            const checked = state.has("severity") ? state.get("severity").split(",") : boxes.map((box) => box.value);
            boxes.forEach((box) => { box.checked = checked.includes(box.value); });
            for (const name of ["locale", "rule", "text"]) {
              const element = form.elements[name];
              element.value = state.get(name) ?? "";
              if (element.selectedIndex < 0) element.value = "";
            }
            apply();
          }
          function changed() {
            apply();
            history.replaceState(null, "", "#" + state());
          }
          form.addEventListener("input", changed);
          form.addEventListener("submit", (event) => event.preventDefault());
          form.addEventListener("reset", () => setTimeout(changed));
          addEventListener("hashchange", read);
          form.hidden = false;
          apply();
          read();
        })();

        """
}
